"""Turns: when each event of a match was told, and whose turn it was then."""

from __future__ import annotations

import msgspec

from kaizhuo.play.match import Match


class When(msgspec.Struct, frozen=True, gc=False):
    ply: int  # how many decisions had been made, its own included
    turn: int  # counted from the setup, which is 0
    by: int | None  # whose turn; None where it is nobody's


class Turns:
    """Kept while the game goes on, so that nothing is counted twice.

    A turn begins with an event that says so.  Where none does (in other games, in the setup, between rounds), whoever
    decides something has a turn until somebody else does; what chance does belongs to it.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events = match.events  # another list after something was taken back
        self.told = False  # the turn of a seat has begun with an event
        self.whens: list[When] = []

    def fits(self, match: Match) -> bool:
        return self.match is match and self.events is match.events

    def of(self, number: int) -> When:
        """Of an event that has been told."""
        while len(self.whens) <= number:
            self._follow()
        return self.whens[number]

    def _follow(self) -> None:
        number = len(self.whens)
        last = self.whens[-1] if self.whens else When(0, 0, None)
        ply, turn, by = last.ply, last.turn, last.by
        moves = self.match.moves
        while ply < len(moves) and moves[ply].told <= number:
            seat = int(moves[ply].seat)
            if not self.told and seat >= 0 and seat != by:
                turn, by = turn + 1, seat
            ply += 1
        event = self.events[number]
        telling = self.match.game.words.events[event[0]]
        if telling.begins:
            self.told = bool(telling.operands and telling.operands[0].are_seats)
            turn, by = turn + 1, int(event[1]) if self.told else None
        self.whens.append(When(ply, turn, by))
