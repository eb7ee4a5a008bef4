"""Buying a steamer (ST-14, ST-20, ST-44, ST-50, ST-R5, ST-R13, ST-R14)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.core.subject import Field
from kaizhuo.games.steam_up.box.tables import ALL_PLACES, DISH_COUNT, HELPER_COUNT, HELPER_KIND, REDRAWS, SWAPS_BOUGHT
from kaizhuo.games.steam_up.rules.bag import put_back
from kaizhuo.games.steam_up.rules.cards import with_card, without_card
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, list_dishes, total
from kaizhuo.games.steam_up.rules.eating import HOLDS, OUTSIDE
from kaizhuo.games.steam_up.rules.memory import reshuffle_if_due
from kaizhuo.games.steam_up.rules.price import (
    all_matter,
    can_buy_with,
    extra_tokens,
    helpers_of,
    is_outside,
    payable,
    price,
)
from kaizhuo.games.steam_up.rules.stacks import take_off
from kaizhuo.games.steam_up.rules.state import RULES, SteamState
from kaizhuo.games.steam_up.rules.swapping import PLATE, ask_steamer
from kaizhuo.games.steam_up.rules.words import (
    BAG_MORE,
    BOUGHT,
    DISCARDED,
    EAT,
    HELPING,
    PAID,
    PAY,
    PAY_NOW,
    PAYING,
    REDRAW,
    SEND_BACK,
    SENDING_BACK,
    USE,
)

# Of a purchase: the place, the helping cards that are used, as bits, and the tokens put down so far
BUYING_AT: Final = Field(0, 3)
HELPED_BY: Final = Field(3, 3)
PUT_DOWN: Final = Field(6, 40)


def buy(state: SteamState, seat: Seat, place: i64) -> None:
    ask_help(state, seat, place, 0)


def ask_help(state: SteamState, seat: Seat, place: i64, used: i64) -> None:
    more = helpers_of(state, seat) & ~used
    for helper in range(HELPER_COUNT):
        if more & BIT[helper] and can_buy_with(state, seat, place, used | BIT[helper]):
            state.ask(seat, HELPING, BUYING_AT.put(place) | HELPED_BY.put(used))
            return
    go_on_paying(state, seat, place, used, 0)


@final
class Helping(Step[SteamState]):
    """3.5  When you buy a steamer you may discard a coupon or a substitution."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        place = BUYING_AT.of(subject)
        used = HELPED_BY.of(subject)
        more = helpers_of(state, seat) & ~used
        for helper in range(HELPER_COUNT):
            if more & BIT[helper] and can_buy_with(state, seat, place, used | BIT[helper]):
                out.add(USE + HELPER_KIND[helper])
        if all_matter(state, place, used) and payable(state, seat, place, used, 0):
            out.add(PAY_NOW)

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        place = BUYING_AT.of(subject)
        used = HELPED_BY.of(subject)
        if action == PAY_NOW:
            go_on_paying(state, seat, place, used, 0)
            return
        for helper in range(HELPER_COUNT):
            if HELPER_KIND[helper] == action - USE:
                ask_help(state, seat, place, used | BIT[helper])

    def forbidding(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> str:
        return "ST-19" if action == PAY_NOW else "ST-R45"


def go_on_paying(state: SteamState, seat: Seat, place: i64, used: i64, paid: i64) -> None:
    """Tokens that belong to every payment that fits are put down without asking."""
    due = price(state, place, used) + extra_tokens(state, seat, place)
    for dish in range(DISH_COUNT):
        while total(paid) < due and is_needed(state, seat, place, used, paid, dish):
            paid += ONE[dish]
    if total(paid) < due:
        state.ask(seat, PAYING, BUYING_AT.put(place) | HELPED_BY.put(used) | PUT_DOWN.put(paid))
    else:
        take_away(state, seat, place, used, paid)


def is_needed(state: SteamState, seat: Seat, place: i64, used: i64, paid: i64, dish: i64) -> bool:
    """Whether without one more token of this dish no payment fits."""
    tokens = state.tokens[seat]
    if count_of(tokens, dish) == count_of(paid, dish):
        return False
    state.tokens[seat] = tokens - ONE[dish] * (count_of(tokens, dish) - count_of(paid, dish))
    needed = not payable(state, seat, place, used, paid)
    state.tokens[seat] = tokens
    return needed


@final
class Paying(Step[SteamState]):
    """ST-19  Which tokens you pay, where the discounts, a substitution or the Ox's extra token leave a choice."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        place = BUYING_AT.of(subject)
        used = HELPED_BY.of(subject)
        paid = PUT_DOWN.of(subject)
        for dish in range(DISH_COUNT):
            if count_of(state.tokens[seat], dish) == count_of(paid, dish):
                continue
            if payable(state, seat, place, used, paid + ONE[dish]):
                out.add(PAY + dish)

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        paid = PUT_DOWN.of(subject) + ONE[action - PAY]
        go_on_paying(state, seat, BUYING_AT.of(subject), HELPED_BY.of(subject), paid)

    def forbidding(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> str:
        return "ST-R45" if HELPED_BY.of(subject) else "ST-19"


def take_away(state: SteamState, seat: Seat, place: i64, used: i64, paid: i64) -> None:
    """ST-20  Pay, and empty the steamer onto the plate.  ST-R5  Helping cards go with the payment."""
    state.tokens[seat] -= paid
    state.supply += paid
    state.tell(BOUGHT, seat, place)
    for dish in range(DISH_COUNT):
        if count_of(paid, dish):
            state.tell(PAID, seat, dish, count_of(paid, dish))
    discard_helpers(state, seat, used)
    outside = is_outside(state, seat, place)
    state.plate = take_off(state, place)
    state.eaten[seat] += 1
    state.plan(seat, EAT, HOLDS.put(total(state.plate)) | OUTSIDE.put(i64(outside)))
    if REDRAWS[state.zodiac[seat]]:
        state.ask(seat, SENDING_BACK)
    if SWAPS_BOUGHT[state.zodiac[seat]]:
        ask_steamer(state, seat, PLATE, ALL_PLACES)


def discard_helpers(state: SteamState, seat: Seat, used: i64) -> None:
    for helper in range(HELPER_COUNT):
        if used & BIT[helper]:
            kind = HELPER_KIND[helper]
            state.face_up[seat] = without_card(state.face_up[seat], kind)
            state.discards = with_card(state.discards, kind)
            state.tell(DISCARDED, seat, kind)
    if used:
        reshuffle_if_due(state)


# The Rooster


@final
class SendingBack(Step[SteamState]):
    """ST-50, ST-R14  Return any of the bought dim sum to the bag; then as many are drawn.  Subject: how many so far."""

    def options(self, state: SteamState, seat: Seat, returned: i64, out: Answers) -> None:
        list_dishes(state.plate, SEND_BACK, out)
        out.add(REDRAW)

    def apply(self, state: SteamState, seat: Seat, returned: i64, action: Action) -> None:
        if action != REDRAW:
            put_back(state, seat, action - SEND_BACK)
            returned += 1
        if action == REDRAW or not state.plate:
            state.plan(seat, BAG_MORE, returned)
        else:
            state.ask(seat, SENDING_BACK, returned)

    def forbidding(self, state: SteamState, seat: Seat, returned: i64, action: Action) -> str:
        return "ST-50"


RULES.step(HELPING, Helping())
RULES.step(PAYING, Paying())
RULES.step(SENDING_BACK, SendingBack())
