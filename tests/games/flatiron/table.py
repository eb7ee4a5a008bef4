"""Positions of Flatiron, written as a person would lay them out, and ways to speak about them."""

from __future__ import annotations

from kaizhuo.core.components import BIT, members
from kaizhuo.games.flatiron.box.data import COLOURS, LOCATIONS, STREETS
from kaizhuo.games.flatiron.box.tables import CARD_COUNT, NEWSBOY, NEWSBOY_COUNT, PAPER_COUNT, SPACE_COUNT
from kaizhuo.games.flatiron.game import GAME
from kaizhuo.games.flatiron.rules.columns import first_of, put_last, rest_of
from kaizhuo.games.flatiron.rules.domains import BURNHAM, CARD, CAUSES, DECREE, PAPER, SIDE, TILE
from kaizhuo.games.flatiron.rules.state import FlatironState, new_state
from kaizhuo.games.flatiron.rules.turns import begin_turn
from kaizhuo.testing import Speaking

TOPS = "B1 T3 F5 S7"  # of the stacks BW, S23, A5, S22
Columns = dict[str, tuple[str, str]]  # by street: cards above the board and below it, each from top to bottom


def colours(names: str) -> int:
    return sum(2 ** COLOURS.index(name) for name in names.split())


def item(name: str) -> int:
    return CARD.index[name] if name in CARD.index else CARD_COUNT + DECREE.index[name]


def row(names: str) -> int:
    packed = 0
    for name in names.split():
        packed = put_last(packed, item(name))
    return packed


def row_names(packed: int) -> str:
    names = []
    while packed:
        number = first_of(packed)
        names.append(CARD.members[number] if number < CARD_COUNT else DECREE.members[number - CARD_COUNT])
        packed = rest_of(packed)
    return " ".join(names)


def table(
    *,
    seats: int = 2,
    hard: bool = False,
    sides: str = "1P 2P",
    tiles: str = "P6",
    next_tile: str = "P7",
    pillars: str = "",  # on the floor under construction, space by space, "-" for a free one
    built: str = "orange blue white",  # on every floor below it
    tops: str = TOPS,
    under: dict[str, str] | None = None,
    empty: str = "",  # stacks that have no card left
    decrees: str = "L1 L2 L3 L4 L5 L6",
    active: str = "N1",
    used: str = "",
    papers: tuple[str, str] = ("", ""),
    known: tuple[str, str] = ("", ""),  # those of them that the other player gave
    money: tuple[int, int] = (9, 9),
    vp: tuple[int, int] = (0, 0),
    at: tuple[str, str] = ("", ""),
    warehouses: tuple[str, str] = ("", ""),
    reputation: tuple[int, int] = (0, 0),
    columns: tuple[Columns, Columns] = ({}, {}),
    revealed: str = "",
    taken: str = "",
    turn: int = 0,
    turns: int = 0,
) -> FlatironState:
    """The turn of a player begins.  `tiles` are the floors from the start floor up; the newsboy stands where due."""
    state = new_state(seats, 0, int(hard))
    state.turns = turns
    _building(state, tiles.split(), next_tile, pillars.split(), built.split())
    state.decrees = sum(BIT[DECREE.index[name]] for name in decrees.split())
    for name in revealed.split():
        state.revealed = put_last(state.revealed, BURNHAM.index[name])
    state.taken = sum(BIT[item(name)] for name in taken.split())
    state.active = PAPER.index[active]
    for name in used.split():
        state.used[PAPER.index[name]] += 1
    for player in (0, 1):
        state.side[player] = SIDE.index[sides.split()[player]]
        state.location[player] = LOCATIONS.index(at[player]) if at[player] else -1
        state.money[player] = money[player]
        state.vp[player] = vp[player]
        state.points[player * len(CAUSES)] = vp[player]
        state.reputation[player] = reputation[player]
        state.warehouse[player] = colours(warehouses[player])
        for name in papers[player].split():
            state.hand[player * PAPER_COUNT + PAPER.index[name]] += 1
        for name in known[player].split():
            state.known[player * PAPER_COUNT + PAPER.index[name]] += 1
        for street, (above, below) in columns[player].items():
            state.above[player * 4 + STREETS.index(street)] = row(above)
            state.below[player * 4 + STREETS.index(street)] = row(below)
    while state.newsboy < NEWSBOY_COUNT and NEWSBOY[state.newsboy] <= max(vp):
        state.newsboy += 1
    _stacks(state, tops.split(), under or {}, empty.split())
    for colour in range(4):
        state.supply[colour] -= sum(pillar == colour + 1 for pillar in state.pillars)
        state.supply[colour] -= sum(held >> colour & 1 for held in state.warehouse)
    begin_turn(state, turn)
    return state


