"""What a viewer may know, as numbers for learning (CE-11)."""

from __future__ import annotations

from typing import Final

from crazy_eights.box.data import SUITS
from crazy_eights.knowledge.redact import redact
from crazy_eights.rules.state import EightsState
from crazy_eights.rules.words import CARD, WORDS
from kaizhuo.core.row import Asking, Row
from kaizhuo.core.state import Seat

ASKING: Final = Asking(len(WORDS.steps), 8, below=1, digits_below=2)
CARDS: Final = len(CARD.members)


def write(state: EightsState, viewer: Seat, row: Row) -> None:
    seen = redact(state, viewer)
    row.question(seen, viewer, ASKING)
    row.count("draws", seen.draws)
    row.bits("stock", seen.stock, CARDS)
    row.count("cards in the stock that nobody names", seen.stock_unseen)
    row.bits("fresh", seen.fresh, CARDS)
    row.bits("discards", seen.discards, CARDS)
    row.one_hot("top card", seen.top, CARDS)
    row.one_hot("suit", seen.suit, len(SUITS))
    row.count("passes", seen.passes)
    first = max(viewer, 0)
    for left in range(seen.seats):
        seat = (first + left) % seen.seats
        row.whose = left
        row.bits("hand", seen.hand[seat], CARDS)
        row.count("fresh cards in hand that nobody names", seen.unseen[2 * seat])
        row.count("older cards in hand that nobody names", seen.unseen[2 * seat + 1])
        row.number("points", seen.points[seat])
    row.whose = -1
