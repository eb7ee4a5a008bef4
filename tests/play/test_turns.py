"""Every event knows its turn: who had it, and after how many decisions it was told."""

from __future__ import annotations

import random

import pytest

from kaizhuo.play.match import Match
from kaizhuo.play.turns import Turns, When


def played(game: str, seats: int, decisions: int) -> Match:
    match = Match.new(game, ["x"] * seats, {}, bytes(32))
    rng = random.Random(7)
    for _ in range(decisions):
        if match.over:
            break
        (seat, *_) = match.awaited()
        match.submit(seat, rng.choice(match.observe(seat, match.ply).options))
    return match


def whens(match: Match) -> list[tuple[str, When]]:
    turns = Turns(match)
    return [(match.game.words.events[event[0]].name, turns.of(number)) for number, event in enumerate(match.events)]


def test_where_no_turns_are_told_whoever_decides_has_one() -> None:
    match = played("dnup", 3, 12)
    found = whens(match)
    assert found[0] == ("round-began", When(0, 1, None))  # and so is the deal that follows
    for name, when in found:
        if name in ("played", "took", "flipped"):
            assert when.by == match.moves[when.ply - 1].seat, name
    turns = [when.turn for _, when in found]
    assert turns == sorted(turns)


@pytest.mark.parametrize(("game", "seats"), [("steam-up", 3), ("flatiron", 2)])
def test_where_turns_are_told_they_last_until_the_next(game: str, seats: int) -> None:
    match = played(game, seats, 60)
    begun = {when.turn: when.by for name, when in whens(match) if name == "turn-began"}
    assert len(begun) > seats
    assert set(begun.values()) == set(range(seats))
    for name, when in whens(match):
        if when.turn in begun and name in ("took", "bought", "rotated", "moved", "took-money"):
            assert when.by == begun[when.turn]


def test_burnham_has_a_turn_that_is_nobodys() -> None:
    match = played("flatiron", 1, 40)
    found = whens(match)
    assert {when.by for name, when in found if name.startswith("burnham-moved")} == {None}
    assert any(name == "turn-began" and when.by == 0 for name, when in found)


def test_what_was_taken_back_is_counted_anew() -> None:
    match = played("dnup", 2, 5)
    turns = Turns(match)
    before = [turns.of(number) for number in range(len(match.events))]
    match.rewind(match.ply - 2)
    assert not turns.fits(match)
    again = Turns(match)
    assert [again.of(number) for number in range(len(match.events))] == before[: len(match.events)]
