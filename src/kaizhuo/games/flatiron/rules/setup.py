"""Chapter 1: setup (FL-1 to FL-4, FL-25)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT, size
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep, Step
from kaizhuo.games.flatiron.box.tables import (
    BOARD_COUNT,
    BURNHAM_SEAT,
    DECREE_COUNT,
    DECREES_LAID_OUT,
    MONEY_FIRST,
    MONEY_SECOND,
    MONEY_SOLO,
    PLAYER_SEAT,
    PLAYERS,
    SIDE_COUNT,
    STREET_COUNT,
)
from kaizhuo.games.flatiron.rules.newspapers import TO_ACTIVE, draw_paper
from kaizhuo.games.flatiron.rules.state import RULES, FlatironState
from kaizhuo.games.flatiron.rules.turns import begin_turn
from kaizhuo.games.flatiron.rules.words import (
    BEGIN,
    BOARD_CHOSEN,
    BOARD_DEALT,
    BURNHAM_BOARD,
    BURNHAM_BOARDED,
    BURNHAM_BOARDING,
    BURNHAM_DEALT,
    BURNHAM_SIDE,
    BURNHAM_SIDING,
    CHOOSE_SIDE,
    DEAL,
    DEALING,
    DECREE_LAID,
    DRAFTING,
    DRAWING_TILE,
    LAY_OUT,
    LAYING_OUT,
    REVEAL_BOARDS,
    REVEALING_CARD,
    START,
    STARTED,
    STARTING,
)

BOARDS_DEALT: Final[i64] = 2
ALL_BOARDS: Final[i64] = BIT[BOARD_COUNT] - 1
ALL_DECREES: Final[i64] = BIT[DECREE_COUNT] - 1


def set_up(state: FlatironState) -> None:
    """What is laid out, in order from the top of the stack: the last one asked comes first."""
    if state.solo():
        state.plan(BURNHAM_SEAT, BEGIN)
        state.ask(CHANCE, BURNHAM_BOARDING)
    else:
        state.ask(CHANCE, STARTING)
    state.plan(PLAYER_SEAT, REVEAL_BOARDS)
    seat = state.seats - 1
    while seat >= 0:
        state.ask(seat, DRAFTING)
        seat -= 1
    state.ask(CHANCE, DEALING)
    for _ in range(DECREES_LAID_OUT):
        state.ask(CHANCE, LAYING_OUT)
    street = STREET_COUNT - 1
    while street >= 0:
        state.ask(CHANCE, REVEALING_CARD, street)
        street -= 1
    draw_paper(state, PLAYER_SEAT, TO_ACTIVE)
    state.ask(CHANCE, DRAWING_TILE)
    state.ask(CHANCE, DRAWING_TILE)


@final
class LayingOut(ChanceStep[FlatironState]):
    """FL-3  Six of the ten decrees are laid out; the others leave the game."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(LAY_OUT, ALL_DECREES & ~state.decrees)

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        state.decrees |= BIT[action - LAY_OUT]
        state.tell(DECREE_LAID, action - LAY_OUT)


# Boards


@final
class Dealing(ChanceStep[FlatironState]):
    """FL-4  Two boards for each player, at random (FL-R41); the last two need no drawing."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(DEAL, ALL_BOARDS & ~state.dealt[0])

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        deal_board(state, 0, action - DEAL)
        if size(state.dealt[0]) < BOARDS_DEALT:
            state.ask(CHANCE, DEALING)
        elif not state.solo():
            for board in range(BOARD_COUNT):
                if not state.dealt[0] & BIT[board]:
                    deal_board(state, 1, board)


def deal_board(state: FlatironState, seat: Seat, board: i64) -> None:
    state.dealt[seat] |= BIT[board]
    state.tell(BOARD_DEALT, seat, board)


def sides_of(state: FlatironState, boards: i64) -> i64:
    """FL-4  The sides that may be chosen, as a set; in a first game only the purple ones."""
    found: i64 = 0
    for side in range(SIDE_COUNT):
        if boards & BIT[side >> 1] and not (state.first_game and side & 1):
            found |= BIT[side]
    return found


@final
class Drafting(Step[FlatironState]):
    """FL-4  Keep one of your two boards and pick a side.  FL-R41  Both choose at the same time."""

    def simultaneous(self) -> bool:
        return True

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(CHOOSE_SIDE, sides_of(state, state.dealt[seat]))

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        state.side[seat] = action - CHOOSE_SIDE

    def forbidding(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> str:
        return "FL-4"


@final
class RevealBoards(Duty[FlatironState]):
    """FL-R42  Board choices are revealed together."""

    def do(self, state: FlatironState, player: i64, subject: i64) -> None:
        for seat in range(state.seats):
            state.tell(BOARD_CHOSEN, seat, state.side[seat])


@final
class Starting(ChanceStep[FlatironState]):
    """FL-4  A random player starts and has less money."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_span(START, PLAYERS)

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        starter = action - START
        state.money[starter] = MONEY_FIRST
        state.money[1 - starter] = MONEY_SECOND
        state.tell(STARTED, starter)
        state.plan(starter, BEGIN)


@final
class BurnhamBoarding(ChanceStep[FlatironState]):
    """FL-25  He gets, at random, one of the three boards that you did not keep."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(BURNHAM_BOARD, ALL_BOARDS & ~BIT[state.side[PLAYER_SEAT] >> 1])

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        board = action - BURNHAM_BOARD
        state.tell(BURNHAM_DEALT, board)
        if state.first_game:
            take_side(state, 2 * board)
        else:
            state.ask(PLAYER_SEAT, BURNHAM_SIDING, board)


@final
class BurnhamSiding(Step[FlatironState]):
    """FL-25  You choose the side of his board.  FL-R51  In a first game it is the purple one."""

    def options(self, state: FlatironState, seat: Seat, board: i64, out: Answers) -> None:
        out.add_each(BURNHAM_SIDE, sides_of(state, BIT[board]))

    def apply(self, state: FlatironState, seat: Seat, board: i64, action: Action) -> None:
        take_side(state, action - BURNHAM_SIDE)

    def forbidding(self, state: FlatironState, seat: Seat, board: i64, action: Action) -> str:
        return "FL-25"


def take_side(state: FlatironState, side: i64) -> None:
    state.side[BURNHAM_SEAT] = side
    state.tell(BURNHAM_BOARDED, side)


@final
class Begin(Duty[FlatironState]):
    """FL-4, FL-25  The first turn; alone you have nine dollars, and Burnham, who has none, starts."""

    def do(self, state: FlatironState, player: i64, subject: i64) -> None:
        if state.solo():
            state.money[PLAYER_SEAT] = MONEY_SOLO
        begin_turn(state, player)


RULES.step(LAYING_OUT, LayingOut())
RULES.step(DEALING, Dealing())
RULES.step(DRAFTING, Drafting())
RULES.step(STARTING, Starting())
RULES.step(BURNHAM_BOARDING, BurnhamBoarding())
RULES.step(BURNHAM_SIDING, BurnhamSiding())
RULES.duty(REVEAL_BOARDS, RevealBoards())
RULES.duty(BEGIN, Begin())
