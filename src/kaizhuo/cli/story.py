"""The log: what happened, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kaizhuo.core.observation import audible
from kaizhuo.core.state import EVERYONE, Event
from kaizhuo.play.match import Match
from kaizhuo.text.speech import Speech


class Line(NamedTuple):
    ply: int  # how many decisions had been made when it was told, its own included
    text: str
    seat: int  # whose name it mentions first; -1 for nobody's


def told(match: Match, speech: Speech) -> list[Line]:
    """What the reader was told, from the beginning; with a negative viewer only what everybody was told."""
    heard = [(ply, event) for ply, event in _by_ply(match) if audible([event], speech.viewer)]
    lines = [Line(ply, speech.event(event), _seat(match, event)) for ply, event in heard]
    return [line for line in lines if line.text]


def open_story(match: Match, speech: Speech) -> list[Line]:
    """Everything, for whoever may look into all hands: what one seat alone was told begins with its name."""
    lines: list[Line] = []
    for ply, event in _by_ply(match):
        to = [seat for seat in range(len(speech.names)) if event[4] >> seat & 1]
        if event[4] == EVERYONE or len(to) != 1:
            text, name = speech.event(event), ""
        else:
            text = Speech(speech.language, speech.game, speech.names, to[0]).event(event)
            name = f"{speech.names[to[0]]}: "
        if text:
            lines.append(Line(ply, name + text, _seat(match, event)))
    return lines


def _by_ply(match: Match) -> Iterator[tuple[int, Event]]:
    """Each event with the number of decisions made until it was told."""
    ply = 0
    for number, event in enumerate(match.events):
        while ply < match.ply and match.moves[ply].told <= number:
            ply += 1
        yield ply, event


def _seat(match: Match, event: Event) -> int:
    operands = match.game.words.events[event[0]].operands
    return int(event[1]) if operands and operands[0].are_seats else -1
