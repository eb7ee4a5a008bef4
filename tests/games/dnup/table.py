"""Positions of d'nup, written as a person would lay them out: "7/1" is a card with its 7 up."""

from __future__ import annotations

from kaizhuo.core.components import BIT, members
from kaizhuo.games.dnup.box.tables import VALUE
from kaizhuo.games.dnup.game import GAME
from kaizhuo.games.dnup.rules.state import DnupState, new_state
from kaizhuo.games.dnup.rules.turns import begin_turn
from kaizhuo.games.dnup.rules.words import SIDE
from kaizhuo.testing import Speaking

RULES = Speaking(GAME)
say, offered, refusal, asked, events = RULES.say, RULES.offered, RULES.refusal, RULES.asked, RULES.heard


class Layout:
    """Lays cards out one by one; the second of two twins is taken when the first is gone."""

    def __init__(self) -> None:
        self.used = 0
        self.turned = 0

    def cards(self, names: str) -> int:
        mask = 0
        for name in names.split():
            side = SIDE.index[name]
            if self.used & BIT[side // 2]:
                side = SIDE.index[f"{name}b"]
            assert not self.used & BIT[side // 2], f"there is no further {name}"
            self.used |= BIT[side // 2]
            self.turned |= BIT[side // 2] * (side & 1)
            mask |= BIT[side // 2]
        return mask


def table(
    *hands: str,
    sets: dict[int, str] | None = None,
    turn: int = 0,
    area: int = 0,
    goal: int = 4,
    letters: list[int] | None = None,
    first_out: int = -1,
) -> DnupState:
    """A position: hands by seat, sets by place; all other cards are discarded.  The turn has begun."""
    seats = len(hands)
    layout = Layout()
    state = new_state(seats, 2 if seats == 2 else goal)
    state.rounds = 1
    state.first_out = first_out
    for seat, hand in enumerate(hands):
        state.hand[seat] = layout.cards(hand)
        state.letters[seat] = letters[seat] if letters else 0
    for place, cards in (sets or {}).items():
        state.table[place] = layout.cards(cards)
        state.value[place] = int(cards.split()[0].split("/")[0])
        state.size[place] = len(cards.split())
    state.turned = layout.turned
    state.discards = state.deck() & ~layout.used
    begin_turn(state, turn, area)
    return state


def hand(state: DnupState, seat: int) -> list[str]:
    """A hand as its holder sees it, by value."""
    return sorted(_names(state, state.hand[seat]), key=lambda name: int(name.split("/")[0]))


def on_table(state: DnupState, place: int) -> list[str]:
    return _names(state, state.table[place])


def _names(state: DnupState, cards: int) -> list[str]:
    sides = [2 * card + (state.turned >> card & 1) for card in members(cards)]
    return [f"{VALUE[side]}/{VALUE[side ^ 1]}" for side in sides]
