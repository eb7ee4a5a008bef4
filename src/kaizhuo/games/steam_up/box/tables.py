"""The box as tables of ints, for the rules.

Dim sum and food tokens are counted by dish, five counts packed into one int (`counts.py`).  Cards are numbered by
kind; a set of cards holds so many copies of each kind (`cards.py`).  An effect is a row of the EFFECT tables.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.games.steam_up.box.data import BOX
from kaizhuo.games.steam_up.box.shapes import NEEDS, OUTCOMES, SEAT_COUNTS, Fate, Fortune, Keep, Zodiac, encode

MOST_SEATS: Final[i64] = 5
DISH_COUNT: Final[i64] = 5
ROW_LENGTH: Final[i64] = BOX.row_length
ACTIONS: Final[i64] = BOX.actions
FATE_DECK: Final[i64] = BOX.fate_deck
RESHUFFLE: Final[i64] = BOX.reshuffle
TOKENS_PER_POINT: Final[i64] = BOX.tokens_per_point
CARDS_PER_POINT: Final[i64] = BOX.cards_per_point
ZODIACS_DEALT: Final[i64] = BOX.zodiacs_dealt
ALL_DIM_SUM: Final[i64] = sum(BOX.dish_copies * 256**dish for dish in range(5))
ALL_TOKENS: Final[i64] = sum(BOX.token_copies * 256**dish for dish in range(5))


def ints(values: Sequence[int]) -> vec[i64]:
    return vec[i64](list(values))


def dish_of(name: str | None) -> int:
    return -1 if name is None else BOX.dishes.index(name)


# The die

FACE_COUNT: Final[i64] = len(BOX.face)
FACE_NUMBER: Final[vec[i64]] = ints([face.number for face in BOX.face])
FACE_DISH: Final[vec[i64]] = ints([dish_of(face.dish) for face in BOX.face])

# Steamers and turntable

STEAMER_COUNT: Final[i64] = sum(group.copies for group in BOX.steamers)
SIZE_COUNT: Final[i64] = len(BOX.steamers)
SIZE_HOLDS: Final[vec[i64]] = ints([group.holds for group in BOX.steamers])
FILL_ORDER: Final[vec[i64]] = ints(  # ST-2: the sizes in turn, as long as there are steamers of them
    [
        holds
        for number in range(max(group.copies for group in BOX.steamers))
        for holds in [group.holds for group in BOX.steamers if group.copies > number]
    ]
)
ALL_SIZES: Final[i64] = sum(group.copies * 256**size for size, group in enumerate(BOX.steamers))
SIZE_OF: Final[vec[i64]] = ints(  # by number of dim sum: which size of steamer that is
    [max([s for s, group in enumerate(BOX.steamers) if group.holds <= holds], default=0) for holds in range(8)]
)
PLACE_COUNT: Final[i64] = BOX.turntable.places
HEIGHT: Final[i64] = BOX.turntable.height
LEVELS: Final[i64] = BOX.turntable.most
ALL_PLACES: Final[i64] = 2**BOX.turntable.places - 1
TRACK: Final[vec[i64]] = ints(
    [next((table.track for table in BOX.table if table.players == seats), 0) for seats in range(6)]
)


def overlaps(centre: int, zone: tuple[int, int]) -> bool:
    """ST-17  A steamer that is partly in a zone is in it: their arcs have more than a point in common."""
    half = BOX.turntable.half_angle
    starts = [max(zone[0], centre + turn - half) for turn in (-360, 0, 360)]
    ends = [min(zone[1], centre + turn + half) for turn in (-360, 0, 360)]
    return any(start < end for start, end in zip(starts, ends, strict=True))


def reach(seats: int, rotation: int, seat: int) -> int:
    """The stacks in the zone of a seat, as bits, after so many quarter turns clockwise."""
    zones = next((table.zones for table in BOX.table if table.players == seats), ())
    if seat >= len(zones):
        return 0
    places = BOX.turntable.places
    centres = [(360 * place // places + 90 * rotation) % 360 for place in range(places)]
    return sum(2**place for place, centre in enumerate(centres) if overlaps(centre, zones[seat]))


ZONE: Final[vec[i64]] = ints(  # by seats, rotation, seat
    [reach(seats, rotation, seat) for seats in range(6) for rotation in range(4) for seat in range(5)]
)

# Zodiac boards


def by_zodiac(value: Callable[[Zodiac], int]) -> vec[i64]:
    return ints([value(zodiac) for zodiac in BOX.zodiac])


START_TOKENS: Final[vec[i64]] = by_zodiac(lambda zodiac: zodiac.start.tokens)
START_DIFFERENT: Final[vec[i64]] = by_zodiac(lambda zodiac: int(zodiac.start.different))
START_CARDS: Final[vec[i64]] = by_zodiac(lambda zodiac: zodiac.start.cards)
BEGINNERS: Final[i64] = sum(2**z for z, zodiac in enumerate(BOX.zodiac) if zodiac.mark == "beginner")
THREE_PLUS: Final[i64] = sum(2**z for z, zodiac in enumerate(BOX.zodiac) if zodiac.mark == "three_plus")
ZODIAC_COUNT: Final[i64] = len(BOX.zodiac)
ALL_ZODIACS: Final[i64] = 2 ** len(BOX.zodiac) - 1
SPACES: Final[vec[i64]] = ints(  # by zodiac, row, space
    [points for zodiac in BOX.zodiac for row in zodiac.rows for points in row]
)
ROLLS: Final[vec[i64]] = by_zodiac(lambda zodiac: int(bool(zodiac.ability.roll)))
ROLL_COST: Final[vec[i64]] = by_zodiac(lambda zodiac: zodiac.ability.roll_cost)
ROLL_OUTCOME: Final[vec[i64]] = ints(  # by zodiac, face
    [
        OUTCOMES.index(outcome)
        for zodiac in BOX.zodiac
        for outcome in zodiac.ability.roll or ("nothing",) * len(BOX.face)
    ]
)
TRADE_FIRST: Final[vec[i64]] = by_zodiac(lambda zodiac: dish_of(min(zodiac.ability.trade, key=dish_of, default=None)))
TRADE_SECOND: Final[vec[i64]] = by_zodiac(lambda zodiac: dish_of(max(zodiac.ability.trade, key=dish_of, default=None)))
TRADE_CARDS: Final[vec[i64]] = by_zodiac(  # cards for a traded token; 0 for the other of the two tokens
    lambda zodiac: zodiac.ability.trade_cards if zodiac.ability.trade_for == "cards" else 0
)
OUTSIDE_EXTRA: Final[vec[i64]] = by_zodiac(lambda zodiac: zodiac.ability.outside_extra)
OUTSIDE_POINTS: Final[vec[i64]] = by_zodiac(lambda zodiac: zodiac.ability.outside_points)
SWAPS_BOUGHT: Final[vec[i64]] = by_zodiac(lambda zodiac: int(zodiac.ability.swap_bought))
REDRAWS: Final[vec[i64]] = by_zodiac(lambda zodiac: int(zodiac.ability.redraw))
REPEATS: Final[vec[i64]] = by_zodiac(lambda zodiac: int(zodiac.ability.repeat))
CHOOSES_ROWS: Final[vec[i64]] = by_zodiac(lambda zodiac: int(zodiac.ability.choose_rows))
ZODIAC_COLUMN_POINTS: Final[vec[i64]] = by_zodiac(lambda zodiac: zodiac.ability.column_points)
COLUMN_TOKEN: Final[vec[i64]] = by_zodiac(lambda zodiac: zodiac.ability.column_token)
COLUMN_CARDS: Final[vec[i64]] = ints(  # by zodiac, column
    [cards for zodiac in BOX.zodiac for cards in zodiac.ability.column_cards or (0,) * BOX.row_length]
)


def purchase_points(zodiac: Zodiac, holds: int) -> int:
    """ST-51  The last number of the list is for that many dim sum or more."""
    points = zodiac.ability.purchase_points
    return points[min(holds, len(points)) - 1] if points and holds else 0


PURCHASE_POINTS: Final[vec[i64]] = ints(  # by zodiac, number of dim sum
    [purchase_points(zodiac, holds) for zodiac in BOX.zodiac for holds in range(8)]
)
PURCHASE_WIDTH: Final[i64] = 8

# Cards: the copies of a kind are bits side by side, and a set holds the lowest of them.

FORTUNE_COUNT: Final[i64] = len(BOX.fortune)


def first_bits(cards: Sequence[Fortune | Fate]) -> list[int]:
    return [sum([card.copies for card in cards[:kind]]) for kind in range(len(cards))]


def masks(cards: Sequence[Fortune | Fate]) -> list[int]:
    return [(2**card.copies - 1) * 2**first for card, first in zip(cards, first_bits(cards), strict=True)]


FIRST: Final[vec[i64]] = ints([2**first for first in first_bits(BOX.fortune)])  # by kind: the bit of its first copy
COPIES: Final[vec[i64]] = ints(masks(BOX.fortune))  # by kind: the bits of all its copies
FIRSTS: Final[i64] = sum(2**first for first in first_bits(BOX.fortune))
KIND_AT: Final[vec[i64]] = ints([kind for kind, card in enumerate(BOX.fortune) for _ in range(card.copies)])
FATE_FIRST: Final[vec[i64]] = ints([2**first for first in first_bits(BOX.fate)])
FATE_COPIES: Final[vec[i64]] = ints(masks(BOX.fate))
FATE_FIRSTS: Final[i64] = sum(2**first for first in first_bits(BOX.fate))
FATE_AT: Final[vec[i64]] = ints([kind for kind, card in enumerate(BOX.fate) for _ in range(card.copies)])
FORTUNES: Final[vec[i64]] = ints(  # all cards; those of the easier game (ST-5)
    [
        sum(masks(BOX.fortune)),
        sum(mask for card, mask in zip(BOX.fortune, masks(BOX.fortune), strict=True) if not card.flag),
    ]
)
FATES: Final[vec[i64]] = ints(
    [
        sum(masks(BOX.fate)),
        sum(mask for card, mask in zip(BOX.fate, masks(BOX.fate), strict=True) if not card.flag),
    ]
)

# What cards do

_CARDS: Final[list[Fortune | Fate]] = [*BOX.fortune, *BOX.fate]
_ENDS: Final = [sum(len(card.effects) for card in _CARDS[: n + 1]) for n in range(len(_CARDS))]
EFFECTS_FROM: Final[vec[i64]] = ints([end - len(card.effects) for card, end in zip(_CARDS, _ENDS, strict=True)])
EFFECTS_TO: Final[vec[i64]] = ints(_ENDS)  # by card: Fortune kinds, then Fate kinds
_CODES: Final = [encode(effect) for card in _CARDS for effect in card.effects]
EFFECT_OP: Final[vec[i64]] = ints([code.op for code in _CODES])
EFFECT_WHO: Final[vec[i64]] = ints([code.who for code in _CODES])
EFFECT_COUNT: Final[vec[i64]] = ints([code.amount for code in _CODES])
EFFECT_LIMIT: Final[vec[i64]] = ints([code.limit for code in _CODES])
CARD_NEEDS: Final[vec[i64]] = ints([NEEDS.index(card.needs if card.effects else "always") for card in BOX.fortune])

# Face-up cards

NO_KEEP: Final = Keep()


def by_fortune(value: Callable[[Keep], int]) -> vec[i64]:
    return ints([value(card.keep or NO_KEEP) for card in BOX.fortune])


def cards_that(keeps: Callable[[Keep], bool]) -> int:
    """The cards with such a face-up effect, as a set."""
    return sum(
        mask for card, mask in zip(BOX.fortune, masks(BOX.fortune), strict=True) if card.keep and keeps(card.keep)
    )


_COUNTING: Final = [kind for kind, card in enumerate(BOX.fortune) if card.keep and card.keep.times]
STAYS: Final[vec[i64]] = ints([int(card.keep is not None) for card in BOX.fortune])
HELP_LESS: Final[vec[i64]] = by_fortune(lambda keep: keep.less)
HELP_ANY: Final[vec[i64]] = by_fortune(lambda keep: keep.any)
HELPERS: Final[i64] = cards_that(lambda keep: keep.less > 0 or keep.any > 0)
_HELPING: Final = [kind for kind, card in enumerate(BOX.fortune) if card.keep and (card.keep.less or card.keep.any)]
HELPER_KIND: Final[vec[i64]] = ints(_HELPING)
HELPER_COUNT: Final[i64] = len(_HELPING)
CRAVING_POINTS: Final[vec[i64]] = by_fortune(lambda keep: keep.points)
CRAVING_TIMES: Final[vec[i64]] = by_fortune(lambda keep: keep.times)
CRAVINGS: Final[vec[i64]] = ints(  # by dish: the cards that wait for it
    [cards_that(lambda keep, dish=dish: dish_of(keep.dish) == dish) for dish in range(5)]  # type: ignore[misc]
)
COUNTER: Final[vec[i64]] = ints(  # by kind: the shift of its counter
    [4 * _COUNTING.index(kind) if kind in _COUNTING else 0 for kind in range(len(BOX.fortune))]
)
COLUMN_POINTS: Final[vec[i64]] = by_fortune(lambda keep: keep.column_points)
ROW_POINTS: Final[vec[i64]] = by_fortune(lambda keep: keep.row_points)
GOALS: Final[i64] = cards_that(lambda keep: keep.column_points > 0 or keep.row_points > 0)

# What holds in a round, by Fate card; the last row is for no card.

NO_FATE: Final[i64] = len(BOX.fate)


def by_fate(value: Callable[[Fate], int]) -> vec[i64]:
    return ints([*[value(card) for card in BOX.fate], 0])


ROUND_LESS: Final[vec[i64]] = by_fate(lambda card: card.round.less)
ROUND_ACTIONS: Final[vec[i64]] = by_fate(lambda card: card.round.actions)
ROUND_PURCHASE_POINTS: Final[vec[i64]] = by_fate(lambda card: card.round.purchase_points)
ROUND_HALF_TURNS: Final[vec[i64]] = by_fate(lambda card: int(card.round.half_turns))
ROUND_DISH_POINTS: Final[vec[i64]] = by_fate(lambda card: card.round.dish_points)
ROUND_STUCK: Final[vec[i64]] = by_fate(lambda card: int(card.round.stuck))
ROUND_SOLD_OUT: Final[vec[i64]] = by_fate(lambda card: int(card.round.sold_out))
ROUND_EXCHANGE: Final[vec[i64]] = ints(
    [*[card.round.exchange_cost or BOX.exchange_cost for card in BOX.fate], BOX.exchange_cost]
)

assert max(SEAT_COUNTS) == MOST_SEATS
