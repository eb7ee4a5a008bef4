"""Why this move: figures and words, from nothing but an observation."""

from __future__ import annotations

import random
from itertools import count, islice

import msgspec
import pytest

from kaizhuo.bots.explaining import explain
from kaizhuo.bots.greedy import Greedy
from kaizhuo.bots.pool import Pool
from kaizhuo.bots.thinker import Thinker
from kaizhuo.core import engine
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import step_of
from kaizhuo.games import AnyGame, game_names
from kaizhuo.games.dnup.rules.words import WORDS
from kaizhuo.games.flatiron.rules.words import MOVING, PLAY, TUCK
from kaizhuo.testing.pace import A_FEW, PROFILE
from kaizhuo.testing.tables import Table
from kaizhuo.text.explaining import explained
from kaizhuo.text.judging import why_words
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import Speech
from tests.bots.positions import choices, observation, plain_tables, worlds
from tests.games.dnup.table import table as lay_out

FEW = Thinker(60, 0.0)
EVERY = plain_tables()


def speech(game: AnyGame, seats: int, language: str) -> Speech:
    return Speech(language, game, [f"P{seat}" for seat in range(seats)], 0)


@pytest.mark.parametrize("table", EVERY, ids=str)
def test_every_move_can_be_explained_in_every_language(table: Table) -> None:
    game = table.load()
    for state, seat in islice(choices(table, seed=3, every=11), A_FEW):
        now = observation(game, state, seat)
        why = explain(game, now, Rng(1), FEW)
        assert why.action == FEW.choose(game, now, Rng(1))
        assert why.alternatives[0].action == why.action
        assert all(0 <= one.value <= 1 and one.visits > 0 for one in why.alternatives)
        said = [explained(why, speech(game, table.seats, language)) for language in LANGUAGES]
        assert all(said[0])
        assert len({len(lines) for lines in said}) == 1


@pytest.mark.parametrize("name", game_names())
def test_four_of_five_moves_of_a_bot_have_a_reason_that_the_game_knows(name: str) -> None:
    """A coach that only says what to do teaches nothing; `tools/reasons.py` asks level 3 in whole games."""
    table = next(table for table in EVERY if table.load().name == name)
    game, asked = table.load(), [islice(choices(table, seed, 2), 20) for seed in (1, 2)]
    found = [(observation(game, state, seat), Rng(1)) for some in asked for state, seat in some]
    told = [bool(game.advice().reasons(now.seen, now.viewer, Greedy().choose(game, now, rng))) for now, rng in found]
    assert 5 * sum(told) >= 4 * len(told), f"{sum(told)} of {len(told)}"


@pytest.mark.parametrize("name", game_names())
def test_nothing_speaks_for_a_move_that_is_worse(name: str) -> None:
    """What the bot likes least is judged: the reasons are those of the better move, and no hope is made of it."""
    table = next(table for table in EVERY if table.load().name == name)
    game = table.load()
    for state, seat in islice(choices(table, seed=4, every=3), A_FEW):
        now = observation(game, state, seat)
        last = explain(game, now, Rng(1), FEW, foretell=False).alternatives[-1].action
        why = explain(game, now, Rng(1), FEW, move=last, foretell=False)
        best = why.alternatives[0]
        if best.value - why.value > 0.02:
            assert [reason.other for reason in why.reasons] == [best.action]
            assert all(reason.own or reason.name == "worse" for reason in why.reasons)
            told = explained(why, speech(game, table.seats, "en"))
            assert game.words.sentence(last) != best.sentence
            assert speech(game, table.seats, "en").option(best.action) in told[0]


@pytest.mark.parametrize("table", EVERY, ids=str)
def test_nothing_that_can_be_done_in_a_whole_game_lacks_its_reasons(table: Table) -> None:
    """At every decision of random games, whatever is chosen; not only where a test of words looks."""
    game = table.load()
    texts = speech(game, table.seats, "en")
    rng = random.Random(7)
    soak = PROFILE == "soak"
    for state, seat in islice((found for seed in count() for found in choices(table, seed, 1)), 5_000 if soak else 150):
        now = observation(game, state, seat)
        for action in now.options if soak else rng.sample(now.options, min(3, len(now.options))):
            for name, number in game.advice().reasons(now.seen, seat, action):
                assert texts.say(f"reason-{name}", {"number": number})


def test_a_newspaper_before_the_move_can_be_explained() -> None:
    """Flatiron: the turn goes on with a move, which is not judged by first impression."""
    table = next(table for table in EVERY if table.game == "flatiron")
    game = table.load()
    asked = 0
    for state, seat in (found for seed in range(20) for found in choices(table, seed, 1)):
        moving = [one for one in state.pending if step_of(one) == MOVING]
        if not moving or (
            len(state.pending) == 1 and not any(PLAY <= one < TUCK for one in engine.options(game, state))
        ):
            continue
        now = observation(game, state, seat)
        for action in now.options:
            game.advice().reasons(now.seen, seat, action)
        asked += 1
    assert asked > 20


def test_a_review_does_without_what_may_follow() -> None:
    table = next(table for table in EVERY if table.game == "flatiron")
    game = table.load()
    for state, seat in choices(table, seed=3, every=5):
        now = observation(game, state, seat)
        whole = explain(game, now, Rng(1), FEW, move=now.options[-1])
        if whole.line:
            break
    briefly = explain(game, now, Rng(1), FEW, move=now.options[-1], foretell=False)
    assert briefly.line == []
    assert briefly == msgspec.structs.replace(whole, line=[])
    pool = Pool(workers=1)
    try:
        assert pool.explain(game, now, 1, now.options[-1], patience=0.1).result(60).line == []
        assert pool.explain(game, now, 1, now.options[-1]).result(60).line
    finally:
        pool.close()


def test_an_explanation_cannot_depend_on_what_is_hidden() -> None:
    table = next(table for table in EVERY if table.game == "dnup" and table.seats == 4)
    game = table.load()
    state, seat = next(choices(table, seed=3, every=5))
    found = [explain(game, observation(game, world, seat), Rng(2), FEW) for world in worlds(game, state, seat, 6)]
    assert all(one == found[0] for one in found)


def test_reasons_a_player_would_give() -> None:
    game = EVERY[-1].load() if EVERY[-1].game == "dnup" else next(t for t in EVERY if t.game == "dnup").load()
    win = lay_out("8/1 8/3", "9/1 2/4", "10/2 2/4", letters=[2, 0, 0])
    why = explain(game, observation(game, win, 0), Rng(1), FEW)
    assert [reason.name for reason in why.reasons] == ["win"]
    forced = explain(game, observation(game, lay_out("2/4", "9/1", sets={1: "5/1"}), 0), Rng(1), FEW)
    assert [reason.name for reason in forced.reasons] == ["forced"]
    assert len(explained(forced, speech(game, 2, "en"))) <= 2  # no figures: nothing was weighed
    assert why_words(forced, speech(game, 2, "en")).weighed == []
    beating = lay_out("9/1 3/7 3/5", "2/4 2/5 6/1", "10/2 2/4", sets={1: "8/1"})
    mine = WORDS.parse("play 9/1")
    now = observation(game, beating, 0)
    assert "beats" in [name for name, _ in game.advice().reasons(now.seen, 0, mine)]
