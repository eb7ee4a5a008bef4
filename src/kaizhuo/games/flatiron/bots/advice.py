"""What good play looks like, in numbers: for bots only.

The larger choices (where to go, what to do there, whether to do an action) are tried out to the end of the turn, the
small ones that follow go by first impression.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.advice import Advice
from kaizhuo.core.state import Action, Seat, seat_of, step_of, subject_of
from kaizhuo.games.flatiron.bots.ratings import impression, play_worth
from kaizhuo.games.flatiron.bots.value import chance_to_win
from kaizhuo.games.flatiron.bots.worth import (
    DECREES,
    REPUTATION,
    decrees_worth,
    engine_worth,
    lead,
    reputation_worth,
    set_clock,
    threat,
)
from kaizhuo.games.flatiron.rules.agenda import QUESTIONS
from kaizhuo.games.flatiron.rules.scoring import places
from kaizhuo.games.flatiron.rules.state import NONE, FlatironState
from kaizhuo.games.flatiron.rules.words import ACTING, CHOOSING, END_TURN, ENDING, MOVING, PLAY, TUCK, WORDS

WON: Final[i64] = 1_000_000


def outcome(world: FlatironState, seat: Seat) -> i64:
    """What a turn has come to."""
    if not len(world.pending):
        return WON * (3 - 2 * places(world)[seat]) + world.vp[seat]
    return lead(world, seat) - threat(world, 1 - seat)


@final
class FlatironAdvice(Advice[FlatironState]):
    def __init__(self) -> None:
        self.parts: vec[i64] = vec[i64]([0] * WORDS.size)
        self.choices: vec[i64] = vec[i64]([0] * WORDS.size)

    def rate(self, state: FlatironState, seat: Seat, options: vec[i64], count: i64, out: vec[i64]) -> None:
        set_clock(state)
        asked = state.pending[len(state.pending) - 1]
        step = step_of(asked)
        tried = step in (MOVING, CHOOSING, ACTING)
        best: i64 = -WON
        for i in range(count):
            action = options[i]
            if tried and action < PLAY:
                out[i] = self.plan(state, seat, action)
                if out[i] > best:
                    best = out[i]
            elif not tried and step != ENDING:
                out[i] = impression(state, seat, subject_of(asked), action)
        if tried or step == ENDING:
            self.rate_papers(state, seat, options, count, out, best if tried else 0)

    def rate_papers(
        self, state: FlatironState, seat: Seat, options: vec[i64], count: i64, out: vec[i64], best: i64
    ) -> None:
        """In a gap: a newspaper that is worth more now than later comes before everything else."""
        if best == -WON:
            best = 0
        for i in range(count):
            if options[i] == END_TURN:
                out[i] = best
            elif PLAY <= options[i] < TUCK:
                out[i] = best + play_worth(state, seat, options[i] - PLAY)

    def plan(self, state: FlatironState, seat: Seat, action: Action) -> i64:
        """The lead at the end of the turn, if it goes on like this."""
        return outcome(self.play_on(state, seat, action), seat)

    def play_on(self, state: FlatironState, seat: Seat, action: Action) -> FlatironState:
        """The end of the turn: what to do at a location is tried out, all else goes by first impression."""
        world = state.copy()
        self.answer(world, action)
        turn = state.turns
        if not len(world.pending) or step_of(world.pending[len(world.pending) - 1]) != CHOOSING:
            self.finish(world, seat, turn)
            return world
        asked = world.pending[len(world.pending) - 1]
        count = QUESTIONS[step_of(asked)].options(world, seat, subject_of(asked), self.choices)
        found = world
        best: i64 = -2 * WON
        for i in range(count):
            if self.choices[i] < PLAY:
                tried = world.copy()
                self.answer(tried, self.choices[i])
                self.finish(tried, seat, turn)
                worth = outcome(tried, seat)
                if worth > best:
                    best = worth
                    found = tried
        return found

    def answer(self, world: FlatironState, action: Action) -> None:
        asked = world.answer()
        QUESTIONS[step_of(asked)].apply(world, seat_of(asked), subject_of(asked), action)

    def finish(self, world: FlatironState, seat: Seat, turn: i64) -> None:
        """Go on by first impression until the turn is over, or until the architect is to move after a newspaper:
        where to is not a matter of first impressions."""
        while len(world.pending) and world.turns == turn:
            asked = world.pending[len(world.pending) - 1]
            if step_of(asked) == MOVING:
                return
            count = QUESTIONS[step_of(asked)].options(world, seat_of(asked), subject_of(asked), self.parts)
            chosen = self.parts[0]
            if seat_of(asked) >= 0 and count > 1:
                chosen = self.first_choice(world, seat, subject_of(asked), count)
            self.answer(world, chosen)

    def first_choice(self, world: FlatironState, seat: Seat, subject: i64, count: i64) -> i64:
        best: i64 = -WON
        chosen = self.parts[0]
        for i in range(count):
            action = self.parts[i]
            if PLAY <= action < TUCK:
                continue
            worth: i64 = 0
            if action != END_TURN:
                worth = impression(world, seat, subject, action)
            if worth > best:
                best = worth
                chosen = action
        return chosen

    def value(self, state: FlatironState, seat: Seat) -> float:
        if not len(state.pending):
            mine = places(state)
            if len(mine) > 1 and mine[0] == mine[1]:
                return 0.5
            return 1.0 if mine[seat] == 1 else 0.0
        return chance_to_win(state, seat)

    def reasons(self, state: FlatironState, seat: Seat, action: i64) -> list[tuple[str, int]]:
        """What a player would say: what the turn brings, now and later."""
        if state.side[seat] == NONE or state.side[1 - seat] == NONE:
            return []
        set_clock(state)
        after = self.play_on(state, seat, action)
        if not len(after.pending):
            return []
        found: list[tuple[str, int]] = []
        for name, gain in (
            ("points", after.vp[seat] - state.vp[seat]),
            ("money", after.money[seat] - state.money[seat]),
            ("streets", (reputation_worth(after, seat) - reputation_worth(state, seat)) // REPUTATION),
            ("decrees", (decrees_worth(after, seat) - decrees_worth(state, seat)) // DECREES),
        ):
            if gain > 0:
                found.append((name, gain))
        if engine_worth(after, seat) > engine_worth(state, seat):
            found.append(("engine", 0))
        if threat(state, 1 - seat) > 0 and threat(after, 1 - seat) == 0:
            found.append(("denies", 0))
        return found

    def chapter(self, state: FlatironState) -> i64:
        """Each turn is one, so that playouts look equally far from either seat."""
        return state.turns
