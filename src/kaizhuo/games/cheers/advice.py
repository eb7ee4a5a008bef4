from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.advice import Advice
from kaizhuo.core.state import Seat
from kaizhuo.games.cheers.state import CheersState


@final
class CheersAdvice(Advice[CheersState]):
    def rate(self, state: CheersState, seat: Seat, options: vec[i64], count: i64, out: vec[i64]) -> None:
        for i in range(count):
            out[i] = 0

    def value(self, state: CheersState, seat: Seat) -> float:
        return 0.5
