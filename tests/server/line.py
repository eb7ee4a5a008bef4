"""A line between a server and its database that can be cut, or fall silent: a process that passes bytes on."""

from __future__ import annotations

import asyncio
import contextlib
import re
import signal
import subprocess
import sys
from collections.abc import Iterator


class Line:
    """To the database of a URL, under a URL of its own."""

    def __init__(self, url: str) -> None:
        found = re.search(r"@([^/:]+):(\d+)/", url)
        assert found, url
        self.target = [found[1], found[2]]
        self.port = "0"
        self.start()
        self.url = url.replace(f"@{found[1]}:{found[2]}/", f"@127.0.0.1:{self.port}/")

    def start(self) -> None:
        self.process = subprocess.Popen([sys.executable, __file__, self.port, *self.target], stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        self.port = self.process.stdout.readline().decode().strip()

    def cut(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    @contextlib.contextmanager
    def silent(self) -> Iterator[None]:
        """What is sent is taken, and nobody answers."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


async def main(port: int, host: str, target: int) -> None:
    async def join(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there = await asyncio.open_connection(host, target)
        except OSError:
            writer.close()
            return
        await asyncio.gather(carry(reader, there[1]), carry(there[0], writer))

    server = await asyncio.start_server(join, "127.0.0.1", port)
    sys.stdout.write(f"{server.sockets[0].getsockname()[1]}\n")
    sys.stdout.flush()
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
