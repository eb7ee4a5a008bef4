"""Flatiron in the terminal: the building floor by floor, the five locations, and boards as columns of text."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kaizhuo.games.flatiron.box.data import COLOURS, LOCATIONS
from kaizhuo.games.flatiron.rules.domains import word
from kaizhuo.games.flatiron.view.cards import BurnhamCardView, CardView, DecreeView, PrintedView, SideView
from kaizhuo.games.flatiron.view.view import ColumnView, FlatironView, FloorView, PlayerView, StackView, TuckedView
from kaizhuo.kit.drawing import COLOURS as SEAT_COLOURS
from kaizhuo.kit.drawing import INK, LIT, PAPER, SIGNS, Speaker, seat_text

STREET_PAPER: Final = {"BW": "#E9A59B", "S23": "#9CD3CB", "A5": "#EBCB74", "S22": "#C8B3E6", "CITY_HALL": "#D8D3C8"}
PILLARS: Final = {
    "orange": f"{INK} on #EE9B3B",
    "blue": f"{PAPER} on #2F6DA8",
    "white": f"{INK} on #F7F4EC",
    "black": f"{PAPER} on #33363B",
}
POINTED: Final = f"bold {INK} on {LIT}"
WIDE: Final = 100  # from this width on both boards stand side by side


def draw(view: FlatironView, speaker: Speaker, width: int) -> RenderableType:
    draws = Drawing(view, speaker)
    parts: list[RenderableType] = [draws.facts(), *draws.building(), Text(), draws.locations(), draws.decrees()]
    if view.burnham is not None:
        parts += [draws.burnham()]
    boards = [draws.board(player) for player in draws.in_order()]
    boards += [draws.side(side) for side in view.sides]
    if width >= WIDE and len(boards) > 1:
        return Group(*parts, *(pair(boards[i : i + 2]) for i in range(0, len(boards), 2)))
    return Group(*parts, *boards)


def pair(boards: list[RenderableType]) -> RenderableType:
    table = Table.grid(expand=True, padding=(0, 2, 0, 0))
    for _ in boards:
        table.add_column(ratio=1)
    table.add_row(*boards)
    return table


class Drawing:
    """Draws the parts of a view for a reader."""

    def __init__(self, view: FlatironView, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker

    # Words

    def say(self, message: str, **args: str | int) -> str:
        return self.speaker.say(message, args)

    def printed(self, kind: str, code: PrintedView) -> str:
        """What is printed on a card or a tile, in few words."""
        colours = [self.say(f"colour-{colour}") for colour in code.colours]
        return self.say(
            f"{kind}-{word(code.kind)}",
            n=code.n,
            cost=code.cost,
            vp=code.vp,
            off=code.off,
            colour=colours[0] if colours else "",
            other=colours[-1] if colours else "",
            street=self.say(f"location-{code.street}") if code.street else "",
        )

    def action(self, code: PrintedView) -> Text:
        return Text(self.printed("terminal-deed", code), style=self.lit(f"deed:{code.deed}"))

    def half(self, card: CardView | DecreeView, top: bool) -> Text:
        """The action or scoring of a half with its reputation."""
        code, reputation = (card.top, card.top_rep) if top else (card.bottom, card.bottom_rep)
        scoring = isinstance(card, DecreeView)
        found = Text(self.printed("terminal-scoring", code)) if scoring else self.action(code)
        return found.append(f" {reputation:+d}☆" if reputation else "", style="dim")

    def lit(self, *marks: str) -> str:
        return POINTED if any(mark in self.speaker.lit for mark in marks) else ""

    def pillar(self, colour: str) -> Text:
        return Text(f" {self.say(f'terminal-pillar-{colour}')} ", style=f"bold {PILLARS[colour]}")

    def street(self, street: str, text: str = "") -> Text:
        style = self.lit(f"location:{LOCATIONS.index(street)}", f"street:{LOCATIONS.index(street)}")
        return Text(text or self.say(f"location-{street}"), style=style or f"{INK} on {STREET_PAPER[street]}")

    def who(self, player: PlayerView) -> Text:
        turn = self.view.asked == player.player
        if not player.burnham:
            return seat_text(self.speaker, player.player, turn=turn)
        return Text.assemble(" ", self.sign(player), (f" {self.say('terminal-burnham')}", "bold"))

    def sign(self, player: PlayerView) -> Text:
        return Text(SIGNS[player.player], style=SEAT_COLOURS[player.player])

    # The building

    def facts(self) -> RenderableType:
        view = self.view
        newsboy = self.say("terminal-newsboy", at=view.newsboy) if view.newsboy else self.say("terminal-no-newsboy")
        turn = self.say("terminal-turn", turn=view.turn)
        left = self.say("terminal-left", papers=view.papers_left, tokens=view.reputation_left)
        supply = Text(" ").join(self.pillar(colour).append(f" {count}") for colour, count in view.supply.items())
        return Group(Text(f"{turn} · {newsboy} · {left}", style="dim"), supply)

    def building(self) -> list[RenderableType]:
        """From the top down: what comes next, the floor under construction in full, the finished ones in one line."""
        view = self.view
        found: list[RenderableType] = []
        if view.next_floor is not None:
            label = self.say("terminal-next", left=view.floors_left)
            found.append(Text.assemble((f"{label} ", "dim"), self.tile(view.next_floor)))
        if not view.floors:
            return found
        top = view.floors[-1]
        found.append(Text.assemble((f"{len(view.floors)} ", "bold"), self.tile(top)))
        for i, space in enumerate(top.spaces):
            bonus = Text(self.printed("bonus", space.bonus), style=self.lit(f"space:{i}"))
            filled = self.pillar(space.pillar) if space.pillar else Text(" · ")
            found.append(Text.assemble(f"  {i + 1} ", filled, " ", bonus))
        if len(view.floors) > 1:
            found.append(Text("  ").join(self.built(i, floor) for i, floor in enumerate(view.floors[:-1])))
        return found

    def tile(self, floor: FloorView) -> str:
        return self.printed("effect", floor.effect) if floor.effect else self.say("tile-roof")

    def built(self, storey: int, floor: FloorView) -> Text:
        pillars = Text().join(self.pillar(space.pillar) for space in floor.spaces if space.pillar)
        return Text.assemble((f"{storey + 1} ", "dim"), pillars)

    # The locations

    def locations(self) -> RenderableType:
        """A line each: who stands there, and the top card of the stack with both its halves."""
        table = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(4):
            table.add_column(no_wrap=True)
        table.add_column()
        table.add_column()
        for stack in self.view.stacks:
            table.add_row(*self.stack(stack))
        paper = self.action(self.view.active.action) if self.view.active else Text("–")
        table.add_row(self.standing("CITY_HALL"), self.street("CITY_HALL"), "", "✉", paper, "")
        return table

    def standing(self, location: str) -> Text:
        here = [self.sign(player) for player in self.view.players if player.location == location]
        return Text().join(here) if here else Text(" ")

    def stack(self, stack: StackView) -> list[RenderableType]:
        where: list[RenderableType] = [self.standing(stack.street), self.street(stack.street)]
        card = stack.top
        if card is None:
            return [*where, "", "–", "", ""]
        price = Text(f"${card.cost}", style=self.lit(f"card:{card.id}") or "bold")
        return [*where, price, self.street(card.street), self.half(card, True), self.half(card, False)]

    def decrees(self) -> RenderableType:
        table = Table.grid(padding=(0, 1, 0, 0))
        for decree in self.view.decrees:
            style = self.lit(f"decree:{decree.id}")
            price = Text(f"§ ${self.view.decree_price}", style=style or "bold")
            table.add_row(price, self.half(decree, True), Text("/", style="dim"), self.half(decree, False))
        return table

    def burnham(self) -> RenderableType:
        """FL-26  His cards since the last shuffle and those to come, so that players can plan for him."""
        assert self.view.burnham is not None
        his = self.view.burnham
        facts = self.say("terminal-burnham-facts", popularity=his.popularity, costs=his.costs)
        shown = self.say("terminal-revealed", cards=self.plans(his.revealed))
        hidden = self.say("terminal-hidden", cards=self.plans(his.hidden))
        return Group(Text(facts), Text(shown, style="dim"), Text(hidden, style="dim"))

    def plans(self, cards: list[BurnhamCardView]) -> str:
        found = []
        for card in cards:
            colour = self.say(f"colour-{card.action.colours[0]}") if card.action.colours else ""
            main = self.say(f"location-{card.main}")
            plan = self.say(f"burnham-{word(card.action.kind)}", main=main, colour=colour)
            found.append(f"{plan}{' ♥' * card.icons}")
        return self.say("terminal-between").join(found) or "–"

    # Boards

    def in_order(self) -> list[PlayerView]:
        """The reader's own board first; nobody has one before the boards are chosen."""
        ready = [player for player in self.view.players if player.side]
        return sorted(ready, key=lambda player: player.player != self.speaker.viewer)

    def board(self, player: PlayerView) -> RenderableType:
        parts: list[RenderableType] = [Text(), self.wealth(player)]
        goods = Text()
        for warehouse in player.warehouses:
            colour = warehouse.colour
            style = self.lit(f"colour:{COLOURS.index(colour)}") or ("bold" if warehouse.filled else "dim")
            goods.append_text(self.pillar(colour) if warehouse.filled else Text(f" {self.short(colour)} ", "dim"))
            price = "" if player.burnham else f" ${warehouse.buy}/{warehouse.sell}"
            goods.append(f"{price} {warehouse.vp}  ", style=style)
        parts.append(goods)
        if not player.burnham:
            parts.append(self.columns(player.columns))
        if self.view.over:
            points = [f"{self.say(f'cause-{cause}')} {count}" for cause, count in player.points.items()]
            parts.append(Text(" · ".join(points), style="dim"))
        return Group(*parts)

    def short(self, colour: str) -> str:
        return self.say(f"terminal-pillar-{colour}")

    def wealth(self, player: PlayerView) -> Text:
        facts = [Text(f"{player.vp} {self.say('terminal-vp')}", style="bold")]
        if not player.burnham:
            facts += [Text(f"${player.money}", style=self.lit("money") or "bold")]
            facts += [Text(f"☆{player.reputation}")] if player.reputation else []
            facts += [self.papers(player)] if player.papers else []
        return self.who(player).append("  ").append_text(Text(" · ").join(facts))

    def papers(self, player: PlayerView) -> Text:
        """Newspapers in hand: those that the reader knows, and how many others there are."""
        known = [Text(self.printed("terminal-deed", held.action), style=self.lit(f"paper:{held.id}"))
                 for held in player.hand]  # fmt: skip
        unknown = player.papers - len(known)
        found = known + ([Text(f"{unknown}×?")] if unknown else [])
        return Text("✉ ").append_text(Text(", ").join(found))

    def columns(self, columns: list[ColumnView]) -> RenderableType:
        table = self.grid()
        height = max(len(column.above) for column in columns)
        depth = max(len(column.below) for column in columns)
        table.add_row(*(self.head(column) for column in columns))
        for row in range(-height, 0):
            table.add_row(*(self.tucked(column.above, len(column.above) + row, top=True) for column in columns))
        for cell in (0, 1):
            table.add_row(*(self.cell(column.cells[cell]) for column in columns))
        for row in range(depth):
            table.add_row(*(self.tucked(column.below, row, top=False) for column in columns))
        return table

    def grid(self) -> Table:
        table = Table.grid(expand=True, padding=(0, 1, 0, 0))
        for _ in range(4):
            table.add_column(ratio=1)
        return table

    def head(self, column: ColumnView) -> Text:
        """The street, and what its reputation would give now."""
        head = self.street(column.street)
        if column.reputation or column.tokens:
            head.append(f" {column.reputation + column.tokens:+d}☆")
        return head

    def cell(self, code: PrintedView) -> Text:
        """What is printed on the board stands on paper."""
        found = self.action(code)
        found.style = found.style or f"{INK} on {PAPER}"
        return found

    def tucked(self, cards: list[TuckedView], row: int, *, top: bool) -> Text:
        if not 0 <= row < len(cards):
            return Text()
        card = cards[row].card or cards[row].decree
        assert card is not None
        return self.half(card, top) if isinstance(card, CardView) else Text("§ ").append_text(self.half(card, top))

    def side(self, side: SideView) -> RenderableType:
        """A side of a board that may be chosen."""
        kind = "side-purple" if side.name.endswith("P") else "side-reverse"
        title = Text(self.say(kind, board=side.name[0]), style=self.lit(f"side:{side.id}") or "bold")
        prices = Text("  ").join(
            self.pillar(colour).append(f" ${buy}/{sell} {vp}")
            for colour, (buy, sell, vp) in zip(COLOURS, side.prices, strict=True)
        )
        table = self.grid()
        for cell in (0, 1):
            table.add_row(*(self.cell(cells[cell]) for cells in side.cells))
        return Group(Text(), title, prices, table)
