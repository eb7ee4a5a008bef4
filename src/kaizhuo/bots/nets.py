"""What was learnt of a game, as it lies in its folder: `bots/nets/<seats>.net`, for so many seats.

Whoever trains may keep nets elsewhere: `<game>/<seats>.net` in the folder that KAIZHUO_NETS names is read instead.
"""

from __future__ import annotations

import os
from array import array
from functools import cache
from pathlib import Path
from sys import byteorder
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.bots.net import LANE, Layer, Net
from kaizhuo.bots.sight import width_of
from kaizhuo.games import AnyGame, folder_of


class NetFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights are whole numbers of 32 bits, those of the first input for all neurons, then those of the second; the
    bias comes last.  `chapter`: it foretells how a chapter ends, not the game.  `made` says by which command, at which
    commit."""

    width: int  # columns it reads (`sight.py`)
    neurons: tuple[int, int]  # of the two layers; even numbers
    first: bytes
    second: bytes
    last: bytes
    trust: float
    chapter: bool
    made: str


class Nets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a position is worth to who sees it, and how likely a hand is to be somebody's; either may be missing."""

    value: NetFile | None = None
    belief: NetFile | None = None


def nets_for(game: AnyGame, state: Any, seats: int) -> Nets | None:
    """What was learnt for so many seats, if that reads so many columns with this box."""
    found = _nets_of(game.name).get(seats)
    if found is None:
        return None
    width = width_of(game, state)
    return found if all(net is None or net.width == width for net in (found.value, found.belief)) else None


@cache
def _nets_of(game: str) -> dict[int, Nets]:
    files = net_file(game, 0).parent.glob("*.net")
    return {int(file.stem): msgspec.msgpack.decode(file.read_bytes(), type=Nets) for file in files}


def net_file(game: str, seats: int) -> Path:
    own = os.environ.get("KAIZHUO_NETS")
    return (Path(own) / game if own else folder_of(game) / "bots" / "nets") / f"{seats}.net"


def forget() -> None:
    """What was learnt has changed."""
    _nets_of.cache_clear()


@cache
def unfold(found: NetFile) -> Net:
    """Not to be asked, because it scribbles: its twins are."""
    first, second = _layer(found.first, found.neurons[0]), _layer(found.second, found.neurons[1])
    last = _numbers(found.last)
    return Net(first, second, vec[i64](last[:-1]), last[-1], found.trust)


def _layer(data: bytes, neurons: int) -> Layer:
    numbers = _numbers(data)
    words = [low + (high << LANE) for low, high in zip(numbers[::2], numbers[1::2], strict=True)]
    bias = len(words) - neurons // 2
    return Layer(vec[i64](words[bias:]), vec[i64](words[:bias]))


def _numbers(data: bytes) -> list[int]:
    found = array("i", data)
    if byteorder == "big":
        found.byteswap()
    return found.tolist()
