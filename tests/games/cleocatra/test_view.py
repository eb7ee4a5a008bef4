"""What a client draws."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core import engine
from kaizhuo.core.rng import Rng
from kaizhuo.games.cleocatra.box.options import CleocatraOptions
from kaizhuo.games.cleocatra.box.tables import around, name_of
from kaizhuo.games.cleocatra.game import GAME
from kaizhuo.games.cleocatra.knowledge.redact import redact
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.words import PLACES, TILE, WORDS
from kaizhuo.games.cleocatra.view.view import CleocatraView, view
from tests.games.cleocatra.table import STAR, asked, offered, place, row, say, table


def shown(state: CleocatraState) -> CleocatraView:
    return view(redact(state))


def tile(name: str) -> int:
    return TILE.index[name]


def test_tiles_lie_where_they_were_laid() -> None:
    seen = shown(table(STAR, "gold", "gold blue1", inspectors="purple1"))
    by_id = {drawn.id: drawn for drawn in seen.tiles}
    gold = by_id[tile("gold")]
    assert (gold.x, gold.y, gold.up, gold.colour, gold.cat, gold.number) == (2, 2, True, "gold", "cleocatra", 0)
    assert gold.rescuers == [0, 1]
    assert not gold.inspector
    purple = by_id[tile("purple1")]
    assert (purple.x, purple.y, purple.up, purple.number, purple.inspector) == (1, 2, False, 1, True)
    assert {(empty.x, empty.y) for empty in seen.places} == {(0, 2), (1, 1), (4, 2), (3, 1), (1, 3), (3, 3)}
    assert seen.last == tile("orange1")


def test_a_pyramid_that_wraps_around_the_names_is_drawn_in_one_piece() -> None:
    state = table({"gold": (15, 9), "purple1": (16, 9), "blue1": (16, 8), "orange1": (17, 9)}, "gold", "blue1")
    assert state.place[tile("purple1")] == name_of(0, 9)
    cells = {drawn.id: (drawn.x, drawn.y) for drawn in shown(state).tiles}
    assert cells == {tile("gold"): (15, 9), tile("purple1"): (16, 9), tile("blue1"): (16, 8), tile("orange1"): (17, 9)}


@given(seed=st.integers(0, 2**32 - 1), seats=st.integers(2, 4), advanced=st.booleans())
def test_unrolled_coordinates_agree_with_places_and_neighbours(seed: int, seats: int, advanced: bool) -> None:
    state = GAME.setup(seats, CleocatraOptions(advanced=advanced))
    rng = Rng(seed)
    while not engine.over(state):
        seen = shown(state)
        cells = {(drawn.x, drawn.y): drawn.id for drawn in seen.tiles}
        empty = {(drawn.x, drawn.y): drawn.place for drawn in seen.places}
        for drawn in seen.tiles:
            assert name_of(drawn.x, drawn.y) == drawn.place == state.place[drawn.id]
            beside = {cells[cell] for cell in around(drawn.x, drawn.y) if cell in cells}
            assert sum(2**other for other in beside) == state.beside[drawn.id]
            assert drawn.beside == sorted(beside)
            assert all(cell in cells or cell in empty for cell in around(drawn.x, drawn.y))
        for gap in seen.places:
            assert gap.beside == sorted(cells[cell] for cell in around(gap.x, gap.y) if cell in cells)
        lays = {PLACES.index[name] for name in offered(state, "lay")}
        assert lays <= set(empty.values()), "every place that can be asked for is drawn"
        assert not set(cells) & set(empty)
        engine.apply(GAME, state, engine.pick(GAME, state, rng))
    assert shown(state).step == ""
    assert shown(state).asked is None


def test_players_stack_and_inspectors() -> None:
    seen = shown(table(STAR, "gold purple1", "blue1", inspectors="purple1", scores=[3, 8], turn=1, rounds=4))
    assert [(player.score, player.supply) for player in seen.players] == [(3, 1), (8, 2)]
    assert seen.players[0].rescuers == [tile("gold"), tile("purple1")]
    assert (seen.turn, seen.asked, seen.step, seen.round) == (1, 1, "first-action", 4)
    assert seen.inspectors_unused == 2
    assert seen.stack_size == 5
    assert [(colour.colour, colour.left, colour.total) for colour in seen.stack] == [
        ("gold", 0, 1),
        ("purple", 1, 2),
        ("blue", 1, 2),
        ("orange", 1, 2),
        ("green", 2, 2),
    ]


def test_the_drawn_tile_is_shown_while_it_is_laid() -> None:
    state = table(STAR, "gold", "blue1")
    assert shown(state).drawn is None
    say(state, "scout", "draw green")
    seen = shown(state)
    assert seen.drawn is not None
    assert (seen.drawn.colour, seen.drawn.cat, seen.drawn.number) == ("green", "princess", 1)
    assert (seen.step, seen.about) == ("laying", tile("green1"))
    say(state, f"lay {place((0, 2))}")
    assert shown(state).last == tile("green1")


def test_a_question_names_the_tile_it_is_about() -> None:
    state = table(row("gold", "purple1", "blue1", "orange1"), "purple1", "blue1")
    assert shown(state).about is None
    say(state, "search gold")
    assert shown(state).about == tile("gold")
    tiles = {**STAR, "green1": (4, 2)}
    princess = table(tiles, "green1", "blue1", advanced=True, inspectors="gold purple1 blue1")
    say(princess, "rescue green1")
    assert shown(princess).about is None
    say(princess, "take-inspector gold")
    assert shown(princess).about == tile("gold")


@pytest.mark.rule("CL-14", "CL-16")
def test_a_preview_of_every_rescue() -> None:
    state = table({**STAR, "green1": (4, 2)}, "gold purple1 green1", "blue1", inspectors="purple1")
    previews = {preview.tile: preview for preview in shown(state).rescues}
    assert set(previews) == {tile("gold"), tile("green1")}
    gold = previews[tile("gold")]
    assert (gold.points, gold.counted, gold.helpers, gold.bonus, gold.choice) == (
        5,
        [tile("purple1"), tile("blue1"), tile("orange1")],
        [tile("purple1")],
        0,
        None,
    )
    assert previews[tile("green1")].points == 2
    advanced = shown(table(STAR, "gold", "blue1", advanced=True)).rescues
    assert [(preview.points, preview.bonus) for preview in advanced] == [(5, 1)]


@pytest.mark.rule("CL-15")
def test_a_preview_of_every_choice_of_what_counts() -> None:
    tiles = {"gold": (2, 2), "orange1": (1, 2), "orange2": (3, 2)}
    state = table(tiles, "gold orange2", "orange1")
    assert [preview.points for preview in shown(state).rescues if preview.tile == tile("gold")] == [3]
    say(state, "rescue gold")
    assert [(preview.choice, preview.points, preview.helpers) for preview in shown(state).rescues] == [
        (tile("orange1"), 2, []),
        (tile("orange2"), 3, [tile("orange2")]),
    ]


@given(seed=st.integers(0, 2**32 - 1), seats=st.integers(2, 4), advanced=st.booleans())
def test_a_preview_is_what_the_rescue_scores(seed: int, seats: int, advanced: bool) -> None:
    """With the helper that the preview counts where there is a choice."""
    state = GAME.setup(seats, CleocatraOptions(advanced=advanced))
    rng = Rng(seed)
    while not engine.over(state):
        seen = shown(state)
        for preview in seen.rescues:
            after = state.copy()
            if preview.choice is not None:
                say(after, f"count {TILE.members[preview.choice]}")
            else:
                say(after, f"rescue {TILE.members[preview.tile]}")
            if not engine.over(after) and asked(after)[1] == "counting":
                choices = offered(after, "count")
                say(after, *[f"count {TILE.members[t]}" for t in preview.helpers if TILE.members[t] in choices])
            assert seen.asked is not None
            assert after.scores[seen.asked] - state.scores[seen.asked] == preview.points
        engine.apply(GAME, state, engine.pick(GAME, state, rng))


def test_a_view_travels_as_json() -> None:
    state = table(STAR, "gold purple1", "blue1")
    seen = shown(state)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=CleocatraView) == seen


def test_scouting_points_at_the_stack() -> None:
    assert WORDS.marks(WORDS.parse("scout")) == ["stack"]
