"""What the bots are told: in the duel, that the second turn of a go can end the round."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core import engine
from kaizhuo.core.answers import Answers
from kaizhuo.core.rng import Rng
from kaizhuo.games.dnup.bots.ratings import LAST_CARD, OUT_NEXT
from kaizhuo.games.dnup.box.tables import TURN_LIMIT
from kaizhuo.games.dnup.game import GAME
from kaizhuo.games.dnup.rules.words import FLIP, TAKE, WORDS
from kaizhuo.testing.tables import Table, random_game
from tests.games.dnup.table import table


def ratings(state: Any) -> dict[int, int]:
    answers = Answers()
    engine.list_options(GAME, state, answers)
    GAME.advice().rate(state, engine.actor(state), answers)
    return {int(answers.actions[i]): int(answers.weights[i]) for i in range(answers.count)}


def favourite(state: Any) -> str:
    rated = ratings(state)
    return WORDS.sentence(max(rated, key=rated.__getitem__))


def after(state: Any, option: int) -> Any:
    other = state.copy()
    engine.apply(GAME, other, option)
    return other


@pytest.mark.rule("DN-22")
@pytest.mark.rule("DN-25")
def test_a_flip_that_the_second_turn_follows_with_the_last_set_wins() -> None:
    assert favourite(table("1/5 3/5", "4/6 4/8 9/1", sets={2: "2/9 2/10"})) == "flip"
    # not with three players, where others come first, and not in the second turn of a go
    for state in (
        table("1/5 3/5", "4/6 4/8 9/1", "2/7", sets={1: "2/9 2/10"}),
        table("1/5 3/5", "4/6 4/8 9/1", sets={2: "2/9 2/10"}, area=1),
    ):
        assert favourite(state).startswith("play")


@pytest.mark.rule("DN-24")
def test_a_set_of_ones_own_in_the_way_is_seen() -> None:
    """Two singles: the second, higher one would beat the first, which comes back."""
    assert max(ratings(table("4/6 9/1", "4/8 2/7 3/5")).values()) < OUT_NEXT
    assert favourite(table("4/6 9/1 9/2", "4/8 2/7 3/5")) in ("play 4/6", "play 9/1+9/2")


@pytest.mark.rule("DN-21")
def test_no_second_turn_comes_after_the_last_one_of_a_round() -> None:
    state = table("1/5 3/5", "4/6 4/8 9/1", sets={2: "2/9 2/10"})
    state.turns = TURN_LIMIT - 1
    assert max(ratings(state).values()) < OUT_NEXT


@pytest.mark.rule("DN-9")
def test_the_last_card_may_be_added() -> None:
    assert favourite(table("4/6 7/1", "4/8 2/7 3/5", sets={2: "4/9"})) in ("play 7/1", "add 4/6 2")


@given(st.integers(0, 2**32))
def test_what_is_promised_is_kept_and_nothing_is_overlooked(seed: int) -> None:
    """In the first turn of a go: an option is rated so if and only if the second turn can end the round after it, and
    the cards that are left show one value (takes are not looked at)."""
    duel = Table("dnup", 2, {})
    state = duel.setup()
    for _ in random_game(GAME, state, Rng(seed)):
        seat = int(engine.actor(state))
        if seat < 0 or len(state.hand) != 2 or int(state.hand[seat]).bit_count() > 6:
            continue
        for option, rating in ratings(state).items():
            then = after(state, option)
            if TAKE <= option < FLIP:
                continue
            goes_on = not engine.over(then) and engine.actor(then) == seat and then.rounds == state.rounds
            wins = goes_on and any(
                after(then, reply).letters[seat] > state.letters[seat] for reply in engine.options(GAME, then)
            )
            assert wins == (OUT_NEXT <= rating < LAST_CARD), WORDS.sentence(option)
