"""What is going on at the moment, as a client draws it: the question, the column that is gone through, the draft."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT, members
from kaizhuo.core.state import Seat, seat_of, step_of, subject_of
from kaizhuo.games.flatiron.box.data import COLOURS, STREETS
from kaizhuo.games.flatiron.box.tables import BOTTOM, CELL, DEEDS, TOP
from kaizhuo.games.flatiron.rules.cards import BOUGHT, INTO
from kaizhuo.games.flatiron.rules.columns import append_row, from_place, length, up_to_place
from kaizhuo.games.flatiron.rules.setup import sides_of
from kaizhuo.games.flatiron.rules.state import NO_PAPER, FlatironState
from kaizhuo.games.flatiron.rules.turns import CARDS_ABOVE, CARDS_BELOW, COLUMN_DEED, DONE, IN_COLUMN, deeds_to_come
from kaizhuo.games.flatiron.rules.words import (
    ACTING,
    BURNHAM_SIDING,
    CHOOSING_COLUMN,
    DRAFTING,
    ENACTING,
    LAST_GAP,
    OFFERING,
    PLACING,
    TUCKING,
    WORDS,
)
from kaizhuo.games.flatiron.view.cards import (
    ALL_ACTIONS,
    CARDS,
    DECREE_CARDS,
    PAPERS,
    SIDE_VIEWS,
    CardView,
    DecreeView,
    PaperView,
    PrintedView,
    SideView,
    printed,
)


class QuestionView(msgspec.Struct, frozen=True):
    """What is asked, and about what: the card or decree that is being bought, its column, the action, the pillar."""

    step: str
    seat: int
    card: CardView | None = None
    decree: DecreeView | None = None
    street: str | None = None
    action: PrintedView | None = None
    colour: str | None = None


class StageView(msgspec.Struct, frozen=True):
    """An action of the column that is gone through: "done", "skipped", "next" or "waiting"."""

    action: PrintedView
    state: str


class ActivationView(msgspec.Struct, frozen=True):
    player: int
    street: str
    stages: list[StageView]


def question_view(seen: FlatironState) -> QuestionView | None:
    """Nobody is asked while chance decides, and when the game is over."""
    if not len(seen.pending) or seat_of(seen.pending[len(seen.pending) - 1]) < 0:
        return None
    asked = seen.pending[len(seen.pending) - 1]
    step = step_of(asked)
    subject = subject_of(asked)
    item = BOUGHT.of(subject)
    if step == TUCKING:
        street = CARDS[item].street
    elif step == ENACTING:
        street = STREETS[INTO.of(subject)]
    else:
        street = None
    return QuestionView(
        step=WORDS.steps[step],
        seat=seat_of(asked),
        card=CARDS[item] if step == TUCKING else None,
        decree=DECREE_CARDS[item] if step in (CHOOSING_COLUMN, ENACTING) else None,
        street=street,
        action=printed(DEEDS[COLUMN_DEED.of(subject)], ALL_ACTIONS) if step in (ACTING, OFFERING) else None,
        colour=COLOURS[subject] if step == PLACING else None,
    )


def activation_view(seen: FlatironState) -> ActivationView | None:
    """FL-11  The actions that were visible when the column was activated (FL-R53), and how far it has come."""
    if not len(seen.pending) or step_of(seen.pending[0]) != LAST_GAP or not IN_COLUMN.of(subject_of(seen.pending[0])):
        return None
    player = seat_of(seen.pending[0])
    begun = subject_of(seen.pending[0])
    street = seen.location[player]
    deeds = deeds_begun(seen, player, street, begun)
    to_come = deeds_to_come(seen)
    asked = step_of(seen.pending[len(seen.pending) - 1]) == ACTING
    stages = []
    for i, deed in enumerate(deeds):
        after = len(deeds) - 1 - i
        if after < to_come:
            state = "waiting"
        elif after == to_come and asked:
            state = "next"
        else:
            state = "done" if DONE.of(begun) >> after & 1 else "skipped"
        stages.append(StageView(printed(DEEDS[deed], ALL_ACTIONS), state))
    return ActivationView(player, STREETS[street], stages)


def deeds_begun(seen: FlatironState, player: int, street: int, begun: int) -> list[int]:
    column = player * len(STREETS) + street
    cell = (seen.side[player] * len(STREETS) + street) * 2
    above = from_place(seen.above[column], length(seen.above[column]) - CARDS_ABOVE.of(begun))
    below = up_to_place(seen.below[column], CARDS_BELOW.of(begun))
    found = append_row(vec[i64](), above, TOP)
    return list(append_row(vec[i64]([*found, CELL[cell], CELL[cell + 1]]), below, BOTTOM))


def offered_sides(seen: FlatironState, viewer: Seat) -> list[SideView]:
    """FL-4, FL-25  The sides among which the viewer chooses now."""
    for asked in seen.pending:
        if seat_of(asked) != viewer:
            continue
        if step_of(asked) == DRAFTING:
            return [SIDE_VIEWS[side] for side in members(sides_of(seen, seen.dealt[viewer]))]
        if step_of(asked) == BURNHAM_SIDING:
            return [SIDE_VIEWS[side] for side in members(sides_of(seen, BIT[subject_of(asked)]))]
    return []


def drawn_papers(seen: FlatironState) -> list[PaperView]:
    """FL-22  The newspapers that are drawn and not yet kept, as far as the viewer sees them."""
    return [PAPERS[paper] for paper in (seen.first_drawn, seen.second_drawn) if 0 <= paper < NO_PAPER]
