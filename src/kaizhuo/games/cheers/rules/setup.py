"""Chapter 1: recipes, camps, hands and who starts (CH-1 to CH-4, CH-20, CH-21, CH-23, CH-24)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep
from kaizhuo.games.cheers.box.tables import (
    ALL_CARDS,
    MOST_SEATS,
    PRINTED,
    PRINTED_COUNT,
    RECIPE_COUNT,
    TEAM,
    TOKEN_WAYS,
    UNIT,
    card_count,
)
from kaizhuo.games.cheers.rules.deck import draw_one, list_draws
from kaizhuo.games.cheers.rules.state import APPRENTICE, MASQUERADE, RULES, CheersState
from kaizhuo.games.cheers.rules.turns import begin_turn
from kaizhuo.games.cheers.rules.words import (
    CAMP_DEALT,
    DEAL,
    DEAL_CAMP,
    DEALING,
    DEALING_CAMP,
    DEALT,
    DRAW_RECIPE,
    DRAWING_RECIPE,
    RECIPE_DRAWN,
    START,
    STARTED,
    STARTING,
)


def begin_game(state: CheersState) -> None:
    """CH-1, CH-23  Teams sit as the table of seatings says.  CH-21  In the masquerade camps are dealt later."""
    state.deck = ALL_CARDS
    if state.variant != MASQUERADE:
        for seat in range(state.seats):
            state.team[seat] = TEAM[state.seating * MOST_SEATS + seat]
    state.ask(CHANCE, DRAWING_RECIPE, 0)


def master(state: CheersState, team: i64) -> Seat:
    """CH-2, CH-20  The member with the lowest seat."""
    seat: i64 = 0
    while state.team[seat] != team:
        seat += 1
    return seat


def initiates(state: CheersState, team: i64) -> i64:
    """CH-2  Who knows the recipe of a team, as bits: its members; CH-20 only its master."""
    if state.variant == APPRENTICE:
        return BIT[master(state, team)]
    members: i64 = 0
    for seat in range(state.seats):
        if state.team[seat] == team:
            members |= BIT[seat]
    return members


def taken(state: CheersState) -> i64:
    """The recipes that a team has, as bits."""
    found: i64 = 0
    for team in range(state.teams()):
        if state.recipe[team] >= 0:
            found |= BIT[state.recipe[team]]
    return found


@final
class DrawingRecipe(ChanceStep[CheersState]):
    """CH-2  A recipe for each team: a set of cards that no other team has, or five tokens."""

    def options(self, state: CheersState, seat: Seat, team: i64, out: Answers) -> None:
        if not state.printed:
            for recipe in range(RECIPE_COUNT):
                out.add_copies(DRAW_RECIPE + recipe, TOKEN_WAYS[recipe])
            return
        for i in range(PRINTED_COUNT):
            if not taken(state) & BIT[PRINTED[i]]:
                out.add(DRAW_RECIPE + PRINTED[i])

    def apply(self, state: CheersState, seat: Seat, team: i64, action: Action) -> None:
        state.recipe[team] = action - DRAW_RECIPE
        if state.variant != MASQUERADE and state.journal is not None:
            state.tell(RECIPE_DRAWN, team, state.recipe[team], 0, initiates(state, team))
        if team + 1 < state.teams():
            state.ask(CHANCE, DRAWING_RECIPE, team + 1)
        elif state.variant == MASQUERADE:
            state.ask(CHANCE, DEALING_CAMP, 0)
        else:
            state.ask(CHANCE, DEALING, 0)


def camp_tokens_left(state: CheersState, camp: i64) -> i64:
    """CH-21  As many as the camp has members, less those that are dealt."""
    left: i64 = 0
    for seat in range(state.seats):
        if TEAM[state.seating * MOST_SEATS + seat] == camp:
            left += 1
        if state.team[seat] == camp:
            left -= 1
    return left


@final
class DealingCamp(ChanceStep[CheersState]):
    """CH-21  Everybody gets a camp, and with it a recipe, face down."""

    def options(self, state: CheersState, seat: Seat, receiver: i64, out: Answers) -> None:
        for camp in range(state.teams()):
            out.add_copies(DEAL_CAMP + camp, camp_tokens_left(state, camp))

    def apply(self, state: CheersState, seat: Seat, receiver: i64, action: Action) -> None:
        camp = action - DEAL_CAMP
        state.team[receiver] = camp
        if state.journal is not None:
            state.tell(CAMP_DEALT, receiver, camp, state.recipe[camp], BIT[receiver])
        if receiver + 1 < state.seats:
            state.ask(CHANCE, DEALING_CAMP, receiver + 1)
        else:
            state.ask(CHANCE, DEALING, 0)


@final
class Dealing(ChanceStep[CheersState]):
    """CH-3  Three cards to each player; CH-24 four to each member of the smaller team."""

    def options(self, state: CheersState, seat: Seat, receiver: i64, out: Answers) -> None:
        list_draws(state.deck, DEAL, out)

    def outcome(self, state: CheersState, receiver: i64, rng: Rng, out: Answers) -> Action:
        return draw_one(state.deck, DEAL, rng)

    def apply(self, state: CheersState, seat: Seat, receiver: i64, action: Action) -> None:
        card = action - DEAL
        state.deck -= UNIT[card]
        state.hand[receiver] += UNIT[card]
        if state.journal is not None:
            state.tell(DEALT, receiver, card, 0, BIT[receiver])
        if card_count(state.hand[receiver]) < state.hand_limit(receiver):
            state.ask(CHANCE, DEALING, receiver)
        elif receiver + 1 < state.seats:
            state.ask(CHANCE, DEALING, receiver + 1)
        elif state.starts_as_written():
            begin_turn(state)
        else:
            state.ask(CHANCE, STARTING)


@final
class Starting(ChanceStep[CheersState]):
    """CH-4  Anybody may start.  CH-23  In odd games the order begins as it is written, so nobody is drawn."""

    def options(self, state: CheersState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_span(START, state.seats)

    def apply(self, state: CheersState, seat: Seat, subject: i64, action: Action) -> None:
        state.position = action - START
        state.tell(STARTED, state.at_turn(0))
        begin_turn(state)


RULES.step(DRAWING_RECIPE, DrawingRecipe())
RULES.step(DEALING_CAMP, DealingCamp())
RULES.step(DEALING, Dealing())
RULES.step(STARTING, Starting())
