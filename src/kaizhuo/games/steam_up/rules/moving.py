"""Moving steamers and stacks (ST-27, ST-R18, 3.5)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.games.steam_up.box.tables import LEVELS, PLACE_COUNT
from kaizhuo.games.steam_up.rules.effect import Effect
from kaizhuo.games.steam_up.rules.stacks import open_top, put_on, take_off
from kaizhuo.games.steam_up.rules.state import OPEN, RULES, SteamState
from kaizhuo.games.steam_up.rules.words import (
    LIFT,
    LIFTING,
    MOVED,
    RAISE,
    RAISED,
    RAISING,
    SET_DOWN,
    SETTING_DOWN,
    SWITCH,
    SWITCHED,
    SWITCHING,
)


def takes_another(state: SteamState, place: i64) -> bool:
    """ST-27  Onto a stack of at most four, or to an empty place."""
    return state.height(place) < LEVELS


def can_lift(state: SteamState, place: i64) -> bool:
    if not state.height(place):
        return False
    for other in range(PLACE_COUNT):
        if other != place and takes_another(state, other):
            return True
    return False


def can_move(state: SteamState) -> bool:
    for place in range(PLACE_COUNT):
        if can_lift(state, place):
            return True
    return False


def ask_move(state: SteamState, seat: Seat) -> None:
    """ST-R17  If nothing can be moved, nothing happens."""
    if can_move(state):
        state.ask(seat, LIFTING)


@final
class Lifting(Step[SteamState]):
    """ST-27  Which top steamer is moved."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        for place in range(PLACE_COUNT):
            if can_lift(state, place):
                out.add(LIFT + place)

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        state.ask(seat, SETTING_DOWN, action - LIFT)

    def forbidding(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> str:
        return "ST-27"


@final
class SettingDown(Step[SteamState]):
    """ST-27  Where it goes: no stack exceeds five.  It is not a purchase."""

    def options(self, state: SteamState, seat: Seat, lifted: i64, out: Answers) -> None:
        for place in range(PLACE_COUNT):
            if place != lifted and takes_another(state, place):
                out.add(SET_DOWN + place)

    def apply(self, state: SteamState, seat: Seat, lifted: i64, action: Action) -> None:
        place = action - SET_DOWN
        state.tell(MOVED, seat, lifted, place)
        put_on(state, place, take_off(state, lifted) | OPEN)

    def forbidding(self, state: SteamState, seat: Seat, lifted: i64, action: Action) -> str:
        full = SET_DOWN <= action < SET_DOWN + PLACE_COUNT and not takes_another(state, action - SET_DOWN)
        return "ST-R18" if full else "ST-27"


@final
class MoveSteamer(Effect):
    """Move a top steamer onto another stack, or to an empty place."""

    def possible(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> bool:
        return can_move(state)

    def begin(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> None:
        ask_move(state, seat)


@final
class Raising(Step[SteamState]):
    """3.5  Choose a stack of two or more; its lowest steamer goes on top of it."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        for place in range(PLACE_COUNT):
            if state.height(place) > 1:
                out.add(RAISE + place)

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        place = action - RAISE
        slot = place * LEVELS
        lowest = state.stacks[slot]
        for _ in range(state.height(place) - 1):
            state.stacks[slot] = state.stacks[slot + 1]
            slot += 1
        state.stacks[slot] = lowest
        state.tell(RAISED, seat, place)
        open_top(state, place)

    def forbidding(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> str:
        return "ST-13"


@final
class RaiseBottom(Effect):
    """The lowest steamer of a stack of two or more goes on top of it."""

    def possible(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> bool:
        for place in range(PLACE_COUNT):
            if state.height(place) > 1:
                return True
        return False

    def begin(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> None:
        state.ask(seat, RAISING)


@final
class Switching(Step[SteamState]):
    """3.5  Two places exchange their whole stacks; one of them may be empty.  Subject: the first, counted from one."""

    def options(self, state: SteamState, seat: Seat, first: i64, out: Answers) -> None:
        for place in range(PLACE_COUNT):
            if not first or (place != first - 1 and (state.height(place) or state.height(first - 1))):
                out.add(SWITCH + place)

    def apply(self, state: SteamState, seat: Seat, first: i64, action: Action) -> None:
        place = action - SWITCH
        if not first:
            state.ask(seat, SWITCHING, place + 1)
            return
        exchange_stacks(state, first - 1, place)
        state.tell(SWITCHED, seat, first - 1, place)

    def forbidding(self, state: SteamState, seat: Seat, first: i64, action: Action) -> str:
        return "ST-13"


def exchange_stacks(state: SteamState, place: i64, other: i64) -> None:
    for level in range(LEVELS):
        here = place * LEVELS + level
        there = other * LEVELS + level
        state.stacks[here], state.stacks[there] = state.stacks[there], state.stacks[here]
    higher = state.height(place) - state.height(other)
    state.grow(place, -higher)
    state.grow(other, higher)


@final
class SwitchStacks(Effect):
    """Two places of the turntable exchange their stacks."""

    def possible(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> bool:
        return state.heights != 0

    def begin(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> None:
        state.ask(seat, SWITCHING)


RULES.step(LIFTING, Lifting())
RULES.step(SETTING_DOWN, SettingDown())
RULES.step(RAISING, Raising())
RULES.step(SWITCHING, Switching())
