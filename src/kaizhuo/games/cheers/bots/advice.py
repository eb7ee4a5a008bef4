"""What good play looks like, in numbers: for bots only."""

from __future__ import annotations

from typing import final

from kaizhuo.core.advice import Advice
from kaizhuo.core.answers import Answers
from kaizhuo.core.row import Row
from kaizhuo.core.state import Action, Seat
from kaizhuo.games.cheers.bots.belief import Belief
from kaizhuo.games.cheers.bots.notes import notes
from kaizhuo.games.cheers.bots.ratings import promise
from kaizhuo.games.cheers.bots.reasons import reasons
from kaizhuo.games.cheers.bots.value import plausible, value
from kaizhuo.games.cheers.rules.state import CheersState


@final
class CheersAdvice(Advice[CheersState]):
    def __init__(self) -> None:
        self.belief = Belief()

    def rate(self, state: CheersState, seat: Seat, answers: Answers) -> None:
        self.belief.look(state, seat)
        for i in range(answers.count):
            answers.weights[i] = promise(self.belief, answers.actions[i])

    def value(self, state: CheersState, seat: Seat) -> float:
        return value(state, seat)

    def notes(self, world: CheersState, seat: Seat, row: Row) -> None:
        notes(world, seat, row)

    def plausible(self, world: CheersState, viewer: Seat) -> float:
        return plausible(world)

    def reasons(self, state: CheersState, seat: Seat, action: Action) -> list[tuple[str, int]]:
        self.belief.look(state, seat)
        return reasons(self.belief, action)
