"""Chapter 1: setup."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.components import BIT, members, size
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE
from kaizhuo.games.flatiron.box.options import FlatironOptions
from kaizhuo.games.flatiron.box.tables import STACK, START_TILES
from kaizhuo.games.flatiron.game import GAME
from kaizhuo.games.flatiron.rules.state import FlatironState
from tests.games.flatiron.table import asked, draw, events, offered, outcomes, refusal, say, step, top

LAYOUT = [
    *("draw-tile P2", "draw-tile P9", "draw-paper N4"),
    *("reveal-card B1", "reveal-card T3", "reveal-card F5", "reveal-card S7"),
    *(f"lay-out L{n}" for n in range(1, 7)),
]


def new_game(seats: int = 2, **options: bool) -> FlatironState:
    return GAME.setup(seats, FlatironOptions(**options))


def laid_out(seats: int = 2, **options: bool) -> FlatironState:
    """Everything lies on the table; boards 1 and 3 are dealt to the first player."""
    state = new_game(seats, **options)
    say(state, *LAYOUT, "deal 1", "deal 3")
    return state


@pytest.mark.rule("FL-1")
def test_one_of_four_start_floors_is_under_construction_and_another_tile_is_turned_up() -> None:
    state = new_game()
    assert outcomes(state) == {f"draw-tile P{n}": 1 for n in (1, 2, 3, 4)}
    say(state, "draw-tile P2")
    assert state.tile() == 1
    assert state.floors == 1
    assert outcomes(state) == {f"draw-tile P{n}": 1 for n in range(1, 16) if n != 2}, "the other 14, start floors too"
    say(state, "draw-tile P9")
    assert state.next_tile == 8


@pytest.mark.rule("FL-2")
def test_one_of_the_newspapers_is_active_and_the_newsboy_stands_on_10() -> None:
    state = new_game()
    say(state, "draw-tile P2", "draw-tile P9")
    assert outcomes(state) == {f"draw-paper N{n}": 2 for n in range(1, 8)}
    say(state, "draw-paper N4")
    assert state.active == 3
    assert state.papers_left() == 13
    assert GAME.view(state, 0).newsboy == 10  # type: ignore[attr-defined]


@pytest.mark.rule("FL-3")
def test_four_stacks_by_their_backs_lie_face_up_with_cards_of_any_street() -> None:
    state = new_game()
    say(state, "draw-tile P2", "draw-tile P9", "draw-paper N4")
    assert outcomes(state) == {f"reveal-card {name}": 1 for name in ["B1", "B2", "T1", "T2", "F1", "F2", "S1", "S2"]}
    say(state, "reveal-card T2")
    assert outcomes(state) == {f"reveal-card {name}": 1 for name in ["B3", "B4", "T3", "T4", "F3", "F4", "S3", "S4"]}
    say(state, "reveal-card T3", "reveal-card F5", "reveal-card S7")
    assert [top(state, street) for street in ("BW", "S23", "A5", "S22")] == ["T2", "T3", "F5", "S7"]
    assert [size(cards) for cards in state.unturned] == [7, 7, 7, 7]
    assert [size(cards) for cards in STACK] == [8, 8, 8, 8]


@pytest.mark.rule("FL-3")
def test_six_of_ten_decrees_are_laid_out() -> None:
    state = new_game()
    say(state, *LAYOUT[:7])
    assert outcomes(state) == {f"lay-out L{n}": 1 for n in range(1, 11)}
    say(state, *LAYOUT[7:])
    assert list(members(state.decrees)) == [0, 1, 2, 3, 4, 5]
    assert step(state) == "drafting"


@pytest.mark.rule("FL-4", "FL-R41")
def test_two_boards_are_dealt_to_each_and_one_is_kept_with_either_side() -> None:
    state = laid_out()
    assert [list(members(boards)) for boards in state.dealt] == [[0, 2], [1, 3]]
    assert events(state, "board-dealt") == [f"board-dealt {deal}" for deal in ("0 1", "0 3", "1 2", "1 4")]
    assert engine.seat_options(GAME, state, 0) == [
        GAME.words.parse(f"choose-side {s}") for s in ["1P", "1R", "3P", "3R"]
    ]
    assert engine.seat_options(GAME, state, 1) == [
        GAME.words.parse(f"choose-side {s}") for s in ["2P", "2R", "4P", "4R"]
    ]
    assert refusal(state, "choose-side 2P") == "FL-4"


@pytest.mark.rule("FL-R41")
def test_both_choose_at_the_same_time_and_only_then_it_is_known_who_starts() -> None:
    state = laid_out()
    assert engine.awaited(GAME, state) == [0, 1]
    engine.play(GAME, state, 1, GAME.words.parse("choose-side 4R"))
    assert engine.awaited(GAME, state) == [0]
    assert events(state, "board-chosen", "started") == []
    engine.play(GAME, state, 0, GAME.words.parse("choose-side 1P"))
    assert engine.actor(state) == CHANCE
    assert outcomes(state) == {"start 0": 1, "start 1": 1}


@pytest.mark.rule("FL-R42")
def test_board_choices_are_revealed_together() -> None:
    state = laid_out()
    engine.play(GAME, state, 1, GAME.words.parse("choose-side 4R"))
    assert events(state, "board-chosen") == []
    assert GAME.redact(state, 0).side[1] == -1
    assert GAME.redact(state, 1).side[1] == 7
    engine.play(GAME, state, 0, GAME.words.parse("choose-side 1P"))
    assert events(state, "board-chosen") == ["board-chosen 0 1P", "board-chosen 1 4R"]
    assert GAME.redact(state, 0).side[1] == 7


@pytest.mark.rule("FL-R41", "FL-R42")
def test_a_hidden_choice_may_be_any_side_of_the_boards_dealt() -> None:
    for first_game, sides in ((False, {2, 3, 6, 7}), (True, {2, 6})):
        state = laid_out(first_game=first_game)
        engine.play(GAME, state, 1, GAME.words.parse("choose-side 4P"))
        seen = GAME.redact(state, 0)
        assert {GAME.resample(seen, 0, Rng(seed)).side[1] for seed in range(40)} == sides
        assert {GAME.resample(seen, 0, Rng(seed)).side[0] for seed in range(5)} == {-1}


@pytest.mark.rule("FL-4")
def test_the_starting_player_has_7_dollars_and_the_other_9() -> None:
    for starter, money in ((0, [7, 9]), (1, [9, 7])):
        state = laid_out()
        say(state, "choose-side 1P", "choose-side 2P", f"start {starter}")
        assert list(state.money) == money
        assert list(state.vp) == [0, 0]
        assert asked(state) == starter
        assert step(state) == "moving"


@pytest.mark.rule("FL-4")
def test_a_first_game_uses_only_the_purple_sides() -> None:
    state = laid_out(first_game=True)
    assert offered(state) == ["choose-side 1P", "choose-side 3P"]
    assert refusal(state, "choose-side 1R") == "FL-4"


@pytest.mark.rule("FL-25")
def test_alone_burnham_gets_one_of_the_three_other_boards_and_you_choose_its_side() -> None:
    state = laid_out(seats=1)
    assert list(members(state.dealt[1])) == []
    say(state, "choose-side 1R")
    assert outcomes(state) == {f"burnham-board {board}": 1 for board in (2, 3, 4)}, "also the one you did not keep"
    say(state, "burnham-board 3")
    assert offered(state) == ["burnham-side 3P", "burnham-side 3R"]
    assert refusal(state, "burnham-side 2P") == "FL-25"
    say(state, "burnham-side 3R")
    assert state.side[1] == 5
    assert list(state.money) == [9, 0]
    assert step_before_draw(state) == "burnham-revealing", "he starts"


@pytest.mark.rule("FL-25", "FL-R51")
def test_in_a_first_game_burnhams_board_is_purple_without_asking() -> None:
    state = laid_out(seats=1, first_game=True)
    say(state, "choose-side 1P", "burnham-board 4")
    assert state.side[1] == 6
    assert step_before_draw(state) == "burnham-revealing"


@pytest.mark.rule("FL-R51")
def test_only_the_warehouse_vp_of_burnhams_board_matter() -> None:
    """Two sides of equal warehouse VP would play alike: nothing else of his board is ever read."""
    for side, points in (("2P", 1), ("2R", 5)):
        state = laid_out(seats=1)
        say(state, "choose-side 1P", "burnham-board 2", f"burnham-side {side}", "burnham-reveal D1")
        draw(state)
        assert state.vp[1] == points + 1
        assert state.money[1] == 0


def step_before_draw(state: FlatironState) -> str:
    asked_now = state.pending[len(state.pending) - 1]
    return GAME.words.steps[asked_now >> 8 & 0xFF]


@pytest.mark.rule("FL-1", "FL-3")
def test_every_first_floor_and_every_decree_can_come() -> None:
    floors = set()
    decrees = 0
    for seed in range(60):
        state = new_game()
        rng = Rng(seed)
        while engine.actor(state) == CHANCE:
            engine.apply(GAME, state, engine.pick(GAME, state, rng))
        floors.add(state.tile())
        decrees |= state.decrees
        assert size(state.decrees) == 6
        assert BIT[state.tile()] & START_TILES
    assert floors == {0, 1, 2, 3}
    assert size(decrees) == 10
