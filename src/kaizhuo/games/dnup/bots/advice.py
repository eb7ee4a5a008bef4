"""What good play looks like, in numbers: for bots only."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.advice import Advice
from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT, PLACE
from kaizhuo.core.state import Seat, seat_of, subject_of, zeros
from kaizhuo.games.dnup.box.tables import CHOICE_CARDS, CHOICE_SIZE, CHOICE_VALUE, VALUE
from kaizhuo.games.dnup.rules.actions import Turn
from kaizhuo.games.dnup.rules.state import DnupState
from kaizhuo.games.dnup.rules.words import ADD, FLIP, PLACE_COUNT, PLAY, TAKE

HIGHEST: Final = 10
MOST: Final = 12  # cards of one value, and a little room


def _costs() -> vec[i64]:
    """By value * MOST + count: what a group in the hand costs.  Every group is a turn; low ones are easily beaten."""
    table = [0] * ((HIGHEST + 1) * MOST)
    for value in range(1, HIGHEST + 1):
        for count in range(1, MOST):
            table[value * MOST + count] = 100 + 6 * (HIGHEST - value) // count + 4 * count
    return vec[i64](table)


COST: Final[vec[i64]] = _costs()
FLIPPING: Final[i64] = 90  # a turn spent on flipping the hand
LAST_CARD: Final[i64] = 10000
OUT_NEXT: Final[i64] = 5000
TURN_STEP: Final = Turn()


def count_hand(cards: i64, turned: i64, now: vec[i64], then: vec[i64]) -> None:
    """By value: how many cards of the hand show it now, and after a flip."""
    for value in range(HIGHEST + 1):
        now[value] = 0
        then[value] = 0
    while cards:
        card = PLACE[(cards & -cards) % 67]
        side = 2 * card + ((turned >> card) & 1)
        now[VALUE[side]] += 1
        then[VALUE[side ^ 1]] += 1
        cards &= cards - 1


def burden(counts: vec[i64]) -> i64:
    """How far a hand is from empty."""
    total: i64 = 0
    for value in range(HIGHEST + 1):
        total += COST[value * MOST + counts[value]]
    return total


def change(counts: vec[i64], cards: i64, sides: i64, by: i64) -> i64:
    """What it does to the burden that these cards leave the hand (-1) or come into it (+1); `sides` are their ends
    that count.  The counts are as before when it returns."""
    difference: i64 = 0
    left = cards
    while left:
        card = PLACE[(left & -left) % 67]
        value = VALUE[2 * card + ((sides >> card) & 1)]
        difference -= COST[value * MOST + counts[value]]
        counts[value] += by
        difference += COST[value * MOST + counts[value]]
        left &= left - 1
    left = cards
    while left:
        card = PLACE[(left & -left) % 67]
        counts[VALUE[2 * card + ((sides >> card) & 1)]] -= by
        left &= left - 1
    return difference


def better(now: i64, then: i64) -> i64:
    """A hand is worth its better way up; the other way costs a turn."""
    return now if now <= then + FLIPPING else then + FLIPPING


# With two players: out by the second turn of one's go


def left_by(state: DnupState, seat: Seat, action: i64) -> i64:
    """The cards that stay in the hand."""
    if action < ADD:
        return state.hand[seat] & ~CHOICE_CARDS[action - PLAY]
    if action < TAKE:
        return state.hand[seat] & ~BIT[(action - ADD) // PLACE_COUNT >> 1]
    return state.hand[seat]


def one_value(cards: i64, turned: i64) -> i64:
    """The value that all of these cards show, or 0."""
    value: i64 = 0
    while cards:
        card = PLACE[(cards & -cards) % 67]
        shown = VALUE[2 * card + ((turned >> card) & 1)]
        if value and shown != value:
            return 0
        value = shown
        cards &= cards - 1
    return value


def goes_out_next(state: DnupState, seat: Seat, action: i64) -> bool:
    """Whether the first turn of a go leaves cards of one value with which the second wins the round (DN-22, DN-25);
    both are tried.  Taking a set is not looked at: it hardly ever leaves one value."""
    if TAKE <= action < FLIP:
        return False
    turned = ~state.turned if action == FLIP else state.turned
    if not one_value(left_by(state, seat, action), turned):
        return False
    after = state.copy()
    TURN_STEP.apply(after, seat, subject_of(after.take()), action)
    asked = after.take()
    if seat_of(asked) != seat:  # DN-21
        return False
    area = subject_of(asked)
    answers = Answers()
    TURN_STEP.options(after, seat, area, answers)
    for i in range(answers.count):
        if not left_by(after, seat, answers.actions[i]):
            end = after.copy()
            TURN_STEP.apply(end, seat, area, answers.actions[i])
            if end.letters[seat] > state.letters[seat]:
                return True
    return False


@final
class DnupAdvice(Advice[DnupState]):
    now: vec[i64]  # by value: cards of the hand that show it
    then: vec[i64]  # ... after a flip

    def __init__(self) -> None:
        self.now = zeros(HIGHEST + 1)
        self.then = zeros(HIGHEST + 1)

    def rate(self, state: DnupState, seat: Seat, answers: Answers) -> None:
        hand = state.hand[seat]
        turned = state.turned
        shown = self.now
        hidden = self.then
        count_hand(hand, turned, shown, hidden)
        now = burden(shown)
        then = burden(hidden)
        out = answers.weights
        goes_on = state.areas == 2 and subject_of(state.pending[len(state.pending) - 1]) == 0
        for i in range(answers.count):
            action = answers.actions[i]
            if goes_on and goes_out_next(state, seat, action):
                out[i] = OUT_NEXT
                continue
            if action < ADD:
                choice = action - PLAY
                cards = CHOICE_CARDS[choice]
                out[i] = 3 * CHOICE_VALUE[choice] + 12 * CHOICE_SIZE[choice]
                out[i] += self.trouble(state, seat, CHOICE_SIZE[choice], -1)
            elif action < TAKE:
                place = (action - ADD) % PLACE_COUNT
                cards = BIT[(action - ADD) // PLACE_COUNT >> 1]
                out[i] = 45 + self.trouble(state, seat, state.size[place] + 1, place)
            elif action < FLIP:
                cards = state.table[action - TAKE]
                after = better(now + change(shown, cards, ~turned, 1), then + change(hidden, cards, turned, 1))
                out[i] = -30 - after
                continue
            else:
                out[i] = -30 - better(then, now)
                continue
            if cards == hand:
                out[i] = LAST_CARD
            else:
                out[i] -= better(now + change(shown, cards, turned, -1), then + change(hidden, cards, ~turned, -1))

    def reasons(self, state: DnupState, seat: Seat, action: i64) -> list[tuple[str, int]]:
        """What a player would say: who has to take cards back, and how many turns the hand still needs."""
        found: list[tuple[str, int]] = []
        cards: i64 = 0
        if action < ADD:
            cards = CHOICE_CARDS[action - PLAY]
            beaten = self.trouble(state, seat, CHOICE_SIZE[action - PLAY], -1)
        elif action < TAKE:
            cards = BIT[(action - ADD) // PLACE_COUNT >> 1]
            beaten = self.trouble(
                state, seat, state.size[(action - ADD) % PLACE_COUNT] + 1, (action - ADD) % PLACE_COUNT
            )
        else:
            beaten = 0
        if cards == state.hand[seat]:
            return [("out", 0)]
        if beaten > 0:
            found.append(("beats", 0))
        before = self.groups(state.hand[seat], state.turned)
        if action == FLIP:
            after = self.groups(state.hand[seat], ~state.turned)
        elif action >= TAKE:
            taken = state.table[action - TAKE]
            after = self.groups(state.hand[seat] | taken, state.turned ^ taken)
        else:
            after = self.groups(state.hand[seat] & ~cards, state.turned)
        if after < before:
            found.append(("groups", after))
        return found

    def groups(self, cards: i64, turned: i64) -> i64:
        """How many values a hand shows: turns until it is empty, if nobody interferes."""
        count_hand(cards, turned, self.now, self.then)
        found: i64 = 0
        for value in range(HIGHEST + 1):
            if self.now[value]:
                found += 1
        return found

    def trouble(self, state: DnupState, seat: Seat, cards: i64, grown: i64) -> i64:
        """What it is worth that somebody takes a set of this size back."""
        for place in range(state.seats * state.areas):
            if place != grown and state.size[place] == cards:
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
