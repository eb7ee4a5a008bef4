"""What good play looks like, in numbers: for bots only."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.advice import Advice
from kaizhuo.core.answers import Answers
from kaizhuo.core.state import Seat
from kaizhuo.games.steam_up.bots.ratings import rate_answers
from kaizhuo.games.steam_up.bots.reasons import reasons_for
from kaizhuo.games.steam_up.bots.steamers import Survey
from kaizhuo.games.steam_up.bots.value import turns_begun, value_of
from kaizhuo.games.steam_up.box.tables import MOST_SEATS
from kaizhuo.games.steam_up.rules.state import SteamState


@final
class SteamAdvice(Advice[SteamState]):
    survey: Survey

    def __init__(self) -> None:
        self.survey = Survey()

    def rate(self, state: SteamState, seat: Seat, answers: Answers) -> None:
        rate_answers(self.survey, state, seat, answers)

    def value(self, state: SteamState, seat: Seat) -> float:
        return value_of(self.survey, state, seat)

    def reasons(self, state: SteamState, seat: Seat, action: i64) -> list[tuple[str, int]]:
        return reasons_for(self.survey, state, seat, action)

    def chapter(self, state: SteamState) -> i64:
        """Each turn is one, so that playouts look equally far from every seat."""
        return state.rounds * (MOST_SEATS + 1) + turns_begun(state)
