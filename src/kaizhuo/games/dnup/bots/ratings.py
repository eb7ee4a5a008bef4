"""How promising each answer is, without trying it; only the end of a round is tried."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import Seat, seat_of, subject_of
from kaizhuo.games.dnup.bots.worth import better, burden, change, count_hand, one_value
from kaizhuo.games.dnup.box.tables import CHOICE_CARDS, CHOICE_SIZE, CHOICE_VALUE
from kaizhuo.games.dnup.rules.actions import Turn
from kaizhuo.games.dnup.rules.state import DnupState
from kaizhuo.games.dnup.rules.words import ADD, FLIP, PLACE_COUNT, PLAY, TAKE
from kaizhuo.kit.weights import Weights

WEIGHTS: Final = Weights(__file__)
PASSIVE: Final[i64] = WEIGHTS.whole("turn.passive")
ADDING: Final[i64] = WEIGHTS.whole("turn.adding")
SET_VALUE: Final[i64] = WEIGHTS.whole("turn.set_value")
SET_CARD: Final[i64] = WEIGHTS.whole("turn.set_card")
BEATING: Final[i64] = WEIGHTS.whole("turn.beating")
BEATEN: Final[i64] = WEIGHTS.whole("turn.beaten")
LAST_CARD: Final[i64] = WEIGHTS.whole("win.last_card")
OUT_NEXT: Final[i64] = WEIGHTS.whole("win.out_next")
TURN_STEP: Final = Turn()


def rate(state: DnupState, seat: Seat, answers: Answers, shown: vec[i64], hidden: vec[i64]) -> None:
    """`shown` and `hidden` are paper: by value, the cards of the hand that show it now and after a flip."""
    hand = state.hand[seat]
    turned = state.turned
    count_hand(hand, turned, shown, hidden)
    now = burden(shown)
    then = burden(hidden)
    out = answers.weights
    goes_on = state.areas == 2 and subject_of(state.pending[len(state.pending) - 1]) == 0
    for i in range(answers.count):
        action = answers.actions[i]
        if goes_on and goes_out_next(state, seat, action):
            out[i] = OUT_NEXT
        elif action >= FLIP:
            out[i] = -PASSIVE - better(then, now)
        elif action >= TAKE:
            cards = state.table[action - TAKE]
            after = better(now + change(shown, cards, ~turned, 1), then + change(hidden, cards, turned, 1))
            out[i] = -PASSIVE - after
        else:
            cards = leaving(action)
            if cards == hand:
                out[i] = LAST_CARD
            else:
                after = better(now + change(shown, cards, turned, -1), then + change(hidden, cards, ~turned, -1))
                out[i] = promise(state, seat, action) - after


def leaving(action: i64) -> i64:
    """The cards that a set or an addition takes out of the hand."""
    return CHOICE_CARDS[action - PLAY] if action < ADD else BIT[(action - ADD) // PLACE_COUNT >> 1]


def promise(state: DnupState, seat: Seat, action: i64) -> i64:
    """What a set or an addition does on the table."""
    if action < ADD:
        choice = action - PLAY
        return SET_VALUE * CHOICE_VALUE[choice] + SET_CARD * CHOICE_SIZE[choice] + trouble(state, seat, action)
    return ADDING + trouble(state, seat, action)


def trouble(state: DnupState, seat: Seat, action: i64) -> i64:
    """What it is worth that somebody takes a set back, which a set or an addition of this size beats."""
    grown: i64 = -1
    if action >= ADD:
        grown = (action - ADD) % PLACE_COUNT
    cards = CHOICE_SIZE[action - PLAY] if action < ADD else state.size[grown] + 1
    for place in range(state.seats * state.areas):
        if place != grown and state.size[place] == cards:
            owner = state.owner(place)
            if owner == seat:
                return -BEATEN * cards
            if owner != state.first_out:
                return BEATING + BEATING * cards
    return 0


def left_by(state: DnupState, seat: Seat, action: i64) -> i64:
    """The cards that stay in the hand."""
    return state.hand[seat] & ~leaving(action) if action < TAKE else state.hand[seat]


def goes_out_next(state: DnupState, seat: Seat, action: i64) -> bool:
    """Whether the first turn of a go leaves cards of one value with which the second wins the round (DN-22, DN-25);
    both are tried.  Taking a set is not looked at: it hardly ever leaves one value."""
    if TAKE <= action < FLIP:
        return False
    turned = ~state.turned if action == FLIP else state.turned
    if not one_value(left_by(state, seat, action), turned):
        return False
    after = state.copy()
    TURN_STEP.apply(after, seat, subject_of(after.take()), action)
    asked = after.take()
    if seat_of(asked) != seat:  # DN-21
        return False
    area = subject_of(asked)
    answers = Answers()
    TURN_STEP.options(after, seat, area, answers)
    for i in range(answers.count):
        if not left_by(after, seat, answers.actions[i]):
            end = after.copy()
            TURN_STEP.apply(end, seat, area, answers.actions[i])
            if end.letters[seat] > state.letters[seat]:
                return True
    return False
