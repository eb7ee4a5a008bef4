"""Many games of bots, each a matter of names and numbers, so that any process can play any of them."""

from __future__ import annotations

from typing import Any

import msgspec

from kaizhuo.research.playing import Outcome, open_game, play_game


class Job(msgspec.Struct, frozen=True):
    """What is played: enough to play any of its games anywhere, with the same outcome."""

    game: str
    bots: tuple[str, ...]  # by seat
    options: dict[str, Any]
    seed: int
    box: str  # its fingerprint
    components: str = ""  # an owner's own file


def play_games(job: Job, first: int, count: int) -> list[Outcome]:
    """The games of a job from a number on: the work of one process."""
    game = open_game(job.game, job.components, job.box)
    numbers = range(first, first + count)
    return [play_game(game, job.bots, job.options, f"simulate {job.seed} {number}") for number in numbers]
