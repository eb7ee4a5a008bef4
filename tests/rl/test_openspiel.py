"""Every game in OpenSpiel: its own random play with copies and serialization, and its search and solvers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr

import kaizhuo
from kaizhuo import Spec
from kaizhuo.core.errors import OptionError
from kaizhuo.rl.openspiel import TableState
from kaizhuo.testing.pace import PROFILE
from kaizhuo.testing.tables import ALL, NAMES, Table, every_game, tables_of

SMALL = """
grade = "O"
note = "A box that a solver gets through."
star = "1/5"
letters_first = 1
letters_second = 1
rounds_duel = 1
turn_limit = 6
stalled_limit = 1
group = [
  { from = 2, cards = ["1/5", "1/6", "2/4", "3/4"] },
  { from = 3, cards = ["2/5", "3/5"] },
  { from = 4, cards = ["2/6", "3/6"] },
  { from = 5, cards = ["4/5", "4/6"] },
]
"""


def called(name: str) -> str:
    return f"kaizhuo_{name.replace('-', '_')}"


def game_of(spec: Spec) -> Any:
    return pyspiel.load_game(called(spec.name), {"players": spec.seats, **spec.options})


def asked(game: Any, seed: int) -> TableState:
    """The first position, of a game at random, in which somebody has a choice."""
    chance, state = np.random.RandomState(seed), game.new_initial_state()
    while len(state.legal_actions()) < 2 or state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True) if state.is_chance_node() else ([0], [1.0])
        state.apply_action(int(chance.choice(outcomes, p=odds)) if state.is_chance_node() else state.legal_actions()[0])
    assert isinstance(state, TableState)
    return state


# It looks at every position many times: every day only at the smallest table of each game.
@pytest.mark.parametrize("table", ALL if PROFILE == "soak" else [tables_of(name)[0] for name in NAMES], ids=str)
def test_openspiels_own_test(table: Table) -> None:
    spec = kaizhuo.spec(table.game, table.seats, table.options)
    pyspiel.random_sim_test(game_of(spec), num_sims=1, serialize=True, verbose=False)


def test_a_game_has_a_name_and_parameters() -> None:
    game = pyspiel.load_game("kaizhuo_dnup(players=4,letters_to_win=5)")
    assert game.spec == kaizhuo.spec("dnup", 4, {"letters_to_win": 5})
    assert game.num_players() == 4
    assert game.observation_tensor_shape() == [game.spec.width]
    for name in (str(game), "kaizhuo_cheers(players=5,teams='2+3',keep=True)"):
        assert pyspiel.load_game(str(pyspiel.load_game(name))).spec == pyspiel.load_game(name).spec
    with pytest.raises(OptionError):
        pyspiel.load_game("kaizhuo_dnup(players=9)")


@pytest.mark.parametrize(
    ("name", "zero_sum"),
    [
        ("dnup(players=5)", True),
        ("flatiron(players=1)", False),
        ("cheers(players=3)", False),
        ("cheers(players=4)", True),
    ],
)
def test_players_sum_up_to_nothing_where_all_sides_are_as_large(name: str, zero_sum: bool) -> None:
    kinds = pyspiel.GameType.Utility
    kind = kinds.ZERO_SUM if zero_sum else kinds.GENERAL_SUM
    assert pyspiel.load_game(f"kaizhuo_{name}").get_type().utility == kind


def test_chance_is_explicit() -> None:
    state = pyspiel.load_game("kaizhuo_cleocatra").new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert sum(odds for _, odds in outcomes) == pytest.approx(1)
    assert len(outcomes) > 1
    assert len({state.action_to_string(outcome) for outcome, _ in outcomes}) == len(outcomes)


@every_game
def test_a_world_that_a_player_cannot_tell_from_the_true_one(name: str) -> None:
    state = asked(pyspiel.load_game(called(name)), seed=4)
    me = state.current_player()
    for _ in range(3):
        other = state.resample_from_infostate(me)
        assert other.information_state_string(me) == state.information_state_string(me)
        assert other.observation_tensor(me) == state.observation_tensor(me)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []


def test_what_was_done_is_remembered() -> None:
    """Two ways to one position: what can be seen is the same, what is remembered is not."""
    state = asked(pyspiel.load_game("kaizhuo_dnup"), seed=1)
    me = state.current_player()
    one, other = state.clone(), state.clone()
    one.chosen[me] += " 1"
    assert one.observation_string(me) == other.observation_string(me)
    assert one.information_state_string(me) != other.information_state_string(me)
    assert one.information_state_string(1 - me) == other.information_state_string(1 - me)


@every_game
def test_its_information_set_search_runs(name: str) -> None:
    game = pyspiel.load_game(called(name))
    state, chance = asked(game, seed=2), np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.0, 3, random_state=chance)
    assert bot.step(state) in state.legal_actions()


@pytest.fixture
def small(tmp_path: Path) -> Any:
    file = tmp_path / "small.toml"
    file.write_text(SMALL)
    return pyspiel.load_game("kaizhuo_dnup", {"components": str(file)})


def decisions(state: Any, seed: int) -> Iterator[Any]:
    """Those of a game at random."""
    chance = np.random.RandomState(seed)
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state.clone()
        state.apply_action(int(chance.choice(state.legal_actions())))


@pytest.mark.parametrize(
    "solver", [outcome_sampling_mccfr.OutcomeSamplingSolver, external_sampling_mccfr.ExternalSamplingSolver]
)
def test_its_solvers_run(small: Any, solver: Any) -> None:
    np.random.seed(1)
    found = solver(small)
    for _ in range(20):
        found.iteration()
    policy = found.average_policy()
    asked = [state for seed in range(30) for state in decisions(small.new_initial_state(), seed)]
    odds = [policy.action_probabilities(state) for state in asked]
    assert all(sum(each.values()) == pytest.approx(1) for each in odds)
    assert any(len({*each.values()}) > 1 for each in odds), "nothing was learnt"
