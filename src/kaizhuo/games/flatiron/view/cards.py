"""What is printed on cards, newspapers and boards, as a client draws it."""

from __future__ import annotations

import msgspec

from kaizhuo.games.flatiron.box.data import (
    ACTIONS,
    BOX,
    BURNHAM,
    COLOURS,
    DECREES,
    PAPER_ACTIONS,
    STREETS,
    Code,
    read_code,
)
from kaizhuo.games.flatiron.box.tables import CELL, DEEDS, SIDES
from kaizhuo.games.flatiron.rules.domains import argument


class PrintedView(msgspec.Struct, frozen=True):
    """An action, a scoring, an effect or a bonus as it is printed: its kind, amounts, colours and street."""

    kind: str
    deed: int | None = None  # its number, if it is an action
    n: int = 0
    cost: int = 0
    vp: int = 0
    off: int = 0
    colours: list[str] = []
    street: str | None = None


class CardView(msgspec.Struct, frozen=True):
    id: int
    name: str
    street: str
    cost: int
    top: PrintedView
    top_rep: int
    bottom: PrintedView
    bottom_rep: int


class DecreeView(msgspec.Struct, frozen=True):
    id: int
    name: str
    top: PrintedView
    top_rep: int
    bottom: PrintedView
    bottom_rep: int


class PaperView(msgspec.Struct, frozen=True):
    id: int
    name: str
    action: PrintedView


class BurnhamCardView(msgspec.Struct, frozen=True):
    id: int
    name: str
    main: str
    secondary: str
    action: PrintedView
    order: list[int]
    icons: int


class SideView(msgspec.Struct, frozen=True):
    """A side of a board: by street its two actions, by colour what a pillar costs, brings, and is worth."""

    id: int
    name: str
    cells: list[list[PrintedView]]
    prices: list[list[int]]


def printed(code: Code, closed: dict[str, str]) -> PrintedView:
    shapes = closed[code.kind]
    return PrintedView(
        kind=code.kind,
        deed=DEEDS.index(code) if closed is ALL_ACTIONS else None,
        n=argument(code, shapes, "n"),
        cost=argument(code, shapes, "$"),
        vp=argument(code, shapes, "+"),
        off=argument(code, shapes, "-"),
        colours=[COLOURS[argument(code, shapes, "c", nth)] for nth in range(shapes.count("c"))],
        street=STREETS[argument(code, shapes, "s")] if "s" in shapes else None,
    )


ALL_ACTIONS = {**ACTIONS, **PAPER_ACTIONS}
CARDS = [
    CardView(
        id=i,
        name=card.id,
        street=card.street,
        cost=card.cost,
        top=printed(read_code(card.top, ALL_ACTIONS), ALL_ACTIONS),
        top_rep=card.top_rep,
        bottom=printed(read_code(card.bottom, ALL_ACTIONS), ALL_ACTIONS),
        bottom_rep=card.bottom_rep,
    )
    for i, card in enumerate(BOX.street_cards.cards)
]
DECREE_CARDS = [
    DecreeView(
        id=i,
        name=decree.id,
        top=printed(read_code(decree.top, DECREES), DECREES),
        top_rep=decree.top_rep,
        bottom=printed(read_code(decree.bottom, DECREES), DECREES),
        bottom_rep=decree.bottom_rep,
    )
    for i, decree in enumerate(BOX.decrees.cards)
]
PAPERS = [
    PaperView(i, paper.id, printed(read_code(paper.action, ALL_ACTIONS), ALL_ACTIONS))
    for i, paper in enumerate(BOX.newspapers.papers)
]
BURNHAM_CARDS = [
    BurnhamCardView(
        id=i,
        name=card.id,
        main=card.main,
        secondary=card.secondary,
        action=printed(read_code(card.action, BURNHAM), BURNHAM),
        order=list(card.order),
        icons=card.icons,
    )
    for i, card in enumerate(BOX.burnham.cards)
]
SIDE_VIEWS = [
    SideView(
        id=i,
        name=side.id,
        cells=[
            [printed(DEEDS[CELL[(i * len(STREETS) + street) * 2 + j]], ALL_ACTIONS) for j in (0, 1)]
            for street in range(len(STREETS))
        ],
        prices=[list(price) for price in (side.prices.orange, side.prices.blue, side.prices.white, side.prices.black)],
    )
    for i, side in enumerate(SIDES)
]
