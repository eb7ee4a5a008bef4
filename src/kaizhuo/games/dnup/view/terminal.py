"""d'nup in the terminal: cards as little boxes, the value that counts on top, the other at the foot."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kaizhuo.games.dnup.view.shapes import CardView, DnupView, PlayerView, SetView
from kaizhuo.kit.drawing import INK, LIT, PAPER, PENCIL, Speaker, seat_text

CARD_WIDTH: Final = 4
CARD_LINES: Final = 4
LARGE_WIDTH: Final = 6
LARGE_LINES: Final = 5
WIDE: Final = 72  # from this width on the other players stand side by side
VERY_WIDE: Final = 88  # ... and one's own cards are large
LETTERS: Final = "DNUP"


def draw(view: DnupView, speaker: Speaker, width: int) -> RenderableType:
    mine = [player for player in view.players if player.seat == speaker.viewer]
    others = in_order([player for player in view.players if player.seat != speaker.viewer], speaker.viewer)
    table = side_by_side if width >= WIDE else in_lines
    air = [Text()] if width >= WIDE else []
    parts: list[RenderableType] = [round_line(view, speaker), *air, table(view, others, speaker, width)]
    for player in mine:
        hand = boxes(by_value(player.hand), speaker.lit, width, large=width >= VERY_WIDE)
        parts += [Text(), own_line(view, player, speaker), *hand]
    return Group(*parts)


def in_order(players: list[PlayerView], viewer: int) -> list[PlayerView]:
    """Clockwise, beginning on the left of the viewer."""
    return [p for p in players if p.seat > viewer] + [p for p in players if p.seat < viewer]


def round_line(view: DnupView, speaker: Speaker) -> Text:
    kind = "terminal-round-duel" if view.duel else "terminal-round"
    return Text(speaker.say(kind, {"round": view.round, "goal": view.goal, "discards": view.discards}), style="dim")


# The other players


def in_lines(view: DnupView, players: list[PlayerView], speaker: Speaker, width: int) -> RenderableType:
    """A line each, and more for a second set and for cards of theirs that everybody knows."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, max_width=max(12, width // 3))
    for _ in range(2):
        table.add_column(no_wrap=True)
    table.add_column(overflow="ellipsis")  # what does not fit is left out here
    for player in players:
        lines = [set_text(lying, speaker, area) for area, lying in enumerate(player.sets, 1)]
        if player.hand:
            lines.append(known(player, speaker))
        for line in lines:
            line.no_wrap = True
        who = seat_text(speaker, player.seat, turn=view.turn == player.seat)
        table.add_row(who, hand_size(player, speaker), letters(view, player), lines[0])
        for line in lines[1:]:
            table.add_row("", "", "", line)
    return table


