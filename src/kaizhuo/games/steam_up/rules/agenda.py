"""How a rule goes on: the stack of open questions also holds what is to be done without asking.

An *item* lies on the stack until everything above it is settled; then it is carried out at once, and may ask or plan
more.  So between two answers the top of the stack is always a question.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kaizhuo.core.state import Action, Seat, seat_of, step_of, subject_of
from kaizhuo.core.step import ChanceStep, Step
from kaizhuo.games.steam_up.rules.state import SteamState

FIRST_ITEM: Final[i64] = 128  # items are numbered above all questions

# In the order of the items of `game.py`
FILL_NEXT: Final[i64] = 128
DEAL_BOARDS: Final[i64] = 129
REVEAL_BOARDS: Final[i64] = 130
CHOOSE_STARTER: Final[i64] = 131
HAND_OUT: Final[i64] = 132
NEW_ROUND: Final[i64] = 133
OPEN_TURNS: Final[i64] = 134
NEXT_TURN: Final[i64] = 135
GO_ON_TURN: Final[i64] = 136
ABILITY_ROLLED: Final[i64] = 137
CARRY_OUT: Final[i64] = 138
DO_EFFECT: Final[i64] = 139
FINISH_CARD: Final[i64] = 140
MAY_ROTATE: Final[i64] = 141
DRAW_MORE: Final[i64] = 142
DISCARD_MORE: Final[i64] = 143
TAKE_SHOWN: Final[i64] = 144
BAG_MORE: Final[i64] = 145
EAT: Final[i64] = 146
TASTE_ONE: Final[i64] = 147
SERVE_ONE: Final[i64] = 148
REWARD_MORE: Final[i64] = 149
ROLL_OFF: Final[i64] = 150
ROLLED_OFF: Final[i64] = 151
DISH_ROLLED: Final[i64] = 152
CLASH_ROLLED: Final[i64] = 153
PUT_BACK: Final[i64] = 154


@mypyc_attr(allow_interpreted_subclasses=True)
class Item:
    """Something to be done without asking."""

    def run(self, state: SteamState, seat: Seat, subject: i64) -> None:
        raise NotImplementedError


ITEMS: Final[list[Item]] = []  # filled by `game.py`


def plan(state: SteamState, seat: Seat, item: i64, subject: i64 = 0) -> None:
    """To be done when everything that is asked and planned after this is settled."""
    state.ask(seat, item, subject)


def go_on(state: SteamState) -> None:
    """Do what is planned until somebody is asked, or the game is over."""
    while True:
        last: i64 = len(state.pending) - 1
        if last < 0:
            return
        planned = state.pending[last]
        number = step_of(planned)
        if number < FIRST_ITEM:
            return
        state.answer()
        ITEMS[number - FIRST_ITEM].run(state, seat_of(planned), subject_of(planned))


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[SteamState]):
    """A question to a player: `do` carries out the answer, then what is planned goes on."""

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        self.do(state, seat, subject, action)
        go_on(state)

    def do(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ChanceStep[SteamState]):
    """A question to dice, bag and cards."""

    def even(self) -> bool:
        return False

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        self.do(state, subject, action)
        go_on(state)

    def do(self, state: SteamState, subject: i64, action: Action) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that a card does (3.4); `count` and `limit` are the amounts of the components file."""

    def possible(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> bool:
        return True

    def begin(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> None:
        """Only when it is possible."""
        raise NotImplementedError
