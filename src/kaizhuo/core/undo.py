"""What an action showed to others, found out from what they know, never flagged by hand."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
from mypy_extensions import i64

from kaizhuo.core.engine import apply, bring_up, can_choose
from kaizhuo.core.game import Game
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import SPECTATOR, Action, Seat, State

TRUTHS: Final[i64] = 2  # worlds that the doer thinks possible
WORLDS: Final[i64] = 8  # in each of them, worlds that another viewer thinks possible

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - O for options, as S for state


def reveals(game: Game[S, O], before: S, seat: Seat, action: Action) -> bool:
    """Whether the action told anybody something that they could not know.

    The answer is shown to the doer, so it is found from what they know and may not depend on anything else: in
    every world that they think possible the action must have looked to them as it did, and to nobody else different.
    """
    own = game.redact(before, seat)
    looked = game.redact(_played(game, before.copy(), seat, action), seat)
    rng = Rng(seat + 3)
    for _ in range(TRUTHS):
        truth = game.resample(own, seat, rng)
        after = _played(game, truth.copy(), seat, action)
        if not looked.same(game.redact(after, seat)) or _tells_others(game, truth, after, seat, action, rng):
            return True
    return False


def _tells_others(game: Game[S, O], before: S, after: S, seat: Seat, action: Action, rng: Rng) -> bool:
    for viewer in range(before.seats):
        if viewer != seat and _tells(game, before, after, viewer, seat, action, rng):
            return True
    return _tells(game, before, after, SPECTATOR, seat, action, rng)


def _tells(game: Game[S, O], before: S, after: S, viewer: Seat, seat: Seat, action: Action, rng: Rng) -> bool:
    """In every world that the viewer thinks possible the action must have been possible, and must look the same."""
    seen = game.redact(before, viewer)
    looks = game.redact(after, viewer)
    for _ in range(WORLDS):
        world = game.resample(seen, viewer, rng)
        if not bring_up(game, world, seat) or not can_choose(game, world, action):
            return True
        apply(game, world, action)
        if not looks.same(game.redact(world, viewer)):
            return True
    return False


def _played(game: Game[S, O], state: S, seat: Seat, action: Action) -> S:
    bring_up(game, state, seat)
    apply(game, state, action)
    return state
