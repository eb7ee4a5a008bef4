"""Cleocatra in the terminal: triangles of characters, letters along the upper edge, digits along the left one.

A cell is named by its column and its row, "d3"; its letter stands above its middle, its digit beside it.
"""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kaizhuo.games.cleocatra.view.view import CleocatraView, PlaceView, PlayerView, RescueView, TileView
from kaizhuo.kit.drawing import INK, LIT, PENCIL, SIGNS, Speaker, seat_text

TINTS: Final = {"gold": "#F0CF6B", "purple": "#CDB3E0", "blue": "#A9CDEB", "orange": "#F2B27E", "green": "#B2D6A6"}
INSPECTOR: Final = "♟"
LARGE: Final = 4  # columns of half a side, and lines of a row
SMALL: Final = 2
MARGIN: Final = 2  # for the digits
LETTERS: Final = "abcdefghijklmnop"
ROWS: Final = 10
SHOWING_PLACES: Final = ("opening", "laying", "moving")


def draw(view: CleocatraView, speaker: Speaker, width: int) -> RenderableType:
    places = view.places if view.step in SHOWING_PLACES else []
    cells: list[TileView | PlaceView] = [*view.tiles, *places]
    facts = [round_line(view, speaker), stack_line(view, speaker), players(view, speaker)]
    if not cells:
        return Group(*facts)
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    columns = max(cell.x for cell in cells) - left + 2
    rows = max(cell.y for cell in cells) - top + 1
    unit = LARGE if MARGIN + columns * LARGE <= width else SMALL
    canvas = Canvas(unit, left, top)
    for place in places:
        canvas.place(place, f"place:{place.place}" in speaker.lit)
    for tile in view.tiles:
        canvas.tile(tile, speaker, f"tile:{tile.id}" in speaker.lit)
    pyramid = Group(*canvas.lines(columns, rows))
    notes = [*(named_tiles(view, speaker) if unit == SMALL else []), *rescue_lines(view, speaker)]
    return Group(*facts, Text(), pyramid, *notes)


# The pyramid


class Canvas:
    """Characters with their styles; line 0 holds only the upper edges of the first row."""

    def __init__(self, unit: int, left: int, top: int) -> None:
        self.unit = unit
        self.left = left
        self.top = top
        self.drawn: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, line: int, column: int, text: str, style: str) -> None:
        """Wide characters take two columns: the second one holds nothing."""
        for character in text:
            self.drawn[line, column] = (character, style)
            if cell_len(character) > 1:
                self.drawn[line, column + 1] = ("", style)
            column += cell_len(character)

    def corner(self, x: int, y: int) -> tuple[int, int]:
        return 1 + (y - self.top) * self.unit, (x - self.left) * self.unit

    def tile(self, tile: TileView, speaker: Speaker, lit: bool) -> None:
        line, column = self.corner(tile.x, tile.y)
        paper = LIT if lit else TINTS[tile.colour]
        cat = speaker.say(f"terminal-cat-{tile.cat}")
        name = cat if self.unit == SMALL else f"{cat}{tile.number or ''}"
        standing = pieces(tile) if self.unit == LARGE else ""
        for i in range(self.unit):
            inset = self.unit - 1 - i if tile.up else i
            inside = 2 * (self.unit - inset) - 2
            slopes = "/\\" if tile.up else "\\/"
            widest = i == (self.unit - 1 if tile.up else 0)
            second = i == (self.unit - 2 if tile.up else 1)
            text = name if (second if self.unit == LARGE else widest) else standing if widest else ""
            self.put(line + i, column + inset, slopes[0], PENCIL)
            fill = "_" if tile.up and widest else " "
            self.put(line + i, column + inset + 1, centred(text, inside, fill), f"bold {INK} on {paper}")
            self.put(line + i, column + inset + 1 + inside, slopes[1], PENCIL)
        if not tile.up:
            self.edge(line - 1, column + 1, 2 * self.unit - 2)

    def edge(self, line: int, column: int, width: int) -> None:
        """The upper edge of a tile that points down, unless another one lies there."""
        for here in range(column, column + width):
            self.drawn.setdefault((line, here), ("_", PENCIL))

    def place(self, place: PlaceView, lit: bool) -> None:
        line, column = self.corner(place.x, place.y)
        style = f"bold {INK} on {LIT}" if lit else PENCIL
        row = self.unit - (2 if self.unit == LARGE else 1) if place.up else int(self.unit == LARGE)
        self.put(line + row, column + self.unit - 1, place.name, style)

    def lines(self, columns: int, rows: int) -> list[Text]:
        header = Text(" " * MARGIN)
        for x in range(columns - 1):
            header.append(" " * (self.unit - 1) + LETTERS[(self.left + x) % len(LETTERS)])
        header.stylize(PENCIL)
        drawn = [header]
        for line in range(rows * self.unit + 1):
            y, i = divmod(line - 1, self.unit)
            digit = str((self.top + y) % ROWS) if line and i == self.unit // 2 else ""
            text = Text(f"{digit:<{MARGIN}}", style=PENCIL)
            for column in range(columns * self.unit):
                character, style = self.drawn.get((line, column), (" ", ""))
                text.append(character, style=style)
            text.no_wrap = True
            drawn.append(text)
        return drawn


