"""What is in the box, as a client draws it."""

from __future__ import annotations

import msgspec

from kaizhuo.games.dnup.box.data import CARDS
from kaizhuo.games.dnup.box.tables import STAR
from kaizhuo.games.dnup.view.shapes import CardView


class GroupView(msgspec.Struct, frozen=True):
    smallest_table: int  # players who use these cards, and more
    cards: list[CardView]


class DnupBox(msgspec.Struct, frozen=True):
    groups: list[GroupView]


def contents() -> DnupBox:
    cards = [(card.smallest_table, CardView(i, card.low, card.high, i, i == STAR)) for i, card in enumerate(CARDS)]
    tables = sorted({table for table, _ in cards})
    return DnupBox([GroupView(table, [card for its, card in cards if its == table]) for table in tables])
