"""Positions of Steam Up, written as a person would lay them out: "hg hg cb" are three dim sum, or three tokens."""

from __future__ import annotations

from typing import NamedTuple

from kaizhuo.core.components import BIT
from kaizhuo.core.state import CHANCE
from kaizhuo.games.steam_up.box.tables import CHOOSES_ROWS, LEVELS, ROW_LENGTH, SIZE_OF, SPACES
from kaizhuo.games.steam_up.game import GAME
from kaizhuo.games.steam_up.rules.cards import each_card, minus, with_card
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, total
from kaizhuo.games.steam_up.rules.stacks import put_on
from kaizhuo.games.steam_up.rules.state import CONTENTS, NOBODY, OPEN, SteamState, new_state
from kaizhuo.games.steam_up.rules.words import (
    DISH,
    FATE,
    FORTUNE,
    GO_ON_TURN,
    NEXT_TURN,
    OPEN_TURNS,
    TURNING_FATE,
    ZODIAC,
)
from kaizhuo.testing import Speaking


class Player(NamedTuple):
    zodiac: str = "pig"  # nothing to choose, and no points but for columns
    tokens: str = ""
    hand: str = ""
    face_up: str = ""
    board: str = ""
    beside: str = ""
    rows: str = ""  # for the Goat: the dishes of the rows from the top, "-" for none
    more: int = 0  # bonus points earned before


def player(zodiac: str = "pig", tokens: str = "", hand: str = "", **more: str | int) -> Player:
    return Player(zodiac, tokens, hand, **more)  # type: ignore[arg-type]


def counts(names: str) -> int:
    """ "hg hg cb" as counts by dish."""
    return sum([ONE[DISH.index[name]] for name in names.split()])


def cards(names: str) -> int:
    found = 0
    for name in names.split():
        found = with_card(found, FORTUNE.index[name])
    return found


def names(packed: int) -> str:
    return " ".join(name for dish, name in enumerate(DISH.members) for _ in range(count_of(packed, dish)))


def card_names(found: int) -> str:
    return " ".join(FORTUNE.members[kind] for kind in each_card(found))


def lay_out(
    *players: Player,
    stacks: dict[int, str | list[str]] | None = None,
    marker: int = 0,
    rotation: int = 0,
    fate: str | None = None,
    dish: str | None = None,
    bag: str | None = None,
    deck: str | None = None,
    discards: str = "",
    track: int | None = None,
    rounds: int = 2,
    fates_turned: int | None = None,
    easier: bool = False,
) -> SteamState:
    """A position between two turns.  `stacks` by place counted from 1: a steamer, or a list from the lowest up; all
    but the top one are closed.  What is not laid out is in bag, deck and supply."""
    state = new_state(len(players), int(easier), 0)
    state.rounds = rounds
    state.marker = marker
    state.opener = marker
    state.rotation = rotation
    state.sizes = 0
    if track is not None:
        state.track = track
    if fate is not None:
        state.fate = FATE.index[fate]
        state.special = DISH.index[dish] if dish is not None else -1
    for seat, seated in enumerate(players):
        seat_player(state, seat, seated)
    for place, steamers in (stacks or {}).items():
        lay_stack(state, place - 1, [steamers] if isinstance(steamers, str) else steamers)
    if bag is not None:
        state.bag = counts(bag)
    state.discards = cards(discards)
    state.deck = minus(state.deck, state.discards) if deck is None else cards(deck)
    for seat in range(state.seats):
        state.newer[seat] = len(each_card(state.hand[seat]))
    if fates_turned is not None:
        for _ in range(fates_turned):
            state.fates ^= 1 << int(state.fates).bit_length() - 1
    return state


def seat_player(state: SteamState, seat: int, seated: Player) -> None:
    zodiac = ZODIAC.index[seated.zodiac]
    state.zodiac[seat] = zodiac
    state.tokens[seat] = counts(seated.tokens)
    state.supply -= state.tokens[seat]
    state.hand[seat] = cards(seated.hand)
    state.face_up[seat] = cards(seated.face_up)
    state.deck = minus(minus(state.deck, state.hand[seat]), state.face_up[seat])
    state.board[seat] = counts(seated.board)
    state.beside[seat] = counts(seated.beside)
    state.bag -= state.board[seat] + state.beside[seat]
    rows = [DISH.index.get(name, -1) for name in seated.rows.split()] if seated.rows else list(range(5))
    if not CHOOSES_ROWS[zodiac] or seated.rows:
        state.rows[seat] = sum([ONE[dish] * (row + 1) for row, dish in enumerate(rows) if dish >= 0])
    state.hp[seat] = space_points(state, seat) + seated.more
    state.bonus[seat] = seated.more
    for column in range(min([count_of(state.board[seat], dish) for dish in range(5)])):
        state.filled[seat] |= BIT[column]
    for dish in range(5):
        if count_of(state.board[seat], dish) == ROW_LENGTH:
            state.filled[seat] |= BIT[ROW_LENGTH + dish]


def space_points(state: SteamState, seat: int) -> int:
    """What the covered spaces of a board pay."""
    points = 0
    for dish in range(5):
        row = count_of(state.rows[seat], dish) - 1
        for space in range(count_of(state.board[seat], dish)):
            points += SPACES[(state.zodiac[seat] * 5 + row) * ROW_LENGTH + space]
    return points


def lay_stack(state: SteamState, place: int, steamers: list[str]) -> None:
    for level, steamer in enumerate(steamers):
        closed = level < len(steamers) - 1
        contents = counts(steamer)
        put_on(state, place, contents if closed else contents | OPEN)
        state.bag -= contents
        if closed:
            state.sizes += BIT[8 * SIZE_OF[total(contents)]]


def table(*players: Player, turn: int = 0, done: int = 0, **more: object) -> SteamState:
    """A position in which it is somebody's turn."""
    state = lay_out(*players, **more)  # type: ignore[arg-type]
    taken = (turn - state.opener) % state.seats
    state.plan(NOBODY, NEXT_TURN, taken + 1)
    state.plan(turn, GO_ON_TURN, done)
    RULES.settle(state)
    return state


def fated(card: str, *players: Player, **more: object) -> SteamState:
    """A position in which a Fate card has just been turned up."""
    state = lay_out(*players, **more)  # type: ignore[arg-type]
    state.plan(NOBODY, OPEN_TURNS)
    state.ask(CHANCE, TURNING_FATE)
    say(state, f"turn-fate {card}")
    return state


RULES = Speaking(GAME)
say, offered, odds = RULES.say, RULES.offered, RULES.odds
asked, refusal, events = RULES.asked, RULES.refusal, RULES.heard


def tokens(state: SteamState, seat: int) -> str:
    return names(state.tokens[seat])


def hand(state: SteamState, seat: int) -> str:
    return card_names(state.hand[seat])


def board(state: SteamState, seat: int) -> str:
    return names(state.board[seat])


def top(state: SteamState, place: int) -> str:
    """What is in the top steamer of a place, counted from 1."""
    return names(state.top(place - 1))


def stack(state: SteamState, place: int) -> list[str]:
    """All steamers of a place, the lowest first."""
    slots = range((place - 1) * LEVELS, (place - 1) * LEVELS + state.height(place - 1))
    return [names(state.stacks[slot] & CONTENTS) for slot in slots]


def tally(state: SteamState, name: str) -> int:
    """How often an event was told."""
    return events(state).count(name)


def roll(state: SteamState, *faces: int) -> None:
    for face in faces:
        say(state, f"roll {face}")
