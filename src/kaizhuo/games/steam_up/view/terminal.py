"""Steam Up in the terminal: the turntable as a ring with the signs of the zones, boards as grids, cards as a list."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kaizhuo.games.steam_up.view.view import PlayerView, RowView, SteamerView, SteamView
from kaizhuo.kit.drawing import COLOURS, INK, LIT, PENCIL, SIGNS, Speaker, seat_text

TINTS: Final = {"hg": "#F6D9CF", "lm": "#CFE3B8", "sm": "#F5E08F", "fz": "#E3B68A", "cb": "#E9E4DA"}
CELL: Final = 17  # columns of a place of the ring
RING: Final = 3 * CELL
BOARD: Final = 20  # columns of a board at least
STEP: Final = 60  # degrees from one place to the next
QUARTER: Final = 90

# Where a place lies in the ring, by its angle clockwise from the arrow: half columns and lines
SPOTS: Final = {
    0: (2, 0), 60: (4, 3), 120: (4, 6), 180: (2, 9), 240: (0, 6), 300: (0, 3),
    30: (3, 0), 90: (4, 4), 150: (3, 8), 210: (1, 8), 270: (0, 4), 330: (1, 0),
}  # fmt: skip


def draw(view: SteamView, speaker: Speaker, width: int) -> RenderableType:
    facts: list[RenderableType] = [facts_line(view, speaker), *fate_lines(view, speaker), supply_line(view, speaker)]
    table = ring(view, speaker) if width >= RING else places(view, speaker)
    return Group(*facts, Text(), *table, Text(), boards(view, speaker, width), *hand_lines(view, speaker))


def facts_line(view: SteamView, speaker: Speaker) -> Text:
    told: dict[str, str | int] = {
        "round": view.round, "track": view.track, "bag": view.bag, "deck": view.deck, "fates": view.fates_left,
    }  # fmt: skip
    line = Text(speaker.say("terminal-facts", told), style="dim")
    return line.append(f"  {speaker.say('terminal-last')}", style="bold") if view.last_round else line


def fate_lines(view: SteamView, speaker: Speaker) -> list[Text]:
    """The Fate card of this round, and the dish that it speaks of."""
    lines = []
    if view.fate is not None:
        line = card_line(f"fate-{view.fate}", speaker)
        if view.fate_dish is not None:
            line.append("  ").append_text(dish_text(view, view.fate_dish, speaker))
        lines.append(line)
    if view.in_play is not None:
        lines.append(card_line(f"fortune-{view.in_play}", speaker))
    return lines


def supply_line(view: SteamView, speaker: Speaker) -> Text:
    line = Text(speaker.say("terminal-supply") + " ", style="dim").append_text(chips(view, view.supply, speaker))
    if any(view.plate):
        line.append(f"  {speaker.say('terminal-plate')} ", style="dim").append_text(chips(view, view.plate, speaker))
    return line


# Dim sum


def dish_text(view: SteamView, dish: int, speaker: Speaker, count: int = 1) -> Text:
    name = view.dishes[dish]
    paper = LIT if f"dish:{dish}" in speaker.lit else TINTS.get(name, LIT)
    word = speaker.say(f"terminal-dish-{name}")
    return Text(f"{word}{count}" if count > 1 else word, style=f"{INK} on {paper}")


def chips(view: SteamView, counts: list[int], speaker: Speaker) -> Text:
    found = [dish_text(view, dish, speaker, count) for dish, count in enumerate(counts) if count]
    return Text(" ").join(found) if found else Text("–", style="dim")


# The turntable


def angle(view: SteamView, place: int) -> int:
    return (STEP * place + QUARTER * view.rotation) % 360


def title(view: SteamView, place: int, speaker: Speaker) -> Text:
    """The number of a place, a bar for every steamer, and the signs of those in whose zone it is."""
    name = Text(f"{place + 1}", style=f"bold {INK} on {LIT}" if f"place:{place}" in speaker.lit else "bold")
    line = name.append(f" {'≡' * len(view.stacks[place])} ", style=PENCIL)
    for player in view.players:
        if place in player.reach:
            line.append(SIGNS[player.seat], style=f"bold {COLOURS[player.seat]}")
    return line


def steamer(view: SteamView, found: SteamerView, speaker: Speaker) -> Text:
    return chips(view, found.dishes, speaker) if found.open else Text("?", style=PENCIL)


def top(view: SteamView, place: int, speaker: Speaker) -> Text:
    """The top steamer, and what is known of those below."""
    stack = view.stacks[place]
    if not stack:
        return Text("–", style=PENCIL)
    line = steamer(view, stack[-1], speaker)
    if any(below.open for below in stack[:-1]):
        line.append(" (").append_text(Text("; ").join([steamer(view, below, speaker) for below in stack[-2::-1]]))
        line.append(")")
    return line


def ring(view: SteamView, speaker: Speaker) -> list[RenderableType]:
    """The places where they lie, the arrow of the board above; below, what is known of lower steamers."""
    lines: dict[int, list[tuple[int, Text]]] = {}
    for place in range(len(view.stacks)):
        column, line = SPOTS[angle(view, place)]
        lines.setdefault(line, []).append((column * CELL // 2, title(view, place, speaker)))
        uppermost = view.stacks[place][-1:]
        content = steamer(view, uppermost[0], speaker) if uppermost else Text("–", style=PENCIL)
        lines.setdefault(line + 1, []).append((column * CELL // 2, content))
    drawn: list[RenderableType] = [Text(f"{'▼':>{CELL + CELL // 2}}", style=PENCIL)]
    for number in range(max(lines) + 1):
        row = Text(no_wrap=True)
        for column, text in sorted(lines.get(number, []), key=lambda part: part[0]):
            row.append(" " * (column - row.cell_len)).append_text(text)
        drawn.append(row)
    covered = [p for p, stack in enumerate(view.stacks) if any(steamer.open for steamer in stack[:-1])]
    return [*drawn, *(Text(f"{p + 1} ").append_text(top(view, p, speaker)) for p in covered)]


def places(view: SteamView, speaker: Speaker) -> list[RenderableType]:
    """A line for each place, in the order clockwise from the arrow."""
    order = sorted(range(len(view.stacks)), key=lambda place: angle(view, place))
    return [title(view, place, speaker).append("  ").append_text(top(view, place, speaker)) for place in order]


# The boards


def boards(view: SteamView, speaker: Speaker, width: int) -> RenderableType:
    """One's own first, then clockwise; as many beside each other as there is room for."""
    count = len(view.players)
    first = speaker.viewer if 0 <= speaker.viewer < count else 0
    order = [view.players[(first + i) % count] for i in range(count)]
    across = max(1, min(count, width // BOARD))
    table = Table.grid(padding=(0, 1, 1, 0))
    for _ in range(across):
        table.add_column(width=min(BOARD + 8, width // across) - 1, overflow="ellipsis")
    for i in range(0, count, across):
        table.add_row(*(board(view, player, speaker) for player in order[i : i + across]))
    return table


def board(view: SteamView, player: PlayerView, speaker: Speaker) -> RenderableType:
    who = seat_text(speaker, player.seat, turn=view.turn == player.seat)
    points = player.hp if player.final is None else player.final
    who.append(" ⚑ " if view.marker == player.seat else "  ")
    who.append(f"{points} ", style="bold").append(speaker.say("terminal-points"), style="dim")
    lines = [who, zodiac_line(player, speaker), Text("  ").append_text(chips(view, player.tokens, speaker))]
    lines += [board_row(view, row, speaker) for row in player.rows]
    if player.rows:
        done = "".join(f" {'✓' if filled else ' '}" for filled in player.columns)
        lines.append(Text(f"    {done}".rstrip(), style=PENCIL))
    for card in player.face_up:
        left = f" ×{card.left}" if card.left is not None else ""
        lines.append(Text(f"◫ {speaker.say(f'fortune-{card.card}')}{left}"))
    for line in lines:
        line.no_wrap, line.overflow = True, "ellipsis"
    return Group(*lines)


def zodiac_line(player: PlayerView, speaker: Speaker) -> Text:
    boards = [player.zodiac] if player.zodiac is not None else player.choice
    cards = speaker.say("terminal-cards", {"count": player.hand_size})
    return Text.assemble("  ", " / ".join(speaker.say(f"zodiac-{zodiac}") for zodiac in boards), (f" {cards}", "dim"))


def board_row(view: SteamView, row: RowView, speaker: Speaker) -> Text:
    """Covered spaces as blocks, free ones with what they pay."""
    name = dish_text(view, row.dish, speaker) if row.dish is not None else Text("??", style=PENCIL)
    line = Text("  ").append_text(name).append(" " * (3 - name.cell_len))
    for number, points in enumerate(row.spaces):
        covered = number < row.taken
        line.append("■ " if covered else f"{points} ", style="bold" if covered else PENCIL)
    return line.append(f"+{row.beside}", style="dim") if row.beside else line


# Cards


def card_line(card: str, speaker: Speaker) -> Text:
    name = speaker.say(card)
    line = Text(speaker.say("terminal-card", {"name": name, "text": speaker.say(f"{card}.text")}))
    line.stylize("bold", 0, len(name))
    return line


def hand_lines(view: SteamView, speaker: Speaker) -> list[Text]:
    """One's own cards with what they do; of the others those that one knows."""
    lines = []
    for player in view.players:
        if player.seat == speaker.viewer:
            if player.zodiac is not None:
                lines.append(Text(speaker.say(f"zodiac-{player.zodiac}.text"), style="dim"))
            lines += [card_line(f"fortune-{card}", speaker) for card in player.hand]
    for player in view.players:
        if player.seat != speaker.viewer and player.hand:
            cards = ", ".join(speaker.say(f"fortune-{card}") for card in player.hand)
            lines.append(seat_text(speaker, player.seat).append(f"  {cards}", style="dim"))
    return lines
