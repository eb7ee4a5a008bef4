"""Intervals that are right where they can be known."""

from __future__ import annotations

import math

import pytest

from kaizhuo.research.intervals import Interval, of_mean, of_sampled_share, of_samples, of_share


def test_of_a_share() -> None:
    found = of_share(50, 100)
    assert (found.value, round(found.low, 3), round(found.high, 3)) == (0.5, 0.404, 0.596)
    assert of_share(0, 10).low == 0.0
    assert 0 < of_share(0, 10).high < 0.31
    assert of_share(10, 10).high == 1.0
    assert 0.69 < of_share(10, 10).low < 1


def test_of_a_mean() -> None:
    found = of_mean([1, 2, 3, 4])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.959964 * 1.2909944 / 2)
    assert found.value - found.low == pytest.approx(found.high - found.value)
    assert of_mean([0, 0, 0, 1]).low == 0.0
    assert of_mean([-1, 0, 0, 1]).low < 0
    assert of_mean([7]) == Interval(7, 7, 7)


def test_of_resamples() -> None:
    assert of_samples(0.5, [i / 1000 for i in range(1001)]) == Interval(0.5, 0.025, 0.975)
    assert of_samples(0.5, []) == Interval(0.5, 0.5, 0.5)


def test_games_that_all_ended_alike_are_no_certainty() -> None:
    """400 of 400 games: whoever wins less than 99.08 % of them would have done so one time in forty."""
    assert of_sampled_share(0.5, [0.4, 0.6], 2) == of_samples(0.5, [0.4, 0.6])
    assert math.isclose(of_sampled_share(1.0, [1.0] * 9, 400).low, 0.025 ** (1 / 400))
    assert of_sampled_share(0.0, [0.0] * 9, 400).low == 0
