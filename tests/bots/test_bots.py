"""Bots choose by what they may know, and by nothing else; three levels, each in its own way."""

from __future__ import annotations

from itertools import islice

import pytest

from kaizhuo.bots.beginner import drawn, weights
from kaizhuo.bots.bot import BOTS, OLD_NAMES, Bot, make_bot
from kaizhuo.bots.rating import rated
from kaizhuo.bots.settings import Settings, settings_of
from kaizhuo.bots.thinker import Thinker, new_search
from kaizhuo.bots.winning import winning_option
from kaizhuo.core.errors import OptionError
from kaizhuo.core.observation import pack, unpack
from kaizhuo.core.rng import Rng
from kaizhuo.games import game_names
from kaizhuo.games.dnup.rules.words import WORDS
from kaizhuo.testing.tables import Table
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import has
from tests.bots.positions import choices, observation, plain_tables, positions, worlds
from tests.games.dnup.table import table as lay_out

SMALL = ["uniform", "level1", "level2", "level3:20"]
EVERY = plain_tables()
DNUP = {table.seats: table for table in EVERY if table.game == "dnup"}


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("table", EVERY, ids=str)
def test_a_choice_cannot_depend_on_what_the_bot_may_not_know(table: Table, name: str) -> None:
    """Worlds with equal observations and equal generators: the identical choice, whatever is hidden."""
    game = table.load()
    bot = make_bot(name)
    for asked, (state, seat) in enumerate(positions(table, every=9)):
        choice = bot.choose(game, observation(game, state, seat), Rng(asked))
        assert choice in observation(game, state, seat).options
        for world in worlds(game, state, seat, 8):
            assert bot.choose(game, observation(game, world, seat), Rng(asked)) == choice


@pytest.mark.parametrize("table", EVERY, ids=str)
def test_the_whole_search_is_the_same_in_worlds_that_look_the_same(table: Table) -> None:
    """Not only the choice: how often every option was tried, and with what success."""
    game = table.load()
    for count, (state, seat) in enumerate(positions(table, every=15)):
        found = set()
        for world in worlds(game, state, seat, 8):
            search = new_search(game, observation(game, world, seat), Rng(count), 40)
            while search.run(16):
                pass
            found.add(tuple((int(arm.action), int(arm.visits), arm.total) for arm in search.ranking()))
        assert len(found) == 1


def test_the_size_of_the_slices_changes_nothing() -> None:
    match = DNUP[3].match(1)
    now = match.observe(match.awaited()[0])
    whole, parts = (new_search(match.game, now, Rng(1), 200) for _ in range(2))
    while whole.run(1000):
        pass
    while parts.run(7):
        pass
    assert whole.visits() == parts.visits()


def test_who_plays_alone_may_look_further_ahead() -> None:
    found = settings_of("flatiron").level3
    for table in EVERY:
        if table.game == "flatiron":
            match = table.match(1)
            search = new_search(match.game, match.observe(0), Rng(1), 1)
            assert search.style.horizon == (found.alone if table.seats == 1 else found.horizon)


def test_a_bot_in_another_process_would_choose_the_same() -> None:
    match = DNUP[4].match(3)
    now = match.observe(match.awaited()[0])
    there = unpack(DNUP[4].setup(), pack(now))
    assert Thinker(200, 0.0).choose(match.game, there, Rng(1)) == Thinker(200, 0.0).choose(match.game, now, Rng(1))


def test_halving_spends_about_its_budget_and_more_on_better_options() -> None:
    match = DNUP[4].match(3)
    search = new_search(match.game, match.observe(match.awaited()[0]), Rng(1), 400)
    while search.run(50):
        pass
    visits = [int(arm.visits) for arm in search.ranking()]
    assert 300 <= sum(visits) <= 500
    assert visits == sorted(visits, reverse=True)
    assert visits[0] > visits[-1]


