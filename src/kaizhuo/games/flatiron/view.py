"""What a client draws.  Numbers (`id`) are those of the marks that options light up: "card:5", "space:2"."""

from __future__ import annotations

import msgspec

from kaizhuo.core.components import members
from kaizhuo.core.state import Seat, seat_of
from kaizhuo.games.flatiron.columns import ITEM, ITEM_BITS, length
from kaizhuo.games.flatiron.data import (
    ACTIONS,
    BONUSES,
    BOX,
    BURNHAM,
    COLOURS,
    DECREES,
    EFFECTS,
    LOCATIONS,
    PAPER_ACTIONS,
    STREETS,
    Code,
    read_code,
)
from kaizhuo.games.flatiron.domains import CAUSES, argument
from kaizhuo.games.flatiron.floors import decree_price, pillar_price, sale_price
from kaizhuo.games.flatiron.state import NONE, FlatironState
from kaizhuo.games.flatiron.tables import (
    CARD_COUNT,
    CELL,
    DEEDS,
    NEWSBOY,
    NEWSBOY_COUNT,
    PAPER_COUNT,
    PILLARS_OF_A_COLOUR,
    REPUTATION_TOKENS,
    ROOF,
    SIDES,
    SPACE_COUNT,
    STOREYS,
    TURN_LIMIT,
    WAREHOUSE_VP,
)


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


class TuckedView(msgspec.Struct, frozen=True):
    """A card in a column: exactly one of the two."""

    card: CardView | None
    decree: DecreeView | None


class ColumnView(msgspec.Struct, frozen=True):
    street: str
    above: list[TuckedView]  # from top to bottom
    cells: list[PrintedView]
    below: list[TuckedView]


class WarehouseView(msgspec.Struct, frozen=True):
    colour: str
    filled: bool
    buy: int  # with the discount of the floor under construction
    sell: int
    vp: int


class PaperView(msgspec.Struct, frozen=True):
    id: int
    name: str
    action: PrintedView


class PlayerView(msgspec.Struct, frozen=True):
    player: int
    burnham: bool
    side: str | None
    location: str | None
    money: int
    vp: int
    reputation: int
    papers: int  # how many newspapers he holds
    hand: list[PaperView]  # those of them that the viewer knows
    columns: list[ColumnView]
    warehouses: list[WarehouseView]
    points: dict[str, int]  # VP by their cause


class SpaceView(msgspec.Struct, frozen=True):
    bonus: PrintedView
    pillar: str | None


class FloorView(msgspec.Struct, frozen=True):
    name: str
    roof: bool
    effect: PrintedView | None
    spaces: list[SpaceView]


class StackView(msgspec.Struct, frozen=True):
    street: str
    top: CardView | None
    size: int
    under: list[CardView]  # cards that were seen and lie at the bottom, the next one first


class BurnhamCardView(msgspec.Struct, frozen=True):
    id: int
    name: str
    main: str
    secondary: str
    action: PrintedView
    order: list[int]
    icons: int


class BurnhamView(msgspec.Struct, frozen=True):
    revealed: list[BurnhamCardView]
    hidden: list[BurnhamCardView]  # as a set: nobody knows their order
    popularity: int
    cards: list[CardView]
    decrees: list[DecreeView]


class FlatironView(msgspec.Struct, frozen=True):
    me: int | None  # the seat of the viewer
    turn: int  # the number of the pair of turns
    turn_limit: int | None
    asked: int | None
    players: list[PlayerView]
    dealt: list[list[str]]  # by seat: the boards that were dealt
    floors: list[FloorView]  # from the start floor up; the last one is under construction
    next_floor: FloorView | None
    floors_left: int  # floors that are still to be built, the roof included
    stacks: list[StackView]
    decrees: list[DecreeView]
    decree_price: int
    active: PaperView | None
    used: list[PaperView]
    papers_left: int
    newsboy: int | None  # where he stands
    supply: dict[str, int]
    pillars_of_a_colour: int
    reputation_left: int
    roof_by: int | None
    burnham: BurnhamView | None


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


def row_view(row: int) -> list[TuckedView]:
    found: list[TuckedView] = []
    while row:
        item = (row & ITEM) - 1
        if item < CARD_COUNT:
            found.append(TuckedView(CARDS[item], None))
        else:
            found.append(TuckedView(None, DECREE_CARDS[item - CARD_COUNT]))
        row >>= ITEM_BITS
    return found


def column_view(seen: FlatironState, player: int, street: int) -> ColumnView:
    column = player * len(STREETS) + street
    first = (seen.side[player] * len(STREETS) + street) * 2
    cells = [] if seen.side[player] < 0 else [printed(DEEDS[CELL[first + i]], ALL_ACTIONS) for i in (0, 1)]
    return ColumnView(STREETS[street], row_view(seen.above[column]), cells, row_view(seen.below[column]))


