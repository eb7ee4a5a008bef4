"""Rulebook: the words of a game, and for each question and each duty among them the paragraph that settles it."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from kaizhuo.core.duty import Duty
from kaizhuo.core.state import FIRST_DUTY, State
from kaizhuo.core.step import Step
from kaizhuo.core.words import Vocabulary

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook(Generic[S]):
    """Every chapter adds its own; `game.py` imports all chapters."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self._steps: dict[int, Step[S]] = {}
        self._duties: dict[int, Duty[S]] = {}

    def step(self, number: int, step: Step[S]) -> None:
        assert number not in self._steps, f"two classes answer {self.words.steps[number]}"
        self._steps[number] = step

    def duty(self, number: int, duty: Duty[S]) -> None:
        assert number not in self._duties, f"two classes do {self.words.duties[number - FIRST_DUTY]}"
        self._duties[number] = duty

    def steps(self) -> list[Step[S]]:
        """By number; a name without a class is a chapter that nobody imported, or a mistake."""
        names = self.words.steps
        without = [name for number, name in enumerate(names) if number not in self._steps]
        assert not without, f"no class answers {', '.join(without)}"
        return [self._steps[number] for number in range(len(names))]

    def duties(self) -> list[Duty[S]]:
        names = self.words.duties
        without = [name for number, name in enumerate(names, FIRST_DUTY) if number not in self._duties]
        assert not without, f"no class does {', '.join(without)}"
        return [self._duties[FIRST_DUTY + number] for number in range(len(names))]
