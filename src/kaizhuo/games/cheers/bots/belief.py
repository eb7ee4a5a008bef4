"""What one player believes about the shakers: for bots only."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Seat, zeros
from kaizhuo.games.cheers.bots.worth import changed, evidence, expected, more, odds, prior_of, trust, worth
from kaizhuo.games.cheers.box.tables import MOST_SEATS, PORTIONS, RECIPE, RECIPE_COUNT, TEAM
from kaizhuo.games.cheers.rules.setup import initiates, master
from kaizhuo.games.cheers.rules.state import MASQUERADE, CheersState
from kaizhuo.kit.weights import Weights

FULL: Final[i64] = Weights(__file__).whole("belief.full")


@final
class Belief:
    """Players are advised by what they may know, also where the state knows more.  Call `look` first."""

    state: CheersState
    seat: i64
    recipe: i64  # of one's team; -1 where an apprentice does not know it
    prior: i64  # how the recipes of others were drawn
    ours: vec[i64]  # by place: how surely it is our team's
    theirs: vec[i64]
    guesses: vec[i64]  # by recipe: how likely an apprentice thinks it is
    guessed: i64  # the sum of them

    def __init__(self) -> None:
        self.ours = zeros(MOST_SEATS + 1)
        self.theirs = zeros(MOST_SEATS + 1)
        self.guesses = zeros(RECIPE_COUNT)

    def look(self, state: CheersState, seat: Seat) -> None:
        """See a position as this player sees it."""
        self.state = state
        self.seat = seat
        team = state.team[seat]
        if initiates(state, team) & BIT[seat]:
            self.recipe = state.recipe[team]
        else:
            self.recipe = -1
            self.guess()
        self.prior = prior_of(state, self.recipe)
        self.take_sides()

    def guess(self) -> None:
        """CH-20  Apprentices guess the recipe from what their master has gathered."""
        state = self.state
        content = state.shaker[master(state, state.team[self.seat])]
        prior = prior_of(state, -1)
        self.guessed = 0
        for recipe in range(RECIPE_COUNT):
            self.guesses[recipe] = odds(prior, recipe) * trust(content, recipe)
            self.guessed += self.guesses[recipe]

    def take_sides(self) -> None:
        state = self.state
        team = state.team[self.seat]
        for place in range(state.places):
            self.ours[place] = 0
            self.theirs[place] = FULL
            if place == self.seat:
                self.ours[place] = FULL
                self.theirs[place] = 0
            elif state.variant == MASQUERADE:
                self.ours[place] = self.fellow(place)
                self.theirs[place] = FULL - self.ours[place]
            elif state.team_at(place) == team:
                self.ours[place] = FULL
                self.theirs[place] = 0
            elif place == state.seats and state.shares_middle():
                self.ours[place] = FULL

    def fellow(self, seat: Seat) -> i64:
        """CH-21  How surely somebody is of one's own camp: what they gather speaks for it or against it."""
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
            if self.guesses[recipe]:
                total += self.guesses[recipe] * worth(content, recipe)
        return total // self.guessed if self.guessed else 0

    def gain(self, place: i64, change: i64) -> i64:
        """What a change of a shaker is worth: good for us, or bad for them."""
        return self.gain_from(self.state.shaker[place], place, change)

    def gain_from(self, content: i64, place: i64, change: i64) -> i64:
        """... if this were in it."""
        total: i64 = 0
        if self.ours[place]:
            total += self.ours[place] * (self.hope(changed(content, change)) - self.hope(content))
        if self.theirs[place]:
            total -= self.theirs[place] * (expected(self.prior, content, change) - expected(self.prior, content, 0))
        return total

    def harm(self, drink: i64) -> i64:
        """What it is worth, mostly less than nothing, that an opponent hands a drink on to us."""
        worst: i64 = 0
        for place in range(self.state.places):
            if self.ours[place] == FULL:
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
