"""Options that several commands take, and options that take a number."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from kaizhuo.cli.numbers import seconds, whole


def number(flag: str, message: str, least: int | None = None, metavar: str = "N") -> Any:
    """An option that takes a whole number."""
    return typer.Option(flag, metavar=metavar, parser=whole(flag, least), help=message)


def duration(flag: str, message: str) -> Any:
    """An option that takes a time."""
    return typer.Option(flag, metavar="SECONDS", parser=seconds(flag), help=message)


Number = int | None
Strings = list[str] | None

Blind = Annotated[str, typer.Option("--blind", metavar="STEP", help="help-report-blind")]
Components = Annotated[Path | None, typer.Option("--components", metavar="FILE", help="help-components")]
Database = Annotated[str, typer.Option("--database", metavar="WHERE", help="help-serve-database")]
Games = Annotated[Number, number("--games", "help-report-games", 1)]
Jobs = Annotated[Number, number("--jobs", "help-simulate-jobs", 1)]
Cluster = Annotated[str, typer.Option("--cluster", metavar="ADDRESS|auto", help="help-cluster")]
Json = Annotated[bool, typer.Option("--json", help="help-json")]
Options = Annotated[Strings, typer.Option("--option", metavar="NAME=VALUE", help="help-option")]
Seed = Annotated[int, number("--seed", "help-simulate-seed")]
