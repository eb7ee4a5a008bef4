"""Game: what each game gives."""

from __future__ import annotations

from typing import Final, Generic, TypeAlias, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from kaizhuo.core.advice import Advice
from kaizhuo.core.answers import Answers
from kaizhuo.core.duty import settle
from kaizhuo.core.errors import OptionError
from kaizhuo.core.options import check_options
from kaizhuo.core.rng import Rng
from kaizhuo.core.row import MOST_COLUMNS, Columns, Row
from kaizhuo.core.rulebook import Rulebook
from kaizhuo.core.state import SPECTATOR, Action, Event, Seat, State

SPARE: Final = 3  # buffers to begin with: Python gives memory back when the last one is taken out of so short a list

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - O for options, as S for state

Share: TypeAlias = tuple[str, int]  # the message that says what it was for, and the points


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, O]):
    """The table of contents of one game.  Subclasses set the attributes and write the methods."""

    def __init__(
        self, name: str, rules_version: int, seat_counts: list[int], rules: Rulebook[S], options_type: type[O]
    ) -> None:
        self.name = name
        self.rules_version = rules_version  # moves when an old record could replay differently
        self.seat_counts = seat_counts
        self.rules = rules
        self.words = rules.words
        self.steps = rules.steps()
        self.duties = rules.duties()
        self.options_type = options_type
        self.spare = [Answers() for _ in range(SPARE)]  # buffers that nobody uses at the moment
        self._checked: object = None  # options that were found good; they are frozen

    def setup(self, seats: int, options: O) -> S:
        """The state before the first decision, or an OptionError."""
        self.check_seats(seats)
        if options is not self._checked:
            check_options(self.name, self.options_type, options)
            self._checked = options
        state = self.arrange(seats, options)
        settle(self.duties, state)
        return state

    def check_seats(self, seats: int) -> None:
        if seats not in self.seat_counts:
            allowed = ", ".join([str(count) for count in self.seat_counts])
            raise OptionError("seat-count", game=self.name, count=seats, allowed=allowed)

    def arrange(self, seats: int, options: O) -> S:
        """The game's own part of `setup`; it may refuse options that do not go together with an OptionError."""
        raise NotImplementedError

    def redact(self, state: S, viewer: int) -> S:
        """What a seat may know, or a SPECTATOR; an OptionError where nobody sits."""
        seats: int = state.seats
        if viewer != SPECTATOR and not 0 <= viewer < seats:
            raise OptionError("no-seat", seat=viewer, last=seats - 1)
        return self.hide(state, viewer)

    def hide(self, state: S, viewer: Seat) -> S:
        """The game's own part of `redact`.  The only function that hides."""
        raise NotImplementedError

    def resample(self, seen: S, viewer: Seat, rng: Rng) -> S:
        """A world that the viewer cannot tell from the true one, every such world possible."""
        raise NotImplementedError

    def write(self, state: S, viewer: Seat, row: Row) -> None:
        """All that the viewer may know, as numbers for learning: the same from the true state, from what `redact`
        leaves of it and from every world that `resample` deals; others where `redact` leaves something else."""
        raise NotImplementedError

    def columns(self, state: S) -> list[Columns]:
        """What `write` writes, by name: the same in every state with the same number of seats."""
        row = Row(MOST_COLUMNS)
        row.fields = []
        self.write(state, SPECTATOR, row)
        return row.fields

    def scores(self, state: S) -> list[int]:
        """Points by seat, as a person would count them now."""
        raise NotImplementedError

    def places(self, state: S) -> list[int]:
        """Rank by seat, 1 for a winner; those who share a rank share the victory."""
        scores = self.scores(state)
        return [1 + sum([other > score for other in scores]) for score in scores]

    def breakdown(self, state: S, told: list[Event]) -> list[list[Share]]:
        """After the end: where everybody's points came from; `told` is what a viewer heard from the beginning on.

        After the seats come rivals that the game itself plays; the message `rival` names them.
        """
        return [[("scores", score)] for score in self.scores(state)]

    def verdict(self, state: S) -> str:
        """After the end: the message that says what decided it; it may mention $points and $lead."""
        return ""

    def most_decisions(self, start: S) -> int:
        """No game that begins so has more decisions of players, by the limits of its rules and its box; 0 where there
        are none."""
        return 0

    def sides(self, state: S) -> list[int]:
        """By seat: who wins or loses together.  Everybody for themselves, unless the game has teams."""
        return list(range(state.seats))

    def utilities(self, state: S) -> list[float]:
        """By seat, what a finished game was worth: 1 for a side that won alone, less where several share the victory, 0
        where nobody won or all did, and below 0 for those who lost, so that the sides sum up to 0.  Alone: 1 or -1."""
        sides = self.sides(state)
        places = self.places(state)
        count = float(len(set(sides)))
        won = {side for side, place in zip(sides, places, strict=True) if place == 1}
        if count == 1:
            return [1.0 if won else -1.0 for _ in sides]
        if not won:
            return [0.0 for _ in sides]
        return [((count / len(won) if side in won else 0.0) - 1.0) / (count - 1.0) for side in sides]

    def agreement(self, state: S) -> Action:
        """What the players may agree on now although it is no choice of any of them; -1 for nothing."""
        return -1

    def agree(self, state: S) -> None:
        """They have agreed."""
        raise NotImplementedError

    def bots_agree(self, state: S) -> bool:
        """Whether a bot would consent."""
        return True

    def advice(self) -> Advice[S]:
        """A new adviser for bots, with scratch of its own: one for each search."""
        raise NotImplementedError

    def confidants(self, state: S, seat: Seat) -> list[Seat]:
        """The team of a seat, itself included, if it may talk apart from the others; nobody where there are no teams
        or the variant forbids it.  What it says may depend only on what everybody knows."""
        return []

    def view(self, seen: S, viewer: Seat) -> msgspec.Struct:
        """What a client draws, made from a redacted state."""
        raise NotImplementedError
