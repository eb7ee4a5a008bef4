"""What good play looks like, in numbers.

The larger choices (where to go, what to do there, whether to do an action) are tried out to the end of the turn, the
small ones that follow go by their first rating.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.advice import Advice
from kaizhuo.core.answers import Answers
from kaizhuo.core.state import Seat, step_of, subject_of
from kaizhuo.games.flatiron.bots.ratings import play_worth, rating
from kaizhuo.games.flatiron.bots.reasons import reasons_for
from kaizhuo.games.flatiron.bots.turns import TurnPlayer
from kaizhuo.games.flatiron.bots.value import WON, chance_to_win, outcome
from kaizhuo.games.flatiron.bots.worth import WEIGHTS, turns_left
from kaizhuo.games.flatiron.rules.scoring import places
from kaizhuo.games.flatiron.rules.state import NOTHING, FlatironState
from kaizhuo.games.flatiron.rules.words import ACTING, CHOOSING, END_TURN, ENDING, MOVING, PLAY

AGREES_AFTER: Final[i64] = WEIGHTS.whole("agreement.turns")


@final
class FlatironAdvice(Advice[FlatironState]):
    def __init__(self) -> None:
        self.player = TurnPlayer()

    def rate(self, state: FlatironState, seat: Seat, answers: Answers) -> None:
        left = turns_left(state)
        asked = state.pending[len(state.pending) - 1]
        step = step_of(asked)
        if step in (MOVING, CHOOSING, ACTING):
            self.try_out(state, seat, answers, left)
        elif step == ENDING:
            rate_papers(state, seat, answers, 0, left)
        else:
            for i in range(answers.count):
                answers.weights[i] = rating(state, seat, subject_of(asked), answers.actions[i], left)

    def try_out(self, state: FlatironState, seat: Seat, answers: Answers, left: i64) -> None:
        """The lead at the end of the turn, if it goes on like this."""
        best: i64 = -WON
        for i in range(answers.count):
            if answers.actions[i] < PLAY:
                worth = outcome(self.player.play_on(state, seat, answers.actions[i], left), seat, left)
                answers.weights[i] = worth
                if worth > best:
                    best = worth
        rate_papers(state, seat, answers, best if best > -WON else 0, left)

    def value(self, state: FlatironState, seat: Seat) -> float:
        if not len(state.pending):
            mine = places(state)
            if len(mine) > 1 and mine[0] == mine[1]:
                return 0.5
            return 1.0 if mine[seat] == 1 else 0.0
        return chance_to_win(state, seat)

    def reasons(self, state: FlatironState, seat: Seat, action: i64) -> list[tuple[str, int]]:
        if state.side[seat] == NOTHING or state.side[1 - seat] == NOTHING:
            return []
        left = turns_left(state)
        return reasons_for(state, self.player.play_on(state, seat, action, left), seat, left)

    def chapter(self, state: FlatironState) -> i64:
        """Each turn is one, so that playouts look equally far from either seat."""
        return state.turns


def rate_papers(state: FlatironState, seat: Seat, answers: Answers, best: i64, left: i64) -> None:
    """In a gap: a newspaper that is worth more now than later comes before everything else."""
    for i in range(answers.count):
        action = answers.actions[i]
        if action == END_TURN:
            answers.weights[i] = best
        elif action >= PLAY:
            answers.weights[i] = best + play_worth(state, seat, action - PLAY, left)
