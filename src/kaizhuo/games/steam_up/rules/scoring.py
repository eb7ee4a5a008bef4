"""The end: counting up (ST-33, ST-34, ST-R28, ST-R38, ST-R39)."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.game import Share
from kaizhuo.core.state import Seat
from kaizhuo.games.steam_up.box.tables import CARDS_PER_POINT, TOKENS_PER_POINT
from kaizhuo.games.steam_up.rules.counts import total
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.rules.words import CAUSE, ENDED, LEFT_CARDS, LEFT_TOKENS


def lost_for_tokens(state: SteamState, seat: Seat) -> i64:
    """ST-R38  A point lost for every two tokens left."""
    return total(state.tokens[seat]) // TOKENS_PER_POINT


def won_for_cards(state: SteamState, seat: Seat) -> i64:
    """ST-R38  A point won for every two Fortune cards in hand."""
    return state.hand_size(seat) // CARDS_PER_POINT


def final_score(state: SteamState, seat: Seat) -> i64:
    """ST-33  HP, minus what tokens cost, plus what cards give."""
    return state.hp[seat] - lost_for_tokens(state, seat) + won_for_cards(state, seat)


def dim_sum(state: SteamState, seat: Seat) -> i64:
    """ST-34  All that was collected, those beside the board included."""
    return total(state.board[seat]) + total(state.beside[seat])


def scores(state: SteamState) -> list[int]:
    """HP while the game lasts, then the final scores."""
    if len(state.pending):
        return [int(points) for points in state.hp]
    return [int(final_score(state, seat)) for seat in range(state.seats)]


def places(state: SteamState) -> list[int]:
    """ST-34, ST-R39  Most points; then most dim sum; then the victory is shared."""
    ranks = [(score, int(dim_sum(state, seat))) for seat, score in enumerate(scores(state))]
    return [1 + sum([other > rank for other in ranks]) for rank in ranks]


def count_up(state: SteamState) -> None:
    for seat in range(state.seats):
        if lost_for_tokens(state, seat):
            state.tell(LEFT_TOKENS, seat, lost_for_tokens(state, seat))
        if won_for_cards(state, seat):
            state.tell(LEFT_CARDS, seat, won_for_cards(state, seat))
    state.tell(ENDED)


def breakdown(state: SteamState) -> list[list[Share]]:
    """ST-33  What the spaces paid, what boards and cards did, and what was left over."""
    found: list[list[Share]] = []
    for seat in range(state.seats):
        bonus = [int(state.bonus_by(seat, cause)) for cause in range(len(CAUSE.members))]
        own = [("points-spaces", int(state.hp[seat]) - sum(bonus))]
        own += [(f"points-{cause}", points) for cause, points in zip(CAUSE.members, bonus, strict=True)]
        own.append(("points-tokens-left", -int(lost_for_tokens(state, seat))))
        own.append(("points-cards-left", int(won_for_cards(state, seat))))
        found.append([share for share in own if share[1]])
    return found


def verdict(state: SteamState) -> str:
    """ST-34, ST-R39  Most points; then most dim sum; then the victory is shared."""
    points = scores(state)
    if points.count(max(points)) == 1:
        return "verdict-most"
    return "verdict-shared" if places(state).count(1) > 1 else "verdict-dim-sum"
