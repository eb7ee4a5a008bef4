"""What good play looks like, in numbers: for bots only."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.advice import Advice
from kaizhuo.core.state import Seat
from kaizhuo.games.steam_up.state import SteamState


@final
class SteamAdvice(Advice[SteamState]):
    def rate(self, state: SteamState, seat: Seat, options: vec[i64], count: i64, out: vec[i64]) -> None:
        for i in range(count):
            out[i] = 0

    def value(self, state: SteamState, seat: Seat) -> float:
        return 0.5

    def chapter(self, state: SteamState) -> i64:
        return state.rounds
