"""The box: what `components.toml` says, checked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec

from kaizhuo.games.dnup.box.options import SEAT_COUNTS as SEAT_COUNTS
from kaizhuo.kit.boxes import components_file, load_components
from kaizhuo.kit.fitting import Fitting

MOST_CARDS: Final = 62
HIGHEST: Final = 10
MOST_OF_A_VALUE: Final = 10

Few = Annotated[int, msgspec.Meta(ge=1, le=20)]  # so that no game has a hundred rounds
CardName = Annotated[str, msgspec.Meta(pattern=r"^[1-9][0-9]?/[1-9][0-9]?$")]


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    smallest_table: Annotated[int, msgspec.Meta(ge=2, le=5)] = msgspec.field(name="from")
    cards: tuple[CardName, ...]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    grade: str
    note: str
    star: CardName
    letters_first: Few
    letters_second: Few
    rounds_duel: Few
    turn_limit: Annotated[int, msgspec.Meta(ge=1, le=5000)]
    stalled_limit: Few
    group: tuple[Group, ...]


class Card(NamedTuple):
    low: int
    high: int
    smallest_table: int


def read_card(name: str, smallest_table: int) -> Card:
    low, high = (int(value) for value in name.split("/"))
    return Card(low, high, smallest_table)


def load_box(file: Path) -> tuple[Box, list[Card]]:
    """The box and its cards in order: identical cards, the twins, lie side by side."""
    box, fitting = load_components(file, Box, "dnup")
    cards = sorted(read_card(name, group.smallest_table) for group in box.group for name in group.cards)
    check_cards(fitting, box)
    check_counts(fitting, cards)
    star = read_card(box.star, 2)
    there = sum(card == star for card in cards) == 1 and sum(card[:2] == star[:2] for card in cards) == 1
    fitting.demand(there, ("star",), "star", found=box.star)
    fitting.settle()
    return box, cards


def check_cards(fitting: Fitting, box: Box) -> None:
    copies: Counter[tuple[int, int]] = Counter()
    for g, group in enumerate(box.group):
        for n, name in enumerate(group.cards):
            card, at = read_card(name, group.smallest_table), ("group", g, "cards", n)
            copies[card.low, card.high] += 1
            fitting.demand(card.low < card.high <= HIGHEST, at, "card", found=name, highest=HIGHEST)
            fitting.demand(copies[card.low, card.high] <= 2, at, "copies", found=name)


def check_counts(fitting: Fitting, cards: list[Card]) -> None:
    at = ("group",)
    fitting.number(at, len(cards), 1, MOST_CARDS)
    for seats in SEAT_COUNTS:
        count = sum(card.smallest_table <= seats for card in cards)
        fitting.demand(count > 0 and count % seats == 0, at, "deal", count=count, seats=seats)
    for value, count in sorted(Counter(value for card in cards for value in card[:2]).items()):
        fitting.demand(count <= MOST_OF_A_VALUE, at, "value", value=value, count=count, most=MOST_OF_A_VALUE)


BOX, CARDS = load_box(components_file(Path(__file__).parent))
