"""Chapter 3: two cards are handed on."""

from __future__ import annotations

import pytest

from kaizhuo.games.cheers.rules.state import CheersState
from tests.games.cheers.table import asked, events, offered, refusal, say, shaker, table


def cheers(place: str = "2", **given: object) -> CheersState:
    """Seat 0 toasts a beer that clinks with the wine in a shaker."""
    shakers = given.pop("shakers", {place: "wine soda"})
    state = table({0: "beer-wine wine-soda soda-beer"}, shakers, **given)  # type: ignore[arg-type]
    say(state, f"toast beer-wine {place}")
    return state


@pytest.mark.rule("CH-8")
def test_the_owner_of_the_shaker_hands_both_cards_on() -> None:
    state = cheers("1")
    assert asked(state) == (1, "cheers")
    say(state, "give beer 0", "give wine 3")
    assert [shaker(state, name) for name in "0123"] == ["beer", "soda", "", "wine"]
    assert events(state).count("gave") == 2


@pytest.mark.rule("CH-8")
def test_the_owner_picks_who_gets_which_card() -> None:
    state = cheers("1")
    say(state, "give beer 3", "give wine 0")
    assert [shaker(state, name) for name in "0123"] == ["wine", "soda", "", "beer"]


@pytest.mark.rule("CH-8")
def test_neither_card_goes_back_where_it_came_from() -> None:
    state = cheers("1")
    assert offered(state) == ["give beer 0", "give beer 2", "give beer 3"]
    assert refusal(state, "give beer 1") == "CH-8"
    say(state, "give beer 0")
    assert offered(state) == ["give wine 2", "give wine 3"]
    assert refusal(state, "give wine 1") == "CH-8"


@pytest.mark.rule("CH-8")
def test_the_receivers_differ() -> None:
    state = cheers("1")
    say(state, "give beer 0")
    assert refusal(state, "give wine 0") == "CH-8"


@pytest.mark.rule("CH-8")
def test_the_played_card_is_handed_on_first() -> None:
    state = cheers("1")
    assert refusal(state, "give wine 0") == "CH-8"
    assert refusal(state, "give soda 0") == "CH-8"
    assert refusal(state, "give beer 5") == "CH-3"


@pytest.mark.rule("CH-8")
def test_at_least_one_receiver_is_an_opponent() -> None:
    state = cheers("4", seating="2x3")
    assert asked(state) == (4, "cheers")
    assert offered(state, "give beer") == ["0", "1", "2", "3", "5"]
    say(state, "give beer 0")
    assert offered(state, "give wine") == ["1", "3", "5"]
    assert refusal(state, "give wine 2") == "CH-8", "two team mates"


@pytest.mark.rule("CH-8")
def test_opponents_may_get_both() -> None:
    state = cheers("4", seating="2x3")
    say(state, "give beer 1")
    assert offered(state, "give wine") == ["0", "2", "3", "5"]


@pytest.mark.rule("CH-8")
def test_by_the_house_rule_one_card_may_stay_and_the_other_goes_to_an_opponent() -> None:
    state = cheers("4", seating="2x3", keep=True)
    assert offered(state, "give beer") == ["0", "1", "2", "3", "4", "5"]
    say(state, "give beer 4")
    assert offered(state, "give wine") == ["1", "3", "5"]
    say(state, "give wine 3")
    assert shaker(state, "4") == "beer soda"
    assert "kept" in events(state)


@pytest.mark.rule("CH-8")
def test_by_the_house_rule_the_partner_may_stay_too_but_not_beside_a_team_mate() -> None:
    state = cheers("4", seating="2x3", keep=True)
    say(state, "give beer 1")
    assert offered(state, "give wine") == ["0", "2", "3", "4", "5"]
    state = cheers("4", seating="2x3", keep=True)
    say(state, "give beer 0")
    assert refusal(state, "give wine 4") == "CH-8"


@pytest.mark.rule("CH-8")
def test_by_the_house_rule_not_both_may_stay() -> None:
    state = cheers("1", keep=True)
    say(state, "give beer 1")
    assert refusal(state, "give wine 1") == "CH-8"


