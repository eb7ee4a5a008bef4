"""Figures of bots as SVGs: a ladder, a dot for each bot and a line for its interval; and curves of what they win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from kaizhuo.research.ratings import Standing
from kaizhuo.research.stats import Interval

WIDTH, ROW, LEFT, RIGHT, TOP = 720, 34, 190, 110, 46
PLOT_LEFT, PLOT_HEIGHT = 64, 300
COLOURS = "#0b6e6e", "#b3412e", "#5b4a9c", "#8a6d00"


def begin(title: str, height: int) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" font-family="sans-serif" '
        'font-size="14" fill="#333">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="16" y="26" font-weight="bold">{escape(title)}</text>',
    ]


def ladder_svg(title: str, axis: str, standings: list[Standing]) -> str:
    low = min(standing.elo.low for standing in standings)
    high = max(standing.elo.high for standing in standings)
    least, most = 100 * int(low // 100), 100 * int(-(-high // 100))
    span = max(100, most - least)

    def x(elo: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (elo - least) / span

    bottom = TOP + ROW * len(standings)
    parts = begin(title, bottom + 44)
    for mark in range(least, least + span + 1, 100):
        parts.append(f'<line x1="{x(mark):.1f}" y1="{TOP}" x2="{x(mark):.1f}" y2="{bottom}" stroke="#ddd"/>')
        parts.append(f'<text x="{x(mark):.1f}" y="{bottom + 18}" text-anchor="middle" fill="#666">{mark}</text>')
    parts.append(f'<text x="{x(least + span / 2):.1f}" y="{bottom + 38}" text-anchor="middle">{escape(axis)}</text>')
    for row, standing in enumerate(standings):
        y = TOP + ROW * row + ROW / 2
        elo = standing.elo
        parts += [
            f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">{escape(standing.bot)}</text>',
            f'<line x1="{x(elo.low):.1f}" y1="{y}" x2="{x(elo.high):.1f}" y2="{y}" stroke="#0b6e6e" stroke-width="3"/>',
            f'<circle cx="{x(elo.value):.1f}" cy="{y}" r="6" fill="#0b6e6e"/>',
            f'<text x="{WIDTH - RIGHT + 14}" y="{y + 5}">{elo.value:+.0f}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])


def curves_svg(title: str, axis: str, marks: Sequence[str], curves: Mapping[str, Sequence[Interval | None]]) -> str:
    """Shares between 0 and 1, one for each mark; None where nothing was measured."""
    bottom = TOP + PLOT_HEIGHT
    right = WIDTH - RIGHT - 40
    step = (right - PLOT_LEFT) / max(1, len(marks) - 1)

    def y(share: float) -> float:
        return bottom - PLOT_HEIGHT * share

    parts = begin(title, bottom + 52)
    for quarter in range(5):
        at = y(quarter / 4)
        dash = ' stroke-dasharray="5 4" stroke="#666"' if quarter == 2 else ' stroke="#ddd"'
        parts.append(f'<line x1="{PLOT_LEFT}" y1="{at}" x2="{right}" y2="{at}"{dash}/>')
        parts.append(
            f'<text x="{PLOT_LEFT - 12}" y="{at + 5}" text-anchor="end" fill="#666">{25 * quarter}&#8239;%</text>'
        )
    for i, mark in enumerate(marks):
        at = PLOT_LEFT + step * i
        parts.append(f'<text x="{at:.1f}" y="{bottom + 22}" text-anchor="middle" fill="#666">{escape(mark)}</text>')
    middle = (PLOT_LEFT + right) / 2
    parts.append(f'<text x="{middle:.1f}" y="{bottom + 42}" text-anchor="middle">{escape(axis)}</text>')
    for nth, (name, shares) in enumerate(curves.items()):
        colour = COLOURS[nth % len(COLOURS)]
        aside = 4 * (2 * nth - len(curves) + 1)  # so that intervals do not lie on each other
        found = [(PLOT_LEFT + step * i + aside, share) for i, share in enumerate(shares) if share is not None]
        line = " ".join(f"{at:.1f},{y(share.value):.1f}" for at, share in found)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for at, share in found:
            low, high = f"{y(share.low):.1f}", f"{y(share.high):.1f}"
            parts += [
                f'<line x1="{at:.1f}" y1="{low}" x2="{at:.1f}" y2="{high}" stroke="{colour}" stroke-width="3"/>',
                f'<circle cx="{at:.1f}" cy="{y(share.value):.1f}" r="5" fill="{colour}"/>',
            ]
        parts.append(f'<text x="{right + 20}" y="{TOP + 14 + 22 * nth}" fill="{colour}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>", ""])
