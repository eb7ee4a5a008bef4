"""A recorded game that is looked at: knows no screen."""

from __future__ import annotations

from rich.console import RenderableType

from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.drawing import drawing
from kaizhuo.cli.terminal.table import seat_names
from kaizhuo.core.state import SPECTATOR
from kaizhuo.play import match as matches
from kaizhuo.play.match import Match
from kaizhuo.play.record import Record
from kaizhuo.text.speech import Speech
from kaizhuo.text.story import Line, open_story, told


class Replay:
    """A record that can be looked at after any number of its steps, openly or from one seat."""

    def __init__(self, record: Record, reader: Reader, seat: int | None) -> None:
        self.record = record
        self.reader = reader
        self.seat = seat
        self.names = seat_names(reader, record.seats, looking_on=True)
        self.last = len(record.moves)
        self.whole = matches.replay(record)  # refuses what cannot be replayed

    @property
    def judged(self) -> int:
        """Whose decisions are judged: those of the seat that looks, or of the first person."""
        people = [seat for seat, who in enumerate(self.record.seats) if not who.startswith("bot:")]
        return self.seat if self.seat is not None else (people or [0])[0]

    def at(self, step: int) -> Match:
        return matches.replay(self.record, step)

    def speech(self, viewer: int) -> Speech:
        return Speech(self.reader.language, self.whole.game, self.names, viewer)

    def lines(self, match: Match) -> list[Line]:
        if self.seat is not None:
            return told(match, self.speech(self.seat))
        return open_story(match, self.speech(SPECTATOR))

    def viewpoints(self) -> list[int]:
        """Whose hands may be seen: one seat's, or one after the other all."""
        return [self.seat] if self.seat is not None else list(range(len(self.names)))

    def drawn(self, match: Match, viewer: int, width: int) -> RenderableType:
        return drawing(match, self.speech(viewer), width)

    def move(self, step: int) -> str:
        """What was done at a step, in the game's notation; a hidden outcome of chance is not told to a seat."""
        if step == 0:
            return ""
        move = self.record.moves[step - 1]
        return "chance" if self.seat is not None and move.startswith("chance ") else move
