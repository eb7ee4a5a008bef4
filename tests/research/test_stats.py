"""Intervals and chances that are right where they can be known."""

from __future__ import annotations

import math
import random
import statistics

import pytest

from kaizhuo.research.stats import (
    CALLED,
    Interval,
    Pair,
    Sums,
    chance,
    deals_for,
    deals_to_tell,
    holm,
    of_mean,
    of_sampled_share,
    of_samples,
    of_share,
    resample,
)


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


def sums(pairs: list[tuple[float, float]]) -> Sums:
    found = Sums()
    for top, bottom in pairs:
        found.add(top, bottom)
    return found


def test_a_figure_spreads_as_resampling_its_deals_does() -> None:
    """The closed form beside a real bootstrap of the same deals."""
    dice = random.Random(5)
    pairs = [(float(dice.random() < 0.3) + (seats > 2), float(seats)) for seats in dice.choices((1, 2, 3), k=400)]
    found = sums(pairs)
    drawn = [sums([pairs[i] for i in resample(400, dice.randrange)]).value for _ in range(600)]
    assert statistics.stdev(drawn) == pytest.approx(found.error, rel=0.1)
    interval, sampled = found.interval(share=True), of_samples(found.value, drawn)
    assert (interval.low, interval.high) == pytest.approx((sampled.low, sampled.high), abs=0.01)


def test_a_share_of_one_seat_a_deal_is_wilsons() -> None:
    found = sums([(1.0, 1.0)] * 30 + [(0.0, 1.0)] * 70).interval(share=True)
    assert (found.low, found.high) == pytest.approx((of_share(30, 100).low, of_share(30, 100).high), abs=0.002)
    assert sums([(0.0, 1.0)] * 40).interval(share=True) == of_share(0, 40)
    assert sums([(1.0, 2.0)] * 40).interval(share=True) == Interval(0.5, 0.5, 0.5)
    assert sums([]).interval(share=True) == Interval(0.0, 0.0, 1.0)
    assert sums([(3.0, 1.0), (5.0, 1.0)]).interval(share=False).value == 4


def test_pairs_of_the_same_deals_are_told_apart_sooner() -> None:
    """What both boxes have in common cancels out; a real bootstrap of the pairs spreads alike."""
    dice = random.Random(6)
    luck = [dice.gauss(20, 8) for _ in range(300)]
    both = [((value, 1.0), (value + dice.gauss(0.5, 1), 1.0)) for value in luck]
    pair = Pair()
    for first, second in both:
        pair.add(first, second)
    found = pair.difference()
    drawn = []
    for _ in range(400):
        again = Pair()
        for i in resample(300, dice.randrange):
            again.add(*both[i])
        drawn.append(again.difference().less.value)
    assert statistics.stdev(drawn) == pytest.approx(found.error, rel=0.12)
    assert found.chance < 0.001
    assert found.error < 0.2 * math.hypot(pair.first.error, pair.second.error)
    assert found.less.low < 0.5 < found.less.high


def test_equal_figures_are_never_different_and_constant_ones_are_sure() -> None:
    same, other = Pair(), Pair()
    for n in range(40):
        same.add((n, 1.0), (n, 1.0))
        other.add((2.0, 1.0), (3.0, 1.0))
    assert (same.difference().chance, other.difference().chance) == (1.0, 0.0)
    assert Pair().difference().chance == 1.0


def test_chance_is_students() -> None:
    """Against tables of Student's distribution."""
    assert chance(2.045, 1.0, 30) == pytest.approx(0.05, abs=0.0005)
    assert chance(3.659, 1.0, 30) == pytest.approx(0.001, abs=0.00005)
    assert chance(1.96, 1.0, 100_000) == pytest.approx(0.05, abs=0.0001)


def test_many_judged_at_once_need_more() -> None:
    assert holm([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.09, 0.09, 0.5])
    assert holm([]) == []


def test_so_many_deals_do() -> None:
    assert deals_for(0.02, 0.25) == 1801
    told = deals_to_tell(0.02, 0.01, 1000)
    assert told == pytest.approx(1000 * (2.326348 + 1.959964) ** 2 / 4, rel=0.001)
    assert deals_to_tell(0.02, 0.01, 1000, judged=50) > told


def test_among_figures_that_did_not_change_hardly_one_is_taken_for_changed() -> None:
    """100 comparisons of 20 figures each, of which none differs; then with one that differs by what so many deals are
    said to tell."""
    dice = random.Random(7)
    wrong = right = 0
    spread = math.sqrt(0.25 * 0.75 + 0.4 * 0.6)
    deals = deals_to_tell(0.15, spread / math.sqrt(200), 200, judged=21)
    for _ in range(100):
        chances = []
        for figure in range(21):
            pair = Pair()
            for _ in range(deals if figure == 20 else 60):
                more = 0.15 if figure == 20 else 0.0
                pair.add((float(dice.random() < 0.25), 1.0), (float(dice.random() < 0.25 + more), 1.0))
            chances.append(pair.difference().chance)
        wrong += min(holm(chances[:20])) < CALLED
        right += holm(chances)[20] < CALLED
    assert wrong <= 5
    assert right >= 95
