"""Chapter 6: drawing cards, and the end of the deck (CH-6, CH-12, CH-17, CH-18)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep
from kaizhuo.games.cheers.box.tables import CARD_COUNT, FIELD, SHIFT, TURN_LIMIT, UNIT, card_count, copies_of
from kaizhuo.games.cheers.rules.state import RULES, CheersState
from kaizhuo.games.cheers.rules.turns import next_turn
from kaizhuo.games.cheers.rules.words import DRAW, DRAWING, DRAWN_DECK, DRAWN_TURNS, DREW, SAW


def list_draws(deck: i64, verb: i64, out: Answers) -> None:
    """Every card that is left in the deck."""
    for card in range(CARD_COUNT):
        out.add_copies(verb + card, copies_of(deck, card))


def draw_one(deck: i64, verb: i64, rng: Rng) -> Action:
    """Any card of the deck, without a list."""
    left = rng.below(card_count(deck))
    card: i64 = 0
    while True:
        left -= (deck & FIELD[card]) >> SHIFT[card]  # copies_of(deck, card), written out: a hot loop
        if left < 0:
            return verb + card
        card += 1


def draw_cards(state: CheersState) -> None:
    """CH-6, CH-12  The active player draws what is due to them; then the turn passes.

    CH-18  After 300 turns the game is drawn.
    """
    if state.due:
        state.ask(CHANCE, DRAWING)
    elif state.turns >= TURN_LIMIT:
        state.tell(DRAWN_TURNS, state.turns)
    else:
        next_turn(state)


@final
class Drawing(ChanceStep[CheersState]):
    """CH-17  Draw a card.  When the deck is empty, in the middle of a draw or after it, the game is drawn."""

    def options(self, state: CheersState, seat: Seat, subject: i64, out: Answers) -> None:
        list_draws(state.deck, DRAW, out)

    def outcome(self, state: CheersState, subject: i64, rng: Rng, out: Answers) -> Action:
        return draw_one(state.deck, DRAW, rng)

    def apply(self, state: CheersState, seat: Seat, subject: i64, action: Action) -> None:
        card = action - DRAW
        drawer = state.at_turn(0)
        state.deck -= UNIT[card]
        state.hand[drawer] += UNIT[card]
        state.due -= 1
        if state.journal is not None:
            state.tell(DREW, drawer)
            state.tell(SAW, drawer, card, 0, BIT[drawer])
        if state.deck:
            draw_cards(state)
        else:
            state.tell(DRAWN_DECK)


RULES.step(DRAWING, Drawing())
