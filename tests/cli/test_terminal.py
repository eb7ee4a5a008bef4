"""The full screen on a real terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from kaizhuo.play.record import read_record


def read_until(screen: int, wanted: str, seconds: float = 60.0) -> str:
    """What the terminal gets, until some words have come or the program ends."""
    seen = b""
    end = time.monotonic() + seconds
    while wanted not in seen.decode(errors="replace") and time.monotonic() < end:
        if select.select([screen], [], [], 0.1)[0]:
            try:
                part = os.read(screen, 65536)
            except OSError:  # the other end is closed
                break
            if not part:
                break
            seen += part
    return seen.decode(errors="replace")


def test_a_person_plays_a_move_and_leaves_while_a_bot_thinks(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = ["--seat", "me", "--seat", "bot:ismcts:5000000", "--seat", "bot:greedy"]
    screen, inside = pty.openpty()
    fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    command = [sys.executable, "-m", "kaizhuo.cli", "play", "dnup", "--seed", "3", "--pace", "0", *seats]
    child = subprocess.Popen(
        [*command, "--save", str(file)],
        stdin=inside,
        stdout=inside,
        stderr=inside,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm-256color", "LANG": "zh_TW.UTF-8"},
    )
    os.close(inside)
    assert "輪到你了" in read_until(screen, "輪到你了")
    before = len(read_record(file).moves)
    os.write(screen, b"\r")
    assert "正在思考" in read_until(screen, "正在思考")
    os.write(screen, b"q")
    said = read_until(screen, "no such words", 20)
    assert "遊戲已存檔" in said
    assert "Traceback" not in said
    assert child.wait(20) == 0
    os.close(screen)
    assert len(read_record(file).moves) == before + 1
