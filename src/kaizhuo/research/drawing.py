"""Plots as SVG, in our own look: shapes and words tell everything, so that a print in black and white does too.

Across they are measured in percent, so that they fit a phone as well as a sheet of paper, and their words stay as large
as all others.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from kaizhuo.research.stats import Interval

TALL, FOOT = 160, 30  # of a histogram and of a curve
EDGE = 0.03  # of a histogram
LEFT = 12.0  # percent of a curve that its axis takes


class Row(NamedTuple):
    label: str
    value: Interval
    words: str  # the same for a reader
    strong: bool = False  # stands out


class Scale(NamedTuple):
    low: float
    high: float
    step: float

    def part(self, value: float) -> float:
        return (value - self.low) / (self.high - self.low or 1)

    def marks(self, *, percent: bool) -> list[tuple[float, str]]:
        found = [self.low + i * self.step for i in range(round((self.high - self.low) / self.step) + 1)]
        return [(mark, f"{100 * mark:.3g}%" if percent else f"{mark:.4g}") for mark in found]


def scale_of(ends: Sequence[float]) -> Scale:
    step = nice_step(max(ends) - min(ends) or 1.0)
    return Scale(step * (min(ends) // step), step * -(-max(ends) // step), step)


def nice_step(span: float) -> float:
    """Of 1, 2, 5, 10 ... that which makes about five steps."""
    step = 10.0**-6
    while True:
        for factor in (1, 2, 5):
            if span / (step * factor) <= 6:
                return step * factor
        step *= 10


def intervals(rows: Sequence[Row], *, line: float | None = None, percent: bool = False) -> str:
    """A dot for each value, a line for its interval, and a dashed line for what all are compared with."""
    ends = [end for row in rows for end in (row.value.low, row.value.high)] + ([line] if line is not None else [])
    scale = scale_of(ends)
    marks = scale.marks(percent=percent)
    behind = "".join(upright("grid", scale.part(mark)) for mark, _ in marks)
    behind += upright("fair", scale.part(line)) if line is not None else ""
    axis = "".join(small(scale.part(mark), 20, words) for mark, words in marks)
    parts = ['<div class="plot">']
    for row in rows:
        low, at, high = (scale.part(end) for end in (row.value.low, row.value.value, row.value.high))
        span = f'<line class="span" x1="{low:.2%}" x2="{high:.2%}" y1="50%" y2="50%"/>'
        strip = f'<i><svg aria-hidden="true">{behind}{span}{mark_at(at, "50%", row.strong)}</svg></i>'
        label = f"<b>{escape(row.label)}</b>" if row.strong else escape(row.label)
        parts.append(f"<div><span>{label}</span>{strip}<span>{escape(row.words)}</span></div>")
    return "".join([*parts, f'<div><span></span><i><svg aria-hidden="true">{axis}</svg></i><span></span></div></div>'])


def upright(kind: str, at: float) -> str:
    return f'<line class="{kind}" x1="{at:.2%}" x2="{at:.2%}" y1="0" y2="100%"/>'


def small(at: float, y: float, words: str, more: str = "") -> str:
    return f'<text class="small{more}" x="{at:.2%}" y="{y:.1f}" text-anchor="middle">{escape(words)}</text>'


def mark_at(at: float, y: str, strong: bool) -> str:
    """What stands out is a diamond, the rest are dots."""
    if strong:
        return f'<svg x="{at:.2%}" y="{y}"><path class="dot strong" d="M0 -8 l8 8 l-8 8 l-8 -8z"/></svg>'
    return f'<circle class="dot" cx="{at:.2%}" cy="{y}" r="5"/>'


def opened(height: float, label: str) -> str:
    return f'<svg style="height: {height:.0f}px" role="img" aria-label="{escape(label)}">'


def bars(label: str, names: Sequence[str], counts: Sequence[float]) -> str:
    """A histogram; where there are many bars some names are left out, and more of them on a phone."""
    most, total = max(counts, default=0) or 1, sum(counts) or 1
    wide = (1 - 2 * EDGE) / max(1, len(counts))
    every = 1 + len(counts) // 12
    parts = [opened(TALL + FOOT, label)]
    for i, (name, count) in enumerate(zip(names, counts, strict=True)):
        tall = (TALL - 24) * count / most
        middle = EDGE + (i + 0.5) * wide
        parts.append(
            f'<rect class="bar" x="{EDGE + (i + 0.05) * wide:.2%}" y="{TALL - tall:.1f}" width="{0.9 * wide:.2%}" '
            f'height="{tall:.1f}"><title>{escape(name)}: {count:g}</title></rect>'
        )
        if count:
            parts.append(small(middle, TALL - tall - 6, f"{count / total:.0%}", "" if len(counts) < 8 else " roomy"))
        if i % every == 0:
            parts.append(small(middle, TALL + 20, name, " roomy" if len(counts) > 6 and i // every % 2 else ""))
    parts.append(f'<line class="axis" x1="0" x2="100%" y1="{TALL}" y2="{TALL}"/>')
    return "".join([*parts, "</svg>"])


def curve(label: str, points: Sequence[Row], *, within: tuple[float, float] | None, percent: bool) -> str:
    """A figure over the values of something: dots with their intervals, joined, over the band of its goal."""
    ends = [end for row in points for end in (row.value.low, row.value.high)] + list(within or ())
    scale = scale_of(ends)

    def y(value: float) -> float:
        return 10 + (TALL + 50) * (1 - scale.part(value))

    def x(i: int) -> float:
        return (LEFT + (100 - LEFT) * (i + 0.5) / len(points)) / 100

    bottom = y(scale.low)
    parts = [opened(bottom + FOOT, label)]
    if within:
        parts.append(
            f'<rect class="band" x="{LEFT}%" y="{y(within[1]):.1f}" width="{100 - LEFT}%" '
            f'height="{y(within[0]) - y(within[1]):.1f}"/>'
        )
    for mark, words in scale.marks(percent=percent):
        parts.append(f'<line class="grid" x1="{LEFT}%" x2="100%" y1="{y(mark):.1f}" y2="{y(mark):.1f}"/>')
        parts.append(f'<text class="small" x="{LEFT - 1}%" y="{y(mark) + 5:.1f}" text-anchor="end">{words}</text>')
    for i in range(len(points) - 1):
        one, other = points[i].value.value, points[i + 1].value.value
        parts.append(f'<line class="join" x1="{x(i):.2%}" x2="{x(i + 1):.2%}" y1="{y(one):.1f}" y2="{y(other):.1f}"/>')
    for i, (name, value, _, strong) in enumerate(points):
        at = f"{x(i):.2%}"
        parts += [
            f'<line class="span" x1="{at}" x2="{at}" y1="{y(value.low):.1f}" y2="{y(value.high):.1f}"/>',
            mark_at(x(i), f"{y(value.value):.1f}", strong),
            small(x(i), bottom + 22, name),
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
td:not(:first-child) { white-space: nowrap; } tr.strong td { font-weight: bold; }
svg { display: block; width: 100%; font-size: 14px; fill: var(--ink); overflow: visible; }
svg .small { fill: var(--muted); } svg .grid { stroke: var(--line); } svg .axis { stroke: var(--ink); }
svg .fair { stroke: var(--ink); stroke-dasharray: 5 4; } svg .span { stroke: var(--jade); stroke-width: 3; }
svg .dot { fill: var(--jade); stroke: var(--surface); } svg .strong { fill: var(--vermilion); }
svg .bar { fill: var(--jade); } svg .join { stroke: var(--jade); } svg .band { fill: var(--line); opacity: .6; }
.plot { padding: 4px 12px; font-size: 14px; }
.plot div { display: grid; grid-template-columns: 16rem 1fr 8rem; column-gap: 20px; }
.plot span { align-self: center; line-height: 1.3; } .plot span:first-child { text-align: right; }
.plot i { position: relative; min-height: 30px; font-style: normal; }
.plot i > svg { position: absolute; inset: 0; height: 100%; }
@media (max-width: 640px) {
  .plot div { grid-template-columns: 1fr auto; padding-top: 6px; } .plot span:first-child { text-align: left; }
  .plot i { grid-area: 2 / 1 / 3 / 3; min-height: 24px; } svg .roomy { display: none; }
}
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
