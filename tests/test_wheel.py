"""Installing: from a checkout as git carries it, everything works but the browser; with the built client that too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.cli.conftest import Result

ROOT = Path(__file__).parent.parent
INDEX = "kaizhuo/server/static/index.html"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What git carries: no client, nothing compiled."""
    place = tmp_path_factory.mktemp("checkout")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, place)
    built = shutil.ignore_patterns("static", "*.so", "__pycache__")
    shutil.copytree(ROOT / "src", place / "src", ignore=built)
    return place


def build(checkout: Path) -> tuple[ZipFile, str]:
    """The wheel, and what its builder had to say."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True)
    (wheel,) = (checkout / "dist").glob("*.whl")
    return ZipFile(wheel), done.stdout + done.stderr


@pytest.fixture(scope="module")
def installed(checkout: Path) -> Path:
    wheel, said = build(checkout)
    place = checkout / "site"
    with wheel:
        wheel.extractall(place)
    assert "Without the browser client" in said
    return place


def kaizhuo(installed: Path, *args: str) -> Result:
    command = [sys.executable, "-m", "kaizhuo.cli", *args]
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    done = subprocess.run(command, cwd=installed, env=environment, capture_output=True, text=True, check=False)
    return Result(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "the page for the browser"), ("zh-Hant", "瀏覽器用的頁面"), ("zh-Hans", "浏览器用的页面")],
)
def test_without_the_client_only_the_browser_is_refused(installed: Path, language: str, words: str) -> None:
    assert not (installed / INDEX).exists()
    code, out, err = kaizhuo(installed, "serve", "--no-browser", "--port", "0", "--lang", language)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert words in err
    assert "make wheel" in err


def test_without_the_client_all_else_works(installed: Path) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert kaizhuo(installed, "--version", "--lang", "en").out == f"kaizhuo {version} (engine: interpreted)\n"
    code, _, err = kaizhuo(installed, "simulate", "dnup", "--games", "1", "--seats", "2", "--bots", "uniform")
    assert (code, err) == (0, "")


def test_a_built_client_is_in_the_wheel(checkout: Path, installed: Path) -> None:
    static = checkout / "src/kaizhuo/server/static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html>")
    wheel, said = build(checkout)
    with wheel:
        assert INDEX in wheel.namelist()
    assert "Without" not in said
