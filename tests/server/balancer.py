"""Debian's haproxy or Caddy in front of servers, by the files of docs/examples/club."""

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

CLUB = Path(__file__).parents[2] / "docs" / "examples" / "club"


def haproxy() -> str | None:
    return shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")


def caddy() -> str | None:
    return shutil.which("caddy") or shutil.which("caddy", path="/usr/bin")


class Balancer:
    """Has an address, so that people can come to it as to a server."""

    def __init__(self, servers: Sequence[Place], folder: Path, certificate: str = "") -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.url = f"{'https' if certificate else 'http'}://127.0.0.1:{port}"
        self.command = self.prepare(port, [server.url for server in servers], folder, certificate)
        self.start()

    def prepare(self, port: int, servers: list[str], folder: Path, certificate: str) -> list[str]:
        """What starts it."""
        program, config = haproxy(), folder / "haproxy.cfg"
        assert program is not None
        config.write_text(here((CLUB / "haproxy.cfg").read_text(), port, servers, certificate))
        return [program, "-db", "-q", "-f", str(config)]

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stderr=subprocess.DEVNULL)
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


class Caddy(Balancer):
    """With a certificate of ours, as nobody gives one for this machine."""

    def prepare(self, port: int, servers: list[str], folder: Path, certificate: str) -> list[str]:
        program, config = caddy(), folder / "Caddyfile"
        assert program is not None
        text = (CLUB / "Caddyfile").read_text()
        text = text.replace("club.example {", f"127.0.0.1:{port} {{\n\ttls {certificate} {certificate}")
        settings = f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system {folder}\n}}\n"
        config.write_text(settings + at(text, servers))
        return [program, "run", "--adapter", "caddyfile", "--config", str(config)]


def here(config: str, port: int, servers: list[str], certificate: str) -> str:
    """The same on a free port, in front of these servers; without a certificate, without TLS."""
    if certificate:
        config = re.sub(r"\n    (bind :80\n|http-request redirect .*)", "\n", config)
        config = config.replace("bind :443", f"bind 127.0.0.1:{port}").replace("/etc/haproxy/club.pem", certificate)
    else:
        config = re.sub(r"\n    (bind :443|http-request redirect) .*", "", config)
        config = config.replace("bind :80", f"bind 127.0.0.1:{port}").replace("Proto https", "Proto http")
    return re.sub(r"\n    server \w+ 127\.0\.0\.1:810\d", "", at(config, servers))


def at(config: str, servers: list[str]) -> str:
    for number, url in enumerate(servers):
        config = config.replace(f"127.0.0.1:{8101 + number}", url.removeprefix("http://"))
    return config


@contextlib.contextmanager
def balancing(
    servers: Sequence[Place], folder: Path, certificate: str = "", kind: type[Balancer] = Balancer
) -> Iterator[Balancer]:
    balancer = kind(servers, folder, certificate)
    try:
        yield balancer
    finally:
        balancer.kill()
