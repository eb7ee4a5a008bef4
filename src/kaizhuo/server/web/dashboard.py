"""The page of the owner: how all servers of the club are doing.  It names no table and nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.socket import Lang
from kaizhuo.server.session.house import House
from kaizhuo.server.store.store import Figures, StoreError
from kaizhuo.server.web.pages import look_of
from kaizhuo.server.web.requests import LangOf, is_near
from kaizhuo.text.speech import say

FILES: Final = Path(__file__).parent / "owner"
PAGE: Final = """<!doctype html>
<html lang="{lang}" data-theme="{theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title} – 開桌 Kaizhuo</title>
<link rel="stylesheet" href="/owner/owner.css">
<script src="/owner/owner.js" defer></script>
</head>
<body><main>{main}</main></body>
</html>
"""
COLUMNS: Final[dict[str, Callable[[Figures], str | int]]] = {
    "machine": lambda one: one.machine,
    "version": lambda one: one.version,
    "tables": lambda one: one.tables,
    "led": lambda one: one.led,
    "pages": lambda one: one.pages,
    "waiting": lambda one: one.waiting,
    "acts": lambda one: one.actions,
}
TIMES: Final[dict[str, Callable[[Figures], float]]] = {"median": lambda one: one.median, "slow": lambda one: one.slow}


class Dashboard:
    def __init__(self, house: House, lang_of: LangOf) -> None:
        self.house = house
        self.lang_of = lang_of

    def routes(self) -> list[Route]:
        return [Route("/owner", self.show), Route("/owner/{file}", self.file)]

    async def show(self, request: Request) -> Response:
        """Only for this machine and its network, and not through a proxy."""
        if not is_near(request):
            raise TableError("not-found")
        lang = self.lang_of(request)
        parts = [f"<h1>{say(lang, 'owner-title')}</h1><p>{say(lang, 'owner-sub')}</p>", self._health(lang)]
        servers = await self._servers()
        parts += [totals(lang, servers), table(lang, servers), f"<p>{say(lang, 'owner-note')}</p>"]
        return HTMLResponse(
            PAGE.format(lang=lang, theme=look_of(request).theme, title=say(lang, "owner-title"), main="".join(parts))
        )

    async def file(self, request: Request) -> Response:
        name = request.path_params["file"]
        if name not in ("owner.css", "owner.js"):
            raise TableError("not-found")
        return FileResponse(FILES / name)

    async def _servers(self) -> list[Figures]:
        """All of them; this one alone where there are no others, or the database cannot say."""
        found: list[Figures] = []
        if self.house.store.nodes.several and not self.house.store.away:
            try:
                found = await asyncio.wrap_future(self.house.store.all())
            except StoreError:
                found = []
        return found or [self.house.club.figures()]

    def _health(self, lang: Lang) -> str:
        away, draining = self.house.store.away, self.house.draining
        message = "away" if away else "draining" if draining else "well"
        return f'<p class="{"bad" if away or draining else "good"}" role="status">{say(lang, f"owner-{message}")}</p>'


def totals(lang: Lang, servers: list[Figures]) -> str:
    """Each table counts once: where it is led, or where nobody leads any, where most are open."""
    sums = {name: sum(int(COLUMNS[name](one)) for one in servers) for name in ("pages", "acts", "waiting")}
    tables = sum(one.led for one in servers) or max(one.tables for one in servers)
    shown = {"servers": len(servers), "tables": tables, **sums}
    slow = {"slow": milliseconds(lang, max(one.slow for one in servers))}
    told = [*shown.items(), *slow.items()]
    tiles = (f"<div><dt>{say(lang, f'owner-{name}')}</dt><dd>{text}</dd></div>" for name, text in told)
    return f"<dl>{''.join(tiles)}</dl>"


def table(lang: Lang, servers: list[Figures]) -> str:
    head = "".join(f'<th scope="col">{say(lang, f"owner-{name}")}</th>' for name in (*COLUMNS, *TIMES))
    rows = []
    for one in servers:
        cells = [escape(str(column(one))) for column in COLUMNS.values()]
        cells += [milliseconds(lang, time(one)) for time in TIMES.values()]
        first, *rest = cells
        rows.append(f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>')
    caption = say(lang, "owner-servers")
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{caption}"><table><caption>{caption}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def milliseconds(lang: Lang, seconds: float) -> str:
    return say(lang, "owner-ms", {"number": round(1000 * seconds)})
