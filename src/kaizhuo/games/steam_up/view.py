"""What a client draws."""

from __future__ import annotations

import msgspec

from kaizhuo.core.components import BIT, MOST
from kaizhuo.core.state import Seat, step_of, subject_of
from kaizhuo.games.steam_up.agenda import NEXT_TURN
from kaizhuo.games.steam_up.box import BOX
from kaizhuo.games.steam_up.cards import each_card
from kaizhuo.games.steam_up.counts import count_of
from kaizhuo.games.steam_up.scoring import final_score
from kaizhuo.games.steam_up.state import NO_CARD, OPEN, SteamState
from kaizhuo.games.steam_up.tables import (
    COUNTER,
    CRAVING_TIMES,
    FATE_AT,
    FATE_DECK,
    FATES,
    LEVELS,
    NO_FATE,
    ROW_LENGTH,
    SPACES,
    THREE_PLUS,
)


class SteamerView(msgspec.Struct, frozen=True):
    open: bool
    dishes: list[int]  # how many of each dish; empty when it is closed


class RowView(msgspec.Struct, frozen=True):
    dish: int | None  # None for a row that the player has not given to a dish yet
    spaces: list[int]  # what they pay
    taken: int  # how many of them are covered, from the left
    beside: int  # further dim sum of this dish beside the board


class FaceUpView(msgspec.Struct, frozen=True):
    card: str
    left: int | None  # how often it still pays; None if that has no limit


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    zodiac: str | None
    choice: list[str]  # boards to choose from, as far as the viewer sees them
    discouraged: list[str]  # those of them that are better with three or more players
    hp: int
    bonus: list[int]  # the part of it that no space paid: by zodiac, Fortune cards, Fate cards
    final: int | None  # the final score, when the game is over
    tokens: list[int]  # by dish
    hand_size: int
    hand: list[str]  # the cards that the viewer knows to be in it
    face_up: list[FaceUpView]
    rows: list[RowView]
    columns: list[bool]  # which have been filled once
    steamers: int  # bought
    reach: list[int]  # places in the zone now
    zone: list[int]  # from .. to, in degrees


class SteamView(msgspec.Struct, frozen=True):
    dishes: list[str]
    players: list[PlayerView]
    stacks: list[list[SteamerView]]  # by place, the lowest first
    rotation: int  # quarter turns clockwise since setup
    round: int
    track: int
    marker: int | None
    turn: int | None  # whose turn it is
    supply: list[int]  # tokens by dish
    bag: int
    plate: list[int]  # dim sum on their way to a board
    deck: int
    discards: list[str]
    in_play: str | None  # the Fortune card that is being carried out
    fate: str | None
    fate_dish: int | None  # the dish that it speaks of
    fates_left: int  # Fate cards still in the deck
    fates_seen: list[str]
    die: int  # the number it shows
    last_round: bool


def counts(packed: int) -> list[int]:
    return [count_of(packed, dish) for dish in range(len(BOX.dishes))]


def names(cards: int) -> list[str]:
    return [BOX.fortune[kind].id for kind in each_card(cards)]


def zodiacs(boards: int) -> list[str]:
    return [zodiac.id for number, zodiac in enumerate(BOX.zodiac) if boards & BIT[number]]


def stack_view(state: SteamState, place: int) -> list[SteamerView]:
    steamers = [state.stacks[place * LEVELS + level] for level in range(state.height(place))]
    return [SteamerView(bool(steamer & OPEN), counts(steamer) if steamer & OPEN else []) for steamer in steamers]


def row_view(state: SteamState, seat: int, row: int) -> RowView:
    first = (state.zodiac[seat] * len(BOX.dishes) + row) * ROW_LENGTH
    spaces = [int(SPACES[first + space]) for space in range(ROW_LENGTH)]
    for dish in range(len(BOX.dishes)):
        if count_of(state.rows[seat], dish) == row + 1:
            return RowView(dish, spaces, count_of(state.board[seat], dish), count_of(state.beside[seat], dish))
    return RowView(None, spaces, 0, 0)


def face_up_view(state: SteamState, kind: int) -> FaceUpView:
    times = CRAVING_TIMES[kind]
    left = times - (state.counters >> COUNTER[kind] & 15) if times else None
    return FaceUpView(BOX.fortune[kind].id, left)


def player_view(state: SteamState, seat: int) -> PlayerView:
    known = state.zodiac[seat] >= 0
    choice = state.dealt[seat]
    table = next(table for table in BOX.table if table.players == state.seats)
    return PlayerView(
        seat=seat,
        zodiac=BOX.zodiac[state.zodiac[seat]].id if known else None,
        choice=zodiacs(choice),
        discouraged=zodiacs(choice & THREE_PLUS) if state.seats == 2 else [],
        hp=state.hp[seat],
        bonus=[state.bonus[seat] >> 16 * cause & 0xFFFF for cause in range(3)],
        final=None if len(state.pending) else final_score(state, seat),
        tokens=counts(state.tokens[seat]),
        hand_size=state.hand_size(seat),
        hand=names(state.hand[seat]),
        face_up=[face_up_view(state, kind) for kind in each_card(state.face_up[seat])],
        rows=[row_view(state, seat, row) for row in range(len(BOX.dishes))] if known else [],
        columns=[bool(state.filled[seat] & BIT[column]) for column in range(ROW_LENGTH)],
        steamers=state.eaten[seat],
        reach=[place for place in range(BOX.turntable.places) if state.zone(seat) & BIT[place]],
        zone=list(table.zones[seat]),
    )


def whose_turn(state: SteamState) -> int | None:
    """The player of the turn that has been planned to go on, or who is asked what to do."""
    turns = [subject_of(asked) for asked in state.pending if step_of(asked) == NEXT_TURN]
    return (state.opener + turns[0] - 1) % state.seats if turns and turns[0] else None


def view(seen: SteamState, viewer: Seat) -> SteamView:  # noqa: ARG001 - all that depends on the viewer is in `seen`
    turned = seen.fates_turned()
    return SteamView(
        dishes=list(BOX.dishes),
        players=[player_view(seen, seat) for seat in range(seen.seats)],
        stacks=[stack_view(seen, place) for place in range(BOX.turntable.places)],
        rotation=seen.rotation,
        round=seen.rounds,
        track=seen.track,
        marker=seen.marker if seen.marker >= 0 else None,
        turn=whose_turn(seen),
        supply=counts(seen.supply),
        bag=seen.bag_size(),
        plate=counts(seen.plate),
        deck=seen.deck_size(),
        discards=names(seen.discards),
        in_play=BOX.fortune[seen.in_play].id if seen.in_play != NO_CARD else None,
        fate=BOX.fate[seen.fate].id if seen.fate != NO_FATE else None,
        fate_dish=seen.special if seen.special >= 0 else None,
        fates_left=FATE_DECK - turned,
        fates_seen=[BOX.fate[FATE_AT[bit]].id for bit in range(MOST) if (FATES[seen.easier] ^ seen.fates) & BIT[bit]],
        die=BOX.face[seen.die].number,
        last_round=seen.track == 0 or turned >= FATE_DECK,
    )
