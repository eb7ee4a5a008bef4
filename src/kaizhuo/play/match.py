"""A match: seats, whose move, submit, undo, chance, end.  No I/O, no clock, no randomness of its own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

import msgspec

from kaizhuo.core import engine
from kaizhuo.core.duty import settle
from kaizhuo.core.errors import KaizhuoError, OptionError, RecordError, StaleAction
from kaizhuo.core.observation import Observation, audible
from kaizhuo.core.options import check_value
from kaizhuo.core.state import CHANCE, TOGETHER, Event, State
from kaizhuo.core.undo import reveals
from kaizhuo.games import AnyGame, box_of, boxes_of, load_game
from kaizhuo.play.chance import BranchedChance, ChanceSource, ScriptedChance, SecretChance, commitment_of
from kaizhuo.play.options import read_options
from kaizhuo.play.promise import check_promises, promise, promise_in, promises, read_secret
from kaizhuo.play.record import Branch, Record, arranged, check_branches

VOICES = {CHANCE: "chance", TOGETHER: "all"}  # who speaks in a record, where it is no seat


class Move(msgspec.Struct, frozen=True, gc=False):
    seat: int  # CHANCE for dice and cards, TOGETHER for what all agreed on
    action: int
    told: int  # how many events had been told before it


class Undoable(NamedTuple):
    ply: int
    seat: int
    before: State


class Match:
    """One game between some seats.  `ply` counts every decision, those of chance included."""

    def __init__(
        self, game: AnyGame, seats: list[str], options: dict[str, Any], chance: ChanceSource, *, secret: bytes = b""
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.chance = chance
        self.secret = secret
        self.rules_version = game.rules_version  # that it began with
        self.commitment = ""  # what was shown before it began
        self.branches: list[Branch] = []
        self.moves: list[Move] = []
        self.undoable: list[Undoable] = []  # own moves since the last barrier, with the state before each
        self.state: Any = game.setup(len(seats), read_options(game, len(seats), options))
        self.events: list[Event] = self.state.journal
        self.run_chance()

    @classmethod
    def new(cls, name: str, seats: list[str], options: dict[str, Any], secret: bytes, box: str = "") -> Match:
        """A fair match: all chance is drawn from the committed secret.  The box is one of a fingerprint, or ours."""
        match = cls(load_game(name, box), seats, options, SecretChance(secret), secret=secret)
        match.commitment = promise(secret, name, match.rules_version, box_of(match.game), len(seats), match.options)
        return match

    @property
    def ply(self) -> int:
        return len(self.moves)

    @property
    def over(self) -> bool:
        return engine.over(self.state)

    @property
    def scores(self) -> list[int]:
        return [int(score) for score in self.game.scores(self.state)]

    def awaited(self) -> list[int]:
        return engine.awaited(self.game, self.state)

    def told_before(self, ply: int) -> int:
        """How many events had been told when it came to the ply."""
        if ply == 0:
            return 0
        return self.moves[ply].told if ply < self.ply else len(self.events)

    def observe(self, viewer: int, since: int = 0) -> Observation[Any]:
        """All that the viewer may know now; what they were told from the given ply on."""
        check_ply(since, self.ply)
        return Observation(
            viewer,
            self.ply,
            self.game.redact(self.state, viewer),
            engine.seat_options(self.game, self.state, viewer),
            audible(self.events[self.told_before(since) :], viewer),
        )

    def submit(self, seat: int, action: int, ply: int | None = None) -> None:
        """Do what a seat wants, or raise and change nothing.  `ply` is the moment the sender was looking at."""
        if ply is not None:
            self.check_moment(ply, seat)
        before = self.state.copy()
        told = len(self.events)
        meant = engine.play(self.game, self.state, seat, action)
        self.moves.append(Move(seat, meant, told))
        self._could_be_undone(seat, before)
        self.run_chance()

    def check_moment(self, ply: int, seat: int) -> None:
        """Refuse what was meant for another moment; that others, asked at the same time, have answered changes
        nothing for a seat."""
        if ply > self.ply or any(move.seat in (CHANCE, seat) for move in self.moves[ply:]):
            raise StaleAction("stale-action", ply=ply, now=self.ply)

    def agreement(self) -> int:
        """What the players may agree on now; -1 for nothing."""
        waits = self.over or engine.actor(self.state) == CHANCE
        return -1 if waits else int(self.game.agreement(self.state))

    def agree(self) -> None:
        """Whoever calls this has asked them all."""
        if self.agreement() < 0:
            raise OptionError("no-agreement")
        self._do(TOGETHER, self.agreement())
        self.undoable.clear()
        self.run_chance()

    def say(self, seat: int, sentence: str, ply: int | None = None) -> None:
        self.submit(seat, self.game.words.parse(sentence), ply)

    def undo_ply(self, seat: int) -> int | None:
        """The ply to which the seat may go back on its own: before its last move, unless something came after it
        (a chance outcome, another seat's move) or the move showed somebody something they did not know."""
        if not self.undoable:
            return None
        last = self.undoable[-1]
        action = self.moves[last.ply].action
        behind = last.ply < arranged(self.branches)
        if last.seat != seat or last.ply != self.ply - 1 or behind or reveals(self.game, last.before, seat, action):
            return None
        return last.ply

    def last_own_ply(self, seat: int) -> int | None:
        """The ply before the seat's last move: with the consent of all, the game may go back there; never behind what
        a lesson arranged, which chance could not follow."""
        back = range(self.ply - 1, arranged(self.branches) - 1, -1)
        return next((ply for ply in back if self.moves[ply].seat == seat), None)

    def rewind(self, ply: int) -> None:
        """Go back to a ply: replay without the moves from there on."""
        check_ply(ply, self.ply)
        kept = self.moves[:ply]
        self.moves = []
        self.undoable = []
        self.state = self.game.setup(len(self.seats), read_options(self.game, len(self.seats), self.options))
        self.events = self.state.journal
        for move in kept:
            if move.seat < 0:
                self._do(move.seat, move.action)
                self.undoable.clear()
                continue
            before = self.state.copy()
            self._do(move.seat, move.action)
            self._could_be_undone(move.seat, before)
        self.run_chance()

    def record(self, *, with_secret: bool = True) -> Record:
        return Record(
            game=self.game.name,
            rules_version=self.rules_version,
            options=self.options,
            seats=list(self.seats),
            moves=[self.sentence(ply) for ply in range(self.ply)],
            commitment=self.commitment,
            secret=self.secret.hex() if with_secret else "",
            components=box_of(self.game),
            scores=self.scores if self.over else None,
            branches=self.branches,
        )

    def sentence(self, ply: int) -> str:
        move = self.moves[ply]
        return f"{VOICES.get(move.seat, move.seat)} {self.game.words.sentence(move.action)}"

    def _sentences(self, actions: list[int]) -> list[str]:
        return [self.game.words.sentence(action) for action in actions]

    def _could_be_undone(self, seat: int, before: Any) -> None:
        if self.undoable and self.undoable[-1].seat != seat:
            self.undoable.clear()
        self.undoable.append(Undoable(self.ply - 1, seat, before))

    def _do(self, seat: int, action: int) -> None:
        """For moves that are known to be legal."""
        told = len(self.events)
        if seat == TOGETHER:
            self.game.agree(self.state)
            settle(self.game.duties, self.state)
        else:
            if seat != CHANCE:
                engine.bring_up(self.game, self.state, seat)
            engine.apply(self.game, self.state, action)
        self.moves.append(Move(seat, action, told))

    def run_chance(self) -> None:
        """Let dice and cards answer until a seat is asked, or the source has nothing more to say."""
        while not self.over and engine.actor(self.state) == CHANCE:
            outcomes = engine.options(self.game, self.state)
            weights = [int(weight) for weight in engine.weights(self.game, self.state)]
            chosen = self.chance.outcome(self.ply, partial(self._sentences, outcomes), weights)
            if chosen is None:
                return
            self._do(CHANCE, outcomes[chosen])
            self.undoable.clear()


def check_ply(ply: int, last: int) -> None:
    if not 0 <= ply <= last:
        raise OptionError("no-ply", ply=ply, last=last)


def walk(match: Match) -> Iterator[Match]:
    """The game once more from its beginning: one and the same match after 0, 1, 2 ... plies."""
    past = Match(match.game, match.seats, match.options, ScriptedChance(()))
    yield past
    for move in match.moves:
        past._do(move.seat, move.action)
        yield past


def branch_off(record: Record, ply: int, secret: bytes, table: str = "") -> Record:
    """The first plies of a game as the beginning of another one, which goes on from a secret of its own."""
    check_ply(ply, len(record.moves))
    earlier = [msgspec.structs.replace(branch, ply=min(branch.ply, ply)) for branch in record.branches]
    branched = msgspec.structs.replace(
        record,
        moves=record.moves[:ply],
        commitment=promise_in(record, secret),
        secret=secret.hex(),
        scores=None,
        branches=[*earlier, Branch(ply, record.commitment, record.secret, table)],
    )
    check_branches(branched)
    return branched


def replay(record: Record, upto: int | None = None) -> Match:
    """The match of a record, played again strictly; with `upto`, only so many plies of it.

    A whole game goes on from where it stopped, if the record holds its secret.
    """
    if upto is not None:
        check_ply(upto, len(record.moves))
    return _replay(with_box(record), upto)


def with_box(record: Record) -> Record:
    """The record with the fingerprint of its box.  One from before there were fingerprints was dealt from a box of
    ours: the newest that it fits to, with the scores it says.  Which one is told by nothing if it is finished, says no
    scores, and they would differ: then it is refused, not scored anew."""
    boxes = [box.fingerprint for box in boxes_of(record.game)]
    if record.components or len(boxes) == 1:
        return msgspec.structs.replace(record, components=record.components or boxes[0])
    fitting: list[tuple[Record, list[int]]] = []
    refused: RecordError | None = None
    for box in boxes:
        named = msgspec.structs.replace(record, components=box)
        try:
            match = _replay(named)
        except RecordError as wrong:
            refused = refused or wrong
            continue
        if record.scores is not None or not (match.over or fitting):
            return named
        fitting.append((named, match.scores if match.over else []))
    if not fitting:
        assert refused is not None
        raise refused
    if any(scores != fitting[0][1] for _, scores in fitting):
        raise RecordError("record-boxes", count=len(boxes))
    return fitting[0][0]


def _replay(record: Record, upto: int | None = None) -> Match:
    moves = spelled(record)[:upto]
    match = _follow(record, moves, ScriptedChance(_script(moves)))
    match.branches = record.branches
    if upto is None:
        match.secret = read_secret(record.secret)
        if match.secret:
            match.commitment = record.commitment or commitment_of(match.secret)
            match.chance = _chance(record)
            match.run_chance()
        if record.scores is not None and not match.over:
            raise RecordError("record-cut", plies=len(moves))
        if record.scores is not None and match.scores != record.scores:
            raise RecordError("record-scores", scores=str(record.scores), now=str(match.scores))
    return match


def verify(record: Record) -> Match:
    """Deal the game again from its secret: every chance outcome must be the committed one, every move legal."""
    record = with_box(record)
    _game_of(record)
    if not all(secret for secret, _ in promises(record)):
        raise RecordError("no-secret")
    check_promises(record)
    _follow(record, spelled(record), _chance(record))
    return _replay(record)


def _chance(record: Record) -> ChanceSource:
    own = SecretChance(read_secret(record.secret))
    earlier = [(branch.ply, _dealt_in(record, branch)) for branch in record.branches if branch.secret or branch.lesson]
    return BranchedChance(earlier, own) if earlier else own


def _dealt_in(record: Record, branch: Branch) -> ChanceSource:
    """By a lesson as it says; in a game from its secret."""
    if not branch.lesson:
        return SecretChance(read_secret(branch.secret))
    return ScriptedChance(_script(spelled(record)[: branch.ply]))


def _script(moves: list[str]) -> list[str]:
    return [move.removeprefix("chance ") for move in moves if move.startswith("chance ")]


def _game_of(record: Record) -> AnyGame:
    """With its box.  Older rules are those of today, as long as it replays as it says."""
    game = load_game(record.game, record.components)
    if record.rules_version > game.rules_version:
        raise RecordError("record-version", version=record.rules_version, now=game.rules_version)
    return game


def spelled(record: Record) -> list[str]:
    """Its moves in the words of today."""
    words = _game_of(record).words
    voices = [move.partition(" ") for move in record.moves]
    return [f"{voice}{space}{words.respelled(sentence)}" for voice, space, sentence in voices]


def _follow(record: Record, moves: list[str], chance: ChanceSource) -> Match:
    """Play the moves again; the first sentence that cannot be is named."""
    check_branches(record)
    game = _game_of(record)
    match = Match(game, list(record.seats), record.options, chance)
    for name, value in record.options.items():
        check_value(game.options_type, name, value, strict=True)  # a record says 5, not "5"
    match.rules_version = record.rules_version
    checked = 0
    while True:
        for ply in range(checked, min(match.ply, len(moves))):
            if match.sentence(ply) != moves[ply]:
                raise RecordError("record-move", ply=ply, move=moves[ply])
        checked = match.ply
        if checked >= len(moves):
            return match
        seat, _, sentence = moves[checked].partition(" ")
        try:
            if seat == VOICES[TOGETHER] and match.game.words.parse(sentence) == match.agreement():
                match.agree()
            else:
                match.say(int(seat), sentence)
        except RecordError:
            raise
        except (KaizhuoError, ValueError) as wrong:
            raise RecordError("record-move", ply=checked, move=moves[checked]) from wrong
        checked += 1  # equal things may be called by another name
