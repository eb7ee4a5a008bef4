"""Vocabulary: every action is one int, and every int reads as a sentence.

In memory actions are ints; on disk and on the wire they are words, so renumbering breaks no record.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

from kaizhuo.core.errors import NotationError
from kaizhuo.core.state import FIRST_DUTY


class Domain:
    """Things an action can point at: cards, places, seats, amounts.

    `marks` are the elements of a board that each member lights up ("card:5"); without them a member is its own mark.
    `labels` are what people read where the texts have no word for a member; without them it is the member's name.
    `facts` are numbers about each member that texts may need: {"value": [...], "size": [...]}.
    `parts` are members of other domains that each member is made of: {"top": (DEED, [4, 7, ...])}.
    `messages` are the texts that say a member, with its facts and parts; without them it is `<name>-<member>`.
    `about` tells further facts that depend on the number of seats: about(member, seats) -> {"seat": 2, "area": 1}.
    """

    def __init__(
        self,
        name: str,
        members: Sequence[str],
        *,
        marks: Sequence[list[str]] | None = None,
        labels: Sequence[str] | None = None,
        facts: dict[str, list[int]] | None = None,
        parts: dict[str, tuple[Domain, list[int]]] | None = None,
        messages: Sequence[str] | None = None,
        about: Callable[[int, int], dict[str, int]] | None = None,
        are_seats: bool = False,
    ) -> None:
        self.name = name
        self.members = list(members)
        self.marks = list(marks) if marks is not None else [[f"{name}:{i}"] for i in range(len(members))]
        self.labels = list(labels) if labels is not None else self.members
        self.facts = facts or {}
        self.parts = parts or {}
        self.messages = list(messages) if messages is not None else [f"{name}-{member}" for member in members]
        self.about = about
        self.are_seats = are_seats
        self.index = {member: i for i, member in enumerate(self.members)}
        assert len(self.index) == len(self.members) == len(self.marks), f"members of {name} must differ"


class Verb:
    """A block of actions, one for each combination of operands.  `at` is what all of them point at, if anything;
    `chance` answers with some of them, and no player ever does."""

    def __init__(self, name: str, first: int, operands: tuple[Domain, ...], at: str, chance: bool) -> None:
        self.name = name
        self.first = first
        self.operands = operands
        self.at = [at] if at else []
        self.chance = chance
        self.size = 1
        for domain in operands:
            self.size *= len(domain.members)


class Telling:
    """A kind of event, and the number of the rule that makes it happen.

    `begins`: a turn begins with it, that of the seat it names first, or a part of the game that is nobody's turn.
    """

    def __init__(self, name: str, operands: tuple[Domain, ...], rule: str, *, begins: bool = False) -> None:
        self.name = name
        self.operands = operands
        self.rule = rule
        self.begins = begins


class Vocabulary:
    def __init__(self) -> None:
        self.size = 0
        self.verbs: list[Verb] = []
        self.steps: list[str] = []
        self.duties: list[str] = []
        self.events: list[Telling] = []
        self._firsts: list[int] = []
        self._by_name: dict[str, Verb] = {}
        self._formerly: dict[str, Verb] = {}

    def verb(self, name: str, *operands: Domain, at: str = "", formerly: str = "", chance: bool = False) -> int:
        """Add a verb; its actions are numbered from the returned one, the last operand running fastest.

        `formerly` is how records of before spell it: they are read for ever, and never written again.
        """
        verb = Verb(name, self.size, operands, at, chance)
        assert name not in self._by_name, f"two verbs {name}"
        self.verbs.append(verb)
        self._firsts.append(verb.first)
        self._by_name[name] = verb
        if formerly:
            self._formerly[formerly] = verb
        self.size += verb.size
        return verb.first

    def step(self, name: str) -> int:
        self.steps.append(name)
        return len(self.steps) - 1

    def duty(self, name: str) -> int:
        """Something that happens by itself; numbered above all steps."""
        self.duties.append(name)
        return FIRST_DUTY + len(self.duties) - 1

    def event(self, name: str, *operands: Domain, rule: str, begins: bool = False) -> int:
        assert len(operands) <= 3, f"{name}: an event has at most three operands"
        self.events.append(Telling(name, operands, rule, begins=begins))
        return len(self.events) - 1

    def verb_of(self, action: int) -> Verb:
        assert 0 <= action < self.size, f"no action {action}"
        return self.verbs[bisect_right(self._firsts, action) - 1]

    def operands(self, action: int) -> list[int]:
        verb = self.verb_of(action)
        rest = action - verb.first
        found: list[int] = []
        for domain in reversed(verb.operands):
            rest, member = divmod(rest, len(domain.members))
            found.append(member)
        return found[::-1]

    def sentence(self, action: int) -> str:
        verb = self.verb_of(action)
        members = [domain.members[i] for domain, i in zip(verb.operands, self.operands(action), strict=True)]
        return " ".join([verb.name, *members])

    def parse(self, sentence: str) -> int:
        name, *members = sentence.split(" ")
        verb = self._by_name.get(name) or self._formerly.get(name)
        if verb is None:
            raise NotationError("unknown-verb", sentence=sentence, verb=name, verbs=", ".join(self._by_name))
        if len(members) != len(verb.operands):
            raise NotationError("operand-count", sentence=sentence, verb=name, count=len(verb.operands))
        action = 0
        for domain, member in zip(verb.operands, members, strict=True):
            index = domain.index.get(member)
            if index is None:
                raise NotationError("unknown-operand", sentence=sentence, member=member)
            action = action * len(domain.members) + index
        return verb.first + action

    def respelled(self, sentence: str) -> str:
        """A sentence of a record of before as it is spelled now."""
        name, space, members = sentence.partition(" ")
        verb = self._formerly.get(name)
        return sentence if verb is None else f"{verb.name}{space}{members}"

    def marks(self, action: int) -> list[str]:
        """The elements of a board that the action points at."""
        verb = self.verb_of(action)
        operands = zip(verb.operands, self.operands(action), strict=True)
        return verb.at + [mark for domain, i in operands for mark in domain.marks[i]]


def seat_domain(seats: int, name: str = "seat") -> Domain:
    """Players.  An event with two of them needs two domains with different names ("giver", "taker")."""
    members = [str(seat) for seat in range(seats)]
    return Domain(name, members, marks=[[f"seat:{seat}"] for seat in members], are_seats=True)
