"""`make soak-install`: install what is committed in every way that README names, each into an empty environment, and
play there.  Everything is built anew, so it takes minutes and the package registries.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent
UV = ROOT / ".boot/bin/uv"
USER = """
from kaizhuo.core import engine
from kaizhuo.games import load_game

game = load_game("dnup")
state = game.setup(2, game.options_type())
reveal_type(engine.over(state))
engine.over("no state")
"""


def shell(*command: str | Path, given: str = "", **environment: str) -> str:
    """What a command says; the whole check ends if it fails."""
    done = subprocess.run(
        [str(word) for word in command],
        input=given,
        env={**os.environ, "KAIZHUO_OPTIMIZE": "0", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        cwd="/",
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout


def empty(place: Path) -> Path:
    shell(sys.executable, "-m", "venv", place)
    return place / "bin"


def by_pip(checkout: Path, place: Path) -> Path:
    shell(empty(place) / "pip", "install", checkout)
    return place / "bin"


def from_git(checkout: Path, place: Path) -> Path:
    shell(empty(place) / "pip", "install", f"git+file://{checkout}")
    return place / "bin"


def as_a_tool(checkout: Path, place: Path) -> Path:
    """By uv, which keeps what it built, so from a copy of its own; pipx does what pip does."""
    folders = {"UV_TOOL_DIR": str(place / "tools"), "UV_TOOL_BIN_DIR": str(place / "bin")}
    shell(UV, "tool", "install", "--no-cache", checkout, **folders)
    return place / "bin"


def later(checkout: Path, place: Path) -> Path:
    """Installed as plain Python, and made fast afterwards."""
    pip = empty(place) / "pip"
    shell(pip, "install", checkout, KAIZHUO_BUILD="client")
    assert "interpreted" in shell(place / "bin/kaizhuo", "--version", "--lang", "en")
    needed = re.findall(r"Requires-Dist: (.*); extra == 'fast'", metadata(place))
    shell(pip, "install", *needed)
    shell(place / "bin/kaizhuo", "compile")
    return place / "bin"


def metadata(place: Path) -> str:
    (file,) = place.rglob("kaizhuo-*.dist-info/METADATA")
    return file.read_text("utf-8")


def plays(bin_folder: Path, place: Path) -> None:
    kaizhuo = bin_folder / "kaizhuo"
    version = shell(kaizhuo, "--version", "--lang", "en")
    assert "engine: compiled" in version, version
    game = shell(kaizhuo, "play", "dnup", "--plain", "--seed", "3", given="1\n" * 2000, XDG_DATA_HOME=str(place))
    assert "\n1. " in game.replace("\r", ""), game[-500:]
    serves(kaizhuo, place)


def serves(kaizhuo: Path, place: Path) -> None:
    command = [
        str(kaizhuo),
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--lang",
        "en",
        "--database",
        str(place / "club.db"),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            assert address
            with urllib.request.urlopen(address[0], timeout=30) as page:
                assert b'<script type="module"' in page.read()
        finally:
            server.terminate()


def is_typed(bin_folder: Path, place: Path) -> None:
    """A user's mypy knows what compiled modules take and give."""
    shell(bin_folder / "pip", "install", "mypy")
    script = place / "user.py"
    script.write_text(USER)
    done = subprocess.run([bin_folder / "mypy", str(script)], capture_output=True, text=True, check=False, cwd=place)
    assert re.search(r'Revealed type is "(builtins\.)?bool"', done.stdout), done.stdout
    assert 'incompatible type "str"' in done.stdout, done.stdout


def removes(bin_folder: Path, place: Path) -> None:
    shell(bin_folder / "pip", "uninstall", "-y", "kaizhuo")
    left = [file for file in place.rglob("*kaizhuo*") if file.is_file() and "__pycache__" not in file.parts]
    assert left == [], left
    assert list(place.rglob("kaizhuo/**/*.so")) == []


def main() -> None:
    ways: list[Callable[[Path, Path], Path]] = [by_pip, from_git, as_a_tool, later]
    wanted = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        for way in [one for one in ways if not wanted or one.__name__ in wanted]:
            checkout, place = Path(folder, "checkout"), Path(folder, way.__name__)
            shell("git", "clone", "-q", ROOT, checkout)
            bin_folder = way(checkout, place)
            shutil.rmtree(checkout)
            plays(bin_folder, place)
            if way is not as_a_tool:
                is_typed(bin_folder, place)
                removes(bin_folder, place)
            sys.stdout.write(f"{way.__name__}: installed, played and served there\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
