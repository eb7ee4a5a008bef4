"""Many games of bots."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kaizhuo.games import boxes_of, game_names, load_game
from kaizhuo.kit.boxes import read_box
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import say
from tests.cli.conftest import Shell


def test_the_number_of_processes_changes_nothing(kaizhuo: Shell) -> None:
    args = ("simulate", "dnup", "--games", "41", "--seed", "5", "--bots", "uniform,greedy,greedy", "--json")
    alone = kaizhuo(*args, "--jobs", "1")
    shared = kaizhuo(*args, "--jobs", "2")
    assert alone.code == 0
    assert alone == shared
    found = json.loads(alone.out)
    assert found["games"] == 41
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(41)
    assert found["seats"][0]["share_high"] < found["seats"][1]["share"]


def test_another_seed_gives_other_games(kaizhuo: Shell) -> None:
    args = ("simulate", "dnup", "--games", "5", "--json", "--seed")
    assert kaizhuo(*args, "1") == kaizhuo(*args, "1")
    assert kaizhuo(*args, "1").out != kaizhuo(*args, "2").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_person_reads(language: str, kaizhuo: Shell) -> None:
    said = kaizhuo("simulate", "dnup", "--games", "4", "--seats", "2", "--bots", "level1", "--lang", language)
    assert said.code == 0
    assert said.err == ""
    assert said.out.count("95%") >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawn_games_are_shown_and_every_column_has_a_name_of_its_own(language: str, kaizhuo: Shell) -> None:
    args = ("simulate", "cheers", "--seats", "4", "--games", "12", "--bots", "uniform")
    found = json.loads(kaizhuo(*args, "--json").out)
    assert found["drawn"] + sum(seat["wins"] for seat in found["seats"]) == pytest.approx(12)
    assert found["drawn"] > 0
    assert all(0 <= seat["share_low"] <= seat["share_high"] <= 1 for seat in found["seats"])
    assert all(seat["score_low"] >= 0 for seat in found["seats"])
    lines = kaizhuo(*args, "--lang", language).out.splitlines()
    assert any(f" {found['drawn']}, {100 * found['drawn'] / 12:.1f}%" in line for line in lines)
    header = next(line for line in lines if say(language, "cli-share-interval-column") in line)
    columns = re.split(r"\s{2,}", header.strip())
    assert len(set(columns)) == len(columns) == 6


@pytest.mark.parametrize("name", game_names())
def test_every_game_can_be_simulated(name: str, kaizhuo: Shell) -> None:
    assert load_game(name).name == name
    assert kaizhuo("simulate", name, "--games", "1", "--bots", "uniform").code == 0


def test_two_boxes_can_be_told_apart(kaizhuo: Shell, tmp_path: Path) -> None:
    ours = boxes_of("dnup")[0]
    file = tmp_path / "mine.toml"
    file.write_text(ours.file.read_text("utf-8").replace("letters_first = 2", "letters_first = 3"), "utf-8")
    own = ("--components", str(file))
    args = ("simulate", "dnup", "--games", "2", "--bots", "uniform")
    first, second = (json.loads(kaizhuo(*args, "--json", *more).out) for more in ((), own))
    assert (first["box"], first["components"]) == (ours.fingerprint, "")
    assert (second["box"], second["components"]) == (read_box(file).fingerprint, str(file))
    for more, box in ((), first["box"]), (own, second["box"]):
        assert box[:12] in kaizhuo(*args, *more).out


def test_a_bot_that_does_not_answer_is_named(kaizhuo: Shell) -> None:
    args = ("simulate", "dnup", "--games", "2", "--bots", "cmd:false,uniform")
    assert "false" in kaizhuo(*args).out
    assert [one["bot"] for one in json.loads(kaizhuo(*args, "--json").out)["trouble"]] == ["false"] * 2


def test_an_interrupted_command_says_so(kaizhuo: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kaizhuo.cli.commands.simulate.run", interrupted)
    assert kaizhuo("simulate", "dnup", "--games", "1") == (130, "", "Interrupted.\n")
