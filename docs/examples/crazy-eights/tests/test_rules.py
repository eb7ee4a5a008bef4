"""The rules, one number after the other: `pytest tests` in this folder, once the game is installed."""

from __future__ import annotations

import pytest
from crazy_eights.box.options import EightsOptions
from crazy_eights.game import GAME
from crazy_eights.rules.scoring import worth
from crazy_eights.rules.state import EightsState, new_state
from crazy_eights.rules.words import CARD, SUIT, TURN

from kaizhuo.core import engine
from kaizhuo.core.components import members, size
from kaizhuo.core.state import SPECTATOR
from kaizhuo.testing import Speaking

RULES = Speaking(GAME)
LAZY = Speaking(GAME, lazy=True)  # cards that nobody speaks about are dealt as they like
say, offered, refusal, asked = RULES.say, RULES.offered, RULES.refusal, RULES.asked


def cards(names: str) -> int:
    return sum(1 << CARD.index[name] for name in names.split())


def named(mask: int) -> list[str]:
    return [CARD.members[card] for card in members(mask)]


def table(top: str, *hands: str, stock: str | None = None, discards: str = "", draws: int = 1) -> EightsState:
    """A position in which seat 0 is to move: all cards that are not named lie in the stock."""
    state = new_state(len(hands), draws)
    state.top = CARD.index[top]
    state.suit = state.top // 13
    state.discards = cards(discards)
    for seat, hand in enumerate(hands):
        state.hand[seat] = cards(hand)
    seen = cards(" ".join([top, discards, *hands]))
    state.stock = state.stock & ~seen if stock is None else cards(stock)
    state.ask(0, TURN)
    return state


@pytest.mark.rule("CE-1")
@pytest.mark.parametrize(("seats", "dealt"), [(2, 7), (3, 5), (4, 5), (5, 5)])
def test_two_are_dealt_seven_cards_and_more_are_dealt_five(seats: int, dealt: int) -> None:
    state = GAME.setup(seats, EightsOptions())
    LAZY.draw(state)
    assert [size(hand) for hand in state.hand] == [dealt] * seats


@pytest.mark.rule("CE-1")
def test_nobody_can_play_a_card_they_do_not_hold() -> None:
    assert refusal(table("5-hearts", "6-hearts 2-clubs", "7-hearts 3-clubs"), "play 7-hearts") == "CE-1"


@pytest.mark.rule("CE-2")
def test_any_card_but_an_eight_can_be_turned_up() -> None:
    state = GAME.setup(2, EightsOptions())
    while asked(state)[1] == "dealing":
        say(state, f"deal {next(card for card in offered(state, 'deal') if not card.startswith('8'))}")
    assert len(offered(state, "turn-up")) == 52 - 14 - 4
    say(state, "turn-up *")
    assert asked(state) == (0, "turn")


@pytest.mark.rule("CE-3")
def test_a_card_follows_the_suit_or_the_rank() -> None:
    state = table("5-hearts", "5-clubs 9-hearts 9-clubs", "2-spades 3-spades")
    assert offered(state, "play") == ["5-clubs", "9-hearts"]
    assert refusal(state, "play 9-clubs") == "CE-3"
    say(state, "play 5-clubs")
    assert CARD.members[state.top] == "5-clubs"
    assert SUIT.members[state.suit] == "clubs"


@pytest.mark.rule("CE-3")
def test_whoever_could_play_may_draw() -> None:
    assert "draw" in offered(table("5-hearts", "5-clubs 2-clubs", "2-spades 3-spades"))


@pytest.mark.rule("CE-4")
def test_an_eight_follows_everything_and_its_player_names_the_suit() -> None:
    state = table("5-hearts", "8-clubs 9-clubs", "2-spades 8-spades 3-hearts")
    say(state, "play 8-clubs")
    assert asked(state) == (0, "naming")
    assert refusal(state, "pass") == "CE-4"
    say(state, "name spades")
    assert asked(state) == (1, "turn")
    assert offered(state, "play") == ["2-spades", "8-spades"]


