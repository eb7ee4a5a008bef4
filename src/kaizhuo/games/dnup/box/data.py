"""The box: what `components.toml` says, checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec

from kaizhuo.games.dnup.box.options import SEAT_COUNTS as SEAT_COUNTS
from kaizhuo.kit.boxes import components_file, demand, gather, load_components

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
    pairs, values = Counter(card[:2] for card in cards), Counter(value for card in cards for value in card[:2])
    checks: list[Callable[[], None]] = [partial(check_card, card) for card in dict.fromkeys(cards)]
    checks += [partial(check_copies, *pair) for pair in pairs.items()]
    checks += [partial(check_value, *value) for value in values.items()]
    gather(file, [*checks, partial(check_star, box, cards), partial(check_counts, cards)])
    return box, cards


def check_counts(cards: list[Card]) -> None:
    demand(len(cards) <= MOST_CARDS, f"{len(cards)} cards, but at most {MOST_CARDS} are possible")
    for seats in SEAT_COUNTS:
        count = sum(card.smallest_table <= seats for card in cards)
        demand(count > 0 and count % seats == 0, f"{count} cards cannot be dealt equally to {seats} players")


def check_card(card: Card) -> None:
    fits = card.low < card.high <= HIGHEST
    demand(fits, f"card {card.low}/{card.high} must have two different values, the lower first, at most {HIGHEST}")


def check_star(box: Box, cards: list[Card]) -> None:
    star = read_card(box.star, 2)
    there = sum(card == star for card in cards) == 1 and sum(card[:2] == star[:2] for card in cards) == 1
    demand(there, f"the star card {box.star} must be there once, in the group of two players")


def check_copies(pair: tuple[int, ...], copies: int) -> None:
    demand(copies <= 2, f"card {pair[0]}/{pair[1]} is there {copies} times, but at most twice is possible")


def check_value(value: int, copies: int) -> None:
    demand(
        copies <= MOST_OF_A_VALUE, f"value {value} is on {copies} cards, but on at most {MOST_OF_A_VALUE} is possible"
    )


BOX, CARDS = load_box(components_file(Path(__file__).parent))
