"""`kaizhuo arena`, `tactics` and `botcheck` as people and programs use them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from kaizhuo.games import boxes_of
from kaizhuo.text.languages import LANGUAGES
from tests.cli.conftest import Shell

SMALL = ("arena", "dnup", "--seats", "3", "--option", "letters_to_win=2", "--jobs", "1", "--blocks", "4")
MYBOT = Path(__file__).parents[2] / "docs" / "examples" / "mybot.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ladder_in_every_language(language: str, kaizhuo: Shell) -> None:
    said = kaizhuo(*SMALL, "--bots", "level2", "uniform", "--lang", language)
    assert said.code == 0
    assert said.err == ""
    assert said.out.index("level2") < said.out.index("uniform")
    assert said.out.count("95%") >= 3


def test_commas_and_words_are_the_same(kaizhuo: Shell) -> None:
    assert kaizhuo(*SMALL, "--bots", "level2,uniform") == kaizhuo(*SMALL, "--bots", "level2", "uniform")


def test_results_plot_and_json(tmp_path: Path, kaizhuo: Shell) -> None:
    file, plot = tmp_path / "run.jsonl", tmp_path / "ladder.svg"
    args = (*SMALL, "--bots", "level2", "uniform", "--results", str(file), "--plot", str(plot), "--json")
    found = json.loads(kaizhuo(*args).out)
    assert found["blocks"] == 4
    assert found["ladder"]["standings"][0]["bot"] == "level2"
    assert plot.read_text().startswith("<svg")
    before = file.read_bytes()
    assert json.loads(kaizhuo(*args).out) == found
    assert file.read_bytes() == before


def test_results_of_another_box_are_not_mixed(tmp_path: Path, kaizhuo: Shell) -> None:
    """The file has the same name, but another card in it."""
    ours = boxes_of("dnup")[0].file.read_text("utf-8")
    box, file = tmp_path / "mine.toml", tmp_path / "run.jsonl"
    args = (*SMALL, "--bots", "level2", "uniform", "--results", str(file), "--components", str(box))
    box.write_text(ours.replace("letters_first = 2", "letters_first = 3"), "utf-8")
    said = kaizhuo(*args)
    assert said.code == 0
    assert str(box) in said.out.replace("\n", "")
    before = file.read_bytes()
    box.write_text(ours.replace("letters_first = 2", "letters_first = 4"), "utf-8")
    refused = kaizhuo(*args, "--blocks", "5")
    assert (refused.code, refused.out) == (2, "")
    assert "another box" in refused.err
    assert file.read_bytes() == before


def test_a_sequential_test(kaizhuo: Shell) -> None:
    args = ("arena", "dnup", "--seats", "3", "--option", "letters_to_win=2", "--jobs", "1", "--blocks", "40")
    found = json.loads(kaizhuo(*args, "--bots", "level2", "uniform", "--test", "0.5,0.7", "--json").out)
    assert found["verdict"]["accepted"] == "H1"
    assert found["blocks"] < 40


@pytest.mark.parametrize(
    "args",
    [
        ("--bots", "level2"),
        ("--bots", "level2", "genius"),
        ("--bots", "level2", "uniform", "--test", "0.7,0.5"),
        ("--bots", "level2", "uniform", "--test", "much"),
        ("--bots", "level1", "level2", "uniform", "--test", "0.5,0.6"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(args: tuple[str, ...], kaizhuo: Shell) -> None:
    said = kaizhuo(*SMALL, *args)
    assert said.code == 2
    assert len(said.err.strip().splitlines()) == 1


def test_tactics(kaizhuo: Shell) -> None:
    said = kaizhuo("tactics", "dnup", "--bots", "level2")
    assert said.code == 0
    assert "10 / 10" in said.out
    assert kaizhuo("tactics", "dnup", "--bots", "uniform").code == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_hard_positions_are_no_examination(language: str, kaizhuo: Shell) -> None:
    said = kaizhuo("tactics", "cheers", "--hard", "--bots", "uniform", "level1", "--lang", language)
    assert said.code == 0
    assert said.out.count(" / 50") == 2


def test_botcheck(kaizhuo: Shell) -> None:
    assert kaizhuo("botcheck", "dnup", f"cmd:{sys.executable} {MYBOT}").code == 0
    broken = kaizhuo("botcheck", "dnup", "cmd:/no/such/bot")
    assert broken.code == 1
    assert "/no/such/bot" in broken.out
    assert kaizhuo("botcheck", "dnup", "level1").code == 2
