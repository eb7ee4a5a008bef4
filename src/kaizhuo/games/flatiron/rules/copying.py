"""Chapter 3c: copies, City Hall from afar, and actions that are offered (FL-12, FL-20, FL-R20 to FL-R23)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT, lowest
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.games.flatiron.box.tables import (
    AMOUNT_TAKEN,
    COPY_MARKET,
    COPY_OWN,
    DECREE_COUNT,
    DEED_COUNT,
    MONEY_TAKEN,
    NEWS_DEED,
)
from kaizhuo.games.flatiron.rules.cards import begin_decree, forbidding_decree, may_buy_decree
from kaizhuo.games.flatiron.rules.deeds import copy_targets, do_deed, doable
from kaizhuo.games.flatiron.rules.state import RULES, FlatironState
from kaizhuo.games.flatiron.rules.words import (
    AT_CITY_HALL,
    BUY_LAW,
    COPIED,
    COPY,
    COPYING_MARKET,
    COPYING_OWN,
    DID,
    DO,
    OFFER,
    OFFERING,
    SKIP,
    SKIPPED,
    TAKE,
    TOOK_MONEY,
)

# Copies


@final
class Copying(Step[FlatironState]):
    """FL-20  COPY_OWN: do any one action visible on your board or your street cards; COPY_MARKET: any one of the four
    visible street cards.  FL-R22  They are not bought."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        targets = copy_targets(state, seat, self.kind)
        while targets:
            deed = lowest(targets)
            if doable(state, seat, deed, state.money[seat]):
                out.add(COPY + deed)
            targets &= targets - 1

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        state.tell(COPIED, seat, action - COPY)
        do_deed(state, seat, action - COPY)

    def forbidding(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> str:
        deed = action - COPY
        if not 0 <= deed < DEED_COUNT:
            return "FL-20"
        return "FL-R54" if copy_targets(state, seat, self.kind) & BIT[deed] else "FL-R21"


# City Hall from afar


@final
class AtCityHall(Step[FlatironState]):
    """FL-20  One of City Hall's options: a decree, the newspaper, two dollars (FL-R23)."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        money = state.money[seat]
        if may_buy_decree(state, seat, 0, money):
            out.add_each(BUY_LAW, state.decrees)
        out.add(TAKE + AMOUNT_TAKEN)
        if doable(state, seat, NEWS_DEED, money):
            out.add(DO + NEWS_DEED)

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        if action == DO + NEWS_DEED:
            do_deed(state, seat, NEWS_DEED)
        elif action == TAKE + AMOUNT_TAKEN:
            state.money[seat] += MONEY_TAKEN
            state.tell(TOOK_MONEY, seat, MONEY_TAKEN)
        else:
            begin_decree(state, seat, action - BUY_LAW, 0)

    def forbidding(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> str:
        if 0 <= action - BUY_LAW < DECREE_COUNT:
            return forbidding_decree(state, seat, action - BUY_LAW, 0)
        if action == DO + NEWS_DEED:
            return "FL-R54"
        return "FL-R23" if TAKE <= action < DO else "FL-20"


# Actions that are offered


@final
class Offer(Duty[FlatironState]):
    """FL-R20, FL-R32  An action that may be carried out or left; nobody is asked about one that cannot be done."""

    def do(self, state: FlatironState, player: i64, deed: i64) -> None:
        if doable(state, player, deed, state.money[player]):
            state.ask(player, OFFERING, deed)


@final
class Offering(Step[FlatironState]):
    """FL-12, FL-19, FL-R20  The newspaper, or the bonus of a space: carry it out or leave it."""

    def options(self, state: FlatironState, seat: Seat, deed: i64, out: Answers) -> None:
        out.add(DO + deed)
        out.add(SKIP)

    def apply(self, state: FlatironState, seat: Seat, deed: i64, action: Action) -> None:
        if action == SKIP:
            state.tell(SKIPPED, seat, deed)
        else:
            state.tell(DID, seat, deed)
            do_deed(state, seat, deed)

    def forbidding(self, state: FlatironState, seat: Seat, deed: i64, action: Action) -> str:
        return "FL-R20"


RULES.step(COPYING_OWN, Copying(COPY_OWN))
RULES.step(COPYING_MARKET, Copying(COPY_MARKET))
RULES.step(AT_CITY_HALL, AtCityHall())
RULES.step(OFFERING, Offering())
RULES.duty(OFFER, Offer())
