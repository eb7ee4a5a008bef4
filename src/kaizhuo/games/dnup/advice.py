"""What good play looks like, in numbers: for bots only."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.advice import Advice
from kaizhuo.core.components import BIT, lowest, size
from kaizhuo.core.state import Action, Seat
from kaizhuo.games.dnup.state import DnupState
from kaizhuo.games.dnup.tables import CHOICE_CARDS, CHOICE_SIZE, CHOICE_VALUE, VALUE
from kaizhuo.games.dnup.words import ADD, FLIP, PLACE_COUNT, PLAY, TAKE

HIGHEST: Final[i64] = 10
COUNTS: Final[vec[i64]] = vec[i64]([0] * 11)


def burden(cards: i64, turned: i64) -> i64:
    """How far a hand is from empty: every group is a turn, and low groups are hard to keep on the table."""
    for value in range(HIGHEST + 1):
        COUNTS[value] = 0
    while cards:
        card = lowest(cards)
        COUNTS[VALUE[2 * card + ((turned >> card) & 1)]] += 1
        cards &= cards - 1
    total: i64 = 0
    for value in range(i64(1), HIGHEST + 1):
        count = COUNTS[value]
        if count:
            total += 100 + (6 * (HIGHEST - value)) // count + 4 * count
    return total


def hand_burden(cards: i64, turned: i64) -> i64:
    """A hand is worth its better way up, a turn dearer when it is the other one."""
    now = burden(cards, turned)
    flipped = burden(cards, turned ^ cards) + 90
    return now if now <= flipped else flipped


@final
class DnupAdvice(Advice[DnupState]):
    def rate(self, state: DnupState, seat: Seat, options: vec[i64], count: i64, out: vec[i64]) -> None:
        for i in range(count):
            out[i] = self.promise(state, seat, options[i])

    def promise(self, state: DnupState, seat: Seat, action: Action) -> i64:
        hand = state.hand[seat]
        turned = state.turned
        if action < ADD:
            choice = action - PLAY
            left = hand ^ CHOICE_CARDS[choice]
            if not left:
                return 10000
            staying = 3 * CHOICE_VALUE[choice] + 12 * CHOICE_SIZE[choice]
            return staying + self.trouble(state, seat, CHOICE_SIZE[choice], -1) - hand_burden(left, turned)
        if action < TAKE:
            side = (action - ADD) // PLACE_COUNT
            place = (action - ADD) % PLACE_COUNT
            left = hand ^ BIT[side >> 1]
            if not left:
                return 10000
            grown = size(state.table[place]) + 1
            return 45 + self.trouble(state, seat, grown, place) - hand_burden(left, turned)
        if action < FLIP:
            cards = state.table[action - TAKE]
            return -hand_burden(hand | cards, turned ^ cards) - 30
        return -hand_burden(hand, turned ^ hand) - 30

    def trouble(self, state: DnupState, seat: Seat, cards: i64, grown: i64) -> i64:
        """What it is worth that somebody takes a set of this size back."""
        for place in range(state.seats * state.areas):
            if place != grown and state.table[place] and size(state.table[place]) == cards:
                owner = state.owner(place)
                if owner == seat:
                    return -60 * cards
                if owner != state.first_out:
                    return 10 + 10 * cards
        return 0

    def value(self, state: DnupState, seat: Seat) -> float:
        """Share of the letters that somebody still needs, or the game itself."""
        best: i64 = 0
        sharing: i64 = 0
        for other in range(state.seats):
            letters = state.letters[other]
            if letters > best:
                best = letters
                sharing = 1
            elif letters == best:
                sharing += 1
        mine = state.letters[seat]
        if not len(state.pending):
            return 1.0 / float(sharing) if mine == best else 0.0
        total: i64 = 0
        for other in range(state.seats):
            total += equity(state.letters[other], state.goal)
        return 0.9 * float(equity(mine, state.goal)) / float(total)

    def chapter(self, state: DnupState) -> i64:
        return state.rounds


def equity(letters: i64, goal: i64) -> i64:
    """Letters are worth more the nearer they bring the end."""
    near = 4 * letters if letters < goal else 4 * goal
    return (goal + near) * (goal + near)
