"""What a client draws.  Everybody sees the same."""

from __future__ import annotations

import msgspec

from kaizhuo.core.components import BIT, members
from kaizhuo.core.state import CHANCE, seat_of, step_of, subject_of
from kaizhuo.games.cleocatra.box.data import TILES
from kaizhuo.games.cleocatra.box.tables import (
    COLOUR_COUNT,
    COUNT,
    GOAL,
    HEIGHT,
    IN_GAME,
    NEXT,
    NOWHERE,
    OF_COLOUR,
    ROUND_LIMIT,
    SIDES,
    WIDTH,
    around,
    points_up,
)
from kaizhuo.games.cleocatra.rules.inspectors import tile_in
from kaizhuo.games.cleocatra.rules.pyramid import tiles_beside
from kaizhuo.games.cleocatra.rules.rescue import countable, counted, doubled, points_for, rescues
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.words import (
    CALLING_INSPECTOR,
    COUNTING,
    EXTRA_ACTION,
    FIRST_ACTION,
    HERDING,
    LAYING,
    MOVING,
    OPENING,
    PLACES,
    PUTTING_INSPECTOR,
    RELOCATING_TO,
    SECOND_ACTION,
    STARTING,
    STAYING,
    SWAPPING,
    WORDS,
)

ABOUT_A_TILE = (
    OPENING,
    LAYING,
    MOVING,
    HERDING,
    COUNTING,
    CALLING_INSPECTOR,
    RELOCATING_TO,
    SWAPPING,
    STAYING,
)
Point = tuple[int, int]


class TileView(msgspec.Struct, frozen=True):
    """A tile.  Its corners, with side s and height h: pointing up (x, y+1), (x+2, y+1), (x+1, y), pointing down
    (x, y), (x+2, y), (x+1, y+1), in units of s/2 and h."""

    id: int
    colour: str
    cat: str
    number: int  # 1, 2, 3 within its colour; 0 for the only one
    place: int
    x: int
    y: int
    up: bool
    rescuers: list[int]  # seats
    inspector: bool
    beside: list[int]  # tiles that share an edge with it


class FaceView(msgspec.Struct, frozen=True):
    """A drawn tile that is not laid yet."""

    id: int
    colour: str
    cat: str
    number: int


class PlaceView(msgspec.Struct, frozen=True):
    """An empty place beside a tile."""

    place: int
    name: str
    x: int
    y: int
    up: bool
    beside: list[int]  # tiles that share an edge with it


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    score: int
    supply: int
    rescuers: list[int]  # tiles


class ColourView(msgspec.Struct, frozen=True):
    """How many tiles of a colour are left in the stack."""

    colour: str
    cat: str
    left: int
    total: int


class RescueView(msgspec.Struct, frozen=True):
    """What a rescue would score: for `rescue tile`, or for `count choice` when that is asked."""

    tile: int
    choice: int | None
    points: int
    counted: list[int]  # neighbours that count
    helpers: list[int]  # those of them with a helper
    bonus: int  # for Cleocatra


class CleocatraView(msgspec.Struct, frozen=True):
    advanced: bool
    round: int  # 0 while the first tiles are laid
    round_limit: int
    goal: int
    starter: int | None
    turn: int | None  # whose turn it is
    asked: int | None  # who decides now, if it is not chance
    step: str  # what is asked; "" when the game is over
    about: int | None  # the tile that the question is about: drawn, moved, left, rescued
    last: int | None  # the tile that was laid or moved last
    drawn: FaceView | None
    players: list[PlayerView]
    tiles: list[TileView]
    places: list[PlaceView]
    stack_size: int
    stack: list[ColourView]
    inspectors_unused: int
    rescues: list[RescueView]


