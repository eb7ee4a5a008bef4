"""The box: what is in it, and what a components file may not say."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from kaizhuo.core.errors import DataError
from kaizhuo.games import boxes_of
from kaizhuo.games.flatiron.box.data import ACTIONS, BOX, COLOURS, STREETS, Code, load_box, read_code
from kaizhuo.text.speech import refusal

CARDS = BOX.street_cards.cards
HALVES = [(card.top, card.top_rep) for card in CARDS] + [(card.bottom, card.bottom_rep) for card in CARDS]


@pytest.mark.rule("FL-3")
def test_there_are_32_street_cards_two_of_each_street_in_each_stack() -> None:
    assert len(CARDS) == 32
    assert set(Counter((card.stack, card.street) for card in CARDS).values()) == {2}
    assert sum(card.cost for card in CARDS) / len(CARDS) == pytest.approx(2.8, abs=0.05)


@pytest.mark.rule("FL-20")
def test_the_64_halves_have_the_counts_of_the_specification() -> None:
    counts = Counter(action for action, _ in HALVES)
    kinds = Counter(read_code(action, ACTIONS).kind for action, _ in HALVES)
    assert counts["GAIN(3)"] == 4
    assert counts["GAIN(4)"] == 5
    assert counts["GAIN(5)"] == 2
    assert counts["BUY_ANY($2)"] == 4
    assert counts["BUY_ANY($1)"] == 2
    assert counts["BUILD(2,$3,+2)"] == 4
    assert counts["BUILD(1,$2,+1)"] == 3
    for kind in ("SWAP", "VP_FLOORS", "CASH_NEWSBOY", "CASH_FLOORS", "COPY_OWN", "FLOOR", "VP_COLOR"):
        assert kinds[kind] == 4, kind
    for kind in ("BUILD_DUP", "NEWS", "CITY_HALL", "COPY_MARKET"):
        assert kinds[kind] == 3, kind
    assert Counter(rep for _, rep in HALVES) == {2: 3, 1: 9, 0: 26, -1: 21, -2: 5}


@pytest.mark.rule("FL-20")
def test_every_action_of_the_closed_list_is_on_a_card_or_a_board_and_nothing_else() -> None:
    cells = [cell for side in BOX.sides for column in side.columns for cell in column]
    printed = {read_code(action, ACTIONS).kind for action in [*cells, *(action for action, _ in HALVES)]}
    assert printed == set(ACTIONS)


@pytest.mark.rule("FL-4")
def test_every_side_trades_all_colours_and_has_two_builds_a_floor_and_one_action_of_its_own() -> None:
    base = {f"TRADE({colour})" for colour in COLOURS} | {"BUILD(1,$1,+0)", "BUILD(2,$2,+0)", "FLOOR($5,6)"}
    own = []
    for side in BOX.sides:
        cells = [cell for column in side.columns for cell in column]
        assert len(cells) == 8
        assert base < set(cells)
        own += [cell for cell in cells if cell not in base]
    assert len(own) == len(set(own)) == 8
    purple = [side for side in BOX.sides if side.id.endswith("P")]
    for street in range(len(STREETS)):
        assert len({side.columns[street][0] for side in purple}) == 4, "a Latin square of trades"
        lower = [side.columns[street][1] for side in purple]
        assert len({cell if cell in base else "own" for cell in lower}) == 4, "and of the other actions"


@pytest.mark.rule("FL-14")
def test_side_1p_fits_the_example_of_the_rulebook() -> None:
    side = next(side for side in BOX.sides if side.id == "1P")
    assert "BUILD(1,$1,+0)" in side.columns[STREETS.index("BW")]
    assert side.prices.orange[2] == 4


@pytest.mark.rule("FL-1")
def test_the_floors_have_their_counts() -> None:
    tiles = BOX.tiles.tiles
    assert len(tiles) == 15
    assert [tile.id for tile in tiles if tile.start] == ["P1", "P2", "P3", "P4"]
    effects = Counter(tile.effect.split("(")[0] for tile in tiles)
    assert effects == Counter(VISIT=4, COLOR=4, HALL=1, SHARE=1, CARD_VP=1, SELL=1, DECREE=1, PILLAR=1, ANYCOLOR=1)
    spaces = Counter(space for tile in tiles for space in tile.spaces)
    assert spaces["REP"] == BOX.rules.reputation_tokens == 4
    assert spaces["PAPER"] == 5


@pytest.mark.rule("FL-2", "FL-3", "FL-25")
def test_newspapers_decrees_and_burnham_have_their_counts() -> None:
    assert len(BOX.newspapers.papers) * BOX.newspapers.copies == 14
    assert len(BOX.decrees.cards) == 10
    assert BOX.rules.decrees_laid_out == 6
    cards = BOX.burnham.cards
    assert Counter(card.main for card in cards) == Counter(BW=2, S23=2, A5=2, S22=2, CITY_HALL=1)
    assert Counter(card.action.split("(")[0] for card in cards) == Counter(PILLAR=4, FLOOR=3, POPULARITY=2)
    assert sum(card.icons for card in cards) == 9


def test_codes_are_read_with_their_arguments() -> None:
    assert read_code("BUILD(2,$3,+2)", ACTIONS) == Code("BUILD", 2, 3, 2)
    assert read_code("VP_COLOR(white,2)", ACTIONS) == Code("VP_COLOR", 2, 2)
    assert read_code("NEWS", ACTIONS) == Code("NEWS")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('top = "GAIN(3)", top_rep = 0, bottom = "SWAP"', 'top = "EARN(3)", top_rep = 0, bottom = "SWAP"', "EARN"),
        (
            'top = "GAIN(3)", top_rep = 0, bottom = "SWAP"',
            'top = "GAIN($3)", top_rep = 0, bottom = "SWAP"',
            "like GAIN(2)",
        ),
        (
            'top = "GAIN(3)", top_rep = 0, bottom = "SWAP"',
            'top = "GAIN(3,4)", top_rep = 0, bottom = "SWAP"',
            "like GAIN(2)",
        ),
        ('"TRADE(orange)", "BUILD(1,$1,+0)"', '"TRADE(pink)", "BUILD(1,$1,+0)"', "pink"),
        ('id = "B1"', 'id = "B2"', "B2 is there already"),
        ('id = "1R"', 'id = "1P"', "each of these must be there once: 1P, 1R"),
        (
            "decrees_laid_out = 6",
            "decrees_laid_out = 11",
            "11 does not fit; expected is a whole number from 0 to 10",
        ),
        (" start = true,", "", "start floor"),
        ("floors = 4 ", "floors = 9 ", "are there, but 10 to 62 are possible"),
        ("newsboy = [10, 20", "newsboy = [20, 10", "numbers that rise"),
        ('action = "GAIN(3)"', 'action = "NEWS"', "NEWS"),
        ('main = "BW", secondary = "S22"', 'main = "BW", secondary = "BW"', "secondary: BW is there already"),
        ("order = [1, 2, 3]", "order = [1, 2, 2]", "once"),
        ("street_gain = 5", "street_gains = 5", "street_gain"),
        ('stack = "BW"', 'stack = "S22"', "the stack BW has 0 cards"),
    ],
)
def test_a_components_file_that_does_not_fit_is_refused_in_one_line(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    text = boxes_of("flatiron")[0].file.read_text("utf-8")
    assert old in text
    text = text.replace(old, new)
    if "floors = 9" in text:
        text = re.sub(r'  \{ id = "P(9|1\d)".*\n', "", text)
    file = tmp_path / "components.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(DataError) as refused:
        load_box(file)
    assert refused.value.code == "bad-components"
    assert reason in refusal("en", refused.value)
    assert "\n" not in refusal("en", refused.value)


def test_our_own_components_file_is_accepted() -> None:
    assert load_box(boxes_of("flatiron")[0].file) == BOX
