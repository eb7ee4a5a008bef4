"""The golden records together show the whole box."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kaizhuo.games.flatiron.box.data import ACTIONS, PAPER_ACTIONS
from kaizhuo.games.flatiron.box.tables import CARD_COUNT, DEEDS
from kaizhuo.games.flatiron.rules.domains import DECREE, SIDE, TILE
from kaizhuo.games.flatiron.rules.scoring import halves
from kaizhuo.games.flatiron.rules.state import FlatironState
from kaizhuo.games.flatiron.rules.words import DID
from kaizhuo.play.match import Match, replay
from kaizhuo.play.record import read_record


@cache
def games() -> list[Match]:
    return [replay(read_record(file)) for file in sorted((Path(__file__).parent / "records").glob("*.json"))]


def states() -> list[FlatironState]:
    return [match.state for match in games()]


def test_duel_solo_and_hard_solo() -> None:
    played = {(state.seats, state.hard) for state in states()}
    assert played == {(1, 0), (1, 1), (2, 0)}


def test_every_board_side() -> None:
    assert {SIDE.members[side] for state in states() for side in state.side} == set(SIDE.members)


def test_every_floor_with_its_effect_was_under_construction() -> None:
    assert {TILE.members[tile] for state in states() for tile in state.tiles if tile >= 0} == set(TILE.members)


def test_every_action_code_was_carried_out() -> None:
    done = {DEEDS[event[2]].kind for match in games() for event in match.events if event[0] == DID}
    assert done == {*ACTIONS, *PAPER_ACTIONS}


def test_every_decree_was_enacted() -> None:
    found = [half for state in states() for player in (0, 1) for half in halves(state, player)]
    laws = {half // 2 - CARD_COUNT for half in found if half >= 2 * CARD_COUNT}
    assert {DECREE.members[law] for law in laws} == set(DECREE.members)
