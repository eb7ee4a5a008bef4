"""The bag: dim sum drawn blindly and put back (ST-23, ST-R14, ST-R36)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep, Step
from kaizhuo.games.steam_up.box.tables import DISH_COUNT, PLACE_COUNT
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, draw_dishes, list_dishes, total
from kaizhuo.games.steam_up.rules.eating import ONLY, ONLY_DISH
from kaizhuo.games.steam_up.rules.effect import Effect
from kaizhuo.games.steam_up.rules.state import RULES, SteamState
from kaizhuo.games.steam_up.rules.words import (
    BAG,
    BAG_MORE,
    BAGGING,
    EAT,
    FROM_BAG,
    INTO_BAG,
    PUT_BACK,
    SERVE,
    SERVE_ONE,
    SERVED,
    SERVING,
    TASTE,
    TASTE_ONE,
    TASTING,
)


@final
class BagMore(Duty[SteamState]):
    """ST-23  An empty bag gives nothing; how many dim sum are still to be drawn."""

    def do(self, state: SteamState, seat: Seat, left: i64) -> None:
        if left and state.bag:
            state.plan(seat, BAG_MORE, left - 1)
            state.ask(CHANCE, BAGGING, seat)


@final
class Bagging(ChanceStep[SteamState]):
    """ST-23  A dim sum is drawn from the bag, blindly; all see it."""

    def options(self, state: SteamState, seat: Seat, player: i64, out: Answers) -> None:
        draw_dishes(state.bag, BAG, out)

    def apply(self, state: SteamState, seat: Seat, player: i64, action: Action) -> None:
        dish = action - BAG
        state.bag -= ONE[dish]
        if count_of(state.sure, dish):
            state.sure -= ONE[dish]
        state.plate += ONE[dish]
        state.tell(FROM_BAG, player, dish)


def put_back(state: SteamState, seat: Seat, dish: i64) -> None:
    """From the plate into the bag; everybody has seen it (ST-R40)."""
    state.plate -= ONE[dish]
    state.bag += ONE[dish]
    state.sure += ONE[dish]
    state.tell(INTO_BAG, seat, dish)


@final
class GainFromBag(Effect):
    """Gain so many dim sum from the bag."""

    def possible(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> bool:
        return state.bag_size() > 0

    def begin(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> None:
        state.plan(seat, EAT)
        state.plan(seat, BAG_MORE, count)


@final
class GainOneOf(Effect):
    """Draw so many dim sum from the bag, gain the one you choose, put the rest back."""

    def possible(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> bool:
        return state.bag_size() > 0

    def begin(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> None:
        state.plan(seat, TASTE_ONE)
        state.plan(seat, BAG_MORE, count)


@final
class TasteOne(Duty[SteamState]):
    """With only one in the bag: gain it."""

    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        if total(state.plate) > 1:
            state.ask(seat, TASTING)
        else:
            state.plan(seat, EAT)


@final
class Tasting(Step[SteamState]):
    """3.5  Which of the drawn dim sum you gain."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        list_dishes(state.plate, TASTE, out)

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        state.plan(seat, PUT_BACK)
        state.plan(seat, EAT, ONLY.put(1) | ONLY_DISH.put(action - TASTE))

    def forbidding(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> str:
        return "ST-13"


@final
class PutBack(Duty[SteamState]):
    """ST-R47  The rest goes back when the one you gained has paid its rewards."""

    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        for dish in range(DISH_COUNT):
            for _ in range(count_of(state.plate, dish)):
                put_back(state, seat, dish)


@final
class ServeFromBag(Effect):
    """Draw a dim sum from the bag and put it into a top steamer that holds fewer than so many."""

    def possible(self, state: SteamState, seat: Seat, count: i64, most: i64) -> bool:
        return state.bag_size() > 0

    def begin(self, state: SteamState, seat: Seat, count: i64, most: i64) -> None:
        state.plan(seat, SERVE_ONE, most)
        state.plan(seat, BAG_MORE, 1)


def has_room(state: SteamState, place: i64, most: i64) -> bool:
    return state.height(place) > 0 and total(state.top(place)) < most


@final
class ServeOne(Duty[SteamState]):
    """If there is no such steamer it goes back."""

    def do(self, state: SteamState, seat: Seat, most: i64) -> None:
        for place in range(PLACE_COUNT):
            if has_room(state, place, most):
                state.ask(seat, SERVING, most)
                return
        state.plan(seat, PUT_BACK)


@final
class Serving(Step[SteamState]):
    """3.6  Which top steamer the drawn dim sum goes into."""

    def options(self, state: SteamState, seat: Seat, most: i64, out: Answers) -> None:
        for place in range(PLACE_COUNT):
            if has_room(state, place, most):
                out.add(SERVE + place)

    def apply(self, state: SteamState, seat: Seat, most: i64, action: Action) -> None:
        place = action - SERVE
        for dish in range(DISH_COUNT):
            if count_of(state.plate, dish):
                state.tell(SERVED, seat, place, dish)
        state.set_top(place, state.top(place) + state.plate)
        state.plate = 0

    def forbidding(self, state: SteamState, seat: Seat, most: i64, action: Action) -> str:
        return "ST-8"


RULES.duty(BAG_MORE, BagMore())
RULES.step(BAGGING, Bagging())
RULES.duty(TASTE_ONE, TasteOne())
RULES.step(TASTING, Tasting())
RULES.duty(PUT_BACK, PutBack())
RULES.duty(SERVE_ONE, ServeOne())
RULES.step(SERVING, Serving())
