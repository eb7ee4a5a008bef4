"""How one player sees the shakers: for bots only."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Seat
from kaizhuo.games.cheers.bots.worth import changed, evidence, expected, prior_of, trust, worth
from kaizhuo.games.cheers.box.tables import (
    DRINK_COUNT,
    MOST_SEATS,
    PORTIONS,
    PRINTED,
    PRINTED_COUNT,
    RECIPE,
    RECIPE_COUNT,
    TEAM,
    TOKEN_WAYS,
)
from kaizhuo.games.cheers.rules.setup import initiates, master
from kaizhuo.games.cheers.rules.state import MASQUERADE, CheersState

FULL: Final[i64] = 16  # a shaker that is surely one's own team's, or surely another's

# Scratch tables, filled anew for every pair of eyes.
OURS: Final[vec[i64]] = vec[i64]([0] * (MOST_SEATS + 1))  # by place: how surely it is ours
THEIRS: Final[vec[i64]] = vec[i64]([0] * (MOST_SEATS + 1))
BELIEF: Final[vec[i64]] = vec[i64]([0] * RECIPE_COUNT)  # what an apprentice believes about his own recipe


def more(drink: i64) -> i64:
    """A change of a shaker, as `appraisal.py` numbers them: a portion more."""
    return 1 + drink


def less(drink: i64) -> i64:
    return 1 + DRINK_COUNT + drink


@final
class Eyes:
    def __init__(self, state: CheersState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.recipe: i64 = -1  # of an apprentice
        self.faith: i64 = 0
        team = state.team[seat]
        if initiates(state, team) & BIT[seat]:
            self.recipe = state.recipe[team]
        else:
            self.believe()
        self.prior: i64 = prior_of(state, self.recipe)
        self.take_sides()

    def believe(self) -> None:
        """CH-20  An apprentice guesses the recipe from what his master has gathered."""
        state = self.state
        team = state.team[self.seat]
        content = state.shaker[master(state, team)]
        for recipe in range(RECIPE_COUNT):
            BELIEF[recipe] = 0
            if not state.printed:
                BELIEF[recipe] = TOKEN_WAYS[recipe] * trust(content, recipe)
        for i in range(PRINTED_COUNT):
            if state.printed:
                BELIEF[PRINTED[i]] = trust(content, PRINTED[i])
        for recipe in range(RECIPE_COUNT):
            self.faith += BELIEF[recipe]

    def take_sides(self) -> None:
        state = self.state
        team = state.team[self.seat]
        for place in range(state.places):
            OURS[place] = 0
            THEIRS[place] = FULL
            if place == self.seat:
                OURS[place] = FULL
                THEIRS[place] = 0
            elif state.variant == MASQUERADE:
                OURS[place] = self.fellow(place)
                THEIRS[place] = FULL - OURS[place]
            elif state.team_at(place) == team:
                OURS[place] = FULL
                THEIRS[place] = 0
            elif place == state.seats and state.shares_middle():
                OURS[place] = FULL

    def fellow(self, seat: Seat) -> i64:
        """CH-21  How surely somebody is of one's own camp: what he gathers speaks for it or against it."""
        state = self.state
        if state.ruled_out[seat] & BIT[self.recipe]:
            return 0
        fellows: i64 = -1
        for other in range(state.seats):
            if TEAM[state.seating * MOST_SEATS + other] == 0:
                fellows += 1
        content = state.shaker[seat]
        mine = fellows * trust(content, self.recipe)
        others = (state.seats - 1 - fellows) * evidence(self.prior, content)
        return FULL * mine // (mine + others) if mine + others else 0

    def hope(self, content: i64) -> i64:
        """What a shaker of one's own is worth."""
        if self.recipe >= 0:
            return worth(content, self.recipe)
        total: i64 = 0
        for recipe in range(RECIPE_COUNT):
            if BELIEF[recipe]:
                total += BELIEF[recipe] * worth(content, recipe)
        return total // self.faith if self.faith else 0

    def gain(self, place: i64, change: i64) -> i64:
        """What a change of a shaker is worth: good for us, or bad for them."""
        return self.gain_from(self.state.shaker[place], place, change)

    def gain_from(self, content: i64, place: i64, change: i64) -> i64:
        """... if this were in it."""
        total: i64 = 0
        if OURS[place]:
            total += OURS[place] * (self.hope(changed(content, change)) - self.hope(content))
        if THEIRS[place]:
            total -= THEIRS[place] * (expected(self.prior, content, change) - expected(self.prior, content, 0))
        return total

    def harm(self, drink: i64) -> i64:
        """What it is worth, mostly less than nothing, that an opponent hands a drink on to us."""
        worst: i64 = 0
        for place in range(self.state.places):
            if OURS[place] == FULL:
                found = self.gain(place, more(drink))
                if found < worst:
                    worst = found
        return worst

    def is_friend(self, seat: Seat) -> bool:
        if self.state.variant == MASQUERADE:
            return seat == self.seat
        return self.state.team[seat] == self.state.team[self.seat]

    def needs(self, drink: i64) -> bool:
        return self.recipe >= 0 and RECIPE[self.recipe] & PORTIONS[drink] != 0
