"""The cheating twin: level 3 with all cards open.  For the arena only: it shows how far luck and skill could go.

No bot can be made this way by its name elsewhere; the fair bots are measured by their distance from it.
"""

from __future__ import annotations

from typing import Any, Final

from kaizhuo.bots.thinker import Thinker
from kaizhuo.core.errors import OptionError
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import Seat
from kaizhuo.games import AnyGame
from kaizhuo.research.wrapped import Wrapped

TWIN: Final = "twin"


class OpenTable(Wrapped):
    """The same game, but whoever wonders what is hidden is shown the true state."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        super().__init__(game)
        self.state = state

    def hide(self, state: Any, viewer: Seat) -> Any:
        return state.copy()

    def resample(self, seen: Any, viewer: Seat, rng: Rng) -> Any:
        return self.state.copy()


class Twin:
    """ "twin", or "twin:500" for 500 playouts a move."""

    def __init__(self, name: str) -> None:
        _, _, playouts = name.partition(":")
        if playouts and not (playouts.isascii() and playouts.isdecimal() and len(playouts) < 12):
            raise OptionError("bot-budget", bot=name)
        self.thinker = Thinker(int(playouts or 0), patience=0.0)

    def cheat(self, game: AnyGame, state: Any, now: Observation[Any], rng: Rng) -> int:
        bare = state.copy()  # a copy keeps no journal
        bare.journal = None
        told = Observation(now.viewer, now.ply, bare, now.options, [])
        return self.thinker.choose(OpenTable(game, bare), told, rng)
