"""A table: a match, the people and bots that sit at it, and the file it is saved in.  Knows no screen."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

from kaizhuo.bots.bot import Bot, make_bot
from kaizhuo.cli import saves
from kaizhuo.cli.reader import Reader
from kaizhuo.core import engine
from kaizhuo.core.errors import OptionError
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, step_of, subject_of
from kaizhuo.games.drawing import SIGNS
from kaizhuo.play.match import Match
from kaizhuo.text.speech import Speech, has

ADVISER: Final = "ismcts:300"  # who gives hints: good, and quick even without a compiler
BOT: Final = "bot:"


class Table:
    def __init__(self, match: Match, file: Path) -> None:
        self.match = match
        self.file = file
        self.bots: dict[int, Bot] = {
            seat: make_bot(who.removeprefix(BOT)) for seat, who in enumerate(match.seats) if who.startswith(BOT)
        }
        self.people = [seat for seat in range(len(match.seats)) if seat not in self.bots]
        if not self.people:
            raise OptionError("no-people")

    def again(self) -> Table:
        """A new game of the same people and bots."""
        old = self.match
        match = Match.new(old.game.name, old.seats, old.options, secrets.token_bytes(32))
        return Table(match, saves.new_file(old.game.name))

    def asked(self) -> int | None:
        """Who decides now; where several may, bots do it first.  None when the game is over."""
        awaited = self.match.awaited()
        return next((seat for seat in awaited if seat in self.bots), awaited[0] if awaited else None)

    def thought(self, seat: int) -> Callable[[], int]:
        """What finds out the choice of a bot.  It holds nothing but an observation, so any thread may run it."""
        return self._thinking(self.bots[seat], seat)

    def hint(self, seat: int) -> Callable[[], int]:
        """The same for a person who asks for advice."""
        return self._thinking(make_bot(ADVISER), seat)

    def _thinking(self, bot: Bot, seat: int) -> Callable[[], int]:
        game, now, rng = self.match.game, self.match.observe(seat), self._rng(seat)
        return lambda: int(bot.choose(game, now, rng))

    def _rng(self, seat: int) -> Rng:
        """Chance for thinking: the same at the same moment of the same game, and apart from that of the cards."""
        moment = f"thinking {self.match.commitment} {self.match.ply} {seat}"
        return Rng(int.from_bytes(hashlib.sha256(moment.encode()).digest()[:12], "big"))

    def undo(self, seat: int) -> bool:
        """Back to the person's last decision: on his own if nothing was revealed, else if only bots must consent."""
        ply = self.match.undo_ply(seat)
        if ply is None:
            ply = self.match.last_own_ply(seat)
            if ply is None or any(move.seat not in (CHANCE, seat, *self.bots) for move in self.match.moves[ply:]):
                return False
        self.match.rewind(ply)
        return True

    def question(self, seat: int) -> tuple[int, int, int]:
        """What a seat is asked: step, seat and subject."""
        state = self.match.state.copy()
        engine.bring_up(self.match.game, state, seat)
        asked = state.pending[len(state.pending) - 1]
        return int(step_of(asked)), seat, int(subject_of(asked))

    def save(self) -> None:
        saves.save(self.file, self.match.record())

    def names(self, reader: Reader) -> list[str]:
        return seat_names(reader, self.match.seats)

    def speech(self, reader: Reader, viewer: int) -> Speech:
        return Speech(reader.language, self.match.game, self.names(reader), viewer)


def seat_names(reader: Reader, seats: list[str], *, looking_on: bool = False) -> list[str]:
    """What the players are called.  Bots of one kind are told apart by their seats; "you" are whoever plays alone."""
    alone = seats.count("me") == 1 and not looking_on
    names: list[str] = []
    for seat, who in enumerate(seats):
        if who.startswith(BOT):
            kind = who.removeprefix(BOT).partition(":")[0]
            known = has(reader.language, f"cli-bot-{kind}")
            names.append(reader.say(f"cli-bot-{kind}", number=seat + 1) if known else f"{kind} {seat + 1}")
        elif who == "me":
            names.append(reader.say("cli-me") if alone else reader.say("cli-person", number=seat + 1))
        else:
            names.append(who)
    return names


def result_lines(match: Match, names: list[str], reader: Reader) -> list[str]:
    """Who won, and everybody's place and score, best first."""
    places = [int(place) for place in match.game.places(match.state)]
    scores = [int(score) for score in match.game.scores(match.state)]
    winners = [names[seat] for seat, place in enumerate(places) if place == 1]
    alone = winners == [reader.say("cli-me")]
    joined = reader.say("cli-and").join(winners)
    first = reader.say("cli-i-win") if alone else reader.say("cli-wins", names=joined, count=len(winners))
    label = reader.of_game(match.game.name, "scores")
    lines = [first]
    for seat in sorted(range(len(names)), key=lambda seat: (places[seat], seat)):
        name = f"{SIGNS[seat % len(SIGNS)]} {names[seat]}"
        lines.append(reader.say("cli-place", place=places[seat], name=name, label=label, score=scores[seat]))
    return lines
