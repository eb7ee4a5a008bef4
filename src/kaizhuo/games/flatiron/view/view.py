"""What a client draws.  Numbers (`id`) are those of the marks that options light up: "card:5", "space:2"."""

from __future__ import annotations

import msgspec

from kaizhuo.core.components import members
from kaizhuo.core.state import Seat
from kaizhuo.games.flatiron.box.data import (
    BONUSES,
    BOX,
    COLOURS,
    EFFECTS,
    LOCATIONS,
    STREETS,
    read_code,
)
from kaizhuo.games.flatiron.box.tables import (
    BOTTOM,
    CARD_COUNT,
    ITEM_COST,
    NEWSBOY,
    NEWSBOY_COUNT,
    PAPER_COUNT,
    PILLARS_OF_A_COLOUR,
    REPUTATION_TOKENS,
    ROOF,
    SIDES,
    SPACE_COUNT,
    STOREYS,
    TOP,
    TURN_LIMIT,
    WAREHOUSE_VP,
)
from kaizhuo.games.flatiron.rules.columns import first_of, length, rest_of
from kaizhuo.games.flatiron.rules.domains import CAUSES
from kaizhuo.games.flatiron.rules.floors import decree_price, pillar_price, sale_price
from kaizhuo.games.flatiron.rules.scoring import best_split, decree_points, halves, street_points, street_reputation
from kaizhuo.games.flatiron.rules.state import NOTHING, FlatironState
from kaizhuo.games.flatiron.view.cards import (
    BURNHAM_CARDS,
    CARDS,
    DECREE_CARDS,
    PAPERS,
    SIDE_VIEWS,
    BurnhamCardView,
    CardView,
    DecreeView,
    PaperView,
    PrintedView,
    SideView,
    printed,
)
from kaizhuo.games.flatiron.view.now import (
    ActivationView,
    QuestionView,
    activation_view,
    drawn_papers,
    offered_sides,
    question_view,
)
from kaizhuo.games.flatiron.view.outlook import OutlookView, outlooks


class TuckedView(msgspec.Struct, frozen=True):
    """A card in a column: exactly one of the two."""

    card: CardView | None
    decree: DecreeView | None
    vp: int | None = None  # what the decree is worth now


class ColumnView(msgspec.Struct, frozen=True):
    street: str
    above: list[TuckedView]  # from top to bottom
    cells: list[PrintedView]
    below: list[TuckedView]
    reputation: int  # of the visible halves
    tokens: int  # FL-R38  reputation tokens that would be put here now
    vp: int  # what the street would give or cost now


class WarehouseView(msgspec.Struct, frozen=True):
    colour: str
    filled: bool
    buy: int  # with the discount of the floor under construction
    sell: int
    vp: int


class PlayerView(msgspec.Struct, frozen=True):
    player: int
    burnham: bool
    side: str | None
    location: str | None
    money: int
    vp: int
    reputation: int
    papers: int  # how many newspapers they hold
    hand: list[PaperView]  # those of them that the viewer knows
    columns: list[ColumnView]
    warehouses: list[WarehouseView]
    points: dict[str, int]  # VP by their cause


class SpaceView(msgspec.Struct, frozen=True):
    bonus: PrintedView
    pillar: str | None


class FloorView(msgspec.Struct, frozen=True):
    id: int
    name: str
    roof: bool
    effect: PrintedView | None
    spaces: list[SpaceView]


class StackView(msgspec.Struct, frozen=True):
    street: str
    top: CardView | None
    size: int
    under: list[CardView]  # cards that were seen and lie at the bottom, the next one first


class BurnhamView(msgspec.Struct, frozen=True):
    revealed: list[BurnhamCardView]
    hidden: list[BurnhamCardView]  # as a set: nobody knows their order
    popularity: int
    cards: list[CardView]
    decrees: list[DecreeView]
    costs: int  # of all that he has taken


class FlatironView(msgspec.Struct, frozen=True):
    me: int | None  # the seat of the viewer
    turn: int  # the number of the pair of turns
    turn_limit: int | None
    over: bool
    asked: int | None
    question: QuestionView | None
    activation: ActivationView | None
    sides: list[SideView]  # the boards among which the viewer chooses
    drawn: list[PaperView]  # newspapers that the viewer draws and has not kept yet
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
    outlooks: list[OutlookView]  # for the viewer, when they are asked


def row_of(row: int) -> list[int]:
    """The cards of a packed row, the first one first."""
    found: list[int] = []
    while row:
        found.append(first_of(row))
        row = rest_of(row)
    return found


def row_view(row: int) -> list[TuckedView]:
    return [
        TuckedView(CARDS[item], None) if item < CARD_COUNT else TuckedView(None, DECREE_CARDS[item - CARD_COUNT])
        for item in row_of(row)
    ]


