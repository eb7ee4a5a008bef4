"""Food tokens: taking and returning them (ST-10, ST-15, ST-R36)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.core.subject import Field
from kaizhuo.games.steam_up.box.tables import DISH_COUNT, FACE_DISH, NO_FATE, ROUND_SOLD_OUT
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, list_dishes, total
from kaizhuo.games.steam_up.rules.dice import roll
from kaizhuo.games.steam_up.rules.effect import Effect
from kaizhuo.games.steam_up.rules.state import NO_CARD, RULES, SteamState
from kaizhuo.games.steam_up.rules.words import RETURN, RETURNED, RETURNING, TAKE, TAKE_SHOWN, TAKING, TOOK

ANY: Final[i64] = 0  # of any types
DIFFERENT: Final[i64] = 1  # of all different types
SAME: Final[i64] = 2  # all of one type

# Of the tokens that are taken: how many, of which types, and the types that were taken before, as bits
COUNT: Final = Field(0, 4)
TYPES: Final = Field(4, 4)
TAKEN: Final = Field(8, 5)


def available(state: SteamState, dish: i64) -> bool:
    """ST-15  A type whose tokens are all held is sold out; so is, for a round, the one that a Fate card names."""
    if ROUND_SOLD_OUT[state.fate] and state.special == dish:
        return False
    return count_of(state.supply, dish) > 0


def any_available(state: SteamState, taken: i64 = 0) -> bool:
    for dish in range(DISH_COUNT):
        if available(state, dish) and not taken & BIT[dish]:
            return True
    return False


def list_available(state: SteamState, verb: i64, taken: i64, out: Answers) -> None:
    for dish in range(DISH_COUNT):
        if available(state, dish) and not taken & BIT[dish]:
            out.add(verb + dish)


def take_token(state: SteamState, seat: Seat, dish: i64) -> None:
    state.supply -= ONE[dish]
    state.tokens[seat] += ONE[dish]
    state.tell(TOOK, seat, dish)


def return_token(state: SteamState, seat: Seat, dish: i64) -> None:
    state.tokens[seat] -= ONE[dish]
    state.supply += ONE[dish]
    state.tell(RETURNED, seat, dish)


def ask_take(state: SteamState, seat: Seat, count: i64, types: i64, taken: i64 = 0) -> None:
    """3.4  Tokens are taken as far as possible: where there is nothing, nothing is taken (ST-R36)."""
    if types != DIFFERENT:
        taken = 0
    if count and any_available(state, taken):
        state.ask(seat, TAKING, COUNT.put(count) | TYPES.put(types) | TAKEN.put(taken))


@final
class Taking(Step[SteamState]):
    """ST-10  Take a token of any type from the supply.  3.4  A sold-out type cannot be taken."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        list_available(state, TAKE, TAKEN.of(subject), out)

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        count = COUNT.of(subject)
        types = TYPES.of(subject)
        dish = action - TAKE
        take_token(state, seat, dish)
        if types != SAME:
            ask_take(state, seat, count - 1, types, TAKEN.of(subject) | BIT[dish])
            return
        for _ in range(count - 1):
            if available(state, dish):
                take_token(state, seat, dish)

    def forbidding(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> str:
        if TAKE <= action < TAKE + DISH_COUNT and not available(state, action - TAKE):
            return "ST-15"
        if state.in_play != NO_CARD:
            return "ST-13"
        if state.rounds == 0:
            return "ST-7"
        return "ST-8" if state.fate != NO_FATE else "ST-10"


@final
class Returning(Step[SteamState]):
    """ST-29  Return tokens of your choice to the supply, one after the other."""

    def options(self, state: SteamState, seat: Seat, left: i64, out: Answers) -> None:
        list_dishes(state.tokens[seat], RETURN, out)

    def apply(self, state: SteamState, seat: Seat, left: i64, action: Action) -> None:
        return_token(state, seat, action - RETURN)
        if left > 1 and state.tokens[seat]:
            state.ask(seat, RETURNING, left - 1)

    def forbidding(self, state: SteamState, seat: Seat, left: i64, action: Action) -> str:
        return "ST-29"


@final
class TakeTokens(Effect):
    """Take so many tokens: of any types, of different types, or all of one type."""

    def possible(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> bool:
        return any_available(state)

    def begin(self, state: SteamState, seat: Seat, count: i64, types: i64) -> None:
        ask_take(state, seat, count, types)


@final
class TakeRolled(Effect):
    """Roll the die: take a token of the icon shown; blank or sold out: any token."""

    def possible(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> bool:
        return any_available(state)

    def begin(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> None:
        state.plan(seat, TAKE_SHOWN)
        roll(state, seat)


@final
class TakeShown(Duty[SteamState]):
    """The die has been rolled for a token."""

    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        dish = FACE_DISH[state.die]
        if dish >= 0 and available(state, dish):
            take_token(state, seat, dish)
        else:
            ask_take(state, seat, 1, ANY)


@final
class ReturnTokens(Effect):
    """A player who holds so many tokens returns some; a count of 0 means all that are beyond."""

    def possible(self, state: SteamState, seat: Seat, count: i64, at_least: i64) -> bool:
        return total(state.tokens[seat]) >= at_least

    def begin(self, state: SteamState, seat: Seat, count: i64, at_least: i64) -> None:
        beyond = total(state.tokens[seat]) - at_least + 1
        state.ask(seat, RETURNING, count if count else beyond)


RULES.step(TAKING, Taking())
RULES.step(RETURNING, Returning())
RULES.duty(TAKE_SHOWN, TakeShown())
