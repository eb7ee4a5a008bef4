"""The lucky die (ST-30, ST-R37)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT, lowest
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep
from kaizhuo.core.subject import Field
from kaizhuo.games.steam_up.box.tables import FACE_COUNT, FACE_DISH, FACE_NUMBER
from kaizhuo.games.steam_up.rules.effect import Effect
from kaizhuo.games.steam_up.rules.state import RULES, SteamState
from kaizhuo.games.steam_up.rules.words import (
    DISH_ROLLED,
    ROLL,
    ROLL_OFF,
    ROLLED,
    ROLLED_OFF,
    ROLLING,
    SPECIAL,
    WON_ROLL,
)

# Of a roll-off: the seats that are still to roll and those that lead, as bits, and the number that leads, from one on
TO_ROLL: Final = Field(0, 5)
LEADERS: Final = Field(5, 5)
BEST: Final = Field(10, 4)


def roll(state: SteamState, seat: Seat) -> None:
    """What the roll is for has been planned before."""
    state.ask(CHANCE, ROLLING, seat)


@final
class Rolling(ChanceStep[SteamState]):
    """ST-30  The lucky die has faces 0, 1, 2, 3, 5, 6, all equally likely."""

    def options(self, state: SteamState, seat: Seat, roller: i64, out: Answers) -> None:
        out.add_span(ROLL, FACE_COUNT)

    def apply(self, state: SteamState, seat: Seat, roller: i64, action: Action) -> None:
        state.die = action - ROLL
        state.tell(ROLLED, roller, state.die)


def roll_off(state: SteamState, rollers: i64) -> None:
    """These seats roll for the highest number; the winner is then `favoured`."""
    state.plan(state.marker, ROLL_OFF, TO_ROLL.put(rollers))


@final
class RollOff(Duty[SteamState]):
    """ST-30  Ties for the highest number roll again.  Subject: who is still to roll, who leads, with which number."""

    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        left = TO_ROLL.of(subject)
        leaders = LEADERS.of(subject)
        if left:
            roller = state.marker
            while not left & BIT[roller]:
                roller = (roller + 1) % state.seats
            state.plan(roller, ROLLED_OFF, subject ^ TO_ROLL.put(BIT[roller]))
            roll(state, roller)
        elif leaders & (leaders - 1):
            roll_off(state, leaders)
        else:
            state.favoured = lowest(leaders)
            state.tell(WON_ROLL, state.favoured)


@final
class RolledOff(Duty[SteamState]):
    """One of them has rolled."""

    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        left = TO_ROLL.of(subject)
        leaders = LEADERS.of(subject)
        best = BEST.of(subject)
        number = FACE_NUMBER[state.die] + 1
        if number > best:
            best = number
            leaders = 0
        if number == best:
            leaders |= BIT[seat]
        state.plan(seat, ROLL_OFF, TO_ROLL.put(left) | LEADERS.put(leaders) | BEST.put(best))


@final
class RollForHighest(Effect):
    """Each player rolls for the highest number."""

    def begin(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> None:
        roll_off(state, BIT[state.seats] - 1)


@final
class RollDish(Effect):
    """The starting player rolls until an icon shows."""

    def begin(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> None:
        state.plan(state.marker, DISH_ROLLED)
        roll(state, state.marker)


@final
class DishRolled(Duty[SteamState]):
    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        dish = FACE_DISH[state.die]
        if dish < 0:
            state.plan(seat, DISH_ROLLED)
            roll(state, seat)
        else:
            state.special = dish
            state.tell(SPECIAL, state.fate, dish)


RULES.step(ROLLING, Rolling())
RULES.duty(ROLL_OFF, RollOff())
RULES.duty(ROLLED_OFF, RolledOff())
RULES.duty(DISH_ROLLED, DishRolled())
