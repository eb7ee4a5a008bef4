"""A ladder as an SVG: a dot for each bot, a line for its interval."""

from __future__ import annotations

from html import escape

from kaizhuo.research.ratings import Standing

WIDTH, ROW, LEFT, RIGHT, TOP = 720, 34, 190, 110, 46


def ladder_svg(title: str, axis: str, standings: list[Standing]) -> str:
    low = min(standing.elo.low for standing in standings)
    high = max(standing.elo.high for standing in standings)
    least, most = 100 * int(low // 100), 100 * int(-(-high // 100))
    span = max(100, most - least)

    def x(elo: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (elo - least) / span

    height = TOP + ROW * len(standings) + 44
    bottom = TOP + ROW * len(standings)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" font-family="sans-serif" '
        'font-size="14" fill="#333">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="16" y="26" font-weight="bold">{escape(title)}</text>',
    ]
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
