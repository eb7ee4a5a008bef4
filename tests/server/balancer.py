"""Debian's haproxy in front of servers, by the file of docs/examples/club."""

from __future__ import annotations

import contextlib
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx

from tests.server.harness import PATIENCE, TLS, Place

CONFIG = Path(__file__).parents[2] / "docs" / "examples" / "club" / "haproxy.cfg"


def haproxy() -> str | None:
    return shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")


class Balancer:
    """Has an address, so that people can come to it as to a server."""

    def __init__(self, servers: Sequence[Place], folder: Path, certificate: str = "") -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.url = f"{'https' if certificate else 'http'}://127.0.0.1:{port}"
        self.config = folder / "haproxy.cfg"
        self.config.write_text(here(CONFIG.read_text(), port, [server.url for server in servers], certificate))
        self.start()

    def start(self) -> None:
        program = haproxy()
        assert program is not None
        self.process = subprocess.Popen([program, "-db", "-q", "-f", str(self.config)])
        end = time.monotonic() + PATIENCE
        while not self.well():
            assert time.monotonic() < end, "the balancer did not start"
            assert self.process.poll() is None, "the balancer ended"

    def well(self) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.url}/health", verify=TLS).status_code == 200
        return False

    def restart(self) -> None:
        """As a power cut."""
        self.kill()
        self.start()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def here(config: str, port: int, servers: list[str], certificate: str) -> str:
    """The same on a free port, in front of these servers; without a certificate, without TLS."""
    if certificate:
        config = re.sub(r"\n    (bind :80\n|http-request redirect .*)", "\n", config)
        config = config.replace("bind :443", f"bind 127.0.0.1:{port}").replace("/etc/haproxy/club.pem", certificate)
    else:
        config = re.sub(r"\n    (bind :443|http-request redirect) .*", "", config)
        config = config.replace("bind :80", f"bind 127.0.0.1:{port}").replace("Proto https", "Proto http")
    for number, url in enumerate(servers):
        config = config.replace(f"127.0.0.1:{8101 + number}", url.removeprefix("http://"))
    return config


@contextlib.contextmanager
def balancing(servers: Sequence[Place], folder: Path, certificate: str = "") -> Iterator[Balancer]:
    balancer = Balancer(servers, folder, certificate)
    try:
        yield balancer
    finally:
        balancer.kill()