@pytest.mark.parametrize("name", ["level1", "level2", "level3:200"])
def test_a_win_in_one_is_never_missed(name: str) -> None:
    state = lay_out("8/1 8/3", "9/1 2/4", "10/2 2/4", letters=[2, 0, 0])
    game = DNUP[3].load()
    for seed in range(20):
        choice = make_bot(name).choose(game, observation(game, state, 0), Rng(seed))
        assert WORDS.sentence(choice) == "play 8/1+8/3"


@pytest.mark.parametrize(("seats", "playouts"), [(2, 20), (3, 4), (4, 4)])
def test_level_two_of_cleocatra_looks_at_more_in_the_duel(seats: int, playouts: int) -> None:
    table = next(table for table in EVERY if table.game == "cleocatra" and table.seats == seats)
    game = table.load()
    asked = [observation(game, state, seat) for state, seat in islice(choices(table, 0, every=5), 4)]

    def chosen(bot: Bot) -> list[int]:
        return [bot.choose(game, now, Rng(seed)) for now in asked for seed in range(8)]

    few, more = (chosen(Thinker(count, 0.0, breadth=2)) for count in (4, 20))
    assert few != more
    assert chosen(make_bot("level2")) == {4: few, 20: more}[playouts]


def test_levels_one_and_two_of_dnup_are_closer_to_level_three_in_the_duel() -> None:
    found = settings_of("dnup")
    for seats, table in DNUP.items():
        game = table.load()
        warmth = found.level1.duel if seats == 2 else found.level1.temperature
        for state, seat in positions(table, every=5):
            now = observation(game, state, seat)
            ratings = rated(game, now)
            best = {option for option, rating in zip(now.options, ratings, strict=True) if rating == max(ratings)}
            for seed in range(8):
                rng = Rng(seed)
                win = winning_option(game, now, rng)
                erring = now.options[drawn(weights(ratings, warmth), rng)] if win is None else win
                assert make_bot("level1").choose(game, now, Rng(seed)) == erring
                choice = make_bot("level2").choose(game, now, Rng(seed))
                if seats == 2:
                    thinker = Thinker(found.level2.playouts, 0.0, found.level2.breadth)
                    assert choice == thinker.choose(game, now, Rng(seed))
                else:
                    assert choice in best


def test_level_one_errs_but_does_not_blunder() -> None:
    odds = weights([100, 90, 50, -500], 20.0)
    assert odds[0] > odds[1] > odds[2] > odds[3] == 0
    assert {drawn(odds, Rng(seed)) for seed in range(300)} == {0, 1, 2}
    assert weights([7, 7, 7], 0.0) == [1, 1, 1]


def test_a_forced_move_is_made_without_thinking() -> None:
    state = lay_out("2/4", "9/1", sets={1: "5/1"})
    game = DNUP[2].load()
    for name in BOTS[1:]:
        rng = Rng(1)
        assert WORDS.sentence(make_bot(name).choose(game, observation(game, state, 0), rng)) == "flip"
        assert rng.word() == Rng(1).word()


def test_patience_ends_a_search_that_would_take_an_hour() -> None:
    match = DNUP[3].match(1)
    now = match.observe(match.awaited()[0])
    assert Thinker(10_000_000, 0.02).choose(match.game, now, Rng(1)) in now.options


@pytest.mark.parametrize("name", ["genius", "", "level3:0", "level3:many", "level2:5", "level3:²"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(OptionError):
        make_bot(name)


@pytest.mark.parametrize("name", [*BOTS, *OLD_NAMES])
def test_every_bot_can_be_made(name: str) -> None:
    assert callable(make_bot(name).choose)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    assert all(has(language, f"bot-{bot}") for bot in BOTS)


@pytest.mark.parametrize("name", game_names())
def test_settings_are_data_with_a_reason(name: str) -> None:
    found = settings_of(name)
    assert found.level3.tested or found == Settings(), "what was changed names the test that justified it"
