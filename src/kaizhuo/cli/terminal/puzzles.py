"""A puzzle in the terminal: a lesson of one question, with its own words."""

from __future__ import annotations

from typing import TextIO

from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.lessons import Tutor
from kaizhuo.play.lesson import Answer, Beat
from kaizhuo.play.match import Match
from kaizhuo.play.puzzle import Puzzle, lesson_of
from kaizhuo.text.puzzles import right_words, wrong_words


class Riddle(Tutor):
    def __init__(self, game: str, puzzle: Puzzle, reader: Reader, lines: TextIO) -> None:
        super().__init__(lesson_of(game, puzzle.name), reader, lines)
        self.puzzle = puzzle

    def title(self) -> str:
        return self.reader.say(f"puzzle-{self.puzzle.kind}")

    def words(self, beat: Beat, attribute: str = "") -> str:
        return self.reader.say(f"puzzle-{self.puzzle.kind}.ask") if beat is self.here.waits and not attribute else ""

    def options(self, match: Match) -> list[int]:
        said = {one.say for one in self.puzzle.tried}
        return [option for option in super().options(match) if match.game.words.sentence(option) in said]

    def wrong(self, beat: Beat, found: Answer) -> str:
        if found.refused:
            return ""
        if not found.wrong:
            return self.reader.say("puzzle-three")
        tried = self.puzzle.tried[self.puzzle.right + found.wrong - 1]
        return wrong_words(self.puzzle, tried, self.speech(self.here.match(beat.ply)))

    def end(self) -> None:
        """Why it is right."""
        match = self.here.match(self.puzzle.ply)
        why = right_words(self.puzzle, match, self.here.said[0], self.speech(match))
        self.reader.show(self.reader.say("puzzle-right", option=why.label), *why.lines)
