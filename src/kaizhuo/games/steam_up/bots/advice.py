"""What good play looks like, in numbers: for bots only."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.advice import Advice
from kaizhuo.core.answers import Answers
from kaizhuo.core.state import Seat, step_of, subject_of
from kaizhuo.games.steam_up.bots.ratings import by_rotating, rate_turn
from kaizhuo.games.steam_up.bots.ratings_parts import rate_dim_sum, rate_payment, rate_rest
from kaizhuo.games.steam_up.bots.reasons import reasons_for
from kaizhuo.games.steam_up.bots.steamers import Survey
from kaizhuo.games.steam_up.bots.value import turns_begun, value_of
from kaizhuo.games.steam_up.bots.worth import ZODIAC_WORTH
from kaizhuo.games.steam_up.box.tables import MOST_SEATS
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.rules.words import CHOOSE, END_TURN, GAIN, KEEP, LIFT, PUT, TURN


@final
class SteamAdvice(Advice[SteamState]):
    survey: Survey

    def __init__(self) -> None:
        self.survey = Survey()

    def rate(self, state: SteamState, seat: Seat, answers: Answers) -> None:
        out = answers.weights
        if state.zodiac[seat] < 0:
            for i in range(answers.count):
                action = answers.actions[i]
                out[i] = ZODIAC_WORTH[action - KEEP] if action < PUT else i64(0)
            return
        survey = self.survey
        survey.look(state, seat)
        asked = state.pending[len(state.pending) - 1]
        subject = subject_of(asked)
        base = survey.prospect(state, seat, state.tokens[seat], state.rotation)
        turned = by_rotating(survey, state, seat, base, 0) if step_of(asked) == TURN else i64(0)
        for i in range(answers.count):
            action = answers.actions[i]
            if action < GAIN:
                out[i] = 0
            elif action <= END_TURN:
                out[i] = rate_turn(survey, state, seat, action, base, turned)
            elif action < CHOOSE:
                out[i] = rate_payment(survey, state, seat, action, base)
            elif action < LIFT:
                out[i] = rate_dim_sum(survey, state, seat, subject, action)
            else:
                out[i] = rate_rest(survey, state, seat, subject, action)

    def value(self, state: SteamState, seat: Seat) -> float:
        return value_of(self.survey, state, seat)

    def reasons(self, state: SteamState, seat: Seat, action: i64) -> list[tuple[str, int]]:
        return reasons_for(self.survey, state, seat, action)

    def chapter(self, state: SteamState) -> i64:
        """Each turn is one, so that playouts look equally far from every seat."""
        return state.rounds * (MOST_SEATS + 1) + turns_begun(state)
