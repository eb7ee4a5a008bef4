"""What `components.toml` can say, in Structs.  `data.py` loads it and refuses what does not fit together."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple, get_args

import msgspec

from kaizhuo.games.steam_up.box.options import SEAT_COUNTS as SEAT_COUNTS

Small = Annotated[int, msgspec.Meta(ge=1, le=9)]
Points = Annotated[int, msgspec.Meta(ge=0, le=20)]
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Grade = Literal["R", "S", "I", "O"]
Mark = Literal["beginner", "three_plus"]
Flag = Literal["mean", "complex"]
Who = Literal["you", "lowest", "same", "winner", "starter", "next", "opponents", "each"]
Types = Literal["any", "different", "same"]
Reach = Literal["zone", "table"]
Outcome = Literal["nothing", "draw", "rotate", "gain", "move"]
Needs = Literal["first", "any", "always"]

# The rules know them by their numbers.
WHO: Final = get_args(Who)
TYPES: Final = get_args(Types)
REACH: Final = get_args(Reach)
OUTCOMES: Final = get_args(Outcome)
NEEDS: Final = get_args(Needs)


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Code(NamedTuple):
    """An effect as four ints: which, for whom, how many, and up to or from where."""

    op: int
    who: int
    amount: int
    limit: int


class Effect(Part, frozen=True, tag_field="do"):
    """What a card does."""

    def amounts(self) -> tuple[int, int]:
        return 1, 0


class Personal(Effect, frozen=True):
    """Something that somebody does."""

    who: Who = "you"


class Take(Personal, frozen=True, tag="take"):
    count: Small = 1
    types: Types = "any"

    def amounts(self) -> tuple[int, int]:
        return self.count, TYPES.index(self.types)


class TakeRolled(Personal, frozen=True, tag="take_rolled"):
    pass


class Draw(Personal, frozen=True, tag="draw"):
    count: Small = 1

    def amounts(self) -> tuple[int, int]:
        return self.count, 0


class Gain(Personal, frozen=True, tag="gain"):
    count: Small = 1

    def amounts(self) -> tuple[int, int]:
        return self.count, 0


class GainOneOf(Personal, frozen=True, tag="gain_one_of"):
    count: Small = 2

    def amounts(self) -> tuple[int, int]:
        return self.count, 0


class Bite(Personal, frozen=True, tag="bite"):
    reach: Reach = "zone"

    def amounts(self) -> tuple[int, int]:
        return 1, REACH.index(self.reach)


class SwapWithBoard(Personal, frozen=True, tag="swap_with_board"):
    reach: Reach = "zone"

    def amounts(self) -> tuple[int, int]:
        return 1, REACH.index(self.reach)


class SwapSteamers(Personal, frozen=True, tag="swap_steamers"):
    pass


class MoveSteamer(Personal, frozen=True, tag="move_steamer"):
    pass


class Rotate(Personal, frozen=True, tag="rotate"):
    most: Literal[90, 180] = 90

    def amounts(self) -> tuple[int, int]:
        return 1, self.most // 90


class RaiseBottom(Personal, frozen=True, tag="raise_bottom"):
    pass


class SwitchStacks(Personal, frozen=True, tag="switch_stacks"):
    pass


class TakeMarker(Personal, frozen=True, tag="take_marker"):
    pass


class Clash(Personal, frozen=True, tag="clash"):
    tokens: Small = 1
    cards: Small = 1

    def amounts(self) -> tuple[int, int]:
        return self.tokens, self.cards


class StealCard(Personal, frozen=True, tag="steal_card"):
    pass


class ReturnTokens(Personal, frozen=True, tag="return_tokens"):
    at_least: Small | None = None
    count: Small | None = None
    down_to: Small | None = None

    def amounts(self) -> tuple[int, int]:
        """With down_to: from one more on, and a count of 0 for all that are beyond."""
        if self.down_to is not None:
            return 0, self.down_to + 1
        return self.count or 1, self.at_least or 1


class DiscardCards(Personal, frozen=True, tag="discard_cards"):
    at_least: Small = 1
    count: Small = 1

    def amounts(self) -> tuple[int, int]:
        return self.count, self.at_least


class RollOff(Effect, frozen=True, tag="roll_off"):
    pass


class RollDish(Effect, frozen=True, tag="roll_dish"):
    pass


class Serve(Personal, frozen=True, tag="serve"):
    most: Annotated[int, msgspec.Meta(ge=1, le=7)] = 4

    def amounts(self) -> tuple[int, int]:
        return 1, self.most


AnyEffect = (
    Take | TakeRolled | Draw | Gain | GainOneOf | Bite | SwapWithBoard | SwapSteamers | MoveSteamer | Rotate
    | RaiseBottom | SwitchStacks | TakeMarker | Clash | StealCard | ReturnTokens | DiscardCards | RollOff | RollDish
    | Serve
)  # fmt: skip
EFFECTS: Final[tuple[type[Effect], ...]] = get_args(AnyEffect)  # the rules know them by their numbers


def encode(effect: Effect) -> Code:
    who = WHO.index(effect.who) if isinstance(effect, Personal) else 0
    return Code(EFFECTS.index(type(effect)), who, *effect.amounts())


class Face(Part, frozen=True):
    number: Annotated[int, msgspec.Meta(ge=0, le=9)]
    grade: Grade
    dish: Name | None = None


class Steamers(Part, frozen=True):
    holds: Annotated[int, msgspec.Meta(ge=1, le=6)]
    copies: Annotated[int, msgspec.Meta(ge=1, le=30)]


class Turntable(Part, frozen=True):
    places: Annotated[int, msgspec.Meta(ge=2, le=6)]
    height: Annotated[int, msgspec.Meta(ge=1, le=5)]
    most: Annotated[int, msgspec.Meta(ge=1, le=5)]
    half_angle: Annotated[int, msgspec.Meta(ge=1, le=90)]


class Table(Part, frozen=True):
    players: Literal[2, 3, 4, 5]
    zones: tuple[tuple[int, int], ...]
    zones_grade: Grade
    track: Annotated[int, msgspec.Meta(ge=1)]
    track_grade: Grade


class Start(Part, frozen=True):
    tokens: Annotated[int, msgspec.Meta(ge=0, le=5)]
    cards: Annotated[int, msgspec.Meta(ge=0, le=9)]
    different: bool = False


class Ability(Part, frozen=True):
    roll: tuple[Outcome, ...] = ()
    roll_cost: Literal[0, 1] = 0
    trade: tuple[Name, ...] = ()
    trade_for: Literal["other", "cards"] = "other"
    trade_cards: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    outside_extra: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    outside_points: Points = 0
    swap_bought: bool = False
    redraw: bool = False
    repeat: bool = False
    choose_rows: bool = False
    purchase_points: tuple[Points, ...] = ()
    column_points: Points = 0
    column_cards: tuple[Small, ...] = ()
    column_token: Literal[0, 1] = 0


class Zodiac(Part, frozen=True):
    id: Name
    start: Start
    rows: tuple[tuple[Points, ...], ...]
    rows_grade: Grade
    ability: Ability
    mark: Mark | None = None


class Keep(Part, frozen=True):
    less: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    any: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    dish: Name | None = None
    points: Points = 0
    times: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0
    column_points: Points = 0
    row_points: Points = 0


class Fortune(Part, frozen=True):
    id: Name
    copies: Small
    grade: Grade
    effects: tuple[AnyEffect, ...] = ()
    needs: Needs = "first"
    keep: Keep | None = None
    flag: Flag | None = None


class Round(Part, frozen=True):
    less: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    actions: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    purchase_points: Points = 0
    half_turns: bool = False
    dish_points: Points = 0
    exchange_cost: Literal[0, 1, 2] = 0
    stuck: bool = False
    sold_out: bool = False


class Fate(Part, frozen=True):
    id: Name
    copies: Small
    grade: Grade
    effects: tuple[AnyEffect, ...] = ()
    round: Round = Round()
    flag: Flag | None = None


class Box(Part, frozen=True):
    grade: str
    note: str
    dish_copies: Annotated[int, msgspec.Meta(ge=1, le=40)]
    token_copies: Annotated[int, msgspec.Meta(ge=1, le=40)]
    row_length: Annotated[int, msgspec.Meta(ge=1, le=6)]
    actions: Annotated[int, msgspec.Meta(ge=1, le=3)]
    exchange_cost: Literal[1, 2]
    fate_deck: Annotated[int, msgspec.Meta(ge=1, le=60)]
    reshuffle: Small
    tokens_per_point: Small
    cards_per_point: Small
    zodiacs_dealt: Literal[1, 2]
    dishes: tuple[Name, ...]
    face: tuple[Face, ...]
    steamers: tuple[Steamers, ...]
    turntable: Turntable
    table: tuple[Table, ...]
    zodiac: tuple[Zodiac, ...]
    fortune: tuple[Fortune, ...]
    fate: tuple[Fate, ...]
