"""A sixth game comes as a package of its own, and nothing of ours is edited for it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Result
from tests.sixth import EXAMPLE, NAMES, ROOT, install

OURS = ("src", "web", "tools", "bench", "Makefile", "pyproject.toml")
BUILT = {"__pycache__", "node_modules", "static"}
LISTING = """
import sys
from kaizhuo.cli.main import run
for language in sys.argv[1:]:
    assert run(["games", "--lang", language], {}) == 0
"""
MENTIONED = re.compile(r"crazy[-_ ]?eights?|" + "|".join(NAMES.values()), re.IGNORECASE)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("sixth"))


def run(installed: dict[str, str], *command: str, said: str = "", **more: str) -> Result:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**installed, **more},
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


def test_it_is_offered_beside_ours(installed: dict[str, str]) -> None:
    code, out, err = run(installed, "-c", LISTING, *NAMES)
    assert (code, err) == (0, "")
    for language, name in NAMES.items():
        assert f"{name}  crazy-eights" in out, language


def test_bots_play_it(installed: dict[str, str]) -> None:
    command = ("-m", "kaizhuo.cli", "simulate", "crazy-eights", "--games", "3", "--bots", "level2,level3:20,uniform")
    code, out, err = run(installed, *command, "--seats", "3", "--lang", "en")
    assert (code, err) == (0, "")
    assert "3 games of Crazy Eights with 3 players" in out


def test_a_person_plays_it_in_the_terminal(installed: dict[str, str], tmp_path: Path) -> None:
    command = ("-m", "kaizhuo.cli", "play", "crazy-eights", "--plain", "--seat", "me", "--seat", "bot:level2")
    saved = str(tmp_path / "game.json")
    code, out, err = run(installed, *command, "--seed", "3", "--lang", "en", "--save", saved, said="1\n" * 300)
    assert (code, err) == (0, "")
    assert re.search(r"top card 4♦ · suit to follow diamonds ♦ · stock \d+ · turn +● You", out)
    assert re.search(r"● You +7 +3♣ 7♣ 9♣ J♣ K♣ 9♥ 6♠", out)
    assert "You win!" in out


def test_it_keeps_the_contract_and_its_rules(installed: dict[str, str]) -> None:
    tests = ("--pyargs", "kaizhuo.testing.contract", str(EXAMPLE / "tests"))
    code, out, err = run(
        installed, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *tests, KAIZHUO_GAMES="crazy-eights"
    )
    assert code == 0, out + err


def test_every_rule_is_proved_by_a_test() -> None:
    numbers = set(re.findall(r"^\*\*(CE-\d+)\*\*", (EXAMPLE / "crazy_eights/rules.en.md").read_text(), re.MULTILINE))
    cited = re.findall(r"mark\.rule\(([^)]*)\)", (EXAMPLE / "tests/test_rules.py").read_text())
    assert set(re.findall(r'"(CE-\d+)"', " ".join(cited))) == numbers


def test_nothing_of_ours_knows_it() -> None:
    files = [file for name in OURS for file in [ROOT / name, *(ROOT / name).rglob("*")]]
    written = [file.relative_to(ROOT) for file in files if file.is_file() and file.suffix != ".so"]
    sources = [file for file in written if not BUILT.intersection(file.parts)]
    assert len(sources) > 500
    where = str(EXAMPLE.relative_to(ROOT))  # its types are checked with ours
    texts = {file: f"{file} {(ROOT / file).read_text('utf-8', 'ignore')}".replace(where, "") for file in sources}
    assert [file for file, text in texts.items() if MENTIONED.search(text)] == []
