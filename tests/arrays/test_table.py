"""A table for scripts: checked steps, numbers, copies, and a game that travels."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kaizhuo
from kaizhuo import Table
from kaizhuo.core import engine
from kaizhuo.core.errors import DataError, IllegalAction, OptionError, StaleAction
from kaizhuo.core.facts import fingerprint
from kaizhuo.core.rng import Rng
from kaizhuo.games import boxes_of
from kaizhuo.testing.tables import every_game

SEED = 5


def played(table: Table, steps: int, seed: int = 1) -> Table:
    """So many steps at random; a game that is over stays so."""
    choose = np.random.default_rng(seed)
    for _ in range(steps):
        if not table.over:
            table.step(choose.choice(table.options))
    return table


def table_of(name: str) -> Table:
    seats = max(kaizhuo.spec(name, 2).game.seat_counts)
    return Table(kaizhuo.spec(name, seats), SEED)


@every_game
def test_a_game_is_played_to_its_end(name: str) -> None:
    table = played(table_of(name), 10**5)
    spec = table.spec
    assert table.over
    assert table.actor is None
    assert table.options.size == 0
    assert not table.mask.any()
    assert table.utilities.shape == (spec.seats,)
    assert spec.utility.low <= table.utilities.min() <= table.utilities.max() <= spec.utility.high
    assert 1 in table.places or not table.utilities.any()
    with pytest.raises(StaleAction):
        table.step(0)


@every_game
def test_what_the_seat_that_is_asked_sees(name: str) -> None:
    table = played(table_of(name), 9)
    spec = table.spec
    assert table.actor is not None
    assert table.mask.shape == (spec.actions,)
    assert table.mask.nonzero()[0].tolist() == table.options.tolist()
    assert not spec.chance_actions[table.options].any()
    seen = table.observation()
    assert seen.shape == (spec.width,)
    assert seen.tolist() == table.observation(table.actor).tolist()
    assert table.resample(table.actor, 3).observation().tolist() == seen.tolist()
    assert table.features.shape == (table.options.size, spec.feature_fields[-1].last + 1)
    assert len(np.unique(table.features, axis=0)) == table.options.size
    for seat in (-1, spec.seats):
        for door in (table.observation, table.told, spec.features, lambda seat: table.resample(seat, 1)):
            with pytest.raises(OptionError):
                door(seat)


@every_game
def test_what_no_rule_allows_is_refused_and_changes_nothing(name: str) -> None:
    table = played(table_of(name), 4)
    before = table.copy()
    (chance,) = table.spec.chance_actions.nonzero()
    for action in (-1, table.spec.actions, int(chance[0])):
        with pytest.raises(IllegalAction):
            table.step(action)
    assert table == before


@every_game
def test_chance_is_an_actor_for_who_asks_for_it(name: str) -> None:
    table = Table(table_of(name).spec, chance="asked")
    assert table.actor == -1
    assert table.spec.chance_actions[table.options].all()
    assert table.weights.shape == table.options.shape
    assert table.weights.min() > 0
    played(table, 10**5)
    assert table.over


@every_game
def test_copies_are_equal_and_go_on_alike(name: str) -> None:
    table = played(table_of(name), 7)
    for other in (table.copy(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert other == table
        assert hash(other) == hash(table)
        assert repr(other) == repr(table)
        played(other, 6, seed=2)
        assert other != table
        assert other == played(table.copy(), 6, seed=2)


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@every_game
def test_what_is_below_a_table_is_copied_whole(name: str) -> None:
    """A search of one's own holds states and generators: neither way to copy them shares what changes."""
    table = played(Table(table_of(name).spec, SEED, journal=True), 7)
    game, state, rng = table.spec.game, table.state, Rng(SEED)
    rng.word()
    for again in (copy.copy, copy.deepcopy, sent):
        other, chance = again(state), again(rng)
        assert fingerprint(other) == fingerprint(state)
        assert other.journal == state.journal
        assert chance.word() == copy.copy(rng).word()
        engine.play_out(game, other, chance)
        assert fingerprint(other) != fingerprint(state)
        assert len(other.journal) > len(state.journal)