def tucked_view(seen: FlatironState, player: int, row: int, half: int) -> list[TuckedView]:
    """Cards in a column, decrees with what they are worth now."""
    shown = halves(seen, player)
    return [
        TuckedView(None, tucked.decree, decree_points(seen, player, 2 * tucked.decree.id + half, shown))
        if tucked.decree
        else tucked
        for tucked in row_view(row)
    ]


def column_views(seen: FlatironState, player: int) -> list[ColumnView]:
    reputation = street_reputation(seen, player)
    tokens = best_split(reputation, seen.reputation[player])
    found = []
    for street, name in enumerate(STREETS):
        column = player * len(STREETS) + street
        found.append(
            ColumnView(
                street=name,
                above=tucked_view(seen, player, seen.above[column], TOP),
                cells=SIDE_VIEWS[seen.side[player]].cells[street] if seen.side[player] >= 0 else [],
                below=tucked_view(seen, player, seen.below[column], BOTTOM),
                reputation=reputation[street],
                tokens=tokens[street],
                vp=street_points(reputation[street] + tokens[street]),
            )
        )
    return found


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
        columns=column_views(seen, player),
        warehouses=[warehouse_view(seen, player, colour) for colour in range(len(COLOURS))] if chosen else [],
        points={cause: points[i] for i, cause in enumerate(CAUSES) if points[i]},
    )


def floor_view(seen: FlatironState, tile: int, storey: int | None) -> FloorView:
    if tile == ROOF:
        return FloorView(tile, "ROOF", True, None, [])
    data = BOX.tiles.tiles[tile]
    spaces = []
    for i, space in enumerate(data.spaces):
        pillar = seen.pillars[storey * SPACE_COUNT + i] if storey is not None else 0
        spaces.append(SpaceView(printed(read_code(space, BONUSES), BONUSES), COLOURS[pillar - 1] if pillar else None))
    return FloorView(tile, data.id, False, printed(read_code(data.effect, EFFECTS), EFFECTS), spaces)


def stack_view(seen: FlatironState, street: int) -> StackView:
    under = row_view(seen.under[street])
    top = seen.top[street]
    size = len(members(seen.unturned[street])) + length(seen.under[street]) + (top != NOTHING)
    return StackView(
        street=STREETS[street],
        top=CARDS[top] if top != NOTHING else None,
        size=size,
        under=[tucked.card for tucked in under if tucked.card is not None],
    )


def burnham_view(seen: FlatironState) -> BurnhamView:
    taken = members(seen.taken)
    revealed = [BURNHAM_CARDS[card] for card in row_of(seen.revealed)]
    return BurnhamView(
        revealed=revealed,
        hidden=[card for card in BURNHAM_CARDS if card not in revealed],
        popularity=sum(card.icons for card in revealed),
        cards=[CARDS[item] for item in taken if item < CARD_COUNT],
        decrees=[DECREE_CARDS[item - CARD_COUNT] for item in taken if item >= CARD_COUNT],
        costs=sum(ITEM_COST[item] for item in taken),
    )


def view(seen: FlatironState, viewer: Seat) -> FlatironView:
    storeys = range(seen.floors)
    question = question_view(seen)
    return FlatironView(
        me=viewer if viewer >= 0 else None,
        turn=(seen.turns + 1) // 2,
        turn_limit=None if seen.solo() else TURN_LIMIT,
        over=not len(seen.pending),
        asked=question.seat if question else None,
        question=question,
        activation=activation_view(seen),
        sides=offered_sides(seen, viewer),
        drawn=drawn_papers(seen),
        players=[player_view(seen, player) for player in (0, 1)],
        dealt=[[str(board + 1) for board in members(seen.dealt[seat])] for seat in range(seen.seats)],
        floors=[floor_view(seen, seen.tiles[storey], storey) for storey in storeys],
        next_floor=floor_view(seen, seen.next_tile, None)
        if seen.next_tile != NOTHING and not is_roofed(seen)
        else None,
        floors_left=STOREYS + 1 - seen.floors,
        stacks=[stack_view(seen, street) for street in range(len(STREETS))],
        decrees=[DECREE_CARDS[decree] for decree in members(seen.decrees)],
        decree_price=decree_price(seen, 0) if seen.floors else BOX.rules.decree_cost,
        active=PAPERS[seen.active] if seen.active != NOTHING else None,
        used=[PAPERS[paper] for paper in range(PAPER_COUNT) for _ in range(seen.used[paper])],
        papers_left=seen.papers_left(),
        newsboy=NEWSBOY[seen.newsboy] if seen.newsboy < NEWSBOY_COUNT else None,
        supply={colour: seen.supply[i] for i, colour in enumerate(COLOURS)},
        pillars_of_a_colour=PILLARS_OF_A_COLOUR,
        reputation_left=REPUTATION_TOKENS - seen.reputation[0] - seen.reputation[1],
        roof_by=seen.roof_by if seen.roof_by != NOTHING else None,
        burnham=burnham_view(seen) if seen.solo() else None,
        outlooks=outlooks(seen, viewer),
    )


def is_roofed(seen: FlatironState) -> bool:
    return seen.roof_by != NOTHING
