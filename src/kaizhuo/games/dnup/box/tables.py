"""The box as tables of ints, for the rules.

A card is numbered 0, 1, 2 ...; a *side* is a card with one end up: 2 * card, or 2 * card + 1 when it is turned.
A *choice* is a set of cards with the same value up; all choices there can be are numbered.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.games.dnup.box.data import BOX, CARDS, HIGHEST, SEAT_COUNTS

CARD_COUNT: Final[i64] = len(CARDS)
STAR: Final[i64] = next(c for c, card in enumerate(CARDS) if f"{card.low}/{card.high}" == BOX.star)
LETTERS_FIRST: Final[i64] = BOX.letters_first
LETTERS_SECOND: Final[i64] = BOX.letters_second
ROUNDS_DUEL: Final[i64] = BOX.rounds_duel
TURN_LIMIT: Final[i64] = BOX.turn_limit
STALLED_LIMIT: Final[i64] = BOX.stalled_limit

DECK: Final[vec[i64]] = vec[i64](  # by number of players: the cards in use
    [
        sum(2**c for c, card in enumerate(CARDS) if card.smallest_table <= seats and seats in SEAT_COUNTS)
        for seats in range(max(SEAT_COUNTS) + 1)
    ]
)
DECK_SIZE: Final[vec[i64]] = vec[i64]([int(cards).bit_count() for cards in DECK])
VALUE: Final[vec[i64]] = vec[i64]([value for card in CARDS for value in (card.low, card.high)])  # by side

# Sides that show a value, in the order of the cards.
SIDES: Final = [[s for s in range(2 * len(CARDS)) if VALUE[s] == value] for value in range(HIGHEST + 1)]


def _within() -> vec[i64]:
    """By side: its bit among the sides of its value."""
    bits = [0] * (2 * len(CARDS))
    for sides in SIDES:
        for i, side in enumerate(sides):
            bits[side] = 2**i
    return vec[i64](bits)


def _twin() -> vec[i64]:
    """By side: the same side of the identical card; its own where there is none."""
    twin = list(range(2 * len(CARDS)))
    for side in twin[2:]:
        if CARDS[side // 2][:2] == CARDS[side // 2 - 1][:2]:
            twin[side], twin[side - 2] = side - 2, side
    return vec[i64](twin)


WITHIN: Final[vec[i64]] = _within()
TWIN: Final[vec[i64]] = _twin()
FIRST_TWINS: Final[i64] = sum(2**c for c in range(len(CARDS)) if TWIN[2 * c] > 2 * c)  # the second is the next card
TWINS: Final[vec[i64]] = vec[i64](  # by value: the same as bits among its sides, where the second is the next bit
    [sum(int(WITHIN[side]) for side in sides if TWIN[side] > side) for sides in SIDES]
)
BITS: Final[vec[i64]] = vec[i64]([n.bit_count() for n in range(2**10)])

# Choices: those of value 1 first; within a value by their bits among its sides.
FIRST_CHOICE: Final[vec[i64]] = vec[i64](
    [sum(2 ** len(sides) - 1 for sides in SIDES[:value]) for value in range(HIGHEST + 2)]
)
_CHOICES: Final = [
    (value, [side for i, side in enumerate(sides) if bits >> i & 1])
    for value, sides in enumerate(SIDES)
    for bits in range(1, 2 ** len(sides))
]
CHOICE_COUNT: Final[i64] = len(_CHOICES)
CHOICE_SIDES: Final = [sides for _, sides in _CHOICES]
CHOICE_VALUE: Final[vec[i64]] = vec[i64]([value for value, _ in _CHOICES])
CHOICE_SIZE: Final[vec[i64]] = vec[i64]([len(sides) for _, sides in _CHOICES])
CHOICE_CARDS: Final[vec[i64]] = vec[i64]([sum(2 ** (side // 2) for side in sides) for _, sides in _CHOICES])
