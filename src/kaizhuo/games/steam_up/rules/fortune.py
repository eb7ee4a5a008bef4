"""Fortune cards: drawing, discarding, exchanging (ST-11, ST-12, ST-16)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep, Step
from kaizhuo.games.steam_up.box.tables import ROUND_EXCHANGE
from kaizhuo.games.steam_up.rules.cards import draw_kinds, list_kinds, with_card, without_card
from kaizhuo.games.steam_up.rules.effect import Effect
from kaizhuo.games.steam_up.rules.memory import into_hand, out_of_hand, reshuffle_if_due
from kaizhuo.games.steam_up.rules.state import RULES, SteamState
from kaizhuo.games.steam_up.rules.tokens import ANY, ask_take
from kaizhuo.games.steam_up.rules.words import (
    DISCARD,
    DISCARD_MORE,
    DISCARDED,
    DISCARDING,
    DRAW_CARD,
    DRAW_MORE,
    DRAWING,
    DREW,
    DREW_CARD,
    EXCHANGING,
)


@final
class DrawMore(Duty[SteamState]):
    """ST-16  Cards are drawn one by one, as far as there are any; how many are still to be drawn."""

    def do(self, state: SteamState, seat: Seat, left: i64) -> None:
        if left and state.deck:
            state.plan(seat, DRAW_MORE, left - 1)
            state.ask(CHANCE, DRAWING, seat)


@final
class Drawing(ChanceStep[SteamState]):
    """ST-11  Draw a Fortune card.  ST-16  Only the player sees it."""

    def options(self, state: SteamState, seat: Seat, player: i64, out: Answers) -> None:
        draw_kinds(state.deck, DRAW_CARD, out)

    def apply(self, state: SteamState, seat: Seat, player: i64, action: Action) -> None:
        kind = action - DRAW_CARD
        into_hand(state, player, kind)
        state.tell(DREW, player)
        state.tell(DREW_CARD, player, kind, 0, BIT[player])
        reshuffle_if_due(state)


def discard(state: SteamState, seat: Seat, kind: i64) -> None:
    """From the hand onto the pile; whether the pile becomes the deck is checked when all of a step lie there."""
    out_of_hand(state, seat, kind)
    state.discards = with_card(state.discards, kind)
    state.tell(DISCARDED, seat, kind)


@final
class Exchanging(Step[SteamState]):
    """ST-12  Discard two Fortune cards, asked one after the other, and take a token of any type.

    ST-R5  The first stays in the hand, unshown, until both are named: the subject is its kind, counted from one.
    """

    def options(self, state: SteamState, seat: Seat, named: i64, out: Answers) -> None:
        hand = state.hand[seat]
        if named:
            hand = without_card(hand, named - 1)
        list_kinds(hand, DISCARD, out)

    def apply(self, state: SteamState, seat: Seat, named: i64, action: Action) -> None:
        kind = action - DISCARD
        if not named and ROUND_EXCHANGE[state.fate] > 1:
            state.ask(seat, EXCHANGING, kind + 1)
            return
        if named:
            discard(state, seat, named - 1)
        discard(state, seat, kind)
        reshuffle_if_due(state)
        ask_take(state, seat, 1, ANY)

    def forbidding(self, state: SteamState, seat: Seat, named: i64, action: Action) -> str:
        return "ST-12"


@final
class DiscardMore(Duty[SteamState]):
    """So many cards of the hand are still to be discarded."""

    def do(self, state: SteamState, seat: Seat, left: i64) -> None:
        if left and state.hand[seat]:
            state.ask(seat, DISCARDING, left)
        else:
            reshuffle_if_due(state)


@final
class Discarding(Step[SteamState]):
    """ST-29  Discard Fortune cards of your choice, one after the other."""

    def options(self, state: SteamState, seat: Seat, left: i64, out: Answers) -> None:
        list_kinds(state.hand[seat], DISCARD, out)

    def apply(self, state: SteamState, seat: Seat, left: i64, action: Action) -> None:
        discard(state, seat, action - DISCARD)
        state.plan(seat, DISCARD_MORE, left - 1)

    def forbidding(self, state: SteamState, seat: Seat, left: i64, action: Action) -> str:
        return "ST-29"


@final
class DrawCards(Effect):
    """Draw so many Fortune cards."""

    def possible(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> bool:
        return state.deck_size() > 0

    def begin(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> None:
        state.plan(seat, DRAW_MORE, count)


@final
class DiscardCards(Effect):
    """A player who holds so many Fortune cards discards some."""

    def possible(self, state: SteamState, seat: Seat, count: i64, at_least: i64) -> bool:
        return state.hand_size(seat) >= at_least

    def begin(self, state: SteamState, seat: Seat, count: i64, at_least: i64) -> None:
        state.plan(seat, DISCARD_MORE, count)


RULES.duty(DRAW_MORE, DrawMore())
RULES.step(DRAWING, Drawing())
RULES.step(EXCHANGING, Exchanging())
RULES.duty(DISCARD_MORE, DiscardMore())
RULES.step(DISCARDING, Discarding())
