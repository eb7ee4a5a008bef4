"""The registry: a game is imported when somebody asks for it."""

from __future__ import annotations

import importlib
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from kaizhuo.core.errors import DataError, OptionError
from kaizhuo.core.game import Game

AnyGame = Game[Any, Any]

_OURS = {
    "cleocatra": "kaizhuo.games.cleocatra",
    "dnup": "kaizhuo.games.dnup",
    "cheers": "kaizhuo.games.cheers",
    "flatiron": "kaizhuo.games.flatiron",
    "steam-up": "kaizhuo.games.steam_up",
}
_replaced: dict[str, Path] = {}


def game_names() -> list[str]:
    """Ours first, then those that installed packages bring (entry point group `kaizhuo.games`)."""
    return [*_OURS, *sorted(entry.name for entry in entry_points(group="kaizhuo.games"))]


def package_of(name: str) -> str:
    if name in _OURS:
        return _OURS[name]
    for entry in entry_points(group="kaizhuo.games"):
        if entry.name == name:
            return entry.value
    raise OptionError("unknown-game", game=name, games=", ".join(game_names()))


@cache
def load_game(name: str) -> AnyGame:
    """The game with this id."""
    package = package_of(name)
    game = importlib.import_module(f"{package}.game").GAME
    assert isinstance(game, Game)
    return game


def folder_of(name: str) -> Path:
    """Where the rules, texts and components of a game lie."""
    file = importlib.import_module(package_of(name)).__file__
    assert file is not None
    return Path(file).parent


def replace_components(name: str, file: Path) -> None:
    """Play with an owner's own components file; to be called before the game is first loaded."""
    package_of(name)
    if not file.is_file():
        raise DataError("no-components", file=str(file))
    _replaced[name] = file


def components_file(name: str) -> Path:
    return _replaced.get(name, folder_of(name) / "components.toml")
