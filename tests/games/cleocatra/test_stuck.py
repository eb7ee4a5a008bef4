"""Chapter 5: players who cannot act."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.components import size
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import step_of
from kaizhuo.games.cleocatra.box.options import CleocatraOptions
from kaizhuo.games.cleocatra.game import GAME
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.words import REINFORCING, RELOCATING, WORDS
from tests.games.cleocatra.table import asked, events, names, offered, refusal, row, say, table

CHAIN = row("gold", "purple1", "blue1", "orange1", "green1", "purple2", "blue2", "orange2", "green2")

# Two players, six turns: three tiles, each with both players and an inspector.
LOCK = """
start 1
draw purple
draw purple
lay p0
team-up purple2
rescue purple2
scout
draw gold
lay o0
dispatch gold
team-up purple2
rescue purple1
team-up purple1
rescue gold
team-up gold
team-up purple1
team-up purple2
"""


@pytest.mark.rule("CL-19")
def test_without_a_complete_turn_a_rescuer_from_the_supply_helps_first() -> None:
    """All tiles are laid, none of one's rescuers is on them, and both ends of the chain are occupied."""
    state = table(CHAIN, "", "gold green2")
    assert asked(state) == (0, "reinforcing")
    assert offered(state, "reinforce") == names(state.laid).split()
    assert refusal(state, "team-up blue1") == "CL-19"
    say(state, "reinforce blue1")
    assert names(state.rescuers[0]) == "blue1"
    assert asked(state) == (0, "second-action")
    say(state, "rescue blue1")
    assert asked(state) == (1, "first-action")


@pytest.mark.rule("CL-19")
def test_only_onto_a_tile_that_makes_a_rescuer_action_possible() -> None:
    """The last rescuer in the supply: under an inspector it could do nothing."""
    inspected = table(CHAIN, "gold purple1", "gold green2 purple1", inspectors="gold purple1 blue1")
    assert asked(inspected) == (0, "reinforcing")
    assert offered(inspected, "reinforce") == ["purple2", "blue2", "orange1", "orange2", "green1", "green2"]
    assert refusal(inspected, "reinforce blue1") == "CL-19"
    assert refusal(inspected, "reinforce gold") == "CL-12"
    assert refusal(inspected, "reinforce green3") == "CL-19"


@pytest.mark.rule("CL-19")
def test_then_one_rescuer_action_and_never_a_dispatch() -> None:
    state = table(CHAIN, "", "gold green2")
    say(state, "reinforce blue1")
    assert offered(state) == ["team-up purple1", "team-up orange1", "rescue blue1"]
    assert refusal(state, "dispatch blue1") == "CL-9"
    assert refusal(state, "search blue2") == "CL-4"
    say(state, "team-up purple1")
    assert asked(state) == (1, "first-action")


@pytest.mark.rule("CL-19")
def test_in_the_advanced_game_the_action_may_be_a_herd() -> None:
    tiles = row("gold", "blue1", "orange1", "green1", "blue2", "orange2", "green2")
    state = table(tiles, "", "gold green2", advanced=True, stack="")
    assert asked(state) == (0, "reinforcing")
    say(state, "reinforce blue1")
    assert "herd blue1" in offered(state)


@pytest.mark.rule("CL-19", "CL-R2")
def test_a_first_action_that_cannot_be_completed_is_no_turn() -> None:
    """A Team up is possible, but under inspectors and with an empty supply nothing could follow it."""
    state = table(CHAIN, "gold purple1", "gold green2 purple1", inspectors="gold purple1 blue1")
    assert asked(state) == (0, "reinforcing")
    other = table(CHAIN, "gold purple1", "gold green2 purple1", inspectors="gold purple1 green1")
    assert asked(other) == (0, "first-action")
    assert offered(other) == ["team-up blue1"]


@pytest.mark.rule("CL-20")
def test_without_a_supply_one_of_ones_rescuers_relocates() -> None:
    state = table(CHAIN, "gold purple1 blue1", "gold green2", inspectors="gold purple1 blue1")
    assert asked(state) == (0, "relocating")
    assert offered(state, "relocate") == ["gold", "purple1", "blue1"]
    assert refusal(state, "scout") == "CL-20"
    assert refusal(state, "relocate green2") == "CL-20"
    say(state, "relocate purple1")
    assert offered(state, "relocate-to") == ["purple2", "blue2", "orange1", "orange2", "green1", "green2"]
    assert refusal(state, "relocate-to gold") == "CL-12"
    assert refusal(state, "relocate-to green3") == "CL-20"
    say(state, "relocate-to green1")
    assert names(state.rescuers[0]) == "gold blue1 green1"
    assert asked(state) == (0, "second-action")
    assert offered(state) == ["rescue green1"]
    say(state, "rescue green1", "call-inspector gold")
    assert asked(state) == (1, "first-action")


@pytest.mark.rule("CL-20")
def test_the_three_tile_lock_of_two_players_is_opened_by_a_scout() -> None:
    """Reached by play in six turns; each time a player has no room for a rescuer, they scout and the turn ends."""
    state = GAME.setup(2, CleocatraOptions())
    say(state, *LOCK.split("\n")[1:-1])
    assert asked(state) == (0, "second-action")
    say(state, "team-up gold")
    locked = state.laid
    assert size(locked) == 3
    assert state.inspectors == state.rescuers[0] == state.rescuers[1] == locked
    assert state.rounds == 4
    assert events(state)[-1] == "must-scout"
    assert asked(state) == (-1, "drawing")
    say(state, "draw green")
    assert asked(state) == (1, "laying")
    assert len(offered(state)) == 5
    say(state, offered(state)[0])
    assert state.turn == 0, "the turn of the one who had to scout is over"
    assert asked(state) == (0, "relocating")


@pytest.mark.rule("CL-20")
def test_the_advanced_game_has_no_such_lock() -> None:
    """A Scout and a Herd onto the new tile is a complete turn."""
    mine = "gold green1 orange1"
    state = table(row("gold", "green1", "orange1"), mine, mine, inspectors=mine, advanced=True)
    assert asked(state) == (0, "first-action")
    assert offered(state) == ["scout"]
    say(state, "scout", "draw green")
    say(state, offered(state)[0])
    assert {sentence.split()[0] for sentence in offered(state)} == {"herd"}


@pytest.mark.rule("CL-19", "CL-20")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_play_there_is_always_a_way_on(seats: int, advanced: bool) -> None:
    """Where it really arises: the stack is empty or nobody can be put down, and what is offered leads to an action."""
    rng = Rng(seats)
    met = {REINFORCING: 0, RELOCATING: 0}
    for _ in range(60):
        state = GAME.setup(seats, CleocatraOptions(advanced=advanced))
        while not engine.over(state):
            step = step_of(state.pending[len(state.pending) - 1])
            if step in met:
                met[step] += 1
                check_way_on(state, step)
            engine.apply(GAME, state, engine.pick(GAME, state, rng))
    assert met[REINFORCING] > 0 or advanced


def check_way_on(state: CleocatraState, step: int) -> None:
    seat = engine.actor(state)
    assert not state.rescuers[seat] & ~state.inspectors
    if step == REINFORCING:
        assert not state.stack
        assert state.supply(seat)
    for action in engine.options(GAME, state):
        after = state.copy()
        engine.apply(GAME, after, action)
        while WORDS.steps[step_of(after.pending[len(after.pending) - 1])] == "relocating-to":
            engine.apply(GAME, after, engine.options(GAME, after)[0])
        assert asked(after) == (seat, "second-action")
        assert offered(after)
        if step == RELOCATING:
            assert offered(after, "rescue")
