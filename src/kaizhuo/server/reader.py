"""Reader: what one viewer of a table reads in one language.  All of it comes from what the viewer may know."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kaizhuo.core.observation import Observation
from kaizhuo.core.state import Event, seat_of, step_of, subject_of
from kaizhuo.play.match import Match
from kaizhuo.server.catalogue import bot_label
from kaizhuo.server.protocol import AskedUndo, Log, Now, Operand, Option, Told
from kaizhuo.server.table import Table
from kaizhuo.text.speech import Speech


def names(table: Table, lang: str) -> list[str]:
    """The players' names in a language: bots have translated ones, numbered where two are alike."""
    found: list[str] = []
    for chair in table.chairs:
        name = bot_label(lang, chair.bot) if chair.bot else chair.name
        same = sum(other.bot == chair.bot for other in table.chairs[: len(found)]) if chair.bot else 0
        found.append(f"{name} {same + 1}" if same else name)
    return found


class Reader:
    """Made when the game begins, as names change no more; remembers the sentences it has said."""

    def __init__(self, table: Table, viewer: int, lang: str) -> None:
        self.table = table
        self.viewer = viewer
        self.names = names(table, lang)
        self.speech = Speech(lang, table.game, self.names, viewer)
        self.scores_label = self.speech.say("scores")
        self._options: dict[int, Option] = {}
        self._told: dict[Event, Told] = {}
        self._prompts: dict[tuple[int, int, int], str] = {}

    def now(self, match: Match, since: int | None, asked: AskedUndo | None) -> Now:
        """How it stands, with what was told since a ply; without one nothing was."""
        seen = match.observe(self.viewer, match.ply if since is None else since)
        awaited = [int(seat) for seat in match.awaited()]
        return Now(
            ply=match.ply,
            undos=self.table.undos,
            view=msgspec.Raw(msgspec.json.encode(match.game.view(seen.seen, self.viewer))),
            awaited=awaited,
            prompt=self.prompt(seen),
            options=[self.option(int(action)) for action in seen.options],
            told=[self.told(event) for event in seen.told] if since is not None else [],
            undo=self.undo(),
            asked_undo=asked,
            scores=[int(score) for score in match.game.scores(seen.seen)],
            scores_label=self.scores_label,
            places=[int(place) for place in match.game.places(seen.seen)] if match.over else None,
            thinking=self.table.awaited_bots(),
        )

    def log(self, match: Match) -> Log:
        return Log([self.told(event) for event in match.observe(self.viewer).told])

    def undo(self) -> Literal["none", "mine", "consent"]:
        ply, alone = self.table.undo_target(self.viewer)
        if ply is None:
            return "none"
        return "mine" if alone else "consent"

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

    def told(self, event: Event) -> Told:
        known = self._told.get(event)
        if known is None:
            telling = self.table.game.words.events[event[0]]
            operands = [
                Operand(domain.name, domain.members[member], domain.marks[member])
                for domain, member in zip(telling.operands, event[1:4], strict=False)
            ]
            known = Told(telling.name, operands, self.speech.event(event), telling.rule)
            self._told[event] = known
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
