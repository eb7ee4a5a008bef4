"""The log: what happened, in sentences."""

from __future__ import annotations

from typing import NamedTuple

from kaizhuo.core.observation import audible
from kaizhuo.core.state import Event
from kaizhuo.play.match import Match
from kaizhuo.text.speech import Speech


class Line(NamedTuple):
    ply: int  # how many decisions had been made when it was told, its own included
    text: str
    seat: int  # whose name it mentions first; -1 for nobody's
    rule: str


class Log:
    """What one reader is told, kept while the game goes on, so that nothing is said twice."""

    def __init__(self, match: Match, speech: Speech) -> None:
        self.match = match
        self.speech = speech
        self.events = match.events  # another list after something was taken back
        self.heard = 0
        self.ply = 0
        self.lines: list[Line] = []

    def fits(self, match: Match, viewer: int) -> bool:
        return self.match is match and self.events is match.events and self.speech.viewer == viewer

    def listen(self) -> list[Line]:
        """All lines until now; with a negative viewer only what everybody was told."""
        for event in self.events[self.heard :]:
            self.ply = _ply(self.match, self.heard, self.ply)
            self.heard += 1
            text = self.speech.event(event) if audible([event], self.speech.viewer) else ""
            if text:
                self.lines.append(Line(self.ply, text, _seat(self.match, event), _rule(self.match, event)))
        return self.lines


def told(match: Match, speech: Speech) -> list[Line]:
    return Log(match, speech).listen()


def open_story(match: Match, speech: Speech) -> list[Line]:
    """Everything, for whoever may look into all hands."""
    lines: list[Line] = []
    ply = 0
    for number, event in enumerate(match.events):
        ply = _ply(match, number, ply)
        text = speech.openly(event)
        if text:
            lines.append(Line(ply, text, _seat(match, event), _rule(match, event)))
    return lines


def _ply(match: Match, number: int, ply: int) -> int:
    """How many decisions had been made when an event was told; `ply` is the same of an earlier one."""
    while ply < match.ply and match.moves[ply].told <= number:
        ply += 1
    return ply


def _seat(match: Match, event: Event) -> int:
    operands = match.game.words.events[event[0]].operands
    return int(event[1]) if operands and operands[0].are_seats else -1


def _rule(match: Match, event: Event) -> str:
    return str(match.game.words.events[event[0]].rule)
