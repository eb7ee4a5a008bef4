"""Golden games keep their scores, and fixed deals their counts."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from kaizhuo.games import folder_of, load_game
from kaizhuo.play.match import replay
from kaizhuo.play.record import read_record
from kaizhuo.testing.tables import NAMES, Table, every_game
from tests.contract.perft import perft

GAMES = Path(__file__).parent.parent / "games"


def folder_of_tests(name: str) -> Path:
    return GAMES / folder_of(name).name


GOLDEN = [pytest.param(file, id=file.stem) for name in NAMES for file in folder_of_tests(name).glob("records/*.json")]


@pytest.mark.parametrize("file", GOLDEN)
def test_a_golden_record_keeps_its_scores(file: Path) -> None:
    record = read_record(file)
    assert record.scores is not None
    assert replay(record).over


@every_game
def test_there_are_golden_records_for_every_seat_count(name: str) -> None:
    seats = {len(read_record(file).seats) for file in folder_of_tests(name).glob("records/*.json")}
    assert seats == set(load_game(name).seat_counts)


class Perft(msgspec.Struct, forbid_unknown_fields=True):
    seats: int
    seed: int
    counts: list[int]  # by depth, from 1
    options: dict[str, int | bool | str] = {}


@every_game
def test_perft_counts(name: str) -> None:
    """Counts from fixed deals, kept as data."""
    game = load_game(name)
    entries = msgspec.convert(tomllib.loads((folder_of_tests(name) / "perft.toml").read_text())["perft"], list[Perft])
    assert {entry.seats for entry in entries} == set(game.seat_counts)
    for entry in entries:
        state = Table(name, entry.seats, dict(entry.options)).match(entry.seed).state
        counts = [perft(game, state, depth) for depth in range(1, len(entry.counts) + 1)]
        assert counts == entry.counts, f"{entry.seats} seats, seed {entry.seed}"
