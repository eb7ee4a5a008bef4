"""Setup: zodiac boards, starting player, starting resources (ST-3 to ST-7, ST-R42, ST-R43)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT, lowest
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep, Step
from kaizhuo.core.subject import Field
from kaizhuo.games.steam_up.box.tables import (
    ALL_ZODIACS,
    BEGINNERS,
    CHOOSES_ROWS,
    DISH_COUNT,
    START_CARDS,
    START_DIFFERENT,
    START_TOKENS,
    THREE_PLUS,
    ZODIACS_DEALT,
)
from kaizhuo.games.steam_up.rules.filling import BY_PLAYERS, stack_up
from kaizhuo.games.steam_up.rules.state import NOBODY, RULES, SteamState, new_state
from kaizhuo.games.steam_up.rules.tokens import ANY, DIFFERENT, ask_take
from kaizhuo.games.steam_up.rules.words import (
    CHOOSE_STARTER,
    CHOOSING_ZODIAC,
    DEAL_BOARDS,
    DEAL_ZODIAC,
    DEALING_ZODIACS,
    DEALT,
    DISCOURAGED,
    DRAW_MORE,
    FILL_NEXT,
    HAND_OUT,
    KEEP,
    NEW_ROUND,
    REVEAL_BOARDS,
    REVEALED,
    START,
    STARTED,
    STARTING,
)

# Of boards: whether only those with the beginner mark are dealt, and how many have been
BEGINNER: Final = Field(0, 1)
GIVEN_OUT: Final = Field(1, 7)


def set_up(seats: i64, easier: i64, open_stacks: i64, by_players: i64, beginner: i64) -> SteamState:
    """ST-1 to ST-7, in this order; what comes last is planned first."""
    state = new_state(seats, easier, open_stacks | by_players)
    state.plan(NOBODY, NEW_ROUND)
    state.plan(NOBODY, CHOOSE_STARTER)
    state.plan(NOBODY, DEAL_BOARDS, BEGINNER.put(beginner))
    state.plan(NOBODY, FILL_NEXT, BY_PLAYERS.put(by_players))
    if by_players:
        state.sizes = 0
    else:
        stack_up(state)
    return state


# Zodiac boards


def boards_each(state: SteamState, beginner: i64) -> i64:
    """ST-6  Two boards each; of the beginner boards only one each with more than two players."""
    return i64(1) if beginner and state.seats > 2 else ZODIACS_DEALT


def boards(beginner: i64) -> i64:
    """ST-6, ST-R42  All boards, or those with the beginner mark."""
    return BEGINNERS if beginner else ALL_ZODIACS


@final
class DealBoards(Duty[SteamState]):
    """ST-6  Each player is dealt two zodiac boards.  Subject: beginner boards or not, and how many have been dealt."""

    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        each = boards_each(state, BEGINNER.of(subject))
        if GIVEN_OUT.of(subject) < each * state.seats:
            state.ask(CHANCE, DEALING_ZODIACS, subject)
            return
        state.plan(NOBODY, REVEAL_BOARDS)
        for player in range(state.seats):
            if each == 1:
                state.zodiac[player] = lowest(state.dealt[player])
            else:
                state.ask(state.seats - 1 - player, CHOOSING_ZODIAC, BEGINNER.put(BEGINNER.of(subject)))


@final
class DealingZodiacs(ChanceStep[SteamState]):
    """ST-6, ST-R42  Any board that is still there; only those with the beginner mark if so agreed."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        left = boards(BEGINNER.of(subject))
        for player in range(state.seats):
            left &= ~state.dealt[player]
        out.add_each(DEAL_ZODIAC, left)

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        zodiac = action - DEAL_ZODIAC
        player = GIVEN_OUT.of(subject) % state.seats
        state.dealt[player] |= BIT[zodiac]
        state.tell(DEALT, player, zodiac, 0, BIT[player])
        if state.seats == 2 and THREE_PLUS & BIT[zodiac]:
            state.tell(DISCOURAGED, player, zodiac, 0, BIT[player])
        state.plan(NOBODY, DEAL_BOARDS, subject + GIVEN_OUT.put(1))


@final
class ChoosingZodiac(Step[SteamState]):
    """ST-6  Each keeps one secretly.  Subject: whether only beginner boards were dealt."""

    def simultaneous(self) -> bool:
        return True

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(KEEP, state.dealt[seat])

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        state.zodiac[seat] = action - KEEP

    def forbidding(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> str:
        return "ST-6"


@final
class RevealBoards(Duty[SteamState]):
    """ST-6  All are shown together.  Boards that were not kept are out of the game."""

    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        for player in range(state.seats):
            zodiac = state.zodiac[player]
            state.dealt[player] = 0
            state.tell(REVEALED, player, zodiac)
            if not CHOOSES_ROWS[zodiac]:
                for dish in range(DISH_COUNT):
                    state.give_row(player, dish, dish)


# Starting player and resources


@final
class ChooseStarter(Duty[SteamState]):
    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        state.ask(CHANCE, STARTING)


@final
class Starting(ChanceStep[SteamState]):
    """ST-7  The starting player is random."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_span(START, state.seats)

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        state.marker = action - START
        state.tell(STARTED, state.marker)
        state.plan(NOBODY, HAND_OUT, 0)


@final
class HandOut(Duty[SteamState]):
    """ST-7, ST-R43  From the starting player clockwise, each first tokens, then cards.  Subject: how many."""

    def do(self, state: SteamState, seat: Seat, served: i64) -> None:
        if served == state.seats:
            return
        player = (state.marker + served) % state.seats
        zodiac = state.zodiac[player]
        state.plan(NOBODY, HAND_OUT, served + 1)
        state.plan(player, DRAW_MORE, START_CARDS[zodiac])
        ask_take(state, player, START_TOKENS[zodiac], DIFFERENT if START_DIFFERENT[zodiac] else ANY)


RULES.duty(DEAL_BOARDS, DealBoards())
RULES.step(DEALING_ZODIACS, DealingZodiacs())
RULES.step(CHOOSING_ZODIAC, ChoosingZodiac())
RULES.duty(REVEAL_BOARDS, RevealBoards())
RULES.duty(CHOOSE_STARTER, ChooseStarter())
RULES.step(STARTING, Starting())
RULES.duty(HAND_OUT, HandOut())
