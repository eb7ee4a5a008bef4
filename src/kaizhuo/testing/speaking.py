"""A game in the words of its records, so that a test reads as the rulebook does.

rules = Speaking(GAME)
rules.say(state, "play 7/1", "flip")
assert rules.offered(state, "take") == ["2"]
assert rules.refusal(state, "take 0") == "DN-14"
"""

from __future__ import annotations

from typing import Any

from kaizhuo.core import engine
from kaizhuo.core.duty import settle
from kaizhuo.core.errors import IllegalAction
from kaizhuo.core.game import Game
from kaizhuo.core.state import CHANCE, State, step_of


class Speaking:
    """With `lazy`, outcomes of chance that nobody speaks about fall as they like."""

    def __init__(self, game: Game[Any, Any], *, lazy: bool = False) -> None:
        self.game = game
        self.words = game.words
        self.lazy = lazy

    def say(self, state: State, *sentences: str) -> None:
        """Whoever is asked says so: a player, or chance.  "draw *" is the first thing that can follow "draw"."""
        for sentence in sentences:
            verb, _, rest = sentence.rpartition(" ")
            action = self.words.parse(f"{verb} {self.offered(state, verb)[0]}" if rest == "*" else sentence)
            if self.lazy:
                self.draw(state, until=action)
            engine.play(self.game, state, engine.actor(state), action)

    def draw(self, state: State, until: int = -1) -> None:
        """Chance decides as it likes until somebody is asked, or could say what is meant."""
        while not engine.over(state) and engine.actor(state) == CHANCE:
            outcomes = engine.options(self.game, state)
            if until in outcomes:
                return
            engine.apply(self.game, state, outcomes[0])

    def offered(self, state: State, beginning: str = "") -> list[str]:
        """What can be said now; with the beginning of a sentence, a verb or more, only what can follow it."""
        if self.lazy:
            self.draw(state)
        said = [self.words.sentence(action) for action in engine.options(self.game, state)]
        return [one[len(beginning) :].strip() for one in said if f"{one} ".startswith(f"{beginning} ".lstrip())]

    def odds(self, state: State) -> dict[str, int]:
        """What chance may bring now, with its weights."""
        options = engine.options(self.game, state)
        weights = engine.weights(self.game, state)
        return {self.words.sentence(one): int(weight) for one, weight in zip(options, weights, strict=True)}

    def refusal(self, state: State, sentence: str) -> str:
        """The number of the rule that forbids it."""
        if self.lazy:
            self.draw(state)
        try:
            engine.play(self.game, state, engine.actor(state), self.words.parse(sentence))
        except IllegalAction as refused:
            return refused.rule
        raise AssertionError(f"{sentence} is allowed")

    def asked(self, state: State) -> tuple[int, str]:
        """Who is asked now (-1 is chance), and what; when the game is over nobody, nothing."""
        if self.lazy:
            self.draw(state)
        if engine.over(state):
            return CHANCE, ""
        return int(engine.actor(state)), self.words.steps[step_of(engine.asked_now(state))]

    def events(self, state: State, *names: str) -> list[str]:
        """What was told, as "name operand operand"; only of these kinds, if any are given."""
        told = []
        for event in state.journal or []:
            kind = self.words.events[event[0]]
            operands = [domain.members[n] for domain, n in zip(kind.operands, event[1:4], strict=False)]
            if not names or kind.name in names:
                told.append(" ".join([kind.name, *operands]))
        return told

    def heard(self, state: State) -> list[str]:
        """What was told, by kind only."""
        return [self.words.events[event[0]].name for event in state.journal or []]

    def settle(self, state: State) -> None:
        """A position that a test has laid out: what happens by itself has happened."""
        settle(self.game.duties, state)
