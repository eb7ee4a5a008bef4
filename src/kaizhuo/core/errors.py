"""What can go wrong, as a person needs to hear it.

KaizhuoError
├── NotationError    a sentence that no game says
├── IllegalAction    a sentence that a rule forbids now
├── StaleAction      a sentence about a moment that has passed
├── OptionError      an option or a seat count that the game does not have
├── DataError        a components file that does not fit
└── RecordError      a record that cannot be replayed

An error has a stable `code` and facts; the words are in `text/*.ftl` under `error-<code>`.
A broken invariant is an AssertionError and is never caught.
"""

from __future__ import annotations


class KaizhuoError(Exception):
    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return ", ".join([self.code, *(f"{name} {fact}" for name, fact in self.facts.items())])


class NotationError(KaizhuoError):
    pass


class IllegalAction(KaizhuoError):  # noqa: N818 - a refusal is no fault of the program
    """`rule` is the number of the rule that forbids `sentence`; "" when it is simply not this seat's turn."""

    def __init__(self, seat: int, sentence: str, step: str, rule: str) -> None:
        super().__init__("illegal-action", seat=seat, sentence=sentence, step=step, rule=rule)
        self.rule = rule


class StaleAction(KaizhuoError):  # noqa: N818 - as above
    pass


class OptionError(KaizhuoError):
    pass


class DataError(KaizhuoError):
    pass


class RecordError(KaizhuoError):
    pass
