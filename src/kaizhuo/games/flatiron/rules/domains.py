"""The things that actions and events of Flatiron point at, and how texts put them into words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.words import Domain, seat_domain
from kaizhuo.games.flatiron.box.data import (
    ACTIONS,
    BONUSES,
    BOX,
    COLOURS,
    DECREES,
    EFFECTS,
    LOCATIONS,
    PAPER_ACTIONS,
    SEAT_COUNTS,
    STREETS,
    Code,
    read_code,
)
from kaizhuo.games.flatiron.box.data import BURNHAM as BURNHAM_ACTIONS
from kaizhuo.games.flatiron.box.tables import AMOUNTS, DEEDS, SIDES

SEATS: Final = seat_domain(max(SEAT_COUNTS))
LOCATION: Final = Domain("location", LOCATIONS)
STREET: Final = Domain("street", STREETS, messages=[f"location-{street}" for street in STREETS])
COLOUR: Final = Domain("colour", COLOURS)
OTHER_COLOUR: Final = Domain("other", COLOURS, marks=COLOUR.marks, messages=COLOUR.messages)
HALF: Final = Domain("half", ["top", "bottom"], facts={"number": [0, 1]})
NUMBER: Final = Domain("number", [str(number) for number in range(1000)])
AMOUNT: Final = Domain("amount", [str(amount) for amount in AMOUNTS], marks=[["money"]] * len(AMOUNTS))

# What is printed on boards, cards and tiles.  A text says it with its amounts and colours, whatever they are.

_AMOUNTS: Final = {"n": "n", "cost": "$", "vp": "+", "off": "-"}


def argument(code: Code, shapes: str, wanted: str, nth: int = 0) -> int:
    """The argument of that shape, the nth of them; 0 if the code has none."""
    found = [value for value, shape in zip((code.a, code.b, code.c), shapes, strict=False) if shape == wanted]
    return found[nth] if nth < len(found) else 0


def printed(name: str, members: list[str], codes: list[Code], closed: dict[str, str]) -> Domain:
    shapes = [closed[code.kind] for code in codes]

    def arguments(wanted: str, nth: int = 0) -> list[int]:
        return [argument(code, shape, wanted, nth) for code, shape in zip(codes, shapes, strict=True)]

    return Domain(
        name,
        members,
        labels=[code.kind for code in codes],
        facts={fact: arguments(shape) for fact, shape in _AMOUNTS.items()},
        parts={
            "colour": (COLOUR, arguments("c")),
            "other": (COLOUR, arguments("c", 1)),
            "street": (LOCATION, arguments("s")),
        },
        messages=[f"{name}-{word(code.kind)}" for code in codes],
    )


def word(kind: str) -> str:
    return kind.lower().replace("_", "-")


def deed_name(deed: Code) -> str:
    """trade-orange, build-2-3-2, gain-3: the code of the components file as one word."""
    shapes = {**ACTIONS, **PAPER_ACTIONS}[deed.kind]
    given = zip((deed.a, deed.b, deed.c), shapes, strict=False)
    return "-".join([word(deed.kind), *(COLOURS[value] if shape == "c" else str(value) for value, shape in given)])


_CARDS: Final = BOX.street_cards.cards
_DECREES: Final = BOX.decrees.cards
_TILES: Final = BOX.tiles.tiles
_PAPERS: Final = BOX.newspapers.papers
_BURNHAM: Final = BOX.burnham.cards

DEED: Final = printed("deed", [deed_name(deed) for deed in DEEDS], DEEDS, {**ACTIONS, **PAPER_ACTIONS})
SCORING: Final = printed(
    "scoring",
    [f"{decree.id}-{half}" for decree in _DECREES for half in HALF.members],
    [read_code(code, DECREES) for decree in _DECREES for code in (decree.top, decree.bottom)],
    DECREES,
)
EFFECT: Final = printed(
    "effect", [tile.id for tile in _TILES], [read_code(tile.effect, EFFECTS) for tile in _TILES], EFFECTS
)
BONUS: Final = printed(
    "bonus",
    [f"{tile.id}-{space}" for tile in _TILES for space in ("1", "2", "3")],
    [read_code(space, BONUSES) for tile in _TILES for space in tile.spaces],
    BONUSES,
)
CARD: Final = Domain(
    "card",
    [card.id for card in _CARDS],
    facts={
        "cost": [card.cost for card in _CARDS],
        "top_rep": [card.top_rep for card in _CARDS],
        "bottom_rep": [card.bottom_rep for card in _CARDS],
    },
    parts={
        "street": (LOCATION, [STREETS.index(card.street) for card in _CARDS]),
        "top": (DEED, [DEEDS.index(read_code(card.top, ACTIONS)) for card in _CARDS]),
        "bottom": (DEED, [DEEDS.index(read_code(card.bottom, ACTIONS)) for card in _CARDS]),
    },
    messages=["card"] * len(_CARDS),
)
DECREE: Final = Domain(
    "decree",
    [decree.id for decree in _DECREES],
    facts={
        "top_rep": [decree.top_rep for decree in _DECREES],
        "bottom_rep": [decree.bottom_rep for decree in _DECREES],
    },
    parts={
        "top": (SCORING, list(range(0, 2 * len(_DECREES), 2))),
        "bottom": (SCORING, list(range(1, 2 * len(_DECREES), 2))),
    },
    messages=["decree"] * len(_DECREES),
)


def unmarked(domain: Domain) -> Domain:
    """The same things where nobody needs to point at them."""
    marks: list[list[str]] = [[] for _ in domain.members]
    return Domain(
        domain.name, domain.members, marks=marks, facts=domain.facts, parts=domain.parts, messages=domain.messages
    )


CARD_IN_HAND: Final = unmarked(CARD)  # only the half is chosen
DECREE_IN_HAND: Final = unmarked(DECREE)
SLOT: Final = Domain(
    "slot",
    [f"{street}-{half}" for street in STREETS for half in HALF.members],
    facts={"number": [0, 1] * len(STREETS)},
    parts={
        "street": (LOCATION, [street for street in range(len(STREETS)) for _ in HALF.members]),
        "half": (HALF, [0, 1] * len(STREETS)),
    },
    messages=["slot"] * (2 * len(STREETS)),
)
BOARD: Final = Domain("board", [side.id[0] for side in SIDES[::2]])
SIDE: Final = Domain(
    "side",
    [side.id for side in SIDES],
    facts={"board": [int(side.id[0]) for side in SIDES]},
    messages=["side-purple" if side.id[1] == "P" else "side-reverse" for side in SIDES],
)
TILE: Final = Domain(
    "tile",
    [*(tile.id for tile in _TILES), "ROOF"],
    parts={"effect": (EFFECT, [*range(len(_TILES)), 0])},
    messages=[*["tile"] * len(_TILES), "tile-roof"],
)
SPOT: Final = Domain(  # a space of a tile
    "spot",
    BONUS.members,
    marks=[[f"space:{space}"] for _ in _TILES for space in range(3)],
    facts={"number": [space for _ in _TILES for space in (1, 2, 3)]},
    parts={"bonus": (BONUS, list(range(len(BONUS.members))))},
    messages=["spot"] * len(BONUS.members),
)
PAPER: Final = Domain(
    "paper",
    [paper.id for paper in _PAPERS],
    parts={"deed": (DEED, [DEEDS.index(read_code(paper.action, PAPER_ACTIONS)) for paper in _PAPERS])},
    messages=["paper"] * len(_PAPERS),
)
_MAIN: Final = [read_code(card.action, BURNHAM_ACTIONS) for card in _BURNHAM]
BURNHAM: Final = Domain(
    "burnham",
    [card.id for card in _BURNHAM],
    facts={"icons": [card.icons for card in _BURNHAM]},
    parts={
        "main": (LOCATION, [LOCATIONS.index(card.main) for card in _BURNHAM]),
        "secondary": (LOCATION, [LOCATIONS.index(card.secondary) for card in _BURNHAM]),
        "colour": (COLOUR, [action.a for action in _MAIN]),
    },
    messages=[f"burnham-{word(action.kind)}" for action in _MAIN],
)
CAUSES: Final = [
    "warehouse",  # FL-14  the warehouse of a pillar that was built
    "effect",  # FL-18  the floor under construction rewards its colour
    "space",  # FL-19
    "extra",  # FL-14  the extra VP of a build action
    "floor",  # FL-16
    "action",  # FL-20
    "paper",  # FL-21
    "card",  # FL-18  a street card was bought
    "share",  # FL-26
    "popularity",  # FL-27
    "reputation",  # FL-23
    "decrees",  # FL-24
    "costs",  # FL-31
    "hard",  # FL-31
]
CAUSE: Final = Domain("cause", CAUSES)
BY_WAREHOUSE: Final[i64] = CAUSES.index("warehouse")
BY_EFFECT: Final[i64] = CAUSES.index("effect")
BY_SPACE: Final[i64] = CAUSES.index("space")
BY_EXTRA: Final[i64] = CAUSES.index("extra")
BY_FLOOR: Final[i64] = CAUSES.index("floor")
BY_ACTION: Final[i64] = CAUSES.index("action")
BY_PAPER: Final[i64] = CAUSES.index("paper")
BY_CARD: Final[i64] = CAUSES.index("card")
BY_SHARE: Final[i64] = CAUSES.index("share")
BY_POPULARITY: Final[i64] = CAUSES.index("popularity")
BY_REPUTATION: Final[i64] = CAUSES.index("reputation")
BY_DECREES: Final[i64] = CAUSES.index("decrees")
BY_COSTS: Final[i64] = CAUSES.index("costs")
BY_HARD: Final[i64] = CAUSES.index("hard")
CAUSE_COUNT: Final[i64] = len(CAUSES)
