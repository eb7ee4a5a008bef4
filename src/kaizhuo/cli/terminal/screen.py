"""The full-screen game.  Asks people, lets bots think, and knows no rule."""

from __future__ import annotations

import asyncio
import contextlib
import time
from concurrent.futures import Future
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from kaizhuo.bots.pool import Pool, PoolError
from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.drawing import drawing
from kaizhuo.cli.terminal.rulebook import printed
from kaizhuo.cli.terminal.table import Table, result_lines
from kaizhuo.cli.terminal.widgets import NARROW, TALL, Board, Curtain, Leaf, Story
from kaizhuo.cli.wrapping import wrapped
from kaizhuo.core.errors import RecordError
from kaizhuo.text.rules import rules
from kaizhuo.text.speech import Speech
from kaizhuo.text.story import Log

KEYS: Final = (("u", "undo"), ("h", "hint"), ("e", "end"), ("s", "save"), ("r", "rules"), ("n", "again"), ("q", "quit"))
TYPING: Final = 1.2  # seconds in which digits belong to one number


class Thought(Message):
    """A bot, or the adviser, has made up its mind."""

    def __init__(self, moment: int, seat: int, chosen: Future[int], begun: float) -> None:
        super().__init__()
        self.moment = moment
        self.seat = seat
        self.chosen = chosen
        self.begun = begun


