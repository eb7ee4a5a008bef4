"""A table: a match, the people and bots that sit at it, and the file it is saved in.  Knows no screen."""

from __future__ import annotations

import hashlib
import secrets
from concurrent.futures import Future
from pathlib import Path
from typing import Final

from kaizhuo.bots.bot import BOT, OLD_NAMES, bot_at, make_bot
from kaizhuo.bots.cast import characters
from kaizhuo.bots.explaining import explain
from kaizhuo.bots.external import read_command
from kaizhuo.bots.pool import Pool
from kaizhuo.bots.settings import levels_of
from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal import saves
from kaizhuo.core import engine
from kaizhuo.core.errors import OptionError
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, SPECTATOR, step_of, subject_of
from kaizhuo.core.visible import printable, shortened
from kaizhuo.games import box_of
from kaizhuo.kit.drawing import SIGNS
from kaizhuo.play.explanation import Explanation
from kaizhuo.play.match import Match, Move
from kaizhuo.text.finale import finale
from kaizhuo.text.speech import Speech, has

QUICK: Final = frozenset({"uniform", "level1", "level2", "greedy"})  # bots that decide at a glance
LONGEST_NAME: Final = 40  # characters of a name in a record that are shown


class Table:
    def __init__(self, match: Match, file: Path) -> None:
        self.match = match
        self.file = file
        self.bots = {seat: who.removeprefix(BOT) for seat, who in enumerate(match.seats) if who.startswith(BOT)}
        for name in self.bots.values():
            make_bot(name)  # refuses what there is not
        self.people = [seat for seat in range(len(match.seats)) if seat not in self.bots]
        if not self.people:
            raise OptionError("no-people")
        self._hint: tuple[tuple[int, tuple[Move, ...]], Explanation] | None = None

    def again(self) -> Table:
        """A new game of the same people and bots."""
        old = self.match
        match = Match.new(old.game.name, old.seats, old.options, secrets.token_bytes(32), box_of(old.game))
        return Table(match, saves.new_file(old.game.name))

    def asked(self) -> int | None:
        """Who decides now; where several may, bots do it first.  None when the game is over."""
        awaited = self.match.awaited()
        return next((seat for seat in awaited if seat in self.bots), awaited[0] if awaited else None)

    def thinker(self, seat: int) -> str:
        """The bot that thinks for a seat: its own, or for a person who asks for a hint the strongest one."""
        return self.bots.get(seat) or levels_of(self.match.game.name, len(self.match.seats))[-1]

    def choice(self, seat: int) -> int:
        """What the thinker of the seat would do, found out here and now."""
        bot = bot_at(seat, self.thinker(seat))
        return int(bot.choose(self.match.game, self.match.observe(seat), Rng(self._luck(seat))))

    def why(self, seat: int) -> Explanation:
        """The hint for a seat with its reasons: asked for again the same, though a clock ended the search."""
        moment = (seat, tuple(self.match.moves))
        if self._hint is None or self._hint[0] != moment:
            found = explain(self.match.game, self.match.observe(seat), Rng(self._luck(seat)))
            self._hint = moment, found
        return self._hint[1]

    def quick(self, seat: int) -> bool:
        """Whether that takes no time to speak of."""
        return self.thinker(seat) in QUICK

    def ask(self, pool: Pool, seat: int) -> Future[int]:
        """The same choice, found out by another process.  Not by a thread: that would hold up the screen, and nobody
        could end it when its question is out of date."""
        return pool.choose(self.match.game, self.thinker(seat), self.match.observe(seat), self._luck(seat))

    def _luck(self, seat: int) -> int:
        """Chance for thinking: the same at the same moment of the same game, and apart from that of the cards."""
        moment = f"thinking {self.match.commitment} {self.match.ply} {seat}"
        return int.from_bytes(hashlib.sha256(moment.encode()).digest()[:7], "big")

    def undo(self, seat: int) -> bool:
        """Back to the person's last decision: freely if nothing was revealed, else if only bots must consent."""
        ply = self.match.undo_ply(seat)
        if ply is None:
            ply = self.match.last_own_ply(seat)
            if ply is None or any(move.seat not in (CHANCE, seat, *self.bots) for move in self.match.moves[ply:]):
                return False
        self.match.rewind(ply)
        return True

    def end(self, *, agreed: bool) -> str:
        """End the game where its rules let the players agree on that: "" when it is done, else what is missing."""
        match = self.match
        if match.agreement() < 0:
            return "error-no-agreement"
        if self.bots and not match.game.bots_agree(match.state):
            return "error-bots-play-on"
        if len(self.people) > 1 and not agreed:
            return "cli-agree"
        match.agree()
        return ""

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
    """What the players are called: bots by their characters; "you" are whoever plays alone."""
    alone = seats.count("me") == 1 and not looking_on
    bots = [who.removeprefix(BOT) if who.startswith(BOT) else "" for who in seats]
    cast = characters([(bot, "") for bot in bots])
    names: list[str] = []
    for seat, who in enumerate(seats):
        if cast[seat]:
            names.append(reader.say(f"cast-{cast[seat]}"))
        elif bots[seat]:
            names.append(bot_kind(reader, bots[seat], seat))
        elif who == "me":
            names.append(reader.say("cli-me") if alone else reader.say("cli-person", number=seat + 1))
        else:
            names.append(shortened(printable(who), LONGEST_NAME))
    return names


def bot_kind(reader: Reader, bot: str, seat: int) -> str:
    """What kind of bot sits there; those of one kind are told apart by their seats, one of your own by its name."""
    own = read_command(bot)
    if own is not None and own.name:
        return own.name
    return reader.say("bot-numbered", bot=_kind(reader, bot), number=seat + 1)


def _kind(reader: Reader, bot: str) -> str:
    own = read_command(bot)
    kind = own.nickname() if own else bot.partition(":")[0]
    message = f"bot-{OLD_NAMES.get(kind, kind)}"
    return reader.say(message) if has(reader.language, message) else kind


def introductions(reader: Reader, bots: dict[int, str]) -> list[str]:
    """Who the bots are, by their seats: how strong, and what they are like."""
    cast = characters([(bot, "") for bot in bots.values()])
    return [
        reader.say(
            "cli-bot", name=reader.say(f"cast-{who}"), bot=_kind(reader, bot), line=reader.say(f"cast-{who}.line")
        )
        for who, bot in zip(cast, bots.values(), strict=True)
        if who
    ]


def result_lines(match: Match, names: list[str], reader: Reader) -> list[str]:
    """Who won and why, and everybody's place and score with what it was for, best first."""
    shown = finale(Speech(reader.language, match.game, names, SPECTATOR), match.state, match.events)
    winners = [tally.name for tally in shown.tallies if tally.place == 1]
    alone = winners == [reader.say("cli-me")]
    joined = reader.say("cli-and").join(winners)
    first = reader.say("cli-i-win") if alone else reader.say("cli-wins", names=joined, count=len(winners))
    label = reader.of_game(match.game.name, "scores")
    lines = [f"{first} {shown.verdict}".strip()]
    for tally in shown.tallies:
        name = tally.name if tally.seat is None else f"{SIGNS[tally.seat % len(SIGNS)]} {tally.name}"
        lines.append(reader.say("cli-place", place=tally.place, name=name, label=label, score=tally.points))
        if tally.shares:
            shares = (f"{share.what} {share.points:+d}" for share in tally.shares)
            lines.append(f"   {' · '.join(shares)}".replace("-", "\u2212"))
    return lines
