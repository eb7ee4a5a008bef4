"""Puzzles over HTTP: listed, shown as their seat sees them, answered wrong and right."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kaizhuo.games import game_names
from kaizhuo.play.lesson import stand
from kaizhuo.play.puzzle import Puzzle, lesson_of, puzzles
from kaizhuo.text.languages import LANGUAGES
from tests.server.harness import Player, Server

WITH = [game for game in game_names() if puzzles(game)]


def first(kind: str, game: str = "dnup") -> Puzzle:
    return next(puzzle for puzzle in puzzles(game) if puzzle.kind == kind)


async def solve(player: Player, puzzle: Puzzle, say: str = "", lang: str = "en", game: str = "dnup") -> Any:
    return (await player.post(f"/api/puzzles/{game}/{puzzle.name}?lang={lang}", {"said": [], "say": say})).json()


async def test_all_puzzles_are_listed_with_that_of_the_day(server: Server) -> None:
    ann = Player(server, "Ann")
    for lang in LANGUAGES:
        listed = (await ann.get(f"/api/puzzles?lang={lang}")).json()
        assert {puzzle["game"] for puzzle in listed["puzzles"]} == set(WITH)
        assert listed["today"] in listed["puzzles"]
        assert all(puzzle["title"] for puzzle in listed["puzzles"])


@pytest.mark.parametrize("game", WITH)
async def test_a_page_gets_what_the_seat_may_know(server: Server, game: str) -> None:
    puzzle = puzzles(game)[-1]
    scene = await solve(Player(server, "Ann"), puzzle, game=game)
    match = stand(lesson_of(game, puzzle.name), []).match(puzzle.ply)
    (now,) = scene["beats"][0]["nows"]
    assert now["view"] == msgspec.to_builtins(match.game.view(match.observe(puzzle.seat).seen, puzzle.seat))
    assert {option["say"] for option in now["options"]} == {one.say for one in puzzle.tried}
    assert now["told"] == []
    assert scene["why"] is None
    assert "moves" not in scene


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_wrong_answer_is_told_what_it_leads_to_and_a_right_one_why(server: Server, lang: str) -> None:
    ann = Player(server, "Ann")
    for kind in ("win", "best"):
        puzzle = first(kind)
        wrong = puzzle.tried[puzzle.right]
        held = await solve(ann, puzzle, wrong.say, lang)
        assert f"{100 * wrong.value:.0f}%" in held["held"]
        assert (held["beats"], held["said"], held["refused"], held["why"]) == ([], [], "", None)
        right = await solve(ann, puzzle, puzzle.tried[0].say, lang)
        assert right["said"] == [puzzle.tried[0].say]
        assert right["show"] == ""
        assert right["why"]["lines"]
        assert right["beats"][-1]["nows"][0]["ply"] == puzzle.ply + 1


async def test_what_is_not_among_the_three_and_what_is_forbidden_is_held_back(server: Server) -> None:
    ann = Player(server, "Ann")
    for puzzle in puzzles("dnup"):
        match = stand(lesson_of("dnup", puzzle.name), []).match(puzzle.ply)
        offered = [match.game.words.sentence(option) for option in match.observe(puzzle.seat).options]
        other = next((say for say in offered if say not in {one.say for one in puzzle.tried}), None)
        if puzzle.kind == "best" and other:
            assert (await solve(ann, puzzle, other))["held"] == "Choose one of the three."
            break
    forbidden = await solve(
        ann, puzzle, next(say for say in ("play 1/5", "play 9/1", "play 5/1") if say not in offered)
    )
    assert forbidden["rule"]
    assert forbidden["held"] == ""


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/puzzles/dnup/none", {"said": []}, "unknown-puzzle"),
        ("/api/puzzles/chess/none", {"said": []}, "unknown-game"),
        ("/api/puzzles/dnup/{}", {"said": ["flip", "flip"]}, "lesson-said"),
        ("/api/puzzles/dnup/{}", {"said": [], "say": "sing"}, "unknown-verb"),
    ],
)
async def test_what_is_no_puzzle_and_no_answer_is_refused(
    server: Server, path: str, body: dict[str, Any], code: str
) -> None:
    answered = await Player(server, "Ann").post(path.format(first("win").name), body)
    assert answered.json()["code"] == code
