"""Judgements in words."""

from __future__ import annotations

from kaizhuo.bots.explaining import explain
from kaizhuo.core.rng import Rng
from kaizhuo.games import load_game
from kaizhuo.text.judging import why_words
from kaizhuo.text.speech import Speech
from tests.bots.positions import observation
from tests.games.dnup.table import table as lay_out


def test_what_was_forced_is_not_weighed() -> None:
    game = load_game("dnup")
    forced = observation(game, lay_out("2/4", "9/1", sets={1: "5/1"}), 0)
    why = why_words(explain(game, forced, Rng(1)), Speech("en", game, ["Ann", "Bo"], 0))
    assert why.weighed == []
    assert why.lines
