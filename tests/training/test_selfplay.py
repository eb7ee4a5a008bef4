"""What is kept of games for learning."""

from __future__ import annotations

import numpy as np
import pytest

from kaizhuo.arrays.spec import spec
from kaizhuo.bots.sight import width_of
from kaizhuo.training.selfplay import Lessons, SelfPlay, joined


def same(one: Lessons, other: Lessons) -> bool:
    pairs = (one.rows, other.rows), (one.advice, other.advice), (one.ends, other.ends)
    return all(np.array_equal(mine, theirs) for mine, theirs in pairs)


@pytest.mark.parametrize(("game", "seats"), [("dnup", 3), ("cheers", 4), ("cleocatra", 2)])
def test_a_part_depends_on_its_number_alone(game: str, seats: int) -> None:
    work = SelfPlay(game, seats, ({},), "seed", games=2, kept=64)
    first = work.play(0).value
    assert same(first, work.play(0).value)
    assert not same(first, work.play(1).value)
    played = spec(game, seats)
    assert first.rows.shape == (len(first.ends), width_of(played.game, played.start))
    assert len(first.advice) == len(first.ends) > 0


def test_parts_take_turns_among_the_variants() -> None:
    work = SelfPlay("cleocatra", 2, ({}, {"advanced": True}), "seed", games=2, kept=64)
    plain = SelfPlay("cleocatra", 2, ({},), "seed", games=2, kept=64)
    assert same(work.play(0).value, plain.play(0).value)
    assert not same(work.play(1).value, plain.play(1).value)


def test_all_seats_see_it_and_share_one_victory() -> None:
    found = SelfPlay("cleocatra", 2, ({},), "seed", games=3, kept=256).play(0).value
    mine, theirs = found.ends[::2], found.ends[1::2]
    assert np.allclose(mine + theirs, 1)
    assert not np.array_equal(found.rows[0], found.rows[1])


def test_a_chapter_has_an_end_of_its_own() -> None:
    """d'nup by rounds: who wins a round has gained something, and the game goes on."""
    by_round = SelfPlay("dnup", 3, ({},), "seed", games=2, kept=256, chapter=True).play(0).value
    whole = SelfPlay("dnup", 3, ({},), "seed", games=2, kept=256).play(0).value
    assert same(Lessons(by_round.rows, by_round.advice, whole.ends), whole)
    assert len(np.unique(by_round.ends)) > len(np.unique(whole.ends))


def test_an_end_may_be_what_a_search_foretold() -> None:
    work = SelfPlay("cleocatra", 2, ({},), "seed", "level3:8", games=1, kept=256, foretold=1.0)
    found = work.play(0).value
    assert len(found.ends) > 20
    assert len(np.unique(found.ends)) > 5
    both = joined([work.play(0), work.play(1)])
    assert len(both.value.rows) > len(found.rows)


@pytest.mark.parametrize(("game", "seats"), [("dnup", 3), ("cheers", 4)])
def test_hands_are_kept_as_they_were_and_as_they_might_have_been(game: str, seats: int) -> None:
    """In turn, of each of the others; what is public is the same in both."""
    found = SelfPlay(game, seats, ({},), "seed", games=2, kept=64, hands=True).play(0).belief
    assert found.ends.tolist() == [1, 0] * (len(found.ends) // 2)
    real, dealt = found.rows[::2], found.rows[1::2]
    assert (real != dealt).any()
    assert (real == dealt).mean() > 0.9
    assert not len(SelfPlay(game, seats, ({},), "seed", games=1).play(0).belief.rows)
