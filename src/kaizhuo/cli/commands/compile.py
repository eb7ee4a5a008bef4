"""`kaizhuo compile`: makes the engine of this installation fast."""

from __future__ import annotations

import os
import subprocess
import sys

import typer

from kaizhuo import compiled
from kaizhuo.cli.reader import Reader
from kaizhuo.compiling.installed import note_files
from kaizhuo.compiling.plan import SOURCE, clean, compiled_files, has_compiler, has_packages
from kaizhuo.core.errors import OptionError


def compile(ctx: typer.Context) -> int:  # noqa: A001 - a command has the name of its function
    reader: Reader = ctx.obj
    if compiled():
        reader.show(reader.say("cli-compile-already"))
        return 0
    if not has_compiler():
        raise OptionError("no-compiler")
    if not has_packages():
        raise OptionError("no-mypyc")
    if not os.access(SOURCE / "kaizhuo", os.W_OK):
        raise OptionError("compile-read-only", folder=str(SOURCE / "kaizhuo"))
    reader.show(reader.say("cli-compile-begins"))
    path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, "-m", "kaizhuo.compiling"],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    made = compiled_files(SOURCE, SOURCE)
    if done.returncode or not made:
        clean()  # some modules compiled and others not would not fit together
        sys.stderr.write(done.stdout)
        raise OptionError("compile-failed")
    note_files(made)
    reader.show(reader.say("cli-compile-done"))
    return 0
