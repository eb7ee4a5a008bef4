"""What good play looks like, in numbers: for bots only."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.advice import Advice
from kaizhuo.core.answers import Answers
from kaizhuo.core.rng import Rng
from kaizhuo.core.row import Row
from kaizhuo.core.state import Seat
from kaizhuo.games.cleocatra.bots.hunches import hunch
from kaizhuo.games.cleocatra.bots.notes import notes
from kaizhuo.games.cleocatra.bots.ratings import rate
from kaizhuo.games.cleocatra.bots.reasons import reasons
from kaizhuo.games.cleocatra.bots.value import chance_to_win
from kaizhuo.games.cleocatra.rules.state import CleocatraState


@final
class CleocatraAdvice(Advice[CleocatraState]):
    places: Answers  # scratch: where a tile may go

    def __init__(self) -> None:
        self.places = Answers()

    def rate(self, state: CleocatraState, seat: Seat, answers: Answers) -> None:
        rate(state, seat, answers, self.places)

    def hunch(self, state: CleocatraState, seat: Seat, answers: Answers, rng: Rng) -> i64:
        return hunch(state, seat, answers, rng)

    def value(self, state: CleocatraState, seat: Seat) -> float:
        return chance_to_win(state, seat)

    def notes(self, world: CleocatraState, seat: Seat, row: Row) -> None:
        notes(world, seat, row)

    def reasons(self, state: CleocatraState, seat: Seat, action: i64) -> list[tuple[str, int]]:
        return reasons(state, seat, action, self.places)

    def chapter(self, state: CleocatraState) -> i64:
        return state.rounds