def side_by_side(view: DnupView, players: list[PlayerView], speaker: Speaker, width: int) -> RenderableType:
    """A column each, sets as boxes."""
    table = Table.grid(expand=True)
    for _ in players:
        table.add_column(ratio=1)
    table.add_row(*(opponent(view, player, speaker, width // len(players) - 2) for player in players))
    return table


def opponent(view: DnupView, player: PlayerView, speaker: Speaker, width: int) -> RenderableType:
    facts = Text("  ").join([Text("  ") + hand_size(player, speaker), letters(view, player)])
    parts: list[RenderableType] = [seat_text(speaker, player.seat, turn=view.turn == player.seat), facts]
    room = width // len(player.sets)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(*(lying_set(lying, speaker, area, room) for area, lying in enumerate(player.sets, 1)))
    parts += [table, Text("  ") + known(player, speaker) if player.hand else Text()]
    return Group(*parts)


def lying_set(lying: SetView | None, speaker: Speaker, area: int, width: int) -> RenderableType:
    """A set as boxes with its size and value above; always as many lines, so that nothing jumps."""
    if lying is None or lying.size * CARD_WIDTH + 2 > width:
        return Group(Text("  ") + set_text(lying, speaker, area), *[Text()] * CARD_LINES)
    title = Text.assemble("  ", area_text(speaker, area), (f"{lying.size} × {lying.value}", "bold"))
    return Group(title, *(Text("  ") + line for line in boxes([lying.cards], speaker.lit, width - 2)))


def set_text(lying: SetView | None, speaker: Speaker, area: int) -> Text:
    if lying is None:
        return Text.assemble(area_text(speaker, area), ("–", "dim"))
    cards = " ".join(short(card) for card in lying.cards)
    title = (f"{lying.size} × {lying.value}", "bold")
    return Text.assemble(area_text(speaker, area), title, (f"  {cards}", "dim"))


def area_text(speaker: Speaker, area: int) -> tuple[str, str]:
    """DN-22  With two players each has two areas: then the place of a set is not its owner's seat alone."""
    duel = len(speaker.names) == 2
    return (speaker.say("terminal-area", {"area": area}) + " " if duel else "", "dim")


def known(player: PlayerView, speaker: Speaker) -> Text:
    cards = " ".join(short(card) for card in by_up(player.hand))
    return Text(speaker.say("terminal-known", {"cards": cards}), style="dim")


# What is mine


def own_line(view: DnupView, player: PlayerView, speaker: Speaker) -> Text:
    sets = [set_text(lying, speaker, area) for area, lying in enumerate(player.sets, 1) if lying is not None]
    who = seat_text(speaker, player.seat, turn=view.turn == player.seat)
    return Text("  ").join([who, hand_size(player, speaker), letters(view, player), *sets])


def by_up(cards: list[CardView]) -> list[CardView]:
    return sorted(cards, key=lambda card: (card.up, card.down, card.id))


def by_value(cards: list[CardView]) -> list[list[CardView]]:
    """Sorted; cards of one value, which could be played together, in one group."""
    groups: list[list[CardView]] = []
    for card in by_up(cards):
        if groups and groups[-1][0].up == card.up:
            groups[-1].append(card)
        else:
            groups.append([card])
    return groups


# Cards


def short(card: CardView) -> str:
    """A card in a line of text; the star card may lie either way up."""
    if card.up:
        return f"{card.up}/{card.down}"
    return "★" if card.star else "?"


def hand_size(player: PlayerView, speaker: Speaker) -> Text:
    if player.out:
        return Text(speaker.say("terminal-out"), style="dim")
    return Text(speaker.say("terminal-cards", {"count": player.hand_size}))


def letters(view: DnupView, player: PlayerView) -> Text:
    """DN··, or 3/6 where another number wins."""
    if view.goal != len(LETTERS) or view.duel:
        return Text(f"{player.letters}/{view.goal}", style="bold")
    have = min(player.letters, len(LETTERS))
    return Text.assemble((LETTERS[:have], "bold"), ("·" * (len(LETTERS) - have), "dim"))


def boxes(groups: list[list[CardView]], lit: frozenset[str], width: int, *, large: bool = False) -> list[Text]:
    """Groups of cards as rows of boxes; a group is broken only where a row ends."""
    wide, high = (LARGE_WIDTH, LARGE_LINES) if large else (CARD_WIDTH, CARD_LINES)
    rows: list[list[Text]] = [[Text() for _ in range(high)]]
    for group in groups:
        for i, card in enumerate(group):
            gap = 0 if i or not rows[-1][0] else 1
            if rows[-1][0].cell_len + gap + wide > width:
                rows.append([Text() for _ in range(high)])
                gap = 0
            for line, part in zip(rows[-1], box(card, f"card:{card.id}" in lit, wide, high), strict=True):
                line.append(" " * gap).append_text(part)
    return [line for row in rows for line in row]


def box(card: CardView, lit: bool, wide: int, high: int) -> list[Text]:
    """The value that counts at the head, the other one at the foot, where it would stand upside down."""
    paper = LIT if lit else PAPER
    frame, ink, pencil = f"{PENCIL} on {paper}", f"bold {INK} on {paper}", f"{PENCIL} on {paper}"
    up, down = (str(card.up), str(card.down)) if card.up else ("?", "?")
    inside = wide - 2
    star = "★" if card.star else "─"
    return [
        Text(f"╭{star}{'─' * (inside - 1)}╮", style=frame),
        Text.assemble(("│", frame), (f"{up:<{inside}}", ink), ("│", frame)),
        *(Text(f"│{' ' * inside}│", style=frame) for _ in range(high - 4)),
        Text.assemble(("│", frame), (f"{down:>{inside}}", pencil), ("│", frame)),
        Text(f"╰{'─' * inside}╯", style=frame),
    ]
