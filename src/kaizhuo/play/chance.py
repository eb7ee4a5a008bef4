"""Where dice and cards come from: a committed secret, or a script."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from kaizhuo.core.errors import RecordError


class ChanceSource(Protocol):
    def outcome(self, ply: int, sentences: Callable[[], list[str]], weights: list[int]) -> int | None:
        """Which of the outcomes happens at this ply: an index; None to wait.  Who deals by number asks for no words."""
        ...


class SecretChance:
    """outcome = f(HMAC(secret, ply)).  The hash of the secret is shown at the start, the secret at the end."""

    def __init__(self, secret: bytes) -> None:
        assert len(secret) == 32, "a secret has 256 bits"
        self.secret = secret

    @property
    def commitment(self) -> str:
        return commitment_of(self.secret)

    def outcome(self, ply: int, sentences: Callable[[], list[str]], weights: list[int]) -> int:
        digest = hmac.digest(self.secret, str(ply).encode(), "sha256")
        left = int.from_bytes(digest, "big") % sum(weights)
        for i, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return i
        raise AssertionError("weights are positive")


class BranchedChance:
    """Plies below a bound are dealt as in the game or lesson that this one came from, the others from its secret."""

    def __init__(self, earlier: list[tuple[int, ChanceSource]], own: SecretChance) -> None:
        self.earlier = earlier
        self.own = own

    def outcome(self, ply: int, sentences: Callable[[], list[str]], weights: list[int]) -> int | None:
        source = next((chance for bound, chance in self.earlier if ply < bound), self.own)
        return source.outcome(ply, sentences, weights)


class ScriptedChance:
    """Outcomes as somebody at a real table, a test or a record gives them; then it waits."""

    def __init__(self, sentences: Iterable[str]) -> None:
        self.script: Iterator[str] = iter(sentences)

    def outcome(self, ply: int, sentences: Callable[[], list[str]], weights: list[int]) -> int | None:
        said = next(self.script, None)
        if said is None:
            return None
        known = sentences()
        if said not in known:
            raise RecordError("record-chance", ply=ply, sentence=said)
        return known.index(said)


def commitment_of(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()
