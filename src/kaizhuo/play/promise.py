"""What is shown before a game begins: a hash that binds the secret of chance and what is played.

The first form was the hash of the secret alone, so that options could be changed in a record afterwards.  The second
form begins with "2-" and binds game, version of the rules, box, number of seats and options as well.  Names may change
during a game and are not bound.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Final

from kaizhuo.core.errors import RecordError
from kaizhuo.play.chance import commitment_of
from kaizhuo.play.record import Record

SECOND: Final = "2-"


def promise(
    secret: bytes, game: str, rules_version: int, box: str, seats: int, options: Mapping[str, int | bool | str]
) -> str:
    bound = [game, rules_version, box, seats, sorted(options.items()), secret.hex()]
    text = json.dumps(bound, separators=(",", ":"), ensure_ascii=False)
    return SECOND + hashlib.sha256(text.encode()).hexdigest()


def binds_terms(commitment: str) -> bool:
    return commitment.startswith(SECOND)


def promise_in(record: Record, secret: bytes) -> str:
    return promise(secret, record.game, record.rules_version, record.components, len(record.seats), record.options)


def check_promises(record: Record) -> None:
    """Each secret that is told is the one that was promised, for the game that was promised."""
    for hexadecimal, commitment in promises(record):
        secret = read_secret(hexadecimal)
        if not secret:
            continue
        found = promise_in(record, secret) if binds_terms(commitment) else commitment_of(secret)
        if found != commitment:
            raise RecordError("record-commitment", commitment=commitment or "-")


def promises(record: Record) -> list[tuple[str, str]]:
    """Secrets and commitments, those of the games it came from first.  What a lesson arranged has none."""
    dealt = [branch for branch in record.branches if not branch.lesson]
    return [*((branch.secret, branch.commitment) for branch in dealt), (record.secret, record.commitment)]


def read_secret(hexadecimal: str) -> bytes:
    try:
        secret = bytes.fromhex(hexadecimal)
    except ValueError:
        raise RecordError("record-secret") from None
    if len(secret) not in (0, 32):
        raise RecordError("record-secret")
    return secret
