"""What good play looks like, in numbers: for bots only.

A choice is as good as what it does to the shakers: nearer to the recipe for one's own team, farther from what the
opponents seem to mix.  A player is advised by what he may know, also where the state knows more.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.advice import Advice
from kaizhuo.core.components import BIT, size
from kaizhuo.core.state import Action, Seat, subject_of
from kaizhuo.games.cheers.bots.belief import FULL, Eyes, less, more
from kaizhuo.games.cheers.bots.reasons import reasons
from kaizhuo.games.cheers.bots.worth import changed, expected, prior_of, trust, worth
from kaizhuo.games.cheers.box.tables import BIG, CARD_COUNT, CLINKS, FIELD, OTHER_SMALL, PORTIONS, SHIFT, SMALL
from kaizhuo.games.cheers.rules.cheering import (
    NO_ONE,
    first_receiver_of,
    opponents,
    others,
    partner_of,
    place_of,
    played_of,
    second_receivers,
)
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.games.cheers.rules.turns import decider
from kaizhuo.games.cheers.rules.words import CLINK, DISCARD, GIVE, RETURN, SEND, SHAKER_COUNT, TOAST

SPARE: Final[i64] = 12 * FULL  # what a card of the recipe is worth in the hand
FRESH: Final[i64] = 6 * FULL  # what a card that is not drawn yet is worth
SHARED_SENSE: Final[i64] = 2  # a team mate hands on as we would every other time
FOREIGN: Final[i64] = 2  # cards that an opponent hands on come to us every other time
START: Final = 60  # what everybody has before the first card


@final
class CheersAdvice(Advice[CheersState]):
    def rate(self, state: CheersState, seat: Seat, options: vec[i64], count: i64, out: vec[i64]) -> None:
        eyes = Eyes(state, seat)
        for i in range(count):
            out[i] = promise(eyes, options[i])

    def value(self, state: CheersState, seat: Seat) -> float:
        """What the seat's team has in its shakers, as a share of what all teams have; or the game itself."""
        team = state.team[seat]
        if not len(state.pending):
            if not state.winners:
                return 1.0 / float(state.teams())
            return 1.0 / float(size(state.winners)) if state.winners & BIT[team] else 0.0
        total: i64 = 0
        for rival in range(state.teams()):
            total += standing(state, rival)
        return 0.9 * float(standing(state, team)) / float(total)

    def plausible(self, world: CheersState, viewer: Seat) -> float:
        """Shakers speak for recipes: what a team has gathered is what it needs."""
        weight = 1.0
        for team in range(world.teams()):
            speaks: i64 = 1
            for place in range(world.places):
                if world.team_at(place) == team and world.recipe[team] >= 0:
                    speaks += trust(world.shaker[place], world.recipe[team])
            weight *= float(speaks)
        return weight

    def reasons(self, state: CheersState, seat: Seat, action: Action) -> list[tuple[str, int]]:
        return reasons(state, seat, action)


def standing(state: CheersState, team: i64) -> i64:
    total: i64 = START
    for place in range(state.places):
        if state.team_at(place) == team or (place == state.seats and state.shares_middle()):
            content = state.shaker[place]
            recipe = state.recipe[team]
            total += worth(content, recipe) if recipe >= 0 else expected(prior_of(state, -1), content, 0)
    return total


