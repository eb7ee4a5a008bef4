"""The box: what `components.toml` says, checked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec

from kaizhuo.core.errors import DataError
from kaizhuo.games.dnup.box.options import SEAT_COUNTS as SEAT_COUNTS
from kaizhuo.kit.boxes import components_file, load_components

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
    box = load_components(file, Box)
    cards = sorted(read_card(name, group.smallest_table) for group in box.group for name in group.cards)
    check_cards(file, box, cards)
    return box, cards


def check_cards(file: Path, box: Box, cards: list[Card]) -> None:
    def refuse(reason: str) -> DataError:
        return DataError("bad-components", file=str(file), reason=reason)

    if len(cards) > MOST_CARDS:
        raise refuse(f"{len(cards)} cards, but at most {MOST_CARDS} are possible")
    for card in cards:
        if not card.low < card.high <= HIGHEST:
            raise refuse(
                f"card {card.low}/{card.high} must have two different values, the lower first, at most {HIGHEST}"
            )
    star = read_card(box.star, 2)
    if sum(card == star for card in cards) != 1 or sum(card[:2] == star[:2] for card in cards) != 1:
        raise refuse(f"the star card {box.star} must be there once, in the group of two players")
    for pair, copies in Counter(card[:2] for card in cards).items():
        if copies > 2:
            raise refuse(f"card {pair[0]}/{pair[1]} is there {copies} times, but at most twice is possible")
    for value, copies in Counter(value for card in cards for value in card[:2]).items():
        if copies > MOST_OF_A_VALUE:
            raise refuse(f"value {value} is on {copies} cards, but on at most {MOST_OF_A_VALUE} is possible")
    for seats in SEAT_COUNTS:
        count = sum(card.smallest_table <= seats for card in cards)
        if count == 0 or count % seats:
            raise refuse(f"{count} cards cannot be dealt equally to {seats} players")


BOX, CARDS = load_box(components_file(Path(__file__).parent))
