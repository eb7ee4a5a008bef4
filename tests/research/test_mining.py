"""Puzzles are found again, and what they state is true."""

from __future__ import annotations

import pytest

from kaizhuo.games import game_names
from kaizhuo.play.lesson import stand
from kaizhuo.play.puzzle import lesson_of, puzzles
from kaizhuo.research.mining import Mining, weighed
from kaizhuo.research.playing import rng_of
from kaizhuo.research.proving import surely_wins, worlds_of

SAMPLE = 6  # one puzzle of so many
WORLDS = 60  # `make puzzles` looks ten times as long, at all of them
WITH = [game for game in game_names() if puzzles(game)]


@pytest.mark.parametrize("name", WITH)
def test_a_quick_look_agrees_with_the_puzzles(name: str) -> None:
    for puzzle in puzzles(name)[::SAMPLE]:
        match = stand(lesson_of(name, puzzle.name), []).match(puzzle.ply)
        game, now, rng = match.game, match.observe(puzzle.seat), rng_of("quick look", puzzle.name)
        best, rival = (game.words.parse(puzzle.tried[place].say) for place in (0, puzzle.right))
        if puzzle.kind == "win":
            worlds = [match.state, *worlds_of(game, now, rng, 2)]
            assert all(surely_wins(game, world, puzzle.seat, best, [4000]) for world in worlds)
        else:
            values = weighed(game, now, sorted([best, rival]), rng, WORLDS)
            assert values[best] > values[rival], puzzle.name


def test_positions_that_people_checked_are_found_to_be_right_and_always_the_same() -> None:
    mining = Mining("dnup", 1, 0)
    found, again = ([mining.play(number) for number in mining.parts()[:4]] for _ in range(2))
    assert found == again
    kinds = [puzzle.kind for one in found if one for puzzle in one.puzzles]
    assert kinds.count("win") >= 2


def test_a_game_of_bots_is_mined() -> None:
    found = Mining("dnup", 1, 1).play(0)
    assert found is not None
    assert len({puzzle.ply for puzzle in found.puzzles}) == len(found.puzzles)
    assert max(puzzle.ply for puzzle in found.puzzles) == len(found.played.moves)
