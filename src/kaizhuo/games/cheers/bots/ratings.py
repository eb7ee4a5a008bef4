"""How promising each choice is: for bots only.

A choice is as good as what it does to the shakers: nearer to the recipe for one's own team, farther from what the
opponents seem to mix.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.components import BIT, size
from kaizhuo.core.state import Action, Seat, subject_of
from kaizhuo.games.cheers.bots.belief import Belief
from kaizhuo.games.cheers.bots.worth import changed, less, more
from kaizhuo.games.cheers.box.tables import BIG, CARD_COUNT, CLINKS, OTHER_SMALL, PORTIONS, SMALL, copies_of
from kaizhuo.games.cheers.rules.cheering import (
    FIRST,
    FROM,
    NO_ONE,
    PARTNER,
    PLAYED,
    opponents,
    others,
    second_receivers,
)
from kaizhuo.games.cheers.rules.turns import decider
from kaizhuo.games.cheers.rules.words import CLINK, DISCARD, GIVE, RETURN, SEND, SHAKER_COUNT, TOAST
from kaizhuo.kit.weights import Weights

_WEIGHTS: Final = Weights(__file__)
SPARE: Final[i64] = _WEIGHTS.whole("hand.spare")
FRESH: Final[i64] = _WEIGHTS.whole("hand.fresh")
MATE: Final[i64] = _WEIGHTS.whole("cheers.mate")
RIVAL: Final[i64] = _WEIGHTS.whole("cheers.rival")
NEVER: Final[i64] = -(10**9)  # below every rating


def promise(belief: Belief, action: Action) -> i64:
    state = belief.state
    if action < SEND:
        return toasting(belief, (action - TOAST) // SHAKER_COUNT, state.target(TOAST, action))
    if action < RETURN:
        drink = (action - SEND) // SHAKER_COUNT
        return belief.gain(belief.seat, less(drink)) + belief.gain(state.target(SEND, action), more(drink))
    if action < GIVE:
        return returning(belief)
    subject = subject_of(state.pending[len(state.pending) - 1])
    if action < DISCARD:
        return giving(belief, subject, state.target(GIVE, action))
    if action >= CLINK:
        return clinking(belief, FROM.of(subject), PLAYED.of(subject), action - CLINK)
    return belief.gain(subject, less(action - DISCARD))


def toasting(belief: Belief, card: i64, place: i64) -> i64:
    """The card leaves the hand for another one; cheers take its partner out of the shaker, too."""
    drawn = FRESH - SPARE if belief.needs(BIG[card]) else FRESH
    content = belief.state.shaker[place]
    if not content & CLINKS[card]:
        return drawn + belief.gain(place, more(BIG[card]))
    one = SMALL[card]
    other = OTHER_SMALL[card]
    if one == other or not content & PORTIONS[other]:
        return drawn + clinking(belief, place, BIG[card], one)
    second = clinking(belief, place, BIG[card], other)
    if not content & PORTIONS[one]:
        return drawn + second
    first = clinking(belief, place, BIG[card], one)
    return drawn + (first if (first > second) == belief.is_friend(decider(belief.state, place)) else second)


def clinking(belief: Belief, place: i64, played: i64, partner: i64) -> i64:
    """What it is worth that these two are handed on."""
    state = belief.state
    lost = belief.gain(place, less(partner))
    judge = decider(state, place)
    if judge == belief.seat or (played == partner and size(others(state, place)) == 2):  # or nobody has a choice
        return lost + best_pair(belief, place, played, partner)
    if belief.is_friend(judge):
        return lost + best_pair(belief, place, played, partner) // MATE
    if place == state.seats and state.shares_middle():
        return lost + divided(belief, judge, played, partner)
    return lost + (belief.harm(played) + belief.harm(partner)) // RIVAL


def divided(belief: Belief, rival: Seat, played: i64, partner: i64) -> i64:
    """CH-26  One card of a cheers in the shared shaker goes to each; the rival will choose what is worse for us."""
    one = belief.gain(belief.seat, more(played)) + belief.gain(rival, more(partner))
    other = belief.gain(belief.seat, more(partner)) + belief.gain(rival, more(played))
    return one if one < other else other


def best_pair(belief: Belief, place: i64, played: i64, partner: i64) -> i64:
    """The best that can be made of two cards of a cheers."""
    kept = changed(belief.state.shaker[place], less(partner))
    best = NEVER
    for first in range(belief.state.places):
        if others(belief.state, place) & BIT[first]:
            found = with_first(belief, place, kept, first, played, partner)
            if found > best:
                best = found
    return best


def with_first(belief: Belief, place: i64, kept: i64, first: i64, played: i64, partner: i64) -> i64:
    """... when this shaker gets the first of them; `kept` is what the toasted one has left."""
    state = belief.state
    allowed = second_receivers(others(state, place), opponents(state, place), first, played == partner)
    best = NEVER
    for second in range(state.places):
        if allowed & BIT[second]:
            found = belief.gain_from(kept if second == place else state.shaker[second], second, more(partner))
            if found > best:
                best = found
    return best + belief.gain_from(kept if first == place else state.shaker[first], first, more(played))


def giving(belief: Belief, subject: i64, receiver: i64) -> i64:
    if FIRST.of(subject) == NO_ONE:
        place = FROM.of(subject)
        return with_first(belief, place, belief.state.shaker[place], receiver, PLAYED.of(subject), PARTNER.of(subject))
    return belief.gain(receiver, more(PARTNER.of(subject)))


def returning(belief: Belief) -> i64:
    """A hand of drinks that nobody needs is well exchanged."""
    total: i64 = 0
    hand = belief.state.hand[belief.seat]
    for card in range(CARD_COUNT):
        count = copies_of(hand, card)
        if count:
            total += count * (FRESH - SPARE if belief.needs(BIG[card]) else FRESH)
    return total
