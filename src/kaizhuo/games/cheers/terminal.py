"""Cheers in the terminal: a line for each shaker, its drinks as coloured cells with a short name each."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kaizhuo.games.cheers.view import CardView, CheersView, ShakerView
from kaizhuo.games.drawing import INK, LIT, PAPER, PENCIL, Speaker, seat_text

LIQUIDS: Final = ("#F0B429", "#9C2747", "#B5692A", "#93CF9F", "#7FBDEA")
INKS: Final = (INK, PAPER, INK, INK, INK)
TEAMS: Final = "ABC"


def draw(view: CheersView, speaker: Speaker, width: int) -> RenderableType:
    parts: list[RenderableType] = [counter_line(view, speaker), Text(), shakers(view, speaker)]
    for team in view.teams:
        if team.recipe is not None:
            title = speaker.say("terminal-recipe", {"team": TEAMS[team.team]})
            parts += [Text(), Text(f" {title} ", style="bold").append_text(row(view, speaker, team.recipe))]
    for player in view.players:
        if player.seat == speaker.viewer and player.hand:
            parts += [Text(), *hand(view, speaker, player.hand)]
    return Group(*parts)


def counter_line(view: CheersView, speaker: Speaker) -> Text:
    toasted = sum(card.count for card in view.toasted)
    facts: dict[str, str | int] = {"deck": view.deck, "toasted": toasted, "discards": sum(view.discards)}
    return Text(speaker.say("terminal-counter", facts), style="dim")


def shakers(view: CheersView, speaker: Speaker) -> Table:
    """In seat order; what a shaker lacks stands beside it where the reader knows the recipe."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, max_width=20)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="ellipsis", no_wrap=True)
    for shaker in view.shakers:
        table.add_row(
            whose(view, speaker, shaker),
            team_text(shaker),
            content(view, speaker, shaker),
            lacks(view, speaker, shaker),
        )
    return table


def whose(view: CheersView, speaker: Speaker, shaker: ShakerView) -> Text:
    if shaker.seat is None:
        return Text("   " + speaker.say(f"terminal-{shaker.name}"), style="bold")
    return seat_text(speaker, shaker.seat, turn=view.active == shaker.seat)


def team_text(shaker: ShakerView) -> Text:
    return Text("?" if shaker.team is None else TEAMS[shaker.team], style="bold")


def content(view: CheersView, speaker: Speaker, shaker: ShakerView) -> Text:
    found = Text("▐").append_text(row(view, speaker, shaker.drinks))
    found.append("  · " * (view.capacity - shaker.size), style="dim")
    asked = view.asked is not None and view.asked.shaker == shaker.name
    return found.append("▌").append(f" {shaker.size}/{view.capacity}", style="bold reverse" if asked else "bold")


def lacks(view: CheersView, speaker: Speaker, shaker: ShakerView) -> Text:
    if shaker.lacks is None or not any(shaker.lacks):
        return Text()
    return Text(speaker.say("terminal-lacks") + " ", style="dim").append_text(row(view, speaker, shaker.lacks))


def row(view: CheersView, speaker: Speaker, counts: list[int]) -> Text:
    return Text().join(cell(view, speaker, drink) for drink, count in enumerate(counts) for _ in range(count))


def cell(view: CheersView, speaker: Speaker, drink: int) -> Text:
    """Four columns: the colour and the short name."""
    return Text(f" {short(view, speaker, drink)} ", style=f"bold {INKS[drink]} on {LIQUIDS[drink]}")


def short(view: CheersView, speaker: Speaker, drink: int) -> str:
    return speaker.say(f"terminal-short-{view.drinks[drink]}")


def hand(view: CheersView, speaker: Speaker, cards: list[CardView]) -> list[Text]:
    """The big glass above, the small one below."""
    lines = [Text(" ") for _ in range(2)]
    for card in cards:
        paper = LIT if f"card:{card.card}" in speaker.lit else PAPER
        small = short(view, speaker, view.drinks.index(card.small))
        for _ in range(card.count):
            lines[0].append("  ", style=f"on {paper}").append_text(cell(view, speaker, view.drinks.index(card.big)))
            lines[0].append("  ", style=f"on {paper}").append(" ")
            lines[1].append(f"    +{small} ", style=f"{PENCIL} on {paper}").append(" ")
    return lines
