"""A report as one page that needs nothing else: words, tables and plots."""

from __future__ import annotations

from html import escape

from kaizhuo.games import AnyGame
from kaizhuo.research.drawing import Row, bars, intervals, table, whole_page
from kaizhuo.research.naming import Names
from kaizhuo.research.report import Histogram, Part, Piece, Report
from kaizhuo.research.stats import Interval

FLOW = ("length.decisions", "length.minutes", "options.each", "options.forced", "gap.mean", "gap.clear")
TENSION = ("points.margin", "lead.changes", "lead.last", "lead.comeback", "lead.runaway")


def report_page(language: str, game: AnyGame, found: Report, command: str) -> str:
    names = Names(language, game)
    title = names.say("report-title", name=names.say("name"))
    body = [f"<h1>{escape(title)}</h1>", facts(names, found)]
    for part in found.parts:
        body += part_sections(names, part)
    if found.skill:
        body += skill(names, found)
    body += [f"<h2>{names.say('report-how')}</h2>", *how(names, command)]
    return whole_page(language, title, body)


def facts(names: Names, found: Report) -> str:
    box = names.say("report-box-own", file=found.components) if found.components else names.say("report-box-ours")
    words = [box, found.box[:12], names.say("report-seed", seed=str(found.seed))]
    words += [f"{name}={value}" for name, value in found.options.items()]
    if found.blind:
        words.append(names.say("report-blind", step=found.blind))
    return f'<p class="facts">{escape(" · ".join(words))} · kaizhuo {escape(found.version)}</p>'


def part_sections(names: Names, part: Part) -> list[str]:
    games = names.say("report-games", games=part.games, seats=part.seats, bots=", ".join(dict.fromkeys(part.bots)))
    return [
        f"<h2>{escape(games)}</h2>",
        *findings(names, part),
        f"<h3>{names.say('report-victories')}</h3>",
        victories(names, part),
        f'<p class="muted">{escape(power(names, part))}</p>',
        f"<h3>{names.say('report-flow')}</h3>",
        figures(names, part, FLOW),
        spread(names, "report-decisions", part.decisions),
        f"<h3>{names.say('report-tension')}</h3>",
        figures(names, part, ("points.all", *TENSION)),
        spread(names, "report-points", part.points),
        *last_changes(names, part),
        *[line for kind in dict.fromkeys(piece.kind for piece in part.pieces) for line in of_kind(names, part, kind)],
    ]


def findings(names: Names, part: Part) -> list[str]:
    """What stands out, in sentences."""
    said: list[str] = []
    for name in part.uneven:
        words = names.interval(name, part.figures[name])
        said.append(names.say("report-uneven", who=names.figure(name), share=words, fair=f"{100 * part.fair:.1f}%"))
    for verdict in ("more", "less", "dead", "never"):
        listed = [names.piece(one.kind, one.piece) for one in part.pieces if one.verdict == verdict]
        if listed:
            said.append(names.say(f"report-{verdict}", pieces=names.say("report-comma").join(listed)))
    said = said or [names.say("report-even")]
    return ['<div class="card"><ul>', *(f"<li>{escape(line)}</li>" for line in said), "</ul></div>"]


def victories(names: Names, part: Part) -> str:
    rows = []
    for name in (*(f"seat.{seat}" for seat in range(part.seats)), "first", "draws"):
        value = part.figures.get(name)
        if value:
            rows.append(Row(names.figure(name), value, names.interval(name, value), name in part.uneven))
    line = part.fair if part.seats > 1 else None
    return f'<div class="card">{intervals(rows, line=line, percent=True)}</div>'


def power(names: Names, part: Part) -> str:
    fair = names.say("report-fair", fair=f"{100 * part.fair:.1f}%") if part.seats > 1 else ""
    return f"{fair} {names.say('report-power', games=part.more_games)}" if part.more_games else fair


def figures(names: Names, part: Part, which: tuple[str, ...]) -> str:
    rows = []
    for name in which:
        value = part.figures.get(name)
        if value:
            ends = f"{names.amount(name, value.low)} – {names.amount(name, value.high)}"
            rows.append(((names.figure(name), names.amount(name, value.value), ends), False))
    return table((names.say("report-figure"), names.say("report-value"), "95%"), rows)


def spread(names: Names, message: str, found: Histogram) -> str:
    label = names.say(message, low=found.low, median=found.median, high=found.high)
    bins = [found.first + i * found.width for i in range(len(found.counts))]
    shown = [str(at) if found.width == 1 else f"{at}–{at + found.width - 1}" for at in bins]
    return f'<p>{escape(label)}</p><div class="card">{bars(label, shown, found.counts)}</div>'


def last_changes(names: Names, part: Part) -> list[str]:
    if not any(part.last):
        return []
    label = names.say("report-last-changes")
    shown = [f"{10 * tenth}–{10 * tenth + 10}%" for tenth in range(10)]
    return [f'<p>{escape(label)}</p><div class="card">{bars(label, shown, part.last)}</div>']


def of_kind(names: Names, part: Part, kind: str) -> list[str]:
    pieces = [piece for piece in part.pieces if piece.kind == kind]
    met = sorted((piece for piece in pieces if piece.wins), key=lambda piece: -(piece.wins or NONE).value)
    if not met:
        return []
    rows = [
        Row(names.piece(kind, piece.piece), piece.wins, names.interval("wins.", piece.wins), bool(piece.verdict))
        for piece in met
        if piece.wins
    ]
    title = names.kind(kind)
    head = [title, *(names.say(f"report-{column}") for column in ("offered", "taken", "used", "wins", "verdict"))]
    unmet = [piece for piece in pieces if not piece.wins]
    listed = [(piece_row(names, piece), bool(piece.verdict)) for piece in (*met, *unmet)]
    plot = intervals(rows, line=part.fair if part.seats > 1 else None, percent=True)
    return [f"<h3>{escape(title)}</h3>", f'<div class="card">{plot}</div>', table(head, listed)]


NONE = Interval(0.0, 0.0, 0.0)


def piece_row(names: Names, piece: Piece) -> list[str]:
    return [
        names.piece(piece.kind, piece.piece),
        names.interval("offered.", piece.offered) if piece.offered else "0",
        names.interval("taken.", piece.taken) if piece.taken else "–",
        names.interval("used.", piece.used) if piece.used else "–",
        names.interval("wins.", piece.wins) if piece.wins else "–",
        names.say(f"report-is-{piece.verdict}") if piece.verdict else "",
    ]


def skill(names: Names, found: Report) -> list[str]:
    assert found.skill is not None
    rows = [
        Row(standing.bot, standing.share, names.interval("wins.", standing.share)) for standing in found.skill.standings
    ]
    fair = found.skill.standings[0].fair
    pairs = [
        ((f"{pair.first} – {pair.second}", names.interval("wins.", pair.score), str(pair.meetings)), False)
        for pair in found.skill.pairs
    ]
    head = (names.say("report-pair"), names.say("report-before"), names.say("report-meetings"))
    plot = intervals(rows, line=fair, percent=True)
    words = names.say("report-skill-words", blocks=found.skill_blocks)
    return [
        f"<h2>{names.say('report-skill')}</h2>",
        f"<p>{escape(words)}</p>",
        f'<div class="card">{plot}</div>',
        table(head, pairs),
    ]


def how(names: Names, command: str) -> list[str]:
    return [f"<p>{escape(names.say('report-method'))}</p>", f"<p><code>{escape(command)}</code></p>"]
