"""Owners' boxes that the host of a server allows: tables may be opened with them, and everybody sees which it is."""

from __future__ import annotations

from pathlib import Path

from kaizhuo.core.errors import OptionError
from kaizhuo.games import box_of, load_game
from kaizhuo.server.session.names import game_title
from kaizhuo.text.speech import say

_allowed: dict[str, dict[str, str]] = {}  # by game: fingerprint -> the name of the file


def allow(given: str) -> None:
    """GAME=FILE, as the host of the server gives it; refused with all that is wrong with the file."""
    game, equals, file = given.partition("=")
    if not equals or not file:
        raise OptionError("serve-box", given=given)
    path = Path(file).resolve()
    load_game(game)  # the first box of a process is the compiled one, and most tables have ours
    _allowed.setdefault(game, {})[box_of(load_game(game, components=path))] = path.stem


def boxes_allowed(game: str) -> dict[str, str]:
    return dict(_allowed.get(game, {}))


def chosen_box(game: str, fingerprint: str) -> str:
    """What a host of a table asked for; "" is our box of today."""
    if fingerprint and fingerprint not in boxes_allowed(game):
        raise OptionError("box-not-allowed", box=fingerprint[:12])
    return fingerprint


def title_with_box(game: str, fingerprint: str, lang: str) -> str:
    """The name of the game, and of the owner's box that it is played with."""
    name = game_title(game, lang)
    box = boxes_allowed(game).get(fingerprint)
    return say(lang, "own-box-title", {"name": name, "box": box}) if box else name
