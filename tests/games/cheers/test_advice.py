"""What bots are told: always win in one, help the team, spoil the others, and know no more than the player."""

from __future__ import annotations

from operator import mul

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core import engine
from kaizhuo.core.answers import Answers
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE
from kaizhuo.games.cheers.bots.worth import evidence, expected, less, more, prior_of, trust, worth
from kaizhuo.games.cheers.box.data import SEAT_COUNTS
from kaizhuo.games.cheers.box.options import VARIANTS, CheersOptions, combinations
from kaizhuo.games.cheers.box.tables import FULFILLED, PRINTED
from kaizhuo.games.cheers.game import GAME
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.games.cheers.rules.words import WORDS
from kaizhuo.testing.tables import random_game
from tests.games.cheers.table import A_RECIPE, B_RECIPE, C_RECIPE, act, content, recipe, say, table

GAMES = [(seats, game) for seats in SEAT_COUNTS for game in combinations(seats)]
EVERY = st.sampled_from(GAMES)


def ratings(state: CheersState) -> list[int]:
    answers = Answers()
    engine.list_options(GAME, state, answers)
    GAME.advice().rate(state, engine.actor(state), answers)
    return [int(answers.weights[i]) for i in range(answers.count)]


def best(state: CheersState) -> list[str]:
    """What is rated highest by somebody who sees only what they may."""
    seen = GAME.redact(state, engine.actor(state))
    rated = ratings(seen)
    options = engine.options(GAME, state)
    return [WORDS.sentence(option) for option, rating in zip(options, rated, strict=True) if rating == max(rated)]


@pytest.mark.parametrize(
    "shakers",
    [
        {"0": "beer beer wine whisky"},
        {"2": "beer beer wine whisky"},
        {"2": "beer beer wine whisky wine"},
        {"0": "martini soda", "2": "beer beer wine whisky wine"},
        {"0": "beer beer wine whisky martini soda"},
        {"2": "beer beer wine whisky martini soda", "0": "beer soda"},
    ],
)
@pytest.mark.rule("CH-15")
def test_a_win_in_one_is_taken(shakers: dict[str, str]) -> None:
    state = table({0: "martini-soda wine-soda soda-beer"}, shakers)
    say(state, best(state)[0])
    while len(state.pending) and engine.actor(state) != CHANCE:
        say(state, best(state)[0])
    assert state.winners == 0b01


@pytest.mark.rule("CH-8", "CH-15")
def test_cheers_and_overflow_are_used_to_win() -> None:
    state = table({1: "soda-martini beer-soda wine-soda"}, {"0": "martini", "2": "beer beer wine whisky"}, position=1)
    say(state, "toast soda-martini 0")
    assert best(state) == ["give soda 1", "give soda 3"]
    say(state, "give soda 1")
    assert best(state) == ["give martini 2"]
    state = table({1: "martini-martini beer-soda wine-soda"}, {"0": "beer beer wine wine whisky soda"}, position=1)
    say(state, "toast martini-martini 0")
    assert best(state) == ["discard soda"]


def sure_of_it(won: CheersState, seat: int) -> bool:
    """A masked player knows no shaker of their team but their own."""
    if won.variant != VARIANTS.index("masquerade"):
        return True
    return bool(FULFILLED[won.shaker[seat]] >> won.recipe[won.team[seat]] & 1)


def wins(state: CheersState, seat: int, option: str, *, answers: bool) -> bool:
    """Whether an option wins at once; with `answers`, also when all have answered what follows from it."""
    after = state.copy()
    engine.apply(GAME, after, WORDS.parse(option))
    while answers and not engine.over(after) and engine.actor(after) != CHANCE:  # a turn ends with a draw
        engine.apply(GAME, after, WORDS.parse(best(after)[0]))
    return bool(after.winners >> after.team[seat] & 1) and sure_of_it(after, seat)


LAST = {0: "martini-soda wine-soda soda-beer"}


@given(seed=st.integers(0, 2**32 - 1), chosen=EVERY)
def test_whoever_can_win_at_once_and_knows_it_does(seed: int, chosen: tuple[int, CheersOptions]) -> None:
    seats, game = chosen
    state = GAME.setup(seats, game)
    for _ in random_game(GAME, state, Rng(seed)):
        seat = engine.actor(state)
        if seat == CHANCE or GAME.redact(state, seat).recipe[state.team[seat]] < 0:
            continue
        options = [WORDS.sentence(action) for action in engine.options(GAME, state)]
        if any(wins(state, seat, option, answers=False) for option in options):
            assert any(wins(state, seat, option, answers=True) for option in best(state))


@given(seed=st.integers(0, 2**32 - 1), chosen=EVERY)
def test_advice_knows_no_more_than_the_player(seed: int, chosen: tuple[int, CheersOptions]) -> None:
    """The true state, what the player sees of it, and any world that they think possible give the same ratings."""
    seats, game = chosen
    state = GAME.setup(seats, game)
    rng = Rng(seed)
    for _ in random_game(GAME, state, rng):
        seat = engine.actor(state)
        if seat != CHANCE:
            seen = GAME.redact(state, seat)
            assert ratings(state) == ratings(seen)
            assert ratings(state) == ratings(GAME.resample(seen, seat, rng))


