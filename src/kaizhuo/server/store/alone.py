"""One server on a database of its own: it leads every table, and nobody else is around."""

from __future__ import annotations

import time
from collections.abc import Callable

from kaizhuo.server.store.store import Around, Figures, Seen


class Alone:
    name = "alone"
    several = False
    living = 1

    def __init__(self, lengths: Callable[[list[str]], dict[str, int]]) -> None:
        self._lengths = lengths
        self._offset = time.time() - time.monotonic()

    def seconds(self) -> float:
        """Since 1970, undisturbed by a clock that is put right meanwhile."""
        return time.monotonic() + self._offset

    def listen(self, heard: Callable[[str], None]) -> None:
        pass

    def beat(self, doing: Figures) -> bool:
        return True

    def look(self, tables: list[str]) -> dict[str, Seen]:
        return {table: Seen(count, self.name, 1) for table, count in self._lengths(tables).items()}

    def lead(self, table: str) -> int:
        return 1

    def resign(self, tables: list[str]) -> None:
        pass

    def publish(self, around: dict[str, Around]) -> None:
        pass

    def orphans(self) -> list[str]:
        return []

    def review(self, table: str, seat: int) -> str:
        return ""

    def claim_review(self, table: str, seat: int, body: str) -> bool:
        return True

    def keep_review(self, table: str, seat: int, body: str, done: bool) -> None:
        pass

    def others(self) -> int:
        return 0

    def all(self) -> list[Figures]:
        return []  # nothing of it is in the file

    def retire(self) -> None:
        pass

    def close(self) -> None:
        pass
