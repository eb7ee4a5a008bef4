"""The least that a client of a socket can do, so that thousands of them leave the processor to the server."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

ADDRESSES = 16  # of this machine, as one may have so many connections only


class Wire(asyncio.Protocol):
    """Whole text messages, as bytes."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self._buffer = b""

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.opened.set_result(None)
        self._buffer = self._frames(buffer)

    def _frames(self, buffer: bytes) -> bytes:
        """What is left over."""
        at = 0
        while len(buffer) - at >= 2:
            size, begin = buffer[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(buffer[begin : begin + 2], "big"), begin + 2
            elif size == 127:
                size, begin = int.from_bytes(buffer[begin : begin + 8], "big"), begin + 8
            if len(buffer) < begin + size:
                break
            self._hear(buffer[at] & 15, buffer[begin : begin + size])
            at = begin + size
        return buffer[at:]

    def _hear(self, kind: int, message: bytes) -> None:
        if kind == 1:
            self.heard(message)
        elif kind == 9:
            self._write(0x8A, message)

    def send(self, message: bytes) -> None:
        self._write(0x81, message)

    def _write(self, kind: int, message: bytes) -> None:
        """The mask is 0, which leaves everything as it is."""
        size = len(message)
        head = struct.pack("!BB", kind, 128 | size) if size < 126 else struct.pack("!BBH", kind, 254, size)
        self.transport.write(head + bytes(4) + message)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, wrong: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(wrong or ConnectionError())


async def connect(url: str, path: str, token: str, number: int, heard: Callable[[bytes], None]) -> Wire:
    """From one of the addresses of this machine, by the number."""
    where = urlsplit(url)
    assert where.hostname is not None
    assert where.port is not None
    key = base64.b64encode(os.urandom(16)).decode()
    _, wire = await asyncio.get_running_loop().create_connection(
        lambda: Wire(heard), where.hostname, where.port, local_addr=(f"127.0.0.{2 + number % ADDRESSES}", 0)
    )
    head = f"GET {path} HTTP/1.1\r\nhost: {where.netloc}\r\norigin: {url}\r\ncookie: kaizhuo={token}\r\n"
    head += f"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n"
    wire.transport.write(f"{head}\r\n".encode())
    await wire.opened
    return wire
