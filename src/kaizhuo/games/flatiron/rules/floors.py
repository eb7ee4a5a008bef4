"""Chapter 4: the floor under construction, its effect, and the next one (FL-16 to FL-18)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep
from kaizhuo.games.flatiron.box.tables import (
    ALL_TILES,
    ANYCOLOR_EFFECT,
    CITY_HALL,
    COLOUR_COUNT,
    DECREE_COST,
    DECREE_EFFECT,
    EFFECT_A,
    EFFECT_B,
    EFFECT_KIND,
    HALL_EFFECT,
    MONEY_TAKEN,
    PILLAR_EFFECT,
    PRICE,
    ROOF,
    SALE,
    SELL_EFFECT,
    SHARE_EFFECT,
    SPACE_COUNT,
    START_TILES,
    STOREYS,
    VISIT_EFFECT,
)
from kaizhuo.games.flatiron.rules.domains import BY_FLOOR
from kaizhuo.games.flatiron.rules.gains import score
from kaizhuo.games.flatiron.rules.stacks import rotate
from kaizhuo.games.flatiron.rules.state import NOTHING, RULES, FlatironState
from kaizhuo.games.flatiron.rules.words import (
    AFTER_FLOOR,
    BUILT_FLOOR,
    BUILT_ROOF,
    BURNHAM_FLOORED,
    BURNHAM_ROOFED,
    DRAW_TILE,
    DRAWING_TILE,
    FLOOR_LAID,
    TILE_TURNED,
)

# FL-18  What the floor under construction changes, for both players


def has_effect(state: FlatironState, kind: i64) -> bool:
    return EFFECT_KIND[state.tile()] == kind


def visit_money(state: FlatironState, location: i64) -> i64:
    """FL-R24  Dollars on moving to the named street."""
    if has_effect(state, VISIT_EFFECT) and EFFECT_A[state.tile()] == location:
        return EFFECT_B[state.tile()]
    return 0


def money_to_take(state: FlatironState, location: i64) -> i64:
    """FL-7  Two dollars; more at City Hall while the floor says so.  FL-R23  Not when City Hall is only used."""
    if location == CITY_HALL and has_effect(state, HALL_EFFECT):
        return EFFECT_A[state.tile()]
    return MONEY_TAKEN


def may_share(state: FlatironState) -> bool:
    return has_effect(state, SHARE_EFFECT)


def may_repeat_colour(state: FlatironState) -> bool:
    return has_effect(state, ANYCOLOR_EFFECT)


def reduced(price: i64, off: i64) -> i64:
    """FL-R27  Discounts add up, but nothing costs less than nothing."""
    return price - off if price > off else 0


def pillar_discount(state: FlatironState) -> i64:
    """FL-R28  For every purchase of a pillar, whatever allows it."""
    return EFFECT_A[state.tile()] if has_effect(state, PILLAR_EFFECT) else 0


def pillar_price(state: FlatironState, player: i64, colour: i64) -> i64:
    return reduced(PRICE[state.side[player] * COLOUR_COUNT + colour], pillar_discount(state))


def sale_price(state: FlatironState, player: i64, colour: i64) -> i64:
    price = SALE[state.side[player] * COLOUR_COUNT + colour]
    return price + EFFECT_A[state.tile()] if has_effect(state, SELL_EFFECT) else price


def decree_price(state: FlatironState, discount: i64) -> i64:
    off = discount + EFFECT_A[state.tile()] if has_effect(state, DECREE_EFFECT) else discount
    return reduced(DECREE_COST, off)


# The building


def has_roof(state: FlatironState) -> bool:
    return state.floors > STOREYS


def colours_on_floor(state: FlatironState) -> i64:
    """The colours of the pillars on the floor under construction, as a set."""
    if has_roof(state):
        return 0
    found: i64 = 0
    pillars = state.pillars
    storey = state.storey()
    for space in range(storey, storey + SPACE_COUNT):
        if pillars[space]:
            found |= BIT[pillars[space] - 1]
    return found


def free_spaces(state: FlatironState) -> i64:
    """The spaces of the floor under construction without a pillar, as a set.  FL-17  The roof has none."""
    found: i64 = 0
    if not has_roof(state):
        pillars = state.pillars
        storey = state.storey()
        for space in range(SPACE_COUNT):
            if not pillars[storey + space]:
                found |= BIT[space]
    return found


def may_build_floor(state: FlatironState) -> bool:
    """FL-16  Only on three pillars."""
    return not has_roof(state) and not free_spaces(state)


def build_floor(state: FlatironState, player: i64, points: i64) -> None:
    """FL-16  The face-up tile becomes the floor under construction.  FL-17  The roof counts as a floor."""
    tile = state.next_tile
    state.tiles[state.floors] = tile
    state.floors += 1
    if tile == ROOF:
        state.roof_by = player
        tell_roof(state, player)
    else:
        tell_floor(state, player, tile)
        state.next_tile = NOTHING
        state.plan(player, AFTER_FLOOR)
    score(state, player, points, BY_FLOOR)


def tell_roof(state: FlatironState, player: i64) -> None:
    if state.is_burnham(player):
        state.tell(BURNHAM_ROOFED)
    else:
        state.tell(BUILT_ROOF, player)


def tell_floor(state: FlatironState, player: i64, tile: i64) -> None:
    if state.is_burnham(player):
        state.tell(BURNHAM_FLOORED, tile)
    else:
        state.tell(BUILT_FLOOR, player, tile)


@final
class AfterFloor(Duty[FlatironState]):
    """FL-16  The top card of every stack goes to its bottom, and the next tile is turned up."""

    def do(self, state: FlatironState, player: i64, subject: i64) -> None:
        turn_up_tile(state)
        rotate(state)


def turn_up_tile(state: FlatironState) -> None:
    """FL-1  Four tiles lie above the roof."""
    if state.floors == STOREYS:
        state.next_tile = ROOF
        state.tell(TILE_TURNED, ROOF)
    else:
        state.ask(CHANCE, DRAWING_TILE)


def tiles_seen(state: FlatironState) -> i64:
    seen: i64 = 0
    for storey in range(state.floors):
        if state.tiles[storey] != ROOF:
            seen |= BIT[state.tiles[storey]]
    if state.next_tile != NOTHING and state.next_tile != ROOF:
        seen |= BIT[state.next_tile]
    return seen


@final
class DrawingTile(ChanceStep[FlatironState]):
    """FL-1  A start floor at random; then tiles out of all the others, each turned up when its time comes."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(DRAW_TILE, ALL_TILES & ~tiles_seen(state) if state.floors else START_TILES)

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        tile = action - DRAW_TILE
        if state.floors:
            state.next_tile = tile
            state.tell(TILE_TURNED, tile)
            return
        state.tiles[0] = tile
        state.floors = 1
        state.tell(FLOOR_LAID, tile)


RULES.step(DRAWING_TILE, DrawingTile())
RULES.duty(AFTER_FLOOR, AfterFloor())
