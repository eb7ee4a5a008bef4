"""What good play looks like, in numbers.

The larger choices (where to go, what to do there, whether to do an action) are tried out to the end of the turn, the
small ones that follow go by their first rating.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.advice import Advice
from kaizhuo.core.answers import Answers
from kaizhuo.core.state import Seat, step_of, subject_of
from kaizhuo.games.flatiron.bots.ratings import play_worth, rating
from kaizhuo.games.flatiron.bots.reasons import for_colour, for_replacing, for_side, reasons_for, spared, use_of
from kaizhuo.games.flatiron.bots.turns import TurnPlayer
from kaizhuo.games.flatiron.bots.value import WON, chance_to_win, outcome
from kaizhuo.games.flatiron.bots.worth import WEIGHTS, turns_left
from kaizhuo.games.flatiron.rules.scoring import places
from kaizhuo.games.flatiron.rules.state import NOTHING, FlatironState
from kaizhuo.games.flatiron.rules.words import (
    ACTING,
    AGREE_END,
    BUILD_PILLAR,
    BUY_PILLAR,
    CHOOSE_SIDE,
    CHOOSING,
    DO,
    END_TURN,
    ENDING,
    EXCHANGE_FOR,
    GIVE_BACK,
    KEEP,
    MOVE,
    MOVING,
    PLAY,
    SKIP,
    TAKE,
    TUCK,
)

AGREES_AFTER: Final[i64] = WEIGHTS.whole("agreement.turns")


@final
class FlatironAdvice(Advice[FlatironState]):
    def __init__(self) -> None:
        self.player = TurnPlayer()
        self.answers = Answers()

    def rate(self, state: FlatironState, seat: Seat, answers: Answers) -> None:
        left = turns_left(state)
        asked = state.pending[len(state.pending) - 1]
        step = step_of(asked)
        if step in (MOVING, CHOOSING, ACTING):
            self.try_out(state, seat, answers, left)
        elif step == ENDING:
            rate_papers(state, seat, answers, 0, left)
        else:
            for i in range(answers.count):
                answers.weights[i] = rating(state, seat, subject_of(asked), answers.actions[i], left)

    def try_out(self, state: FlatironState, seat: Seat, answers: Answers, left: i64) -> None:
        """The lead at the end of the turn, if it goes on like this."""
        best: i64 = -WON
        for i in range(answers.count):
            if answers.actions[i] < PLAY:
                worth = outcome(self.player.play_on(state, seat, answers.actions[i], left), seat, left)
                answers.weights[i] = worth
                if worth > best:
                    best = worth
        rate_papers(state, seat, answers, best if best > -WON else 0, left)

    def value(self, state: FlatironState, seat: Seat) -> float:
        if not len(state.pending):
            mine = places(state)
            if len(mine) > 1 and mine[0] == mine[1]:
                return 0.5
            return 1.0 if mine[seat] == 1 else 0.0
        return chance_to_win(state, seat)

    def reasons(self, state: FlatironState, seat: Seat, action: i64) -> list[tuple[str, int]]:
        asked = state.pending[len(state.pending) - 1]
        self.player.list_options(state, asked, self.answers)
        if CHOOSE_SIDE <= action < MOVE:
            return for_side(self.answers, action)
        if state.side[seat] == NOTHING or state.side[1 - seat] == NOTHING:
            return []
        left = turns_left(state)
        if action in (SKIP, END_TURN):
            return self.for_nothing(state, seat, action, left)
        if BUY_PILLAR <= action < BUILD_PILLAR or KEEP <= action < AGREE_END:
            return self.beside_others(state, seat, action, left) or self.for_part(state, seat, action, left)
        after = self.player.play_on(state, seat, action, left)
        before = state
        if step_of(asked) == ACTING and self.answers.has(SKIP):
            before = self.player.play_on(state, seat, SKIP, left)
        found = reasons_for(before, after, seat, left)
        if TAKE <= action < DO and self.is_best(state, seat, action, left):
            found.append(("nothing", 0))
        if not found and PLAY <= action < TUCK:
            return for_replacing(state, seat, action - PLAY, left)
        return found

    def for_nothing(self, state: FlatironState, seat: Seat, action: i64, left: i64) -> list[tuple[str, int]]:
        """What could be done instead costs more than it brings; or what it would cost, whatever it brings."""
        best: i64 = -2 * WON
        other = state
        papers = True  # whether all that can be played is worth more later
        for i in range(self.answers.count):
            instead = self.answers.actions[i]
            if PLAY <= instead < TUCK:
                papers = papers and play_worth(state, seat, instead - PLAY, left) <= 0
            if instead == action or (action == SKIP and PLAY <= instead < TUCK):
                continue
            tried = self.player.play_on(state, seat, instead, left)
            if outcome(tried, seat, left) > best:
                best = outcome(tried, seat, left)
                other = tried
        if action == SKIP and other is state:
            return [("later", 0)] if papers else []
        end = self.player.play_on(state, seat, action, left)
        found = spared(other, end, seat)
        if not papers if action == END_TURN else outcome(end, seat, left) < best:
            return found
        return [one for one in found if one[0] == "denies"] + [("saves" if action == SKIP else "later", 0)]

    def beside_others(self, state: FlatironState, seat: Seat, action: i64, left: i64) -> list[tuple[str, int]]:
        """Where it is a matter of one thing instead of another."""
        subject = subject_of(state.pending[len(state.pending) - 1])
        mine = rating(state, seat, subject, action, left)
        worse = False
        for i in range(self.answers.count):
            found = rating(state, seat, subject, self.answers.actions[i], left)
            if found > mine:
                return []
            worse = worse or found < mine
        if not worse:
            return []
        if action >= KEEP:
            return [("paper", 0)]
        return [("gives", 0)] if GIVE_BACK <= action < EXCHANGE_FOR else [("colour", 0)]

    def for_part(self, state: FlatironState, seat: Seat, action: i64, left: i64) -> list[tuple[str, int]]:
        """Where it is no better than the others for oneself: the floor, or the opponent, who gets the other paper."""
        if action < KEEP:
            return for_colour(state, action)
        for i in range(self.answers.count):
            given = self.answers.actions[i] - KEEP
            if use_of(state, 1 - seat, action - KEEP, left) > use_of(state, 1 - seat, given, left):
                return [] if state.solo() else [("withholds", 0)]
        return []

    def is_best(self, state: FlatironState, seat: Seat, action: i64, left: i64) -> bool:
        """Whether the turn would end no better with any other answer."""
        mine = outcome(self.player.play_on(state, seat, action, left), seat, left)
        for i in range(self.answers.count):
            other = self.answers.actions[i]
            if PLAY <= other < TUCK:
                if play_worth(state, seat, other - PLAY, left) > 0:
                    return False
            elif outcome(self.player.play_on(state, seat, other, left), seat, left) > mine:
                return False
        return True

    def chapter(self, state: FlatironState) -> i64:
        """Each turn is one, so that playouts look equally far from either seat."""
        return state.turns


def rate_papers(state: FlatironState, seat: Seat, answers: Answers, best: i64, left: i64) -> None:
    """In a gap: a newspaper that is worth more now than later comes before everything else."""
    for i in range(answers.count):
        action = answers.actions[i]
        if action == END_TURN:
            answers.weights[i] = best
        elif action >= PLAY:
            answers.weights[i] = best + play_worth(state, seat, action - PLAY, left)
