"""The box, and what an owner may change in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaizhuo.core.errors import DataError
from kaizhuo.games import folder_of
from kaizhuo.games.cleocatra.box.data import BOX, TILES, load_box, tile_count
from kaizhuo.text.speech import refusal

TEXT = (folder_of("cleocatra") / "box" / "components.toml").read_text("utf-8")


def changed(tmp_path: Path, old: str, new: str) -> Path:
    assert old in TEXT
    file = tmp_path / "components.toml"
    file.write_text(TEXT.replace(old, new), "utf-8")
    return file


@pytest.mark.rule("CL-1", "CL-2")
def test_the_box_has_what_the_rulebook_lists() -> None:
    assert len(TILES) == 13
    assert [tile_count(BOX, seats) for seats in (2, 3, 4)] == [9, 13, 13]
    assert (BOX.rescuers, BOX.inspectors, BOX.goal, BOX.round_limit) == (3, 3, 23, 100)
    assert [tile.number for tile in TILES if tile.colour == "blue"] == [1, 2, 3]
    assert [tile.colour for tile in TILES if tile.alone] == ["gold"]


@pytest.mark.rule("CL-1")
def test_the_other_likely_split_can_be_played_too(tmp_path: Path) -> None:
    text = TEXT.replace("tiles = 3", "tiles = 2").replace("tiles_for_two = 2", "tiles_for_two = 1")
    text = text.replace("tiles = 1\ntiles_for_two = 1", "tiles = 5\ntiles_for_two = 5")
    file = tmp_path / "components.toml"
    file.write_text(text, "utf-8")
    box, tiles = load_box(file)
    assert [tile_count(box, seats) for seats in (2, 3, 4)] == [9, 13, 13]
    assert not any(tile.alone for tile in tiles)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("goal = 23", "goal = 0", "goal"),
        ("goal = 23", "gaol = 23", "gaol"),
        ('colour = "gold"', 'colour = "blue"', "each of these must be there once: gold, purple"),
        ('colour = "gold"', 'colour = "pink"', "colour"),
        ('power = "mut"', 'power = "bastet"', "each of these must be there once: cleocatra, mafdet"),
        ("tiles = 1\n", "tiles = 2\n", "14 tiles all together, but at most 13"),
        (
            "tiles_for_two = 1",
            "tiles_for_two = 2",
            "cat[0].tiles_for_two: 2 does not fit",
        ),
        ("rescuers = 3 ", "rescuers = 2 ", "inspectors: 3 does not fit; expected is a whole number from 1 to 2"),
        ("rescuers = 3 ", "rescuers = 6 ", "more than 15 are needed"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_line(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(DataError) as refused:
        load_box(changed(tmp_path, old, new))
    assert refused.value.code == "bad-components"
    assert reason in refusal("en", refused.value)
    assert "\n" not in str(refused.value)
