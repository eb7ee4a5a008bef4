"""docs/running-a-club.md as it is written: three servers by the unit of systemd, behind Debian's haproxy or Caddy with
TLS."""

from __future__ import annotations

import contextlib
import re
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.balancer import CLUB, Balancer, Caddy, balancing, caddy, haproxy
from tests.server.harness import KAIZHUO, TLS, Page, Player, no_flip
from tests.server.stores import Cluster

UNIT = (CLUB / "kaizhuo@.service").read_text()
openssl = shutil.which("openssl") or shutil.which("openssl", path="/usr/bin")

pytestmark = pytest.mark.skipif(not openssl, reason="no openssl on this machine")
KINDS = [
    pytest.param(kind, marks=pytest.mark.skipif(not program, reason=f"no {kind.__name__} on this machine"), id=name)
    for kind, program, name in ((Balancer, haproxy(), "haproxy"), (Caddy, caddy(), "caddy"))
]


class Unit:
    """A server as the unit starts it, on a free port and this database."""

    def __init__(self, database: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        found = re.search(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
        assert found
        line = found[1].replace("%i", str(port)).replace("postgresql:///kaizhuo", database)
        self.command = [KAIZHUO, *line.split()[1:], "--pace", "0"]
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        assert self.url.encode() in self.process.stdout.readline()

    def end(self) -> None:
        self.process.terminate()
        assert self.process.wait(20) in (0, -signal.SIGTERM)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="module", params=KINDS)
def club(
    request: pytest.FixtureRequest, cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Balancer, list[Unit]]]:
    folder = tmp_path_factory.mktemp("club")
    pem = certificate(folder)
    TLS.load_verify_locations(pem)
    with contextlib.ExitStack() as stack:
        units = []
        for _ in range(3):
            units.append(Unit(cluster.url))
            stack.callback(units[-1].close)
        yield stack.enter_context(balancing(units, folder, str(pem), request.param)), units


def certificate(folder: Path) -> Path:
    """For this machine, by itself."""
    key, pem = folder / "key.pem", folder / "club.pem"
    assert openssl is not None
    command = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=club"]
    command += ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(pem)]
    subprocess.run(command, check=True, capture_output=True)
    pem.write_text(pem.read_text() + key.read_text())
    return pem


async def moved(page: Page) -> None:
    while not page.now["options"]:
        await page.until("now")
    ply = page.now["ply"]
    await page.did(await page.act(no_flip(page.now)))
    await page.until("now", lambda now: now["ply"] > ply)


async def test_a_club_behind_a_balancer_is_updated_without_a_pause_postgres(club: tuple[Balancer, list[Unit]]) -> None:
    door, units = club
    ann = Player(door, "Ann")
    assert (await ann.get("/metrics")).status_code == 404, "figures are not for visitors"
    assert (await ann.get("/owner")).status_code == 404
    table = await ann.open(["me", "bot:level1"])
    seen = -1
    for unit in units[:2]:  # whichever of them she is at
        async with ann.at(table) as page:
            await page.entered()
            assert page.now["ply"] >= seen
            await moved(page)
            unit.end()
            with contextlib.suppress(ConnectionClosed):
                await moved(page)
            seen = page.now["ply"]
    async with ann.at(table) as page:
        await page.entered()
        assert page.table["you"] == 0
        assert page.now["ply"] >= seen
        await moved(page)
