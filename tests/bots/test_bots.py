"""Bots choose by what they may know, and by nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from kaizhuo.bots.bot import BOTS, make_bot
from kaizhuo.bots.ismcts import Ismcts
from kaizhuo.bots.search import Search
from kaizhuo.core import engine
from kaizhuo.core.errors import OptionError
from kaizhuo.core.observation import Observation, pack, unpack
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE
from kaizhuo.games import AnyGame
from kaizhuo.games.dnup.words import WORDS
from tests.contract.tables import Table, random_game, tables_of
from tests.games.dnup.table import table as lay_out

SMALL = ["uniform", "greedy", "ismcts:30"]
PLAIN = [next(tables_of("dnup")), *[t for t in tables_of("dnup") if t.options["letters_to_win"] == 4][1:]]


def observation(game: AnyGame, state: Any, viewer: int) -> Observation[Any]:
    seen = game.redact(state, viewer)
    return Observation(viewer, 0, seen, engine.seat_options(game, state, viewer), [])


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_a_choice_cannot_depend_on_what_the_bot_may_not_know(table: Table, name: str) -> None:
    """Worlds with equal observations and equal generators: the identical choice, whatever is hidden."""
    game = table.load()
    state = table.setup()
    bot = make_bot(name)
    asked = 0
    for count in random_game(game, state, Rng(5)):
        seat = engine.actor(state)
        if seat == CHANCE or count % 5:
            continue
        asked += 1
        choice = bot.choose(game, observation(game, state, seat), Rng(count))
        assert choice in engine.options(game, state)
        for i in range(8):
            world = game.resample(game.redact(state, seat), seat, Rng(i))
            assert bot.choose(game, observation(game, world, seat), Rng(count)) == choice
    assert asked > 5


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_the_whole_search_is_the_same_in_worlds_that_look_the_same(table: Table) -> None:
    game = table.load()
    state = table.setup()
    for count in random_game(game, state, Rng(6)):
        seat = engine.actor(state)
        if seat == CHANCE or count % 20:
            continue
        tables_of_visits = []
        for i in range(4):
            world = game.resample(game.redact(state, seat), seat, Rng(i))
            search = Search(game, game.redact(world, seat), seat, Rng(count))
            search.run(40)
            tables_of_visits.append(search.visits())
        assert all(visits == tables_of_visits[0] for visits in tables_of_visits)


def test_a_bot_in_another_process_would_choose_the_same() -> None:
    table = PLAIN[2]
    game = table.load()
    match = table.match(3)
    seat = match.awaited()[0]
    now = match.observe(seat)
    there = unpack(table.setup(), pack(now))
    assert Ismcts(200).choose(game, there, Rng(1)) == Ismcts(200).choose(game, now, Rng(1))


def test_a_win_in_one_is_never_missed() -> None:
    """One card left that can be played: greedy and search go out."""
    state = lay_out("8/1 8/3", "9/1 2/4", "10/2 2/4", letters=[2, 0, 0])
    game = PLAIN[1].load()
    for name in ("greedy", "ismcts:200"):
        choice = make_bot(name).choose(game, observation(game, state, 0), Rng(2))
        assert WORDS.sentence(choice) == "play 8/1+8/3"


def test_a_forced_move_is_made_without_thinking() -> None:
    state = lay_out("2/4", "9/1", sets={1: "5/1"})
    game = PLAIN[0].load()
    rng = Rng(1)
    assert WORDS.sentence(make_bot("ismcts").choose(game, observation(game, state, 0), rng)) == "flip"
    assert rng.word() == Rng(1).word()


def test_search_with_a_time_budget_answers() -> None:
    match = PLAIN[1].match(1)
    now = match.observe(match.awaited()[0])
    assert Ismcts(seconds=0.02).choose(match.game, now, Rng(1)) in now.options


@pytest.mark.parametrize("name", ["genius", "", "ismcts:0", "ismcts:many", "greedy:5"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(OptionError):
        make_bot(name)


def test_every_bot_can_be_made() -> None:
    assert [type(make_bot(name)).__name__.lower() for name in BOTS] == list(BOTS)
