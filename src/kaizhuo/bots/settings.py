"""What the bots of a game are set to, each with the test that justified it, and how strong and fast they are to be:
data, in `bots/search.toml` of the game."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec

from kaizhuo.bots.search import Style
from kaizhuo.bots.tree import Growth
from kaizhuo.core.errors import DataError
from kaizhuo.games import folder_of

Count = Annotated[int, msgspec.Meta(ge=1)]
LEVELS: Final = ("level1", "level2", "level3")  # in every game
LEARNT: Final = "level4"  # where it was shown to be stronger


class BeginnerSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Level 1: how far from the best rated option it strays."""

    temperature: Annotated[float, msgspec.Meta(ge=0)] = 0.0  # in units of the ratings; 0: a part of their spread
    duel: Annotated[float, msgspec.Meta(ge=0)] = 0.0  # the same with two players; 0: no other
    tested: str = ""


class GreedySettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Level 2: the best rating, or where that is too weak a look at what follows."""

    beam: Annotated[int, msgspec.Meta(ge=0)] = 0  # lines of a turn that are planned at once (`planning.py`); 0: no plan
    playouts: Annotated[int, msgspec.Meta(ge=0)] = 0  # among the `breadth` best rated options, as level 3 does; 0: none
    crowd: Annotated[int, msgspec.Meta(ge=0)] = 0  # the same with more than two players
    breadth: Count = 4
    tested: str = ""


class TreeSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tree instead of sequential halving (`tree.py`)."""

    curious: Annotated[float, msgspec.Meta(gt=0)]
    warm: Annotated[float, msgspec.Meta(gt=0)]  # in units of the ratings
    hasty: bool = False

    def growth(self) -> Growth:
        return Growth(self.curious, self.warm, self.hasty)


class ThinkerSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Level 3."""

    playouts: Count = 2000  # a move; stands for a second of the compiled build
    breadth: Annotated[int, msgspec.Meta(ge=0)] = 24  # options that are tried at all, best rated first; 0: all
    beam: Annotated[int, msgspec.Meta(ge=0)] = 0  # as in level 2: options are tried and rated with a plan for the turn
    random_in_16: Annotated[int, msgspec.Meta(ge=0, le=16)] = 3
    looked_at: Count = 6
    horizon: Count = 1
    alone: Annotated[int, msgspec.Meta(ge=0)] = 0  # the horizon of a player alone; 0: the same
    laps: Annotated[int, msgspec.Meta(ge=0)] = 0  # where a chapter is a turn: one more for every seat, so many times
    depth: Count = 400
    candidates: Count = 1
    tree: TreeSettings | None = None
    crowd: TreeSettings | None = None  # with more than two players; none: the same
    tested: str = ""

    def style(self, seats: int) -> Style:
        horizon = self.alone if self.alone and seats == 1 else self.horizon + self.laps * seats
        return Style(self.random_in_16, self.looked_at, horizon, self.depth, self.candidates)

    def growth(self, seats: int) -> Growth | None:
        return growth_of(self.tree, self.crowd, seats)


class ScholarSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Level 4: as level 3, except for what is learnt."""

    seats: tuple[Count, ...] = ()  # with so many players people may choose it: where it was shown to be stronger
    playouts: Annotated[int, msgspec.Meta(ge=0)] = 0  # 0: as level 3
    netless: bool = False  # it plays so without a net too; otherwise it is level 3 then
    laps: Annotated[int, msgspec.Meta(ge=0)] = 1  # how often the turn comes back before the net is asked
    tree: TreeSettings | None = None  # whose leaves the net is asked about, if there is one
    crowd: TreeSettings | None = None  # with more than two players; none: the same
    stock: Annotated[int, msgspec.Meta(ge=0)] = 0  # worlds that playouts draw by weight (`search.py`); 0: as level 3
    tested: str = ""

    def growth(self, seats: int) -> Growth | None:
        return growth_of(self.tree, self.crowd, seats)


def growth_of(tree: TreeSettings | None, crowd: TreeSettings | None, seats: int) -> Growth | None:
    found = crowd if crowd and seats > 2 else tree
    return found.growth() if found else None


class ArenaLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How strong the bots are: a line of `make arena`."""

    bots: Annotated[list[str], msgspec.Meta(min_length=2)]
    seats: Count
    blocks: Count
    seed: int = 7  # no setting was chosen by its blocks


class BalanceLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same where bots do not meet: all are of one kind, or one plays alone."""

    bot: str
    seats: Count
    games: Count
    seed: int = 7


class FitLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of `weights.toml` that the value of a position depends on: what `make fit` fits again, and by which
    games."""

    weights: list[str]  # by name, as in "value.money"; of a row all numbers
    seats: Count
    options: tuple[dict[str, Any], ...] = ({},)  # the games take them in turn
    bot: str = "level2"
    erring: Count = 6  # up to one in so many moves is random
    blind: str = ""  # a step that is answered at random: drafting, say
    games: Count = 2000


class BenchLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast the game is: lines of `make bench`."""

    seats: Count
    peer: str  # a game of OpenSpiel, or Catanatron
    bars: dict[Literal["loop", "rollouts", "copy", "re-deal", "search"], float]  # ratios of `bench/engine.py`


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level1: BeginnerSettings = BeginnerSettings()
    level2: GreedySettings = GreedySettings()
    level3: ThinkerSettings = ThinkerSettings()
    level4: ScholarSettings = ScholarSettings()
    arena: tuple[ArenaLine, ...] = ()
    balance: tuple[BalanceLine, ...] = ()
    fit: tuple[FitLine, ...] = ()
    bench: tuple[BenchLine, ...] = ()


def levels_of(game: str, seats: int) -> tuple[str, ...]:
    """The bots that people choose among, easiest first."""
    return (*LEVELS, LEARNT) if seats in settings_of(game).level4.seats else LEVELS


@cache
def settings_of(game: str) -> Settings:
    """The game's own settings, or what suits most games."""
    file = folder_of(game) / "bots" / "search.toml"
    if not file.is_file():
        return Settings()
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Settings)
    except msgspec.DecodeError as wrong:
        raise DataError("bad-bots", file=str(file), reason=str(wrong)) from None
