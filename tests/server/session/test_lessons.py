"""Lessons over HTTP: shown, answered, held back, and played on from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from kaizhuo.play.lesson import lesson_named, stand
from kaizhuo.play.match import verify
from tests.server.finished import record_of
from tests.server.harness import Player, Server, no_flip, serving

DNUP = "/api/lessons/dnup/first"


async def learn(player: Player, said: list[str], say: str = "", lang: str = "en", path: str = DNUP) -> Any:
    return (await player.post(f"{path}?lang={lang}", {"said": said, "say": say})).json()


async def to_the_end(player: Player, path: str = DNUP) -> list[str]:
    scene = await learn(player, [], path=path)
    while scene["show"]:
        scene = await learn(player, scene["said"], scene["show"], path=path)
    said: list[str] = scene["said"]
    return said


@pytest.mark.parametrize(("lang", "title"), [("en", "Upside down"), ("zh-Hant", "上下顛倒"), ("zh-Hans", "上下颠倒")])
async def test_lessons_are_listed_and_begin_in_the_readers_language(server: Server, lang: str, title: str) -> None:
    ann = Player(server, "Ann")
    listed = (await ann.get(f"/api/lessons?lang={lang}")).json()["lessons"]
    assert [lesson["title"] for lesson in listed if (lesson["game"], lesson["name"]) == ("dnup", "first")] == [title]
    assert {lesson["game"] for lesson in listed} == {"dnup", "cleocatra", "cheers", "flatiron", "steam-up"}
    scene = await learn(ann, [], lang=lang)
    (beat,) = scene["beats"]
    assert beat["kind"] == "do"
    assert beat["nows"][0]["prompt"] == beat["text"]
    assert beat["nows"][0]["options"]


async def test_an_answer_is_followed_by_what_the_others_do(server: Server) -> None:
    ann = Player(server, "Ann")
    scene = await learn(ann, [], "play 6/2+6/3")
    assert [beat["kind"] for beat in scene["beats"]] == ["done", "watch", "watch", "do"]
    plies = [now["ply"] for beat in scene["beats"] for now in beat["nows"]]
    assert plies == [37, 38, 39, 39]
    assert scene["said"] == ["play 6/2+6/3"]
    assert [seat["name"] for seat in scene["table"]["seats"]] == ["You", "Bo", "Mei"]


async def test_what_is_not_taught_is_held_back_and_what_is_forbidden_named(server: Server) -> None:
    ann = Player(server, "Ann")
    allowed = await learn(ann, [], "flip")
    assert allowed["held"] == "Later. Your 6s are ready now."
    assert (allowed["rule"], allowed["beats"], allowed["said"]) == ("", [], [])
    other = await learn(ann, [], "play 9/1")
    assert other["held"].startswith("Also possible")
    forbidden = await learn(ann, [], "play 3/7")
    assert forbidden["rule"] == "DN-8"
    assert forbidden["held"]
    assert forbidden["refused"]


@pytest.mark.parametrize(
    ("path", "said", "say", "code"),
    [
        (DNUP, [], "sing", "unknown-verb"),
        (DNUP, ["flip"], "", "lesson-said"),
        (DNUP, ["flip"] * 90, "", "lesson-said"),
        ("/api/lessons/dnup/ninth", [], "", "unknown-lesson"),
        ("/api/lessons/chess/first", [], "", "unknown-game"),
    ],
)
async def test_what_does_not_belong_to_a_lesson_is_refused(
    server: Server, path: str, said: list[str], say: str, code: str
) -> None:
    assert (await learn(Player(server, "Ann"), said, say, path=path))["code"] == code


async def test_nobody_sees_a_closed_hand_in_a_lesson(server: Server) -> None:
    """The page of a learner gets the view that their seat would get in a game."""
    scene = await learn(Player(server, "Ann"), [])
    lesson = lesson_named("dnup", "first")
    match = stand(lesson, []).match(lesson.beats[0].ply)
    hidden = match.observe(0).seen
    assert (
        scene["beats"][0]["nows"][0]["view"]["players"][1]
        == msgspec.to_builtins(match.game.view(hidden, 0))["players"][1]
    )


async def test_a_game_goes_on_from_a_lesson_and_says_that_it_was_arranged(server: Server) -> None:
    ann = Player(server, "Ann")
    assert (await ann.post(f"{DNUP}/table", {"said": [], "nickname": "Ann"})).json()["code"] == "lesson-said"
    said = await to_the_end(ann)
    table = (await ann.post(f"{DNUP}/table", {"said": said, "nickname": "Ann"})).json()["table"]
    async with ann.at(table) as page:
        await page.entered()
        assert [seat["bot"] for seat in page.table["seats"]] == ["", "level1", "level1"]
        await page.play(no_flip)
    record = await record_of(ann, table)
    (branch,) = record.branches
    assert (branch.lesson, branch.ply) == ("first", len(lesson_named("dnup", "first").moves))
    verify(record)
    proof = (await ann.get(f"/api/tables/{table}/proof")).json()
    assert (proof["branches"][0]["lesson"], proof["taught"]) == ("first", True)


async def test_after_a_lesson_that_was_won_a_new_game_begins(server: Server) -> None:
    ann = Player(server, "Ann")
    path = "/api/lessons/cheers/first"
    said = await to_the_end(ann, path)
    table = (await ann.post(f"{path}/table", {"said": said, "nickname": "Ann"})).json()["table"]
    async with ann.at(table) as page:
        await page.entered()
        assert page.table["source"] is None
        assert len(page.table["seats"]) == 4


async def test_nobody_makes_the_server_play_lessons_without_end(tmp_path: Path) -> None:
    """Each answer plays a game again, so a page is answered as often as somebody who learns could ask."""
    with serving(str(tmp_path / "tables.db"), rate=1) as server:
        ann = Player(server, "Ann")
        answers = [await learn(ann, [], "flip") for _ in range(5)]
        assert [each.get("code", "") for each in answers] == ["", "", "too-fast", "too-fast", "too-fast"]
