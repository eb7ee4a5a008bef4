"""The box: what `components.toml` says, checked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from kaizhuo.games.flatiron.box.options import SEAT_COUNTS as SEAT_COUNTS
from kaizhuo.kit.boxes import components_file, gather, load_components

STREETS: Final = ("BW", "S23", "A5", "S22")
LOCATIONS: Final = (*STREETS, "CITY_HALL")
COLOURS: Final = ("orange", "blue", "white", "black")
SPACES: Final = 3  # on every floor
MOST: Final = 62  # cards and decrees together, and different actions: each is a set of bits

# The closed lists: the codes and their arguments (c colour, s street, n number, $ dollars, + VP, - dollars off).
ACTIONS: Final = {
    "TRADE": "c",
    "BUILD": "n$+",
    "BUILD_DUP": "$",
    "FLOOR": "$n",
    "GAIN": "n",
    "CASH_FLOORS": "",
    "CASH_NEWSBOY": "",
    "VP_FLOORS": "",
    "SWAP": "",
    "BUY_ANY": "$",
    "COPY_OWN": "$",
    "COPY_MARKET": "$",
    "CITY_HALL": "$",
    "NEWS": "",
    "VP_COLOR": "cn",
}
PAPER_ACTIONS: Final = {
    "GAIN": "n",
    "GAIN_VP": "$+",
    "SWAP": "",
    "BUILD": "n$+",
    "BUY_ANY": "$",
    "BUY_CARD": "-",
    "BUY_DECREE": "-",
}
DECREES: Final = {
    "CARDS": "n",
    "CASH": "n",
    "REP": "n",
    "WAREHOUSE": "",
    "DECREES": "n",
    "PILLARS": "c",
    "PAIR": "cc",
    "FLAT": "n",
}
FOR_EACH: Final = ("CARDS", "CASH", "REP")  # 1 VP for every n of something
EFFECTS: Final = {
    "VISIT": "s$",
    "HALL": "$",
    "SHARE": "",
    "CARD_VP": "n",
    "SELL": "$",
    "DECREE": "$",
    "PILLAR": "$",
    "ANYCOLOR": "",
    "COLOR": "cn",
}
BONUSES: Final = {"VP": "n", "CASH": "$", "PAPER": "", "REP": "", "CARD": "", "NEWS": "", "COLOR": "cn"}
BURNHAM: Final = {"PILLAR": "c", "FLOOR": "", "POPULARITY": ""}

Street = Literal["BW", "S23", "A5", "S22"]
Location = Literal["BW", "S23", "A5", "S22", "CITY_HALL"]
Positive = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]
Reputation = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Name = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_]+$")]


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Rules(Struct, frozen=True):
    money_first: Amount
    money_second: Amount
    money_solo: Amount
    money_taken: Positive
    decree_cost: Amount
    decrees_laid_out: Amount
    cards_in_column: Annotated[int, msgspec.Meta(ge=1, le=5)]
    floors: Annotated[int, msgspec.Meta(ge=1, le=9)]
    pillars_of_a_colour: Positive
    reputation_tokens: Annotated[int, msgspec.Meta(ge=0, le=9)]
    newsboy: tuple[Positive, ...]
    floors_per_vp: Positive
    street_gain: Amount
    street_loss: Amount
    decree_cash_most: Amount
    decree_pillar_vp: Amount
    decree_pair_vp: Amount
    burnham_share_vp: Amount
    burnham_pillar_vp: Amount
    burnham_floor_vp: Amount
    turn_limit: Positive


class StreetCard(Struct, frozen=True):
    id: Name
    stack: Street
    street: Street
    cost: Amount
    top: str
    top_rep: Reputation
    bottom: str
    bottom_rep: Reputation


class StreetCards(Struct, frozen=True):
    grade: str
    cards: tuple[StreetCard, ...]


class Prices(Struct, frozen=True):
    orange: tuple[Amount, Amount, Amount]
    blue: tuple[Amount, Amount, Amount]
    white: tuple[Amount, Amount, Amount]
    black: tuple[Amount, Amount, Amount]


class Side(Struct, frozen=True):
    id: Annotated[str, msgspec.Meta(pattern=r"^[1-4][PR]$")]
    grade: str
    columns: tuple[tuple[str, str], tuple[str, str], tuple[str, str], tuple[str, str]]
    prices: Prices


class Decree(Struct, frozen=True):
    id: Name
    top: str
    top_rep: Reputation
    bottom: str
    bottom_rep: Reputation


class Decrees(Struct, frozen=True):
    grade: str
    cards: tuple[Decree, ...]


class Tile(Struct, frozen=True):
    id: Name
    effect: str
    spaces: tuple[str, str, str]
    start: bool = False


class Tiles(Struct, frozen=True):
    grade: str
    tiles: tuple[Tile, ...]


class Paper(Struct, frozen=True):
    id: Name
    action: str


class Papers(Struct, frozen=True):
    grade: str
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]
    papers: tuple[Paper, ...]


class BurnhamCard(Struct, frozen=True):
    id: Name
    main: Location
    secondary: Location
    action: str
    icons: Amount
    order: tuple[Annotated[int, msgspec.Meta(ge=1, le=3)], ...] = ()


class BurnhamCards(Struct, frozen=True):
    grade: str
    cards: tuple[BurnhamCard, ...]


class Box(Struct, frozen=True):
    grade: str
    note: str
    rules: Rules
    street_cards: StreetCards
    sides: tuple[Side, ...]
    decrees: Decrees
    tiles: Tiles
    newspapers: Papers
    burnham: BurnhamCards


class Code(NamedTuple):
    """A code of a closed list with its arguments; colours and streets by their numbers."""

    kind: str
    a: int = 0
    b: int = 0
    c: int = 0


_ARGUMENT: Final = {"n": r"[0-9]{1,2}", "$": r"\$[0-9]{1,2}", "+": r"\+[0-9]{1,2}", "-": r"-\$[0-9]{1,2}"}


def read_code(text: str, closed: dict[str, str]) -> Code:
    """`BUILD(2,$3,+2)` -> Code("BUILD", 2, 3, 2); ValueError for what the closed list does not have."""
    form = re.fullmatch(r"([A-Z_]+)(?:\((.*)\))?", text)
    if form is None or form[1] not in closed:
        raise ValueError(f"{text!r} is not one of {', '.join(closed)}")
    shapes = closed[form[1]]
    given = form[2].split(",") if form[2] else []
    if len(given) != len(shapes):
        raise ValueError(f"{text!r} must have {len(shapes)} arguments")
    return Code(form[1], *(read_argument(text, word, shape) for word, shape in zip(given, shapes, strict=True)))


def read_argument(text: str, word: str, shape: str) -> int:
    if shape in "cs":
        names = COLOURS if shape == "c" else STREETS
        if word not in names:
            raise ValueError(f"{text!r}: {word!r} is not one of {', '.join(names)}")
        return names.index(word)
    if not re.fullmatch(_ARGUMENT[shape], word):
        raise ValueError(f"{text!r}: {word!r} is no amount of the right kind")
    return int(word.lstrip("$+-"))


def codes_of(box: Box) -> Iterator[tuple[str, dict[str, str]]]:
    """Everything that is printed, each with the list that it must be from."""
    for card in box.street_cards.cards:
        yield from ((card.top, ACTIONS), (card.bottom, ACTIONS))
    yield from ((cell, ACTIONS) for side in box.sides for column in side.columns for cell in column)
    yield from ((half, DECREES) for decree in box.decrees.cards for half in (decree.top, decree.bottom))
    for tile in box.tiles.tiles:
        yield from ((tile.effect, EFFECTS), *((space, BONUSES) for space in tile.spaces))
    yield from ((paper.action, PAPER_ACTIONS) for paper in box.newspapers.papers)
    yield from ((burnham.action, BURNHAM) for burnham in box.burnham.cards)


def check_names(box: Box) -> None:
    groups = {
        "street cards": [card.id for card in box.street_cards.cards] + [card.id for card in box.decrees.cards],
        "sides": [side.id for side in box.sides],
        "tiles": [tile.id for tile in box.tiles.tiles],
        "newspapers": [paper.id for paper in box.newspapers.papers],
        "Burnham's cards": [card.id for card in box.burnham.cards],
    }
    for group, names in groups.items():
        for name, times in Counter(names).items():
            if times > 1:
                raise ValueError(f"{group}: {name} is there {times} times")
    if sorted(groups["sides"]) != sorted(f"{board}{side}" for board in "1234" for side in "PR"):
        raise ValueError("the boards 1 to 4 must each have a side P and a side R")


def check_code(text: str, known: dict[str, str]) -> None:
    code = read_code(text, known)
    if known is DECREES and code.kind in FOR_EACH and code.a == 0:
        raise ValueError(f"{text!r}: nothing can be counted by 0")


def check_counts(box: Box) -> None:
    cards, decrees, tiles = box.street_cards.cards, box.decrees.cards, box.tiles.tiles
    if len(cards) + len(decrees) > MOST:
        raise ValueError(f"{len(cards)} street cards and {len(decrees)} decrees, but at most {MOST} are possible")
    for street in STREETS:
        count = sum(card.stack == street for card in cards)
        if not 1 <= count <= 10:
            raise ValueError(f"stack {street} has {count} cards, but 1 to 10 are possible")
    if len(decrees) < box.rules.decrees_laid_out:
        raise ValueError(f"{box.rules.decrees_laid_out} decrees are laid out, but there are {len(decrees)}")
    if not any(tile.start for tile in tiles):
        raise ValueError("no tile is marked as a start floor")
    if not box.rules.floors < len(tiles) <= MOST:
        raise ValueError(f"{len(tiles)} tiles, but a start floor and {box.rules.floors} more are needed")
    floors = box.rules.floors + 1  # with the start floor
    if box.rules.pillars_of_a_colour < floors:
        raise ValueError(f"{floors} floors need {floors} pillars of each colour, or a game may not end")
    if not 1 <= len(box.newspapers.papers) <= 9:
        raise ValueError("there must be 1 to 9 different newspapers")
    if list(box.rules.newsboy) != sorted(set(box.rules.newsboy)):
        raise ValueError("the newsboy's positions must ascend")
    if any(read_code(cell, ACTIONS).kind == "VP_FLOORS" and not box.rules.floors_per_vp for cell in all_actions(box)):
        raise ValueError("floors_per_vp must be positive")
    if len({*all_actions(box), *(paper.action for paper in box.newspapers.papers)}) >= MOST:
        raise ValueError(f"at most {MOST - 1} different actions are possible")


def check_burnham(box: Box) -> None:
    cards = box.burnham.cards
    if len(cards) - len({card.main for card in cards}) < 2 or len(cards) > MOST:
        raise ValueError("Burnham needs at least two cards with a main location that another card has too")
    for card in cards:
        if card.main == card.secondary:
            raise ValueError(f"Burnham's card {card.id} must have two different locations")
        if card.action.startswith("PILLAR") and sorted(card.order) != [1, 2, 3]:
            raise ValueError(f"Burnham's card {card.id} must name each of the spaces 1, 2, 3 once")


def all_actions(box: Box) -> list[str]:
    """Every action that is printed on a board or on a street card."""
    cells = [cell for side in box.sides for column in side.columns for cell in column]
    return cells + [action for card in box.street_cards.cards for action in (card.top, card.bottom)]


def load_box(file: Path) -> Box:
    box = load_components(file, Box)
    gather(file, [partial(check_code, text, known) for text, known in codes_of(box)])
    gather(file, [partial(check, box) for check in (check_names, check_counts, check_burnham)])
    return box


BOX: Final = load_box(components_file(Path(__file__).parent))
