"""A server that does nothing but pass on, on the same stack as ours: what a message costs without a game.

Whoever says something at a table is acknowledged, and everybody there is sent so many bytes.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

TOLD = "x" * int(sys.argv[2])
rooms: dict[str, list[WebSocket]] = defaultdict(list)


async def attend(socket: WebSocket) -> None:
    await socket.accept()
    room = rooms[socket.path_params["table"]]
    room.append(socket)
    try:
        while True:
            await socket.receive_text()
            await socket.send_text('{"type":"done","id":"000000000000000000000000","ply":100}')
            for other in room:
                await other.send_text(TOLD)
    except WebSocketDisconnect:
        room.remove(socket)


if __name__ == "__main__":
    uvicorn.run(
        Starlette(routes=[WebSocketRoute("/ws/{table}", attend)]),
        port=int(sys.argv[1]),
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
    )
