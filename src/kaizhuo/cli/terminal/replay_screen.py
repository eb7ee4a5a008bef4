"""A recorded game on the full screen."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Static

from kaizhuo.bots.pool import Pool
from kaizhuo.cli.terminal import judging
from kaizhuo.cli.terminal.replay import Replay
from kaizhuo.cli.terminal.widgets import NARROW, TALL, Board, Leaf, Story
from kaizhuo.core.errors import OptionError
from kaizhuo.play.match import Match

KEYS: Final = (
    ("n,right", "next"),
    ("p,left", "previous"),
    ("N,down", "next_turn"),
    ("P,up", "previous_turn"),
    ("home", "first"),
    ("end", "last"),
    ("v", "viewpoint"),
    ("w", "why"),
    ("r", "review"),
    ("q", "quit"),
)
UNSHOWN: Final = ("first", "last")  # Home and End say it themselves; 80 columns have no room


class ReplayScreen(App[None]):
    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False)]

    def __init__(self, shown: Replay, step: int) -> None:
        super().__init__()
        self.title = f"{shown.reader.say('cli-brand')} {shown.reader.of_game(shown.record.game, 'name')}"
        self.shown = shown
        self.step = step
        self.match: Match = shown.at(step)
        self.viewer = shown.viewpoints()[0]
        self.pool: Pool | None = None  # of one process, when somebody asks for reasons
        for key, action in KEYS:
            words = shown.reader.say(f"cli-key-{action.replace('_', '-')}")
            self.bind(key, action, description=words, show=action not in UNSHOWN)

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="table"):
            with Vertical(id="left", classes="replay"):
                yield Board(self.draw)
                yield Static(id="prompt")
            yield Story()
        yield Footer(show_command_palette=False)

    def draw(self, width: int) -> RenderableType:
        return self.shown.drawn(self.match, self.viewer, width)

    def on_mount(self) -> None:
        self.go(self.step)

    def on_resize(self, event: events.Resize) -> None:
        self.screen.set_class(event.size.width < NARROW, "narrow")
        self.screen.set_class(event.size.height >= TALL, "tall")

    def go(self, step: int) -> None:
        """Show the game after so many steps."""
        shown = self.shown
        self.step = max(0, min(step, shown.last))
        self.match = shown.at(self.step)
        brand, name = shown.reader.say("cli-brand"), shown.reader.of_game(shown.record.game, "name")
        seen = shown.reader.say("cli-viewpoint", name=shown.names[self.viewer])
        self.query_one("#title", Static).update(
            Text.assemble((f"{brand} ", "bold #FF8A75"), (name, "bold"), (f"   {seen}", "#A9A49A"))
        )
        words = shown.reader.say("cli-step", step=self.step, last=shown.last, move=shown.move(self.step))
        self.prompt(words)
        self.query_one(Story).tell(shown.lines(self.match), self.step - 1)
        self.query_one(Board).redraw()

    def turn_from(self, step: int, way: int) -> int:
        """The next step in one direction at which a seat, not chance, had just decided."""
        step += way
        while 0 < step < self.shown.last and self.shown.record.moves[step - 1].startswith("chance "):
            step += way
        return step

    def action_next(self) -> None:
        self.go(self.step + 1)

    def action_previous(self) -> None:
        self.go(self.step - 1)

    def action_next_turn(self) -> None:
        self.go(self.turn_from(self.step, 1))

    def action_previous_turn(self) -> None:
        self.go(self.turn_from(self.step, -1))

    def action_first(self) -> None:
        self.go(0)

    def action_last(self) -> None:
        self.go(self.shown.last)

    def action_viewpoint(self) -> None:
        """Look from the next seat; with a seat chosen there is only that one."""
        seats = self.shown.viewpoints()
        self.viewer = seats[(seats.index(self.viewer) + 1) % len(seats)]
        self.go(self.step)

    def action_why(self) -> None:
        self.run_worker(self.show_why(), exclusive=True)

    def action_review(self) -> None:
        self.run_worker(self.show_review(), exclusive=True)

    async def show_why(self) -> None:
        """Why somebody did what led to this step."""
        step = self.step
        self.prompt(self.shown.reader.say("cli-asking-why"))
        try:
            found = await judging.why(self.shown, step, self.thinkers())
        except OptionError as wrong:
            self.prompt(self.shown.reader.words_of(wrong))
            return
        self.lay(judging.why_page(self.shown, step, found))

    async def show_review(self) -> None:
        self.prompt(self.shown.reader.say("web-reviewing"))
        seat = self.viewer if self.shown.seat is None else self.shown.seat
        self.lay(judging.review_page(self.shown, await judging.review(self.shown, seat, self.thinkers())))

    def lay(self, page: list[RenderableType]) -> None:
        self.go(self.step)
        self.push_screen(Leaf(self.shown.reader.say("cli-leaf-keys"), page))

    def prompt(self, words: str) -> None:
        self.query_one("#prompt", Static).update(Text(words, style="bold"))

    def thinkers(self) -> Pool:
        self.pool = self.pool or Pool(1)
        return self.pool

    def on_unmount(self) -> None:
        if self.pool is not None:
            self.pool.close()
