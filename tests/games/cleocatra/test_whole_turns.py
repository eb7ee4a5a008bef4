"""CL-13 against a search through whole turns, from positions met in play and from positions made up to be tight."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.components import members
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE
from kaizhuo.games.cleocatra.box.options import CleocatraOptions
from kaizhuo.games.cleocatra.box.tables import IN_GAME
from kaizhuo.games.cleocatra.game import GAME
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.words import PLACES, TILE, WORDS
from kaizhuo.games.cleocatra.view.view import unroll
from tests.games.cleocatra.model import Position, Step, beside, first_actions
from tests.games.cleocatra.table import asked, names, offered, table

Cell = tuple[int, int]
TABLES = [(seats, advanced) for seats in (2, 3, 4) for advanced in (False, True)]


def position(state: CleocatraState) -> Position:
    cells = unroll(state)
    return Position(
        bool(state.advanced),
        {TILE.members[tile]: cells[state.place[tile]] for tile in members(state.laid)},
        tuple(frozenset(names(on).split()) for on in state.rescuers),
        frozenset(names(state.inspectors).split()),
        frozenset(names(state.stack).split()),
    )


def engine_first_actions(state: CleocatraState) -> list[Step]:
    """All ways to carry out a first action, as the engine offers them."""
    if asked(state)[1] != "first-action":
        return []
    cells = {PLACES.members[place]: cell for place, cell in unroll(state).items()}
    found: list[Step] = []
    for action in engine.options(GAME, state):
        after = state.copy()
        engine.apply(GAME, after, action)
        sentence = WORDS.sentence(action)
        if engine.actor(after) == CHANCE and sentence == "scout":
            engine.apply(GAME, after, engine.options(GAME, after)[0])
        if asked(after)[1] not in ("laying", "moving", "herding", "swapping"):
            found.append((sentence,))
            continue
        for part in offered(after):
            verb, _, operand = part.partition(" ")
            found.append((sentence, f"lay {cells[operand]}" if verb == "lay" else part))
    return found


def compare(state: CleocatraState) -> set[str]:
    """The engine offers what the search finds; returns the verbs of what CL-13 alone forbids."""
    allowed, forbidden = first_actions(position(state), state.turn)
    assert sorted(engine_first_actions(state)) == sorted(allowed)
    assert (asked(state)[1] == "first-action") == bool(allowed)
    return {step[0].split()[0] for step in forbidden}


@pytest.mark.rule("CL-13", "CL-4")
@pytest.mark.parametrize(("seats", "advanced"), TABLES)
def test_positions_met_in_play(seats: int, advanced: bool) -> None:
    rng = Rng(seats)
    for _ in range(3):
        state = GAME.setup(seats, CleocatraOptions(advanced=advanced))
        seen: set[tuple[int, int]] = set()
        while not engine.over(state):
            turn = (state.rounds, state.turn)
            if state.rounds and turn not in seen:
                seen.add(turn)
                compare(state)
            engine.apply(GAME, state, engine.pick(GAME, state, rng))


def tight_position(seats: int, advanced: bool, rng: Rng) -> CleocatraState:
    """Few tiles, many rescuers, the inspectors where they hurt the player to move."""
    box = names(IN_GAME[seats]).split()
    count = len(box) if rng.below(4) == 0 else 3 + rng.below(4)
    tiles: dict[str, Cell] = {}
    while len(tiles) < count:
        name = box[rng.below(len(box))]
        cells = [cell for laid in tiles.values() for cell in beside(laid) if cell not in tiles.values()] or [(0, 0)]
        tiles.setdefault(name, cells[rng.below(len(cells))])
    laid = list(tiles)
    on: list[list[str]] = [[] for _ in range(seats)]
    for seat in range(seats):
        for _ in range(3 if seat else 2 + rng.below(2)):
            name = laid[rng.below(len(laid))]
            if name not in on[seat] and sum(name in other for other in on) < 2:
                on[seat].append(name)
    inspected = list(on[0])
    while len(inspected) < 3 and rng.below(4):
        name = laid[rng.below(len(laid))]
        if name not in inspected:
            inspected.append(name)
    return table(tiles, *(" ".join(some) for some in on), inspectors=" ".join(inspected), advanced=advanced)


@pytest.mark.rule("CL-13", "CL-20")
@pytest.mark.parametrize("advanced", [False, True])
def test_tight_positions(advanced: bool) -> None:
    rng = Rng(100)
    forbidden: set[str] = set()
    questions = set()
    for number in range(600):
        state = tight_position(2 + number % 3, advanced, rng)
        forbidden |= compare(state)
        questions.add(asked(state)[1])
    if advanced:
        assert forbidden == {"scout", "search", "swap", "team-up"}, "all of which CL-13 forbids now and then"
        assert questions == {"first-action"}
    else:
        assert forbidden == {"scout", "search", "team-up"}
        assert questions == {"first-action", "relocating", "drawing"}
