"""`kaizhuo serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
import time
import webbrowser
from ipaddress import ip_network
from threading import Timer
from typing import TYPE_CHECKING, Annotated

import typer

from kaizhuo.cli.options import Database, duration, number
from kaizhuo.cli.reader import Reader
from kaizhuo.core.errors import OptionError
from kaizhuo.server.errors import TableError

if TYPE_CHECKING:
    from kaizhuo.server.web.app import Settings

PORT = 8168
WAIT = 1.0  # seconds


def _network(given: str) -> str:
    """An address, or a network such as 172.16.0.0/12."""
    try:
        return str(ip_network(given, strict=False)) if given else ""
    except ValueError:
        raise OptionError("no-address", option="--proxy", value=given[:80]) from None


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int, number("--port", "help-serve-port", 0)] = PORT,
    database: Database = "",
    pace: Annotated[float, duration("--pace", "help-serve-pace")] = 0.8,
    rate: Annotated[int, number("--rate", "help-serve-rate", 1)] = 20,
    archive: Annotated[int, number("--archive", "help-serve-archive", 1, "DAYS")] = 90,
    grace: Annotated[float, duration("--grace", "help-serve-grace")] = 60.0,
    names: Annotated[list[str] | None, typer.Option("--host-name", metavar="NAME", help="help-serve-host-name")] = None,
    proxy: Annotated[str, typer.Option("--proxy", metavar="ADDRESS", parser=_network, help="help-serve-proxy")] = "",
    boxes: Annotated[list[str] | None, typer.Option("--box", metavar="GAME=FILE", help="help-serve-box")] = None,
    json_log: Annotated[bool, typer.Option("--json-log", help="help-serve-json-log")] = False,
    quiet: Annotated[bool, typer.Option("--no-browser", help="help-serve-no-browser")] = False,
) -> None:
    from kaizhuo.server.protocol.socket import as_lang
    from kaizhuo.server.session.boxes import allow
    from kaizhuo.server.store.databases import default_database
    from kaizhuo.server.web.app import Settings  # takes a while that a refusal or the help need not pay
    from kaizhuo.server.web.pages import built

    reader: Reader = ctx.obj
    if not built():
        raise OptionError("no-client")
    for given in boxes or []:
        allow(given)
    settings = Settings(
        lang=as_lang(reader.language) if _asked_for() else None,
        pace=pace,
        rate=rate,
        archive=archive,
        grace=grace,
        names=[host, *(names or [])],
        proxy=proxy,
        json_log=json_log,
    )
    where = database or default_database()
    told = False
    while not _ran(reader, settings, host, port, where, quiet, told):
        told = True
        time.sleep(WAIT)


def _ran(reader: Reader, settings: Settings, host: str, port: int, database: str, quiet: bool, told: bool) -> bool:
    """Until it is stopped; False if servers of another kind have the tables, which this one waits for."""
    from kaizhuo.server.session.version import this_server
    from kaizhuo.server.store.databases import open_database
    from kaizhuo.server.web.server import run

    with _listen(host, port) as listening:
        port = listening.getsockname()[1]
        try:
            store = open_database(database, this_server(shares="://" in database, port=port))
        except TableError as wrong:
            if wrong.code != "other-version":
                raise
            if not told:
                reader.show(reader.words_of(wrong))
                sys.stdout.flush()
            return False
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{port}"
        reader.show(reader.say("cli-serving", address=address, engine=reader.engine()))
        sys.stdout.flush()
        if not quiet and _has_screen():
            Timer(1.0, webbrowser.open, [address]).start()
        run(settings, store, listening)
    return True


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), backlog=2048, family=family)
    except (OSError, OverflowError) as wrong:
        raise OptionError("cannot-listen", host=host, port=str(port), reason=str(wrong)) from None


def _asked_for() -> bool:
    """Only a language that was asked for comes before what a browser prefers."""
    return any(word.partition("=")[0] == "--lang" for word in sys.argv)


def _has_screen() -> bool:
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
