"""Chapter 3: cheers! Two cards are handed on (CH-8, CH-9, CH-10, CH-22, CH-24, CH-26).

The two cards that are handed on lie in the question itself until they are given: its subject packs the shaker they
come from, the drink that was played, its partner, and who has got the first of them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT, lowest
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.core.subject import Field
from kaizhuo.games.cheers.box.tables import MOST_SEATS, PORTION, PORTIONS, RIVALS
from kaizhuo.games.cheers.rules.overflow import check_overflow
from kaizhuo.games.cheers.rules.state import MASQUERADE, RULES, CheersState
from kaizhuo.games.cheers.rules.turns import decider, has_shaker, missing_shaker
from kaizhuo.games.cheers.rules.words import CHEERED, CHEERS, CLINK, CLINKING, DISCARD, GAVE, GIVE, KEPT, SHAKER_COUNT

NO_ONE: Final[i64] = 15
FROM: Final = Field(0, 4)  # the shaker they come from
PLAYED: Final = Field(4, 4)
PARTNER: Final = Field(8, 4)
FIRST: Final = Field(12, 4)  # who has received the first of them, or NO_ONE
OTHER: Final = Field(12, 4)  # while the partner is being picked: the other drink that could be it


def drink_now(subject: i64) -> i64:
    """The card that is handed on first is the played one."""
    return PLAYED.of(subject) if FIRST.of(subject) == NO_ONE else PARTNER.of(subject)


def cheer(state: CheersState, place: i64, played: i64, one: i64, other: i64) -> None:
    """CH-9  Where both small glasses of a card fit, the owner of the shaker picks its partner."""
    content = state.shaker[place]
    if one != other and content & PORTIONS[one] and content & PORTIONS[other]:
        subject = FROM.put(place) | PLAYED.put(played) | PARTNER.put(one) | OTHER.put(other)
        state.ask(decider(state, place), CLINKING, subject)
    else:
        clink(state, place, played, one if content & PORTIONS[one] else other)


def clink(state: CheersState, place: i64, played: i64, partner: i64) -> None:
    state.shaker[place] -= PORTION[partner]
    state.tell(CHEERED, state.word(place), played, partner)
    hand_on(state, place, played, partner, NO_ONE)


@final
class Clinking(Step[CheersState]):
    """CH-9  Pick which of two drinks in the shaker the played card clinks with."""

    def options(self, state: CheersState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add(CLINK + PARTNER.of(subject))
        out.add(CLINK + OTHER.of(subject))

    def apply(self, state: CheersState, seat: Seat, subject: i64, action: Action) -> None:
        clink(state, FROM.of(subject), PLAYED.of(subject), action - CLINK)

    def forbidding(self, state: CheersState, seat: Seat, subject: i64, action: Action) -> str:
        return "CH-9"


def hand_on(state: CheersState, place: i64, played: i64, partner: i64, first: i64) -> None:
    """CH-8  The owner of the shaker hands the cards on.  Where there is one way only, nobody is asked."""
    subject = FROM.put(place) | PLAYED.put(played) | PARTNER.put(partner) | FIRST.put(first)
    found = receivers(state, place, played == partner, first)
    seat = decider(state, place)
    if found & (found - 1):
        state.ask(seat, CHEERS, subject)
    else:
        give(state, seat, subject, lowest(found))


def receivers(state: CheersState, place: i64, twins: bool, first: i64) -> i64:
    """The shakers that may receive the next card, as bits; `twins` are two identical cards."""
    allowed = others(state, place)
    rivals = opponents(state, place)
    if first != NO_ONE:
        return second_receivers(allowed, rivals, first, twins)
    found: i64 = 0
    for receiver in range(state.places):
        if allowed & BIT[receiver] and second_receivers(allowed, rivals, receiver, twins):
            found |= BIT[receiver]
    return found


def others(state: CheersState, place: i64) -> i64:
    """CH-8  Every shaker but the one that the cards come from; with the house rule `keep` that one too."""
    return state.all_places() if state.keep else state.all_places() ^ BIT[place]


def opponents(state: CheersState, place: i64) -> i64:
    """CH-8  The shakers of other teams.  CH-24  The extra one is one of its team's.

    CH-22  In the masquerade teams are not tested: anybody else will do.
    """
    if state.variant == MASQUERADE:
        return state.all_places() ^ BIT[place]
    return RIVALS[state.seating * (MOST_SEATS + 1) + place]


def second_receivers(allowed: i64, rivals: i64, first: i64, twins: bool) -> i64:
    """CH-8  Two different receivers, at least one of them an opponent.

    CH-9  Of two identical cards it does not matter which goes where: the lower shaker gets the first.
    """
    found = allowed & ~BIT[first]
    if not rivals & BIT[first]:
        found &= rivals
    if twins:
        found &= -BIT[first]
    return found


def give(state: CheersState, seat: Seat, subject: i64, receiver: i64) -> None:
    """CH-10  A card that is handed on triggers nothing."""
    place = FROM.of(subject)
    drink = drink_now(subject)
    state.shaker[receiver] += PORTION[drink]
    state.tell(KEPT if receiver == place else GAVE, seat, drink, state.word(receiver))
    if FIRST.of(subject) == NO_ONE:
        hand_on(state, place, PLAYED.of(subject), PARTNER.of(subject), receiver)
    else:
        check_overflow(state)


@final
class Cheers(Step[CheersState]):
    """CH-8  Hand on the two cards, first the played one, then its partner."""

    def options(self, state: CheersState, seat: Seat, subject: i64, out: Answers) -> None:
        twins = PLAYED.of(subject) == PARTNER.of(subject)
        found = receivers(state, FROM.of(subject), twins, FIRST.of(subject))
        out.add_each(GIVE + drink_now(subject) * SHAKER_COUNT, state.words(found))

    def apply(self, state: CheersState, seat: Seat, subject: i64, action: Action) -> None:
        give(state, seat, subject, state.target(GIVE, action))

    def forbidding(self, state: CheersState, seat: Seat, subject: i64, action: Action) -> str:
        if action < GIVE or action >= DISCARD:
            return "CH-8"
        word = (action - GIVE) % SHAKER_COUNT
        if not has_shaker(state, word):
            return missing_shaker(word)
        place = state.place(word)
        if (action - GIVE) // SHAKER_COUNT == drink_now(subject) and is_second_choice(state, subject, place):
            return "CH-9"
        return "CH-26" if state.shares_middle() else "CH-8"


def is_second_choice(state: CheersState, subject: i64, place: i64) -> bool:
    """CH-9  Two identical cards, the lower shaker first: would this be right the other way round?"""
    if PLAYED.of(subject) != PARTNER.of(subject):
        return False
    allowed = others(state, FROM.of(subject))
    rivals = opponents(state, FROM.of(subject))
    first = FIRST.of(subject)
    if first != NO_ONE:
        return place < first and (second_receivers(allowed, rivals, first, False) >> place) & 1 == 1
    lower = second_receivers(allowed, rivals, place, False) & (BIT[place] - 1)
    return (allowed >> place) & 1 == 1 and lower != 0


RULES.step(CHEERS, Cheers())
RULES.step(CLINKING, Clinking())
