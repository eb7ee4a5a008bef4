"""The log of the server: one line for each thing, whatever somebody sent."""

from __future__ import annotations

import logging
import traceback
from typing import Any, Final

from kaizhuo.core.visible import printable, shortened

LINE: Final = 500  # characters
WRONG: Final = 200  # of them for what an exception says
FRAMES: Final = 3  # where it went wrong: the innermost calls
NO_NEWS: Final = (  # whoever sends nonsense is answered or closed, and the owner need not hear of each
    "Invalid UTF-8 sequence received from client.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)


class OneLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = shortened(printable(record.getMessage()), LINE)
        wrong = record.exc_info[1] if record.exc_info else None
        if wrong is not None:
            told += f" ({place_of(wrong)})"
        return f"{self.formatTime(record)} {record.levelname} {told}"


def place_of(wrong: BaseException) -> str:
    """What it was, and where."""
    frames = traceback.extract_tb(wrong.__traceback__)[-FRAMES:]
    where = ", ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames)
    return shortened(printable(f"{type(wrong).__name__}: {wrong}"), WRONG) + f" at {where}"


def is_news(record: logging.LogRecord) -> bool:
    return record.msg not in NO_NEWS


LOGGING: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"()": OneLine}},
    "filters": {"news": {"()": lambda: is_news}},
    "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["news"]}},
    "root": {"handlers": ["lines"], "level": "WARNING"},
}
