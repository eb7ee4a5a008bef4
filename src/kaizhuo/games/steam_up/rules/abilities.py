"""What a zodiac can do once in its turn (ST-41, ST-43, ST-46, ST-49, ST-R16, ST-R17, ST-R19, ST-R20)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.subject import Field
from kaizhuo.games.steam_up.box.shapes import OUTCOMES
from kaizhuo.games.steam_up.box.tables import (
    FACE_COUNT,
    ROLL_COST,
    ROLL_OUTCOME,
    ROLLS,
    TRADE_CARDS,
    TRADE_FIRST,
    TRADE_SECOND,
)
from kaizhuo.games.steam_up.rules.cards import list_kinds
from kaizhuo.games.steam_up.rules.counts import count_of
from kaizhuo.games.steam_up.rules.dice import roll
from kaizhuo.games.steam_up.rules.fortune import discard
from kaizhuo.games.steam_up.rules.memory import reshuffle_if_due
from kaizhuo.games.steam_up.rules.moving import ask_move
from kaizhuo.games.steam_up.rules.state import RULES, SteamState
from kaizhuo.games.steam_up.rules.tokens import available, return_token, take_token
from kaizhuo.games.steam_up.rules.turntable import QUARTER, ask_rotate
from kaizhuo.games.steam_up.rules.words import ABILITY_ROLLED, BAG_MORE, DRAW_MORE, EAT, GAMBLE, ROLL_DIE, TRADE, TRADED

USED: Final = Field(8, 1)  # of what has been done in a turn: whether the ability was used

DRAWS: Final[i64] = OUTCOMES.index("draw")
ROTATES: Final[i64] = OUTCOMES.index("rotate")
GAINS: Final[i64] = OUTCOMES.index("gain")
MOVES: Final[i64] = OUTCOMES.index("move")


def other_of(zodiac: i64, dish: i64) -> i64:
    return TRADE_FIRST[zodiac] + TRADE_SECOND[zodiac] - dish


def can_trade(state: SteamState, seat: Seat, dish: i64) -> bool:
    """ST-R19  The wanted token must be in the supply.  ST-R20  There must be a card to draw."""
    if dish < 0 or not count_of(state.tokens[seat], dish):
        return False
    zodiac = state.zodiac[seat]
    if TRADE_CARDS[zodiac]:
        return state.deck_size() > 0
    return available(state, other_of(zodiac, dish))


def can_use_ability(state: SteamState, seat: Seat, done: i64) -> bool:
    if USED.of(done):
        return False
    zodiac = state.zodiac[seat]
    if ROLLS[zodiac]:
        return state.hand_size(seat) >= ROLL_COST[zodiac]
    return can_trade(state, seat, TRADE_FIRST[zodiac]) or can_trade(state, seat, TRADE_SECOND[zodiac])


def list_abilities(state: SteamState, seat: Seat, done: i64, out: Answers) -> None:
    """ST-R16  Before, between or after actions, once in the player's own turn."""
    if USED.of(done):
        return
    zodiac = state.zodiac[seat]
    if ROLLS[zodiac] and ROLL_COST[zodiac]:
        list_kinds(state.hand[seat], GAMBLE, out)
    elif ROLLS[zodiac]:
        out.add(ROLL_DIE)
    if can_trade(state, seat, TRADE_FIRST[zodiac]):
        out.add(TRADE + TRADE_FIRST[zodiac])
    if can_trade(state, seat, TRADE_SECOND[zodiac]):
        out.add(TRADE + TRADE_SECOND[zodiac])


def use_ability(state: SteamState, seat: Seat, action: Action) -> None:
    if action >= TRADE:
        trade(state, seat, action - TRADE)
        return
    if action < ROLL_DIE:
        discard(state, seat, action - GAMBLE)
        reshuffle_if_due(state)
    state.plan(seat, ABILITY_ROLLED)
    roll(state, seat)


def trade(state: SteamState, seat: Seat, dish: i64) -> None:
    """ST-43  The Tiger swaps a token for the other of two.  ST-46  The Snake trades one for two cards."""
    zodiac = state.zodiac[seat]
    state.tell(TRADED, seat, dish)
    if not TRADE_CARDS[zodiac]:
        take_token(state, seat, other_of(zodiac, dish))
    return_token(state, seat, dish)
    if TRADE_CARDS[zodiac]:
        state.plan(seat, DRAW_MORE, TRADE_CARDS[zodiac])


@final
class AbilityRolled(Duty[SteamState]):
    """ST-41, ST-49  What the number means.  ST-R17  It is compulsory; if impossible, nothing happens."""

    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        outcome = ROLL_OUTCOME[state.zodiac[seat] * FACE_COUNT + state.die]
        if outcome == DRAWS:
            state.plan(seat, DRAW_MORE, 1)
        elif outcome == ROTATES:
            ask_rotate(state, seat, 0, QUARTER)
        elif outcome == GAINS:
            state.plan(seat, EAT)
            state.plan(seat, BAG_MORE, 1)
        elif outcome == MOVES:
            ask_move(state, seat)


def forbidding_ability(state: SteamState, seat: Seat, done: i64, action: Action) -> str:
    """The rule of the ability, if the zodiac has another one; else what is in its way."""
    zodiac = state.zodiac[seat]
    if action >= TRADE:
        return forbidding_trade(state, seat, done, action - TRADE)
    gambles = action < ROLL_DIE
    if not ROLLS[zodiac] or (ROLL_COST[zodiac] > 0) != gambles:
        return "ST-41" if gambles else "ST-49"
    return "ST-R16" if USED.of(done) else "ST-41"


def forbidding_trade(state: SteamState, seat: Seat, done: i64, dish: i64) -> str:
    zodiac = state.zodiac[seat]
    rule = "ST-46" if TRADE_CARDS[zodiac] else "ST-43"
    if dish not in (TRADE_FIRST[zodiac], TRADE_SECOND[zodiac]):
        return rule
    if USED.of(done):
        return "ST-R16"
    if not count_of(state.tokens[seat], dish):
        return rule
    return "ST-R20" if TRADE_CARDS[zodiac] else "ST-R19"


RULES.duty(ABILITY_ROLLED, AbilityRolled())
