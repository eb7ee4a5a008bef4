"""The box: what the components file says, and what becomes of it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kaizhuo.core.components import size
from kaizhuo.core.errors import DataError
from kaizhuo.games import folder_of
from kaizhuo.games.steam_up.box.data import BOX, load_box
from kaizhuo.games.steam_up.box.tables import (
    ALL_DIM_SUM,
    ALL_TOKENS,
    FATES,
    FORTUNES,
    SPACES,
    STEAMER_COUNT,
    TRACK,
    ZONE,
)
from kaizhuo.games.steam_up.rules.cards import with_card
from kaizhuo.games.steam_up.rules.counts import count_of, covers, lacking, total
from kaizhuo.games.steam_up.rules.words import ZODIAC
from kaizhuo.text.speech import refusal
from tests.games.steam_up.table import card_names, cards, counts, names

COMPONENTS = folder_of("steam-up") / "box" / "components.toml"


@pytest.mark.rule("ST-1", "ST-15")
def test_there_are_75_dim_sum_50_tokens_and_18_steamers() -> None:
    assert total(ALL_DIM_SUM) == 75
    assert [count_of(ALL_DIM_SUM, dish) for dish in range(5)] == [15] * 5
    assert total(ALL_TOKENS) == 50
    assert [count_of(ALL_TOKENS, dish) for dish in range(5)] == [10] * 5
    assert STEAMER_COUNT == 18
    assert [(group.holds, group.copies) for group in BOX.steamers] == [(2, 6), (3, 6), (4, 6)]


@pytest.mark.rule("ST-5")
def test_there_are_50_fortune_and_26_fate_cards_and_fewer_in_the_easier_game() -> None:
    assert [size(FORTUNES[0]), size(FATES[0])] == [50, 26]
    assert [size(FORTUNES[1]), size(FATES[1])] == [41, 21]
    flagged = [card.id for card in BOX.fortune if card.flag] + [card.id for card in BOX.fate if card.flag]
    assert set(flagged) == {
        "kitchen_mixup", "switch_places", "substitution", "chopstick_clash", "sticky_fingers", "spilled_tea",
        "fresh_batch", "clear_table", "split_bill", "stuck_table", "sold_out",
    }  # fmt: skip
    assert BOX.fate_deck == 18


@pytest.mark.rule("ST-30")
def test_the_die_has_no_four_and_a_blank_for_zero() -> None:
    assert [face.number for face in BOX.face] == [0, 1, 2, 3, 5, 6]
    assert [face.number for face in BOX.face if face.dish is None] == [0]
    assert sorted(face.dish for face in BOX.face if face.dish) == sorted(BOX.dishes)


@pytest.mark.rule("ST-4")
def test_the_track_starts_by_the_number_of_players() -> None:
    assert [TRACK[seats] for seats in (2, 3, 4, 5)] == [12, 12, 16, 18]


def test_zodiac_boards_as_published() -> None:
    def row(zodiac: str, number: int) -> list[int]:
        first = (ZODIAC.index[zodiac] * 5 + number) * 6
        return [SPACES[first + space] for space in range(6)]

    assert [zodiac.id for zodiac in BOX.zodiac] == [
        "rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig",
    ]  # fmt: skip
    for number in range(5):
        assert row("ox", number) == [1, 1, 1, 1, 1, 0]
        assert row("rabbit", number) == [1, 2, 2, 2, 2, 3]
        assert row("dragon", number) == [1, 2, 2, 2, 2, 0]
        assert row("pig", number) == [1, 1, 2, 2, 2, 0]
    assert [row("tiger", number)[0] for number in range(5)] == [2, 2, 1, 1, 1]
    assert [row("goat", number)[5] for number in range(5)] == [1, 1, 1, 0, 0]


# Counts and cards


def test_counts_by_dish() -> None:
    held = counts("hg hg lm cb")
    assert names(held) == "hg hg lm cb"
    assert total(held) == 4
    assert covers(held, counts("hg cb"))
    assert not covers(held, counts("hg hg hg"))
    assert not covers(held, counts("sm"))
    assert lacking(held, counts("hg hg hg sm cb")) == counts("hg sm")


def test_a_set_of_cards_does_not_remember_which_copy_came_when() -> None:
    assert cards("order_up coupon order_up") == cards("coupon order_up order_up")
    assert card_names(with_card(cards("coupon"), 0)) == "order_up coupon"


# Zones


@pytest.mark.rule("ST-3", "ST-17")
@pytest.mark.parametrize(
    ("seats", "rotation", "zones"),
    [
        (2, 0, "01|05"), (2, 1, "05|34"), (2, 2, "34|23"), (2, 3, "23|01"),
        (3, 0, "012|234|045"), (3, 1, "05|12|34"), (3, 2, "345|015|123"), (3, 3, "23|45|01"),
        (4, 0, "01|23|34|05"), (4, 1, "05|01|23|34"), (4, 2, "34|05|01|23"), (4, 3, "23|34|05|01"),
        (5, 0, "01|12|234|45|05"), (5, 1, "05|01|12|23|34"), (5, 2, "34|45|015|12|23"), (5, 3, "23|34|45|05|01"),
    ],
)  # fmt: skip
def test_the_zones_follow_from_the_angles(seats: int, rotation: int, zones: str) -> None:
    found = [
        "".join(str(place) for place in range(6) if ZONE[(seats * 4 + rotation) * 5 + seat] >> place & 1)
        for seat in range(seats)
    ]
    assert "|".join(found) == zones


@pytest.mark.rule("ST-R9", "ST-R10")
@pytest.mark.parametrize(("rotation", "unreachable"), [(0, "234"), (1, "12"), (2, "015"), (3, "45")])
def test_with_two_players_some_stacks_are_in_nobodys_zone(rotation: int, unreachable: str) -> None:
    reached = ZONE[(2 * 4 + rotation) * 5] | ZONE[(2 * 4 + rotation) * 5 + 1]
    assert "".join(str(place) for place in range(6) if not reached >> place & 1) == unreachable


@pytest.mark.rule("ST-17")
def test_with_more_players_every_stack_is_in_some_zone() -> None:
    for seats in (3, 4, 5):
        for rotation in range(4):
            zones = [ZONE[(seats * 4 + rotation) * 5 + seat] for seat in range(seats)]
            assert zones[0] | zones[1] | zones[2] | zones[-2] | zones[-1] == 0b111111


# An owner's own components


def refused(tmp_path: Path, change: Callable[[str], str]) -> str:
    file = tmp_path / "mine.toml"
    text = COMPONENTS.read_text("utf-8")
    assert change(text) != text
    file.write_text(change(text), "utf-8")
    with pytest.raises(DataError) as wrong:
        load_box(file)
    assert wrong.value.facts["file"] == str(file)
    said = refusal("en", wrong.value)
    assert "\n" not in said
    return said


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("copies = 4", "copies = 0", "fortune[0].copies"),
        ('do = "take_marker"', 'do = "take_over"', "take_over"),
        ('do = "draw", count = 2', 'do = "draw", number = 2', "number"),
        ("players = 2\n", "players = 3\n", "each of these must be there once: 2, 3, 4, 5"),
        ('dishes = ["hg", "lm", "sm", "fz", "cb"]', 'dishes = ["hg", "lm", "sm", "fz"]', "expected is a list of 5"),
        ("holds = 2\ncopies = 6", "holds = 2\ncopies = 7", "19 steamers for 6 stacks of 3"),
        ("track = 18", "track = 19", "table[3].track: 19 does not fit; expected is a whole number from 1 to 18"),
        ("  [1, 2, 2, 2, 2, 3],\n", "  [1, 2, 2, 2, 2],\n", "expected is a list of 6"),
        ("fate_deck = 18", "fate_deck = 22", "fate_deck: 22 does not fit; expected is a whole number from 1 to 21"),
        ('id = "ox"', 'id = "rat"', "zodiac[1].id: rat is there already"),
        ('id = "coupon"', 'id = "order_up"', "order_up is there already"),
        ("zones = [[0, 90], [270, 360]]", "zones = [[0, 90]]", "[[0, 90]] does not fit; expected is a list of 2"),
        ('mark = "beginner"  # [S]', "", "zodiacs are marked for beginners, but 5 are needed"),
        ('keep = { less = 1 }', 'keep = { less = 1, row_points = 2 }', "keep: exactly one of these must be there"),
        ('dish = "hg", points = 1, times = 3', 'dish = "hg", points = 1', "keep: times is missing"),
        ('do = "take", who = "same"', 'do = "take", who = "winner"', "needs a `roll_off` before"),
        ('[{ do = "rotate", who = "starter" }]', '[{ do = "rotate" }]', "effects[0].who: \"you\" does not fit"),
        ("round = { dish_points = 1 }", "round = { stuck = true }", "`roll_dish` goes together"),
        ("down_to = 4,", "down_to = 4, count = 2,", "exactly one of these must be there: down_to, at_least + count"),
        ("reshuffle = 2", "reshuffle = two", "column 13: this is not TOML"),
        ("roll = [\"nothing\", \"nothing\", \"draw\",", "roll = [\"nothing\", \"draw\",", "expected is a list of 6"),
    ],
)  # fmt: skip
def test_a_file_that_does_not_fit_is_refused_in_one_line(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert reason in refused(tmp_path, lambda text: text.replace(old, new, 1))


OWN_DECK = """
import sys
from pathlib import Path
from kaizhuo.games import load_game
game = load_game("steam-up", components=Path(sys.argv[1]))
from kaizhuo.core import engine
from kaizhuo.core.components import size
from kaizhuo.core.rng import Rng
from tests.games.steam_up.table import player, say, table, offered, hand, tokens, asked
state = table(player(hand="banquet", tokens="hg"), player())
say(state, "play banquet", "take cb", "take cb")
assert asked(state) == (0, "rotating"), asked(state)
assert tokens(state, 0) == "hg cb cb", tokens(state, 0)
say(state, "stay")
assert state.hp[0] == 0 and state.supply & 255 == 11 and size(state.face_up[0]) == 1
say(state, "gain hg")
state = table(player(tokens="hg hg", face_up="banquet"), player(), stacks={1: "hg hg"})
say(state, "buy 1")
assert state.hp[0] == 7 + 7 + 9, state.hp[0]
for seats in (2, 3, 4, 5):
    played = game.setup(seats, game.options_type())
    engine.play_out(game, played, Rng(seats))
    assert engine.over(played)
print("played")
"""


def test_an_owner_plays_with_a_components_file_of_their_own(tmp_path: Path) -> None:
    """Another deck, other boards, another number of tokens: all from a file, without a line of code."""
    text = COMPONENTS.read_text("utf-8")
    text = text.replace("token_copies = 10", "token_copies = 12")
    text = text.replace("  [1, 1, 2, 2, 2, 0],", "  [7, 7, 2, 2, 2, 0],")
    text = text.replace(
        'id = "order_up"\ncopies = 4\neffects = [{ do = "take", count = 2, types = "different" }]\n',
        'id = "banquet"\ncopies = 1\neffects = [{ do = "take", types = "any" }, { do = "take", who = "you" }]\n'
        'keep = { dish = "hg", points = 9, times = 1 }\n',
    )
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    answer = subprocess.run(
        [sys.executable, "-c", f"import conftest\n{OWN_DECK}", str(file)],
        cwd=Path(__file__).parent.parent.parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (answer.stdout, answer.stderr) == ("played\n", "")
