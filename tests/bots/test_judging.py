"""A review: every real decision is judged, and it ends."""

from __future__ import annotations

from kaizhuo.bots.judging import Judging
from kaizhuo.bots.pool import Pool
from kaizhuo.text.judging import Review, review_words
from kaizhuo.text.speech import Speech
from tests.bots.positions import random_match


async def reviewed(judging: Judging) -> Review:
    pool = Pool(1)
    await judging.run(pool.explain)
    pool.close()
    return review_words(judging.so_far(), Speech("en", judging.game, ["Ann", "Bo"], 0))


async def test_a_review_judges_every_real_decision() -> None:
    match = random_match("cleocatra", 60)
    review = await reviewed(Judging(match, 0))
    assert len(review.judged) == review.total > 3
    costs = {one.ply: one.cost for one in review.judged}
    assert all(match.moves[ply].seat == 0 for ply in costs)
    dear = [costs[ply] for ply in review.costliest]
    assert dear == sorted(dear, reverse=True)
    assert len(dear) <= 3
    assert all(max(costs.values()) == cost for cost in dear[:1])


async def test_a_review_ends_also_where_a_decision_cannot_be_judged() -> None:
    """What cannot be judged is counted, so that a page knows when there is nothing to wait for, and has the rest."""
    judging = Judging(random_match("cleocatra", 24), 0)
    del judging.open[3:]
    ply, now, _ = judging.open[1]
    judging.open[1] = (ply, now, judging.game.words.size)  # no action at all: the worker dies of it
    review = await reviewed(judging)
    assert review.failed == 1
    assert len(review.judged) == review.total - 1 > 1
    assert ply not in [one.ply for one in review.judged]
