"""Cards that concern somebody else, and the starting-player marker (ST-28, ST-31, 3.5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep, Step
from kaizhuo.core.subject import Field
from kaizhuo.games.steam_up.rules.cards import draw_kinds
from kaizhuo.games.steam_up.rules.counts import ONE, list_dishes
from kaizhuo.games.steam_up.rules.dice import roll_off
from kaizhuo.games.steam_up.rules.effect import Effect
from kaizhuo.games.steam_up.rules.memory import change_hands
from kaizhuo.games.steam_up.rules.state import RULES, SteamState
from kaizhuo.games.steam_up.rules.words import (
    CHALLENGE,
    CHALLENGED,
    CHALLENGING,
    CLASH_ROLLED,
    DRAW_MORE,
    ROB,
    ROBBING,
    SEIZE,
    SEIZED,
    SEIZING,
    STEAL,
    STEALING,
    STOLE,
    STOLE_CARD,
    TOOK_MARKER,
)

# Of a clash: the tokens and the cards at stake; the opponent, and the stakes or the tokens that are still to be taken
TOKENS: Final = Field(0, 4)
CARDS: Final = Field(4, 4)
OPPONENT: Final = Field(0, 4)
STAKES: Final = Field(4, 8)
TO_SEIZE: Final = Field(4, 4)

# Of a theft
THIEF: Final = Field(0, 4)
VICTIM: Final = Field(4, 4)


def lowest_seat(state: SteamState) -> i64:
    """ST-28, ST-R1  Fewest HP; of those tied, the one farthest clockwise from the starting-player marker."""
    found = state.marker
    for distance in range(i64(1), state.seats):
        seat = (state.marker + distance) % state.seats
        if state.hp[seat] <= state.hp[found]:
            found = seat
    return found


@final
class TakeMarker(Effect):
    """ST-31  Only cards move the starting-player marker."""

    def begin(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> None:
        if state.marker != seat:
            state.marker = seat
            state.tell(TOOK_MARKER, seat)


# Chopstick Clash


@final
class Clash(Effect):
    """Roll against an opponent: for tokens of theirs, or for cards that they draw."""

    def possible(self, state: SteamState, seat: Seat, tokens: i64, cards: i64) -> bool:
        for rival in range(state.seats):
            if rival != seat and state.tokens[rival]:
                return True
        return False

    def begin(self, state: SteamState, seat: Seat, tokens: i64, cards: i64) -> None:
        state.ask(seat, CHALLENGING, TOKENS.put(tokens) | CARDS.put(cards))


@final
class Challenging(Step[SteamState]):
    """3.5  Choose an opponent with a token; both roll, ties roll again."""

    def options(self, state: SteamState, seat: Seat, stakes: i64, out: Answers) -> None:
        for rival in range(state.seats):
            if rival != seat and state.tokens[rival]:
                out.add(CHALLENGE + rival)

    def apply(self, state: SteamState, seat: Seat, stakes: i64, action: Action) -> None:
        rival = action - CHALLENGE
        state.tell(CHALLENGED, seat, rival)
        state.plan(seat, CLASH_ROLLED, OPPONENT.put(rival) | STAKES.put(stakes))
        roll_off(state, BIT[seat] | BIT[rival])

    def forbidding(self, state: SteamState, seat: Seat, stakes: i64, action: Action) -> str:
        return "ST-13"


@final
class ClashRolled(Duty[SteamState]):
    """You win: take tokens of your choice.  They win: they draw cards."""

    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        rival = OPPONENT.of(subject)
        stakes = STAKES.of(subject)
        if state.favoured == seat:
            state.ask(seat, SEIZING, OPPONENT.put(rival) | TO_SEIZE.put(TOKENS.of(stakes)))
        else:
            state.plan(rival, DRAW_MORE, CARDS.of(stakes))


@final
class Seizing(Step[SteamState]):
    """3.5  Take a token of your choice from the opponent.  Subject: the opponent and how many."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        list_dishes(state.tokens[OPPONENT.of(subject)], SEIZE, out)

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        rival = OPPONENT.of(subject)
        left = TO_SEIZE.of(subject) - 1
        dish = action - SEIZE
        state.tokens[rival] -= ONE[dish]
        state.tokens[seat] += ONE[dish]
        state.tell(SEIZED, seat, rival, dish)
        if left and state.tokens[rival]:
            state.ask(seat, SEIZING, OPPONENT.put(rival) | TO_SEIZE.put(left))

    def forbidding(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> str:
        return "ST-13"


# Sticky Fingers


@final
class StealCard(Effect):
    """Take a random Fortune card of an opponent into your hand."""

    def possible(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> bool:
        for rival in range(state.seats):
            if rival != seat and state.hand_size(rival):
                return True
        return False

    def begin(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> None:
        state.ask(seat, ROBBING)


@final
class Robbing(Step[SteamState]):
    """3.5  Choose an opponent with a Fortune card in hand."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        for rival in range(state.seats):
            if rival != seat and state.hand_size(rival):
                out.add(ROB + rival)

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        state.ask(CHANCE, STEALING, THIEF.put(seat) | VICTIM.put(action - ROB))

    def forbidding(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> str:
        return "ST-13"


@final
class Stealing(ChanceStep[SteamState]):
    """3.5  Any of their cards, all equally likely.  ST-R40  Only the two of them know which."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        draw_kinds(state.hand[VICTIM.of(subject)], STEAL, out)

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        thief = THIEF.of(subject)
        victim = VICTIM.of(subject)
        kind = action - STEAL
        change_hands(state, victim, thief, kind)
        state.tell(STOLE, thief, victim)
        state.tell(STOLE_CARD, thief, victim, kind, BIT[thief] | BIT[victim])


RULES.step(CHALLENGING, Challenging())
RULES.duty(CLASH_ROLLED, ClashRolled())
RULES.step(SEIZING, Seizing())
RULES.step(ROBBING, Robbing())
RULES.step(STEALING, Stealing())
