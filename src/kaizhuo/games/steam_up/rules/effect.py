"""Effect: something that a card does (3.4)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kaizhuo.core.state import Seat
from kaizhuo.games.steam_up.rules.state import SteamState


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Each chapter has its own, `effects.py` lists them; `count` and `limit` are amounts of the components file."""

    def possible(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> bool:
        return True

    def begin(self, state: SteamState, seat: Seat, count: i64, limit: i64) -> None:
        """Only when it is possible."""
        raise NotImplementedError
