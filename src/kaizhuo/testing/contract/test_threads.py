"""No hidden state: two tables of one game, with two boxes, in two threads of one process play as they would alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from kaizhuo.bots.bot import make_bot
from kaizhuo.core import engine
from kaizhuo.core.answers import Answers
from kaizhuo.core.facts import fingerprint
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE
from kaizhuo.games import AnyGame, boxes_of, load_game
from kaizhuo.play.options import read_options
from kaizhuo.testing.tables import every_game, random_game

LOOKS = 12  # positions of a table that are looked at closely


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads change places as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def other_box(name: str, folder: Path) -> AnyGame:
    """The same game from an owner's box, whose rules are a copy of ours."""
    ours = boxes_of(name)[0].file.read_text("utf-8")
    file = folder / "own.toml"
    file.write_text(ours.replace("note = ", 'note = "An owner\'s." #', 1), "utf-8")
    return load_game(name, components=file)


def played(game: AnyGame, seed: int) -> list[Any]:
    """A game, and what its rules, its bots and the room that hides say on the way."""
    seats = max(game.seat_counts)
    state = game.setup(seats, read_options(game, seats, {}))
    advice = game.advice()
    found: list[Any] = []
    for count in random_game(game, state, Rng(seed)):
        seat = int(engine.actor(state))
        if seat == CHANCE or len(found) >= LOOKS or count % 5:
            continue
        answers = Answers()
        engine.list_options(game, state, answers)
        seen = game.redact(state, seat)
        world = game.resample(seen, seat, Rng(count))
        advice.rate(seen, seat, answers)
        ratings = [int(answers.weights[i]) for i in range(answers.count)]
        now = Observation(seat, count, seen, answers.listed(), [])
        chosen = make_bot("level3:20").choose(game, now, Rng(count))
        found.append((fingerprint(seen), fingerprint(world), ratings, advice.value(world, seat), chosen))
    return [*found, fingerprint(state)]


@every_game
@pytest.mark.usefixtures("restless")
def test_two_threads_and_two_boxes_play_side_by_side(name: str, tmp_path: Path) -> None:
    tables = [(load_game(name), 1), (load_game(name), 2), (other_box(name, tmp_path), 1)]
    alone = [played(game, seed) for game, seed in tables]
    with ThreadPoolExecutor(len(tables)) as pool:
        together = list(pool.map(lambda table: played(*table), tables))
    assert together == alone
    assert alone[0] != alone[1]
