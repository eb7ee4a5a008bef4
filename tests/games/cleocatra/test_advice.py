"""What bots are told."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.answers import given
from kaizhuo.core.facts import fingerprint
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, Seat
from kaizhuo.games.cleocatra.bots.value import lead
from kaizhuo.games.cleocatra.box.options import CleocatraOptions
from kaizhuo.games.cleocatra.box.tables import CLEOCATRA
from kaizhuo.games.cleocatra.game import GAME
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.words import WORDS
from tests.games.cleocatra.table import STAR, asked, place, row, say, table

ADVICE = GAME.advice()
TABLES = [(seats, advanced) for seats in (2, 3, 4) for advanced in (False, True)]
PRINCESS_QUESTIONS = ("putting-inspector", "taking-inspector")  # left to later by a plan


def ratings(state: CleocatraState) -> dict[str, int]:
    options = engine.options(GAME, state)
    out = given(options)
    ADVICE.rate(state, engine.actor(state), out)
    return {WORDS.sentence(option): out.weights[i] for i, option in enumerate(options)}


def best(state: CleocatraState) -> str:
    rated = ratings(state)
    return max(rated, key=lambda sentence: rated[sentence])


def outcome(state: CleocatraState, seat: Seat, turn: tuple[int, int]) -> int:
    """The best that the seat can still make of this turn, found by playing all of it."""
    going_on = not engine.over(state) and (state.rounds, state.turn) == turn
    if not going_on or asked(state)[1] in PRINCESS_QUESTIONS:
        end = state.copy()
        end.turn = seat
        return lead(end, seat)
    found = []
    for action in engine.options(GAME, state):
        after = state.copy()
        engine.apply(GAME, after, action)
        found.append(outcome(after, seat, turn))
    if engine.actor(state) != CHANCE:
        return max(found)
    weights = engine.weights(GAME, state)
    return sum(weight * value for weight, value in zip(weights, found, strict=True)) // sum(weights)


@pytest.mark.parametrize(("seats", "advanced"), TABLES)
def test_an_option_is_rated_by_the_best_outcome_of_the_whole_turn(seats: int, advanced: bool) -> None:
    rng = Rng(seats)
    state = GAME.setup(seats, CleocatraOptions(advanced=advanced))
    compared = 0
    while not engine.over(state) and compared < 500:
        seat = engine.actor(state)
        extra_possible = advanced and state.laid & ~state.inspectors & CLEOCATRA
        if state.rounds and seat == state.turn and not extra_possible and asked(state)[1] not in PRINCESS_QUESTIONS:
            for sentence, rating in ratings(state).items():
                after = state.copy()
                engine.apply(GAME, after, WORDS.parse(sentence))
                assert rating == outcome(after, seat, (state.rounds, state.turn)), sentence
                compared += 1
        engine.apply(GAME, state, engine.pick(GAME, state, rng))
    assert compared >= 60


def test_a_turn_is_planned_to_its_end() -> None:
    """The helper comes first, because the rescue then gives more."""
    state = table(STAR, "gold purple1", "blue1")
    assert best(state) in ("team-up blue1", "team-up orange1")
    say(state, best(state))
    assert best(state) == "rescue gold"


def test_a_tile_is_moved_to_where_it_scores() -> None:
    tiles = {"gold": (2, 2), "purple1": (1, 2), "blue1": (3, 2), "orange1": (4, 2)}
    state = table(tiles, "gold purple1 blue1", "", scores=[18, 10], starter=1, stack="")
    assert ratings(state)["search orange1"] > ratings(state)["rescue gold"]
    say(state, "search orange1")
    assert best(state) == f"lay {place((2, 3))}"


def test_a_seat_that_can_win_at_once_does() -> None:
    state = table(STAR, "gold purple1", "blue1 orange1", scores=[18, 22], turn=0, starter=1)
    assert best(state) == "rescue gold" or best(state).startswith("team-up")
    while not engine.over(state):
        say(state, best(state))
    assert GAME.places(state) == [1, 2]


@pytest.mark.parametrize(("seats", "advanced"), TABLES)
def test_rating_changes_nothing_and_the_value_is_a_share(seats: int, advanced: bool) -> None:
    rng = Rng(7 * seats)
    state = GAME.setup(seats, CleocatraOptions(advanced=advanced))
    chapters = []
    while not engine.over(state):
        if engine.actor(state) != CHANCE:
            before = fingerprint(state)
            assert len(ratings(state)) == len(engine.options(GAME, state))
            assert fingerprint(state) == before
        shares = [ADVICE.value(state, seat) for seat in range(seats)]
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert sum(shares) == pytest.approx(1.0)
        chapters.append(ADVICE.chapter(state))
        engine.apply(GAME, state, engine.pick(GAME, state, rng))
    winners = [place == 1 for place in GAME.places(state)]
    assert [ADVICE.value(state, seat) for seat in range(seats)] == [won / sum(winners) for won in winners]
    assert chapters == sorted(chapters)
    assert chapters[-1] == state.rounds


def hunches(state: CleocatraState, tries: int = 200) -> set[str]:
    seat = engine.actor(state)
    answers = given(engine.options(GAME, state))
    rng = Rng(1)
    return {WORDS.sentence(ADVICE.hunch(state, seat, answers, rng)) for _ in range(tries)}


def test_who_is_in_a_hurry_takes_the_best_worthwhile_rescue_and_else_anything() -> None:
    assert hunches(table(STAR, "gold purple1", "blue1 gold")) == {"rescue gold"}
    poor = table(row("gold", "purple1"), "purple1", "")
    every = {WORDS.sentence(option) for option in engine.options(GAME, poor)}
    assert "rescue purple1" in every
    assert hunches(poor) == every


def test_the_leader_stands_better() -> None:
    state = table(row("gold", "purple1", "blue1"), "gold", "blue1", scores=[12, 5])
    assert ADVICE.value(state, 0) > 0.9
    near = table(row("gold", "purple1", "blue1"), "gold", "blue1", scores=[6, 5])
    assert ADVICE.value(state, 0) > ADVICE.value(near, 0) > 0.5


@pytest.mark.parametrize(("seats", "advanced"), TABLES)
def test_greedy_play_beats_random_play(seats: int, advanced: bool) -> None:
    rng = Rng(3)
    wins = 0
    for game in range(8):
        state = GAME.setup(seats, CleocatraOptions(advanced=advanced))
        greedy = game % seats
        while not engine.over(state):
            if engine.actor(state) == greedy:
                say(state, best(state))
            else:
                engine.apply(GAME, state, engine.pick(GAME, state, rng))
        wins += GAME.places(state)[greedy] == 1
    assert wins >= 7


def reasons(state: CleocatraState, said: str) -> list[tuple[str, int]]:
    seat = engine.actor(state)
    return ADVICE.reasons(GAME.redact(state, seat), seat, WORDS.parse(said))


def test_reasons_for_points_now_and_next_time() -> None:
    state = table(STAR, "gold purple1", "blue1 gold")
    assert reasons(state, "rescue gold") == [("points", 5), ("blocks", 0)]
    assert reasons(state, "rescue purple1") == [("points", 3)]
    assert reasons(state, "scout") == [("scouts", 0)]
    alone = table(STAR, "purple1", "blue1")
    assert reasons(alone, "team-up gold") == [("promise", 6)]
    same = table(row("purple1", "purple2", "gold"), "purple1 gold", "")
    assert reasons(same, "team-up purple2") == [("more", 0)]


def test_reasons_for_what_spoils_an_opponents_rescue() -> None:
    state = table(row("gold", "purple1", "blue1", "orange1"), "purple1", "orange1")
    assert ("spoils", 0) in reasons(state, "search gold") + reasons(state, "search blue1")
