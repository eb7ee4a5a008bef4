"""The runner: the same results in the same order whoever plays, as they come, and an end at once."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from typing import ClassVar

import msgspec
import pytest

from kaizhuo.core.errors import DataError, IllegalAction, KaizhuoError
from kaizhuo.games import box_of, load_game
from kaizhuo.research.arena import Arena
from kaizhuo.research.jobs import Job
from kaizhuo.research.runner import run
from kaizhuo.research.simulation import Simulation
from kaizhuo.research.study import Study

GAME = load_game("dnup")
SHORT = {"letters_to_win": 2}


def job(kind: type[Job], **more: object) -> Job:
    fields: dict[str, object] = {
        "game": "dnup",
        "rules_version": GAME.rules_version,
        "bots": ("level2", "uniform", "uniform"),
        "seats": 3,
        "options": SHORT,
        "seed": 4,
        "box": box_of(GAME),
    }
    return msgspec.convert(fields | more, kind)


class Sleeper(msgspec.Struct, frozen=True):
    """Work of which every part but the first takes for ever."""

    FEW: ClassVar[int] = 0

    def play(self, number: int) -> int:
        while number:
            signal.pause()
        return number


class Refused(msgspec.Struct, frozen=True):
    FEW: ClassVar[int] = 0

    def play(self, number: int) -> int:
        if number == 3:
            raise DataError("changed-components", file="mine.toml")
        return number


class Killed(msgspec.Struct, frozen=True):
    FEW: ClassVar[int] = 0

    def play(self, number: int) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return number


class Doubled(msgspec.Struct, frozen=True):
    FEW: ClassVar[int] = 0

    def play(self, number: int) -> tuple[int, int]:
        return os.getpid(), 2 * number


def test_results_come_in_the_order_of_the_numbers_from_several_processes() -> None:
    numbers = [*range(90), 7, 3]
    found = list(run(Doubled(), numbers, 2))
    assert [result for _, result in found] == [2 * number for number in numbers]
    assert os.getpid() not in {process for process, _ in found}
    assert list(run(Doubled(), [5], 2)) == [(os.getpid(), 10)]
    assert list(run(Doubled(), [], 2)) == []


def test_games_are_the_same_in_another_process() -> None:
    given = job(Simulation)
    assert list(run(given, range(26), 2)) == [given.play(number) for number in range(26)]


@pytest.mark.parametrize("kind", [Arena, Simulation, Study])
def test_a_job_is_names_and_numbers(kind: type[Job]) -> None:
    """Written down and read again, or sent to a process, it plays the same; a block depends on its number alone."""
    given = job(kind)
    again = msgspec.json.decode(msgspec.json.encode(given), type=Arena | Simulation | Study)
    assert (again, type(again)) == (given, kind)
    assert pickle.loads(pickle.dumps(given)) == given
    assert again.play(2) == given.play(2) != given.play(1)


def test_a_job_for_other_rules_is_refused() -> None:
    with pytest.raises(DataError, match="job-rules"):
        job(Simulation, rules_version=GAME.rules_version + 1).play(0)


def test_a_refusal_comes_through_as_it_is() -> None:
    results = run(Refused(), range(8), 2)
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(DataError, match=r"changed-components, file mine.toml"):
        next(results)
    wrong = pickle.loads(pickle.dumps(IllegalAction(1, "play 2", "turn", "DN-8")))
    assert (wrong.code, wrong.rule, wrong.facts["seat"]) == ("illegal-action", "DN-8", 1)


def test_a_process_that_is_killed_is_reported() -> None:
    with pytest.raises(KaizhuoError, match="worker-died"):
        next(run(Killed(), range(9), 2))


def test_whoever_stops_listening_stops_the_games() -> None:
    """The other parts would play for ever."""
    assert next(run(Sleeper(), range(9), 2)) == 0


LISTENER = """
from tests.research.test_runner import Sleeper, run
try:
    for number in run(Sleeper(), range(9), 2):
        print(number, flush=True)
except KeyboardInterrupt:
    print("stopped")
"""


@pytest.mark.parametrize(("ended_by", "said"), [(signal.SIGINT, "stopped\n"), (signal.SIGKILL, "")])
def test_no_process_outlives_the_one_that_wanted_the_games(ended_by: signal.Signals, said: str) -> None:
    """Ctrl+C goes to all of them.  All write to one pipe, which is at its end when the last of them is gone."""
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", LISTENER], stdout=pipe, stderr=pipe, start_new_session=True) as asked:
        assert asked.stdout is not None
        assert asked.stdout.readline() == b"0\n"
        os.kill(asked.pid, ended_by) if ended_by == signal.SIGKILL else os.killpg(asked.pid, ended_by)
        out, err = asked.communicate(timeout=60)
    assert out.decode() == said
    assert ended_by == signal.SIGKILL or err == b""  # Python itself complains of semaphores that nobody gave back


def test_a_blind_step_is_answered_at_random() -> None:
    """Level 2 whose every turn is blind plays as the random bot does."""
    blind, random = job(Study, bots=("level2",) * 3, blind="turn"), job(Study, bots=("uniform",) * 3)
    assert [game.scores for game in blind.play(1).games] == [game.scores for game in random.play(1).games]
