"""The clock as arithmetic: times come from outside, in milliseconds."""

from __future__ import annotations

from kaizhuo.play.clock import Clock, ClockRule

TURN = ClockRule("turn", 30)
BANK = ClockRule("bank", 60, increment=5)


def test_a_turn_has_its_own_time() -> None:
    clock = Clock(TURN, 2)
    clock.turn_to([0], None, 1000)
    assert clock.left_at(11_000) == [20_000, 30_000]
    clock.turn_to([1], 0, 11_000)
    clock.turn_to([0], 1, 12_000)
    assert clock.left_at(12_000) == [30_000, 29_000]


def test_several_decisions_in_a_row_are_one_turn() -> None:
    clock = Clock(TURN, 2)
    clock.turn_to([0], None, 0)
    clock.turn_to([0], 0, 10_000)
    assert clock.left_at(10_000) == [20_000, 30_000]


def test_a_bank_is_for_the_whole_game_with_an_increment_for_each_turn() -> None:
    clock = Clock(BANK, 2)
    clock.turn_to([0], None, 0)
    clock.turn_to([1], 0, 10_000)
    assert clock.left == [55_000, 60_000]
    clock.turn_to([0], 1, 12_000)
    assert clock.left == [55_000, 63_000]


def test_who_decides_on_the_turn_of_another_uses_his_own_time() -> None:
    clock = Clock(BANK, 3)
    clock.turn_to([0], None, 0)
    clock.turn_to([1, 2], 0, 1000)
    assert clock.left_at(5000) == [64_000, 56_000, 56_000]


def test_a_pause_and_time_that_is_given() -> None:
    clock = Clock(BANK, 2)
    clock.turn_to([0], None, 0)
    clock.pause(True, 10_000)
    assert clock.left_at(99_000) == [50_000, 60_000]
    assert clock.next_zero(99_000) is None
    clock.pause(False, 99_000)
    clock.give(0, 60_000, 100_000)
    assert clock.left_at(100_000) == [109_000, 60_000]
    assert clock.next_zero(100_000) == 109_000


def test_nothing_is_less_than_zero() -> None:
    clock = Clock(BANK, 1)
    clock.turn_to([0], None, 0)
    assert clock.left_at(70_000) == [0]
    assert clock.next_zero(70_000) is None
