"""Taking dim sum out of steamers and swapping them (ST-24, ST-26, ST-44, ST-R13, ST-R22 to ST-R24).

A swap is three questions: which steamer, which of its dim sum, and what is given for it.  What is given comes from a
*source*: another steamer (its place), the player's board, or the plate of a steamer just bought.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.core.subject import Field
from kaizhuo.games.steam_up.box.tables import ALL_PLACES, DISH_COUNT, PLACE_COUNT
from kaizhuo.games.steam_up.rules.counts import ONE, can_swap, count_of, offers_other
from kaizhuo.games.steam_up.rules.eating import give_up
from kaizhuo.games.steam_up.rules.effect import Effect
from kaizhuo.games.steam_up.rules.stacks import take_out
from kaizhuo.games.steam_up.rules.state import RULES, SteamState
from kaizhuo.games.steam_up.rules.words import (
    BITTEN,
    CHOOSE,
    CHOOSING_STEAMER,
    DECLINE,
    EAT,
    GIVE,
    GIVING,
    PICK,
    PICKING,
    SWAPPED,
)

BOARD: Final[i64] = 8  # sources; below them the places
PLATE: Final[i64] = 9
NOTHING: Final[i64] = 10  # a bite: nothing is given
TO_CHOOSE: Final[i64] = 11  # the first of two steamers is being chosen

# Of a swap: the source, and the places to choose from, as bits; later the place that was chosen, and what is taken
SOURCE: Final = Field(0, 4)
PLACES: Final = Field(4, 6)
TAKEN_FROM: Final = Field(4, 4)
TAKEN: Final = Field(8, 3)

ZONE_ONLY: Final[i64] = 0  # reach


def held(state: SteamState, seat: Seat, source: i64) -> i64:
    """The dim sum that can be given."""
    if source == BOARD:
        return state.board[seat]
    if source == PLATE:
        return state.plate
    return state.top(source)


def suits(state: SteamState, seat: Seat, source: i64, place: i64) -> bool:
    """Whether something can be taken out of this top steamer."""
    if not state.height(place) or place == source:
        return False
    if source == NOTHING:
        return True
    if source == TO_CHOOSE:
        return any_suits(state, seat, place, ALL_PLACES)
    return can_swap(held(state, seat, source), state.top(place))


def any_suits(state: SteamState, seat: Seat, source: i64, places: i64) -> bool:
    for place in range(PLACE_COUNT):
        if places & BIT[place] and suits(state, seat, source, place):
            return True
    return False


def ask_steamer(state: SteamState, seat: Seat, source: i64, places: i64) -> None:
    if any_suits(state, seat, source, places):
        state.ask(seat, CHOOSING_STEAMER, SOURCE.put(source) | PLACES.put(places))


@final
class ChoosingSteamer(Step[SteamState]):
    """ST-24  Which top steamer.  ST-44  The Rabbit may decline."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        source = SOURCE.of(subject)
        places = PLACES.of(subject)
        for place in range(PLACE_COUNT):
            if places & BIT[place] and suits(state, seat, source, place):
                out.add(CHOOSE + place)
        if source == PLATE:
            out.add(DECLINE)

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        if action == DECLINE:
            return
        source = SOURCE.of(subject)
        place = action - CHOOSE
        if source == TO_CHOOSE:
            ask_steamer(state, seat, place, ALL_PLACES)
        else:
            state.ask(seat, PICKING, SOURCE.put(source) | TAKEN_FROM.put(place))

    def forbidding(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> str:
        if action == DECLINE:
            return "ST-R7"
        if not CHOOSE <= action < CHOOSE + PLACE_COUNT or not state.height(action - CHOOSE):
            return "ST-24"
        return "ST-R23" if PLACES.of(subject) & BIT[action - CHOOSE] else "ST-18"


@final
class Picking(Step[SteamState]):
    """ST-24  Which of its dim sum is taken.  ST-R23  Same type for same type is not allowed."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        source = SOURCE.of(subject)
        contents = state.top(TAKEN_FROM.of(subject))
        for dish in range(DISH_COUNT):
            if not count_of(contents, dish):
                continue
            if source == NOTHING or offers_other(held(state, seat, source), dish):
                out.add(PICK + dish)

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        dish = action - PICK
        if SOURCE.of(subject) != NOTHING:
            state.ask(seat, GIVING, subject | TAKEN.put(dish))
            return
        place = TAKEN_FROM.of(subject)
        state.tell(BITTEN, seat, place, dish)
        take_out(state, place, dish)
        state.plate = ONE[dish]
        state.plan(seat, EAT)

    def forbidding(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> str:
        there = PICK <= action < PICK + DISH_COUNT and count_of(state.top(TAKEN_FROM.of(subject)), action - PICK) > 0
        return "ST-R23" if there else "ST-24"


@final
class Giving(Step[SteamState]):
    """ST-24  What is given for it."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        available = held(state, seat, SOURCE.of(subject))
        taken = TAKEN.of(subject)
        for dish in range(DISH_COUNT):
            if dish != taken and count_of(available, dish):
                out.add(GIVE + dish)

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        source = SOURCE.of(subject)
        place = TAKEN_FROM.of(subject)
        taken = TAKEN.of(subject)
        given = action - GIVE
        state.set_top(place, state.top(place) - ONE[taken] + ONE[given])
        state.tell(SWAPPED, place, taken, given)
        if source == BOARD:
            give_up(state, seat, given)
            state.plate = ONE[taken]
            state.plan(seat, EAT)
        elif source == PLATE:
            state.plate += ONE[taken] - ONE[given]
        else:
            state.set_top(source, state.top(source) + ONE[taken] - ONE[given])
            state.tell(SWAPPED, source, given, taken)

    def forbidding(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> str:
        return "ST-R23" if action - GIVE == TAKEN.of(subject) else "ST-24"


def places_in_reach(state: SteamState, seat: Seat, reach: i64) -> i64:
    return state.zone(seat) if reach == ZONE_ONLY else ALL_PLACES


@final
class Bite(Effect):
    """Take a dim sum out of a top steamer and gain it."""

    def possible(self, state: SteamState, seat: Seat, count: i64, reach: i64) -> bool:
        return any_suits(state, seat, NOTHING, places_in_reach(state, seat, reach))

    def begin(self, state: SteamState, seat: Seat, count: i64, reach: i64) -> None:
        ask_steamer(state, seat, NOTHING, places_in_reach(state, seat, reach))


@final
class SwapWithBoard(Effect):
    """Swap a dim sum of the board with one of another type in a top steamer."""

    def possible(self, state: SteamState, seat: Seat, count: i64, reach: i64) -> bool:
        return any_suits(state, seat, BOARD, places_in_reach(state, seat, reach))

    def begin(self, state: SteamState, seat: Seat, count: i64, reach: i64) -> None:
        ask_steamer(state, seat, BOARD, places_in_reach(state, seat, reach))


@final
class SwapSteamers(Effect):
    """Choose two top steamers; swap a dim sum of the one with one of another type of the other."""

    def possible(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> bool:
        return any_suits(state, seat, TO_CHOOSE, ALL_PLACES)

    def begin(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> None:
        ask_steamer(state, seat, TO_CHOOSE, ALL_PLACES)


RULES.step(CHOOSING_STEAMER, ChoosingSteamer())
RULES.step(PICKING, Picking())
RULES.step(GIVING, Giving())
