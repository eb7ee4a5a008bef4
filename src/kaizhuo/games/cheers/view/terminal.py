"""Cheers in the terminal: a line for each shaker, its drinks as coloured cells with a short name each."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from kaizhuo.games.cheers.view.view import CardView, CheersView, ShakerView
from kaizhuo.kit.drawing import INK, LIT, PAPER, PENCIL, Speaker, seat_text

LIQUIDS: Final = ("#F0B429", "#9C2747", "#B5692A", "#93CF9F", "#7FBDEA")
INKS: Final = (INK, PAPER, INK, INK, INK)
TEAMS: Final = "ABC"
WIDE: Final = 72  # from this width on drinks have air, and what a shaker lacks stands beside it
SHORT: Final = 2  # columns of a drink's short name
NAME: Final = 18  # columns of a name, at most
LACKS: Final = 25  # columns of what a shaker lacks and what spoils it, at most


class Bar:
    """Draws a view for a reader on so many columns."""

    def __init__(self, view: CheersView, speaker: Speaker, width: int) -> None:
        self.view = view
        self.speaker = speaker
        self.width = width
        self.wide = width >= WIDE
        self.cell = SHORT + 2 if self.wide else SHORT
        shaker = self.cell * view.capacity + len("▐▌ 6/6 ")
        room = width - len("A★ ") - shaker - (LACKS if self.wide else 0)
        longest = max(cell_len(self.whose(place).plain) for place in view.shakers)
        self.name = max(3, min(NAME, room - 1, longest))

    def whose(self, shaker: ShakerView) -> Text:
        if shaker.seat is None:
            return Text("  " + self.speaker.say(f"terminal-{shaker.name}"), style="bold")
        return seat_text(self.speaker, shaker.seat, turn=self.view.active == shaker.seat)

    def short(self, drink: int) -> str:
        return self.speaker.say(f"terminal-short-{self.view.drinks[drink]}")

    def drink(self, drink: int, air: str) -> Text:
        return Text(f"{air}{self.short(drink)}{air}", style=f"bold {INKS[drink]} on {LIQUIDS[drink]}")

    def row(self, counts: list[int], air: str = "") -> Text:
        return Text().join(self.drink(drink, air) for drink, count in enumerate(counts) for _ in range(count))

    def shaker(self, shaker: ShakerView) -> list[Text]:
        """In seat order; what a shaker lacks is said where the reader knows the recipe."""
        who = self.whose(shaker)
        who.truncate(self.name, overflow="ellipsis", pad=True)
        found = who.append(" ").append_text(self.team(shaker)).append_text(self.content(shaker))
        if not self.wide and shaker.lacks is not None and shaker.size:
            return [found, Text("   ").append_text(self.lacks(shaker))]
        return [found.append(" ").append_text(self.lacks(shaker))]

    def team(self, shaker: ShakerView) -> Text:
        """The letter of the team; a star for a master."""
        shared = shaker.seat is None and shaker.team is None
        letter = " " if shared else "?" if shaker.team is None else TEAMS[shaker.team]
        master = any(player.master and player.seat == shaker.seat for player in self.view.players)
        return Text(f"{letter}{'★' if master else ' '} ", style="bold")

    def content(self, shaker: ShakerView) -> Text:
        air = " " if self.wide else ""
        glass = f"bold {INK} on {LIT}" if f"shaker:{shaker.name}" in self.speaker.lit else ""
        found = Text("▐", style=glass).append_text(self.row(shaker.drinks, air))
        found.append(f"{'·':^{self.cell}}" * (self.view.capacity - shaker.size), style=f"{glass} dim")
        asked = self.view.asked is not None and self.view.asked.shaker == shaker.name
        found.append("▌", style=glass)
        return found.append(f" {shaker.size}/{self.view.capacity}", style="bold reverse" if asked else "bold")

    def lacks(self, shaker: ShakerView) -> Text:
        """CH-14  What is still missing, and what must go."""
        found = Text()
        if shaker.lacks is not None and shaker.spoils is not None and shaker.size:
            if any(shaker.lacks):
                found.append("+").append_text(self.row(shaker.lacks)).append(" ")
            if any(shaker.spoils):
                found.append("−").append_text(self.row(shaker.spoils))
        return found

    def counter(self) -> Text:
        view = self.view
        toasted = sum(card.count for card in view.toasted)
        facts: dict[str, str | int] = {"deck": view.deck, "toasted": toasted, "discards": sum(view.discards)}
        line = self.speaker.say("terminal-counter", facts)
        if any(player.master for player in view.players):
            line += f" · ★ {self.speaker.say('terminal-master')}"
        return Text(line, style="dim")

    def recipes(self) -> list[Text]:
        """Those that the reader knows."""
        lines: list[Text] = []
        for team in self.view.teams:
            if team.recipe is not None:
                title = self.speaker.say("terminal-recipe", {"team": TEAMS[team.team]})
                lines.append(Text(f" {title} ", style="bold").append_text(self.row(team.recipe, " ")))
        return lines

    def handed_on(self) -> list[Text]:
        """CH-8  The drinks of a cheers that still wait for somebody who gets them."""
        asked = self.view.asked
        if asked is None or not asked.hands_on:
            return []
        line = Text(" " + self.speaker.say("terminal-hands-on") + " ", style="bold")
        for name in asked.hands_on:
            line.append_text(self.drink(self.view.drinks.index(name), " ")).append(" ")
        return [line]

    def hand(self, cards: list[CardView]) -> list[Text]:
        """The big glass above, the small one or two below."""
        lines = [Text(" "), Text(" ")]
        for card in cards:
            paper = LIT if f"card:{card.card}" in self.speaker.lit else PAPER
            small = "/".join(self.short(self.view.drinks.index(name)) for name in card.small)
            below = f"  {small}  " if len(card.small) == 1 else f" {small}"
            for _ in range(card.count):
                lines[0].append(" ", style=f"on {paper}").append_text(self.drink(self.view.drinks.index(card.big), " "))
                lines[0].append(" ", style=f"on {paper}").append("  ")
                lines[1].append(below, style=f"{PENCIL} on {paper}").append("  ")
        lines[1].append(self.speaker.say("terminal-clinks"), style="dim")
        return lines


def draw(view: CheersView, speaker: Speaker, width: int) -> RenderableType:
    bar = Bar(view, speaker, width)
    parts = [bar.counter(), Text(), *(line for shaker in view.shakers for line in bar.shaker(shaker))]
    for player in view.players:
        mine = bar.hand(player.hand) if player.seat == speaker.viewer and player.hand else []
        parts += [Text(), *mine] if mine else []
    for lines in (bar.recipes(), bar.handed_on()):
        parts += [Text(), *lines] if lines else []
    for line in parts:
        line.no_wrap, line.overflow = True, "ellipsis"
    return Group(*parts)
