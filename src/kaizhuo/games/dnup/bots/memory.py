"""What the others did in this round, and how likely they would have done it with the hands of a dealt world.

A world is walked back: what came into a hand leaves it, what left it comes back, and wherever somebody was asked, what
they chose is held against what the ratings would have liked.  Everybody saw everything that happened (DN-26); how cards
lie that never left a hand was dealt, and it is those that this tells apart.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import Event, Seat, zeros
from kaizhuo.games.dnup.bots.ratings import TURN_STEP, rate
from kaizhuo.games.dnup.bots.worth import HIGHEST
from kaizhuo.games.dnup.box.tables import CHOICE_CARDS, CHOICE_SIDES, CHOICE_SIZE, CHOICE_VALUE
from kaizhuo.games.dnup.rules.state import DnupState, new_state
from kaizhuo.games.dnup.rules.turns import clear
from kaizhuo.games.dnup.rules.words import (
    ADD,
    ADDED,
    CAME_BACK,
    DISCARDED,
    FLIP,
    FLIPPED,
    PLACE_COUNT,
    PLAY,
    PLAYED,
    ROUND_BEGAN,
    STARTED,
    TAKE,
    TOOK,
    TURN,
    WENT_OUT,
)
from kaizhuo.kit.weights import Weights

WEIGHTS: Final = Weights(__file__)
DUEL: Final = WEIGHTS.fraction("memory.duel")
CROWD: Final = WEIGHTS.fraction("memory.crowd")
ERRING: Final = WEIGHTS.fraction("memory.erring")
LEAST: Final = -40.0  # a logarithm
LONGEST: Final[i64] = 60  # choices that are remembered

ASKED: Final[i64] = 0
LEFT: Final[i64] = 1  # cards left the hand
CAME: Final[i64] = 2  # ... came into it
TURNED: Final[i64] = 3  # it was flipped


@final
class Moment:
    """What happened to a hand; or a question, and how the table lay then."""

    def __init__(self, kind: i64, seat: Seat, cards: i64, turned: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.turned = turned  # those of them whose high value was up
        self.action: i64 = 0
        self.area: i64 = 0
        self.then: DnupState | None = None


@final
class Memory:
    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.table = new_state(0, 0)
        self.viewer: i64 = 0
        self.area: i64 = 0
        self.temperature: float = 1.0
        self.out = Answers()
        self.shown = zeros(HIGHEST + 1)
        self.hidden = zeros(HIGHEST + 1)

    def remember(self, told: list[Event], seen: DnupState, viewer: Seat) -> None:
        """Of what the viewer was told, what happened in this round; nothing, if its beginning was not told."""
        self.moments = []
        self.table = new_state(seen.seats, seen.goal)
        self.viewer = viewer
        self.area = 0
        self.temperature = DUEL if seen.seats == 2 else CROWD
        begun = -1
        for at in range(len(told)):
            if told[at][0] == ROUND_BEGAN:
                begun = at
        if begun >= 0:
            for at in range(begun, len(told)):
                kind, seat, what, place, _ = told[at]
                self.hear(kind, seat, what, place)

    def hear(self, kind: i64, seat: i64, what: i64, place: i64) -> None:
        table = self.table
        if kind == STARTED:
            self.area = table.areas - 1  # DN-23
        elif kind == PLAYED:
            self.ask(seat, PLAY + what)
            turned = turned_of(what)
            self.moments.append(Moment(LEFT, seat, CHOICE_CARDS[what], turned))
            table.table[place] = CHOICE_CARDS[what]
            table.value[place] = CHOICE_VALUE[what]
            table.size[place] = CHOICE_SIZE[what]
            table.turned |= turned
        elif kind == ADDED:
            self.ask(seat, ADD + what * PLACE_COUNT + place)
            card = BIT[what >> 1]
            turned = card if what & 1 else 0
            self.moments.append(Moment(LEFT, seat, card, turned))
            table.table[place] |= card
            table.size[place] += 1
            table.turned |= turned
        elif kind == TOOK:
            self.ask(seat, TAKE + place)
            self.gather(seat, place)
        elif kind == FLIPPED:
            self.ask(seat, FLIP)
            self.moments.append(Moment(TURNED, seat, 0, 0))
        elif kind == CAME_BACK:
            self.gather(seat, place)
        elif kind == DISCARDED:
            self.clear(place)
        elif kind == WENT_OUT and table.first_out < 0:
            table.first_out = seat

    def ask(self, seat: Seat, action: i64) -> None:
        """DN-22  With two players the areas take turns."""
        area = self.area
        self.area = (area + 1) % self.table.areas
        if seat == self.viewer:
            return
        moment = Moment(ASKED, seat, 0, 0)
        moment.action = action
        moment.area = area
        moment.then = self.table.copy()
        moment.then.ask(seat, TURN, area)
        self.moments.append(moment)

    def gather(self, seat: Seat, place: i64) -> None:
        self.moments.append(Moment(CAME, seat, self.table.table[place], 0))
        self.clear(place)

    def clear(self, place: i64) -> None:
        self.table.turned &= ~self.table.table[place]
        clear(self.table, place)

    def likelihood(self, world: DnupState) -> float:
        """Of all that the others chose; a logarithm."""
        hands = world.hand[:]
        up = world.hand[:]
        for seat in range(world.seats):
            up[seat] &= world.turned
        total = 0.0
        left = LONGEST
        at = len(self.moments)
        while at and left:
            at -= 1
            moment = self.moments[at]
            seat = moment.seat
            if moment.kind == LEFT:
                hands[seat] |= moment.cards
                up[seat] |= moment.turned
            elif moment.kind == CAME:
                hands[seat] &= ~moment.cards
                up[seat] &= ~moment.cards
            elif moment.kind == TURNED:
                up[seat] ^= hands[seat]
            else:
                left -= 1
                total += self.chance(moment, hands[seat], up[seat])
        return total

    def chance(self, moment: Moment, hand: i64, up: i64) -> float:
        """How likely somebody with this hand would have chosen so; a logarithm."""
        then = moment.then
        assert then is not None
        out = self.out
        lying = then.turned
        then.hand[moment.seat] = hand
        then.turned |= up
        out.clear()
        TURN_STEP.options(then, moment.seat, moment.area, out)
        rate(then, moment.seat, out, self.shown, self.hidden)
        action = moment.action
        if not out.has(action):
            action = TURN_STEP.meaning(then, moment.seat, moment.area, action)
        then.turned = lying
        return math.log((1.0 - ERRING) * self.share(action) + ERRING / float(out.count))

    def share(self, action: i64) -> float:
        """Among the options that were rated, the better ones being likelier."""
        out = self.out
        best = out.weights[0]
        for i in range(out.count):
            best = max(best, out.weights[i])
        total = 0.0
        mine = 0.0
        for i in range(out.count):
            likely = math.exp(max(LEAST, float(out.weights[i] - best) / self.temperature))
            total += likely
            if out.actions[i] == action:
                mine = likely
        return mine / total


def turned_of(choice: i64) -> i64:
    """The cards of a choice whose high value is up."""
    turned: i64 = 0
    for side in CHOICE_SIDES[choice]:
        if side & 1:
            turned |= BIT[side >> 1]
    return turned
