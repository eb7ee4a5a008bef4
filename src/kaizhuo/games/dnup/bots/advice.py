"""What the bots of d'nup are told about good play."""

from __future__ import annotations

import math
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.advice import Advice
from kaizhuo.core.answers import Answers
from kaizhuo.core.row import Row
from kaizhuo.core.state import Event, Seat, zeros
from kaizhuo.games.dnup.bots.memory import Memory
from kaizhuo.games.dnup.bots.notes import notes
from kaizhuo.games.dnup.bots.ratings import rate
from kaizhuo.games.dnup.bots.reasons import reasons
from kaizhuo.games.dnup.bots.value import value
from kaizhuo.games.dnup.bots.worth import HIGHEST
from kaizhuo.games.dnup.rules.state import DnupState


@final
class DnupAdvice(Advice[DnupState]):
    shown: vec[i64]
    hidden: vec[i64]

    def __init__(self) -> None:
        self.memory = Memory()
        self.shown = zeros(HIGHEST + 1)
        self.hidden = zeros(HIGHEST + 1)

    def rate(self, state: DnupState, seat: Seat, answers: Answers) -> None:
        rate(state, seat, answers, self.shown, self.hidden)

    def value(self, state: DnupState, seat: Seat) -> float:
        return value(state, seat)

    def notes(self, world: DnupState, seat: Seat, row: Row) -> None:
        notes(world, seat, row, self.shown, self.hidden)

    def remember(self, told: list[Event], seen: DnupState, viewer: Seat) -> None:
        self.memory.remember(told, seen, viewer)

    def plausible(self, world: DnupState, viewer: Seat) -> float:
        return math.exp(self.memory.likelihood(world))

    def reasons(self, state: DnupState, seat: Seat, action: i64) -> list[tuple[str, int]]:
        return reasons(state, seat, action)

    def chapter(self, state: DnupState) -> i64:
        return state.rounds
