"""Bots of the arena alone."""

from __future__ import annotations

import pytest

from kaizhuo.bots.bot import make_bot
from kaizhuo.bots.thinker import Thinker
from kaizhuo.core.errors import OptionError
from kaizhuo.games import load_game
from kaizhuo.research.entrants import Taught, Textbook, entrant
from kaizhuo.research.playing import find_bot, play_game


@pytest.mark.parametrize(
    ("name", "kind", "playouts", "seconds"),
    [
        ("plain", Textbook, 0, 0.0),
        ("plain:2000", Textbook, 2000, 0.0),
        ("level4", Taught, 0, 0.0),
        ("level3:0.5s", Thinker, 0, 0.5),
        ("level4:12s", Taught, 0, 12.0),
    ],
)
def test_a_name_says_who_and_how_long(name: str, kind: type[Thinker], playouts: int, seconds: float) -> None:
    bot = find_bot(name)
    assert type(bot) is kind
    assert isinstance(bot, Thinker)
    assert (bot.playouts, bot.seconds, bot.patience) == (playouts, seconds, 0.0)


@pytest.mark.parametrize("name", ["level4:0", "plain:0s", "level3:99s", "plain:10000001"])
def test_no_time_or_too_much_of_it(name: str) -> None:
    with pytest.raises(OptionError, match="bot-budget"):
        entrant(name)


@pytest.mark.parametrize("name", ["level5", "level4:x", "level2:1s", "plain:1.23456s", "level3:-1s"])
def test_other_names_are_for_others(name: str) -> None:
    assert entrant(name) is None


def test_they_sit_at_no_table_with_people() -> None:
    for name in ("plain", "level4:0.1s", "level3:0.1s"):
        with pytest.raises(OptionError):
            make_bot(name)


def test_what_is_measured_is_what_was_learnt() -> None:
    with pytest.raises(OptionError, match="no-net"):
        play_game(load_game("cheers"), ["level4:8"] * 4, {}, "x")


def test_they_play_whole_games() -> None:
    found = play_game(load_game("cleocatra"), ["plain:8", "level3:0.001s"], {}, "x")
    assert sorted(found.places) in ([1, 1], [1, 2])
    again = [play_game(load_game("dnup"), ["plain:8", "level2"], {}, "x") for _ in range(2)]
    assert again[0] == again[1]
