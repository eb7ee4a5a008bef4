"""What speaks for a choice, as a player would say it: for explanations only."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.state import Action, Seat, subject_of
from kaizhuo.games.cheers.bots.belief import FULL, Belief
from kaizhuo.games.cheers.bots.worth import changed, less, more
from kaizhuo.games.cheers.box.tables import (
    BIG,
    BIG_FIELD,
    CLINKS,
    DRINK_COUNT,
    OTHER_SMALL,
    PORTIONS,
    RECIPE,
    SMALL,
    portions,
)
from kaizhuo.games.cheers.rules.cheering import FROM, drink_now
from kaizhuo.games.cheers.rules.state import CheersState
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
    return found