def warehouse_view(seen: FlatironState, player: int, colour: int) -> WarehouseView:
    return WarehouseView(
        colour=COLOURS[colour],
        filled=bool(seen.warehouse[player] >> colour & 1),
        buy=pillar_price(seen, player, colour),
        sell=sale_price(seen, player, colour),
        vp=WAREHOUSE_VP[seen.side[player] * len(COLOURS) + colour],
    )


def player_view(seen: FlatironState, player: int) -> PlayerView:
    chosen = seen.side[player] >= 0
    burnham = seen.is_burnham(player)
    held = [paper for paper in range(PAPER_COUNT) for _ in range(seen.hand[player * PAPER_COUNT + paper])]
    points = seen.points[player * len(CAUSES) : (player + 1) * len(CAUSES)]
    return PlayerView(
        player=player,
        burnham=burnham,
        side=SIDES[seen.side[player]].id if chosen else None,
        location=LOCATIONS[seen.location[player]] if seen.location[player] >= 0 else None,
        money=seen.money[player],
        vp=seen.vp[player],
        reputation=seen.reputation[player],
        papers=seen.papers_in_hand(player),
        hand=[PAPERS[paper] for paper in held],
        columns=[column_view(seen, player, street) for street in range(len(STREETS))],
        warehouses=[warehouse_view(seen, player, colour) for colour in range(len(COLOURS))] if chosen else [],
        points={cause: points[i] for i, cause in enumerate(CAUSES) if points[i]},
    )


def floor_view(seen: FlatironState, tile: int, storey: int | None) -> FloorView:
    if tile == ROOF:
        return FloorView("ROOF", True, None, [])
    data = BOX.tiles.tiles[tile]
    spaces = []
    for i, space in enumerate(data.spaces):
        pillar = seen.pillars[storey * SPACE_COUNT + i] if storey is not None else 0
        spaces.append(SpaceView(printed(read_code(space, BONUSES), BONUSES), COLOURS[pillar - 1] if pillar else None))
    return FloorView(data.id, False, printed(read_code(data.effect, EFFECTS), EFFECTS), spaces)


def stack_view(seen: FlatironState, street: int) -> StackView:
    under = row_view(seen.under[street])
    top = seen.top[street]
    size = len(members(seen.unturned[street])) + length(seen.under[street]) + (top != NONE)
    return StackView(
        street=STREETS[street],
        top=CARDS[top] if top != NONE else None,
        size=size,
        under=[tucked.card for tucked in under if tucked.card is not None],
    )


def burnham_view(seen: FlatironState) -> BurnhamView:
    taken = members(seen.taken)
    revealed = [card for card in BURNHAM_CARDS if seen.revealed >> card.id & 1]
    return BurnhamView(
        revealed=revealed,
        hidden=[card for card in BURNHAM_CARDS if not seen.revealed >> card.id & 1],
        popularity=sum(card.icons for card in revealed),
        cards=[CARDS[item] for item in taken if item < CARD_COUNT],
        decrees=[DECREE_CARDS[item - CARD_COUNT] for item in taken if item >= CARD_COUNT],
    )


def asked_seat(seen: FlatironState) -> int | None:
    if not len(seen.pending):
        return None
    seat = seat_of(seen.pending[len(seen.pending) - 1])
    return seat if seat >= 0 else None


def view(seen: FlatironState, viewer: Seat) -> FlatironView:
    storeys = range(seen.floors)
    return FlatironView(
        me=viewer if viewer >= 0 else None,
        turn=(seen.turns + 1) // 2,
        turn_limit=None if seen.solo() else TURN_LIMIT,
        asked=asked_seat(seen),
        players=[player_view(seen, player) for player in (0, 1)],
        dealt=[[str(board + 1) for board in members(seen.dealt[seat])] for seat in range(seen.seats)],
        floors=[floor_view(seen, seen.tiles[storey], storey) for storey in storeys],
        next_floor=floor_view(seen, seen.next_tile, None) if seen.next_tile != NONE and not is_roofed(seen) else None,
        floors_left=STOREYS + 1 - seen.floors,
        stacks=[stack_view(seen, street) for street in range(len(STREETS))],
        decrees=[DECREE_CARDS[decree] for decree in members(seen.decrees)],
        decree_price=decree_price(seen, 0) if seen.floors else BOX.rules.decree_cost,
        active=PAPERS[seen.active] if seen.active != NONE else None,
        used=[PAPERS[paper] for paper in range(PAPER_COUNT) for _ in range(seen.used[paper])],
        papers_left=seen.papers_left(),
        newsboy=NEWSBOY[seen.newsboy] if seen.newsboy < NEWSBOY_COUNT else None,
        supply={colour: seen.supply[i] for i, colour in enumerate(COLOURS)},
        pillars_of_a_colour=PILLARS_OF_A_COLOUR,
        reputation_left=REPUTATION_TOKENS - seen.reputation[0] - seen.reputation[1],
        roof_by=seen.roof_by if seen.roof_by != NONE else None,
        burnham=burnham_view(seen) if seen.solo() else None,
    )


def is_roofed(seen: FlatironState) -> bool:
    return seen.roof_by != NONE
