"""What becomes of a set on the table by each option: tried in a copy of it."""

from __future__ import annotations

import msgspec

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import members
from kaizhuo.core.state import Action, Seat, seat_of, step_of, subject_of
from kaizhuo.games.dnup.box.tables import VALUE
from kaizhuo.games.dnup.rules.actions import add_card, play_set, take_set
from kaizhuo.games.dnup.rules.state import RULES, DnupState
from kaizhuo.games.dnup.rules.words import ADD, FLIP, PLACE_COUNT, PLAY, TAKE, TURN, WORDS


class OutlookView(msgspec.Struct, frozen=True):
    at: list[str]  # the marks of the option
    place: int  # of the set that leaves the table
    owner: int
    to: int | None  # who has its cards then; None for the discards
    size: int
    value: int
    becomes: list[int]  # its values in the hand


def outlooks(seen: DnupState, viewer: Seat) -> list[OutlookView]:
    """For whoever is asked: the options by which a set leaves the table."""
    if not len(seen.pending) or viewer < 0:
        return []
    asked = seen.pending[len(seen.pending) - 1]
    if seat_of(asked) != viewer or step_of(asked) != TURN:
        return []
    out = Answers()
    RULES.steps()[TURN].options(seen, viewer, subject_of(asked), out)
    found = [outlook(seen, viewer, subject_of(asked), action) for action in out.listed() if action < FLIP]
    return [each for each in found if each is not None]


def outlook(seen: DnupState, seat: Seat, area: int, action: Action) -> OutlookView | None:
    tried = seen.copy()
    if action < ADD:
        play_set(tried, seat, seat * seen.areas + area, action - PLAY)
    elif action < TAKE:
        add_card(tried, seat, (action - ADD) // PLACE_COUNT, (action - ADD) % PLACE_COUNT)
    else:
        take_set(tried, seat, action - TAKE)
    for place, (before, after) in enumerate(zip(seen.size, tried.size, strict=True)):
        if before and not after:
            return left(seen, tried, place, WORDS.marks(action))
    return None


def left(seen: DnupState, tried: DnupState, place: int, at: list[str]) -> OutlookView:
    lying, turned = seen.table[place], int(seen.turned)
    holders = [seat for seat, hand in enumerate(tried.hand) if hand & lying]
    return OutlookView(
        at=at,
        place=place,
        owner=int(seen.owner(place)),
        to=holders[0] if holders else None,
        size=int(seen.size[place]),
        value=int(seen.value[place]),
        becomes=sorted(VALUE[2 * card + 1 - (turned >> card & 1)] for card in members(lying)) if holders else [],
    )
