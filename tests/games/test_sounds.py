"""Each game says which of its events makes which sound; the shell knows how they sound."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kaizhuo.games import folder_of, game_names, load_game

RECIPES = Path(__file__).parents[2] / "web" / "src" / "sound.ts"


@pytest.mark.parametrize("name", game_names())
def test_sounds_are_those_of_events_and_known(name: str) -> None:
    file = folder_of(name) / "view" / "web" / "sounds.json"
    sounds: dict[str, str] = json.loads(file.read_text("utf-8"))
    events = {event.name for event in load_game(name).words.events}
    recipes = RECIPES.read_text("utf-8").partition("RECIPES = {")[2].partition("} satisfies")[0]
    known = re.findall(r"^  (\w+): ", recipes, re.MULTILINE)
    assert set(sounds) <= events
    assert set(sounds.values()) <= set(known)
    assert len(set(sounds.values())) >= 3, "a game is more than one noise"
