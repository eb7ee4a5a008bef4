"""The arena: the same figures for the same seed, whoever plays; figures that are right where they can be known."""

from __future__ import annotations

import math
from pathlib import Path

import msgspec
import pytest

from kaizhuo.core.errors import RecordError
from kaizhuo.games import box_of, load_game
from kaizhuo.research.arena import Arena, rotations
from kaizhuo.research.jobs import Block
from kaizhuo.research.playing import Outcome, play_game
from kaizhuo.research.plot import curves_svg, ladder_svg
from kaizhuo.research.ratings import Counts, bradley_terry, ladder
from kaizhuo.research.results import Results
from kaizhuo.research.sequential import Hypotheses, judge
from kaizhuo.testing.tables import ALL, every_game

BOX = box_of(load_game("dnup"))
RULES = load_game("dnup").rules_version
JOB = Arena("dnup", RULES, ("level2", "uniform"), 3, {"letters_to_win": 2}, seed=4, box=BOX)


def block(number: int, first_wins: int, games: int = 4) -> Block:
    """Games between "a" and "b" of which the first wins so many."""
    played = [Outcome(["a", "b"], [3, 1] if i < first_wins else [1, 3], [1, 2] if i < first_wins else [2, 1], 9)
              for i in range(games)]  # fmt: skip
    return Block(number, played)


def test_another_seed_gives_other_blocks() -> None:
    assert JOB.play(0) == JOB.play(0) != Arena("dnup", RULES, JOB.bots, 3, JOB.options, seed=5, box=BOX).play(0)


def test_every_bot_sits_everywhere() -> None:
    assert rotations(["a", "b", "c"]) == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]
    assert rotations(["a", "b", "a", "b"]) == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]


def test_fewer_bots_than_seats_take_turns() -> None:
    found = {tuple(JOB.lineup(number)) for number in range(30)}
    assert found == {("level2", "uniform", "level2"), ("uniform", "level2", "uniform")}
    exact = Arena("dnup", RULES, ("level2", "uniform", "uniform"), 3, {}, 1)
    assert exact.lineup(7) == ["level2", "uniform", "uniform"]


def test_cards_are_the_same_for_whoever_sits_there() -> None:
    """The first deal of a block does not depend on who plays: level 2 alone at the table twice plays the same game."""
    game = ALL[0].load()
    seats = ALL[0].seats
    one, other = (play_game(game, ["level2"] * seats, ALL[0].options, "seed") for _ in range(2))
    assert one == other


def test_results_go_on_where_they_stopped(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    kept = Results(file, JOB)
    kept.add(block(0, 2))
    kept.add(block(2, 3))
    with file.open("ab") as out:
        out.write(b'{"number": 3, "ga')  # interrupted
    again = Results(file, JOB)
    assert [one.number for one in again.blocks] == [0, 2]
    assert again.missing(4) == [1, 3]
    assert Results(file, JOB).blocks == again.blocks


def test_results_of_before_there_were_kinds_of_jobs_are_read(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    old = {name: getattr(JOB, name) for name in ("game", "rules_version", "bots", "seats", "options", "seed", "box")}
    games = [{"bots": ["a", "b"], "scores": [3, 1], "places": [1, 2], "plies": 9, "trouble": []}]
    lines = [msgspec.json.encode(line) for line in (old, {"number": 0, "games": games})]
    file.write_bytes(b"".join(line + b"\n" for line in lines))
    assert Results(file, JOB).blocks == [Block(0, [Outcome(["a", "b"], [3, 1], [1, 2], 9)])]


def test_results_of_another_command_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    Results(file, JOB)
    with pytest.raises(RecordError):
        Results(file, Arena("dnup", RULES, JOB.bots, 4, {}, 1, box=BOX))
    file.write_text("nonsense\n")
    with pytest.raises(RecordError):
        Results(file, JOB)


def test_elo_of_a_known_score() -> None:
    """750 of 1,000 points are 191 Elo."""
    first, second = bradley_terry([[0, 750], [250, 0]])
    assert math.isclose(first - second, 400 * math.log10(3), rel_tol=0.01)
    assert math.isclose(first + second, 0, abs_tol=1e-6)


def test_elo_stays_finite_when_somebody_wins_everything() -> None:
    assert all(math.isfinite(elo) for elo in bradley_terry([[0, 40, 40], [0, 0, 40], [0, 0, 0]]))


def test_shares_and_intervals() -> None:
    found = ladder(["a", "b"], [block(i, 3) if i % 2 else block(i, 4) for i in range(20)], resamples=200)
    best = found.standings[0]
    assert best.bot == "a"
    assert math.isclose(best.share.value, 7 / 8)
    assert 0.75 <= best.share.low < best.share.value < best.share.high <= 1
    assert math.isclose(found.pairs[0].score.value, 7 / 8)
    assert found.pairs[0].meetings == 80
    assert best.margin.value > 0


def test_games_that_all_ended_alike_are_no_certainty() -> None:
    found = ladder(["a", "b"], [block(i, 4) for i in range(100)], resamples=20)
    assert math.isclose(found.pairs[0].score.low, 0.025 ** (1 / 400))
    assert math.isclose(found.standings[1].share.high, 1 - 0.025 ** (1 / 400))


def test_a_shared_victory_counts_in_parts() -> None:
    counts = Counts(["a", "b"], Block(0, [Outcome(["a", "b"], [2, 2], [1, 1], 5)]))
    assert counts.wins == [0.5, 0.5]
    assert counts.score[0][1] == counts.score[1][0] == 0.5


@pytest.mark.parametrize(("wins", "accepted"), [(4, "H1"), (2, "H0")])
def test_a_sequential_test_decides(wins: int, accepted: str) -> None:
    blocks = [block(i, wins if i % 4 else 3) for i in range(60)]
    assert judge(["a", "b"], blocks, Hypotheses(0.55, 0.75)).accepted == accepted
    assert judge(["a", "b"], blocks[:4], Hypotheses(0.55, 0.75)).accepted == ""


def test_a_plot_names_every_bot() -> None:
    found = ladder(["a", "b"], [block(i, 3) for i in range(4)], resamples=20)
    drawn = ladder_svg("A <table>", "Elo", found.standings)
    assert drawn.startswith("<svg")
    assert "A &lt;table&gt;" in drawn
    assert all(f">{name}</text>" in drawn for name in "ab")


def test_a_curve_has_a_point_for_whatever_was_measured() -> None:
    score = ladder(["a", "b"], [block(i, 3) for i in range(4)], resamples=20).pairs[0].score
    drawn = curves_svg("A <table>", "seconds", ["0.1", "0.5", "1"], {"level3": [None, score, score], "b": [score] * 3})
    assert "A &lt;table&gt;" in drawn
    assert drawn.count("<circle") == 5
    assert all(f">{name}</text>" in drawn for name in ("level3", "b", "0.5", "seconds"))


@every_game
def test_the_twin_sees_everything_and_plays(name: str) -> None:
    """It exists for the arena alone: no other door makes one."""
    table = next(table for table in ALL if table.game == name)
    outcome = play_game(table.load(), ["twin:4"] + ["level2"] * (table.seats - 1), table.options, "twin")
    assert len(outcome.places) == table.seats
