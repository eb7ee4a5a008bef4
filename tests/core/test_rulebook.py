"""What the core does for every game: answers, fields, duties, copies, and a rulebook without gaps."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core import engine
from kaizhuo.core.answers import ROOM, Answers
from kaizhuo.core.duty import Duty
from kaizhuo.core.errors import IllegalAction
from kaizhuo.core.facts import facts
from kaizhuo.core.game import Game
from kaizhuo.core.options import NoOptions
from kaizhuo.core.rng import Rng
from kaizhuo.core.rulebook import Rulebook
from kaizhuo.core.state import CHANCE, NONE, State, zeros
from kaizhuo.core.step import ChanceStep, Step
from kaizhuo.core.subject import Field
from kaizhuo.core.words import Domain, Vocabulary

NUMBER: Final = Domain("number", [str(number) for number in range(9)])


class CountState(State):
    total: i64 = 3
    drawn: vec[i64] = NONE  # by number


class Naming(Step[CountState]):
    def options(self, state: CountState, seat: int, subject: int, out: Answers) -> None:
        out.add_span(0, subject)

    def apply(self, state: CountState, seat: int, subject: int, action: int) -> None:
        state.total += action
        state.plan(seat, TWICE, 2)
        state.plan(seat, ONCE, action)

    def forbidding(self, state: CountState, seat: int, subject: int, action: int) -> str:
        return "XX-1"


class Drawing(ChanceStep[CountState]):
    def options(self, state: CountState, seat: int, subject: int, out: Answers) -> None:
        for number, copies in enumerate((5, 0, 1, 2)):
            out.add_copies(DRAW + number, copies)

    def apply(self, state: CountState, seat: int, subject: int, action: int) -> None:
        state.drawn[action - DRAW] += 1


class Once(Duty[CountState]):
    def do(self, state: CountState, seat: int, subject: int) -> None:
        state.total *= 10


class Twice(Duty[CountState]):
    """Does its work in parts: it plans itself again."""

    def do(self, state: CountState, seat: int, subject: int) -> None:
        state.total += 1
        if subject > 1:
            state.plan(seat, TWICE, subject - 1)
        else:
            state.ask(CHANCE, DRAWING)


WORDS: Final = Vocabulary()
NAME: Final = WORDS.verb("name", NUMBER)
DRAW: Final = WORDS.verb("draw-one", NUMBER, formerly="draw_one")
NAMING: Final = WORDS.step("naming")
DRAWING: Final = WORDS.step("drawing")
ONCE: Final = WORDS.duty("once")
TWICE: Final = WORDS.duty("twice")


def rulebook() -> Rulebook[CountState]:
    made = Rulebook[CountState](WORDS)
    made.step(NAMING, Naming())
    made.step(DRAWING, Drawing())
    made.duty(ONCE, Once())
    made.duty(TWICE, Twice())
    return made


class Count(Game[CountState, NoOptions]):
    def arrange(self, seats: int, options: NoOptions) -> CountState:
        state = CountState()
        state.journal = []
        state.seats = seats
        state.drawn = zeros(9)
        state.ask(0, NAMING, 4)
        state.plan(0, ONCE)
        return state


def count() -> Count:
    return Count("count", 1, [1], rulebook(), NoOptions)


def test_duties_are_done_before_somebody_is_asked_again() -> None:
    game = count()
    state = game.setup(1, NoOptions())
    assert (state.total, engine.actor(state)) == (30, 0)  # the duty on top was done when the table was set up
    engine.play(game, state, 0, NAME + 2)
    assert (state.total, engine.actor(state)) == (322, CHANCE)  # 30 + 2, times ten, and one, and one
    engine.play(game, state, CHANCE, DRAW)
    assert engine.over(state)


def test_a_refused_action_changes_nothing() -> None:
    game = count()
    state = game.setup(1, NoOptions())
    before = facts(state)
    with pytest.raises(IllegalAction) as refused:
        engine.play(game, state, 0, NAME + 4)
    assert refused.value.rule == "XX-1"
    assert facts(state) == before


def test_draws_have_the_odds_of_their_copies() -> None:
    game = count()
    state = game.setup(1, NoOptions())
    engine.play(game, state, 0, NAME)
    assert engine.options(game, state) == [DRAW, DRAW + 2, DRAW + 3]  # what is not there cannot be drawn
    assert engine.weights(game, state) == [5, 1, 2]
    found = Counter(engine.pick(game, state, Rng(seed)) - DRAW for seed in range(800))
    assert found.keys() == {0, 2, 3}
    assert found[0] > found[3] > found[2] > 50


def test_a_copy_has_all_facts_and_is_its_own() -> None:
    state = count().setup(1, NoOptions())
    state.total = 7
    copy = state.copy()
    assert facts(copy) == facts(state)
    assert copy.journal is None
    copy.drawn[0] = 1
    copy.ask(0, NAMING)
    assert (state.drawn[0], len(state.pending)) == (0, 1)


def test_a_name_without_a_class_is_refused() -> None:
    made = Rulebook[CountState](WORDS)
    made.step(NAMING, Naming())
    made.duty(ONCE, Once())
    with pytest.raises(AssertionError, match="no class answers drawing"):
        made.steps()
    with pytest.raises(AssertionError, match="no class does twice"):
        made.duties()
    with pytest.raises(AssertionError, match="two classes answer naming"):
        made.step(NAMING, Naming())


def test_a_verb_is_read_as_it_was_spelled_before_and_never_written_so() -> None:
    assert WORDS.parse("draw_one 3") == WORDS.parse("draw-one 3")
    assert WORDS.sentence(WORDS.parse("draw_one 3")) == "draw-one 3"
    assert WORDS.respelled("draw_one 3") == "draw-one 3"
    assert WORDS.respelled("name 3") == "name 3"


@given(st.lists(st.integers(0, 2**40), max_size=300))
def test_answers_have_room_for_all(actions: list[int]) -> None:
    out = Answers()
    for action in actions:
        out.add(action)
    assert out.listed() == actions
    assert out.room >= max(ROOM, len(actions))
    out.clear()
    assert out.listed() == []


@given(mask=st.integers(0, 2**62 - 1), first=st.integers(0, 1000), size=st.integers(0, 200))
def test_answers_by_set_and_by_span(mask: int, first: int, size: int) -> None:
    out = Answers()
    out.add_each(first, mask)
    out.add_span(2000, size)
    assert out.listed() == [first + n for n in range(62) if mask >> n & 1] + list(range(2000, 2000 + size))


@given(low=st.integers(0, 15), high=st.integers(0, 255))
def test_fields_of_a_subject(low: int, high: int) -> None:
    place, left = Field(0, 4), Field(4, 8)
    subject = place.put(low) | left.put(high)
    assert (place.of(subject), left.of(subject)) == (low, high)
