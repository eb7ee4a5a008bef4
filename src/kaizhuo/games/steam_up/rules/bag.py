"""The bag: dim sum drawn blindly and put back (ST-23, ST-R14, ST-R36)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.games.steam_up.box.tables import DISH_COUNT, PLACE_COUNT
from kaizhuo.games.steam_up.rules.agenda import (
    BAG_MORE,
    EAT,
    PUT_BACK,
    SERVE_ONE,
    TASTE_ONE,
    Chance,
    Effect,
    Item,
    Question,
    plan,
)
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, total
from kaizhuo.games.steam_up.rules.eating import ONLY
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.rules.words import (
    BAG,
    BAGGING,
    FROM_BAG,
    INTO_BAG,
    SERVE,
    SERVED,
    SERVING,
    TASTE,
    TASTING,
)


def list_dishes(counts: i64, verb: i64, out: vec[i64]) -> i64:
    """Write an option for each type that is there."""
    count: i64 = 0
    for dish in range(DISH_COUNT):
        if count_of(counts, dish):
            out[count] = verb + dish
            count += 1
    return count


def list_counts(counts: i64, out: vec[i64]) -> i64:
    """Write how many there are of each type that is there; return the sum."""
    count: i64 = 0
    for dish in range(DISH_COUNT):
        if count_of(counts, dish):
            out[count] = count_of(counts, dish)
            count += 1
    return total(counts)


@final
class BagMore(Item):
    """ST-23  An empty bag gives nothing; how many dim sum are still to be drawn."""

    def run(self, state: SteamState, seat: Seat, left: i64) -> None:
        if left and state.bag:
            plan(state, seat, BAG_MORE, left - 1)
            state.ask(CHANCE, BAGGING, seat)


@final
class Bagging(Chance):
    """ST-23  A dim sum is drawn from the bag, blindly; all see it."""

    def options(self, state: SteamState, seat: Seat, player: i64, out: vec[i64]) -> i64:
        return list_dishes(state.bag, BAG, out)

    def weights(self, state: SteamState, player: i64, out: vec[i64]) -> i64:
        return list_counts(state.bag, out)

    def do(self, state: SteamState, player: i64, action: Action) -> None:
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
        plan(state, seat, EAT)
        plan(state, seat, BAG_MORE, count)


@final
class GainOneOf(Effect):
    """Draw so many dim sum from the bag, gain the one you choose, put the rest back."""

    def possible(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> bool:
        return state.bag_size() > 0

    def begin(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> None:
        plan(state, seat, TASTE_ONE)
        plan(state, seat, BAG_MORE, count)


@final
class TasteOne(Item):
    """With only one in the bag: gain it."""

    def run(self, state: SteamState, seat: Seat, subject: i64) -> None:
        if total(state.plate) > 1:
            state.ask(seat, TASTING)
        else:
            plan(state, seat, EAT)


@final
class Tasting(Question):
    """3.5  Which of the drawn dim sum you gain."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: vec[i64]) -> i64:
        return list_dishes(state.plate, TASTE, out)

    def do(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        plan(state, seat, PUT_BACK)
        plan(state, seat, EAT, ONLY + action - TASTE)

    def forbidding(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> str:
        return "ST-13"


@final
class PutBack(Item):
    """ST-R47  The rest goes back when the one you gained has paid its rewards."""

    def run(self, state: SteamState, seat: Seat, subject: i64) -> None:
        for dish in range(DISH_COUNT):
            for _ in range(count_of(state.plate, dish)):
                put_back(state, seat, dish)


@final
class ServeFromBag(Effect):
    """Draw a dim sum from the bag and put it into a top steamer that holds fewer than so many."""

    def possible(self, state: SteamState, seat: Seat, count: i64, most: i64) -> bool:
        return state.bag_size() > 0

    def begin(self, state: SteamState, seat: Seat, count: i64, most: i64) -> None:
        plan(state, seat, SERVE_ONE, most)
        plan(state, seat, BAG_MORE, 1)


def has_room(state: SteamState, place: i64, most: i64) -> bool:
    return state.height(place) > 0 and total(state.top(place)) < most


@final
class ServeOne(Item):
    """If there is no such steamer it goes back."""

    def run(self, state: SteamState, seat: Seat, most: i64) -> None:
        for place in range(PLACE_COUNT):
            if has_room(state, place, most):
                state.ask(seat, SERVING, most)
                return
        plan(state, seat, PUT_BACK)


@final
class Serving(Question):
    """3.6  Which top steamer the drawn dim sum goes into."""

    def options(self, state: SteamState, seat: Seat, most: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for place in range(PLACE_COUNT):
            if has_room(state, place, most):
                out[count] = SERVE + place
                count += 1
        return count

    def do(self, state: SteamState, seat: Seat, most: i64, action: Action) -> None:
        place = action - SERVE
        for dish in range(DISH_COUNT):
            if count_of(state.plate, dish):
                state.tell(SERVED, seat, place, dish)
        state.set_top(place, state.top(place) + state.plate)
        state.plate = 0

    def forbidding(self, state: SteamState, seat: Seat, most: i64, action: Action) -> str:
        return "ST-8"
