"""Figures and pieces in the reader's words."""

from __future__ import annotations

from functools import cached_property

from kaizhuo.core.state import SPECTATOR
from kaizhuo.core.words import Domain, Verb
from kaizhuo.games import AnyGame
from kaizhuo.research.figures import is_share
from kaizhuo.research.stats import Interval
from kaizhuo.research.study import VERB, is_piece
from kaizhuo.text.speech import Speech, bundle, has, say

GAP = "…"  # where a piece would be named


class Names:
    def __init__(self, language: str, game: AnyGame) -> None:
        self.language = language
        self.game = game

    def say(self, message: str, **args: str | int) -> str:
        return say(self.language, message, args, self.game.name)

    def kind(self, kind: str) -> str:
        message = f"report-kind-{kind}"
        return self.say(message) if has(self.language, message, self.game.name) else kind

    def piece(self, kind: str, name: str) -> str:
        return self._pieces.get(f"{kind}.{name}", name)

    @cached_property
    def _pieces(self) -> dict[str, str]:
        speech = Speech(self.language, self.game, [], SPECTATOR)
        found: dict[str, str] = {}
        for verb in self.game.words.verbs:
            found[f"{VERB}.{verb.name}"] = self._verb(verb)
            for domain in verb.operands:
                if is_piece(domain):
                    for member, name in enumerate(domain.members):
                        found.setdefault(f"{domain.name}.{name}", str(speech.thing(domain, member)))
        return found

    def _verb(self, verb: Verb) -> str:
        """Its name, or what its button says, with a gap for what it points at."""
        if has(self.language, f"action-{verb.name}", self.game.name):
            return self.say(f"action-{verb.name}")
        args = {name: GAP for domain in verb.operands for name in _mentioned(domain)}
        words = bundle(self.language, self.game.name)
        message = f"verb-{verb.name}"
        if not words.has_message(message):
            return verb.name
        pattern = words.get_message(message).value
        assert pattern is not None
        text, _ = words.format_pattern(pattern, args)
        return str(text)

    def figure(self, name: str) -> str:
        first, _, rest = name.partition(".")
        if first in ("offered", "taken", "wins"):
            kind, _, piece = rest.partition(".")
            return self.say(f"figure-{first}", piece=self.piece(kind, piece))
        if rest.isdecimal():
            return self.say(f"figure-{first}-of", seat=int(rest) + 1)
        return self.say(f"figure-{name.replace('.', '-')}")

    def amount(self, name: str, value: float) -> str:
        return f"{100 * value:.1f}%" if is_share(name) or name == "gap.mean" else f"{value:.2f}"

    def interval(self, name: str, found: Interval) -> str:
        return f"{self.amount(name, found.value)} ± {self.amount(name, found.margin)}"


def _mentioned(domain: Domain) -> list[str]:
    more = [*domain.facts, *domain.parts, "me", "own", "seat", "area"]
    return [domain.name, *(f"{domain.name}_{fact}" for fact in more)]
