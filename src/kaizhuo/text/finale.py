"""The finale: who came where, where the points came from, and what decided the game, in the reader's language."""

from __future__ import annotations

from typing import Any

import msgspec

from kaizhuo.core.state import Event
from kaizhuo.text.speech import Speech


class Share(msgspec.Struct, frozen=True):
    what: str
    points: int


class Tally(msgspec.Struct, frozen=True):
    seat: int | None  # None for a rival that the game itself plays
    name: str
    place: int  # 1 for a winner; 0 for everybody where nobody is first: nobody is second then
    points: int
    shares: list[Share]  # they add up to the points


class Finale(msgspec.Struct, frozen=True):
    verdict: str  # what decided it; "" where the game does not say
    tallies: list[Tally]  # best first


def finale(speech: Speech, seen: Any, told: list[Event]) -> Finale:
    """From what a viewer may know, and all that they were told."""
    game, names = speech.game, speech.names
    places = [int(place) for place in game.places(seen)]
    shares = game.breakdown(seen, told)
    rivals = len(shares) - len(places)
    places += [2 if 1 in places else 1] * rivals
    if 1 not in places:
        places = [0] * len(places)
    tallies = [
        Tally(
            seat=seat if seat < len(names) else None,
            name=names[seat] if seat < len(names) else speech.say("rival"),
            place=places[seat],
            points=sum(points for _, points in own),
            shares=[Share(speech.say(what), points) for what, points in own],
        )
        for seat, own in enumerate(shares)
    ]
    return Finale(_verdict(speech, seen, tallies), sorted(tallies, key=lambda tally: tally.place))


def _verdict(speech: Speech, seen: Any, tallies: list[Tally]) -> str:
    message = speech.game.verdict(seen)
    if not message:
        return ""
    points = sorted((tally.points for tally in tallies), reverse=True)
    return speech.say(message, {"points": points[0], "lead": points[0] - points[1]})
