"""Chapter 2: the three actions of a turn (CH-5 to CH-7, CH-10 to CH-12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.games.cheers.box.tables import (
    BIG,
    CARD_COUNT,
    CLINKS,
    DRINK_COUNT,
    FIELD,
    OTHER_SMALL,
    PORTION,
    PORTIONS,
    SMALL,
    UNIT,
    card_count,
    first_card,
)
from kaizhuo.games.cheers.rules.cheering import cheer
from kaizhuo.games.cheers.rules.overflow import check_overflow
from kaizhuo.games.cheers.rules.scoring import end_action
from kaizhuo.games.cheers.rules.state import RULES, CheersState
from kaizhuo.games.cheers.rules.turns import has_shaker, missing_shaker
from kaizhuo.games.cheers.rules.words import (
    GIVE,
    RETURN,
    RETURNED,
    SEND,
    SENT,
    SHAKER_COUNT,
    TOAST,
    TOASTED,
    TURN,
)

MOST_CHOICES: Final[i64] = (CARD_COUNT + DRINK_COUNT) * SHAKER_COUNT


@final
class Turn(Step[CheersState]):
    """CH-5  Do exactly one of: toast, send, return.  There is no pass."""

    def options(self, state: CheersState, seat: Seat, subject: i64, out: Answers) -> None:
        out.reserve(MOST_CHOICES)
        list_toasts(state, seat, out)
        list_sends(state, seat, out)
        out.add(RETURN)

    def apply(self, state: CheersState, seat: Seat, subject: i64, action: Action) -> None:
        if action < SEND:
            toast(state, seat, (action - TOAST) // SHAKER_COUNT, state.target(TOAST, action))
        elif action < RETURN:
            send(state, seat, (action - SEND) // SHAKER_COUNT, state.target(SEND, action))
        else:
            return_hand(state, seat)

    def forbidding(self, state: CheersState, seat: Seat, subject: i64, action: Action) -> str:
        if action < TOAST or action >= GIVE:
            return "CH-5"
        word = (action - TOAST) % SHAKER_COUNT if action < SEND else (action - SEND) % SHAKER_COUNT
        if not has_shaker(state, word):
            return missing_shaker(word)
        return "CH-6" if action < SEND else "CH-11"


def list_toasts(state: CheersState, seat: Seat, out: Answers) -> None:
    """CH-6  Any card of the hand into any shaker, your own included.  Identical cards are one choice (CH-9)."""
    rest = state.hand[seat]
    while rest:
        card = first_card(rest)
        list_shakers(state, TOAST + card * SHAKER_COUNT, -1, out)
        rest &= ~FIELD[card]


def list_shakers(state: CheersState, verb: i64, but: i64, out: Answers) -> None:
    """Every shaker but one.  There is room: this is the hottest loop."""
    actions = out.actions
    count = out.count
    for place in range(state.seats):
        if place != but:
            actions[count] = verb + place
            count += 1
    if state.places > state.seats:
        actions[count] = verb + state.word(state.seats)
        count += 1
    out.count = count


def toast(state: CheersState, seat: Seat, card: i64, place: i64) -> None:
    """CH-7  Cheers, when a small glass of the card is the drink of one that was already in the shaker."""
    played = BIG[card]
    state.hand[seat] -= UNIT[card]
    state.toasted += UNIT[card]
    state.sends = 0
    state.due = 1
    state.tell(TOASTED, seat, card, state.word(place))
    if state.shaker[place] & CLINKS[card]:
        cheer(state, place, played, SMALL[card], OTHER_SMALL[card])
    else:
        state.shaker[place] += PORTION[played]
        check_overflow(state)


def list_sends(state: CheersState, seat: Seat, out: Answers) -> None:
    """CH-11  A card from your own shaker into another one.  CH-24, CH-26  Nobody sends from the one in the middle."""
    content = state.shaker[seat]
    for drink in range(DRINK_COUNT):
        if content & PORTIONS[drink]:
            list_shakers(state, SEND + drink * SHAKER_COUNT, seat, out)


def send(state: CheersState, seat: Seat, drink: i64, place: i64) -> None:
    """CH-11  No draw; CH-10 and no cheers."""
    state.shaker[seat] -= PORTION[drink]
    state.shaker[place] += PORTION[drink]
    state.sends += 1
    state.tell(SENT, seat, drink, state.word(place))
    check_overflow(state)


def return_hand(state: CheersState, seat: Seat) -> None:
    """CH-12  Discard the whole hand face down and draw as many cards as a hand has (CH-24 four in the smaller team)."""
    if state.journal is not None:
        state.tell(RETURNED, seat, card_count(state.hand[seat]))
    state.returned[seat] += state.hand[seat]
    state.hand[seat] = 0
    state.sends = 0
    state.due = state.hand_limit(seat)
    end_action(state)


RULES.step(TURN, Turn())