def test_the_same_seed_is_the_same_game_and_a_reset_is_the_next_one() -> None:
    table = table_of("dnup")
    first = played(table.copy(), 30)
    assert played(table_of("dnup"), 30) == first
    table.reset()
    assert played(table, 30) != first
    table.reset(SEED)
    assert played(table, 30) == first
    assert Table(table.spec, SEED + 1) != Table(table.spec, SEED)


def test_the_journal_goes_along_when_asked_for() -> None:
    spec = kaizhuo.spec("dnup", 3)
    table = played(Table(spec, 1, journal=True), 5)
    assert table.told(0) != table.told(1)
    assert table.copy(journal=True).told(0) == table.told(0)
    assert table.copy().told(0) == []
    assert pickle.loads(pickle.dumps(table)).told(2) == table.told(2)
    assert played(Table(spec, 1), 5).told(0) == []


def test_a_spec_says_what_is_wrong() -> None:
    for game, seats in (("chess", 2), ("dnup", 9)):
        with pytest.raises(OptionError):
            kaizhuo.spec(game, seats)
    with pytest.raises(OptionError):
        kaizhuo.spec("dnup", 3, {"letters_to_win": 99})
    with pytest.raises(DataError):
        kaizhuo.spec("dnup", 3, components="nowhere.toml")
    with pytest.raises(OptionError):
        Table(kaizhuo.spec("dnup", 3), chance="thrown")  # type: ignore[arg-type]


def test_a_spec_has_a_fingerprint_and_travels() -> None:
    spec = kaizhuo.spec("dnup", 3, {"letters_to_win": 5})
    again = pickle.loads(pickle.dumps(spec))
    assert again == spec
    assert again.fingerprint == spec.fingerprint
    assert hash(again) == hash(spec)
    others = [kaizhuo.spec("dnup", 3), kaizhuo.spec("dnup", 4, {"letters_to_win": 5}), kaizhuo.spec("cheers", 3)]
    assert len({spec.fingerprint, *(other.fingerprint for other in others)}) == 4
    assert spec.parse(spec.sentence(100)) == 100
    assert spec.box == boxes_of("dnup")[0].fingerprint


@pytest.mark.parametrize(
    ("game", "seats", "utility"),
    [("dnup", 4, (-1 / 3, 1.0, 0.0)), ("cheers", 4, (-1.0, 1.0, 0.0)), ("flatiron", 1, (-1.0, 1.0, None))],
)
def test_utilities_are_of_sides(game: str, seats: int, utility: tuple[float, float, float | None]) -> None:
    assert kaizhuo.spec(game, seats).utility == pytest.approx(utility)


def test_a_drawn_game_is_worth_nothing_and_teams_win_together() -> None:
    spec = kaizhuo.spec("cheers", 4)
    found = set()
    for seed in range(40):
        found.add(tuple(played(Table(spec, seed), 10**4, seed).utilities.tolist()))
    assert (0.0, 0.0, 0.0, 0.0) in found
    assert found - {(0.0, 0.0, 0.0, 0.0)} <= {(1.0, -1.0, 1.0, -1.0), (-1.0, 1.0, -1.0, 1.0)}


def run(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_type_checkers_are_told() -> None:
    assert (Path(kaizhuo.__file__).parent / "py.typed").exists()


def test_importing_costs_nothing() -> None:
    loaded = run(
        "import sys, kaizhuo; print([name for name in sys.modules if name[:7] in ('kaizhuo', 'numpy', 'msgspec')])"
    )
    assert loaded == "['kaizhuo']\n"
    assert set(kaizhuo.__all__) <= set(dir(kaizhuo))
    with pytest.raises(AttributeError):
        _ = kaizhuo.nonsense


def test_the_engine_alone_needs_no_numpy() -> None:
    without = "import sys; sys.modules['numpy'] = None; import kaizhuo; from kaizhuo.games import load_game; "
    assert "dnup" in run(without + "print(kaizhuo.game_names(), load_game('dnup').name)")
    told = run(without + "\ntry: kaizhuo.spec\nexcept ImportError as missing: print(missing)")
    assert told == 'kaizhuo.spec needs numpy: pip install "kaizhuo[rl]"\n'
