"""What a client draws."""

from __future__ import annotations

from typing import Final

import msgspec

from kaizhuo.core.state import CHANCE, Seat, seat_of, step_of, subject_of
from kaizhuo.games.cheers.box.data import CONTENTS, DRINKS
from kaizhuo.games.cheers.box.options import VARIANTS
from kaizhuo.games.cheers.box.tables import (
    CAPACITY,
    CARD_COUNT,
    CARDS,
    CYCLE_LENGTH,
    RECIPE,
    SEATING_NAMES,
    SEND_LIMIT,
    TURN_LIMIT,
    card_count,
    copies_of,
    discarded,
    portions,
)
from kaizhuo.games.cheers.rules.cheering import FIRST, FROM, NO_ONE, PARTNER, PLAYED
from kaizhuo.games.cheers.rules.setup import master
from kaizhuo.games.cheers.rules.state import APPRENTICE, CheersState
from kaizhuo.games.cheers.rules.words import CHEERS, CLINKING, OVERFLOW, SHAKER, WORDS

SMALLS: Final = [
    [DRINKS[small] for small in smalls] for smalls in sorted({smalls for _, smalls in CARDS}, key=lambda s: (len(s), s))
]
COPIES: Final = max(CONTENTS.copies.values()) if len(set(CONTENTS.copies.values())) == 1 else 0


class CardView(msgspec.Struct, frozen=True):
    """A kind of card, and how many of it."""

    card: int  # as the vocabulary numbers it: the mark is card:<number>
    big: str
    small: list[str]  # one glass, or two
    count: int


class ShakerView(msgspec.Struct, frozen=True):
    name: str  # as the vocabulary calls it: the mark is shaker:<name>
    seat: int | None  # before whom it stands
    team: int | None  # whose it is, where the viewer knows that; None for the shared one too
    drinks: list[int]  # portions by drink
    size: int
    too_full: bool
    lacks: list[int] | None  # CH-14  portions that are missing, where the viewer knows the recipe it is mixed for
    spoils: list[int] | None  # CH-14  portions of drinks that are not in this recipe


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    team: int | None  # None where the viewer cannot know it
    master: bool  # of apprentices
    hand_size: int
    hand: list[CardView]  # the viewer's own
    returned: int  # cards discarded face down
    winner: bool


class TeamView(msgspec.Struct, frozen=True):
    team: int
    recipe: list[int] | None  # portions by drink, where the viewer knows them
    mine: bool
    winner: bool


class AskedView(msgspec.Struct, frozen=True):
    """What is asked now, and whom; `seat` is None for chance."""

    step: str
    seat: int | None
    shaker: str | None = None  # where cheers or overflow happened
    hands_on: list[str] = []  # drinks of a cheers that are out of shakers and to be handed on, the next one first
    first_receiver: str | None = None  # who got the first of the two


class CheersView(msgspec.Struct, frozen=True):
    seating: str
    variant: str
    keep: bool
    drinks: list[str]
    smalls: list[list[str]]  # what small glasses there are: one, or two on a card
    copies: int  # of each kind of card; 0 where they differ
    capacity: int
    players: list[PlayerView]
    shakers: list[ShakerView]  # in seat order, then the extra or the shared one
    teams: list[TeamView]
    active: int | None  # whose turn it is
    order: list[int]  # whose turns come, the present one first, until they repeat
    asked: AskedView | None  # None when the game is over
    deck: int
    toasted: list[CardView]  # every card toasted so far
    discards: list[int]  # overflow discards by drink
    turns: int
    turn_limit: int
    sends: int  # in a row
    send_limit: int
    over: bool
    drawn: bool


def card_views(bunch: int) -> list[CardView]:
    found: list[CardView] = []
    for card in range(CARD_COUNT):
        count = copies_of(bunch, card)
        if count:
            big, smalls = CARDS[card]
            found.append(CardView(card, DRINKS[big], [DRINKS[small] for small in smalls], count))
    return found


def by_drink(content: int) -> list[int]:
    return [portions(content, drink) for drink in range(len(DRINKS))]


def known(number: int) -> int | None:
    return number if number >= 0 else None


