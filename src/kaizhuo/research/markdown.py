"""A report as Markdown, for pages such as docs/balance.md."""

from __future__ import annotations

from collections.abc import Sequence

from kaizhuo.games import AnyGame
from kaizhuo.research.naming import Names
from kaizhuo.research.page import FLOW, TENSION, piece_row
from kaizhuo.research.report import Part, Report
from kaizhuo.research.study import VERB


def report_markdown(language: str, game: AnyGame, found: Report, command: str) -> str:
    names = Names(language, game)
    parts = [line for part in found.parts for line in part_lines(names, part, command)]
    if found.skill:
        rows = [
            (f"{pair.first} – {pair.second}", names.interval("wins.", pair.score), str(pair.meetings))
            for pair in found.skill.pairs
        ]
        head = [names.say(f"report-{column}") for column in ("pair", "before", "meetings")]
        parts += [f"### {names.say('report-skill')}", "", *table(head, rows)]
    return "\n".join(parts)


def part_lines(names: Names, part: Part, command: str) -> list[str]:
    bots = ", ".join(dict.fromkeys(part.bots))
    title = names.say("report-games", games=part.games, seats=part.seats, bots=bots)
    seats = [f"seat.{seat}" for seat in range(part.seats)]
    shown = [name for name in (*seats, "first", "draws", *FLOW, "points.all", *TENSION) if name in part.figures]
    rows = [
        (names.figure(name), marked(names.interval(name, part.figures[name]), name in part.uneven)) for name in shown
    ]
    head = [names.say("report-figure"), "95%"]
    lines = [f"## {names.say('name')}, {title}", "", f"`{command}`", "", *table(head, rows)]
    for kind in dict.fromkeys(piece.kind for piece in part.pieces if piece.kind != VERB and piece.wins):
        columns = ("offered", "taken", "used", "wins", "verdict")
        head = [names.kind(kind), *(names.say(f"report-{column}") for column in columns)]
        those = [piece for piece in part.pieces if piece.kind == kind]
        pieces = sorted(those, key=lambda piece: -(piece.wins.value if piece.wins else 0))
        lines += table(head, [piece_row(names, piece) for piece in pieces])
    return lines


def marked(text: str, strong: bool) -> str:
    return f"**{text}**" if strong else text


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [line(head), line(["---"] * len(head)), *map(line, rows), ""]


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
