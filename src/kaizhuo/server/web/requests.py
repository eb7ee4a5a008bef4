"""What a request says: where it comes from, who asks, in which language, and for what."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request

from kaizhuo.bots.turns import Asker
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.socket import Lang, as_lang
from kaizhuo.server.session.limits import Buckets
from kaizhuo.server.web.cookies import person_at
from kaizhuo.text.languages import LANGUAGES, negotiate

LangOf = Callable[[HTTPConnection], Lang]
T = TypeVar("T")


def language_of(usual: Lang | None, request: HTTPConnection) -> Lang:
    """What the client asks for; else the owner's choice; else what the browser prefers."""
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        return as_lang(asked)
    if usual:
        return usual
    preferred: str = request.headers.get("accept-language", "en").split(",")[0].split(";")[0].strip()
    return as_lang(negotiate(preferred))


def same_origin(request: HTTPConnection) -> bool:
    """Whether the page that asks is one of ours: a browser says where it comes from, and it must be this host."""
    try:
        origin = urlsplit(request.headers.get("origin", ""))
    except ValueError:  # such as http://[
        return False
    return origin.scheme in ("http", "https") and origin.netloc == request.headers.get("host", "")


def address_of(request: HTTPConnection) -> str:
    """Where it comes from, for the limits by address."""
    return neighbourhood(request.client.host) if request.client else ""


@lru_cache(1_000)
def neighbourhood(host: str) -> str:
    """An address; of IPv6 the first half, since one house has all of the second."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or f"{IPv6Address(int(found) >> 64 << 64)}/64")
    return str(found)


def is_near(request: Request) -> bool:
    """From this machine or its network, and not through a proxy."""
    try:
        near = request.client is not None and ip_address(request.client.host).is_private
    except ValueError:
        return False
    return near and "x-forwarded-for" not in request.headers and "forwarded" not in request.headers


def asker_of(request: HTTPConnection) -> Asker:
    return Asker(address_of(request), person_at(request))


def number_in(request: HTTPConnection, name: str, missing: str = "") -> int | None:
    """A number of the query; None for anything else."""
    given = request.query_params.get(name, missing)
    return int(given) if given.isascii() and given.isdecimal() and len(given) <= 7 else None


def check_pace(paces: Buckets, request: HTTPConnection) -> None:
    """An address that asks too often is refused."""
    if not paces.take(address_of(request)):
        raise TableError("too-fast")


async def posted(request: Request, paces: Buckets, most: int) -> bytes:
    """What one of our pages sends, if it is not too much and not too often."""
    if not same_origin(request):
        raise TableError("bad-origin")
    check_pace(paces, request)
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise TableError("too-big")
    return bytes(body)


def decoded(body: bytes, kind: type[T]) -> T:
    """What one of our pages sends, if it is what it should be."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise TableError("bad-message") from None
