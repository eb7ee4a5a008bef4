"""`python -m kaizhuo.compiling [--work FOLDER] [--into FOLDER] [GAME ...]`, or `--clean` to go back to plain Python.

With names (`dnup flatiron`) only the core and these games.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from kaizhuo.compiling.plan import SOURCE, clean


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m kaizhuo.compiling")
    parser.add_argument("only", nargs="*", metavar="GAME")
    parser.add_argument("--clean", action="store_true")
    parser.add_argument("--work", type=lambda path: Path(path).resolve(), metavar="FOLDER")
    parser.add_argument("--into", type=lambda path: Path(path).resolve(), metavar="FOLDER")
    given = parser.parse_args()
    if given.clean:
        clean()
        return
    from kaizhuo.compiling.build import build

    with tempfile.TemporaryDirectory() as nowhere:
        build(SOURCE, given.work or Path(nowhere), given.into, given.only)


if __name__ == "__main__":
    main()
