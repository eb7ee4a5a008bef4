"""Dollars and victory points: every one of them is told and has its cause."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.games.flatiron.box.tables import NEWSBOY, NEWSBOY_COUNT
from kaizhuo.games.flatiron.rules.domains import CAUSE_COUNT
from kaizhuo.games.flatiron.rules.state import FlatironState
from kaizhuo.games.flatiron.rules.words import (
    BURNHAM_SCORED,
    EARNED,
    MEET_NEWSBOY,
    PAID,
    SCORED,
)


def pay(state: FlatironState, player: i64, dollars: i64) -> None:
    if dollars:
        state.money[player] -= dollars
        state.tell(PAID, player, dollars)


def earn(state: FlatironState, player: i64, dollars: i64) -> None:
    if dollars:
        state.money[player] += dollars
        state.tell(EARNED, player, dollars)


def score(state: FlatironState, player: i64, points: i64, cause: i64) -> None:
    """FL-22, FL-R18  After every single gain it is seen whether the newsboy was met."""
    if not points:
        return
    note(state, player, points, cause)
    if state.is_burnham(player):
        state.tell(BURNHAM_SCORED, points, cause)
    else:
        state.tell(SCORED, player, points, cause)
    if state.newsboy < NEWSBOY_COUNT and state.vp[player] >= NEWSBOY[state.newsboy]:
        state.plan(player, MEET_NEWSBOY)


def note(state: FlatironState, player: i64, points: i64, cause: i64) -> None:
    """FL-R19  Points of the final scoring do not move the newsboy.  FL-R39  They may be less than none."""
    state.vp[player] += points
    state.points[player * CAUSE_COUNT + cause] += points