def unroll(state: CleocatraState) -> dict[int, Point]:
    """Coordinates of tiles and of the places beside them, by name of the place: from one tile to the next.

    The leftmost tile has x from 0 to 15, the topmost y from 0 to 9, so equal layouts get equal coordinates.
    """
    laid = list(members(state.laid))
    if not laid:
        return {}
    taken = {state.place[tile] for tile in laid}
    start = state.place[laid[0]]
    found: dict[int, Point] = {start: (start % WIDTH, start // WIDTH)}
    row = [start]
    for place in row:
        for side, point in enumerate(around(*found[place])):
            beyond = NEXT[SIDES * place + side]
            if beyond not in found:
                found[beyond] = point
                if beyond in taken:
                    row.append(beyond)
    left = min(found[place][0] for place in taken) // WIDTH * WIDTH
    top = min(found[place][1] for place in taken) // HEIGHT * HEIGHT
    return {place: (x - left, y - top) for place, (x, y) in sorted(found.items())}


def tile_view(state: CleocatraState, tile: int, point: Point) -> TileView:
    x, y = point
    place = state.place[tile]
    face = face_view(tile)
    seats = [seat for seat in range(state.seats) if state.rescuers[seat] & BIT[tile]]
    inspected = bool(state.inspectors & BIT[tile])
    beside = list(members(state.beside[tile]))
    return TileView(tile, face.colour, face.cat, face.number, place, x, y, points_up(x, y), seats, inspected, beside)


def face_view(tile: int) -> FaceView:
    face = TILES[tile]
    return FaceView(tile, face.colour, face.power, 0 if face.alone else face.number)


def player_view(state: CleocatraState, seat: int) -> PlayerView:
    return PlayerView(seat, state.scores[seat], state.supply(seat), list(members(state.rescuers[seat])))


def colour_view(state: CleocatraState, colour: int) -> ColourView:
    tiles = OF_COLOUR[colour]
    face = TILES[members(tiles)[0]]
    return ColourView(face.colour, face.power, COUNT[state.stack & tiles], COUNT[IN_GAME[state.seats] & tiles])


def rescue_view(state: CleocatraState, seat: int, tile: int, chosen: int, choice: int | None) -> RescueView:
    neighbours = counted(state, tile, chosen)
    helpers = neighbours & state.rescuers[seat]
    points = points_for(state, seat, tile, chosen)
    bonus = points - 1 - COUNT[neighbours] - COUNT[helpers]
    return RescueView(tile, choice, points, list(members(neighbours)), list(members(helpers)), bonus)


def rescue_views(state: CleocatraState, seat: int, step: int, subject: int) -> list[RescueView]:
    """A preview for each option that scores: with a helper where there is a choice, or one for each choice."""
    if step == COUNTING:
        choices = members(countable(state, seat, subject))
        return [rescue_view(state, seat, subject, BIT[choice], choice) for choice in choices]
    if step not in (FIRST_ACTION, SECOND_ACTION, EXTRA_ACTION):
        return []
    found = []
    for tile in members(rescues(state, seat)):
        helpers = doubled(state, tile) & state.rescuers[seat]
        found.append(rescue_view(state, seat, tile, helpers & -helpers, None))
    return found


def tile_asked_about(step: int, subject: int) -> int | None:
    if step in ABOUT_A_TILE:
        return subject
    source = tile_in(subject)
    return source if step == PUTTING_INSPECTOR and source != NOWHERE else None


def view(seen: CleocatraState) -> CleocatraView:
    points = unroll(seen)
    laid = list(members(seen.laid))
    taken = {seen.place[tile] for tile in laid}
    asked = seen.pending[len(seen.pending) - 1] if len(seen.pending) else None
    step = step_of(asked) if asked is not None else -1
    seat = seat_of(asked) if asked is not None else CHANCE
    subject = subject_of(asked) if asked is not None else 0
    return CleocatraView(
        advanced=bool(seen.advanced),
        round=seen.rounds,
        round_limit=ROUND_LIMIT,
        goal=GOAL,
        starter=None if step == STARTING else seen.starter,
        turn=None if step in (STARTING, -1) else seen.turn,
        asked=seat if seat != CHANCE else None,
        step=WORDS.steps[step] if asked is not None else "",
        about=tile_asked_about(step, subject),
        last=seen.last if seen.last != NOWHERE else None,
        drawn=face_view(subject) if step in (OPENING, LAYING) else None,
        players=[player_view(seen, player) for player in range(seen.seats)],
        tiles=[tile_view(seen, tile, points[seen.place[tile]]) for tile in laid],
        places=[
            PlaceView(place, PLACES.members[place], x, y, points_up(x, y), list(members(tiles_beside(seen, place))))
            for place, (x, y) in points.items()
            if place not in taken
        ],
        stack_size=COUNT[seen.stack],
        stack=[colour_view(seen, colour) for colour in range(COLOUR_COUNT)],
        inspectors_unused=seen.unused(),
        rescues=rescue_views(seen, seat, step, subject),
    )
