"""The command `kaizhuo`: registers what it can do, and turns every error into one line."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Mapping
from importlib.metadata import version
from typing import Annotated, Any, Final

import typer

from kaizhuo.cli.commands import admin, arena, botcheck, games, play, replay, rules, serve, simulate, tactics, verify
from kaizhuo.cli.help import Command, Group_
from kaizhuo.cli.reader import Reader, take_language
from kaizhuo.core.errors import KaizhuoError, OptionError
from kaizhuo.text.languages import from_environment

USAGE: Final = 2
INTERRUPTED: Final = 130
UsageError: Any = typer.BadParameter.__base__  # of typer's own click, whose module is private

COMMANDS: Final = (  # in the order in which a newcomer needs them
    play.play,
    serve.serve,
    admin.admin,
    games.games,
    rules.rules,
    replay.replay,
    verify.verify,
    simulate.simulate,
    arena.arena,
    tactics.tactics,
    botcheck.botcheck,
)

app = typer.Typer(cls=Group_, add_completion=False, rich_markup_mode=None)
for function in COMMANDS:
    app.command(function.__name__, cls=Command, context_settings={"allow_extra_args": True})(function)


@app.callback(invoke_without_command=True)
def kaizhuo(
    ctx: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    if show_version:
        reader: Reader = ctx.obj
        typer.echo(reader.say("cli-version", version=version("kaizhuo"), engine=reader.engine()))
    elif ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal of another encoding shows what it can
    sys.exit(run(sys.argv[1:], os.environ))


def run(args: list[str], environment: Mapping[str, str]) -> int:
    """Do what the words ask for; returns the exit code."""
    reader = Reader(from_environment(environment))
    try:
        language, words = take_language(args, environment)
        reader = Reader(language)
        command: Any = typer.main.get_command(app)
        done = command.main(words, prog_name="kaizhuo", standalone_mode=False, obj=reader)
        sys.stdout.flush()
    except KaizhuoError as wrong:
        reader.refuse(wrong)
    except UsageError as wrong:
        reader.refuse(_in_our_words(wrong))
    except (KeyboardInterrupt, typer.Abort):
        reader.err.print(reader.say("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:  # whoever read us has seen enough
        _write_no_more()
        return 0
    except OSError as wrong:
        reader.refuse(OptionError("system", reason=f"{wrong.strerror} {wrong.filename or ''}"))
        _write_no_more()
    else:
        return int(done or 0)
    return USAGE


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
