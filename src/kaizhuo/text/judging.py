"""Judgements in the reader's words: why one decision was made, and which decisions of a game cost most."""

from __future__ import annotations

from typing import Final

import msgspec

from kaizhuo.play.explanation import Explanation, Judgement
from kaizhuo.text.explaining import explained
from kaizhuo.text.speech import Speech

DEAREST: Final = 3
NOTICED: Final = 0.02  # of value: less is no loss worth a word


class Weighed(msgspec.Struct, frozen=True):
    say: str
    label: str
    value: float  # 0 lost, 1 won
    visits: int
    chosen: bool  # what is explained


class Why(msgspec.Struct, frozen=True):
    """Why somebody would do this, or how good it was: from what its doer knew."""

    label: str
    lines: list[str]
    weighed: list[Weighed]  # best first; none where nothing else could be done


class Judged(msgspec.Struct, frozen=True):
    """One decision, by what was known then."""

    ply: int
    label: str  # what was done
    value: float
    best: str  # what level 3 would have done
    cost: float  # of value, against that


class Review(msgspec.Struct, frozen=True):
    seat: int
    total: int  # decisions to judge; it is done when as many are judged or failed
    judged: list[Judged]
    failed: int  # could not be judged
    costliest: list[int]  # plies, dearest first
    result: float  # 1 for who won


def why_words(why: Explanation, speech: Speech) -> Why:
    """An explanation for somebody to read; what was forced was not weighed."""
    weighed = [
        Weighed(one.sentence, speech.option(one.action), one.value, one.visits, one.action == why.action)
        for one in why.alternatives
        if one.visits
    ]
    return Why(speech.option(why.action), explained(why, speech), weighed)


def review_words(judgement: Judgement, speech: Speech) -> Review:
    judged = [_judged(ply, why, speech) for ply, why in judgement.judged]
    dear = sorted((one for one in judged if one.cost >= NOTICED), key=lambda one: (-one.cost, one.ply))
    costliest = [one.ply for one in dear[:DEAREST]]
    return Review(judgement.seat, judgement.total, judged, judgement.failed, costliest, judgement.result)


def _judged(ply: int, why: Explanation, speech: Speech) -> Judged:
    best = why.alternatives[0]
    option = speech.option
    return Judged(ply, option(why.action), why.value, option(best.action), max(0.0, best.value - why.value))
