"""`kaizhuo verify`: proves that a recorded game was dealt and played honestly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from kaizhuo.cli.arguments import open_record
from kaizhuo.cli.options import Components, Json
from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.table import seat_names
from kaizhuo.core.errors import RecordError
from kaizhuo.play import match as matches
from kaizhuo.play.lesson import as_taught
from kaizhuo.play.promise import binds_terms
from kaizhuo.play.record import Record, arranged


class Proof(msgspec.Struct, frozen=True):
    game: str
    rules_version: int
    commitment: str
    chance: int  # outcomes of chance that come from the secret
    decisions: int  # that the rules allowed
    finished: bool
    scores: list[int] | None


def verify(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-verify-file")],
    components: Components = None,
    json: Json = False,
) -> None:
    reader: Reader = ctx.obj
    record = open_record(file, components)
    proof = prove(record)
    if json:
        reader.json(proof)
    else:
        show(reader, record, proof)


def prove(record: Record) -> Proof:
    try:
        match = matches.verify(record)
    except RecordError as wrong:
        move = str(wrong.facts.get("move", ""))
        if wrong.code == "record-move" and move.startswith("chance "):
            raise RecordError("record-dealt", ply=wrong.facts["ply"], move=move) from None
        raise
    if not as_taught(record):
        raise RecordError("record-lesson", lesson=record.branches[0].lesson, ply=arranged(record.branches))
    chance = sum(move.startswith("chance ") for move in record.moves[arranged(record.branches) :])
    return Proof(
        game=record.game,
        rules_version=record.rules_version,
        commitment=record.commitment,
        chance=chance,
        decisions=sum(not move.startswith("chance ") for move in record.moves),
        finished=match.over,
        scores=[int(score) for score in match.game.scores(match.state)] if match.over else None,
    )


def show(reader: Reader, record: Record, proof: Proof) -> None:
    name = reader.of_game(proof.game, "name")
    lines = [
        reader.say("cli-proof-secret", commitment=proof.commitment),
        reader.say("cli-proof-chance", count=proof.chance),
        reader.say("cli-proof-moves", count=proof.decisions, version=proof.rules_version),
    ]
    bound = binds_terms(proof.commitment)
    if bound:
        lines.insert(1, reader.say("cli-proof-terms"))
    came = [branch for branch in record.branches if not branch.lesson]
    if came:
        lines.insert(1, reader.say("cli-proof-branches", count=len(came), ply=came[-1].ply))
    lines += [reader.say("cli-proof-arranged", ply=branch.ply) for branch in record.branches if branch.lesson]
    if proof.scores is not None:
        names = seat_names(reader, record.seats, looking_on=True)
        scores = ", ".join(f"{who} – {score}" for who, score in zip(names, proof.scores, strict=True))
        lines.append(reader.say("cli-proof-scores", scores=scores))
    reader.show(Text(reader.say("cli-proof", name=name), style="bold"))
    for line in lines:
        reader.show(Text.assemble(("✓ ", "bold green"), line))
    if not bound:
        reader.show(Text.assemble(("· ", "bold"), reader.say("cli-proof-no-terms")))
    if not proof.finished:
        reader.show(Text.assemble(("· ", "bold"), reader.say("cli-proof-unfinished", plies=len(record.moves))))
