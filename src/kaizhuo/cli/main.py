"""The command `kaizhuo`: finds what it can do, and turns every error into one line."""

from __future__ import annotations

import importlib
import io
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib.metadata import version
from typing import Annotated, Any, Final

import typer
from platformdirs import user_data_path
from typer.core import TyperGroup

from kaizhuo import compiled
from kaizhuo.cli.help import Command, page
from kaizhuo.cli.reader import Reader, take_language
from kaizhuo.core.errors import KaizhuoError, OptionError
from kaizhuo.text.languages import from_environment

USAGE: Final = 2
INTERRUPTED: Final = 130
UsageError: Any = typer.BadParameter.__base__  # of typer's own click, whose module is private

# In the order in which a newcomer needs them.
COMMANDS: Final = (
    "play", "learn", "puzzle", "serve", "admin", "games", "rules", "replay", "verify", "simulate", "report", "compare",
    "sweep", "box", "arena", "tactics", "botcheck", "schema", "sit", "compile",
)  # fmt: skip
THINKING: Final = ("play", "serve", "simulate", "report", "compare", "sweep", "arena", "tactics")


class Commands(TyperGroup):
    """Every command lives in the module of its name, which is imported only when the command is wanted."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        commands = [(name, f"help-{name}.short") for name in self.list_commands(ctx)]
        formatter.write(page(ctx.obj, self, str(ctx.command_path), commands))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            raise OptionError("unknown-command", command=cmd_name, commands=", ".join(COMMANDS))
        module = importlib.import_module(f"kaizhuo.cli.commands.{cmd_name}")
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        alone.command(cmd_name, cls=Command, context_settings={"allow_extra_args": True})(getattr(module, cmd_name))
        return typer.main.get_command(alone)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)


app = typer.Typer(cls=Commands, add_completion=False, rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def kaizhuo(
    ctx: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    if show_version:
        show_versions(ctx.obj)
    elif ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())
    elif ctx.invoked_subcommand in THINKING:
        remind(ctx.obj)


def show_versions(reader: Reader) -> None:
    from kaizhuo.games import boxes_of, game_names

    typer.echo(reader.say("cli-version", version=version("kaizhuo"), engine=reader.engine()))
    for game in game_names():
        typer.echo(reader.say("cli-version-box", game=game, box=boxes_of(game)[0].fingerprint[:12]))


def remind(reader: Reader) -> None:
    """Once, to a person: how a slow engine becomes fast."""
    said = user_data_path("kaizhuo", appauthor=False) / "slow-engine"
    if reader.err.is_terminal and not compiled() and not said.exists():
        reader.err.print(reader.say("cli-slow"), soft_wrap=True)
        with suppress(OSError):
            said.parent.mkdir(parents=True, exist_ok=True)
            said.touch()


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal of another encoding shows what it can
    sys.exit(run(sys.argv[1:], os.environ))


def run(args: list[str], environment: Mapping[str, str]) -> int:
    """Do what the words ask for; returns the exit code."""
    reader = Reader(from_environment(environment))
    done = USAGE
    try:
        language, words = take_language(args, environment)
        reader = Reader(language)
        command: Any = typer.main.get_command(app)
        done = command.main(words, prog_name="kaizhuo", standalone_mode=False, obj=reader) or 0
        sys.stdout.flush()
    except KaizhuoError as wrong:
        reader.refuse(wrong)
    except UsageError as wrong:
        reader.refuse(_in_our_words(wrong))
    except (KeyboardInterrupt, typer.Abort):
        done = INTERRUPTED
    except BrokenPipeError:  # whoever read us has seen enough
        _write_no_more()
        done = 0
    except OSError as wrong:
        reader.refuse(OptionError("system", reason=f"{wrong.strerror} {wrong.filename or ''}"))
        _write_no_more()
        done = USAGE
    if done == INTERRUPTED:  # which is also what typer makes of Ctrl+C
        reader.err.print(reader.say("cli-interrupted"))
    return int(done)


def _write_no_more() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _in_our_words(wrong: Any) -> KaizhuoError:
    """What typer does not understand, as an error of ours."""
    option = getattr(wrong, "option_name", None)
    if hasattr(wrong, "possibilities"):
        return OptionError("unknown-flag", flag=str(option))
    if option is not None:
        return OptionError("flag-value", flag=str(option))
    if hasattr(wrong, "param_type") and wrong.param is not None:
        return OptionError("missing-argument", argument=str(wrong.param.metavar), command=str(wrong.ctx.command_path))
    return OptionError("usage", reason=wrong.format_message())
