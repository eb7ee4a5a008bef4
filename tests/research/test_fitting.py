"""`make fit`: known numbers are found again, every game can be fitted, and a bot may know other numbers."""

from __future__ import annotations

import math
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

from kaizhuo.bots.settings import settings_of
from kaizhuo.core.errors import OptionError
from kaizhuo.core.facts import from_facts
from kaizhuo.core.rng import Rng
from kaizhuo.games import game_names, load_game
from kaizhuo.research.changed import Changed, other_advice
from kaizhuo.research.fitting import Judging, Playing, Sample, fit, in_use, job_of, steps_of, to_fit
from kaizhuo.research.least import Numbers, Sums, least
from kaizhuo.research.playing import play_game
from kaizhuo.research.writing import Part, written

TOOL = Path(__file__).parent.parent.parent / "tools" / "fit.py"
LINES = [(name, place) for name in game_names() for place in range(len(settings_of(name).fit))]


def test_known_numbers_are_found_in_made_up_games() -> None:
    """A fraction and a whole number, within three standard errors; of a third the games tell nothing."""
    true = {"a": 1.5, "b": -3, "c": 7.0}
    rng = Rng(5)
    games = []
    for _ in range(400):
        x, y = float(rng.below(200)) / 100 - 1, float(rng.below(200)) / 100 - 1
        chance = logistic(true["a"] * x + true["b"] * y)
        games.append((x, y, float(int(rng.below(10_000)) < chance * 10_000)))

    def judge(numbers: Numbers) -> list[Sums]:
        parts = [Sums(3) for _ in games]
        for part, (x, y, ended) in zip(parts, games, strict=True):
            value = logistic(numbers["a"] * x + numbers["b"] * y)
            part.count(value, [value * (1 - value) * x, value * (1 - value) * y, 0.0], ended)
        return parts

    found = least({"a": 0.1, "b": 0, "c": 7.0}, judge)
    assert abs(found.numbers["a"] - true["a"]) < 3 * found.errors["a"] < 1
    assert (found.numbers["b"], found.numbers["c"]) == (-3, 7.0)


def logistic(x: float) -> float:
    return 1 / (1 + math.exp(-x))


def test_known_numbers_are_found_by_the_value_of_a_game(tmp_path: Path) -> None:
    """Positions of real games whose ends are made up: what the value says with other numbers."""
    game = load_game("dnup")
    true = {"value.certainty": 0.7, "value.letter": 2}
    advice = other_advice(game, true)()
    job = quick("dnup", 0)
    file = tmp_path / "samples.jsonl"
    with file.open("wb") as out:
        for number in range(10):
            sample = job.play(number)
            states = [from_facts(game.setup(3, game.options_type()), one.state) for one in sample.positions]
            ends = [advice.value(state, one.seat) for state, one in zip(states, sample.positions, strict=True)]
            made_up = [msgspec.structs.replace(one, ended=end) for one, end in zip(sample.positions, ends, strict=True)]
            out.write(msgspec.json.encode(Sample(number, sample.games, made_up)) + b"\n")
    found = fit("dnup", 3, 10, file, {"value.certainty": 0.9, "value.letter": 4}, processes=1)
    assert found.fit.numbers == pytest.approx(true, abs=0.01)
    assert found.fitted_loss < found.loss


def quick(name: str, place: int) -> Playing:
    job = job_of(name, settings_of(name).fit[place], 1)
    return msgspec.structs.replace(job, bots=("level1",) * job.seats)


@pytest.mark.parametrize(("name", "place"), LINES)
def test_every_line_of_a_game_is_played_and_judged(name: str, place: int, tmp_path: Path) -> None:
    """The same game again gives the same positions, and what is to be fitted changes their values."""
    job = quick(name, place)
    sample = job.play(0)
    assert sample == job.play(0)
    assert all(0 <= one.ended <= 1 for one in sample.positions)
    file = tmp_path / "samples.jsonl"
    file.write_bytes(msgspec.json.encode(sample) + b"\n")
    numbers = to_fit(name, settings_of(name).fit[place])
    sums = Judging(name, job.seats, str(file), numbers, steps_of(numbers)).play(0)
    assert sums.positions == len(sample.positions) > 0
    assert 0 < sums.loss < math.inf
    assert any(sums.slope)


def test_a_bot_with_the_numbers_of_the_game_plays_as_without() -> None:
    game = load_game("dnup")
    adding = in_use("dnup")["turn.adding"]

    def outcome(bot: str) -> tuple[list[int], int]:
        found = play_game(game, [bot, "level2", "level2"], {}, "seed")
        return found.scores, found.plies

    assert outcome(f"level2@turn.adding={adding}") == outcome("level2")
    assert outcome("level2@turn.adding=-500") != outcome("level2")


@pytest.mark.parametrize("name", ["level2@", "level2@turn.adding", "level2@turn.adding=x", "level2@turn.adding=1e300"])
def test_a_change_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match="bot-change"):
        Changed(name)


TEXT = """# Top

[a]  # first
source = "by hand"
row = [0.5, -1.0]  # 2 of them
n = 1_000 # kept 7

[b]
source = "old"
n = 3
"""


def test_numbers_are_written_and_all_else_stays() -> None:
    parts = [Part({"a.row.0": 0.256, "a.row.1": 2.0}, "9 games"), Part({"a.n": 1100}, '"7"')]
    new = written(TEXT, parts, "make fit")
    first = {"source": '`make fit`: row by 9 games; n by "7"', "row": [0.26, 2.0], "n": 1100}
    assert tomllib.loads(new) == {"a": first, "b": {"source": "old", "n": 3}}
    assert new.splitlines()[4:6] == ["row = [0.26, 2.00]  # 2 of them", "n = 1100 # kept 7"]
    assert written(TEXT, [], "") == TEXT


MISTAKES = {
    "no such game": (["chess"], "There is no game"),
    "no such number": (["dnup", "--number", "turn.none", "--values", "1"], "turn.adding"),
    "no number": (["dnup", "--number", "turn.adding", "--values", "x"], "level2@turn.adding=x"),
    "too few games": (["dnup", "--games", "4"], "--games"),
}


def tool(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, TOOL, *args], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("case", MISTAKES)
def test_mistakes_are_answered_in_one_line(case: str) -> None:
    args, said = MISTAKES[case]
    done = tool(*args)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert said in done.stderr


def test_the_tool_shows_each_number_beside_the_one_in_use() -> None:
    done = tool("dnup", "--games", "10", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert [line.split()[:2] for line in done.stdout.splitlines()[2:4]] == [
        ["value.certainty", "0.9"],
        ["value.letter", "4"],
    ]
    assert "held out" in done.stdout


def test_a_number_is_tried_by_play() -> None:
    done = tool("dnup", "--number", "turn.adding", "--values", "30", "--games", "5", "--seats", "3", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert "level2@turn.adding=30" in done.stdout
    assert "ahead in" in done.stdout
