"""A turn tried out to its end."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.duty import Duty, settle
from kaizhuo.core.state import Action, Decision, Seat, seat_of, step_of, subject_of
from kaizhuo.core.step import Step
from kaizhuo.games.flatiron.bots.ratings import rating
from kaizhuo.games.flatiron.bots.value import WON, outcome
from kaizhuo.games.flatiron.rules.state import RULES, FlatironState
from kaizhuo.games.flatiron.rules.words import CHOOSING, END_TURN, MOVING, PLAY, TUCK


@final
class TurnPlayer:
    """Plays turns on in copies of a state; `left` are the turns that were left when the question was asked, so that
    all its answers are seen at one time."""

    steps: list[Step[FlatironState]]
    duties: list[Duty[FlatironState]]
    choices: Answers  # what to do at a location
    parts: Answers  # ... and the small choices that follow

    def __init__(self) -> None:
        self.steps = RULES.steps()
        self.duties = RULES.duties()
        self.choices = Answers()
        self.parts = Answers()

    def play_on(self, state: FlatironState, seat: Seat, action: Action, left: i64) -> FlatironState:
        """The end of the turn: what to do at a location is tried out, all else goes by its first rating."""
        world = state.copy()
        self.do(world, action)
        if not len(world.pending) or step_of(world.pending[len(world.pending) - 1]) != CHOOSING:
            self.finish(world, seat, state.turns, left)
            return world
        self.list_options(world, world.pending[len(world.pending) - 1], self.choices)
        found = world
        best: i64 = -2 * WON
        for i in range(self.choices.count):
            if self.choices.actions[i] < PLAY:
                tried = world.copy()
                self.do(tried, self.choices.actions[i])
                self.finish(tried, seat, state.turns, left)
                worth = outcome(tried, seat, left)
                if worth > best:
                    best = worth
                    found = tried
        return found

    def list_options(self, world: FlatironState, asked: Decision, out: Answers) -> None:
        out.clear()
        self.steps[step_of(asked)].options(world, seat_of(asked), subject_of(asked), out)

    def do(self, world: FlatironState, action: Action) -> None:
        asked = world.take()
        self.steps[step_of(asked)].apply(world, seat_of(asked), subject_of(asked), action)
        settle(self.duties, world)

    def finish(self, world: FlatironState, seat: Seat, turn: i64, left: i64) -> None:
        """Go on by first ratings until the turn is over, or until the architect is to move after a newspaper: where
        to is not a matter of a first rating."""
        while len(world.pending) and world.turns == turn:
            asked = world.pending[len(world.pending) - 1]
            if step_of(asked) == MOVING:
                return
            self.list_options(world, asked, self.parts)
            chosen = self.parts.actions[0]
            if seat_of(asked) >= 0 and self.parts.count > 1:
                chosen = self.first_choice(world, seat, subject_of(asked), left)
            self.do(world, chosen)

    def first_choice(self, world: FlatironState, seat: Seat, subject: i64, left: i64) -> Action:
        best: i64 = -WON
        chosen = self.parts.actions[0]
        for i in range(self.parts.count):
            action = self.parts.actions[i]
            if PLAY <= action < TUCK:
                continue
            worth: i64 = 0
            if action != END_TURN:
                worth = rating(world, seat, subject, action, left)
            if worth > best:
                best = worth
                chosen = action
        return chosen
