"""Figures of the rules and player aids over HTTP."""

from __future__ import annotations

import pytest

from tests.server.harness import Player, Server


@pytest.mark.parametrize(("lang", "game"), [("en", "dnup"), ("zh-Hant", "cheers"), ("zh-Hans", "cleocatra")])
async def test_figures_come_with_boards_words_and_answers(server: Server, lang: str, game: str) -> None:
    figures = (await Player(server, "Ann").get(f"/api/figures/{game}?lang={lang}")).json()["figures"]
    assert all(figure["title"] and figure["rule"] in figure["rules"] for figure in figures)
    for figure in figures:
        assert not figure["steps"][0]["told"]
        assert all(step["text"] and step["moment"]["view"] for step in figure["steps"])
        assert all(step["told"] for step in figure["steps"][1:])


async def test_a_figure_says_what_is_allowed_and_by_which_rule_not(server: Server) -> None:
    figures = (await Player(server, "Ann").get("/api/figures/dnup?lang=en")).json()["figures"]
    (higher,) = (figure for figure in figures if figure["name"] == "higher")
    before, after = higher["steps"]
    assert [one["rule"] for one in before["tries"]] == ["DN-8", "DN-8", "", "DN-8", "", ""]
    assert before["tries"][2]["label"] == "Play one 8 (8/3)"
    assert before["moment"]["names"] == ["You", "Bo", "Mei"]
    assert before["moment"]["viewer"] == 0
    hidden = before["moment"]["view"]["players"][1]
    assert len(hidden["hand"]) < hidden["hand_size"]  # as a player sees it
    assert after["told"][0]["by"] == 0


async def test_a_player_aid_is_for_a_number_of_players(server: Server) -> None:
    ann = Player(server, "Ann")
    first = (await ann.get("/api/aid/cheers?lang=en")).json()
    assert first["seats"] == 2
    asked = (await ann.get("/api/aid/cheers?seats=4&variant=apprentice&lang=en")).json()
    assert (asked["seats"], asked["query"]) == (4, "seats=4&variant=apprentice")
    assert [kind["label"] for kind in asked["kinds"] if kind["seats"] == 4] == [
        "Usual game",
        "Apprentices",
        "Masquerade",
    ]
    lines = [line["text"] for part in asked["parts"] for line in part["lines"]]
    assert any("only the master" in line for line in lines)
    assert not any("Masquerade" in line for line in lines)
    hans = (await ann.get("/api/aid/dnup?seats=3&lang=zh-Hans")).json()
    assert hans["parts"][0]["lines"][0]["text"].startswith("每人10张手牌")


async def test_what_is_not_there_is_named(server: Server) -> None:
    ann = Player(server, "Ann")
    assert (await ann.get("/api/figures/chess")).json()["code"] == "unknown-game"
    assert (await ann.get("/api/aid/chess")).json()["code"] == "unknown-game"
