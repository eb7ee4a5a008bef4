"""The box: what `components.toml` says, checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from kaizhuo.games.flatiron.box.options import SEAT_COUNTS as SEAT_COUNTS
from kaizhuo.kit.boxes import components_file, load_components
from kaizhuo.kit.fitting import Fitting
from kaizhuo.kit.places import Path as At

STREETS: Final = ("BW", "S23", "A5", "S22")
LOCATIONS: Final = (*STREETS, "CITY_HALL")
COLOURS: Final = ("orange", "blue", "white", "black")
HALVES: Final = ("top", "bottom")  # of cards and decrees
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
_LIKE: Final = {"c": COLOURS[0], "s": STREETS[0], "n": "2", "$": "$2", "+": "+2", "-": "-$1"}


def read_code(text: str, closed: dict[str, str]) -> Code:
    """`BUILD(2,$3,+2)` -> Code("BUILD", 2, 3, 2)."""
    kind, given = split_code(text)
    return Code(kind, *(read_argument(word, shape) for word, shape in zip(given, closed[kind], strict=True)))


def split_code(text: str) -> tuple[str, list[str]]:
    kind, _, rest = text.partition("(")
    return kind, rest.removesuffix(")").split(",") if rest else []


def read_argument(word: str, shape: str) -> int:
    if shape in "cs":
        return (COLOURS if shape == "c" else STREETS).index(word)
    return int(word.lstrip("$+-"))


def codes_of(box: Box) -> Iterator[tuple[At, str, dict[str, str]]]:
    """Everything that is printed and where, each with the list that it must be from."""
    for n, card in enumerate(box.street_cards.cards):
        yield from ((("street_cards", "cards", n, half), getattr(card, half), ACTIONS) for half in HALVES)
    for n, side in enumerate(box.sides):
        for c, column in enumerate(side.columns):
            yield from ((("sides", n, "columns", c, i), cell, ACTIONS) for i, cell in enumerate(column))
    for n, decree in enumerate(box.decrees.cards):
        yield from ((("decrees", "cards", n, half), getattr(decree, half), DECREES) for half in HALVES)
    for n, tile in enumerate(box.tiles.tiles):
        yield ("tiles", "tiles", n, "effect"), tile.effect, EFFECTS
        yield from ((("tiles", "tiles", n, "spaces", i), space, BONUSES) for i, space in enumerate(tile.spaces))
    for n, paper in enumerate(box.newspapers.papers):
        yield ("newspapers", "papers", n, "action"), paper.action, PAPER_ACTIONS
    for n, burnham in enumerate(box.burnham.cards):
        yield ("burnham", "cards", n, "action"), burnham.action, BURNHAM


def check_code(fitting: Fitting, at: At, text: str, known: dict[str, str]) -> None:
    kind, given = split_code(text)
    if not fitting.one_of(at, kind, list(known)):
        return
    shapes = known[kind]
    whole = f"{kind}({','.join(given)})" if given else kind
    fits = whole == text and len(given) == len(shapes)
    for word, shape in zip(given, shapes, strict=False):
        if shape in "cs":
            fitting.one_of(at, word, COLOURS if shape == "c" else STREETS)
        else:
            fits = fits and re.fullmatch(_ARGUMENT[shape], word) is not None
    fits = fits and not (known is DECREES and kind in FOR_EACH and int(given[0]) == 0)
    example = ",".join(_LIKE[shape] for shape in shapes)
    fitting.like(fits, at, text, f"{kind}({example})" if example else kind)


def check_names(fitting: Fitting, box: Box) -> None:
    bought: dict[At, str] = {
        ("street_cards", "cards", n, "id"): card.id for n, card in enumerate(box.street_cards.cards)
    }
    bought |= {("decrees", "cards", n, "id"): decree.id for n, decree in enumerate(box.decrees.cards)}
    fitting.different(bought)
    fitting.different({("tiles", "tiles", n, "id"): tile.id for n, tile in enumerate(box.tiles.tiles)})
    fitting.different({("newspapers", "papers", n, "id"): paper.id for n, paper in enumerate(box.newspapers.papers)})
    fitting.different({("burnham", "cards", n, "id"): card.id for n, card in enumerate(box.burnham.cards)})
    fitting.each(("sides",), [side.id for side in box.sides], [f"{board}{side}" for board in "1234" for side in "PR"])


def check_counts(fitting: Fitting, box: Box) -> None:
    rules, cards, decrees, tiles = box.rules, box.street_cards.cards, box.decrees.cards, box.tiles.tiles
    at = ("street_cards", "cards")
    fitting.number(at, len(cards), len(STREETS), MOST - len(decrees))
    for street in STREETS:
        count = sum(card.stack == street for card in cards)
        fitting.demand(1 <= count <= 10, at, "stack", found=street, count=count)
    fitting.between(("rules", "decrees_laid_out"), rules.decrees_laid_out, 0, len(decrees))
    fitting.demand(any(tile.start for tile in tiles), ("tiles", "tiles"), "start")
    fitting.number(("tiles", "tiles"), len(tiles), rules.floors + 1, MOST)  # with the start floor
    fitting.between(("rules", "pillars_of_a_colour"), rules.pillars_of_a_colour, rules.floors + 1, 1000)
    fitting.number(("newspapers", "papers"), len(box.newspapers.papers), 1, 9)
    fitting.rising(("rules", "newsboy"), rules.newsboy)
    actions = {*all_actions(box), *(paper.action for paper in box.newspapers.papers)}
    fitting.demand(len(actions) < MOST, at, "actions", count=len(actions), most=MOST - 1)


def check_burnham(fitting: Fitting, box: Box) -> None:
    cards, at = box.burnham.cards, ("burnham", "cards")
    fitting.number(at, len(cards), 1, MOST)
    fitting.demand(len(cards) - len({card.main for card in cards}) >= 2, at, "mains")
    for n, card in enumerate(cards):
        fitting.different({(*at, n, "main"): card.main, (*at, n, "secondary"): card.secondary})
        if card.action.startswith("PILLAR"):
            fitting.each((*at, n, "order"), card.order, (1, 2, 3))


def all_actions(box: Box) -> list[str]:
    """Every action that is printed on a board or on a street card."""
    cells = [cell for side in box.sides for column in side.columns for cell in column]
    return cells + [action for card in box.street_cards.cards for action in (card.top, card.bottom)]


def load_box(file: Path) -> Box:
    box, fitting = load_components(file, Box, "flatiron")
    for at, text, known in codes_of(box):
        check_code(fitting, at, text, known)
    for check in (check_names, check_counts, check_burnham):
        check(fitting, box)
    fitting.settle()
    return box


BOX: Final = load_box(components_file(Path(__file__).parent))
