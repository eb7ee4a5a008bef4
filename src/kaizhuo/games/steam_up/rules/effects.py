"""Carrying out cards (ST-8, ST-13, ST-28, ST-29, ST-R5, ST-R7, 3.4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.duty import Duty
from kaizhuo.core.state import Seat
from kaizhuo.core.subject import Field
from kaizhuo.games.steam_up.box import shapes
from kaizhuo.games.steam_up.box.shapes import NEEDS, WHO
from kaizhuo.games.steam_up.box.tables import (
    CARD_NEEDS,
    EFFECT_COUNT,
    EFFECT_LIMIT,
    EFFECT_OP,
    EFFECT_WHO,
    EFFECTS_FROM,
    EFFECTS_TO,
    STAYS,
)
from kaizhuo.games.steam_up.rules.bag import GainFromBag, GainOneOf, ServeFromBag
from kaizhuo.games.steam_up.rules.cards import with_card
from kaizhuo.games.steam_up.rules.dice import RollDish, RollForHighest
from kaizhuo.games.steam_up.rules.effect import Effect
from kaizhuo.games.steam_up.rules.fortune import DiscardCards, DrawCards
from kaizhuo.games.steam_up.rules.memory import out_of_hand, reshuffle_if_due
from kaizhuo.games.steam_up.rules.moving import MoveSteamer, RaiseBottom, SwitchStacks
from kaizhuo.games.steam_up.rules.rivals import Clash, StealCard, TakeMarker, lowest_seat
from kaizhuo.games.steam_up.rules.state import NO_CARD, RULES, SteamState
from kaizhuo.games.steam_up.rules.swapping import Bite, SwapSteamers, SwapWithBoard
from kaizhuo.games.steam_up.rules.tokens import ReturnTokens, TakeRolled, TakeTokens
from kaizhuo.games.steam_up.rules.turntable import RotateTable
from kaizhuo.games.steam_up.rules.words import CARRY_OUT, DISCARDED, DO_EFFECT, FINISH_CARD, KEPT, MAY_ROTATE, PLAYED

WHAT_IT_DOES: Final[dict[type[shapes.Effect], Effect]] = {
    shapes.Take: TakeTokens(),
    shapes.TakeRolled: TakeRolled(),
    shapes.Draw: DrawCards(),
    shapes.Gain: GainFromBag(),
    shapes.GainOneOf: GainOneOf(),
    shapes.Bite: Bite(),
    shapes.SwapWithBoard: SwapWithBoard(),
    shapes.SwapSteamers: SwapSteamers(),
    shapes.MoveSteamer: MoveSteamer(),
    shapes.Rotate: RotateTable(),
    shapes.RaiseBottom: RaiseBottom(),
    shapes.SwitchStacks: SwitchStacks(),
    shapes.TakeMarker: TakeMarker(),
    shapes.Clash: Clash(),
    shapes.StealCard: StealCard(),
    shapes.ReturnTokens: ReturnTokens(),
    shapes.DiscardCards: DiscardCards(),
    shapes.RollOff: RollForHighest(),
    shapes.RollDish: RollDish(),
    shapes.Serve: ServeFromBag(),
}
EFFECTS: Final[list[Effect]] = [WHAT_IT_DOES[kind] for kind in shapes.EFFECTS]

YOU: Final[i64] = WHO.index("you")
LOWEST: Final[i64] = WHO.index("lowest")
SAME: Final[i64] = WHO.index("same")
WINNER: Final[i64] = WHO.index("winner")
STARTER: Final[i64] = WHO.index("starter")
NEXT: Final[i64] = WHO.index("next")
OPPONENTS: Final[i64] = WHO.index("opponents")

FIRST_ONLY: Final[i64] = NEEDS.index("first")
ALWAYS: Final[i64] = NEEDS.index("always")

# Of a card that is carried out: the next of its effects, and where they end
EFFECT: Final = Field(0, 12)
END: Final = Field(12, 12)


def whom(state: SteamState, seat: Seat, who: i64) -> i64:
    """The one player that an effect means, or -1 if it means several."""
    if who == YOU:
        return seat
    if who == LOWEST:
        return lowest_seat(state)
    if who in (SAME, WINNER):
        return state.favoured
    if who == STARTER:
        return state.marker
    if who == NEXT:
        return (state.marker + 1) % state.seats
    return -1


def possible_for(state: SteamState, seat: Seat, effect: i64) -> bool:
    return EFFECTS[EFFECT_OP[effect]].possible(state, seat, EFFECT_COUNT[effect], EFFECT_LIMIT[effect])


def possible(state: SteamState, seat: Seat, effect: i64) -> bool:
    """Whether the effect does anything for anybody it means."""
    who = EFFECT_WHO[effect]
    one = whom(state, seat, who)
    if one >= 0:
        return possible_for(state, one, effect)
    for other in range(state.seats):
        if not (who == OPPONENTS and other == seat) and possible_for(state, other, effect):
            return True
    return False


def playable(state: SteamState, seat: Seat, kind: i64) -> bool:
    """ST-R7  The condition for choosing a card at all: its first effect is possible, or any, or none is needed."""
    needs = CARD_NEEDS[kind]
    if needs == ALWAYS:
        return True
    first = EFFECTS_FROM[kind]
    if needs == FIRST_ONLY:
        return possible(state, seat, first)
    for effect in range(first, EFFECTS_TO[kind]):
        if possible(state, seat, effect):
            return True
    return False


def play_card(state: SteamState, seat: Seat, kind: i64) -> None:
    """ST-13  Carry out all of its effect, discard it or keep it face up; then you may rotate 90 degrees.

    3.4  While it is being carried out the card is in nobody's hand and in no pile.
    """
    out_of_hand(state, seat, kind)
    state.in_play = kind
    state.tell(PLAYED, seat, kind)
    state.plan(seat, MAY_ROTATE)
    state.plan(seat, FINISH_CARD)
    carry_out(state, seat, EFFECTS_FROM[kind], EFFECTS_TO[kind])


def carry_out(state: SteamState, seat: Seat, effect: i64, end: i64) -> None:
    if effect < end:
        state.plan(seat, CARRY_OUT, EFFECT.put(effect) | END.put(end))


@final
class CarryOut(Duty[SteamState]):
    """3.4  Effects are carried out in the order written, as far as possible."""

    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        effect = EFFECT.of(subject)
        carry_out(state, seat, effect + 1, END.of(subject))
        who = EFFECT_WHO[effect]
        one = whom(state, seat, who)
        if one >= 0:
            if who == LOWEST:
                state.favoured = one
            state.plan(one, DO_EFFECT, effect)
            return
        for distance in range(state.seats):  # ST-29: the holder of the marker comes first, so lies on top
            other = (state.marker + state.seats - 1 - distance) % state.seats
            if not (who == OPPONENTS and other == seat):
                state.plan(other, DO_EFFECT, effect)


@final
class DoEffect(Duty[SteamState]):
    """3.4  What is impossible is left out."""

    def do(self, state: SteamState, seat: Seat, effect: i64) -> None:
        if possible_for(state, seat, effect):
            EFFECTS[EFFECT_OP[effect]].begin(state, seat, EFFECT_COUNT[effect], EFFECT_LIMIT[effect])


@final
class FinishCard(Duty[SteamState]):
    """3.4  After the whole effect the card goes to the discards, or stays face up; ST-R5 is checked now."""

    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        kind = state.in_play
        state.in_play = NO_CARD
        if STAYS[kind]:
            state.face_up[seat] = with_card(state.face_up[seat], kind)
            state.tell(KEPT, seat, kind)
        else:
            state.discards = with_card(state.discards, kind)
            state.tell(DISCARDED, seat, kind)
            reshuffle_if_due(state)


RULES.duty(CARRY_OUT, CarryOut())
RULES.duty(DO_EFFECT, DoEffect())
RULES.duty(FINISH_CARD, FinishCard())
