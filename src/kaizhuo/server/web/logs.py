"""The log of the server: one line for each thing, whatever somebody sent."""

from __future__ import annotations

import logging
import traceback
from contextvars import ContextVar
from typing import Any, Final

import msgspec

from kaizhuo.core.visible import printable, shortened

LINE: Final = 500  # characters
WRONG: Final = 200  # of them for what an exception says
LONGEST: Final = 12  # part of an address that is no id
FRAMES: Final = 3  # where it went wrong: the innermost calls
NO_NEWS: Final = (  # whoever sends nonsense is answered or closed, and the owner need not hear of each
    "Invalid UTF-8 sequence received from client.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)


request_id: ContextVar[str] = ContextVar("request_id", default="")  # of what is being answered


class OneLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        about = f" [{request_id.get()}]" if request_id.get() else ""
        return f"{self.formatTime(record)} {record.levelname} {told(record)}{about}"


class JsonLine(logging.Formatter):
    """For programs that gather logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": record.created, "level": record.levelname, "request": request_id.get(), "text": told(record)}
        return msgspec.json.encode(line).decode()


def told(record: logging.LogRecord) -> str:
    text = shortened(printable(record.getMessage()), LINE)
    wrong = record.exc_info[1] if record.exc_info else None
    return text if wrong is None else f"{text} ({place_of(wrong)})"


def without_ids(path: str) -> str:
    """The whole id of a table would let whoever reads the log in."""
    return "/".join(f"{part[:6]}…" if len(part) > LONGEST else part for part in path.split("/"))


def place_of(wrong: BaseException) -> str:
    """What it was, and where.  Its words may repeat a name or worse that was sent, unless the system says them."""
    frames = traceback.extract_tb(wrong.__traceback__)[-FRAMES:]
    where = ", ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames)
    said = f": {wrong}" if isinstance(wrong, OSError) else ""
    return shortened(printable(f"{type(wrong).__name__}{said}"), WRONG) + f" at {where}"


def is_news(record: logging.LogRecord) -> bool:
    return record.msg not in NO_NEWS


LOGGING: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"()": OneLine}, "json": {"()": JsonLine}},
    "filters": {"news": {"()": lambda: is_news}},
    "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["news"]}},
    "root": {"handlers": ["lines"], "level": "WARNING"},
}


def logging_as(json: bool) -> dict[str, Any]:
    handler = {**LOGGING["handlers"]["lines"], "formatter": "json" if json else "line"}
    return {**LOGGING, "handlers": {"lines": handler}}
