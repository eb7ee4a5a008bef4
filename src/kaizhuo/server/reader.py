"""Reader: what one viewer of a table reads in one language.  All of it comes from what the viewer may know."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Literal

import msgspec

from kaizhuo.core.observation import Observation, audible
from kaizhuo.core.state import SPECTATOR, Event, seat_of, step_of, subject_of
from kaizhuo.play.match import Match
from kaizhuo.server.chairs import Change, names, note
from kaizhuo.server.protocol import Asked, ClockState, Log, Now, Operand, Option, Told
from kaizhuo.server.table import Table
from kaizhuo.text.speech import Speech


class Reader:
    """Made anew when somebody comes or goes; remembers the sentences it has said."""

    def __init__(self, table: Table, viewer: int, lang: str, era: int = -1) -> None:
        """As things are now, or as they were in an era of the chairs."""
        self.table = table
        self.viewer = viewer
        self.lang = lang
        self.stood_in = viewer >= 0 and bool(table.chairs[viewer].stand_in)
        self.voices = [self._voice(change) for change in table.changes]  # each line names who sat there then
        self.speech = self.voices[era]
        self.names = self.speech.names
        self.scores_label = self.speech.say("scores")
        self._options: dict[int, Option] = {}
        self._told: dict[tuple[int, Event], Told] = {}
        self._prompts: dict[tuple[int, int, int], str] = {}

    def _voice(self, change: Change) -> Speech:
        """What I did is told to me as mine, unless somebody else did it in my place."""
        me = self.viewer
        if me >= 0:
            then = change.chairs[me]
            me = me if then.person == self.table.chairs[me].person and not then.stand_in else SPECTATOR
        return Speech(self.lang, self.table.game, names(change.chairs, self.lang), me)

    def now(self, match: Match, since: int | None, changes: int, asked: Asked | None, clock: ClockState | None) -> Now:
        """How it stands, with what was told since a ply; without one nothing was."""
        seen = match.observe(self.viewer, match.ply)
        if self.stood_in:
            seen.options.clear()
        awaited = [int(seat) for seat in match.awaited()]
        return Now(
            ply=match.ply,
            undos=self.table.undos,
            changes=len(self.table.changes),
            view=msgspec.Raw(msgspec.json.encode(match.game.view(seen.seen, self.viewer))),
            awaited=awaited,
            prompt=self.prompt(seen),
            options=[self.option(int(action)) for action in seen.options],
            told=self.lines(match, since, changes) if since is not None else [],
            undo=self.undo(),
            agreement=self.agreement(match),
            asked=asked,
            scores=[int(score) for score in match.game.scores(seen.seen)],
            scores_label=self.scores_label,
            places=[int(place) for place in match.game.places(seen.seen)] if match.over else None,
            thinking=self.table.awaited_bots(),
            resting=self.table.resting,
            clock=clock,
        )

    def log(self, match: Match) -> Log:
        return Log(self.lines(match, 0, 0))

    def lines(self, match: Match, since: int, changes: int) -> list[Told]:
        """What was told from a ply on; who came and went stands between, except the first changes, which he knows."""
        found: list[Told] = []
        starts = [match.told_before(change.ply) for change in self.table.changes]
        first = match.told_before(since)
        for era, (begin, end) in enumerate(pairwise([*starts, len(match.events)])):
            if era >= max(changes, 1):
                change = self.table.changes[era]
                found.append(Told(change.what, [], note(change, self.table.changes[era - 1].chairs, self.lang), ""))
            found += [self.told(era, event) for event in audible(match.events[max(begin, first) : end], self.viewer)]
        return found

    def undo(self) -> Literal["none", "mine", "consent"]:
        ply, alone = self.table.undo_target(self.viewer)
        if ply is None or self.stood_in:
            return "none"
        me = self.table.chairs[self.viewer].person
        return (
            "mine" if alone or all(self.table.chairs[seat].person == me for seat in self.table.people()) else "consent"
        )

    def agreement(self, match: Match) -> str:
        action = match.agreement()
        return self.speech.option(action) if action >= 0 else ""

    def option(self, action: int) -> Option:
        known = self._options.get(action)
        if known is None:
            words = self.table.game.words
            known = Option(
                say=words.sentence(action),
                verb=words.verb_of(action).name,
                at=words.marks(action),
                label=self.speech.option(action),
            )
            self._options[action] = known
        return known

    def told(self, era: int, event: Event) -> Told:
        known = self._told.get((era, event))
        if known is None:
            telling = self.table.game.words.events[event[0]]
            operands = [
                Operand(domain.name, domain.members[member], domain.marks[member])
                for domain, member in zip(telling.operands, event[1:4], strict=False)
            ]
            known = Told(telling.name, operands, self.voices[era].event(event), telling.rule)
            self._told[era, event] = known
        return known

    def prompt(self, seen: Observation[Any]) -> str:
        """What I am asked; if nothing, what somebody else is."""
        pending = [int(asked) for asked in seen.seen.pending]
        if not pending:
            return ""
        asked = pending[-1]
        if seen.options:
            asked = next(mine for mine in reversed(pending) if seat_of(mine) == self.viewer)
        question = (step_of(asked), seat_of(asked), subject_of(asked))
        if question not in self._prompts:
            self._prompts[question] = self.speech.prompt(*question)
        return self._prompts[question]
