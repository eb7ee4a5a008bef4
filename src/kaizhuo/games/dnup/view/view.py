"""What a client draws."""

from __future__ import annotations

from kaizhuo.core.components import size
from kaizhuo.core.state import Seat, seat_of, subject_of
from kaizhuo.games.dnup.rules.state import DnupState
from kaizhuo.games.dnup.view.drawn import outlooks, player_views
from kaizhuo.games.dnup.view.shapes import DnupView


def view(seen: DnupState, viewer: Seat) -> DnupView:
    asked = seen.pending[len(seen.pending) - 1] if len(seen.pending) else None
    playing = asked is not None and seat_of(asked) >= 0
    return DnupView(
        players=player_views(seen, viewer),
        round=seen.rounds,
        goal=seen.goal,
        discards=size(seen.discards),
        turns=seen.turns,
        turn=seat_of(asked) if asked is not None and playing else None,
        area=subject_of(asked) if asked is not None and playing else None,
        duel=seen.areas == 2,
        outlooks=outlooks(seen, viewer),
    )
