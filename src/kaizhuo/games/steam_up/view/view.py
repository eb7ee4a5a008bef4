"""What a client draws."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from kaizhuo.core.components import BIT, MOST
from kaizhuo.core.state import Seat, step_of, subject_of
from kaizhuo.games.steam_up.box.data import BOX
from kaizhuo.games.steam_up.box.tables import (
    COLUMN_CARDS,
    CRAVING_TIMES,
    DISH_COUNT,
    FACE_DISH,
    FATE_AT,
    FATE_DECK,
    FATES,
    LEVELS,
    NO_FATE,
    OUTSIDE_EXTRA,
    PLACE_COUNT,
    ROW_LENGTH,
    SPACES,
    THREE_PLUS,
    TRACK,
    ZODIAC_COLUMN_POINTS,
)
from kaizhuo.games.steam_up.rules.buying import BUYING_AT
from kaizhuo.games.steam_up.rules.cards import each_card
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, total
from kaizhuo.games.steam_up.rules.eating import HOLDS, OUTSIDE, Eat
from kaizhuo.games.steam_up.rules.price import can_buy, extra_tokens, is_outside, price
from kaizhuo.games.steam_up.rules.rivals import OPPONENT
from kaizhuo.games.steam_up.rules.scoring import final_score
from kaizhuo.games.steam_up.rules.state import NO_CARD, OPEN, SteamState
from kaizhuo.games.steam_up.rules.swapping import SOURCE, TAKEN, TAKEN_FROM
from kaizhuo.games.steam_up.rules.turns import KINDS
from kaizhuo.games.steam_up.rules.words import (
    ASSIGNING,
    COLUMN_FILLED,
    GIVING,
    GO_ON_TURN,
    HELPING,
    LAID_BESIDE,
    NEXT_TURN,
    PAYING,
    PICKING,
    PLACED,
    SCORED,
    SEIZING,
    SETTING_DOWN,
    SWITCHING,
    TURN,
    WORDS,
)

ACTION_NAMES = ("gain", "draw", "exchange", "play", "buy")  # in the order of the bits of `turns.py`
CAUSES = 3
EATING = Eat()


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


class GainView(msgspec.Struct, frozen=True):
    dish: int
    points: int | None  # what its space pays; None if it has to be given a row first


class PurchaseView(msgspec.Struct, frozen=True):
    """What the viewer would score with the top steamer of a place, as it stands."""

    place: int
    tokens: int  # to be paid, without helping cards
    payable: bool  # with the tokens and helping cards that are there
    gains: list[GainView]
    beside: list[int]  # dishes that find no space
    bonus: list[int]  # by zodiac, Fortune cards, Fate card
    columns: list[int]  # that it would fill for the first time
    points: int  # all together


class OfferView(msgspec.Struct, frozen=True):
    """A zodiac board that the viewer may keep."""

    zodiac: str
    rows: list[list[int]]  # what the spaces pay
    tokens: int  # to begin with
    different: bool  # ... of different dishes
    cards: int
    column_cards: list[int]
    column_points: int


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
    column_cards: list[int]  # how many cards the zodiac may draw for each column; empty if it has no such ability
    column_points: int  # what the zodiac pays for a column
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
    track_start: int
    marker: int | None
    turn: int | None  # whose turn it is
    step: str  # what is asked; "" when the game is over
    about: list[int]  # the places that the question is about: where something is bought, taken out, moved from
    about_dish: int | None  # the dish that it is about
    about_seat: int | None  # whose tokens may be taken
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
    die_dish: int | None  # and the dish
    actions: list[str]  # what has been done in this turn: "gain", "draw", "exchange", "play", "buy"
    offers: list[OfferView]  # zodiac boards that the viewer chooses from
    purchases: list[PurchaseView]  # for the viewer, whether it is their turn or not
    last_round: bool


@lru_cache(10_000)
def counts(packed: int) -> list[int]:
    """The same for all who see it: to be read only."""
    return [count_of(packed, dish) for dish in range(len(BOX.dishes))]


def names(cards: int) -> list[str]:
    return [BOX.fortune[kind].id for kind in each_card(cards)]


def zodiacs(boards: int) -> list[str]:
    return [zodiac.id for number, zodiac in enumerate(BOX.zodiac) if boards & BIT[number]]


def offer_view(number: int) -> OfferView:
    zodiac = BOX.zodiac[number]
    rows = [list(row) for row in zodiac.rows]
    start = zodiac.start
    points = int(ZODIAC_COLUMN_POINTS[number])
    return OfferView(zodiac.id, rows, start.tokens, start.different, start.cards, column_cards(number), points)


def stack_view(state: SteamState, place: int) -> list[SteamerView]:
    steamers = [state.stacks[place * LEVELS + level] for level in range(state.height(place))]
    return [SteamerView(bool(steamer & OPEN), counts(steamer) if steamer & OPEN else []) for steamer in steamers]


def row_views(state: SteamState, seat: int) -> list[RowView]:
    dishes = {state.row_of(seat, dish): dish for dish in range(len(BOX.dishes))}
    return [row_view(state, seat, row, dishes.get(row)) for row in range(len(BOX.dishes))]


def row_view(state: SteamState, seat: int, row: int, dish: int | None) -> RowView:
    spaces = spaces_of(int(state.zodiac[seat]), row)
    if dish is None:
        return RowView(None, spaces, 0, 0)
    return RowView(dish, spaces, count_of(state.board[seat], dish), count_of(state.beside[seat], dish))


@cache
def spaces_of(zodiac: int, row: int) -> list[int]:
    first = (zodiac * len(BOX.dishes) + row) * ROW_LENGTH
    return [int(SPACES[first + space]) for space in range(ROW_LENGTH)]


def face_up_view(state: SteamState, kind: int) -> FaceUpView:
    times = CRAVING_TIMES[kind]
    left = times - state.times_paid(kind) if times else None
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
        bonus=[state.bonus_by(seat, cause) for cause in range(CAUSES)],
        final=None if len(state.pending) else final_score(state, seat),
        tokens=counts(state.tokens[seat]),
        hand_size=state.hand_size(seat),
        hand=names(state.hand[seat]),
        face_up=[face_up_view(state, kind) for kind in each_card(state.face_up[seat])],
        rows=row_views(state, seat) if known else [],
        columns=[bool(state.filled[seat] & BIT[column]) for column in range(ROW_LENGTH)],
        column_cards=column_cards(int(state.zodiac[seat])) if known else [],
        column_points=int(ZODIAC_COLUMN_POINTS[state.zodiac[seat]]) if known else 0,
        steamers=state.eaten[seat],
        reach=[place for place in range(BOX.turntable.places) if state.zone(seat) & BIT[place]],
        zone=list(table.zones[seat]),
    )


@cache
def column_cards(zodiac: int) -> list[int]:
    found = [int(COLUMN_CARDS[zodiac * ROW_LENGTH + column]) for column in range(ROW_LENGTH)]
    return found if any(found) else []


def whose_turn(state: SteamState) -> int | None:
    """The player whose turn goes on, whoever is asked; nobody between two rounds."""
    turns = [subject_of(asked) for asked in state.pending if step_of(asked) == NEXT_TURN]
    return (state.opener + turns[0] - 1) % state.seats if turns and turns[0] else None


def purchases(state: SteamState, seat: Seat) -> list[PurchaseView]:
    """For every top steamer that the player may buy if they can pay."""
    if seat < 0 or state.zodiac[seat] < 0 or not len(state.pending):
        return []
    outside = OUTSIDE_EXTRA[state.zodiac[seat]]
    places = [place for place in range(PLACE_COUNT) if state.top(place) and (outside or state.zone(seat) & BIT[place])]
    return [purchase(state, seat, place) for place in places]


def purchase(state: SteamState, seat: Seat, place: int) -> PurchaseView:
    """It is eaten in a copy of the table, and what was told there is counted."""
    steamer = state.top(place)
    rowless = [dish for dish in range(DISH_COUNT) if state.row_of(seat, dish) < 0]
    waiting = [dish for dish in rowless for _ in range(count_of(steamer, dish))]
    tried = state.copy()
    tried.plate = steamer - sum([ONE[dish] for dish in waiting])
    tried.journal = []
    EATING.do(tried, seat, HOLDS.put(total(steamer)) | OUTSIDE.put(is_outside(state, seat, place)))
    told = [(int(event), int(b), int(c)) for event, _, b, c, _ in tried.journal]
    gains = [GainView(dish, points) for event, dish, points in told if event == PLACED]
    scored = [(cause, points) for event, points, cause in told if event == SCORED]
    return PurchaseView(
        place=place,
        tokens=int(price(state, place, 0) + extra_tokens(state, seat, place)),
        payable=can_buy(state, seat, place),
        gains=gains + [GainView(dish, None) for dish in waiting],
        beside=[dish for event, dish, _ in told if event == LAID_BESIDE],
        bonus=[sum(points for found, points in scored if found == cause) for cause in range(CAUSES)],
        columns=[column for event, column, _ in told if event == COLUMN_FILLED],
        points=int(tried.hp[seat] - state.hp[seat]),
    )


def places_about(step: int, subject: int) -> list[int]:
    if step in (HELPING, PAYING):
        return [BUYING_AT.of(subject)]
    if step in (PICKING, GIVING):
        return [place for place in (TAKEN_FROM.of(subject), SOURCE.of(subject)) if place < PLACE_COUNT]
    if step == SETTING_DOWN:
        return [subject]
    return [subject - 1] if step == SWITCHING and subject else []


def dish_about(step: int, subject: int) -> int | None:
    """Which is to be given a row, or is taken out of a steamer."""
    if step == ASSIGNING:
        return subject
    return TAKEN.of(subject) if step == GIVING else None


def actions_done(state: SteamState) -> list[str]:
    """By the player whose turn goes on, in the order of the rules; between two turns nothing."""
    done = [subject_of(asked) for asked in state.pending if step_of(asked) in (TURN, GO_ON_TURN)]
    return [name for number, name in enumerate(ACTION_NAMES) if done and KINDS.of(done[-1]) & BIT[number]]


def view(seen: SteamState, viewer: Seat) -> SteamView:
    turned = seen.fates_turned()
    asked = seen.pending[len(seen.pending) - 1] if len(seen.pending) else 0
    step, subject = step_of(asked), subject_of(asked)
    return SteamView(
        dishes=list(BOX.dishes),
        players=[player_view(seen, seat) for seat in range(seen.seats)],
        stacks=[stack_view(seen, place) for place in range(BOX.turntable.places)],
        rotation=seen.rotation,
        round=seen.rounds,
        track=seen.track,
        track_start=int(TRACK[seen.seats]),
        marker=seen.marker if seen.marker >= 0 else None,
        turn=whose_turn(seen),
        step=WORDS.steps[step] if asked else "",
        about=places_about(step, subject),
        about_dish=dish_about(step, subject),
        about_seat=OPPONENT.of(subject) if asked and step == SEIZING else None,
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
        die_dish=int(FACE_DISH[seen.die]) if FACE_DISH[seen.die] >= 0 else None,
        actions=actions_done(seen),
        offers=[
            offer_view(number) for number in range(len(BOX.zodiac)) if viewer >= 0 and seen.dealt[viewer] & BIT[number]
        ],
        purchases=purchases(seen, viewer),
        last_round=seen.track == 0 or turned >= FATE_DECK,
    )
