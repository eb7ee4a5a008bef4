"""What steamers promise a player, in hundredths of a point: for bots only.

A *prospect* is the points of the best ones, less the farther they are away, that is the more tokens are missing and the
more the turntable must turn.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Seat, zeros
from kaizhuo.games.steam_up.bots.dim_sum import meal_points
from kaizhuo.games.steam_up.bots.worth import LEFT_OVER, POINT, WEIGHTS, is_last_round
from kaizhuo.games.steam_up.box.tables import (
    OUTSIDE_EXTRA,
    OUTSIDE_POINTS,
    PLACE_COUNT,
    PURCHASE_POINTS,
    PURCHASE_WIDTH,
    ROUND_LESS,
    ROUND_PURCHASE_POINTS,
)
from kaizhuo.games.steam_up.rules.counts import lacking, total
from kaizhuo.games.steam_up.rules.state import SteamState

TOKEN: Final[i64] = WEIGHTS.whole("things.token")
MOST_TOKENS: Final[i64] = WEIGHTS.whole("things.most_tokens")
SHARE: Final[vec[i64]] = vec[i64](WEIGHTS.row("steamers.share"))
SHARE_LATE: Final[vec[i64]] = vec[i64](WEIGHTS.row("steamers.share_late"))
SECOND: Final[i64] = WEIGHTS.whole("steamers.second")
SECOND_LATE: Final[i64] = WEIGHTS.whole("steamers.second_late")
RIVAL: Final[i64] = WEIGHTS.whole("steamers.rival")


def missing(tokens: i64, contents: i64) -> i64:
    """How many tokens a steamer costs that are not there."""
    return total(lacking(tokens, contents))


def near_at(state: SteamState, seat: Seat, rotation: i64) -> i64:
    """The places that a quarter turn brings into the zone."""
    return state.zone_at(seat, rotation + 1) | state.zone_at(seat, rotation + 3)


def can_have(state: SteamState, seat: Seat, place: i64, tokens: i64, rotation: i64) -> bool:
    """Whether a steamer lies in the zone and these tokens pay for it."""
    contents = state.top(place)
    if not contents or not state.zone_at(seat, rotation) & BIT[place]:
        return False
    return missing(tokens, contents) <= ROUND_LESS[state.fate]


def newly(state: SteamState, seat: Seat, place: i64, before: i64, after: i64) -> bool:
    """Whether a rotation brings a steamer into reach."""
    tokens = state.tokens[seat]
    return can_have(state, seat, place, tokens, after) and not can_have(state, seat, place, tokens, before)


@final
class Survey:
    """The top steamers as they were when somebody last looked at them."""

    points: vec[i64]  # by place: what the steamer pays the player who looked
    tops: vec[i64]  # by place: what is in it

    def __init__(self) -> None:
        self.points = zeros(PLACE_COUNT)
        self.tops = zeros(PLACE_COUNT)

    def look(self, state: SteamState, seat: Seat) -> None:
        """Work out what every top steamer pays a player who buys it."""
        bonus = POINT * ROUND_PURCHASE_POINTS[state.fate]
        first = state.zodiac[seat] * PURCHASE_WIDTH
        for place in range(PLACE_COUNT):
            contents = state.top(place)
            self.tops[place] = contents
            self.points[place] = 0
            if contents:
                self.points[place] = (
                    meal_points(state, seat, contents) + bonus + POINT * PURCHASE_POINTS[first + total(contents)]
                )

    def hope(self, state: SteamState, seat: Seat, place: i64, tokens: i64, rotation: i64, late: bool) -> i64:
        """The points of one top steamer, less the farther it is away."""
        return self.hope_within(
            state, seat, place, tokens, state.zone_at(seat, rotation), near_at(state, seat, rotation), late
        )

    def hope_within(
        self, state: SteamState, seat: Seat, place: i64, tokens: i64, zone: i64, near: i64, late: bool
    ) -> i64:
        points = self.points[place]
        if not points:
            return 0
        contents = self.tops[place]
        away = missing(tokens, contents) - ROUND_LESS[state.fate]
        if away < 0:
            away = 0
        if not zone & BIT[place]:
            zodiac = state.zodiac[seat]
            if OUTSIDE_EXTRA[zodiac]:
                points += POINT * OUTSIDE_POINTS[zodiac] * total(contents)
                if total(tokens) <= total(contents):
                    away += 1
            elif near & BIT[place]:
                away += 1
            else:
                away += 2
        share = SHARE_LATE[away] if late else SHARE[away]
        return points * share // 100

    def prospect(self, state: SteamState, seat: Seat, tokens: i64, rotation: i64) -> i64:
        """What the steamers promise with these tokens: the best one, a part of the next best, and the tokens that the
        best one does not take."""
        return self.promise(state, seat, tokens, rotation, is_last_round(state))

    def promise(self, state: SteamState, seat: Seat, tokens: i64, rotation: i64, late: bool) -> i64:
        """... `late` in one's last turn."""
        zone = state.zone_at(seat, rotation)
        near = near_at(state, seat, rotation)
        best: i64 = 0
        second: i64 = 0
        taken: i64 = 0
        for place in range(PLACE_COUNT):
            found = self.hope_within(state, seat, place, tokens, zone, near, late)
            if found > best:
                second = best
                best = found
                taken = total(self.tops[place]) - missing(tokens, self.tops[place])
            elif found > second:
                second = found
        if late:
            return best + second // SECOND_LATE - LEFT_OVER * total(tokens)
        left = total(tokens) - taken
        return best + second // SECOND + TOKEN * (left if left < MOST_TOKENS else MOST_TOKENS)

    def here(self, state: SteamState, seat: Seat, place: i64) -> i64:
        """What a top steamer would promise if it stood in the zone."""
        found = self.hope(state, seat, place, state.tokens[seat], state.rotation, False)
        if state.zone(seat) & BIT[place]:
            return found
        moved = self.points[place] * SHARE[missing(state.tokens[seat], state.top(place))] // 100
        return moved if moved > found else found

    def best_outside(self, state: SteamState, seat: Seat) -> i64:
        best: i64 = 0
        for place in range(PLACE_COUNT):
            if not state.zone(seat) & BIT[place]:
                now = self.hope(state, seat, place, state.tokens[seat], state.rotation, False)
                found = self.here(state, seat, place) - now
                if found > best:
                    best = found
        return best

    def rivals_hope(self, state: SteamState, seat: Seat, rotation: i64) -> i64:
        """A part of what lies in the zone of the next player, whom it is better to leave nothing."""
        rival = (seat + 1) % state.seats
        best: i64 = 0
        for place in range(PLACE_COUNT):
            if state.zone_at(rival, rotation) & BIT[place]:
                found = self.hope(state, rival, place, state.tokens[rival], rotation, True)
                if found > best:
                    best = found
        return best // RIVAL
