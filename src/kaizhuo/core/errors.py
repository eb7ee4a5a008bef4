"""What can go wrong, as a person needs to hear it.

KaizhuoError
├── NotationError    a sentence that no game says
├── IllegalAction    a sentence that a rule forbids now
├── StaleAction      what does not belong to this moment: it has passed, or the game is over
├── OptionError      an option, a seat or a number that the game does not have
├── DataError        a components file that does not fit
└── RecordError      a record that cannot be replayed

An error has a stable `code` and facts; the words are in `text/*.ftl` under `error-<code>`.
A broken invariant is an AssertionError and is never caught.
"""

from __future__ import annotations

from typing import Any


class KaizhuoError(Exception):
    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """An error of another process arrives as it left."""
        return _again, (type(self), self.code, self.facts), self.__dict__

    def __str__(self) -> str:
        return ", ".join([self.code, *(f"{name} {shown(fact)}" for name, fact in self.facts.items())])


def _again(kind: type[KaizhuoError], code: str, facts: dict[str, str | int]) -> KaizhuoError:
    error = kind.__new__(kind)
    KaizhuoError.__init__(error, code, **facts)
    return error


def shown(fact: str | int) -> str:
    """Python writes no number of more than 4,300 digits as a decimal."""
    return fact if isinstance(fact, str) else str(fact) if fact.bit_length() < 10_000 else hex(fact)


class NotationError(KaizhuoError):
    pass


class IllegalAction(KaizhuoError):  # noqa: N818 - a refusal is no fault of the program
    """`rule` is the number of the rule that forbids `sentence`; "" when it is simply not this seat's turn, or when
    there is no such action at all."""

    def __init__(self, seat: int, sentence: str, step: str, rule: str) -> None:
        code = "illegal-action" if rule else "not-asked" if sentence else "unknown-action"
        super().__init__(code, seat=seat, sentence=sentence, step=step, rule=rule)
        self.rule = rule


class StaleAction(KaizhuoError):  # noqa: N818 - as above
    pass


class OptionError(KaizhuoError):
    pass


class DataError(KaizhuoError):
    pass


class RecordError(KaizhuoError):
    pass