class TableScreen(App[None]):
    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False)]

    def __init__(self, table: Table, reader: Reader, pace: float) -> None:
        super().__init__()
        self.title = f"{reader.say('cli-brand')} {reader.of_game(table.match.game.name, 'name')}"
        self.table = table
        self.reader = reader
        self.pace = pace
        self.viewer = table.people[0]
        self.turning: int | None = None  # the person who is asked now
        self.choices: list[int] = []  # of the person who is asked
        self.moment = 0  # counts changes: a thought about an older moment is dropped
        self.seen = 0  # ply at which the viewer last decided: what came later is news
        self.pool: Pool | None = None  # of one process, when somebody thinks for long
        self.thinking: Future[int] | None = None
        self.log_of = Log(table.match, self.speech())
        self.note = ""
        self.proposed = -1  # the moment at which somebody wanted to end the game
        self.typed = ""
        self.typed_at = 0.0
        for key, action in KEYS:
            self.bind(key, action, description=reader.say(f"cli-key-{action}"))

    # What is on the screen

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield Board(self.draw)
                yield Static(id="prompt")
                yield OptionList(id="options", markup=False)
            yield Story()
        yield Footer(show_command_palette=False)

    @property
    def base(self) -> Screen[object]:
        """The screen with the table, whatever lies over it."""
        return self.screen_stack[0]

    def draw(self, width: int) -> RenderableType:
        return drawing(self.table.match, self.speech(), width, self.lit())

    def lit(self) -> frozenset[str]:
        """The marks of the option that is highlighted."""
        at = self.base.query_one(OptionList).highlighted
        if self.turning is None or at is None or at >= len(self.choices):
            return frozenset()
        return frozenset(self.table.match.game.words.marks(self.choices[at]))

    def speech(self) -> Speech:
        return self.table.speech(self.reader, self.viewer)

    def show_all(self) -> None:
        game = self.table.match.game.name
        title = Text.assemble(
            (f"{self.reader.say('cli-brand')} ", "bold #FF8A75"), (self.reader.of_game(game, "name"), "bold")
        )
        title.append(f"   {self.reader.of_game(game, 'tagline')}", style="#A9A49A")
        title.truncate(max(20, self.size.width - 2), overflow="ellipsis")
        self.base.query_one("#title", Static).update(title)
        if not self.log_of.fits(self.table.match, self.viewer):
            self.log_of = Log(self.table.match, self.speech())
        self.base.query_one(Story).tell(self.log_of.listen(), self.seen)
        self.show_prompt()
        self.base.query_one(Board).redraw()

    def show_prompt(self) -> None:
        lines = [self.question()]
        if self.note:
            lines.append(Text(self.note, style="#F2B705"))
        self.base.query_one("#prompt", Static).update(Group(*lines))

    def question(self) -> Text:
        seat = self.table.asked()
        if seat is None:
            first, *places = result_lines(self.table.match, self.table.names(self.reader), self.reader)
            return Text("\n").join([Text(first, style="bold #63C9A0"), *(Text(line) for line in places)])
        words = self.speech().prompt(*self.table.question(seat))
        words = "\n".join(wrapped(words, max(20, self.base.query_one("#prompt").content_size.width)))
        return Text(words, style="bold" if seat == self.turning else "#A9A49A italic")

    def show_options(self) -> None:
        speech = self.speech()
        options = self.base.query_one(OptionList)
        options.clear_options()
        for number, action in enumerate(self.choices, 1):
            label = Text.assemble((f"{number:>3}  ", "#A9A49A"), speech.option(action), no_wrap=True)
            options.add_option(Option(label))
        options.highlighted = 0 if self.choices else None
        options.focus()

    def on_resize(self, event: events.Resize) -> None:
        self.base.set_class(event.size.width < NARROW, "narrow")
        self.base.set_class(event.size.height >= TALL, "tall")
        self.call_after_refresh(self.show_prompt)

    # How the game goes on

    def on_mount(self) -> None:
        self.go_on()

    def go_on(self) -> None:
        """Show how it stands, then ask a person or let a bot think."""
        self.moment += 1
        self.stop_thinking()
        self.turning = None
        self.choices = []
        self.refresh_bindings()
        seat = self.table.asked()
        if seat is None or seat in self.table.bots:
            self.show_options()
            self.show_all()
            if seat is not None:
                self.think(seat)
        elif seat != self.viewer:
            name = self.table.names(self.reader)[seat]
            self.base.add_class("covered")
            self.push_screen(Curtain(self.reader.say("cli-curtain", name=name)), lambda _: self.uncover(seat))
        else:
            self.ask(seat)

    def uncover(self, seat: int) -> None:
        self.viewer = seat
        self.seen = self.table.match.last_own_ply(seat) or 0
        self.ask(seat)
        self.base.remove_class("covered")

    def ask(self, seat: int) -> None:
        self.turning = seat
        self.typed = ""  # digits belong to one question
        self.choices = self.table.match.observe(seat).options
        self.show_options()
        self.show_all()

    def think(self, seat: int) -> None:
        """For a bot, or for a person who wants a hint.  Whoever thinks for long does it in another process, so that
        the screen stays alive and nobody who leaves has to wait."""
        moment, begun = self.moment, time.monotonic()
        if self.table.quick(seat):
            self.thinking = Future()
            self.thinking.set_result(self.table.choice(seat))
        else:
            self.pool = self.pool or Pool(1)
            self.thinking = self.table.ask(self.pool, seat)

        def done(chosen: Future[int]) -> None:
            with contextlib.suppress(RuntimeError):  # the player has left meanwhile
                if self.is_running:
                    self.post_message(Thought(moment, seat, chosen, begun))

        self.thinking.add_done_callback(done)

    def stop_thinking(self) -> None:
        """What was thought about a moment that has passed is given up."""
        if self.pool is not None and self.thinking is not None and not self.thinking.done():
            self.pool.close()
            self.pool = None
        self.thinking = None

    def on_thought(self, thought: Thought) -> None:
        if thought.moment != self.moment:
            return
        seat = thought.seat
        try:
            action = thought.chosen.result()
        except PoolError:  # there is no room for another process
            action = self.table.choice(seat)
        if seat == self.turning:
            self.base.query_one(OptionList).highlighted = self.choices.index(action)
            self.say_note(self.reader.say("cli-hint", option=self.speech().option(action)))
            return
        self.run_worker(self.submit_later(thought, action))

    async def submit_later(self, thought: Thought, action: int) -> None:
        """At the pace that people can follow.  (Textual's timers skip a delay that is over before they begin.)"""
        await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - thought.begun)))
        if thought.moment == self.moment:
            self.submit(thought.seat, action)

    def on_unmount(self) -> None:
        if self.pool is not None:
            self.pool.close()

    def submit(self, seat: int, action: int) -> None:
        self.table.match.submit(seat, action)
        if seat == self.turning:
            self.seen = self.table.match.ply - 1
        self.note = ""
        self.keep()
        self.go_on()

    def keep(self) -> None:
        """Save by itself; if that fails the game goes on and says so."""
        try:
            self.table.save()
        except RecordError as wrong:
            self.note = self.reader.words_of(wrong)

    def say_note(self, words: str) -> None:
        self.note = words
        self.show_prompt()

    # What people do

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.turning is not None and event.option_index < len(self.choices):
            self.submit(self.turning, self.choices[event.option_index])

    def on_option_list_option_highlighted(self, _: OptionList.OptionHighlighted) -> None:
        self.base.query_one(Board).redraw()

    def on_key(self, event: events.Key) -> None:
        """Digits jump to the option of that number; Enter takes it."""
        if self.turning is None or event.character is None or not event.character.isdecimal():
            return
        now = time.monotonic()
        longer = self.typed + event.character if now - self.typed_at < TYPING else event.character
        self.typed = longer if 1 <= int(longer) <= len(self.choices) else event.character
        self.typed_at = now
        if 1 <= int(self.typed) <= len(self.choices):
            self.base.query_one(OptionList).highlighted = int(self.typed) - 1

    def action_undo(self) -> None:
        if not self.table.undo(self.viewer):
            self.say_note(self.reader.say("cli-no-undo"))
            return
        self.seen = self.table.match.last_own_ply(self.viewer) or 0
        self.note = self.reader.say("cli-undone")
        self.keep()
        self.go_on()

    def action_end(self) -> None:
        """Whoever sits at the same screen agrees by pressing it too."""
        missing = self.table.end(agreed=self.proposed == self.moment)
        self.proposed = self.moment
        if missing:
            self.say_note(self.reader.say(missing))
            return
        self.keep()
        self.go_on()

    def action_hint(self) -> None:
        if self.turning is None:
            return
        self.say_note(self.reader.say("cli-thinking"))
        self.think(self.turning)

    def action_save(self) -> None:
        self.note = self.reader.say("cli-saved", file=str(self.table.file))
        self.keep()
        self.show_prompt()

    def action_rules(self) -> None:
        book = rules(self.table.match.game.name, self.reader.language)
        self.push_screen(Leaf(self.reader.say("cli-leaf-keys"), [printed(paragraph) for paragraph in book]))

    def action_again(self) -> None:
        """A new game, once this one is over."""
        if self.table.match.over:
            self.table = self.table.again()
            self.viewer, self.seen, self.note = self.table.people[0], 0, ""
            self.keep()
            self.go_on()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "again":
            return self.table.match.over
        if action == "end":
            return self.turning is not None and self.table.match.agreement() >= 0
        return True