def recipe_for(seen: CheersState, place: int, viewer: Seat) -> list[int] | None:
    """What should come into a shaker, where the viewer knows it.  CH-27  In the shared one all mix their own."""
    team = seen.team_at(place)
    if place >= seen.seats and seen.shares_middle() and viewer >= 0:
        team = seen.team[viewer]
    recipe = seen.recipe[team] if team >= 0 else -1
    return by_drink(RECIPE[recipe]) if recipe >= 0 else None


def shaker_view(seen: CheersState, place: int, viewer: Seat) -> ShakerView:
    drinks = by_drink(seen.shaker[place])
    recipe = recipe_for(seen, place, viewer)
    return ShakerView(
        name=shaker_name(seen, place),
        seat=place if place < seen.seats else None,
        team=known(seen.team_at(place)),
        drinks=drinks,
        size=sum(drinks),
        too_full=sum(drinks) > CAPACITY,
        lacks=None if recipe is None else [max(0, need - have) for need, have in zip(recipe, drinks, strict=True)],
        spoils=None if recipe is None else [0 if need else have for need, have in zip(recipe, drinks, strict=True)],
    )


def shaker_name(seen: CheersState, place: int) -> str:
    return SHAKER.members[seen.word(place)]


def player_view(seen: CheersState, seat: int) -> PlayerView:
    team = seen.team[seat]
    return PlayerView(
        seat=seat,
        team=known(team),
        master=seen.variant == APPRENTICE and master(seen, team) == seat,
        hand_size=card_count(seen.hand[seat]) + seen.unseen[seat],
        hand=card_views(seen.hand[seat]),
        returned=card_count(seen.returned[seat]) + seen.unseen[seen.seats + seat],
        winner=team >= 0 and bool(seen.winners >> team & 1),
    )


def team_view(seen: CheersState, team: int, viewer: Seat) -> TeamView:
    recipe = seen.recipe[team]
    return TeamView(
        team=team,
        recipe=by_drink(RECIPE[recipe]) if recipe >= 0 else None,
        mine=viewer >= 0 and seen.team[viewer] == team,
        winner=bool(seen.winners >> team & 1),
    )


def asked_view(seen: CheersState) -> AskedView | None:
    if not len(seen.pending):
        return None
    asked = seen.pending[len(seen.pending) - 1]
    step, subject = step_of(asked), subject_of(asked)
    seat = None if seat_of(asked) == CHANCE else int(seat_of(asked))
    if step == OVERFLOW:
        return AskedView(WORDS.steps[step], seat, shaker_name(seen, subject))
    if step == CLINKING:
        return AskedView(WORDS.steps[step], seat, shaker_name(seen, FROM.of(subject)), [DRINKS[PLAYED.of(subject)]])
    if step != CHEERS:
        return AskedView(WORDS.steps[step], seat)
    first = FIRST.of(subject)
    left = [DRINKS[PLAYED.of(subject)], DRINKS[PARTNER.of(subject)]]
    return AskedView(
        WORDS.steps[step],
        seat,
        shaker_name(seen, FROM.of(subject)),
        left if first == NO_ONE else left[1:],
        None if first == NO_ONE else shaker_name(seen, first),
    )


def view(seen: CheersState, viewer: Seat) -> CheersView:
    asked = asked_view(seen)
    begun = seen.turns > 0 or (asked is not None and asked.seat is not None)
    return CheersView(
        seating=SEATING_NAMES[seen.seating],
        variant=VARIANTS[seen.variant],
        keep=bool(seen.keep),
        drinks=list(DRINKS),
        smalls=SMALLS,
        copies=COPIES,
        capacity=CAPACITY,
        players=[player_view(seen, seat) for seat in range(seen.seats)],
        shakers=[shaker_view(seen, place, viewer) for place in range(seen.places)],
        teams=[team_view(seen, team, viewer) for team in range(seen.teams())],
        active=seen.at_turn(0) if begun and asked is not None else None,
        order=[seen.at_turn(later) for later in range(CYCLE_LENGTH[seen.seating])] if begun else [],
        asked=asked,
        deck=card_count(seen.deck) + seen.unseen[2 * seen.seats],
        toasted=card_views(seen.toasted),
        discards=[discarded(seen.discards, drink) for drink in range(len(DRINKS))],
        turns=seen.turns,
        turn_limit=TURN_LIMIT,
        sends=seen.sends,
        send_limit=SEND_LIMIT[seen.seating],
        over=asked is None,
        drawn=asked is None and not seen.winners,
    )
