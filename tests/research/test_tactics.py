"""Positions with a right answer."""

from __future__ import annotations

import pytest

from kaizhuo.games import folder_of, game_names
from kaizhuo.research.tactics import attempt, positions_of, set_up

WITH = [name for name in game_names() if (folder_of(name) / "bots" / "tactics.json").is_file()]


@pytest.mark.parametrize(("hard", "least"), [(False, 15), (True, 50)], ids=["tactics", "hard"])
@pytest.mark.parametrize("name", WITH)
def test_every_position_can_be_reached_and_every_answer_said(name: str, hard: bool, least: int) -> None:
    positions = positions_of(name, hard=hard)
    assert len(positions) >= least
    assert {position.kind == "hard" for position in positions} == {hard}
    for position in positions:
        match = set_up(name, position)
        assert position.seat in match.awaited()
        offered = [match.game.words.sentence(option) for option in match.observe(position.seat).options]
        assert set(position.best) < set(offered)


@pytest.mark.parametrize("bot", ["level1", "level2", "level3:200"])
@pytest.mark.parametrize("name", WITH)
def test_no_level_misses_a_win_in_one(name: str, bot: str) -> None:
    wins = [(number, one) for number, one in enumerate(positions_of(name), 1) if one.kind == "win"]
    assert [number for number, one in wins if not attempt(name, number, one, bot).right] == []