def promise(eyes: Eyes, action: Action) -> i64:
    state = eyes.state
    if action < SEND:
        word = (action - TOAST) % SHAKER_COUNT
        return toasting(eyes, (action - TOAST) // SHAKER_COUNT, state.place(word))
    if action < RETURN:
        drink = (action - SEND) // SHAKER_COUNT
        return eyes.gain(eyes.seat, less(drink)) + eyes.gain(state.place((action - SEND) % SHAKER_COUNT), more(drink))
    if action < GIVE:
        return returning(eyes)
    subject = subject_of(state.pending[len(state.pending) - 1])
    if action < DISCARD:
        return giving(eyes, subject, state.place((action - GIVE) % SHAKER_COUNT))
    if action >= CLINK:
        return clinking(eyes, place_of(subject), played_of(subject), action - CLINK)
    return eyes.gain(subject, less(action - DISCARD))


def toasting(eyes: Eyes, card: i64, place: i64) -> i64:
    """The card leaves the hand for another one; cheers take its partner out of the shaker, too."""
    drawn = FRESH - SPARE if eyes.needs(BIG[card]) else FRESH
    content = eyes.state.shaker[place]
    if not content & CLINKS[card]:
        return drawn + eyes.gain(place, more(BIG[card]))
    one = SMALL[card]
    other = OTHER_SMALL[card]
    if one == other or not content & PORTIONS[other]:
        return drawn + clinking(eyes, place, BIG[card], one)
    second = clinking(eyes, place, BIG[card], other)
    if not content & PORTIONS[one]:
        return drawn + second
    first = clinking(eyes, place, BIG[card], one)
    return drawn + (first if (first > second) == eyes.is_friend(decider(eyes.state, place)) else second)


def clinking(eyes: Eyes, place: i64, played: i64, partner: i64) -> i64:
    """What it is worth that these two are handed on."""
    state = eyes.state
    lost = eyes.gain(place, less(partner))
    judge = decider(state, place)
    if judge == eyes.seat or (played == partner and size(others(state, place)) == 2):  # or nobody has a choice
        return lost + best_pair(eyes, place, played, partner)
    if eyes.is_friend(judge):
        return lost + best_pair(eyes, place, played, partner) // SHARED_SENSE
    if place == state.seats and state.shares_middle():
        return lost + divided(eyes, judge, played, partner)
    return lost + (eyes.harm(played) + eyes.harm(partner)) // FOREIGN


def divided(eyes: Eyes, rival: Seat, played: i64, partner: i64) -> i64:
    """CH-26  One card of a cheers in the shared shaker goes to each; the rival will choose what is worse for us."""
    one = eyes.gain(eyes.seat, more(played)) + eyes.gain(rival, more(partner))
    other = eyes.gain(eyes.seat, more(partner)) + eyes.gain(rival, more(played))
    return one if one < other else other


def best_pair(eyes: Eyes, place: i64, played: i64, partner: i64) -> i64:
    """The best that can be made of two cards of a cheers."""
    kept = changed(eyes.state.shaker[place], less(partner))
    best: i64 = -(10**9)
    for first in range(eyes.state.places):
        if others(eyes.state, place) & BIT[first]:
            found = with_first(eyes, place, kept, first, played, partner)
            if found > best:
                best = found
    return best


def with_first(eyes: Eyes, place: i64, kept: i64, first: i64, played: i64, partner: i64) -> i64:
    """... when this shaker gets the first of them; `kept` is what the toasted one has left."""
    state = eyes.state
    allowed = second_receivers(others(state, place), opponents(state, place), first, played == partner)
    best: i64 = -(10**9)
    for second in range(state.places):
        if allowed & BIT[second]:
            found = eyes.gain_from(kept if second == place else state.shaker[second], second, more(partner))
            if found > best:
                best = found
    return best + eyes.gain_from(kept if first == place else state.shaker[first], first, more(played))


def giving(eyes: Eyes, subject: i64, receiver: i64) -> i64:
    if first_receiver_of(subject) == NO_ONE:
        place = place_of(subject)
        return with_first(eyes, place, eyes.state.shaker[place], receiver, played_of(subject), partner_of(subject))
    return eyes.gain(receiver, more(partner_of(subject)))


def returning(eyes: Eyes) -> i64:
    """A hand of drinks that nobody needs is well exchanged."""
    total: i64 = 0
    hand = eyes.state.hand[eyes.seat]
    for card in range(CARD_COUNT):
        count = (hand & FIELD[card]) >> SHIFT[card]
        if count:
            total += count * (FRESH - SPARE if eyes.needs(BIG[card]) else FRESH)
    return total
