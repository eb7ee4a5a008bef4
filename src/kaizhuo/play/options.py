"""Options as people give them: checked against the game's own Struct, refused in one clear line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from kaizhuo.core import options as struct
from kaizhuo.core.errors import OptionError
from kaizhuo.core.options import allowed
from kaizhuo.games import AnyGame

__all__ = ["allowed", "read_options", "schema"]


def schema(game: AnyGame) -> dict[str, dict[str, Any]]:
    """JSON Schema of each option: the lobby form, the command-line flags and the docs are made from it."""
    return struct.schema(game.options_type)


def read_options(game: AnyGame, seats: int, given: Mapping[str, object]) -> msgspec.Struct:
    """The options of a game for a number of seats, or an OptionError that says what would be right."""
    game.check_seats(seats)
    known = schema(game)
    for name, value in given.items():
        if name not in known:
            raise OptionError("unknown-option", game=game.name, option=name, allowed=", ".join(known))
        struct.check_value(game.options_type, name, value, strict=False)
    options: msgspec.Struct = msgspec.convert(dict(given), game.options_type, strict=False)
    game.setup(seats, options)  # the game may refuse what does not go together
    return options
