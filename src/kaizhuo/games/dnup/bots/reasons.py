"""What speaks for an action, as a player would say it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.state import Seat, subject_of, zeros
from kaizhuo.games.dnup.bots.ratings import TURN_STEP, leaving, trouble
from kaizhuo.games.dnup.bots.worth import HIGHEST, count_hand
from kaizhuo.games.dnup.box.tables import CHOICE_SIZE, CHOICE_VALUE
from kaizhuo.games.dnup.rules.state import DnupState
from kaizhuo.games.dnup.rules.words import ADD, FLIP, PLAY, TAKE

HIGH: Final[i64] = 8  # a value that few cards beat
LARGE: Final[i64] = 3  # cards of a set that few hands can beat


def reasons(state: DnupState, seat: Seat, action: i64) -> list[tuple[str, int]]:
    """Who has to take cards back, how many turns the hand still needs, and what it then can do."""
    hand = state.hand[seat]
    turned = state.turned
    if action < TAKE:
        left = hand & ~leaving(action)
        if not left:
            return [("out", 0)]
    elif action < FLIP:
        taken = state.table[action - TAKE]
        left = hand | taken
        turned ^= taken
    else:
        left = hand
        turned = ~turned
    found: list[tuple[str, int]] = []
    if action < TAKE and trouble(state, seat, action) > 0:
        found.append(("beats", 0))
    after = groups(left, turned)
    if after < groups(hand, state.turned):
        found.append(("groups", after))
    return found or lesser_reasons(state, seat, action, left, turned)


def lesser_reasons(state: DnupState, seat: Seat, action: i64, left: i64, turned: i64) -> list[tuple[str, int]]:
    """Where the hand is no nearer to empty."""
    if action < ADD:
        choice = action - PLAY
        if CHOICE_VALUE[choice] >= HIGH:
            return [("high", CHOICE_VALUE[choice])]
        return [("large", CHOICE_SIZE[choice])] if CHOICE_SIZE[choice] >= LARGE else []
    if action < TAKE:
        return [("adds", 0)]
    most = largest(left, turned)
    if most > largest(state.hand[seat], state.turned):
        return [("gathers", most)]
    if action < FLIP:
        return []
    if not plays_any(state, seat):
        return [("stuck", 0)]
    return [("higher", 0)] if values(left, turned) > values(left, state.turned) else []


def groups(cards: i64, turned: i64) -> i64:
    """How many values a hand shows: turns until it is empty, if nobody interferes."""
    now = zeros(HIGHEST + 1)
    count_hand(cards, turned, now, zeros(HIGHEST + 1))
    found: i64 = 0
    for value in range(HIGHEST + 1):
        if now[value]:
            found += 1
    return found


def largest(cards: i64, turned: i64) -> i64:
    """The cards of the largest set in a hand."""
    now = zeros(HIGHEST + 1)
    count_hand(cards, turned, now, zeros(HIGHEST + 1))
    most: i64 = 0
    for value in range(HIGHEST + 1):
        if now[value] > most:
            most = now[value]
    return most


def values(cards: i64, turned: i64) -> i64:
    """All that a hand shows, added up."""
    now = zeros(HIGHEST + 1)
    count_hand(cards, turned, now, zeros(HIGHEST + 1))
    total: i64 = 0
    for value in range(HIGHEST + 1):
        total += value * now[value]
    return total


def plays_any(state: DnupState, seat: Seat) -> bool:
    """DN-7, DN-9  Whether a card can leave the hand as it is held."""
    answers = Answers()
    TURN_STEP.options(state, seat, subject_of(state.pending[len(state.pending) - 1]), answers)
    for i in range(answers.count):
        if answers.actions[i] < TAKE:
            return True
    return False
