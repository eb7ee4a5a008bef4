"""What speaks for a choice, as a player would say it: for explanations only."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat, subject_of
from kaizhuo.games.cheers.bots.belief import FULL, Belief
from kaizhuo.games.cheers.bots.ratings import giving
from kaizhuo.games.cheers.bots.worth import changed, less, more
from kaizhuo.games.cheers.box.tables import (
    BIG,
    BIG_FIELD,
    CARD_COUNT,
    CLINKS,
    DRINK_COUNT,
    OTHER_SMALL,
    PORTIONS,
    RECIPE,
    SMALL,
    copies_of,
    portions,
)
from kaizhuo.games.cheers.rules.cheering import FIRST, FROM, PARTNER, PLAYED, drink_now, receivers
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.games.cheers.rules.turns import decider
from kaizhuo.games.cheers.rules.words import CLINK, DISCARD, DRAW, GIVE, RETURN, SEND, SHAKER_COUNT, TOAST


def changes(state: CheersState, seat: Seat, action: Action) -> list[tuple[i64, i64]]:
    """What a choice does to shakers at once: each of them, and its change as `worth.py` numbers it."""
    if action < SEND:
        card = (action - TOAST) // SHAKER_COUNT
        place = state.target(TOAST, action)
        content = state.shaker[place]
        if not content & CLINKS[card]:
            return [(place, more(BIG[card]))]
        return [(place, less(SMALL[card] if content & PORTIONS[SMALL[card]] else OTHER_SMALL[card]))]
    if action < RETURN:
        drink = (action - SEND) // SHAKER_COUNT
        return [(seat, less(drink)), (state.target(SEND, action), more(drink))]
    if action < GIVE:
        return []
    subject = subject_of(state.pending[len(state.pending) - 1])
    if action < DISCARD:
        return [(state.target(GIVE, action), more(drink_now(subject)))]
    if action >= CLINK:
        return [(FROM.of(subject), less(action - CLINK))]
    return [(subject, less(action - DISCARD))]


def missing(content: i64, recipe: i64) -> i64:
    """CH-14  Portions that a recipe still lacks."""
    lacking: i64 = 0
    for drink in range(DRINK_COUNT):
        need = portions(RECIPE[recipe], drink) - portions(content, drink)
        if need > 0:
            lacking += need
    return lacking


def is_useless(belief: Belief) -> bool:
    """A hand without any drink of the recipe."""
    for drink in range(DRINK_COUNT):
        if belief.needs(drink) and belief.state.hand[belief.seat] & BIG_FIELD[drink]:
            return False
    return belief.recipe >= 0


def reasons(belief: Belief, action: Action) -> list[tuple[str, int]]:
    state = belief.state
    found: list[tuple[str, int]] = []
    if action == RETURN and is_useless(belief):
        found.append(("fresh", 0))
    if DISCARD <= action < DRAW and belief.recipe >= 0 and not belief.needs(action - DISCARD):
        return [("cleans", 0)]
    for place, change in changes(state, belief.seat, action):
        content = state.shaker[place]
        after = changed(content, change)
        better = belief.ours[place] == FULL and belief.hope(after) > belief.hope(content)
        if better and change > DRINK_COUNT:
            found.append(("cleans", 0))
        elif better and belief.recipe >= 0:
            found.append(("nearer", missing(after, belief.recipe)))
        elif better:
            found.append(("helps", 0))
        elif belief.theirs[place] == FULL and belief.gain(place, change) > 0:
            found.append(("spoils", 0))
    return found or lesser_reasons(belief, action)


def lesser_reasons(belief: Belief, action: Action) -> list[tuple[str, int]]:
    """Where no shaker is at once the better for it, nor a rival's the worse."""
    state = belief.state
    if action < SEND:
        return for_toast(belief, (action - TOAST) // SHAKER_COUNT, state.target(TOAST, action))
    if action < RETURN:
        return []
    if action < GIVE:
        return for_return(belief)
    subject = subject_of(state.pending[len(state.pending) - 1])
    if action < DISCARD:
        return for_gift(belief, subject, state.target(GIVE, action))
    return for_discard(belief, subject, action - DISCARD) if action < DRAW else []


def for_toast(belief: Belief, card: i64, place: i64) -> list[tuple[str, int]]:
    """A card leaves the hand for another one; or both cards of a cheers leave the own shaker."""
    state = belief.state
    if belief.ours[place] == FULL:
        cheers = state.shaker[place] & CLINKS[card] and belief.is_friend(decider(state, place))
        return [("cheers", 0)] if cheers else []
    if belief.recipe >= 0 and not belief.needs(BIG[card]):
        return [("unneeded", 0)]
    return [] if state.shaker[place] & CLINKS[card] else for_filling(belief, place, BIG[card])


def for_return(belief: Belief) -> list[tuple[str, int]]:
    """CH-12  Few cards of the recipe, or none that helps as the shakers are."""
    state = belief.state
    cards: i64 = 0
    useful: i64 = 0
    helping = False
    for card in range(CARD_COUNT):
        count = copies_of(state.hand[belief.seat], card)
        cards += count
        if count and belief.needs(BIG[card]):
            useful += count
        for place in range(state.places):
            content = state.shaker[place]
            if count and belief.ours[place] == FULL and not content & CLINKS[card]:
                helping = helping or belief.hope(changed(content, more(BIG[card]))) > belief.hope(content)
    if not helping:
        return [("idle", 0)]
    return [("few", useful)] if belief.recipe >= 0 and 2 * useful <= cards else []


def for_gift(belief: Belief, subject: i64, place: i64) -> list[tuple[str, int]]:
    """CH-8  What an opponent gets: nothing that we need; or where a card does most good, or least harm."""
    drink = drink_now(subject)
    if belief.ours[place] != FULL and belief.recipe >= 0 and not belief.needs(drink):
        return [("keeps", 0)]
    state = belief.state
    mine = giving(belief, subject, place)
    worse = False
    best = True
    denied = False
    twins = PLAYED.of(subject) == PARTNER.of(subject)
    allowed = receivers(state, FROM.of(subject), twins, FIRST.of(subject))
    for other in range(state.places):
        if other != place and allowed & BIT[other]:
            found = giving(belief, subject, other)
            best = best and found <= mine
            worse = worse or found < mine
            denied = denied or (is_theirs(belief, other) and belief.gain(other, more(drink)) < 0)
    if best and worse:
        return [("fits", 0)]
    return [("denies", 0)] if denied and belief.ours[place] == FULL else for_filling(belief, place, drink)


def is_theirs(belief: Belief, place: i64) -> bool:
    return belief.theirs[place] == FULL and not belief.ours[place]


def for_filling(belief: Belief, place: i64, drink: i64) -> list[tuple[str, int]]:
    """An opponent's shaker that is no nearer for it, as far as can be seen."""
    harmless = is_theirs(belief, place) and belief.gain(place, more(drink)) >= 0
    return [("harmless", 0)] if harmless else []


def for_discard(belief: Belief, place: i64, drink: i64) -> list[tuple[str, int]]:
    """CH-13  One too many of a drink; or what the shaker can spare best."""
    content = belief.state.shaker[place]
    if belief.recipe >= 0 and portions(content, drink) > portions(RECIPE[belief.recipe], drink):
        return [("surplus", 0)]
    mine = belief.hope(changed(content, less(drink)))
    for other in range(DRINK_COUNT):
        if portions(content, other) and belief.hope(changed(content, less(other))) > mine:
            return []
    return [("spares", 0)]
