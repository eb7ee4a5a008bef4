"""Three or five players."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.state import CHANCE
from kaizhuo.games.cheers.box.tables import card_count
from tests.games.cheers.table import act, asked, dealt, offered, refusal, say, shaker, table

ORDERS = {
    "1+2": [0, 1, 0, 2],
    "1+2+2": [0, 1, 2, 0, 3, 4],
    "2+3": [0, 1, 2, 3, 0, 4, 2, 1, 0, 3, 2, 4],
}
SIX = "beer beer soda soda whisky whisky"
FIVE = "beer beer soda soda whisky"


@pytest.mark.rule("CH-23")
@pytest.mark.parametrize("seating", list(ORDERS))
def test_the_order_of_turns_over_two_full_cycles(seating: str) -> None:
    state = table(seating=seating)
    found = []
    for turn in range(2 * len(ORDERS[seating])):
        found.append(asked(state)[0])
        state.sends = 0
        seat = asked(state)[0]
        state.shaker[seat] = 0b1
        state.shaker[(seat + 1) % state.seats] = 0
        say(state, f"send beer {(seat + 1) % state.seats}")
        assert state.turns == turn + 1
    assert found == ORDERS[seating] * 2


@pytest.mark.rule("CH-23")
@pytest.mark.parametrize(("seats", "chosen"), [(3, "usual"), (5, "usual"), (5, "1+2+2"), (5, "2+3")])
def test_the_order_begins_as_written_and_nobody_is_drawn(seats: int, chosen: str) -> None:
    for seed in range(5):
        state = dealt(seats, seed, teams=chosen)
        assert asked(state) == (0, "turn")
        assert state.turns == 0


@pytest.mark.rule("CH-23")
@pytest.mark.parametrize(
    ("seats", "chosen", "teams"),
    [(3, "usual", [0, 1, 1]), (5, "usual", [0, 1, 2, 1, 2]), (5, "2+3", [0, 1, 0, 1, 1])],
)
def test_who_plays_with_whom(seats: int, chosen: str, teams: list[int]) -> None:
    assert list(dealt(seats, 1, teams=chosen).team) == teams


@pytest.mark.rule("CH-24")
@pytest.mark.parametrize(
    ("seats", "chosen", "hands"),
    [(3, "usual", [4, 3, 3]), (5, "usual", [4, 3, 3, 3, 3]), (5, "2+3", [4, 3, 4, 3, 3])],
)
def test_members_of_the_smaller_team_hold_four_cards(seats: int, chosen: str, hands: list[int]) -> None:
    state = dealt(seats, 4, teams=chosen)
    assert [card_count(hand) for hand in state.hand] == hands


@pytest.mark.rule("CH-24")
def test_a_return_of_the_smaller_team_draws_four() -> None:
    state = table(seating="2+3", position=2)
    say(state, "return")
    drawn = 0
    while engine.actor(state) == CHANCE:
        say(state, offered(state)[0])
        drawn += 1
    assert drawn == 4
    say(state, "return")
    for _ in range(3):
        assert engine.actor(state) == CHANCE
        say(state, offered(state)[0])
    assert asked(state)[1] == "turn"


@pytest.mark.rule("CH-24")
def test_anyone_may_toast_and_send_into_the_extra_shaker() -> None:
    for position in range(3):
        state = table(seating="1+2", position=position, shakers={"0": "beer", "1": "beer", "2": "beer"})
        assert "send beer extra" in offered(state)
        assert len([s for s in offered(state, "toast") if s.endswith("extra")]) > 0
        toast = next(s for s in offered(state) if s.startswith("toast") and s.endswith("extra"))
        act(state, toast)
        assert shaker(state, "extra") == toast.split()[1].split("-")[0]


@pytest.mark.rule("CH-24")
def test_nobody_sends_from_the_extra_shaker() -> None:
    for position in range(3):
        state = table(seating="1+2", position=position, shakers={"extra": "wine whisky"})
        assert offered(state, "send") == []
        assert refusal(state, "send wine 1") == "CH-11"


@pytest.mark.rule("CH-24")
def test_a_recipe_in_the_extra_shaker_wins_for_the_smaller_team_only() -> None:
    for seating in ("1+2", "1+2+2", "2+3"):
        hands = {1: "martini-soda wine-soda soda-beer"}
        state = table(hands, {"extra": "beer beer wine whisky"}, seating=seating, position=1)
        say(state, "toast martini-soda extra")
        assert state.winners == 0b01
        hands = {0: "soda-beer wine-soda soda-beer beer-beer"}
        state = table(hands, {"extra": "wine wine whisky martini"}, seating=seating)
        act(state, "toast soda-beer extra")
        assert state.winners == 0, "the recipe of B"


@pytest.mark.rule("CH-24")
def test_the_extra_shaker_may_receive_from_anybody_even_beside_its_owner() -> None:
    state = table({0: "beer-wine wine-soda soda-beer beer-beer"}, {"1": "wine"}, seating="1+2")
    say(state, "toast beer-wine 1")
    assert offered(state, "give beer") == ["0", "2", "extra"]
    say(state, "give beer 0")
    assert offered(state, "give wine") == ["2", "extra"]
    say(state, "give wine extra")
    assert (shaker(state, "0"), shaker(state, "extra")) == ("beer", "wine")


@pytest.mark.rule("CH-24")
def test_for_its_own_team_the_extra_shaker_is_no_opponent() -> None:
    state = table({0: "beer-wine wine-soda soda-beer beer-beer"}, {"0": "wine"}, seating="2+3")
    say(state, "toast beer-wine 0", "give beer extra")
    assert offered(state, "give wine") == ["1", "3", "4"], "not the team mate, too"
    assert refusal(state, "give wine 2") == "CH-8"


@pytest.mark.rule("CH-24")
def test_the_lone_player_may_give_to_their_extra_shaker_and_an_opponent() -> None:
    state = table({0: "beer-wine wine-soda soda-beer beer-beer"}, {"0": "wine"}, seating="1+2")
    say(state, "toast beer-wine 0")
    assert offered(state, "give beer") == ["1", "2", "extra"]
    say(state, "give beer extra")
    assert offered(state, "give wine") == ["1", "2"]


@pytest.mark.rule("CH-24")
def test_a_cheers_in_the_extra_shaker_may_give_one_card_to_its_own_team() -> None:
    state = table({0: "beer-wine wine-soda soda-beer beer-beer"}, {"extra": "wine"}, seating="2+3")
    say(state, "toast beer-wine extra")
    assert offered(state, "give beer") == ["0", "1", "2", "3", "4"]
    say(state, "give beer 0")
    assert offered(state, "give wine") == ["1", "3", "4"]
    assert refusal(state, "give wine extra") == "CH-8"


@pytest.mark.rule("CH-24")
def test_with_keep_a_card_may_stay_in_the_extra_shaker() -> None:
    state = table({0: "beer-wine wine-soda soda-beer beer-beer"}, {"extra": "wine"}, seating="2+3", keep=True)
    say(state, "toast beer-wine extra", "give beer extra")
    assert offered(state, "give wine") == ["1", "3", "4"]
    say(state, "give wine 1")
    assert shaker(state, "extra") == "beer"


@pytest.mark.rule("CH-25")
@pytest.mark.parametrize("seating", ["1+2", "1+2+2"])
def test_the_lone_member_decides_for_the_extra_shaker(seating: str) -> None:
    for position, seat in enumerate(ORDERS[seating]):
        hands = {seat: "beer-wine wine-wine soda-beer" + (" beer-beer" if seat == 0 else "")}
        state = table(hands, {"extra": "wine"}, seating=seating, position=position)
        say(state, "toast beer-wine extra")
        assert asked(state) == (0, "cheers")
        state = table(hands, {"extra": SIX}, seating=seating, position=position)
        say(state, "toast wine-wine extra")
        assert asked(state) == (0, "overflow")


@pytest.mark.rule("CH-25")
@pytest.mark.parametrize(
    ("position", "decides"),
    [(0, 0), (1, 2), (2, 2), (3, 0), (4, 0), (5, 2), (6, 2), (7, 0), (8, 0), (9, 2), (10, 2), (11, 0)],
)
def test_of_two_members_the_one_whose_turn_it_is_or_comes_next_decides(position: int, decides: int) -> None:
    seat = ORDERS["2+3"][position]
    hands = {seat: "beer-wine wine-wine soda-beer" + (" beer-beer" if seat in (0, 2) else "")}
    state = table(hands, {"extra": "wine"}, seating="2+3", position=position)
    say(state, "toast beer-wine extra")
    assert asked(state) == (decides, "cheers")
    state = table(hands, {"extra": SIX}, seating="2+3", position=position)
    say(state, "toast wine-wine extra")
    assert asked(state) == (decides, "overflow")


@pytest.mark.rule("CH-13", "CH-25")
def test_who_decides_for_two_shakers_begins_with_their_own() -> None:
    hands = {1: "beer-wine wine-wine soda-beer"}
    state = table(hands, {"1": "wine", "0": SIX, "extra": FIVE + " martini"}, seating="1+2", position=1)
    say(state, "toast beer-wine 1", "give beer 0", "give wine extra")
    assert asked(state) == (0, "overflow")
    assert "discard martini" not in offered(state), "their own shaker"
    say(state, "discard beer")
    assert asked(state) == (0, "overflow")
    assert "discard martini" in offered(state), "the extra one"
    say(state, "discard martini")
    assert engine.actor(state) == CHANCE


@pytest.mark.rule("CH-13", "CH-23")
def test_in_odd_games_overflows_are_settled_in_the_order_of_turns() -> None:
    """It is A2's turn (the seventh of the cycle); B1 has the next turn, then A1, then B2."""
    hands = {2: "beer-wine wine-wine soda-beer beer-beer"}
    state = table(hands, {"2": "wine", "0": SIX, "3": SIX}, seating="2+3", position=6)
    say(state, "toast beer-wine 2", "give beer 0", "give wine 3")
    assert asked(state) == (0, "overflow")
    say(state, "discard beer")
    assert asked(state) == (3, "overflow")
