"""Installing: a wheel in an empty environment plays; the engine alone needs three packages; types come along.

The wheels here are built of what lies in the checkout.  `make soak-install` builds everything anew, by pip, uv and from
git, and takes minutes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from zipfile import ZipFile

import msgspec
import pytest

from kaizhuo.compiling.plan import SUFFIX, compiled_files
from kaizhuo.games import boxes_of, game_names
from tests.cli.conftest import Result

ROOT = Path(__file__).parent.parent
INDEX = "kaizhuo/server/static/index.html"
PACKAGES = Path(msgspec.__file__).parent.parent
ENGINE = ("librt", "msgspec", "mypy_extensions.py")
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
BUILT = compiled_files(ROOT / "src", ROOT / "src")

PLAY = """
from kaizhuo.bots.bot import make_bot
from kaizhuo.core import engine
from kaizhuo.core.rng import Rng
from kaizhuo.games import game_names, load_game
from kaizhuo.play.match import Match
for name in game_names():
    game = load_game(name)
    state = game.setup(game.seat_counts[-1], game.options_type())
    engine.play_out(game, state, Rng(1))
    assert engine.over(state)
    print(name)
"""


def copy_checkout(place: Path, *left_out: str) -> Path:
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, place)
    (place / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "backend.py", place / "tools")
    shutil.copytree(ROOT / "src", place / "src", ignore=shutil.ignore_patterns("static", "__pycache__", *left_out))
    return place


def build(checkout: Path, parts: str) -> tuple[Path, str]:
    """The wheel, and what its builder had to say."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    environment = {**os.environ, "KAIZHUO_BUILD": parts}
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=True)
    wheel = max((checkout / "dist").glob("*.whl"), key=lambda file: file.stat().st_mtime_ns)
    return wheel, done.stdout + done.stderr


def install(wheel: Path, place: Path, packages: tuple[str, ...] = ()) -> Path:
    """An environment with nothing but the wheel and some packages, all that it names if none are given; its Python."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True)
    (site,) = (place / "lib").glob("python*/site-packages")
    with ZipFile(wheel) as packed:
        packed.extractall(site)
    for name in packages:
        (site / name).symlink_to(PACKAGES / name)
    if not packages:
        (site / "others.pth").write_text(f"{PACKAGES}\n")
    return place / "bin" / "python"


def run(python: Path, *args: str) -> Result:
    environment = {"PATH": os.environ["PATH"], "XDG_DATA_HOME": str(python.parent)}
    done = subprocess.run([python, *args], env=environment, capture_output=True, text=True, check=False)
    return Result(done.returncode, done.stdout, done.stderr)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What git carries: no client, nothing compiled."""
    return copy_checkout(tmp_path_factory.mktemp("checkout"), "*.so")


@pytest.fixture(scope="module")
def plain(checkout: Path) -> Path:
    """A wheel that any Python takes."""
    wheel, said = build(checkout, "")
    assert "Without the page" in said
    assert "Without a compiled engine" in said
    assert wheel.name.endswith("-py3-none-any.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(plain: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(plain, tmp_path_factory.mktemp("plain"))


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "the page for the browser"), ("zh-Hant", "瀏覽器用的頁面"), ("zh-Hans", "浏览器用的页面")],
)
def test_without_the_client_only_the_browser_is_refused(installed: Path, language: str, words: str) -> None:
    code, out, err = run(installed, "-m", "kaizhuo.cli", "serve", "--no-browser", "--port", "0", "--lang", language)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert words in err
    assert "make wheel" in err


def test_without_the_client_all_else_works(installed: Path) -> None:
    boxes = [f"{game}: box {boxes_of(game)[0].fingerprint[:12]}" for game in game_names()]
    out = run(installed, "-m", "kaizhuo.cli", "--version", "--lang", "en").out
    assert out.splitlines() == [f"kaizhuo {VERSION} (engine: interpreted)", *boxes]
    play = ("simulate", "dnup", "--games", "1", "--seats", "2", "--bots", "uniform")
    code, _, err = run(installed, "-m", "kaizhuo.cli", *play)
    assert (code, err) == (0, "")


def test_what_is_compiled_later_is_removed_with_the_package(installed: Path) -> None:
    """As installers read what belongs to it."""
    note = "from kaizhuo.compiling.installed import note_files; note_files(['kaizhuo/core/engine.so'])"
    files = "from importlib.metadata import files; print('kaizhuo/core/engine.so' in map(str, files('kaizhuo')))"
    assert run(installed, "-c", f"{files}; {note}; {files}").out == "False\nTrue\n"


def test_a_built_client_is_in_the_wheel(checkout: Path, plain: Path) -> None:
    static = checkout / "src/kaizhuo/server/static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html>")
    wheel, said = build(checkout, "")
    with ZipFile(wheel) as packed:
        assert INDEX in packed.namelist()
    assert "Without the page" not in said


@pytest.mark.skipif(not BUILT, reason="the engine is not compiled here, or older than its source")
def test_a_wheel_for_this_machine_has_the_compiled_engine_and_needs_three_packages(tmp_path: Path) -> None:
    wheel, _ = build(copy_checkout(tmp_path), "engine")
    assert sysconfig.get_platform().replace("-", "_").replace(".", "_") in wheel.name
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
    assert set(BUILT) <= names
    typed = {name.replace(SUFFIX, ".py") for name in BUILT if "__mypyc" not in name}
    assert {"kaizhuo/py.typed", *typed} <= names  # the source beside it tells a type checker what compiled code takes
    python = install(wheel, tmp_path / "alone", ENGINE)
    assert run(python, "-c", PLAY) == Result(0, "".join(f"{name}\n" for name in game_names()), "")
    assert run(python, "-c", "import kaizhuo; print(kaizhuo.compiled())").out == "True\n"
    assert "No module named" in run(python, "-c", "import typer").err