def centred(text: str, width: int, fill: str = " ") -> str:
    room = max(0, width - cell_len(text))
    return fill * (room // 2) + text + fill * (room - room // 2)


def pieces(tile: TileView) -> str:
    """The signs of the rescuers, and the inspector."""
    return "".join(SIGNS[seat] for seat in tile.rescuers) + (INSPECTOR if tile.inspector else "")


# Facts in words


def tile_name(view: CleocatraView, tile: int, speaker: Speaker) -> str:
    found = next(laid for laid in view.tiles if laid.id == tile)
    return speaker.say(f"tile-{found.colour}{found.number or ''}")


def round_line(view: CleocatraView, speaker: Speaker) -> Text:
    message = "terminal-round" if view.round else "terminal-opening"
    line = speaker.say(message, {"round": view.round, "goal": view.goal, "inspectors": view.inspectors_unused})
    return Text(line, style="dim")


def stack_line(view: CleocatraView, speaker: Speaker) -> Text:
    line = Text(speaker.say("terminal-stack", {"count": view.stack_size}) + " ", style="dim")
    for colour in view.stack:
        cat = speaker.say(f"terminal-cat-{colour.cat}")
        line.append(f" {cat} {colour.left} ", style=f"{INK if colour.left else PENCIL} on {TINTS[colour.colour]}")
    if view.drawn is not None:
        face = view.drawn
        drawn = speaker.say("terminal-drawn", {"tile": speaker.say(f"tile-{face.colour}{face.number or ''}")})
        line.append(f"  {drawn}", style="bold")
    return line


def players(view: CleocatraView, speaker: Speaker) -> RenderableType:
    """A line each: who, points, rescuers that wait."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, overflow="ellipsis")
    table.add_column(justify="right")
    table.add_column(no_wrap=True)
    for player in view.players:
        who = seat_text(speaker, player.seat, turn=view.turn == player.seat)
        score = Text.assemble((str(player.score), "bold"), (f"/{view.goal}", "dim"))
        table.add_row(who, score, waiting(player))
    return table


def waiting(player: PlayerView) -> Text:
    return Text.assemble(SIGNS[player.seat] * player.supply, ("·" * len(player.rescuers), "dim"))


def named_tiles(view: CleocatraView, speaker: Speaker) -> list[Text]:
    """Where tiles are too small for it: who stands where."""
    lines = [Text()]
    for tile in sorted(view.tiles, key=lambda tile: (tile.y, tile.x)):
        where = f"{LETTERS[tile.x % len(LETTERS)]}{tile.y % ROWS}"
        line = Text.assemble((f"{where} ", PENCIL), tile_name(view, tile.id, speaker), f"  {pieces(tile)}")
        line.no_wrap, line.overflow = True, "ellipsis"
        lines.append(line)
    return lines


def rescue_lines(view: CleocatraView, speaker: Speaker) -> list[Text]:
    """What each rescue would score and why, for the one who decides."""
    if not view.rescues or view.asked != speaker.viewer:
        return []
    return [Text(), *(rescue_line(view, rescue, speaker) for rescue in view.rescues)]


def rescue_line(view: CleocatraView, rescue: RescueView, speaker: Speaker) -> Text:
    cats = {tile.id: speaker.say(f"terminal-cat-{tile.cat}") for tile in view.tiles}
    sum_of = [cats[rescue.tile], *(["★"] * rescue.bonus), *(cats[tile] for tile in rescue.counted)]
    sum_of += [SIGNS[speaker.viewer]] * len(rescue.helpers)
    told: dict[str, str | int] = {
        "tile": tile_name(view, rescue.tile, speaker),
        "points": rescue.points,
        "sum": " + ".join(sum_of),
    }
    line = Text(speaker.say("terminal-rescue", told), no_wrap=True, overflow="ellipsis")
    if f"tile:{rescue.tile if rescue.choice is None else rescue.choice}" in speaker.lit:
        line.stylize(f"bold {INK} on {LIT}")
    return line
