"""Finished games over the wire, and what is asked about them."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec

from kaizhuo.play.record import Record
from tests.server.harness import Player, no_flip


async def finished(ann: Player, game: str = "dnup", seats: list[str] | None = None) -> str:
    """A whole game of hers against bots."""
    table = await ann.open(seats or ["me", "bot:level2"], game=game)
    async with ann.at(table) as page:
        await page.entered()
        await page.play(no_flip)
    return table


async def asked(player: Player, path: str) -> Any:
    answer = await player.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def record_of(player: Player, table: str) -> Record:
    answer = await player.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].startswith("attachment")
    return msgspec.json.decode(answer.content, type=Record)


async def send(player: Player, path: str, body: bytes) -> httpx.Response:
    headers = {"origin": player.server.url, "cookie": f"kaizhuo={player.token}"}
    async with httpx.AsyncClient(base_url=player.server.url, headers=headers, timeout=60) as http:
        return await http.post(path, content=body)
