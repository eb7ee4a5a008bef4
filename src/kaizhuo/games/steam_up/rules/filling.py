"""Setup: the steamers are filled and stacked (ST-1, ST-2, ST-R41)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep, Step
from kaizhuo.core.subject import Field
from kaizhuo.games.steam_up.box.tables import (
    ALL_SIZES,
    FILL_ORDER,
    HEIGHT,
    LEVELS,
    PLACE_COUNT,
    SIZE_COUNT,
    SIZE_HOLDS,
    SIZE_OF,
    STEAMER_COUNT,
)
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, draw_dishes, total
from kaizhuo.games.steam_up.rules.stacks import put_on, tell_contents
from kaizhuo.games.steam_up.rules.state import NOBODY, OPEN, RULES, SteamState
from kaizhuo.games.steam_up.rules.words import (
    FILL,
    FILL_NEXT,
    FILL_SIZE,
    FILLED,
    FILLING,
    OPENED,
    PUT,
    PUT_ON,
    PUTTING,
    SIZED,
    SIZING,
    STACKED,
)

# Of the steamer that is filled: its number, whether players fill it, and how many dim sum it still takes
STEAMER: Final = Field(0, 6)
BY_PLAYERS: Final = Field(6, 1)
ROOM: Final = Field(7, 4)


def stack_up(state: SteamState) -> None:
    """ST-1  The steamers are stacked three high; only the top ones can be looked into."""
    for place in range(PLACE_COUNT):
        state.grow(place, HEIGHT)
        for level in range(HEIGHT):
            if state.all_open or level == HEIGHT - 1:
                state.stacks[place * LEVELS + level] = OPEN


def slot_of(number: i64) -> i64:
    """Where the steamer of this number stands: first the top ones of all stacks, then the level below, and so on."""
    return number % PLACE_COUNT * LEVELS + HEIGHT - 1 - number // PLACE_COUNT


@final
class FillNext(Duty[SteamState]):
    """ST-1  The steamers one by one.  ST-2  Or players, beginning with seat 0, fill 2, 3, 4, 2, 3, 4 ..."""

    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        number = STEAMER.of(subject)
        if number == STEAMER_COUNT:
            state.tell(STACKED)
        elif BY_PLAYERS.of(subject):
            state.ask(CHANCE, FILLING, subject | ROOM.put(FILL_ORDER[number]))
        else:
            state.ask(CHANCE, SIZING, STEAMER.put(number))


def unused(state: SteamState, number: i64, size: i64) -> i64:
    """How many steamers of a size have not been filled yet."""
    left = count_of(ALL_SIZES, size)
    for before in range(number):
        if SIZE_OF[total(state.stacks[slot_of(before)])] == size:
            left -= 1
    return left


@final
class Sizing(ChanceStep[SteamState]):
    """ST-1, ST-R41  Six steamers with 2, six with 3, six with 4, shuffled."""

    def options(self, state: SteamState, seat: Seat, number: i64, out: Answers) -> None:
        for size in range(SIZE_COUNT):
            out.add_copies(FILL_SIZE + size, unused(state, number, size))

    def apply(self, state: SteamState, seat: Seat, number: i64, action: Action) -> None:
        size = action - FILL_SIZE
        if state.stacks[slot_of(number)] & OPEN:
            state.sizes -= ONE[size]
            state.tell(SIZED, number % PLACE_COUNT, SIZE_HOLDS[size])
        state.ask(CHANCE, FILLING, STEAMER.put(number) | ROOM.put(SIZE_HOLDS[size]))


@final
class Filling(ChanceStep[SteamState]):
    """ST-1  A steamer is filled blindly.  ST-2  What players fill, all see."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        draw_dishes(state.bag, FILL, out)

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        dish = action - FILL
        number = STEAMER.of(subject)
        state.bag -= ONE[dish]
        if BY_PLAYERS.of(subject):
            state.plate += ONE[dish]
            state.tell(FILLED, number % state.seats, dish)
        else:
            state.stacks[slot_of(number)] += ONE[dish]
            if state.stacks[slot_of(number)] & OPEN:
                state.tell(OPENED, number % PLACE_COUNT, dish, 1)
        if ROOM.of(subject) > 1:
            state.ask(CHANCE, FILLING, subject - ROOM.put(1))
        elif BY_PLAYERS.of(subject):
            state.ask(number % state.seats, PUTTING, STEAMER.put(number))
        else:
            state.plan(NOBODY, FILL_NEXT, STEAMER.put(number + 1))


@final
class Putting(Step[SteamState]):
    """ST-2  Put the steamer on any place with fewer than three."""

    def options(self, state: SteamState, seat: Seat, number: i64, out: Answers) -> None:
        for place in range(PLACE_COUNT):
            if state.height(place) < HEIGHT:
                out.add(PUT + place)

    def apply(self, state: SteamState, seat: Seat, number: i64, action: Action) -> None:
        place = action - PUT
        put_on(state, place, state.plate | OPEN)
        state.tell(PUT_ON, seat, place)
        tell_contents(state, place, state.plate)
        state.plate = 0
        state.plan(NOBODY, FILL_NEXT, BY_PLAYERS.put(1) | STEAMER.put(number + 1))

    def forbidding(self, state: SteamState, seat: Seat, number: i64, action: Action) -> str:
        return "ST-2"


RULES.duty(FILL_NEXT, FillNext())
RULES.step(SIZING, Sizing())
RULES.step(FILLING, Filling())
RULES.step(PUTTING, Putting())
