"""Stacks of steamers, and the marker that counts them (ST-20, ST-26, ST-R29, ST-R30, ST-R40)."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.games.steam_up.box.tables import DISH_COUNT, LEVELS, SIZE_OF
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, total
from kaizhuo.games.steam_up.rules.state import CONTENTS, OPEN, SteamState
from kaizhuo.games.steam_up.rules.words import EMPTIED, END_NEAR, MARKER_MOVED, OPENED


def open_top(state: SteamState, place: i64) -> None:
    """ST-R40  A steamer that comes on top is seen by all, and stays known."""
    height = state.height(place)
    if not height:
        return
    slot = place * LEVELS + height - 1
    steamer = state.stacks[slot]
    if steamer & OPEN:
        return
    state.stacks[slot] = steamer | OPEN
    state.sizes -= ONE[SIZE_OF[total(steamer)]]
    tell_contents(state, place, steamer)


def tell_contents(state: SteamState, place: i64, steamer: i64) -> None:
    if state.journal is None:
        return
    for dish in range(DISH_COUNT):
        count = count_of(steamer, dish)
        if count:
            state.tell(OPENED, place, dish, count)


def take_off(state: SteamState, place: i64) -> i64:
    """Take the top steamer off its stack: its dim sum.  The one beneath is now a top steamer."""
    height = state.height(place)
    slot = place * LEVELS + height - 1
    steamer = state.stacks[slot] & CONTENTS
    state.stacks[slot] = 0
    state.grow(place, -1)
    open_top(state, place)
    return steamer


def put_on(state: SteamState, place: i64, steamer: i64) -> None:
    state.stacks[place * LEVELS + state.height(place)] = steamer
    state.grow(place, 1)


def take_out(state: SteamState, place: i64, dish: i64) -> None:
    """ST-26  Taking the last dim sum out of a steamer removes it and moves the marker one step."""
    left = state.top(place) - ONE[dish]
    if left:
        state.set_top(place, left)
        return
    state.removed += 1
    state.tell(EMPTIED, place)
    take_off(state, place)
    move_marker(state)


def move_marker(state: SteamState) -> None:
    """ST-20  One step.  ST-R30  On 0 it stays.  ST-22, ST-32  On 0 the end is triggered."""
    if not state.track:
        return
    state.track -= 1
    state.tell(MARKER_MOVED, state.track)
    if not state.track:
        state.tell(END_NEAR)
