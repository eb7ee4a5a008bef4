"""Many tables in one call play the very games that single tables play."""

from __future__ import annotations

import pytest

import kaizhuo
from kaizhuo import Batch, Table
from kaizhuo.core.errors import IllegalAction, OptionError
from kaizhuo.testing.tables import ALL, every_game
from kaizhuo.testing.tables import Table as Setting

COUNT = 3
STEPS = 150


def check_alike(batch: Batch, tables: list[Table]) -> None:
    assert batch.actor.tolist() == [table.actor for table in tables]
    for i, table in enumerate(tables):
        assert batch.options[batch.starts[i] : batch.starts[i + 1]].tolist() == table.options.tolist()
        assert (batch.mask[i] == table.mask).all()
        assert (batch.observation[i] == table.observation()).all()


@pytest.mark.parametrize("setting", ALL[::4], ids=str)
def test_the_same_games_as_single_tables(setting: Setting) -> None:
    spec = kaizhuo.spec(setting.game, setting.seats, setting.options)
    batch = Batch(spec, COUNT, seed=7)
    tables = [Table(spec, batch.seed_of(i)) for i in range(COUNT)]
    for _ in range(STEPS):
        check_alike(batch, tables)
        actions = batch.sample()
        batch.step(actions)
        for table, action in zip(tables, actions, strict=True):
            table.step(action)
        assert batch.done.tolist() == [table.over for table in tables]
        assert batch.utilities.tolist() == [table.utilities.tolist() for table in tables]
        for table in tables:
            if table.over:
                table.reset()


@every_game
def test_games_begin_anew(name: str) -> None:
    spec = kaizhuo.spec(name, 2)
    batch = Batch(spec, 2, seed=1)
    ended = 0
    for _ in range(6000):
        batch.step(batch.sample())
        ended += int(batch.done.sum())
        if ended > 3:
            break
    assert ended > 3


def test_what_one_game_refuses_changes_none() -> None:
    batch = Batch(kaizhuo.spec("dnup", 3), 4, seed=2)
    before = batch.observation.copy(), batch.mask.copy()
    actions = batch.sample()
    for wrong in (-1, 0, batch.spec.actions):
        actions[2] = wrong
        with pytest.raises(IllegalAction):
            batch.step(actions)
    assert (batch.observation == before[0]).all()
    assert (batch.mask == before[1]).all()
    with pytest.raises(OptionError):
        batch.step(actions[:3])
    with pytest.raises(OptionError):
        Batch(batch.spec, 0)


def test_either_name_of_equal_cards_will_do() -> None:
    """As at a single table: of two equal cards the one is played that is an option."""
    spec = kaizhuo.spec("dnup", 2)
    for seed in range(20):
        batch = Batch(spec, 1, seed)
        table = Table(spec, batch.seed_of(0))
        (play,) = (verb for verb in spec.verbs if verb.name == "play")
        for action in range(play.first, play.last):
            done = table.copy()
            if action in table.options or not stepped(done, action):
                continue
            batch.step([action])
            assert (batch.observation[0] == done.observation()).all()
            return
    raise AssertionError("no deal has equal cards")


def stepped(table: Table, action: int) -> bool:
    try:
        table.step(action)
    except IllegalAction:
        return False
    return True
