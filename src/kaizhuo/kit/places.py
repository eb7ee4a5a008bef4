"""On which line of a TOML file something stands, and what is noted beside it.

The standard library reads TOML but does not say where.  This reads only files that it has read without complaint.
"""

from __future__ import annotations

import re
from typing import NamedTuple

Path = tuple[str | int, ...]  # keys, and numbers in lists


class Place(NamedTuple):
    line: int  # from 1
    note: str  # the comment at the end of the line


_SKIP = re.compile(r"(?:[ \t\r\n]+|#[^\n]*)*")
_KEY = re.compile(r'\s*("(?:[^"\\]|\\.)*"|\'[^\']*\'|[A-Za-z0-9_-]+)\s*(\.?)')
_TEXT = re.compile(r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
_PLAIN = re.compile(r"[^,\]}#\r\n]+")
_NOTE = re.compile(r"[^\n]*?#[ \t]*([^\n]*)")


class Places:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.found: dict[Path, Place] = {}
        self._counts: dict[Path, int] = {}
        table: Path = ()
        while self._skip():
            if self.text.startswith("[", self.at):
                table = self._header()
            else:
                self._pair(table)

    def _skip(self) -> bool:
        match = _SKIP.match(self.text, self.at)
        assert match is not None
        self.at = match.end()
        return self.at < len(self.text)

    def _mark(self, path: Path) -> None:
        if path not in self.found:
            line = self.text.count("\n", 0, self.at) + 1
            end = self.text.find("\n", self.at)
            rest = self.text[self.at : end if end >= 0 else len(self.text)]
            note = _NOTE.match(_TEXT.sub("", rest))
            self.found[path] = Place(line, note[1].strip() if note else "")

    def _header(self) -> Path:
        many = self.text.startswith("[[", self.at)
        begin, self.at = self.at, self.at + (2 if many else 1)
        path = self._inside(self._key())
        end = self.text.index("]", self.at) + (2 if many else 1)
        self.at = begin
        self._mark(path)
        if many:
            self._counts[path] = self._counts.get(path, -1) + 1
            path = (*path, self._counts[path])
            self._mark(path)
        self.at = end
        return path

    def _inside(self, keys: Path) -> Path:
        """Of a list of tables the last is meant, but for the list that a header names."""
        path: Path = ()
        for n, key in enumerate(keys):
            path = (*path, key)
            if path in self._counts and n < len(keys) - 1:
                path = (*path, self._counts[path])
        return path

    def _key(self) -> Path:
        keys: list[str | int] = []
        while True:
            match = _KEY.match(self.text, self.at)
            assert match is not None
            self.at = match.end()
            keys.append(match[1].strip("\"'"))
            if not match[2]:
                return tuple(keys)

    def _pair(self, table: Path) -> None:
        begin = self.at
        path = (*table, *self._key())
        after, self.at = self.at, begin
        self._mark(path)
        self.at = self.text.index("=", after) + 1
        self._value(path)

    def _value(self, path: Path) -> None:
        self._skip()
        self._mark(path)
        first = self.text[self.at]
        text = _TEXT.match(self.text, self.at)
        if first in "[{":
            self._list(path, "]" if first == "[" else "}")
        elif text:
            self.at = text.end()
        else:
            plain = _PLAIN.match(self.text, self.at)
            assert plain is not None
            self.at = plain.end()

    def _list(self, path: Path, end: str) -> None:
        self.at += 1
        number = 0
        while self._skip() and self.text[self.at] != end:
            if self.text[self.at] == ",":
                self.at += 1
            elif end == "]":
                self._value((*path, number))
                number += 1
            else:
                self._pair(path)
        self.at += 1


def places_of(text: str) -> dict[Path, Place]:
    return Places(text).found