@pytest.mark.rule("CE-5")
@pytest.mark.parametrize("draws", [1, 2, 3])
def test_so_many_cards_are_drawn_as_was_agreed(draws: int) -> None:
    state = table("5-hearts", "2-clubs 3-clubs", "2-spades 3-spades", draws=draws)
    for _ in range(draws):
        say(state, "draw", "fish *")
    assert size(state.hand[0]) == 2 + draws
    assert refusal(state, "draw") == "CE-5"


@pytest.mark.rule("CE-5")
def test_a_card_that_was_drawn_can_be_played_at_once() -> None:
    state = table("5-hearts", "2-clubs 3-clubs", "2-spades 3-spades")
    say(state, "draw", "fish 5-spades", "play 5-spades")
    assert asked(state) == (1, "turn")


@pytest.mark.rule("CE-6")
def test_whoever_has_drawn_passes_and_nobody_passes_before() -> None:
    state = table("5-hearts", "2-clubs 3-clubs", "2-spades 3-spades", "4-spades 6-spades")
    assert refusal(state, "pass") == "CE-6"
    say(state, "draw", "fish 4-clubs", "pass")
    assert asked(state) == (1, "turn")


@pytest.mark.rule("CE-7")
def test_discards_become_the_stock_but_for_the_top_card() -> None:
    state = table("5-hearts", "2-clubs 3-clubs", "2-spades 3-spades", stock="", discards="6-hearts 7-hearts")
    say(state, "draw")
    assert RULES.heard(state) == ["shuffled", "drew"]
    assert offered(state, "fish") == ["6-hearts", "7-hearts"]
    assert (CARD.members[state.top], state.discards) == ("5-hearts", 0)


@pytest.mark.rule("CE-8")
def test_the_last_card_wins_what_the_others_hold() -> None:
    state = table("5-hearts", "6-hearts", "K-spades 3-spades", "8-clubs")
    say(state, "play 6-hearts")
    assert engine.over(state)
    assert GAME.scores(state) == [10 + 3 + 50, 0, 0]
    assert RULES.events(state, "showed") == ["showed 1 3-spades", "showed 1 K-spades", "showed 2 8-clubs"]


@pytest.mark.rule("CE-8", "CE-4")
def test_an_eight_as_last_card_names_nothing() -> None:
    state = table("5-hearts", "8-spades", "K-spades")
    say(state, "play 8-spades")
    assert engine.over(state)


@pytest.mark.rule("CE-9")
@pytest.mark.parametrize(
    ("card", "points"), [("8", 50), ("K", 10), ("Q", 10), ("J", 10), ("10", 10), ("2", 2), ("A", 1)]
)
def test_what_cards_count(card: str, points: int) -> None:
    assert worth(cards(f"{card}-clubs")) == points


@pytest.mark.rule("CE-10")
def test_when_all_pass_the_fewest_points_win_the_difference_to_each() -> None:
    state = table("5-hearts", "2-clubs", "9-clubs K-spades", "A-clubs 3-spades", stock="")
    say(state, "pass", "pass", "pass")
    assert engine.over(state)
    assert GAME.scores(state) == [17 + 2, 0, 0]


@pytest.mark.rule("CE-10")
def test_equally_few_points_share_the_victory() -> None:
    state = table("5-hearts", "2-clubs", "2-spades", "K-clubs", stock="")
    say(state, "pass", "pass", "pass")
    assert GAME.scores(state) == [8, 8, 0]


@pytest.mark.rule("CE-11")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_how_many_cards_there_are_is_known_and_which_they_are_is_not(viewer: int) -> None:
    state = table("5-hearts", "2-clubs 3-clubs", "2-spades 3-spades", discards="6-hearts")
    seen = GAME.redact(state, viewer)
    assert [seen.hand_size(seat) for seat in range(2)] == [2, 2]
    assert (seen.stock_size(), seen.stock) == (46, 0)
    assert named(seen.discards) == ["6-hearts"]
    for seat in range(2):
        assert seen.hand[seat] == (state.hand[seat] if seat == viewer else 0)
