"""The box as tables of ints, for the rules.

A *card* is a kind of drink card, 0 to 24: five times its big glass plus its small one; after those come kinds with two
small glasses, where the box has any.  A *bunch* of cards (a hand, the deck) is one int with some bits for the number of
each kind: to put a card in is to add UNIT[card], and whole bunches are added and subtracted.  The *content* of a shaker
is one int too, three bits for the portions of each drink.  A *recipe* is a number; sets of recipes are masks.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT, PLACE, size
from kaizhuo.games.cheers.box.data import BOX, CONTENTS, DRINKS, Card

# Drinks and the contents of shakers

DRINK_COUNT: Final[i64] = len(DRINKS)
CAPACITY: Final[i64] = BOX.capacity
PORTION_BITS: Final[i64] = 3
PORTION: Final[vec[i64]] = vec[i64]([8**drink for drink in range(len(DRINKS))])  # one portion of a drink
PORTIONS: Final[vec[i64]] = vec[i64]([7 * 8**drink for drink in range(len(DRINKS))])  # all portions of a drink
COLUMN_SUM: Final[i64] = sum(8**drink for drink in range(len(DRINKS)))
DISCARD_BITS: Final[i64] = 6  # the discards of a drink are counted in bits of their own too
LAST_COLUMN: Final[i64] = PORTION_BITS * (len(DRINKS) - 1)

# Drink cards and bunches of them

CARDS: Final[list[Card]] = [
    *((big, (small,)) for big in range(len(DRINKS)) for small in range(len(DRINKS))),
    *sorted(card for card in CONTENTS.copies if len(card[1]) == 2),
]
CARD_COUNT: Final[i64] = len(CARDS)
BIG: Final[vec[i64]] = vec[i64]([big for big, _ in CARDS])
SMALL: Final[vec[i64]] = vec[i64]([smalls[0] for _, smalls in CARDS])
OTHER_SMALL: Final[vec[i64]] = vec[i64]([smalls[-1] for _, smalls in CARDS])  # the same where there is one
CLINKS: Final[vec[i64]] = vec[i64](  # all portions of what a card toasts with
    [sum(7 * 8**small for small in smalls) for _, smalls in CARDS]
)

_COPIES: Final = [CONTENTS.copies.get(card, 0) for card in CARDS]
_WIDTHS: Final = [copies.bit_length() for copies in _COPIES]
_SHIFTS: Final = [0, *accumulate(_WIDTHS)][:-1]
DECK_COUNT: Final[i64] = sum(_COPIES)
SHIFT: Final[vec[i64]] = vec[i64](_SHIFTS)
UNIT: Final[vec[i64]] = vec[i64]([2**shift for shift in _SHIFTS])  # one card of a kind
FIELD: Final[vec[i64]] = vec[i64](  # all cards of a kind
    [(2**width - 1) * 2**shift for width, shift in zip(_WIDTHS, _SHIFTS, strict=True)]
)
CARD_AT: Final[vec[i64]] = vec[i64]([card for card, width in enumerate(_WIDTHS) for _ in range(width)])  # by bit
BIG_FIELD: Final[vec[i64]] = vec[i64](  # all cards of a big glass
    [
        sum((2 ** _WIDTHS[i] - 1) * 2 ** _SHIFTS[i] for i, card in enumerate(CARDS) if card[0] == big)
        for big in range(len(DRINKS))
    ]
)
ALL_CARDS: Final[i64] = sum(copies * 2**shift for copies, shift in zip(_COPIES, _SHIFTS, strict=True))
PLANE_COUNT: Final[i64] = max(_WIDTHS)
PLANES: Final[vec[i64]] = vec[i64](  # bits of a bunch that count 1, 2, 4 ...
    [
        sum(2 ** (shift + bit) for width, shift in zip(_WIDTHS, _SHIFTS, strict=True) if bit < width)
        for bit in range(max(_WIDTHS))
    ]
)

# Recipes

RECIPE_COUNT: Final[i64] = len(CONTENTS.recipes)
TOKEN_WAYS: Final[vec[i64]] = vec[i64](CONTENTS.ways)
TOKEN_TOTAL: Final[i64] = sum(CONTENTS.ways)
TOKEN_DRAW: Final[vec[i64]] = vec[i64](  # each recipe as often as the tokens make it
    [recipe for recipe, ways in enumerate(CONTENTS.ways) for _ in range(ways)]
)
PRINTED: Final[vec[i64]] = vec[i64](sorted(CONTENTS.printed))
PRINTED_COUNT: Final[i64] = len(CONTENTS.printed)


def _pack(portions: tuple[int, ...]) -> int:
    return sum(count * 8**drink for drink, count in enumerate(portions))


RECIPE: Final[vec[i64]] = vec[i64]([_pack(recipe) for recipe in CONTENTS.recipes])  # as the content it asks for


def contents_of(most: int) -> list[tuple[int, ...]]:
    """Every content of at most so many portions."""
    found: list[tuple[int, ...]] = [()]
    for _ in DRINKS:
        found = [(*start, more) for start in found for more in range(most - sum(start) + 1)]
    return found


def _fulfilled() -> vec[i64]:
    """CH-14  By content: the recipes it fulfils, with at least what they ask for and nothing that they lack."""
    table = [0] * 8 ** len(DRINKS)
    for content in contents_of(BOX.capacity):
        for number, recipe in enumerate(CONTENTS.recipes):
            if all(have >= need and (need or not have) for have, need in zip(content, recipe, strict=True)):
                table[_pack(content)] |= 2**number
    return vec[i64](table)


FULFILLED: Final[vec[i64]] = _fulfilled()

# Seatings

NOBODY: Final = -3  # the team of a shaker that is shared
MOST_SEATS: Final[i64] = 6
MOST_TURNS: Final[i64] = max(len(seating.order) for seating in BOX.seating)
_TEAMS: Final = [seating.teams() for seating in BOX.seating]
_SMALL: Final = [len({teams.count(team) for team in teams}) > 1 for teams in _TEAMS]  # the first team is smaller
_DUEL: Final = [len(teams) == 2 for teams in _TEAMS]
SEATING_NAMES: Final = [seating.name for seating in BOX.seating]
SEAT_COUNT: Final[vec[i64]] = vec[i64]([len(teams) for teams in _TEAMS])
TEAM_COUNT: Final[vec[i64]] = vec[i64]([len(set(teams)) for teams in _TEAMS])
TEAM: Final[vec[i64]] = vec[i64]([team for teams in _TEAMS for team in (*teams, *[0] * (6 - len(teams)))])
MIDDLE_TEAM: Final[vec[i64]] = vec[i64](  # whose is the shaker that stands before nobody
    [NOBODY if duel else 0 for duel in _DUEL]
)
PLACE_COUNT: Final[vec[i64]] = vec[i64](  # shakers
    [len(teams) + (small or duel) for teams, small, duel in zip(_TEAMS, _SMALL, _DUEL, strict=True)]
)
_OWNERS: Final = [  # by seating and place: whose it is
    [*teams, *[NOBODY] * duel, *[0] * small] for teams, small, duel in zip(_TEAMS, _SMALL, _DUEL, strict=True)
]
RIVALS: Final[vec[i64]] = vec[i64](  # by seating and place: the places of other teams, as bits
    [
        sum(2**other for other, owner in enumerate(owners) if place < len(owners) and owner != owners[place])
        for owners in _OWNERS
        for place in range(MOST_SEATS + 1)
    ]
)
HAND: Final[vec[i64]] = vec[i64](  # by seating and seat: cards in hand
    [
        BOX.hand_small_team if small and seat < len(teams) and teams[seat] == 0 else BOX.hand
        for teams, small in zip(_TEAMS, _SMALL, strict=True)
        for seat in range(6)
    ]
)
FIXED_START: Final[vec[i64]] = vec[i64]([int(small) for small in _SMALL])  # the order begins as written (CH-23)
CYCLE_LENGTH: Final[vec[i64]] = vec[i64]([len(seating.order) for seating in BOX.seating])
CYCLE: Final[vec[i64]] = vec[i64](  # by seating and place in the order of turns
    [
        seat
        for seating in BOX.seating
        for seat in (*seating.order, *[0] * (max(len(s.order) for s in BOX.seating) - len(seating.order)))
    ]
)

# Limits

TURN_LIMIT: Final[i64] = BOX.turn_limit
SEND_LIMIT: Final[vec[i64]] = vec[i64]([min(BOX.sends_each * len(teams), BOX.sends_most) for teams in _TEAMS])


def card_count(bunch: i64) -> i64:
    """How many cards are in a bunch."""
    count: i64 = 0
    for plane in range(PLANE_COUNT):
        count += size(bunch & PLANES[plane]) << plane
    return count


def first_card(bunch: i64) -> i64:
    """The kind of the first card in a bunch that is not empty."""
    return CARD_AT[PLACE[(bunch & -bunch) % 67]]  # lowest(bunch), written out: a hot loop


def copies_of(bunch: i64, card: i64) -> i64:
    """How many cards of a kind are in a bunch."""
    return (bunch & FIELD[card]) >> SHIFT[card]


def portion_count(content: i64) -> i64:
    """How many cards are in a shaker: seven at most, so that three bits hold every sum."""
    return ((content * COLUMN_SUM) >> LAST_COLUMN) & 7


def discarded(discards: i64, drink: i64) -> i64:
    """How many cards of a drink have overflowed."""
    return (discards >> (DISCARD_BITS * drink)) & (BIT[DISCARD_BITS] - 1)


def portions(content: i64, drink: i64) -> i64:
    return (content >> (PORTION_BITS * drink)) & 7
