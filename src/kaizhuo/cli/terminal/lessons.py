"""A lesson in the terminal: the same beats as in the browser, line by line."""

from __future__ import annotations

from typing import TextIO

from rich.text import Text

from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.drawing import drawing
from kaizhuo.core.errors import KaizhuoError
from kaizhuo.core.observation import audible
from kaizhuo.play.lesson import Answer, Beat, Lesson, Stand, answer, stand
from kaizhuo.play.match import Match, walk
from kaizhuo.text.lessons import lesson_text, seat_names
from kaizhuo.text.speech import Speech

LIT = "bold"


class Tutor:
    def __init__(self, lesson: Lesson, reader: Reader, lines: TextIO) -> None:
        self.lesson = lesson
        self.reader = reader
        self.lines = lines
        self.here = stand(lesson, [])

    def run(self) -> None:
        """Until the lesson is over, somebody quits, or nothing more can be read."""
        self.reader.show(Text(self.title(), style=LIT))
        self.tell()
        while (beat := self.here.waits) is not None:
            match = self.here.match(beat.ply)
            said = self.ask(beat, match)
            if said is None:
                return
            self.here = stand(self.lesson, [*self.here.said, said])
            self.tell()
        self.end()

    def title(self) -> str:
        return lesson_text(self.reader.language, self.lesson)

    def end(self) -> None:
        self.reader.show(Text(self.reader.say("cli-lesson-over", game=self.lesson.game), style="dim"))

    def tell(self) -> None:
        """What happened since the last answer, and the sentences that go with it."""
        last = max(self.here.plies(self.here.beats[-1]))
        news = {past.ply: self.events(past) for past in walk(self.here.match(last))}
        for number in self.here.beats:
            beat = self.lesson.beats[number]
            answered = beat.kind == "do" and beat is not self.here.waits
            words = self.words(beat, "praise") if answered else self.words(beat)
            if beat is self.here.waits:
                self.board(self.here)
            elif self.here.said or beat.kind != "do":
                self.reader.show(*[line for ply in self.here.plies(number) for line in news[ply] if line])
            if words:
                self.reader.show(Text(words, style=LIT))

    def events(self, past: Match) -> list[str]:
        speech = self.speech(past)
        since = past.moves[-1].told if past.moves else 0
        return [speech.event(event) for event in audible(past.events[since:], self.lesson.learner)]

    def board(self, here: Stand) -> None:
        assert here.waits is not None
        match = here.match(here.waits.ply)
        self.reader.show(Text(), drawing(match, self.speech(match), self.reader.out.width), Text())

    def ask(self, beat: Beat, match: Match) -> str | None:
        """Ask until it is what is taught; None when the learner leaves."""
        options = self.options(match)
        speech = self.speech(match)
        for number, action in enumerate(options, 1):
            self.reader.show(f"{number:>4}  {speech.option(action)}")
        self.reader.show(Text(self.reader.say("cli-lesson-keys"), style="dim"))
        while True:
            self.reader.out.print("> ", end="")
            line = self.lines.readline()
            word = line.strip()
            if not line or word == "q":
                return None
            if word == "h":
                self.reader.show(speech.option(match.game.words.parse(beat.accept[0])))
                continue
            number = int(word) if word.isdecimal() and len(word) < 9 else 0
            sentence = match.game.words.sentence(options[number - 1]) if 1 <= number <= len(options) else word
            if said := self.judged(beat, sentence):
                return said

    def options(self, match: Match) -> list[int]:
        return match.observe(self.lesson.learner).options

    def judged(self, beat: Beat, sentence: str) -> str:
        """The sentence of the script that was meant; or "", and why not is said."""
        try:
            found = answer(self.here, sentence)
        except KaizhuoError as wrong:
            self.reader.show(self.reader.words_of(wrong))
            return ""
        if found.accepted:
            return found.accepted
        if found.refused:
            self.reader.show(self.speech(self.here.match(beat.ply)).refusal(found.refused))
        if words := self.wrong(beat, found):
            self.reader.show(words)
        return ""

    def wrong(self, beat: Beat, found: Answer) -> str:
        """What the lesson says to an answer that is not accepted; "" where the rules say enough."""
        own = self.words(beat, f"wrong-{found.wrong}") if found.wrong else ""
        return own or ("" if found.refused else self.reader.say("lesson-also"))

    def words(self, beat: Beat, attribute: str = "") -> str:
        return lesson_text(self.reader.language, self.lesson, beat.id, attribute)

    def speech(self, match: Match) -> Speech:
        names = seat_names(self.reader.language, self.lesson)
        return Speech(self.reader.language, match.game, names, self.lesson.learner)
