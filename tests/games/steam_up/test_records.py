"""The golden records cover the whole box; that they keep their scores is tested with those of all games."""

from __future__ import annotations

from pathlib import Path

from kaizhuo.games.steam_up.rules.words import FATE, FORTUNE, WORDS, ZODIAC
from kaizhuo.play.record import read_record

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def said() -> dict[str, set[str]]:
    """By verb, all that was said with it in any record."""
    found: dict[str, set[str]] = {verb.name: set() for verb in WORDS.verbs}
    for file in RECORDS:
        for move in read_record(file).moves:
            _, verb, *operands = move.split(" ")
            found[verb].add(" ".join(operands))
    return found


def test_every_zodiac_is_played_somewhere() -> None:
    assert said()["keep"] == set(ZODIAC.members)


def test_every_fortune_card_is_played_and_every_fate_card_turned_up_somewhere() -> None:
    found = said()
    assert found["play"] == set(FORTUNE.members)
    assert found["turn-fate"] == set(FATE.members)


def test_everything_that_can_be_said_is_said_somewhere() -> None:
    assert [verb for verb, operands in said().items() if not operands] == []
