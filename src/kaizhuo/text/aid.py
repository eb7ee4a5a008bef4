"""Player aids: a game on one page, for a number of players and what was chosen before it.

`view/aid/aid.json` says which lines there are and for whom, `view/aid/<language>.ftl` what they say.  Their numbers are
read from a game that has just begun.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import msgspec

from kaizhuo.core.errors import OptionError
from kaizhuo.games import AnyGame, folder_of, load_game
from kaizhuo.play.figure import number_at, sight
from kaizhuo.play.match import Match
from kaizhuo.play.options import read_options, schema
from kaizhuo.text.figures import pictured
from kaizhuo.text.speech import option_message, say

Options = dict[str, int | bool | str]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    rules: list[str]  # where more is said about it
    seats: list[int] = []  # of which games; empty for all
    options: dict[str, list[int | bool | str]] = {}  # and with which of its options


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    lines: list[Line]


class Aid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    options: list[str]  # that make a difference
    facts: dict[str, str]  # numbers of the sentences, and where they stand in the view of the first seat
    parts: list[Part]


@cache
def aid(game: str) -> Aid | None:
    file = folder_of(game) / "view" / "aid" / "aid.json"
    return msgspec.json.decode(file.read_bytes(), type=Aid) if file.is_file() else None


def kinds(game: AnyGame, told: Aid) -> Iterator[tuple[int, Options]]:
    """The games that have an aid of their own: numbers of players, and options that are not the usual ones."""
    values = [[(name, value) for value in _values(schema(game)[name])] for name in told.options]
    for seats in game.seat_counts:
        for chosen in product(*values):
            options = {name: value for name, value in chosen if value != schema(game)[name]["default"]}
            if _possible(game, seats, options):
                yield int(seats), options


def _values(rule: dict[str, Any]) -> list[int | bool | str]:
    """The usual one first."""
    found = [False, True] if rule.get("type") == "boolean" else rule["enum"]
    return sorted(found, key=lambda value: value != rule["default"])


def _possible(game: AnyGame, seats: int, options: Options) -> bool:
    try:
        read_options(game, seats, options)
    except OptionError:
        return False
    return True


def kind_name(language: str, game: str, options: Options) -> str:
    """What is special about it."""
    named = [
        say(language, f"option-{name}" if value is True else option_message(name, value), game=game)
        for name, value in options.items()
    ]
    return " · ".join(named) or say(language, "aid-usual")


def numbers(game: str, seats: int, options: Options) -> dict[str, int]:
    told = aid(game)
    assert told is not None
    seen = sight(Match.new(game, ["you"] * seats, options, bytes(32)), 0)
    return {"seats": seats, **{name: number_at(seen, path) for name, path in told.facts.items()}}


def parts(game: str, seats: int, options: Options) -> list[Part]:
    """What is said of this game, and nothing of others."""
    told = aid(game)
    assert told is not None
    usual = {name: rule["default"] for name, rule in schema(load_game(game)).items()}
    chosen = usual | options
    found = []
    for part in told.parts:
        lines = [line for line in part.lines if _said(line, seats, chosen)]
        if lines:
            found.append(Part(part.id, lines))
    return found


def _said(line: Line, seats: int, chosen: Options) -> bool:
    fits = all(chosen[name] in values for name, values in line.options.items())
    return fits and (not line.seats or seats in line.seats)


def aid_text(language: str, game: str, message: str, numbers: dict[str, int]) -> str:
    return pictured(language, game, "aid", message, numbers)
