"""`kaizhuo admin`: the games of a server, for its owner."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid
from rich.text import Text

from kaizhuo.cli.options import Database, Json
from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal import saves
from kaizhuo.core.errors import OptionError, RecordError
from kaizhuo.core.visible import printable, shortened
from kaizhuo.server.session import housekeeping
from kaizhuo.server.store.databases import default_database, open_backend, shown, unshared
from kaizhuo.server.store.shared import SharedBackend
from kaizhuo.server.store.store import Backend, StoreError

ACTIONS = ("list", "top", "export", "repair", "delete", "backup", "restore", "move")
SHORT = 10  # characters of a table's id that are enough
NAME = 60  # of a name


class TableInfo(msgspec.Struct, frozen=True):
    table: str
    game: str
    state: str  # "waiting", "running", "over", "unlisted"
    seats: list[str]
    touched: int


def admin(
    ctx: typer.Context,
    action: Annotated[str, typer.Argument(metavar="ACTION", help="help-admin-action")],
    table: Annotated[str, typer.Argument(metavar="[TABLE]", help="help-admin-table")] = "",
    target: Annotated[str, typer.Option("--to", metavar="FILE", help="help-admin-to")] = "",
    source: Annotated[str, typer.Option("--from", metavar="FILE", help="help-admin-from")] = "",
    database: Database = "",
    yes: Annotated[bool, typer.Option("--yes", help="help-admin-yes")] = False,
    json: Json = False,
) -> int:
    reader: Reader = ctx.obj
    if action not in ACTIONS:
        raise OptionError("admin-action", action=action, actions=", ".join(ACTIONS))
    if not table and action in ("export", "delete"):
        raise OptionError("missing-argument", argument="TABLE", command=f"kaizhuo admin {action}")
    if action in ("backup", "restore", "move"):
        copy(reader, action, source, target, database)
        return 0
    with opened(database) as backend:
        if action == "list":
            show_list(reader, backend, json)
        elif action == "top":
            show_servers(reader, backend, json)
        elif action == "export":
            export(reader, backend, table, Path(target) if target else None)
        elif action == "repair":
            return repair(reader, backend, table)
        else:
            delete(reader, backend, table, yes)
    return 0


@contextmanager
def opened(database: str, *, alone: bool = False) -> Iterator[SharedBackend]:
    """An existing database; a name with a slip in it makes no new one."""
    where = database or default_database()
    if "://" not in where and not Path(where).expanduser().is_file():
        raise RecordError("no-database", file=where)
    with failing(where), unshared(where) if alone else closing(open_backend(where)) as backend:
        yield backend


@contextmanager
def failing(database: str) -> Iterator[None]:
    """A database that fails is a sentence."""
    try:
        yield
    except StoreError as wrong:
        raise OptionError("database", database=shown(database), reason=wrong.reason) from None


def copy(reader: Reader, action: str, source: str, target: str, database: str) -> None:
    """A backup is a file that this or another server can use; it may be made while servers run.  What takes the place
    of another database is not used by any meanwhile."""
    needed = {"backup": ("--to",), "restore": ("--from",), "move": ("--from", "--to")}[action]
    for option, given in (("--to", target), ("--from", source)):
        if option in needed and not given:
            raise OptionError("missing-argument", argument=option, command=f"kaizhuo admin {action}")
    here = database or default_database()
    come, go = (here if action == "backup" else source), (here if action == "restore" else target)
    if action == "backup" and Path(go).exists():
        raise RecordError("file-exists", file=go)
    with opened(come, alone=action == "move") as old, failing(go), unshared(go) as new:
        tables, events = old.copy_to(new)
    reader.show(reader.say("cli-admin-copied", tables=tables, events=events, database=shown(go)))


def show_list(reader: Reader, backend: Backend, json: bool) -> None:
    rows = []
    for found in housekeeping.tables(backend):
        head = found.head
        if head is None:
            rows.append(TableInfo(found.table, "", "unlisted", [], 0))
            continue
        state = "over" if head.over else "running" if head.started else "waiting"
        names = [_shown(f"bot:{seat.bot}" if seat.bot else seat.name) for seat in head.seats]
        rows.append(TableInfo(found.table, _shown(head.game), state, names, head.touched))
    if json:
        reader.json(rows)
        return
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for row in rows:
        when = datetime.fromtimestamp(row.touched, UTC).strftime("%Y-%m-%d %H:%M") if row.touched else ""
        state = reader.say(f"cli-admin-{row.state}")
        grid.add_row(row.table[:SHORT], row.game, state, when, ", ".join(name or "–" for name in row.seats))
    reader.show(grid, Text(reader.say("cli-admin-count", count=len(rows)), style="dim"))


def show_servers(reader: Reader, backend: Backend, json: bool) -> None:
    """What goes on now, at all servers."""
    servers = backend.nodes.all()
    if json:
        reader.json(servers)
        return
    if not servers:
        reader.show(reader.say("cli-admin-no-servers"))
        return
    names = ("machine", "tables", "led", "pages", "waiting", "actions", "version")
    grid = Grid(*(reader.say(f"cli-admin-top-{name}") for name in names), box=None, padding=(0, 3, 0, 0))
    for one in servers:
        grid.add_row(_shown(one.machine), *(str(getattr(one, name)) for name in names[1:]))
    reader.show(grid)


def _shown(name: str) -> str:
    return shortened(printable(name), NAME)


def export(reader: Reader, backend: Backend, table: str, file: Path | None) -> None:
    whole = housekeeping.whole_id(backend, table)
    record = housekeeping.record(backend, whole)
    target = file or Path(f"kaizhuo-{record.game}-{whole[:6]}.json")
    saves.save(target, record)
    reader.show(reader.say("cli-admin-exported", file=str(target), plies=len(record.moves)))
    if record.scores is None:
        reader.show(reader.say("cli-admin-unfinished"))


def repair(reader: Reader, backend: Backend, table: str) -> int:
    """One table or all of them; 1 if something cannot be mended."""
    all_tables = [found.table for found in housekeeping.tables(backend)]
    wanted = [housekeeping.whole_id(backend, table)] if table else all_tables
    checked = [housekeeping.repair(backend, one) for one in wanted]
    for one in checked:
        if one.wrong is not None:
            words = reader.words_of(one.wrong)
            reader.show(Text.assemble(("✗ ", "bold red"), f"{one.table[:SHORT]}  {words}"))
        else:
            message = "cli-admin-mended" if one.mended else "cli-admin-sound"
            words = reader.say(message, plies=one.plies)
            reader.show(Text.assemble(("✓ ", "bold green"), f"{one.table[:SHORT]}  {one.game}  {words}"))
    bad = sum(one.wrong is not None for one in checked)
    reader.show(reader.say("cli-admin-checked", count=len(checked), bad=bad))
    return 1 if bad else 0


def delete(reader: Reader, backend: Backend, table: str, yes: bool) -> None:
    whole = housekeeping.whole_id(backend, table)
    if not yes:
        reader.out.print(reader.say("cli-admin-sure", table=whole[:SHORT]), end=" ")
        reader.out.file.flush()
        if sys.stdin.readline().strip() != whole[:SHORT]:
            reader.show(reader.say("cli-admin-kept"))
            return
    housekeeping.delete(backend, whole)
    reader.show(reader.say("cli-admin-deleted", table=whole[:SHORT]))
