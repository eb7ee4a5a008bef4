"""A pack of 52 cards as ints: card = 13 * suit + rank, ranks from the ace (0) to the king (12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crazy_eights.box.data import BOX, RANKS
from crazy_eights.box.options import SEAT_COUNTS

PACK: Final[i64] = 2**52 - 1
EIGHT: Final[i64] = 7


def _same_suit() -> vec[i64]:
    return vec[i64]([sum(2 ** (13 * suit + rank) for rank in range(13)) for suit in range(4)])


def _same_rank() -> vec[i64]:
    return vec[i64]([sum(2 ** (13 * suit + rank) for suit in range(4)) for rank in range(13)])


OF_SUIT: Final[vec[i64]] = _same_suit()
OF_RANK: Final[vec[i64]] = _same_rank()
POINTS: Final[vec[i64]] = vec[i64]([BOX.points[rank] for rank in RANKS])
DEALT: Final[vec[i64]] = vec[i64]([0, 0] + [BOX.dealt[seats] for seats in SEAT_COUNTS])
