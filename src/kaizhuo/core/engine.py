"""Who decides now, what can be chosen, and what a choice does."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.duty import settle
from kaizhuo.core.errors import IllegalAction, StaleAction
from kaizhuo.core.game import Game
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, Action, Decision, Seat, State, seat_of, step_of, subject_of
from kaizhuo.core.step import ChanceStep, Step

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - O for options, as S for state


def over(state: State) -> bool:
    return len(state.pending) == 0


def asked_now(state: State) -> Decision:
    """What is asked now; a finished game is asked nothing."""
    last: i64 = len(state.pending) - 1
    if last < 0:
        raise StaleAction("game-over")
    return state.pending[last]


def actor(state: State) -> Seat:
    """Who decides now; CHANCE for dice and cards."""
    return seat_of(asked_now(state))


def awaited(game: Game[S, O], state: S) -> list[Seat]:
    """Who may act now: one seat, or several where a step lets all answer in any order."""
    pending = state.pending
    last: i64 = len(pending) - 1
    if last < 0:
        return []
    step = step_of(pending[last])
    seats = [seat_of(pending[last])]
    if game.steps[step].simultaneous():
        while last > 0 and step_of(pending[last - 1]) == step:
            last -= 1
            seats.append(seat_of(pending[last]))
    return sorted(seats)


def lent(spare: list[Answers]) -> Answers:
    """A buffer for one call; the caller appends it to `spare` again, where two threads never find the same one."""
    try:
        return spare.pop()
    except IndexError:
        return Answers()


def list_options(game: Game[S, O], state: S, out: Answers) -> None:
    """Collect what can be chosen now in the caller's buffer: the way of search."""
    asked = state.pending[len(state.pending) - 1]
    out.clear()
    game.steps[step_of(asked)].options(state, seat_of(asked), subject_of(asked), out)


def options(game: Game[S, O], state: S) -> list[Action]:
    """What can be chosen now: the way of scripts."""
    asked = asked_now(state)
    out = lent(game.spare)
    out.clear()
    game.steps[step_of(asked)].options(state, seat_of(asked), subject_of(asked), out)
    listed = out.listed()
    game.spare.append(out)
    return listed


def can_choose(game: Game[S, O], state: S, action: Action) -> bool:
    out = lent(game.spare)
    list_options(game, state, out)
    found = out.has(action)
    game.spare.append(out)
    return found


def apply(game: Game[S, O], state: S, action: Action) -> None:
    """Carry out an action that the caller took from the options; nothing is checked.  `play` checks."""
    asked = state.take()
    game.steps[step_of(asked)].apply(state, seat_of(asked), subject_of(asked), action)
    settle(game.duties, state)


def weights(game: Game[S, O], state: S) -> list[i64]:
    """The odds of the options of chance."""
    asked = asked_now(state)
    if not isinstance(game.steps[step_of(asked)], ChanceStep):
        raise StaleAction("no-chance")
    out = lent(game.spare)
    list_options(game, state, out)
    odds = [i64(1) if out.total == 0 else out.weights[i] for i in range(out.count)]
    game.spare.append(out)
    return odds


def place_of(game: Game[S, O], state: S, seat: Seat) -> i64:
    """Where on the stack the question lies that this seat may answer now; -1 if there is none."""
    pending = state.pending
    at: i64 = len(pending) - 1
    if at < 0:
        return -1
    step = step_of(pending[at])
    while seat_of(pending[at]) != seat:
        at -= 1
        if at < 0 or step_of(pending[at]) != step or not game.steps[step].simultaneous():
            return -1
    return at


def bring_up(game: Game[S, O], state: S, seat: Seat) -> bool:
    """Put the question that this seat may answer now on top of the stack; False if there is none."""
    at = place_of(game, state, seat)
    if at < 0:
        return False
    pending = state.pending
    last: i64 = len(pending) - 1
    mine = pending[at]
    while at < last:
        pending[at] = pending[at + 1]
        at += 1
    pending[last] = mine
    return True


def seat_options(game: Game[S, O], state: S, seat: Seat) -> list[Action]:
    """What this seat may choose now; nothing when it is not asked."""
    if seat < 0:
        return []
    asked = state.copy()
    return options(game, asked) if bring_up(game, asked, seat) else []


def play(game: Game[S, O], state: S, seat: int, action: int) -> Action:
    """Carry out an action that somebody wants to do, or say which rule forbids it and change nothing; returns the
    option it meant."""
    if not 0 <= action < game.words.size:
        raise IllegalAction(seat, "", "", "")
    seats: int = state.seats
    at = place_of(game, state, seat) if CHANCE <= seat < seats else -1
    if at < 0:
        raise IllegalAction(seat, game.words.sentence(action), "", "")
    asked = state.pending[at]
    step = game.steps[step_of(asked)]
    meant = step.meaning(state, seat, subject_of(asked), action)
    out = lent(game.spare)
    out.clear()
    step.options(state, seat, subject_of(asked), out)
    legal = out.has(meant)
    game.spare.append(out)
    if not legal:
        rule = step.forbidding(state, seat, subject_of(asked), meant)
        raise IllegalAction(seat, game.words.sentence(action), game.words.steps[step_of(asked)], rule)
    bring_up(game, state, seat)
    apply(game, state, meant)
    return meant


def pick(game: Game[S, O], state: S, rng: Rng) -> Action:
    """A random option; of chance by its odds."""
    asked = asked_now(state)
    out = lent(game.spare)
    action = any_answer(game.steps[step_of(asked)], state, asked, rng, out)
    game.spare.append(out)
    return action


def any_answer(step: Step[S], state: S, asked: Decision, rng: Rng, out: Answers) -> Action:
    if seat_of(asked) < 0:
        return step.outcome(state, subject_of(asked), rng, out)
    out.clear()
    step.options(state, seat_of(asked), subject_of(asked), out)
    return out.actions[rng.below(out.count)]


def play_out(game: Game[S, O], state: S, rng: Rng) -> i64:
    """Random play to the end; returns the number of decisions, those of chance included."""
    steps = game.steps
    out = lent(game.spare)
    count: i64 = 0
    while len(state.pending):
        asked = state.pending[len(state.pending) - 1]
        step = steps[step_of(asked)]
        action = any_answer(step, state, asked, rng, out)
        state.take()
        step.apply(state, seat_of(asked), subject_of(asked), action)
        settle(game.duties, state)
        count += 1
    game.spare.append(out)
    return count
