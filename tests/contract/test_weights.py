"""What bots know in numbers: each table says where its numbers come from, and no number stands there unread."""

from __future__ import annotations

from pathlib import Path

import pytest

import kaizhuo.games
from kaizhuo.bots.settings import settings_of
from kaizhuo.core.errors import OptionError
from kaizhuo.games import folder_of, game_names, load_game, package_of
from kaizhuo.kit.boxes import read_toml
from kaizhuo.kit.copies import imported_again
from kaizhuo.kit.weights import trying
from kaizhuo.research.changed import other_advice
from kaizhuo.research.fitting import in_use

FILE = Path("bots") / "weights.toml"
HOUSE = Path(kaizhuo.games.__file__).parent
GAMES = [name for name in game_names() if HOUSE in folder_of(name).parents and (folder_of(name) / FILE).is_file()]


def test_every_file_of_weights_is_looked_at() -> None:
    assert len(GAMES) == len(list(HOUSE.glob(f"*/{FILE}")))


@pytest.mark.parametrize("name", GAMES)
def test_every_table_names_its_source_and_every_number_is_read(name: str) -> None:
    load_game(name)
    tables = read_toml(folder_of(name) / FILE)
    assert [table for table, numbers in tables.items() if len(numbers.pop("source", "")) < 10] == []
    read: set[str] = set()
    modules = sorted((folder_of(name) / "bots").glob("[!_]*.py"))
    for module in modules:
        with trying({}) as asked:
            imported_again(f"{package_of(name)}.bots.{module.stem}")
        read |= asked
    code = "".join(module.read_text("utf-8") for module in modules)
    for table, numbers in tables.items():
        if f'f"{table}.{{' not in code:  # names that are put together may wait for a card of another box
            assert {f"{table}.{key}" for key in numbers} - read == set()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_fitted_is_a_number_of_the_game(name: str) -> None:
    numbers = in_use(name)
    known = {number.rpartition(".")[0] for number in numbers} | numbers.keys()
    wanted = {weight for line in settings_of(name).fit for weight in line.weights}
    assert wanted
    assert wanted <= known


def test_an_unknown_number_is_refused() -> None:
    with pytest.raises(OptionError) as refused:
        other_advice(load_game("dnup"), {"turn.nonsense": 1})
    assert "turn.adding" in str(refused.value.facts["allowed"])
