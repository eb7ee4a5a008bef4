"""The parts of the full screen that games in play and replays share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from kaizhuo.cli.wrapping import wrapped
from kaizhuo.kit.drawing import COLOURS, SIGNS
from kaizhuo.text.story import Line

NARROW = 70  # below this width the log makes room for the table
TALL = 32  # from this height on there is room for air
LOG_LINES = 100


class Board(VerticalScroll, can_focus=False):
    """The table, drawn as wide as there is room; `draw` gives the drawing for a width."""

    def __init__(self, draw: Callable[[int], RenderableType]) -> None:
        super().__init__(id="board")
        self.draw = draw

    def compose(self) -> ComposeResult:
        yield Static(id="drawing")

    def redraw(self) -> None:
        width = self.scrollable_content_region.width or self.size.width
        if width > 0:
            self.query_one("#drawing", Static).update(self.draw(width))
            self.call_after_refresh(self.scroll_end, animate=False)  # one's own things are at the foot

    def on_resize(self, _: events.Resize) -> None:
        self.redraw()


class Story(VerticalScroll, can_focus=False):
    """The log; the newest line is at the foot, and what is new is bright."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self.lines: list[Line] = []
        self.news_from = 0

    def compose(self) -> ComposeResult:
        yield Static(id="story")

    def tell(self, lines: list[Line], news_from: int) -> None:
        self.lines = lines[-LOG_LINES:]
        self.news_from = news_from
        self.rewrite()

    def rewrite(self) -> None:
        width = self.scrollable_content_region.width
        if width <= 0:  # not laid out yet
            return
        text = Text()
        for line in self.lines:
            sign = (f"{SIGNS[line.seat]} ", COLOURS[line.seat]) if 0 <= line.seat < len(SIGNS) else ("· ", "dim")
            words = "\n  ".join(wrapped(line.text, max(8, width - 2)))
            text.append_text(Text.assemble(sign, (f"{words}\n", "" if line.ply > self.news_from else "dim")))
        text.rstrip()
        self.query_one("#story", Static).update(text)
        self.call_after_refresh(self.scroll_end, animate=False)

    def on_resize(self, _: events.Resize) -> None:
        self.rewrite()


class Curtain(ModalScreen[None]):
    """Between two people at one screen: shows nothing until the next one is ready."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss", ""), ("space", "dismiss", "")]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(self.words, markup=False)

    def on_click(self) -> None:
        self.dismiss()

    def action_dismiss(self, result: None = None) -> None:  # type: ignore[override]  # the base awaits the same
        self.dismiss(result)


class Leaf(ModalScreen[None]):
    """Something to read, over the table: the rules, reasons."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,r,w,enter", "dismiss", "")]

    def __init__(self, words: str, parts: Iterable[RenderableType]) -> None:
        super().__init__()
        self.words = words
        self.parts = parts

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(Text(self.words, style="dim"))
            for part in self.parts:
                yield Static(part)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def action_dismiss(self, result: None = None) -> None:  # type: ignore[override]  # the base awaits the same
        self.dismiss(result)
