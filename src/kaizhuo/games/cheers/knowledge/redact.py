"""Who knows what (CH-19 to CH-21): the only file that decides it.

Open: the shakers, the sizes of hands, deck and returned piles, what overflowed, and every toasted card.  A player knows
his hand and what he returned himself, the recipe of his team (an apprentice does not), and in the masquerade his own
camp only.  When a team has won, its recipe and its members are open.  That a team has *not* won at a check is open too:
`ruled_out` remembers which recipes it therefore cannot have.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import UNKNOWN, Seat
from kaizhuo.games.cheers.box.tables import (
    ALL_CARDS,
    CARD_COUNT,
    DECK_COUNT,
    FIELD,
    MOST_SEATS,
    PRINTED,
    PRINTED_COUNT,
    SHIFT,
    TEAM,
    TOKEN_DRAW,
    TOKEN_TOTAL,
    UNIT,
    card_count,
)
from kaizhuo.games.cheers.rules.setup import initiates, taken
from kaizhuo.games.cheers.rules.state import MASQUERADE, CheersState

# Scratch tables, filled anew for every world.
POOL: Final[vec[i64]] = vec[i64]([0] * DECK_COUNT)  # cards that the viewer cannot name
CAMPS: Final[vec[i64]] = vec[i64]([0] * MOST_SEATS)  # camp tokens that he cannot name
SETS: Final[vec[i64]] = vec[i64]([0] * PRINTED_COUNT)  # printed recipes that he cannot name


def redact(state: CheersState, viewer: Seat) -> CheersState:
    seen = state.copy()
    for seat in range(state.seats):
        if seat == viewer:
            continue
        seen.unseen[seat] += card_count(state.hand[seat])
        seen.unseen[state.seats + seat] += card_count(state.returned[seat])
        seen.hand[seat] = 0
        seen.returned[seat] = 0
    seen.unseen[2 * state.seats] += card_count(state.deck)
    seen.deck = 0
    for team in range(state.teams()):
        if state.recipe[team] >= 0 and not knows_recipe(state, viewer, team):
            seen.recipe[team] = UNKNOWN
    if state.variant == MASQUERADE:
        for seat in range(state.seats):
            if state.team[seat] >= 0 and seat != viewer and not state.winners & BIT[state.team[seat]]:
                seen.team[seat] = UNKNOWN
    return seen


def knows_recipe(state: CheersState, viewer: Seat, team: i64) -> bool:
    """CH-2, CH-20, CH-21  Those who may look at it; CH-19 everybody when the team has won."""
    if state.winners & BIT[team]:
        return True
    return viewer >= 0 and state.team[viewer] == team and initiates(state, team) & BIT[viewer] != 0


def resample(seen: CheersState, rng: Rng) -> CheersState:
    """A world by its odds: hands and piles from the cards that nobody has shown; camps and recipes as they are dealt,
    and again until they fit what was ruled out."""
    world = seen.copy()
    deal_unseen(world, rng)
    while True:
        if seen.variant == MASQUERADE:
            deal_camps(seen, world, rng)
        if seen.printed:
            draw_printed(seen, world, rng)
        else:
            draw_tokens(seen, world, rng)
        if fits(world):
            return world


def deal_unseen(world: CheersState, rng: Rng) -> None:
    seats = world.seats
    pool = ALL_CARDS - world.toasted - world.deck
    for seat in range(seats):
        pool -= world.hand[seat] + world.returned[seat]
    left: i64 = 0
    for card in range(CARD_COUNT):
        for _ in range((pool & FIELD[card]) >> SHIFT[card]):
            POOL[left] = UNIT[card]
            left += 1
    for pile in range(2 * seats):
        bunch: i64 = 0
        for _ in range(world.unseen[pile]):
            pick = rng.below(left)
            left -= 1
            bunch += POOL[pick]
            POOL[pick] = POOL[left]
        world.unseen[pile] = 0
        if pile < seats:
            world.hand[pile] += bunch
        else:
            world.returned[pile - seats] += bunch
        pool -= bunch
    if world.unseen[2 * seats]:
        world.deck += pool
        world.unseen[2 * seats] = 0


def deal_camps(seen: CheersState, world: CheersState, rng: Rng) -> None:
    """CH-21  Shuffle the camp tokens that the viewer has not seen, and deal as many as are dealt."""
    count: i64 = 0
    for camp in range(seen.teams()):
        left: i64 = 0
        for seat in range(seen.seats):
            if TEAM[seen.seating * MOST_SEATS + seat] == camp:
                left += 1
            if seen.team[seat] == camp:
                left -= 1
        for _ in range(left):
            CAMPS[count] = camp
            count += 1
    for seat in range(seen.seats):
        if seen.team[seat] == UNKNOWN:
            pick = rng.below(count)
            count -= 1
            world.team[seat] = CAMPS[pick]
            CAMPS[pick] = CAMPS[count]


def draw_tokens(seen: CheersState, world: CheersState, rng: Rng) -> None:
    """CH-2  Each recipe by its odds under the draw of tokens."""
    for team in range(seen.teams()):
        if seen.recipe[team] == UNKNOWN:
            world.recipe[team] = TOKEN_DRAW[rng.below(TOKEN_TOTAL)]


def draw_printed(seen: CheersState, world: CheersState, rng: Rng) -> None:
    """CH-2  Sets of recipe cards, each to one team only."""
    named = taken(seen)
    count: i64 = 0
    for i in range(PRINTED_COUNT):
        if not named & BIT[PRINTED[i]]:
            SETS[count] = PRINTED[i]
            count += 1
    for team in range(seen.teams()):
        if seen.recipe[team] == UNKNOWN:
            pick = rng.below(count)
            count -= 1
            world.recipe[team] = SETS[pick]
            SETS[pick] = SETS[count]


def fits(world: CheersState) -> bool:
    """CH-15  No team has a recipe that would have won at an earlier check."""
    for seat in range(world.seats):
        team = world.team[seat]
        if team >= 0 and world.recipe[team] >= 0 and world.ruled_out[seat] & BIT[world.recipe[team]]:
            return False
    return True
