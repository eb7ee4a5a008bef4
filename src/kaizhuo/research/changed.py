"""Bots that know other numbers than those of the repository: "level2@things.dollar=55", for the arena only.

The modules of the bots are imported once more, interpreted, with the changed numbers; the rules stay those of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from kaizhuo.bots.bot import make_bot
from kaizhuo.core.advice import Advice
from kaizhuo.core.errors import OptionError
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame
from kaizhuo.kit.copies import imported_again
from kaizhuo.kit.weights import trying
from kaizhuo.research.wrapped import Wrapped

AT: Final = "@"
MOST: Final = 10**9  # no number of a bot is so large


class Changed:
    """Another bot, with any of its numbers changed; several as in "level2@things.dollar=55@things.enough=5"."""

    def __init__(self, name: str) -> None:
        kind, *changes = name.split(AT)
        self.bot = make_bot(kind, patience=0.0)
        self.numbers = tuple(sorted(_read(change, name) for change in changes))

    def choose(self, game: AnyGame, now: Observation[Any], rng: Rng) -> int:
        return self.bot.choose(_with_numbers(game, self.numbers), now, rng)


def _read(change: str, bot: str) -> tuple[str, float]:
    number, _, value = change.partition("=")
    try:
        read = float(value)
    except ValueError:
        raise OptionError("bot-change", bot=bot) from None
    if not abs(read) < MOST:
        raise OptionError("bot-change", bot=bot)
    return number, int(read) if read.is_integer() else read


class OtherAdvice(Wrapped):
    def __init__(self, game: AnyGame, kind: type[Advice[Any]]) -> None:
        super().__init__(game)
        self.kind = kind

    def advice(self) -> Advice[Any]:
        return self.kind()


@cache
def _with_numbers(game: AnyGame, numbers: tuple[tuple[str, float], ...]) -> AnyGame:
    return OtherAdvice(game, other_advice(game, dict(numbers)))


def other_advice(game: AnyGame, numbers: Mapping[str, float]) -> type[Advice[Any]]:
    """The advice of the game with these numbers instead of its own."""
    ours = type(game.advice())
    with trying(numbers):
        found: type[Advice[Any]] = getattr(imported_again(ours.__module__), ours.__name__)
    return found
