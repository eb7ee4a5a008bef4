"""Reader: what one viewer of a table reads in one language.  All of it comes from what the viewer may know."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, Literal, NamedTuple

import msgspec

from kaizhuo.core.observation import Observation, audible, hears
from kaizhuo.core.state import SPECTATOR, Event, seat_of, step_of, subject_of
from kaizhuo.games import AnyGame
from kaizhuo.play.match import Match
from kaizhuo.play.turns import Turns, When
from kaizhuo.server.protocol.socket import Asked, ClockState, Log, Now, Operand, Option, Told
from kaizhuo.server.session.names import names, note
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.chairs import Change
from kaizhuo.text.finale import Finale, finale
from kaizhuo.text.speech import REMEMBERED, Speech, What

Undo = Literal["none", "mine", "consent"]
Sayings = dict[tuple[int, int], Told]  # in one language: by number of the event, and who reads it
OPEN: Final = -3  # a viewer with all eyes together


class Moment(NamedTuple):
    """How a game stands, the same for everybody."""

    awaited: list[int]
    agreement: int  # the action to which all may agree; -1 for none
    thinking: list[int]
    clock: ClockState | None


def moment(table: Table, match: Match, clock: ClockState | None = None) -> Moment:
    awaited = [int(seat) for seat in match.awaited()]
    return Moment(awaited, int(match.agreement()), table.awaited_bots(), clock)


class Look(NamedTuple):
    """How a game stands for one viewer, in no language yet."""

    seen: Observation[Any]
    view: msgspec.Raw
    undo: Undo
    scores: list[int]


def look(table: Table, match: Match, viewer: int) -> Look:
    seen = match.observe(viewer, match.ply)
    stood_in = viewer >= 0 and bool(table.chairs[viewer].stand_in)
    if stood_in:
        seen.options.clear()
    return Look(
        seen=seen,
        view=msgspec.Raw(msgspec.json.encode(match.game.view(seen.seen, viewer))),
        undo="none" if stood_in else _undo(table, viewer),
        scores=[int(score) for score in match.game.scores(seen.seen)],
    )


def _undo(table: Table, viewer: int) -> Undo:
    ply, alone = table.undo_target(viewer)
    if ply is None:
        return "none"
    return "mine" if alone or table.plays_alone(table.chairs[viewer].person) else "consent"


@lru_cache(REMEMBERED)
def _spelled(game: AnyGame, action: int) -> tuple[str, str, list[str]]:
    """An option in no language, the same for everybody; not to be changed."""
    return game.words.sentence(action), game.words.verb_of(action).name, game.words.marks(action)


@lru_cache(REMEMBERED)
def _operands(game: AnyGame, what: What) -> list[Operand]:
    """What an event is about, the same for everybody; not to be changed."""
    return [
        Operand(domain.name, domain.members[member], domain.marks[member])
        for domain, member in zip(game.words.events[what[0]].operands, what[1:], strict=False)
    ]


class Reader:
    """Made anew when somebody comes or goes; remembers the options it has named."""

    def __init__(self, table: Table, viewer: int, lang: str, era: int = -1, said: Sayings | None = None) -> None:
        """As things are now, or as they were in an era of the chairs.  `said`: what readers of a language share, for as
        long as nothing happens."""
        self.table = table
        self.viewer = viewer
        self.lang = lang
        self.voices = [self._voice(change) for change in table.changes]  # each line names who sat there then
        self.speech = self.voices[era]
        self.names = self.speech.names
        self.scores_label = self.speech.say("scores")
        self._options: dict[int, Option] = {}
        self._said: Sayings = {} if said is None else said
        self._prompts: dict[tuple[int, int, int], str] = {}

    def _voice(self, change: Change) -> Speech:
        """What I did is told to me as mine, unless somebody else did it in my place."""
        me = self.viewer
        if me >= 0:
            then = change.chairs[me]
            me = me if then.person == self.table.chairs[me].person and not then.stand_in else SPECTATOR
        return Speech(self.lang, self.table.game, names(change.chairs, self.lang), me)

    def now(
        self, match: Match, moment: Moment, look: Look, since: int | None, changes: int, asked: Asked | None = None
    ) -> Now:
        """How it stands, with what was told since a ply; without one nothing was."""
        return Now(
            ply=match.ply,
            undos=self.table.undos,
            changes=len(self.table.changes),
            view=look.view,
            awaited=moment.awaited,
            prompt=self.prompt(look.seen),
            options=[self.option(int(action)) for action in look.seen.options],
            told=self.lines(match, since, changes) if since is not None else [],
            undo=look.undo,
            agreement=self.speech.option(moment.agreement) if moment.agreement >= 0 else "",
            asked=asked,
            scores=look.scores,
            scores_label=self.scores_label,
            finale=self.finale(match, look.seen) if match.over else None,
            thinking=moment.thinking,
            resting=self.table.resting,
            clock=moment.clock,
        )

    def finale(self, match: Match, seen: Observation[Any]) -> Finale:
        return finale(self.speech, seen.seen, audible(match.events, self.viewer))

    def log(self, match: Match) -> Log:
        return Log(self.lines(match, 0, 0))

    def lines(self, match: Match, since: int, changes: int) -> list[Told]:
        """What was told from a ply on, and between it who came and went; the first changes the viewer knows already."""
        found: list[Told] = []
        turns = self.table.turns(match)
        starts = [match.told_before(change.ply) for change in self.table.changes]
        first = match.told_before(since)
        for era, (begin, end) in enumerate(pairwise([*starts, len(match.events)])):
            if era >= max(changes, 1):
                change = self.table.changes[era]
                words = note(change, self.table.changes[era - 1].chairs, self.lang)
                when = turns.of(begin - 1) if begin else When(0, 0, None)
                found.append(Told(change.what, [], words, "", "", change.ply, when.turn, when.by))
            for number in range(max(begin, first), end):
                event = match.events[number]
                if self.viewer == OPEN or hears(self.viewer, event):
                    found.append(self.told(era, number, event, turns))
        return found

    def option(self, action: int) -> Option:
        known = self._options.get(action)
        if known is None:
            spelled = _spelled(self.table.game, action)
            known = self._options[action] = Option(*spelled, self.speech.option(action), self.speech.short(action))
        return known

    def told(self, era: int, number: int, event: Event, turns: Turns) -> Told:
        voice = self.voices[era]
        key = number, OPEN if self.viewer == OPEN else voice.reader(event)
        known = self._said.get(key)
        if known is None:
            telling = self.table.game.words.events[event[0]]
            line, brief = voice.both(event)
            if self.viewer == OPEN:
                line = voice.openly(event)
            when = turns.of(number)
            operands = _operands(self.table.game, event[:4])
            known = Told(telling.name, operands, line, telling.rule, brief, when.ply, when.turn, when.by)
            self._said[key] = known
        return known

    def prompt(self, seen: Observation[Any]) -> str:
        """What I am asked; if nothing, what somebody else is."""
        pending = seen.seen.pending
        if not len(pending):
            return ""
        asked = int(pending[len(pending) - 1])
        if seen.options:
            asked = next(int(mine) for mine in reversed(list(pending)) if seat_of(mine) == self.viewer)
        question = (step_of(asked), seat_of(asked), subject_of(asked))
        if question not in self._prompts:
            self._prompts[question] = self.speech.prompt(*question)
        return self._prompts[question]
