"""The line-based game: numbered options, one line at a time, so that a pipe or a screen reader can play."""

from __future__ import annotations

from typing import TextIO

from rich.text import Text

from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.drawing import drawing
from kaizhuo.cli.terminal.rulebook import printed
from kaizhuo.cli.terminal.table import Table, introductions, result_lines
from kaizhuo.core.errors import KaizhuoError, RecordError
from kaizhuo.text import rules as book
from kaizhuo.text.explaining import explained
from kaizhuo.text.speech import Speech
from kaizhuo.text.story import Log, told

CURTAIN_LINES = 50  # push what another person saw off the screen


class Quit(Exception):  # noqa: N818 - a wish, no error
    pass


class Dialogue:
    def __init__(self, table: Table, reader: Reader, lines: TextIO) -> None:
        self.table = table
        self.reader = reader
        self.lines = lines
        self.viewer = table.people[0]
        self.log = Log(table.match, self.speech())
        self.shown = 0  # lines of the log that the viewer has read
        self.proposed = -1  # the ply at which somebody wanted to end the game

    def run(self) -> None:
        """Play until the game is over, somebody quits, or nothing more can be read."""
        table = self.table
        self.reader.show(*introductions(self.reader, table.bots))
        try:
            while (seat := table.asked()) is not None:
                if seat in table.bots:
                    table.match.submit(seat, table.choice(seat))
                else:
                    self.turn(seat)
                self.keep()
        except Quit:
            return
        self.news()
        self.reader.show(*result_lines(table.match, table.names(self.reader), self.reader))

    def turn(self, seat: int) -> None:
        """Show how it stands, then ask until one decision is made or undone."""
        if seat != self.viewer:
            self.curtain(seat)
        self.news()
        speech = self.speech()
        self.reader.show(Text(), drawing(self.table.match, speech, self.reader.out.width), Text())
        self.reader.show(speech.prompt(*self.table.question(seat)))
        options = self.table.match.observe(seat).options
        for number, action in enumerate(options, 1):
            self.reader.show(f"{number:>4}  {speech.option(action)}")
        self.reader.show(Text(self.reader.say("cli-plain-keys"), style="dim"))
        if (agreement := self.table.match.agreement()) >= 0:
            self.reader.show(Text(self.reader.say("cli-plain-end", option=speech.option(agreement)), style="dim"))
        while not self.answer(seat, options, self.read()):
            pass

    def answer(self, seat: int, options: list[int], line: str) -> bool:
        """Do what a line says; True when the game stands differently afterwards."""
        word, _, rest = line.partition(" ")
        reader = self.reader
        if word == "q":
            raise Quit
        if word == "u":
            return self.undo(seat)
        if word == "e":
            return self.end()
        if word == "h":
            why = self.table.why(seat)
            reader.show(reader.say("cli-hint", option=self.speech().option(why.action)), *explained(why, self.speech()))
        elif word == "s":
            if self.keep():
                reader.show(reader.say("cli-saved", file=str(self.table.file)))
        elif word == "r":
            self.show_rule(rest.strip())
        elif line.isdecimal() and len(line) < 9 and 1 <= int(line) <= len(options):
            self.table.match.submit(seat, options[int(line) - 1])
            return True
        elif line.isdecimal() or not line:
            reader.show(reader.say("cli-plain-range", last=len(options)))
        else:
            return self.say(seat, line)
        return False

    def say(self, seat: int, sentence: str) -> bool:
        """A sentence of the game's own notation; a rule that forbids it is named."""
        try:
            self.table.match.say(seat, sentence)
        except KaizhuoError as wrong:
            self.reader.show(self.speech().refusal(wrong))
            return False
        return True

    def undo(self, seat: int) -> bool:
        if not self.table.undo(seat):
            self.reader.show(self.reader.say("cli-no-undo"))
            return False
        self.shown = len(told(self.table.match, self.speech()))
        self.reader.show(self.reader.say("cli-undone"))
        return True

    def end(self) -> bool:
        """Whoever sits at the same screen agrees by saying it too."""
        match = self.table.match
        missing = self.table.end(agreed=self.proposed == match.ply)
        self.proposed = match.ply
        if missing:
            self.reader.show(self.reader.say(missing))
        return not missing

    def keep(self) -> bool:
        """Save; if that fails the game goes on and says so, and the old save is whole."""
        try:
            self.table.save()
        except RecordError as wrong:
            self.reader.show(self.reader.words_of(wrong))
            return False
        return True

    def show_rule(self, number: str) -> None:
        game, language = self.table.match.game.name, self.reader.language
        try:
            found = (book.rule(game, language, number),) if number else book.rules(game, language)
        except KaizhuoError as wrong:
            self.reader.show(self.speech().refusal(wrong))
            return
        self.reader.show(*(printed(paragraph) for paragraph in found))

    def news(self) -> None:
        """What happened since the viewer last looked."""
        if not self.log.fits(self.table.match, self.viewer):
            self.log = Log(self.table.match, self.speech())
        lines = self.log.listen()
        self.reader.show(*(line.text for line in lines[self.shown :]))
        self.shown = len(lines)

    def curtain(self, seat: int) -> None:
        """Nobody reads the hand of another: the next person says when they alone are looking."""
        name = self.table.names(self.reader)[seat]
        self.reader.show(*[""] * CURTAIN_LINES, self.reader.say("cli-curtain-plain", name=name))
        if self.read() == "q":
            raise Quit
        self.viewer = seat
        self.shown = max(0, len(told(self.table.match, self.speech())) - 3 * len(self.table.match.seats))

    def read(self) -> str:
        self.reader.out.print("> ", end="")
        self.reader.out.file.flush()
        line = self.lines.readline()
        if not line:
            self.reader.show("")
            raise Quit
        return line.strip()

    def speech(self) -> Speech:
        return self.table.speech(self.reader, self.viewer)
