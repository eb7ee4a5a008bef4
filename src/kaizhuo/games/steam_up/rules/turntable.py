"""Rotating the turntable (ST-11, ST-13, ST-17, ST-R8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.core.subject import Field
from kaizhuo.games.steam_up.box.tables import ROUND_HALF_TURNS, ROUND_STUCK
from kaizhuo.games.steam_up.rules.effect import Effect
from kaizhuo.games.steam_up.rules.state import RULES, SteamState
from kaizhuo.games.steam_up.rules.words import MAY_ROTATE, ROTATE, ROTATED, ROTATING, STAY

QUARTER: Final[i64] = 1
HALF: Final[i64] = 2

# Of a rotation: how far at most, and whether it may be left out
MOST: Final = Field(0, 2)
MAY_STAY: Final = Field(2, 1)


def ask_rotate(state: SteamState, seat: Seat, may_stay: i64, most: i64) -> None:
    """ST-R8  Exactly 90 degrees, unless a card says otherwise.  A stuck turntable is not asked about."""
    if ROUND_STUCK[state.fate]:
        return
    if ROUND_HALF_TURNS[state.fate]:
        most = HALF
    state.ask(seat, ROTATING, MAY_STAY.put(may_stay) | MOST.put(most))


@final
class MayRotate(Duty[SteamState]):
    """ST-11, ST-13  After a drawn or played card you may rotate 90 degrees either way."""

    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        ask_rotate(state, seat, 1, QUARTER)


@final
class Rotating(Step[SteamState]):
    """ST-17  Rotating moves all six stacks by 90 degrees."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        for quarters in range(i64(1), i64(4)):
            if quarters != HALF or MOST.of(subject) == HALF:
                out.add(ROTATE + quarters - 1)
        if MAY_STAY.of(subject):
            out.add(STAY)

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        if action == STAY:
            return
        spin = action - ROTATE
        state.rotation = (state.rotation + spin + 1) & 3
        state.tell(ROTATED, seat, spin)

    def forbidding(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> str:
        return "ST-R17" if action == STAY else "ST-R8"


@final
class RotateTable(Effect):
    """Rotate the turntable, by 90 degrees or up to 180."""

    def possible(self, state: SteamState, seat: Seat, count: i64, most: i64) -> bool:
        return not ROUND_STUCK[state.fate]

    def begin(self, state: SteamState, seat: Seat, count: i64, most: i64) -> None:
        ask_rotate(state, seat, 0, most)


RULES.duty(MAY_ROTATE, MayRotate())
RULES.step(ROTATING, Rotating())
