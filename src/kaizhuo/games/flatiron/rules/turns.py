"""Chapter 2: a turn (FL-5 to FL-7, FL-11, FL-12) and the gaps in it for newspapers (FL-21, FL-R15)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import Action, Seat, decision, seat_of, step_of, subject_of
from kaizhuo.core.step import Step
from kaizhuo.core.subject import Field
from kaizhuo.games.flatiron.box.tables import (
    AMOUNT_NUMBER,
    CARD_COUNT,
    CITY_HALL,
    DECREE_COUNT,
    LOCATION_COUNT,
    PAPER_COUNT,
    PAPER_DEED,
    PLAYERS,
    STREET_COUNT,
    TURN_LIMIT,
)
from kaizhuo.games.flatiron.rules.burnham import begin_burnham
from kaizhuo.games.flatiron.rules.cards import (
    begin_card,
    begin_decree,
    forbidding_card,
    forbidding_decree,
    may_buy_card,
    may_buy_decree,
)
from kaizhuo.games.flatiron.rules.columns import column_deeds, length
from kaizhuo.games.flatiron.rules.deeds import do_deed, doable
from kaizhuo.games.flatiron.rules.floors import may_share, money_to_take, visit_money
from kaizhuo.games.flatiron.rules.gains import earn
from kaizhuo.games.flatiron.rules.newspapers import add_papers, play_paper
from kaizhuo.games.flatiron.rules.scoring import finish
from kaizhuo.games.flatiron.rules.stacks import stack_of
from kaizhuo.games.flatiron.rules.state import NOTHING, RULES, FlatironState
from kaizhuo.games.flatiron.rules.words import (
    ACTING,
    ACTIVATE,
    ACTIVATED,
    AGREED,
    BURNHAM_ENDS,
    BUY,
    BUY_LAW,
    CHOOSING,
    CUT_SHORT,
    DID,
    DO,
    END_TURN,
    ENDING,
    LAST_GAP,
    MOVE,
    MOVED,
    MOVING,
    NEXT_DEED,
    OFFER,
    PLAY,
    SKIP,
    SKIPPED,
    TAKE,
    TOOK_MONEY,
    TURN_BEGAN,
)

ALL_LOCATIONS: Final[i64] = BIT[LOCATION_COUNT] - 1

# The subject of NEXT_DEED and ACTING
COLUMN_DEED: Final = Field(0, 6)
FIRST: Final = Field(6, 1)  # the first action of a column: there is no gap before it

# The subject of LAST_GAP while a column is gone through
IN_COLUMN: Final = Field(0, 1)
CARDS_BELOW: Final = Field(1, 3)  # how many there were when the column was activated (FL-R53)
CARDS_ABOVE: Final = Field(4, 3)
DONE: Final = Field(7, 16)  # a bit for each action that was done, by the number of actions that come after it


def begin_turn(state: FlatironState, player: i64) -> None:
    """FL-5  Move your architect, then do exactly one thing."""
    state.turns += 1
    if state.is_burnham(player):
        begin_burnham(state)
        return
    state.tell(TURN_BEGAN, player, (state.turns + 1) // PLAYERS)
    state.ask(player, MOVING)


def end_turn(state: FlatironState, player: i64) -> None:
    """FL-17  The game ends after the turn in which the roof is built.

    FL-R43  Or by agreement, or after very many turns.
    """
    too_long = not state.solo() and state.turns >= PLAYERS * TURN_LIMIT
    if state.roof_by == NOTHING and not too_long and not state.agreed:
        begin_turn(state, 1 - player)
        return
    if state.roof_by == NOTHING and not state.agreed:
        state.tell(CUT_SHORT, TURN_LIMIT)
    finish(state)


def may_agree(state: FlatironState) -> bool:
    """FL-R43  With two players, once turns are taken and while the roof is not on."""
    return not state.solo() and state.turns > 0 and state.roof_by == NOTHING and not state.agreed


def agree(state: FlatironState) -> None:
    """FL-R43  The present turn is the last."""
    state.agreed = 1
    state.tell(AGREED)


def forbidding_paper(action: Action) -> str:
    """A newspaper that is not there, or something else that cannot be said now."""
    return "FL-21" if 0 <= action - PLAY < PAPER_COUNT else ""


# Move


def destinations(state: FlatironState, player: i64) -> i64:
    """FL-6  Never staying, never onto the other architect.  FL-R26  You must leave even a shared location."""
    found = ALL_LOCATIONS
    here = state.location[player]
    if here != NOTHING:
        found &= ~BIT[here]
    there = state.location[1 - player]
    if there != NOTHING and not may_share(state):
        found &= ~BIT[there]
    return found


@final
class Moving(Step[FlatironState]):
    """FL-6  To another of the five locations.  FL-R15  Before the move you may play newspapers."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(MOVE, destinations(state, seat))
        add_papers(state, seat, out)

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        if action >= PLAY:
            state.ask(seat, MOVING)
            play_paper(state, seat, action - PLAY)
            return
        location = action - MOVE
        state.location[seat] = location
        state.tell(MOVED, seat, location)
        earn(state, seat, visit_money(state, location))
        state.ask(seat, CHOOSING)

    def forbidding(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> str:
        location = action - MOVE
        if not 0 <= location < LOCATION_COUNT:
            return forbidding_paper(action) or "FL-5"
        if location == state.location[seat]:
            return "FL-R26" if may_share(state) else "FL-6"
        return "FL-R44" if state.solo() else "FL-6"


# Do one thing


@final
class Choosing(Step[FlatironState]):
    """FL-7  Buy a card there, activate the location, or take two dollars."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        location = state.location[seat]
        money = state.money[seat]
        if location == CITY_HALL:
            if may_buy_decree(state, seat, 0, money):
                out.add_each(BUY_LAW, state.decrees)
        elif state.top[location] != NOTHING and may_buy_card(state, seat, state.top[location], 0, money):
            out.add(BUY + state.top[location])
        out.add(ACTIVATE + location)
        out.add(TAKE + AMOUNT_NUMBER[money_to_take(state, location)])
        add_papers(state, seat, out)

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        if action >= PLAY:
            state.ask(seat, CHOOSING)
            play_paper(state, seat, action - PLAY)
            return
        state.plan(seat, LAST_GAP, column_begun(state, seat) if ACTIVATE <= action < TAKE else 0)
        if action < BUY_LAW:
            begin_card(state, seat, action - BUY, 0)
        elif action < ACTIVATE:
            begin_decree(state, seat, action - BUY_LAW, 0)
        elif action < TAKE:
            activate(state, seat, action - ACTIVATE)
        else:
            take_money(state, seat)

    def forbidding(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> str:
        location = state.location[seat]
        if 0 <= action - BUY < CARD_COUNT:
            if stack_of(state, action - BUY) != location:
                return "FL-R13" if location != CITY_HALL and state.top[location] == NOTHING else "FL-7"
            return forbidding_card(state, seat, action - BUY, 0)
        if 0 <= action - BUY_LAW < DECREE_COUNT and location == CITY_HALL:
            return forbidding_decree(state, seat, action - BUY_LAW, 0)
        return forbidding_paper(action) or "FL-7"


def take_money(state: FlatironState, player: i64) -> None:
    """FL-7  Two dollars, at City Hall more while the floor says so."""
    dollars = money_to_take(state, state.location[player])
    state.money[player] += dollars
    state.tell(TOOK_MONEY, player, dollars)


def activate(state: FlatironState, player: i64, location: i64) -> None:
    """FL-11  The actions visible now, strictly from top to bottom (FL-R53).  FL-12  At City Hall the newspaper."""
    state.tell(ACTIVATED, player, location)
    if location == CITY_HALL:
        state.plan(player, OFFER, PAPER_DEED[state.active])
        return
    deeds = column_deeds(state, player, location)
    last: i64 = len(deeds) - 1
    while last > 0:
        state.plan(player, NEXT_DEED, COLUMN_DEED.put(deeds[last]))
        last -= 1
    state.plan(player, NEXT_DEED, COLUMN_DEED.put(deeds[0]) | FIRST.put(1))


def column_begun(state: FlatironState, player: i64) -> i64:
    """What the last gap remembers of a column that is activated."""
    location = state.location[player]
    if location == CITY_HALL:
        return 0
    column = player * STREET_COUNT + location
    above = CARDS_ABOVE.put(length(state.above[column]))
    return IN_COLUMN.put(1) | above | CARDS_BELOW.put(length(state.below[column]))


def deeds_to_come(state: FlatironState) -> i64:
    """Actions of the activated column that nobody has been asked about yet."""
    count: i64 = 0
    for waiting in state.pending:
        if step_of(waiting) == NEXT_DEED:
            count += 1
    return count


def note_done(state: FlatironState) -> None:
    """The last gap waits at the bottom of the stack."""
    gap = state.pending[0]
    state.pending[0] = decision(seat_of(gap), LAST_GAP, subject_of(gap) | DONE.put(BIT[deeds_to_come(state)]))


@final
class NextDeed(Duty[FlatironState]):
    """FL-11  The next action of the column; a player who can only skip it and holds no newspaper is not asked."""

    def do(self, state: FlatironState, player: i64, subject: i64) -> None:
        gap = not FIRST.of(subject) and state.papers_in_hand(player) > 0
        if gap or doable(state, player, COLUMN_DEED.of(subject), state.money[player]):
            state.ask(player, ACTING, subject)


@final
class Acting(Step[FlatironState]):
    """FL-11  Do the action or skip it.  FL-R15  After each but before none you may play newspapers."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        deed = COLUMN_DEED.of(subject)
        if doable(state, seat, deed, state.money[seat]):
            out.add(DO + deed)
        out.add(SKIP)
        if not FIRST.of(subject):
            add_papers(state, seat, out)

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        deed = COLUMN_DEED.of(subject)
        if action >= PLAY:
            state.plan(seat, NEXT_DEED, COLUMN_DEED.put(deed))
            play_paper(state, seat, action - PLAY)
        elif action == SKIP:
            state.tell(SKIPPED, seat, deed)
        else:
            state.tell(DID, seat, deed)
            note_done(state)
            do_deed(state, seat, deed)

    def forbidding(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> str:
        if action == DO + COLUMN_DEED.of(subject):
            return "FL-R54"
        if FIRST.of(subject) and 0 <= action - PLAY < PAPER_COUNT:
            return "FL-R15"
        return forbidding_paper(action) or "FL-11"


# End


@final
class LastGap(Duty[FlatironState]):
    """FL-R15  After everything newspapers may be played once more; a player who has none is not asked."""

    def do(self, state: FlatironState, player: i64, subject: i64) -> None:
        if state.papers_in_hand(player):
            state.ask(player, ENDING)
        else:
            end_turn(state, player)


@final
class Ending(Step[FlatironState]):
    """FL-21  Play newspapers, or end your turn."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add(END_TURN)
        add_papers(state, seat, out)

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        if action == END_TURN:
            end_turn(state, seat)
            return
        state.plan(seat, LAST_GAP)
        play_paper(state, seat, action - PLAY)

    def forbidding(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> str:
        return forbidding_paper(action) or "FL-5"


@final
class BurnhamEnds(Duty[FlatironState]):
    """FL-26  His turn is over.  FL-R48  If he built the roof, the game is over too."""

    def do(self, state: FlatironState, player: i64, subject: i64) -> None:
        end_turn(state, player)


RULES.step(MOVING, Moving())
RULES.step(CHOOSING, Choosing())
RULES.step(ACTING, Acting())
RULES.step(ENDING, Ending())
RULES.duty(NEXT_DEED, NextDeed())
RULES.duty(LAST_GAP, LastGap())
RULES.duty(BURNHAM_ENDS, BurnhamEnds())
