"""A game that is another one but for what a subclass changes."""

from __future__ import annotations

from typing import Any

import msgspec

from kaizhuo.core.advice import Advice
from kaizhuo.core.game import Game
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import Seat
from kaizhuo.games import AnyGame


class Wrapped(Game[Any, Any]):
    def __init__(self, game: AnyGame) -> None:
        super().__init__(game.name, game.rules_version, game.seat_counts, game.rules, game.options_type)
        self.game = game

    def arrange(self, seats: int, options: msgspec.Struct) -> Any:
        return self.game.arrange(seats, options)

    def hide(self, state: Any, viewer: Seat) -> Any:
        return self.game.hide(state, viewer)

    def resample(self, seen: Any, viewer: Seat, rng: Rng) -> Any:
        return self.game.resample(seen, viewer, rng)

    def advice(self) -> Advice[Any]:
        return self.game.advice()

    def scores(self, state: Any) -> list[int]:
        return self.game.scores(state)

    def places(self, state: Any) -> list[int]:
        return self.game.places(state)

    def view(self, seen: Any, viewer: Seat) -> msgspec.Struct:
        return self.game.view(seen, viewer)
