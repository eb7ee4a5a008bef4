"""Worlds that a viewer cannot tell from the true one (CH-19 to CH-21)."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import UNKNOWN, zeros
from kaizhuo.games.cheers.box.tables import (
    ALL_CARDS,
    CARD_COUNT,
    DECK_COUNT,
    PRINTED,
    PRINTED_COUNT,
    TOKEN_DRAW,
    TOKEN_TOTAL,
    UNIT,
    copies_of,
)
from kaizhuo.games.cheers.rules.setup import camp_tokens_left, taken
from kaizhuo.games.cheers.rules.state import MASQUERADE, CheersState


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
    cards = zeros(DECK_COUNT)
    left: i64 = 0
    for card in range(CARD_COUNT):
        for _ in range(copies_of(pool, card)):
            cards[left] = UNIT[card]
            left += 1
    for pile in range(2 * seats):
        bunch: i64 = 0
        for _ in range(world.unseen[pile]):
            pick = rng.below(left)
            left -= 1
            bunch += cards[pick]
            cards[pick] = cards[left]
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
    tokens = zeros(seen.seats)
    left: i64 = 0
    for camp in range(seen.teams()):
        for _ in range(camp_tokens_left(seen, camp)):
            tokens[left] = camp
            left += 1
    for seat in range(seen.seats):
        if seen.team[seat] == UNKNOWN:
            pick = rng.below(left)
            left -= 1
            world.team[seat] = tokens[pick]
            tokens[pick] = tokens[left]


def draw_tokens(seen: CheersState, world: CheersState, rng: Rng) -> None:
    """CH-2  Each recipe by its odds under the draw of tokens."""
    for team in range(seen.teams()):
        if seen.recipe[team] == UNKNOWN:
            world.recipe[team] = TOKEN_DRAW[rng.below(TOKEN_TOTAL)]


def draw_printed(seen: CheersState, world: CheersState, rng: Rng) -> None:
    """CH-2  Sets of recipe cards, each to one team only."""
    named = taken(seen)
    sets = zeros(PRINTED_COUNT)
    left: i64 = 0
    for i in range(PRINTED_COUNT):
        if not named & BIT[PRINTED[i]]:
            sets[left] = PRINTED[i]
            left += 1
    for team in range(seen.teams()):
        if seen.recipe[team] == UNKNOWN:
            pick = rng.below(left)
            left -= 1
            world.recipe[team] = sets[pick]
            sets[pick] = sets[left]


def fits(world: CheersState) -> bool:
    """CH-15  No team has a recipe that would have won at an earlier check."""
    for seat in range(world.seats):
        team = world.team[seat]
        if team >= 0 and world.recipe[team] >= 0 and world.ruled_out[seat] & BIT[world.recipe[team]]:
            return False
    return True
