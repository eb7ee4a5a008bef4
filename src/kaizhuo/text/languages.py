"""Which language somebody reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "zh-Hant", "zh-Hans")

_TRADITIONAL: Final = {"hant", "tw", "hk", "mo"}


def negotiate(tag: str) -> str:
    """The language of ours that fits a tag such as zh_TW.UTF-8, zh-HK, zh-Hans-CN or en-GB."""
    parts = tag.split(".")[0].replace("_", "-").lower().split("-")
    if parts[0] != "zh":
        return "en"
    return "zh-Hant" if _TRADITIONAL & set(parts[1:]) else "zh-Hans"


def from_environment(environment: Mapping[str, str]) -> str:
    """The language of the locale, as programs in a terminal find it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return negotiate(environment[name])
    return "en"