def _building(state: FlatironState, tiles: list[str], next_tile: str, pillars: list[str], built: list[str]) -> None:
    state.floors = len(tiles)
    state.next_tile = TILE.index[next_tile]
    for storey, name in enumerate(tiles):
        state.tiles[storey] = TILE.index[name]
        for space, colour in enumerate(built if storey + 1 < len(tiles) else pillars):
            state.pillars[storey * SPACE_COUNT + space] = COLOURS.index(colour) + 1 if colour != "-" else 0
    if tiles[-1] == "ROOF":
        state.roof_by = 0


def _stacks(state: FlatironState, tops: list[str], under: dict[str, str], empty: list[str]) -> None:
    gone = state.taken
    for name in tops:
        gone |= BIT[CARD.index[name]]
    for packed in [*state.above, *state.below, *(row(names) for names in under.values())]:
        for name in row_names(packed).split():
            gone |= BIT[item(name)]
    for street in range(4):
        state.top[street] = CARD.index[tops[street]]
        state.under[street] = row(under.get(STREETS[street], ""))
        state.unturned[street] &= ~gone
        if STREETS[street] in empty:
            state.unturned[street] = 0
            state.under[street] = 0
            state.top[street] = -1


# Speaking


RULES = Speaking(GAME, lazy=True)
say, draw, offered, outcomes = RULES.say, RULES.draw, RULES.offered, RULES.odds
refusal, events, settle = RULES.refusal, RULES.events, RULES.settle


def step(state: FlatironState) -> str:
    return RULES.asked(state)[1] or "over"


def asked(state: FlatironState) -> int:
    return RULES.asked(state)[0]


def activate(state: FlatironState, street: str) -> None:
    say(state, f"move {street}", f"activate {street}")


def reach(state: FlatironState, sentence: str) -> None:
    """Skip actions of the column until this one is offered."""
    while sentence not in offered(state):
        say(state, "skip")


# Reading


def warehouse(state: FlatironState, player: int) -> str:
    return " ".join(COLOURS[colour] for colour in members(state.warehouse[player]))


def hand(state: FlatironState, player: int) -> str:
    kinds = range(PAPER_COUNT)
    return " ".join(PAPER.members[kind] for kind in kinds for _ in range(state.hand[player * PAPER_COUNT + kind]))


def column(state: FlatironState, player: int, street: str) -> tuple[str, str]:
    place = player * 4 + STREETS.index(street)
    return row_names(state.above[place]), row_names(state.below[place])


def floor(state: FlatironState) -> str:
    spaces = [state.pillars[state.storey() + space] for space in range(SPACE_COUNT)]
    return " ".join(COLOURS[pillar - 1] if pillar else "-" for pillar in spaces)


def top(state: FlatironState, street: str) -> str:
    card = state.top[STREETS.index(street)]
    return CARD.members[card] if card >= 0 else ""


def by_cause(state: FlatironState, player: int) -> dict[str, int]:
    points = state.points[player * len(CAUSES) : (player + 1) * len(CAUSES)]
    return {cause: points[i] for i, cause in enumerate(CAUSES) if points[i]}