@pytest.mark.rule("CH-6")
def test_an_opponents_clean_shaker_gets_a_fifth_drink() -> None:
    hands = {0: "soda-soda beer-soda martini-soda"}
    state = table(hands, {"1": "beer wine whisky martini"}, recipes=[C_RECIPE, A_RECIPE])
    assert best(state) == ["toast soda-soda 1"]


@pytest.mark.rule("CH-7")
def test_cheers_strip_an_opponents_shaker() -> None:
    """Martini or soda could be what they need; a whisky that clinks takes their wine away."""
    hands = {0: "soda-soda whisky-wine martini-soda"}
    state = table(hands, {"1": "beer beer wine whisky"}, recipes=["soda soda martini martini beer", A_RECIPE])
    assert best(state) == ["toast whisky-wine 1"]


@pytest.mark.parametrize(
    ("before", "change", "after"),
    [
        ("", more(0), "beer"),
        ("beer wine", 0, "beer wine"),
        ("beer beer wine", less(0), "beer wine"),
        ("beer beer soda soda soda soda soda", less(4), "beer beer soda soda soda soda"),
    ],
)
@pytest.mark.parametrize("own", ["", A_RECIPE])
def test_a_shaker_of_others_is_worth_the_average_over_what_it_speaks_for(
    before: str, change: int, after: str, own: str
) -> None:
    """Of the printed recipes; one's own is nobody else's."""
    mine = recipe(own) if own else -1
    drawn = [number for number in PRINTED if number != mine]
    weights = [trust(content(before), number) for number in drawn]
    worths = [worth(content(after), number) for number in drawn]
    prior = prior_of(table(tokens=False), mine)
    assert expected(prior, content(before), change) == sum(map(mul, weights, worths)) // sum(weights)
    assert evidence(prior, content(before)) == sum(weights) // len(drawn)


@pytest.mark.rule("CH-6")
def test_a_team_mate_is_helped() -> None:
    state = table({0: "martini-soda soda-soda soda-whisky"}, {"2": "beer beer wine", "0": "soda soda soda"})
    assert best(state) == ["toast martini-soda 2"]


@pytest.mark.rule("CH-20")
def test_an_apprentice_adds_to_what_their_master_gathers() -> None:
    state = table(
        {2: "martini-soda soda-soda beer-soda"},
        {"0": "martini martini wine"},
        variant="apprentice",
        position=2,
        tokens=False,
    )
    assert set(best(state)) == {"toast soda-soda 0", "toast beer-soda 0"}, "the printed recipe of two martini"


def value(state: CheersState, seat: int) -> float:
    return float(GAME.advice().value(state, seat))


@pytest.mark.rule("CH-16", "CH-17")
def test_the_value_is_exact_at_the_end() -> None:
    state = table(LAST, {"0": "beer beer wine whisky"})
    say(state, "toast martini-soda 0")
    assert [value(state, seat) for seat in range(4)] == [1.0, 0.0, 1.0, 0.0]
    state = table(LAST, deck="wine-wine", seating="3x2")
    act(state, "toast martini-soda 0")
    assert value(state, 0) == pytest.approx(1 / 3)
    state = table(
        {0: "soda-martini wine-soda soda-beer"},
        {"0": "martini", "2": "beer beer wine whisky", "1": "wine wine whisky martini"},
    )
    say(state, "toast soda-martini 0", "give soda 1", "give martini 2")
    assert [value(state, seat) for seat in range(4)] == [0.5] * 4


@given(seed=st.integers(0, 2**32 - 1), chosen=EVERY)
def test_the_value_lies_between_nothing_and_all(seed: int, chosen: tuple[int, CheersOptions]) -> None:
    seats, game = chosen
    state = GAME.setup(seats, game)
    for _ in random_game(GAME, state, Rng(seed)):
        if state.turns:
            for seat in range(seats):
                assert 0.0 <= value(state, seat) <= 1.0
                assert 0.0 <= value(GAME.redact(state, seat), seat) <= 1.0


def test_nearer_to_the_recipe_is_better() -> None:
    far = table(shakers={"0": "beer"})
    near = table(shakers={"0": "beer beer wine whisky"})
    spoilt = table(shakers={"0": "beer beer wine whisky soda"})
    assert value(far, 0) < value(spoilt, 0) < value(near, 0)
    assert value(near, 1) < value(far, 1)


@pytest.mark.rule("CH-26")
def test_in_the_duel_the_shared_shaker_betrays_more_than_the_rivals_own() -> None:
    def speaks(shakers: dict[str, str]) -> float:
        """How much likelier the first recipe is than the third."""
        worlds = [table({}, shakers, seating="duel", recipes=[B_RECIPE, rival]) for rival in (A_RECIPE, C_RECIPE)]
        likely, other = (float(GAME.advice().plausible(world, 0)) for world in worlds)
        return likely / other

    assert speaks({"shared": "beer beer wine"}) > speaks({"1": "beer beer wine"}) > 1
    assert speaks({"1": "beer wine", "shared": "beer wine"}) > speaks({"shared": "beer wine"})
