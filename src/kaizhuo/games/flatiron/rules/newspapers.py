"""Chapter 5: newspapers and the newsboy (FL-21, FL-22, FL-30)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep, Step
from kaizhuo.core.subject import Field
from kaizhuo.games.flatiron.box.tables import (
    NEWSBOY,
    NEWSBOY_COUNT,
    PAPER_COPIES,
    PAPER_COUNT,
    PAPER_DEED,
    PLAYER_SEAT,
)
from kaizhuo.games.flatiron.rules.state import NO_PAPER, NOTHING, RULES, FlatironState
from kaizhuo.games.flatiron.rules.words import (
    BURNHAM_NEWSBOY,
    DRAW_PAPER,
    DRAWING_PAPER,
    DREW_PAPER,
    GAVE_PAPER,
    KEEP,
    KEEPING,
    KEPT_PAPER,
    MEET_NEWSBOY,
    NEWSBOY_MET,
    OFFER,
    PAPER_DRAWN,
    PAPER_GIVEN,
    PAPER_TURNED,
    PLAY,
    PLAYED,
)

# The subject of DRAWING_PAPER: for whom a newspaper is drawn, and what happens to it.
DRAWER: Final = Field(0, 1)
PURPOSE: Final = Field(1, 2)
TO_ACTIVE: Final[i64] = 0
TO_HAND: Final[i64] = 1
TO_CHOOSE_FIRST: Final[i64] = 2
TO_CHOOSE_SECOND: Final[i64] = 3


def draw_paper(state: FlatironState, player: i64, purpose: i64) -> None:
    state.ask(CHANCE, DRAWING_PAPER, DRAWER.put(player) | PURPOSE.put(purpose))


def make_active(state: FlatironState, paper: i64) -> None:
    """FL-21  It replaces the active newspaper.  FL-R16  That one leaves the game."""
    if state.active != NOTHING:
        state.used[state.active] += 1
    state.active = paper


# FL-21  Playing


def add_papers(state: FlatironState, player: i64, out: Answers) -> None:
    """FL-R15  In a gap of your turn you may play any newspaper that you hold."""
    hand = state.hand
    first = player * PAPER_COUNT
    for paper in range(PAPER_COUNT):
        if hand[first + paper]:
            out.add(PLAY + paper)


def play_paper(state: FlatironState, player: i64, paper: i64) -> None:
    """FL-21  It becomes the active one; then its action.  FL-R20  Which may be carried out or left.

    FL-R42  Of two equal newspapers the one that the opponent knows of goes first: nobody can tell them apart.
    """
    at = player * PAPER_COUNT + paper
    state.hand[at] -= 1
    if state.known[at]:
        state.known[at] -= 1
    state.tell(PLAYED, player, paper)
    make_active(state, paper)
    state.plan(player, OFFER, PAPER_DEED[paper])


# FL-22  The newsboy


@final
class MeetNewsboy(Duty[FlatironState]):
    """FL-22  He moves on, and newspapers are drawn.  FL-R17  Two positions are resolved one after the other."""

    def do(self, state: FlatironState, player: i64, subject: i64) -> None:
        if state.newsboy == NEWSBOY_COUNT or state.vp[player] < NEWSBOY[state.newsboy]:
            return
        position = NEWSBOY[state.newsboy]
        state.newsboy += 1
        state.plan(player, MEET_NEWSBOY)
        if state.is_burnham(player):
            state.tell(BURNHAM_NEWSBOY, position)
            burnham_papers(state)
        else:
            state.tell(NEWSBOY_MET, player, position)
            draw_two(state, player)


def draw_two(state: FlatironState, player: i64) -> None:
    """FL-22  Draw two.  FL-R16  If only one is left, it is yours; if none, the newsboy just moves on."""
    left = state.papers_left()
    if left > 1:
        draw_paper(state, player, TO_CHOOSE_FIRST)
    elif left:
        draw_paper(state, player, TO_HAND)


def burnham_papers(state: FlatironState) -> None:
    """FL-30  The first becomes active and the second is yours.  FL-R16  If only one is left, you get none."""
    left = state.papers_left()
    if left > 1:
        draw_paper(state, PLAYER_SEAT, TO_HAND)
    if left:
        draw_paper(state, PLAYER_SEAT, TO_ACTIVE)


def in_supply(state: FlatironState, paper: i64) -> i64:
    """How many newspapers of a kind are in the supply."""
    left = PAPER_COPIES - state.used[paper] - state.hand[paper] - state.hand[PAPER_COUNT + paper]
    if state.active == paper:
        left -= 1
    if state.first_drawn == paper:
        left -= 1
    if state.second_drawn == paper:
        left -= 1
    return left


@final
class DrawingPaper(ChanceStep[FlatironState]):
    """FL-2, FL-19, FL-22  A newspaper from the face-down supply."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        for paper in range(PAPER_COUNT):
            out.add_copies(DRAW_PAPER + paper, in_supply(state, paper))

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        paper = action - DRAW_PAPER
        player = DRAWER.of(subject)
        purpose = PURPOSE.of(subject)
        if purpose == TO_ACTIVE:
            make_active(state, paper)
            state.tell(PAPER_TURNED, paper)
            return
        tell_draw(state, player, paper)
        if purpose == TO_HAND:
            state.hand[player * PAPER_COUNT + paper] += 1
        elif purpose == TO_CHOOSE_FIRST:
            state.first_drawn = paper
            draw_paper(state, player, TO_CHOOSE_SECOND)
        else:
            state.second_drawn = paper
            state.ask(player, KEEPING)


def tell_draw(state: FlatironState, player: i64, paper: i64) -> None:
    """FL-R42  Everybody sees that a newspaper is drawn; the player who draws it sees which."""
    state.tell(PAPER_DRAWN, player)
    state.tell(DREW_PAPER, player, paper, 0, BIT[player])


@final
class Keeping(Step[FlatironState]):
    """FL-22  Keep one of the two, hidden, and give the other to your opponent.  FL-30  Alone it becomes active.

    Two equal newspapers are asked about all the same, or the opponent would learn which one was kept (FL-R42).
    """

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(KEEP, BIT[state.first_drawn] | BIT[state.second_drawn])

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        kept = action - KEEP
        given = state.second_drawn if kept == state.first_drawn else state.first_drawn
        state.first_drawn = NO_PAPER
        state.second_drawn = NO_PAPER
        state.hand[seat * PAPER_COUNT + kept] += 1
        state.tell(KEPT_PAPER, seat, kept, 0, BIT[seat])
        if state.solo():
            make_active(state, given)
            state.tell(PAPER_TURNED, given)
        else:
            give_paper(state, seat, given)

    def forbidding(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> str:
        return "FL-R50" if state.solo() else "FL-22"


def give_paper(state: FlatironState, seat: Seat, paper: i64) -> None:
    """FL-R42  The giver knows the newspaper that they gave."""
    at = (1 - seat) * PAPER_COUNT + paper
    state.hand[at] += 1
    state.known[at] += 1
    state.tell(PAPER_GIVEN, seat)
    state.tell(GAVE_PAPER, seat, paper, 0, BIT[0] | BIT[1])


RULES.step(DRAWING_PAPER, DrawingPaper())
RULES.step(KEEPING, Keeping())
RULES.duty(MEET_NEWSBOY, MeetNewsboy())