@pytest.mark.rule("CH-8")
def test_the_turn_waits_until_both_are_handed_on() -> None:
    state = cheers("1")
    assert refusal(state, "toast beer-beer 0") == "CH-8"
    assert refusal(state, "discard beer") == "CH-8"


@pytest.mark.rule("CH-9")
def test_nobody_is_asked_which_of_several_fitting_cards_clinks() -> None:
    state = cheers("1", shakers={"1": "wine wine soda"})
    assert offered(state) == ["give beer 0", "give beer 2", "give beer 3"]
    assert shaker(state, "1") == "wine soda"


@pytest.mark.rule("CH-9")
def test_two_identical_cards_are_handed_on_in_one_order_only() -> None:
    state = table({0: "wine-wine wine-soda soda-beer"}, {"1": "wine soda"})
    say(state, "toast wine-wine 1")
    assert offered(state) == ["give wine 0", "give wine 2"]
    assert refusal(state, "give wine 3") == "CH-9", "whoever is to have it is named second"
    say(state, "give wine 2")
    assert [shaker(state, name) for name in "0123"] == ["", "soda", "wine", "wine"], "one way is left, nobody is asked"


@pytest.mark.rule("CH-9")
def test_the_second_of_two_identical_cards_goes_to_a_later_shaker() -> None:
    state = table({0: "wine-wine wine-soda soda-beer"}, {"1": "wine soda"}, seating="2x3")
    say(state, "toast wine-wine 1", "give wine 2")
    assert offered(state) == ["give wine 3", "give wine 4", "give wine 5"]
    assert refusal(state, "give wine 0") == "CH-9"
    assert refusal(state, "give wine 2") == "CH-8"


@pytest.mark.rule("CH-9")
def test_every_pair_of_receivers_can_be_had_for_two_identical_cards_in_one_way() -> None:
    state = table({0: "wine-wine wine-soda soda-beer"}, {"1": "wine soda"}, seating="2x3", keep=True)
    say(state, "toast wine-wine 1")
    found = []
    for first in offered(state):
        begun = state.copy()
        say(begun, first)
        for second in offered(begun) if asked(begun)[1] == "cheers" else [""]:
            done = begun.copy()
            say(done, *filter(None, [second]))
            found.append("".join(name for name in "012345" if "wine" in shaker(done, name)))
    assert sorted(found) == sorted(f"{a}{b}" for a in range(6) for b in range(a + 1, 6) if {a, b} & {0, 2, 4})


@pytest.mark.rule("CH-22")
def test_in_the_masquerade_it_is_not_tested_who_is_an_opponent() -> None:
    for camps in ([0, 0, 0, 1, 1, 1], [1, 0, 1, 0, 1, 0], [0, 1, 1, 1, 0, 0]):
        state = cheers("4", seating="2x3", variant="masquerade", camps=camps)
        assert offered(state, "give beer") == ["0", "1", "2", "3", "5"]
        say(state, "give beer 0")
        assert offered(state, "give wine") == ["1", "2", "3", "5"]


@pytest.mark.rule("CH-22")
def test_in_the_masquerade_with_keep_the_other_card_goes_to_any_other_player() -> None:
    for camps in ([0, 0, 0, 1, 1, 1], [1, 0, 1, 0, 1, 0]):
        state = cheers("4", seating="2x3", variant="masquerade", camps=camps, keep=True)
        say(state, "give beer 4")
        assert offered(state, "give wine") == ["0", "1", "2", "3", "5"]
        state = cheers("4", seating="2x3", variant="masquerade", camps=camps, keep=True)
        say(state, "give beer 0")
        assert offered(state, "give wine") == ["1", "2", "3", "4", "5"]


@pytest.mark.rule("CH-22")
def test_in_the_masquerade_a_team_wins_by_any_members_shaker() -> None:
    given = {0: "martini-soda wine-soda soda-beer"}
    for camps, winners in (([1, 1, 0, 0], 0b01), ([0, 1, 0, 1], 0)):
        state = table(given, {"3": "beer beer wine whisky"}, variant="masquerade", camps=camps)
        say(state, "toast martini-soda 3")
        assert state.winners == winners
