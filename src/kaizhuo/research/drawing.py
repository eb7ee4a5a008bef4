"""Plots as SVG, in our own look: shapes and words tell everything, so that a print in black and white does too."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from kaizhuo.research.stats import Interval

WIDTH, ROW, LEFT, RIGHT, TOP, EDGE = 720, 30, 230, 150, 14, 20


class Row(NamedTuple):
    label: str
    value: Interval
    words: str  # the same for a reader
    strong: bool = False  # stands out


def nice_step(span: float) -> float:
    """Of 1, 2, 5, 10 ... that which makes about five steps."""
    step = 10.0**-6
    while True:
        for factor in (1, 2, 5):
            if span / (step * factor) <= 6:
                return step * factor
        step *= 10


def opened(height: float, label: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">'


def intervals(label: str, rows: Sequence[Row], *, line: float | None = None, percent: bool = False) -> str:
    """A dot for each value, a line for its interval, and a dashed line for what all are compared with."""
    ends = [end for row in rows for end in (row.value.low, row.value.high)] + ([line] if line is not None else [])
    step = nice_step(max(ends) - min(ends) or 1.0)
    low, high = step * (min(ends) // step), step * -(-max(ends) // step)
    bottom = TOP + ROW * len(rows)

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low or 1)

    parts = [opened(bottom + 30, label)]
    for i in range(round((high - low) / step) + 1):
        mark = low + i * step
        words = f"{100 * mark:.3g}%" if percent else f"{mark:.4g}"
        parts.append(f'<line class="grid" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="{TOP}" y2="{bottom}"/>')
        parts.append(small(x(mark), bottom + 20, words))
    if line is not None:
        parts.append(f'<line class="fair" x1="{x(line):.1f}" x2="{x(line):.1f}" y1="{TOP}" y2="{bottom}"/>')
    for i, row in enumerate(rows):
        y = TOP + ROW * (i + 0.5)
        parts += [
            f'<text x="{LEFT - 12}" y="{y + 5:.1f}" text-anchor="end">{escape(row.label)}</text>',
            f'<line class="span" x1="{x(row.value.low):.1f}" x2="{x(row.value.high):.1f}" y1="{y}" y2="{y}"/>',
            mark_at(x(row.value.value), y, row.strong),
            f'<text x="{WIDTH - RIGHT + 12}" y="{y + 5:.1f}">{escape(row.words)}</text>',
        ]
    return "".join([*parts, "</svg>"])


def small(x: float, y: float, words: str) -> str:
    return f'<text class="small" x="{x:.1f}" y="{y}" text-anchor="middle">{escape(words)}</text>'


def mark_at(x: float, y: float, strong: bool) -> str:
    """What stands out is a diamond, the rest are dots."""
    if strong:
        return f'<path class="dot strong" d="M{x:.1f} {y - 8} l8 8 l-8 8 l-8 -8z"/>'
    return f'<circle class="dot" cx="{x:.1f}" cy="{y}" r="5"/>'


def bars(label: str, names: Sequence[str], counts: Sequence[float]) -> str:
    """A histogram; every second name is left out where there are many."""
    height, foot = 160, 30
    most = max(counts, default=0) or 1
    wide = (WIDTH - 2 * EDGE) / max(1, len(counts))
    every = 1 + len(counts) // 12
    parts = [opened(height + foot, label)]
    for i, (name, count) in enumerate(zip(names, counts, strict=True)):
        tall = (height - 20) * count / most
        parts.append(
            f'<rect class="bar" x="{EDGE + i * wide + 2:.1f}" y="{height - tall:.1f}" width="{wide - 4:.1f}" '
            f'height="{tall:.1f}"><title>{escape(name)}: {count:g}</title></rect>'
        )
        if i % every == 0:
            middle = EDGE + (i + 0.5) * wide
            parts.append(small(middle, height + 20, name))
    parts.append(f'<line class="axis" x1="0" x2="{WIDTH}" y1="{height}" y2="{height}"/>')
    return "".join([*parts, "</svg>"])


def curve(
    label: str, points: Sequence[tuple[str, Interval]], *, within: tuple[float, float] | None, percent: bool
) -> str:
    """A figure over the values of something: dots with their intervals, joined, over the band of its goal."""
    height, foot, left = 220, 30, 70
    ends = [end for _, value in points for end in (value.low, value.high)] + list(within or ())
    step = nice_step(max(ends) - min(ends) or 1.0)
    low, high = step * (min(ends) // step), step * -(-max(ends) // step)

    def y(value: float) -> float:
        return 10 + (height - 10) * (1 - (value - low) / (high - low or 1))

    def x(i: int) -> float:
        return left + (WIDTH - left) * (i + 0.5) / len(points)

    parts = [opened(height + foot, label)]
    if within:
        parts.append(
            f'<rect class="band" x="{left}" y="{y(within[1]):.1f}" width="{WIDTH - left}" '
            f'height="{y(within[0]) - y(within[1]):.1f}"/>'
        )
    for i in range(round((high - low) / step) + 1):
        mark = low + i * step
        words = f"{100 * mark:.3g}%" if percent else f"{mark:.4g}"
        parts.append(f'<line class="grid" x1="{left}" x2="{WIDTH}" y1="{y(mark):.1f}" y2="{y(mark):.1f}"/>')
        parts.append(f'<text class="small" x="{left - 8}" y="{y(mark) + 5:.1f}" text-anchor="end">{words}</text>')
    path = " ".join(f"{x(i):.1f},{y(value.value):.1f}" for i, (_, value) in enumerate(points))
    parts.append(f'<polyline class="join" points="{path}"/>')
    for i, (name, value) in enumerate(points):
        parts += [
            f'<line class="span" x1="{x(i):.1f}" x2="{x(i):.1f}" y1="{y(value.low):.1f}" y2="{y(value.high):.1f}"/>',
            mark_at(x(i), y(value.value), False),
            small(x(i), height + 22, name),
        ]
    return "".join([*parts, "</svg>"])


STYLE: Final = """
:root { color-scheme: light dark; --paper: light-dark(#fbf7ef, #16181b); --surface: light-dark(#fff, #1f2226);
  --ink: light-dark(#1f2328, #ece7dc); --muted: light-dark(#5b6068, #a9a49a); --line: light-dark(#d9d2c3, #3a3d42);
  --jade: light-dark(#1b6e53, #63c9a0); --vermilion: light-dark(#b3261e, #ff8a75); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 24px 16px 64px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans TC", "Noto Sans SC", sans-serif; }
h1 { font-size: 28px; margin: 0 0 4px; } h2 { font-size: 20px; margin: 40px 0 8px; }
h3 { font-size: 16px; margin: 24px 0 4px; }
p { margin: 8px 0; } .muted, .facts { color: var(--muted); font-size: 14px; } code { overflow-wrap: anywhere; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px;
  margin: 12px 0; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 14px; }
th, td { text-align: right; padding: 4px 8px; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; } th { color: var(--muted); font-weight: normal; }
tr.strong td { font-weight: bold; }
svg { display: block; width: 100%; min-width: 620px; font-size: 14px; fill: var(--ink); }
svg .small { fill: var(--muted); } svg .grid { stroke: var(--line); } svg .axis { stroke: var(--ink); }
svg .fair { stroke: var(--ink); stroke-dasharray: 5 4; } svg .span { stroke: var(--jade); stroke-width: 3; }
svg .dot { fill: var(--jade); stroke: var(--surface); } svg .strong { fill: var(--vermilion); }
svg .bar { fill: var(--jade); } svg .join { fill: none; stroke: var(--jade); }
svg .band { fill: var(--line); opacity: .6; }
@media print { body { background: #fff; } .card { break-inside: avoid; } }
"""


def whole_page(language: str, title: str, body: Sequence[str]) -> str:
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def table(head: Sequence[str], rows: Sequence[tuple[Sequence[str], bool]]) -> str:
    """Rows that stand out are bold."""
    cells = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    kinds = {True: '<tr class="strong">', False: "<tr>"}
    body = "".join(
        kinds[strong] + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row, strong in rows
    )
    return f'<div class="card"><table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table></div>'
