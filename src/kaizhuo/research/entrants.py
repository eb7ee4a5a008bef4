"""Bots of the arena alone: the textbook's search, level 4, and searches that have so much time instead of playouts:
"plain:2000", "level4:1000", "level3:0.5s".

Seconds are of the processor, so that equal times are equal on a busy machine; games by time cannot be repeated exactly.
"""

from __future__ import annotations

import re
from typing import Any, Final

from kaizhuo.bots.bot import MOST_PLAYOUTS
from kaizhuo.bots.scholar import Scholar
from kaizhuo.bots.search import Search
from kaizhuo.bots.settings import settings_of
from kaizhuo.bots.thinker import Thinker
from kaizhuo.bots.tree import PLAIN, Plain
from kaizhuo.core.errors import OptionError
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame

MOST_SECONDS: Final = 60
NAME: Final = re.compile(r"(plain|level3|level4)(?::(?:(\d{1,8})|(\d{1,2}(?:\.\d{1,4})?)s))?", re.ASCII)


class Textbook(Thinker):
    """Information-set search without any advice: what every level is to be better than at equal time."""

    def search(self, game: AnyGame, now: Observation[Any], rng: Rng) -> Search:
        found = settings_of(game.name).level3
        lines = [[option] for option in now.options]
        style = found.style(len(game.scores(now.seen)))
        return Plain(game, now.seen, now.viewer, lines, rng, style, self.playouts or found.playouts, PLAIN)


class Taught(Scholar):
    """Level 4, and nobody in its place."""

    def search(self, game: AnyGame, now: Observation[Any], rng: Rng) -> Search:
        if not self.knows(game, now):
            raise OptionError("no-net", game=game.name, seats=len(game.scores(now.seen)))
        return super().search(game, now, rng)


KINDS: Final[dict[str, type[Thinker]]] = {"plain": Textbook, "level3": Thinker, "level4": Taught}


def entrant(name: str) -> Thinker | None:
    """The bot of such a name, or None for a name of another kind."""
    found = NAME.fullmatch(name)
    if found is None:
        return None
    kind, playouts, seconds = found.groups()
    budget, time = int(playouts or 0), float(seconds or 0)
    if (playouts and not 1 <= budget <= MOST_PLAYOUTS) or (seconds and not 0 < time <= MOST_SECONDS):
        raise OptionError("bot-budget", bot=name)
    return KINDS[kind](budget, 0.0, seconds=time)
