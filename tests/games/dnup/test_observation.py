"""What a seat sees as numbers: its own cards, what everybody has seen, and players as they sit to its left."""

from __future__ import annotations

from typing import Any

import pytest

from kaizhuo.core import engine
from kaizhuo.core.facts import Facts, facts, from_facts
from kaizhuo.core.rng import Rng
from kaizhuo.core.row import Row
from kaizhuo.core.state import decision, seat_of, step_of, subject_of
from kaizhuo.games import load_game
from kaizhuo.play.options import read_options

DNUP = load_game("dnup")
BY_SEAT = ("hand", "unseen", "letters", "table", "value", "size")


def midway(seats: int, moves: int) -> Any:
    state = DNUP.setup(seats, read_options(DNUP, seats, {}))
    rng = Rng(7)
    done = 0
    while done < moves:
        done += engine.actor(state) >= 0
        engine.apply(DNUP, state, engine.pick(DNUP, state, rng))
    return state


def numbers(state: Any, viewer: int) -> dict[str, list[int]]:
    """By the names of the columns."""
    columns = DNUP.columns(state)
    row = Row(columns[-1].last + 1)
    DNUP.write(state, viewer, row)
    found = row.listed()
    return {name: found[first : last + 1] for name, first, last, _ in columns}


def moved_on(state: Any) -> Any:
    """The same game with everybody moved on by one seat."""
    old: Facts = facts(state)
    new: Facts = dict(old)
    for name in BY_SEAT:
        value = old[name]
        assert isinstance(value, list)
        new[name] = [*value[-1:], *value[:-1]]
    new["first_out"] = (int(state.first_out) + 1) % state.seats if state.first_out >= 0 else -1
    new["pending"] = [
        decision((seat_of(asked) + 1) % state.seats, step_of(asked), subject_of(asked)) for asked in state.pending
    ]
    return from_facts(state, new)


@pytest.mark.rule("DN-26")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_players_are_seen_from_where_the_viewer_sits(seats: int) -> None:
    state = midway(seats, 25)
    for viewer in range(seats):
        assert numbers(moved_on(state), (viewer + 1) % seats) == numbers(state, viewer)
    assert len({str(numbers(state, viewer)) for viewer in range(seats)}) == seats


@pytest.mark.rule("DN-26")
@pytest.mark.parametrize("seats", [2, 4])
def test_of_another_hand_only_what_was_shown_is_named(seats: int) -> None:
    state = midway(seats, 25)
    seen = numbers(state, 1)
    cards = [[(int(hand) >> card) & 1 for card in range(len(seen["discards"]))] for hand in state.hand]
    known = seen["known to all"]
    assert seen["hand +0"] == cards[1]
    for left in range(1, seats):
        hand = cards[(1 + left) % seats]
        assert seen[f"hand +{left}"] == [a & b for a, b in zip(hand, known, strict=True)]
        assert seen[f"cards in hand that nobody names +{left}"] == [sum(hand) - sum(seen[f"hand +{left}"])]
    assert sum(seen["asked"]) == 1
    assert seen["asked"].index(1) == (engine.actor(state) - 1) % seats
