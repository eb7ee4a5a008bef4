"""The door: what is refused before anybody looks at it, and what happens when nobody expected what came."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import secrets
import socket
from collections.abc import Iterable
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kaizhuo.server.protocol.http import Problem
from kaizhuo.server.web.answers import answer
from kaizhuo.server.web.logs import request_id, without_ids
from kaizhuo.text.languages import negotiate
from kaizhuo.text.speech import say

OWN_NAMES: Final = (".localhost", ".local", ".lan", ".home.arpa")  # nobody else can own a name that ends so
FAULT: Final = 1011  # of closing: a fault of ours
log = logging.getLogger("kaizhuo")


class Door:
    """A page of another site that points its own name at this machine (DNS rebinding) would count as ours, so names
    must be known.  Numbers, and names that only this network knows, are let in."""

    def __init__(self, app: ASGIApp, names: Iterable[str]) -> None:
        self.app = app
        self.names = {"localhost", socket.gethostname().lower(), *(name.lower() for name in names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if "content-length" in headers and "transfer-encoding" in headers:
            await _refuse("bad-framing", 400, headers, scope, receive, send)
        elif not self.knows(headers.get("host", "")):
            await _refuse("unknown-host", 421, headers, scope, receive, send)
        else:
            await self._let_in(scope, receive, send)

    def knows(self, host: str) -> bool:
        name = name_of(host)
        return not name or name in self.names or name.endswith(OWN_NAMES) or _is_address(name)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A fault is answered, and told to the log in one line."""
        begun = False
        number = secrets.token_hex(4)
        request_id.set(number)

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["x-request-id"] = number
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except ClientDisconnect:
            return
        except asyncio.CancelledError:  # the server ends, and a page need not hear more
            if scope["type"] != "websocket":
                raise
        except Exception:
            log.exception("%s %s failed", scope.get("method", "socket"), without_ids(scope["path"]))
            if scope["type"] == "websocket":
                with contextlib.suppress(RuntimeError):  # it is closed already
                    await send({"type": "websocket.close", "code": FAULT})
            elif not begun:
                await _refuse("fault", 500, Headers(scope=scope), scope, receive, sending)


async def _refuse(code: str, status: int, headers: Headers, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    text = say(negotiate(headers.get("accept-language", "en").split(",")[0]), f"error-{code}")
    told = answer(Problem(code, text), status) if scope["path"].startswith("/api/") else PlainTextResponse(text, status)
    told.headers["connection"] = "close"
    await told(scope, receive, send)


def name_of(host: str) -> str:
    """Without the port, and an IPv6 address without its brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".").lower()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
