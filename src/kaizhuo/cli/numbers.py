"""Numbers as people type them on the command line."""

from __future__ import annotations

import re
from collections.abc import Callable

from kaizhuo.core.errors import OptionError

_DIGITS = 18  # of the longest number that is taken


def whole(option: str, least: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers for one option; it refuses the rest in words of ours."""

    def read(text: str | int) -> int:
        if not re.fullmatch(r"-?[0-9]+", str(text), re.ASCII):
            raise OptionError("not-a-number", option=option, value=text)
        if len(str(text).lstrip("-")) > _DIGITS:
            raise OptionError("too-long-number", option=option, value=text, digits=_DIGITS)
        number = int(text)
        if least is not None and number < least:
            raise OptionError("too-small", option=option, value=number, least=least)
        return number

    return read


def seconds(option: str) -> Callable[[str], float]:
    """The same for a time, up to a minute."""

    def read(text: str | float) -> float:
        if not re.fullmatch(r"[0-9]{1,2}(\.[0-9]{1,3})?", str(text), re.ASCII) or float(text) > 60:
            raise OptionError("not-seconds", option=option, value=str(text))
        return float(text)

    return read
