"""A turn: two actions out of five (ST-9 to ST-14, ST-47, ST-R2, ST-R3, ST-R16)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import lowest
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.core.subject import Field
from kaizhuo.games.steam_up.box.tables import (
    ACTIONS,
    DISH_COUNT,
    FIRSTS,
    FORTUNE_COUNT,
    KIND_AT,
    OUTSIDE_EXTRA,
    PLACE_COUNT,
    REPEATS,
    ROUND_ACTIONS,
    ROUND_EXCHANGE,
)
from kaizhuo.games.steam_up.rules.abilities import (
    USED,
    can_use_ability,
    forbidding_ability,
    list_abilities,
    use_ability,
)
from kaizhuo.games.steam_up.rules.buying import buy
from kaizhuo.games.steam_up.rules.cards import has
from kaizhuo.games.steam_up.rules.effects import play_card, playable
from kaizhuo.games.steam_up.rules.price import can_buy, is_outside
from kaizhuo.games.steam_up.rules.state import RULES, SteamState
from kaizhuo.games.steam_up.rules.tokens import any_available, available, list_available, take_token
from kaizhuo.games.steam_up.rules.words import (
    BUY,
    DRAW,
    DRAW_MORE,
    END_TURN,
    EXCHANGE,
    EXCHANGING,
    GAIN,
    GAMBLE,
    GO_ON_TURN,
    MAY_ROTATE,
    PLAY,
    TURN,
    TURN_ENDED,
)

# Of what has been done in this turn: which of the five actions, and how many; `abilities.USED` is the third part
KINDS: Final = Field(0, 5)
TIMES: Final = Field(5, 3)

# The five actions, as bits
GAINING: Final[i64] = 1
DRAWING: Final[i64] = 2
TRADING_IN: Final[i64] = 4
PLAYING: Final[i64] = 8
BUYING: Final[i64] = 16


def actions_left(state: SteamState, done: i64) -> bool:
    """ST-9  Two actions; a Fate card may allow another."""
    return TIMES.of(done) < ACTIONS + ROUND_ACTIONS[state.fate]


def allowed(state: SteamState, seat: Seat, kinds: i64, kind: i64) -> bool:
    """ST-9, ST-R3  Different actions.  ST-47  The Horse may do the same one again."""
    return not kinds & kind or REPEATS[state.zodiac[seat]] != 0


def can_draw(state: SteamState) -> bool:
    """ST-R4  Not just to rotate: a card must be there."""
    return state.deck_size() > 0


def can_exchange(state: SteamState, seat: Seat) -> bool:
    """ST-12  Legal only if a token can be taken."""
    return state.hand_size(seat) >= ROUND_EXCHANGE[state.fate] and any_available(state)


def list_actions(state: SteamState, seat: Seat, done: i64, out: Answers) -> None:
    if not actions_left(state, done):
        return
    kinds = KINDS.of(done)
    if allowed(state, seat, kinds, GAINING):
        list_available(state, GAIN, 0, out)
    if allowed(state, seat, kinds, DRAWING) and can_draw(state):
        out.add(DRAW)
    if allowed(state, seat, kinds, TRADING_IN) and can_exchange(state, seat):
        out.add(EXCHANGE)
    if allowed(state, seat, kinds, PLAYING):
        list_plays(state, seat, out)
    if allowed(state, seat, kinds, BUYING):
        list_purchases(state, seat, out)


def list_plays(state: SteamState, seat: Seat, out: Answers) -> None:
    left = state.hand[seat] & FIRSTS
    while left:
        kind = KIND_AT[lowest(left)]
        if playable(state, seat, kind):
            out.add(PLAY + kind)
        left &= left - 1


def list_purchases(state: SteamState, seat: Seat, out: Answers) -> None:
    for place in range(PLACE_COUNT):
        if can_buy(state, seat, place):
            out.add(BUY + place)


def anything_left(state: SteamState, seat: Seat, done: i64) -> bool:
    """ST-R16  The turn ends by itself unless an action or the ability is still possible."""
    return (actions_left(state, done) and can_act(state, seat, done)) or can_use_ability(state, seat, done)


def can_act(state: SteamState, seat: Seat, done: i64) -> bool:
    kinds = KINDS.of(done)
    return (
        (allowed(state, seat, kinds, GAINING) and any_available(state))
        or (allowed(state, seat, kinds, DRAWING) and can_draw(state))
        or (allowed(state, seat, kinds, TRADING_IN) and can_exchange(state, seat))
        or (allowed(state, seat, kinds, PLAYING) and can_play_any(state, seat))
        or (allowed(state, seat, kinds, BUYING) and can_buy_any(state, seat))
    )


def can_play_any(state: SteamState, seat: Seat) -> bool:
    left = state.hand[seat] & FIRSTS
    while left:
        if playable(state, seat, KIND_AT[lowest(left)]):
            return True
        left &= left - 1
    return False


def can_buy_any(state: SteamState, seat: Seat) -> bool:
    for place in range(PLACE_COUNT):
        if can_buy(state, seat, place):
            return True
    return False


@final
class GoOnTurn(Duty[SteamState]):
    """ST-9  What has been done in this turn so far is the subject."""

    def do(self, state: SteamState, seat: Seat, done: i64) -> None:
        if anything_left(state, seat, done):
            state.ask(seat, TURN, done)
        else:
            state.tell(TURN_ENDED, seat)


@final
class Turn(Step[SteamState]):
    """ST-9  Two different actions out of five, in any order.

    ST-R2  They are compulsory while any is legal; abilities and a third action are not.
    """

    def options(self, state: SteamState, seat: Seat, done: i64, out: Answers) -> None:
        list_actions(state, seat, done, out)
        compulsory = out.count > 0 and TIMES.of(done) < ACTIONS
        list_abilities(state, seat, done, out)
        if not compulsory:
            out.add(END_TURN)

    def apply(self, state: SteamState, seat: Seat, done: i64, action: Action) -> None:
        if action == END_TURN:
            state.tell(TURN_ENDED, seat)
        elif action >= GAMBLE:
            state.plan(seat, GO_ON_TURN, done | USED.put(1))
            use_ability(state, seat, action)
        else:
            state.plan(seat, GO_ON_TURN, (done | KINDS.put(kind_of(action))) + TIMES.put(1))
            act(state, seat, action)

    def forbidding(self, state: SteamState, seat: Seat, done: i64, action: Action) -> str:
        if action == END_TURN:
            return "ST-R2"
        if GAMBLE <= action < END_TURN:
            return forbidding_ability(state, seat, done, action)
        if not GAIN <= action < GAMBLE or not actions_left(state, done):
            return "ST-9"
        if not allowed(state, seat, KINDS.of(done), kind_of(action)):
            return "ST-R3"
        return forbidding_action(state, seat, action)


def kind_of(action: Action) -> i64:
    if action < DRAW:
        return GAINING
    if action == DRAW:
        return DRAWING
    if action == EXCHANGE:
        return TRADING_IN
    if action < BUY:
        return PLAYING
    return BUYING


def act(state: SteamState, seat: Seat, action: Action) -> None:
    if action < DRAW:
        take_token(state, seat, action - GAIN)
    elif action == DRAW:
        state.plan(seat, MAY_ROTATE)
        state.plan(seat, DRAW_MORE, 1)
    elif action == EXCHANGE:
        state.ask(seat, EXCHANGING)
    elif action < BUY:
        play_card(state, seat, action - PLAY)
    else:
        buy(state, seat, action - BUY)


def forbidding_action(state: SteamState, seat: Seat, action: Action) -> str:
    if GAIN <= action < GAIN + DISH_COUNT:
        return "ST-15" if not available(state, action - GAIN) else "ST-10"
    if action == DRAW:
        return "ST-R4"
    if PLAY <= action < PLAY + FORTUNE_COUNT:
        return "ST-R7" if has(state.hand[seat], action - PLAY) else "ST-13"
    if BUY <= action < BUY + PLACE_COUNT:
        return forbidding_purchase(state, seat, action - BUY)
    return "ST-12"


def forbidding_purchase(state: SteamState, seat: Seat, place: i64) -> str:
    if not state.height(place):
        return "ST-18"
    if not is_outside(state, seat, place):
        return "ST-19"
    return "ST-42" if OUTSIDE_EXTRA[state.zodiac[seat]] else "ST-18"


RULES.duty(GO_ON_TURN, GoOnTurn())
RULES.step(TURN, Turn())
