"""The tree: what it tries, whom it plays for, and that it is fair."""

from __future__ import annotations

from typing import Any

import pytest

from kaizhuo.bots.rating import rated
from kaizhuo.bots.settings import settings_of
from kaizhuo.bots.tree import PLAIN, Branch, Growth, Plain, Tree
from kaizhuo.core import engine
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame
from kaizhuo.testing.tables import Table
from tests.bots.positions import observation, plain_tables, positions, worlds
from tests.games.dnup.table import table as lay_out

EVERY = plain_tables()
FEW = [table for table in EVERY if table.seats == 2]
LED = Growth(0.5, 50.0, False)
HASTY = Growth(0.5, 50.0, True)
KINDS = [(Tree, LED), (Tree, HASTY), (Plain, PLAIN)]


def grown(kind: tuple[type[Tree], Growth], game: AnyGame, now: Observation[Any], seed: int, playouts: int) -> Tree:
    lines = [[option] for option in now.options]
    style = settings_of(game.name).level3.style(len(game.scores(now.seen)))
    tree = kind[0](game, now.seen, now.viewer, lines, Rng(seed), style, playouts, kind[1])
    while tree.run(16):
        pass
    return tree


def tried(tree: Tree) -> tuple[tuple[int, int, float], ...]:
    return tuple((int(arm.action), int(arm.visits), arm.total) for arm in tree.ranking())


@pytest.mark.parametrize("kind", KINDS, ids=["led", "hasty", "plain"])
@pytest.mark.parametrize("table", FEW, ids=str)
def test_it_cannot_depend_on_what_it_may_not_know(table: Table, kind: tuple[type[Tree], Growth]) -> None:
    game = table.load()
    for seed, (state, seat) in enumerate(positions(table, every=40)):
        seen = [observation(game, world, seat) for world in worlds(game, state, seat, 3)]
        assert len({tried(grown(kind, game, now, seed, 20)) for now in seen}) == 1


@pytest.mark.parametrize("table", FEW, ids=str)
def test_every_playout_is_one_visit_of_an_option(table: Table) -> None:
    match = table.match(1)
    now = match.observe(match.awaited()[0])
    tree = grown((Plain, PLAIN), match.game, now, 1, 40)
    assert sum(tree.visits().values()) == (40 if len(now.options) > 1 else 0)
    assert {int(arm.action) for arm in tree.ranking()} == set(now.options)


def test_only_what_it_is_to_compare_is_tried() -> None:
    match = FEW[0].match(1)
    now = match.observe(match.awaited()[0])
    two = Observation(now.viewer, 0, now.seen, now.options[:2], [])
    assert set(grown((Plain, PLAIN), match.game, two, 1, 30).visits()) == set(now.options[:2])


def test_others_play_for_themselves() -> None:
    """What came of a playout is booked for who made each decision, not for who thinks."""
    match = FEW[0].match(1)
    tree = grown((Plain, PLAIN), match.game, match.observe(match.awaited()[0]), 1, 1)
    mine, theirs = Branch(1), Branch(2)
    tree.path, tree.movers = [mine, theirs, mine], [0, 1, 0]
    tree.values[0], tree.values[1] = 0.75, 0.25
    tree.back_up()
    assert (mine.visits, mine.total) == (2, 1.5)
    assert (theirs.visits, theirs.total) == (1, 0.25)


@pytest.mark.parametrize("kind", KINDS, ids=["led", "hasty", "plain"])
def test_better_options_are_tried_more(kind: tuple[type[Tree], Growth]) -> None:
    state = lay_out("9/1 9/2 3/5", "10/2", "2/4 2/5 3/6", letters=[0, 0, 0])
    game = next(table for table in EVERY if table.game == "dnup" and table.seats == 3).load()
    now = observation(game, state, int(engine.actor(state)))
    ranking = grown(kind, game, now, 1, 400).ranking()
    assert ranking[0].visits > 2 * ranking[-1].visits
    assert ranking[0].mean() > ranking[-1].mean()


@pytest.mark.parametrize("table", FEW, ids=str)
def test_what_looks_best_is_tried_first(table: Table) -> None:
    game = table.load()
    for seed, (state, seat) in enumerate(positions(table, every=50)):
        now = observation(game, state, seat)
        if len(now.options) > 1:
            ratings = dict(zip(now.options, rated(game, now), strict=True))
            visits = grown((Tree, LED), game, now, seed, 1).visits()
            (tried,) = (option for option in visits if visits[option])
            assert ratings[tried] == max(ratings.values())


def test_in_haste_all_that_counts_is_who_finishes_before_whom() -> None:
    for table in EVERY:
        match = table.match(1)
        seat = match.awaited()[0]
        tree = grown((Tree, HASTY), match.game, match.observe(seat), 1, 1)
        state = match.state.copy()
        tree.judge(state)
        assert engine.over(state)
        places = match.game.places(state)
        others = [[other for other in range(table.seats) if other != mine] for mine in range(table.seats)]
        for mine, rest in enumerate(others):
            beaten = sum((places[mine] < places[other]) + (places[mine] == places[other]) / 2 for other in rest)
            assert tree.values[mine] == pytest.approx(beaten / len(rest) if rest else float(places[mine] == 1))
