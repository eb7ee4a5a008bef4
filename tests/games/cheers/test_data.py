"""The box, and boxes that do not fit."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from kaizhuo.core.errors import DataError
from kaizhuo.games import folder_of
from kaizhuo.games.cheers.box.data import BOX, CONTENTS, DRINKS, load_box
from kaizhuo.text.speech import refusal

OURS = (folder_of("cheers") / "box" / "components.toml").read_text("utf-8")


@pytest.mark.rule("CH-3")
def test_fifty_cards_are_all_pairs_of_glasses_twice() -> None:
    assert CONTENTS.copies == {(big, (small,)): 2 for big in range(5) for small in range(5)}
    assert sum(CONTENTS.copies.values()) == 50


@pytest.mark.rule("CH-2")
def test_sixty_tokens_fifteen_recipe_cards_and_twelve_camp_tokens() -> None:
    assert 6 * len(DRINKS) * BOX.tokens.copies == 60
    assert len(BOX.recipe_cards.sets) * BOX.recipe_cards.copies == 15
    assert BOX.camps.kinds * BOX.camps.copies == 12


@pytest.mark.rule("CH-2")
def test_a_printed_recipe_doubles_a_drink_and_takes_one_each_of_the_next_three() -> None:
    for first, number in enumerate(CONTENTS.printed):
        wanted = Counter((first + step) % 5 for step in (0, 0, 1, 2, 3))
        assert CONTENTS.recipes[number] == tuple(wanted[drink] for drink in range(5))


@pytest.mark.rule("CH-3", "CH-24", "CH-18")
def test_numbers_of_the_rules() -> None:
    assert (BOX.capacity, BOX.hand, BOX.hand_small_team) == (6, 3, 4)
    assert (BOX.turn_limit, BOX.sends_each, BOX.sends_most) == (300, 10, 40)


def box(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    text = OURS
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = tmp_path / "components.toml"
    file.write_text(text, "utf-8")
    return file


def test_an_owner_may_have_other_cards(tmp_path: Path) -> None:
    """One partner for each drink, ten copies: the sum is the same."""
    rows = "small = { beer = 2, wine = 2, whisky = 2, martini = 2, soda = 2 }"
    changes = [(rows, f"small = {{ {drink} = 10 }}") for drink in (*DRINKS[1:], DRINKS[0])]
    _, contents = load_box(box(tmp_path, *changes))
    assert contents.copies == {(big, ((big + 1) % 5,)): 10 for big in range(5)}


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"soda"]', '"cola"]', "beer, wine, whisky, martini, soda"),
        ('big = "soda"', 'big = "cola"', 'card[4].big: "cola" does not fit; expected is perhaps soda'),
        ("soda = 2 }", "cola = 2 }", 'card[0].small.cola: "cola" does not fit'),
        ('big = "soda"', 'big = "beer"', "card: each of these must be there once"),
        ("beer = 2", '"beer+wine+soda" = 2', "one small glass, or two different ones"),
        ("beer = 2", '"wine+wine" = 2', "one small glass, or two different ones"),
        ("beer = 2", '"wine+beer" = 1, "beer+wine" = 1', "beer+wine is there already"),
        ("beer = 2", "beer = 40000", "more than the program can hold"),
        ("drawn_a = 3", "drawn_a = 5", "drawn_a: 5 does not fit; expected is a whole number from 1 to 4"),
        ("drawn_b = 2", "drawn_b = 4", "no room in a shaker"),
        ("beer beer wine whisky martini", "beer beer beer whisky martini", "the tokens cannot make"),
        ("beer beer wine whisky martini", "cola cola wine whisky martini", "perhaps soda"),
        (
            "beer beer wine whisky martini",
            "wine wine whisky martini soda",
            "wine wine whisky martini soda is there already",
        ),
        ("copies = 3", "copies = 2", "needs 2 sets of 3 recipe cards"),
        ("kinds = 3", "kinds = 2", "1+2+2 needs 3 kinds of camp tokens"),
        ("hand = 3 ", "hand = 9 ", "too few to be dealt to 6 players"),
        ('name = "duel"', 'name = "solo"', "each of these must be there once: duel, 1+2"),
        ('seats = "ABB"', 'seats = "AAB"', "the first seat is of the smallest team"),
        ("order = [0, 1, 0, 2]", "order = [0, 1, 0, 1]", "every seat from 0 to 2 must have a turn"),
        ("capacity = 6", "capacity = 9", "capacity"),
        ("turn_limit = 300", "turn_limit = 0", "turn_limit"),
    ],
)
def test_a_box_that_does_not_fit_is_refused_in_one_clear_line(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(DataError) as refused:
        load_box(box(tmp_path, (old, new)))
    assert refused.value.code == "bad-components"
    assert reason in refusal("en", refused.value)
