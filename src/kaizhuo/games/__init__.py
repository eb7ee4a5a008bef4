"""The registry: a game is imported when somebody asks for it."""

from __future__ import annotations

import importlib
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from kaizhuo.core.errors import OptionError, RecordError
from kaizhuo.core.game import Game
from kaizhuo.kit.boxes import Box, boxes_in, has_made, made_from, making, read_box
from kaizhuo.kit.copies import copied

AnyGame = Game[Any, Any]

_OURS = {
    "cleocatra": "kaizhuo.games.cleocatra",
    "dnup": "kaizhuo.games.dnup",
    "cheers": "kaizhuo.games.cheers",
    "flatiron": "kaizhuo.games.flatiron",
    "steam-up": "kaizhuo.games.steam_up",
}


class Loaded(NamedTuple):
    package: str  # where its modules are
    box: Box


class Description(NamedTuple):
    """How a table of a game can be set up."""

    seat_counts: list[int]
    options: type[msgspec.Struct]
    rules_version: int
    weight: int  # from 1, light, to 5, heavy; 0 when the game does not say
    first: dict[str, bool | int | str]  # options for who plays it for the first time


_owned: dict[str, dict[str, Box]] = {}  # owners' boxes that were asked for, by game and by fingerprint
_games: dict[tuple[str, str], AnyGame] = {}  # by name and fingerprint
_loaded: dict[AnyGame, Loaded] = {}


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


def folder_of(name: str) -> Path:
    """Where the rules, texts and components of a game lie."""
    file = importlib.import_module(package_of(name)).__file__
    assert file is not None
    return Path(file).parent


def boxes_of(name: str) -> tuple[Box, ...]:
    """All boxes of ours that the game ever had, that of today first."""
    return boxes_in(folder_of(name))


def load_game(name: str, box: str = "", components: Path | None = None) -> AnyGame:
    """The game with this id: with our box of today, with the box of a fingerprint, or with an owner's own file.

    The first one in a process is the compiled one, unless it is a box that we no longer offer; every other box is a
    copy that is interpreted.
    """
    wanted = _find(name, box) if components is None else _own(name, components)
    key = name, wanted.fingerprint
    if key not in _games:
        package = package_of(name)
        folder = folder_of(name)
        if wanted in boxes_of(name)[1:] or made_from(folder) not in (None, wanted.fingerprint):
            module = copied(package, wanted)
        else:
            with making(wanted):
                module = importlib.import_module(f"{package}.game")
            has_made(folder, wanted)
        assert isinstance(module.GAME, Game)
        _games[key] = module.GAME
        _loaded[module.GAME] = Loaded(module.__name__.rpartition(".")[0], wanted)
    game = _games[key]
    if components is not None:
        _loaded[game] = _loaded[game]._replace(box=wanted)  # of several files that say the same, the one named last
    return game


def _own(name: str, file: Path) -> Box:
    box = read_box(file)
    same = [ours for ours in boxes_of(name) if ours.fingerprint == box.fingerprint]
    if not same:
        _owned.setdefault(name, {})[box.fingerprint] = box
    return same[0] if same else box


def _find(name: str, fingerprint: str) -> Box:
    """One of ours, or an owner's that this process has seen."""
    if not fingerprint:
        return boxes_of(name)[0]
    for box in boxes_of(name):
        if box.fingerprint == fingerprint:
            return box
    for box in _owned.get(name, {}).values():
        if fingerprint in (box.fingerprint, box.formerly):
            return box
    raise RecordError("record-components", components=fingerprint[:12])


def describe(name: str) -> Description:
    """What a list of games says of one.  `box/options.py` knows it, so no rules are loaded."""
    options = importlib.import_module(f"{package_of(name)}.box.options")
    weight, first = getattr(options, "WEIGHT", 0), getattr(options, "FIRST", {})
    return Description(list(options.SEAT_COUNTS), options.OPTIONS, options.RULES_VERSION, weight, first)


def loaded(game: AnyGame) -> Loaded:
    """Where a game came from."""
    return _loaded[game]


def box_of(game: AnyGame) -> str:
    """The fingerprint of the box that a game is played with."""
    return _loaded[game].box.fingerprint
