"""Options as people give them: checked against the game's own Struct, refused in one clear line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from kaizhuo.core.errors import OptionError
from kaizhuo.games import AnyGame


def schema(game: AnyGame) -> dict[str, dict[str, Any]]:
    """JSON Schema of each option: the lobby form, the command-line flags and the docs are made from it."""
    _, parts = msgspec.json.schema_components([game.options_type])
    return dict(parts[game.options_type.__name__].get("properties", {}))


def allowed(rule: Mapping[str, Any]) -> str:
    """What an option may be, in symbols that need no translation."""
    if "enum" in rule:
        return ", ".join(str(value) for value in rule["enum"])
    if rule.get("type") == "boolean":
        return "true, false"
    return f"{rule.get('minimum', '')}-{rule.get('maximum', '')}"


def read_options(game: AnyGame, seats: int, given: Mapping[str, object]) -> msgspec.Struct:
    """The options of a game for a number of seats, or an OptionError that says what would be right."""
    if seats not in game.seat_counts:
        counts = ", ".join(str(count) for count in game.seat_counts)
        raise OptionError("seat-count", game=game.name, count=seats, allowed=counts)
    known = schema(game)
    for name, value in given.items():
        if name not in known:
            raise OptionError("unknown-option", game=game.name, option=name, allowed=", ".join(known))
        try:
            msgspec.convert({name: value}, game.options_type, strict=False)
        except msgspec.ValidationError:
            raise OptionError("option-value", option=name, value=str(value), allowed=allowed(known[name])) from None
    options: msgspec.Struct = msgspec.convert(dict(given), game.options_type, strict=False)
    game.setup(seats, options)  # the game may refuse what does not go together
    return options
