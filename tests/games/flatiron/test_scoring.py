"""Chapter 6: reputation, decrees, and who has won."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core import engine
from kaizhuo.games.flatiron.game import GAME
from kaizhuo.games.flatiron.rules.domains import BY_COSTS, BY_FLOOR, DECREE
from kaizhuo.games.flatiron.rules.gains import note
from kaizhuo.games.flatiron.rules.scoring import (
    best_split,
    decree_points,
    finish,
    halves,
    street_points,
    street_reputation,
)
from kaizhuo.games.flatiron.rules.state import FlatironState
from kaizhuo.text.finale import finale
from kaizhuo.text.speech import Speech
from tests.games.flatiron.table import Columns, by_cause, events, say, step, table

FIVE = "P1 P5 P6 P9 P12"


def finished(**position: Any) -> FlatironState:
    state = table(**position)
    state.take()
    finish(state)
    return state


def worth(decree: str, half: str = "top", **position: Any) -> int:
    """What the half of a decree gives the first player."""
    state = table(**position)
    number = 2 * DECREE.index[decree] + (half == "bottom")
    return decree_points(state, 0, number, halves(state, 0))


# FL-23  Reputation


@pytest.mark.rule("FL-23")
def test_the_examples_of_the_rulebook() -> None:
    columns: Columns = {"S23": ("", "T6 T1"), "BW": ("B7", "B1")}
    state = table(columns=(columns, {}))
    assert list(street_reputation(state, 0)) == [3, -1, 0, 0]
    state = finished(columns=(columns, {}))
    assert by_cause(state, 0) == {"reputation": 5 - 3}
    assert events(state, "street-gained", "street-lost") == ["street-gained 0 BW 5", "street-lost 0 S23 3"]


@pytest.mark.rule("FL-23")
def test_a_street_gives_five_costs_three_or_nothing() -> None:
    assert [street_points(reputation) for reputation in (-4, -1, 0, 1, 6)] == [-3, -3, 0, 5, 5]


@pytest.mark.rule("FL-R4")
def test_only_the_visible_half_counts() -> None:
    assert list(street_reputation(table(columns=({"BW": ("B7", "")}, {})), 0)) == [2, 0, 0, 0]
    assert list(street_reputation(table(columns=({"BW": ("", "B7")}, {})), 0)) == [0, 0, 0, 0]


@pytest.mark.rule("FL-R5")
def test_a_decree_gives_the_reputation_of_its_visible_half() -> None:
    assert list(street_reputation(table(columns=({"A5": ("L10", "")}, {})), 0)) == [0, 0, 1, 0]
    assert list(street_reputation(table(columns=({"A5": ("", "L10")}, {})), 0)) == [0, 0, -1, 0]


@pytest.mark.rule("FL-23", "FL-R38")
def test_tokens_go_where_the_streets_give_most() -> None:
    for reputation, tokens, split in (
        ([0, 0, 0, 0], 1, [1, 0, 0, 0]),
        ([0, 0, 0, 0], 4, [1, 1, 1, 1]),
        ([-1, 0, 0, 0], 1, [0, 1, 0, 0]),
        ([-1, 1, 1, 1], 1, [1, 0, 0, 0]),
        ([-1, 1, 1, 1], 2, [2, 0, 0, 0]),
        ([1, 1, 1, 1], 3, [3, 0, 0, 0]),
        ([-5, -4, -3, -2], 3, [0, 0, 0, 3]),
        ([2, -1, -1, 0], 2, [0, 2, 0, 0]),
        ([0, -1, -1, 0], 2, [1, 0, 0, 1]),
    ):
        assert list(best_split(vec[i64](reputation), tokens)) == split, reputation


@pytest.mark.rule("FL-R38")
@settings(max_examples=200)
@given(reputation=st.lists(st.integers(-7, 7), min_size=4, max_size=4), tokens=st.integers(0, 4))
def test_no_other_split_gives_more_and_of_equals_it_is_the_first(reputation: list[int], tokens: int) -> None:
    """Brute force over every way to lay the tokens one by one."""
    best: dict[tuple[int, ...], int] = {}
    for streets in product(range(4), repeat=tokens):
        split = tuple(streets.count(street) for street in range(4))
        sums = [reputation[street] + split[street] for street in range(4)]
        best[split] = 5 * sum(total > 0 for total in sums) - 3 * sum(total < 0 for total in sums)
    most = max(best.values())
    assert tuple(best_split(vec[i64](reputation), tokens)) == max(split for split in best if best[split] == most)


@pytest.mark.rule("FL-R38")
def test_the_tokens_are_placed_by_themselves_at_the_end() -> None:
    state = finished(reputation=(2, 0), columns=({"BW": ("", "B8")}, {}))
    assert by_cause(state, 0) == {"reputation": 5 + 5 - 3}, "on two other streets rather than on Broadway"
    assert engine.over(state)


@pytest.mark.rule("FL-R39")
def test_the_final_total_may_be_negative() -> None:
    state = finished(columns=({"BW": ("B2", ""), "S23": ("T4", "")}, {}))
    assert state.vp[0] == -6


@pytest.mark.rule("FL-R19")
def test_the_final_scoring_does_not_move_the_newsboy() -> None:
    state = finished(vp=(9, 0), columns=({"BW": ("B7", "")}, {}))
    assert state.vp[0] == 14
    assert state.newsboy == 0
    assert events(state, "newsboy-met") == []


# FL-24  Decrees


@pytest.mark.rule("FL-24")
def test_points_for_street_cards_not_for_decrees() -> None:
    columns: Columns = {"BW": ("B1 L1", "B2"), "A5": ("F1", ""), "S22": ("", "S1 S2")}
    assert worth("L1", columns=(columns, {})) == 5
    assert worth("L1", "bottom", columns=(columns, {})) == 2


@pytest.mark.rule("FL-24", "FL-R40")
def test_points_for_dollars_at_most_twelve() -> None:
    for money, one, two in ((0, 0, 0), (7, 7, 3), (12, 12, 6), (23, 12, 11), (24, 12, 12), (99, 12, 12)):
        assert worth("L2", money=(money, 0)) == one
        assert worth("L2", "bottom", money=(money, 0)) == two


@pytest.mark.rule("FL-24", "FL-R38")
def test_points_for_positive_reputation_icons_tokens_included_negatives_ignored() -> None:
    columns: Columns = {"BW": ("B7", "B5"), "S23": ("", "T1 T6"), "A5": ("L10", "")}
    assert worth("L3", columns=(columns, {})) == 2 + 1 + 1
    assert worth("L3", columns=(columns, {}), reputation=(3, 0)) == 7, "wherever the tokens lie"
    assert worth("L3", "bottom", columns=(columns, {}), reputation=(3, 0)) == 3


@pytest.mark.rule("FL-24", "FL-R40")
def test_the_vp_of_every_warehouse_that_holds_a_pillar() -> None:
    assert worth("L4", sides="1P 2P", warehouses=("orange white", "")) == 4 + 2
    assert worth("L4", sides="2P 1P", warehouses=("orange white", "")) == 1 + 3
    assert worth("L4", "bottom") == 3
    state = finished(
        sides="1P 2P", warehouses=("orange", ""), money=(5, 0), columns=({"BW": ("L4", ""), "A5": ("", "L2")}, {})
    )
    assert by_cause(state, 0) == {"decrees": 4 + 2, "reputation": 5}, "independent of each other"


@pytest.mark.rule("FL-24")
def test_points_for_decrees_this_one_included() -> None:
    columns: Columns = {"BW": ("L5 B1", ""), "A5": ("", "L9")}
    assert worth("L5", columns=(columns, {})) == 4
    assert worth("L5", "bottom", columns=(columns, {})) == 2


@pytest.mark.rule("FL-24")
def test_points_for_pillars_of_a_colour_and_for_pairs_on_a_floor() -> None:
    building = {"tiles": "P5 P6 P8", "built": "orange blue white", "pillars": "blue black blue"}
    for decree, top, bottom in (("L6", 4, 3), ("L7", 8, 6), ("L8", 4, 0), ("L9", 2, 6)):
        assert worth(decree, **building) == top, decree
        assert worth(decree, "bottom", **building) == bottom, decree


@pytest.mark.rule("FL-24")
def test_plain_points() -> None:
    assert worth("L10") == 3
    assert worth("L10", "bottom") == 5


@pytest.mark.rule("FL-R6")
def test_decrees_score_only_at_the_end_and_all_of_them() -> None:
    columns: Columns = {"BW": ("L10", ""), "A5": ("", "L4")}
    state = table(columns=(columns, {}), tiles=FIVE, next_tile="ROOF", pillars="orange blue white", sides="1R 2P")
    say(state, "move S23", "activate S23")
    assert state.vp[0] == 0
    say(state, "do floor-5-6")
    assert by_cause(state, 0) == {"floor": 6, "reputation": 5, "decrees": 3 + 3}
    assert events(state, "decree-scored") == ["decree-scored 0 L10 3", "decree-scored 0 L4 3"]


@pytest.mark.rule("FL-R4")
def test_the_covered_half_of_a_decree_does_not_score() -> None:
    assert by_cause(finished(columns=({"BW": ("", "L10")}, {})), 0) == {"decrees": 5, "reputation": -3}


@pytest.mark.rule("FL-24")
def test_most_vp_win_and_a_tie_goes_to_who_placed_the_roof() -> None:
    for vp, roof_by, places in (
        ((30, 20), 1, [1, 2]),
        ((20, 30), 0, [2, 1]),
        ((20, 20), 0, [1, 2]),
        ((20, 20), 1, [2, 1]),
    ):
        state = finished(vp=vp)
        state.roof_by = roof_by
        assert GAME.places(state) == places
        assert GAME.scores(state) == list(vp)
        assert GAME.verdict(state) == ("verdict-roof" if vp == (20, 20) else "verdict-most")


@pytest.mark.rule("FL-R43")
def test_without_a_roof_a_tie_is_a_draw() -> None:
    assert GAME.places(finished(vp=(20, 20))) == [1, 1]
    assert GAME.verdict(finished(vp=(20, 20))) == "verdict-shared"
    assert GAME.places(finished(vp=(20, 21))) == [2, 1]
    state = table(
        turns=198, turn=1, sides="2P 1R", tiles=FIVE, next_tile="ROOF", pillars="orange blue white", vp=(6, 0)
    )
    say(state, "move BW", "take 2", "move S23", "take 2")
    assert step(state) == "over"


@pytest.mark.rule("FL-R43")
def test_a_roof_built_in_the_last_turn_decides_as_always() -> None:
    state = table(turns=199, sides="1R 2P", tiles=FIVE, next_tile="ROOF", pillars="orange blue white", vp=(0, 6))
    say(state, "move S23", "activate S23", "do floor-5-6")
    assert step(state) == "over"
    assert list(state.vp) == [6, 6]
    assert GAME.places(state) == [1, 2]
    assert "cut-short 100" not in events(state)


@pytest.mark.rule("FL-R52", "FL-31")
def test_alone_a_tie_goes_to_who_built_the_roof_too() -> None:
    for vp, roof_by, places in (((30, 20), 1, [1]), ((20, 30), 0, [2]), ((20, 20), 0, [1]), ((20, 20), 1, [2])):
        state = finished(seats=1, vp=vp)
        state.roof_by = roof_by
        assert GAME.places(state) == places
        assert GAME.scores(state) == [vp[0]]


@pytest.mark.rule("FL-31", "FL-24")
def test_what_the_points_were_for_is_told_of_burnham_too() -> None:
    state = finished(seats=1)
    note(state, 0, 7, BY_FLOOR)
    note(state, 1, 9, BY_COSTS)
    assert GAME.breakdown(state, []) == [[("points-floor", 7)], [("points-costs", 9)]]
    speech = Speech("en", GAME, ["Ann"], 0)
    shown = finale(speech, state, [])
    assert shown.verdict == "9 VP, 2 ahead."
    assert [(tally.name, tally.seat, tally.place, tally.points) for tally in shown.tallies] == [
        ("Daniel Burnham", None, 1, 9),
        ("Ann", 0, 2, 7),
    ]
