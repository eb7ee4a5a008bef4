"""Speech: actions, questions, events and refusals as sentences in the reader's language."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from kaizhuo.core.errors import IllegalAction, KaizhuoError, shown
from kaizhuo.core.state import CHANCE, SPECTATOR, Event
from kaizhuo.core.visible import printable, shortened
from kaizhuo.core.words import Domain
from kaizhuo.games import AnyGame, folder_of
from kaizhuo.kit.mistakes import BoxError, Mistake
from kaizhuo.text.rules import rule

Args = dict[str, str | int]
What = tuple[int, int, int, int]  # of an event: what happened, and three operands
Pieces = list[str]  # of a sentence that names somebody: signs for them, and what is between; not to be changed
REMEMBERED = 50_000  # sentences, as the same are said again and again
LONGEST = 2_000  # characters of anything in a sentence; Fluent breaks off a little above
QUOTED = 80  # characters of what somebody wrote and is told again why it was refused
WHOLE = frozenset(  # lists and places are shown to the end
    {"actions", "allowed", "bots", "commands", "database", "file", "folder", "games", "languages", "reason", "verbs"}
)
SIGNS = "".join(chr(0xE000 + seat) for seat in range(32))  # of the private use area: in no text of ours
SIGNED = re.compile(f"([{SIGNS}])")
BIGGEST = 10**15  # beyond it a number is shown digit by digit, as Fluent reckons with floats


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """The words of the program and, if one is given, of a game."""
    found = FluentBundle([language], use_isolating=False)
    files = sorted((Path(__file__).parent / language).glob("*.ftl"))
    if game is not None:
        files.append(folder_of(game) / "view" / "text" / f"{language}.ftl")
    for file in files:
        found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


def say(language: str, message: str, args: Args | None = None, game: str | None = None) -> str:
    """A message of the texts; `message.attribute` for an attribute.  A missing word is a fault of the program."""
    if not args:
        return _said(language, message, (), game)
    read = _read(language, message, game)
    given = tuple((name, fitting(message, name, fact)) for name, fact in args.items() if name in read)
    return _said(language, message, given, game)


def fitting(message: str, name: str, fact: str | int) -> str | int:
    """A fact of any size as a sentence can hold it.  A refusal repeats no more than the beginning of what was wrong,
    and nothing that a terminal would obey."""
    refused = message.startswith("error-")
    if not isinstance(fact, str):
        if -BIGGEST < fact < BIGGEST:
            return fact
        fact = shown(fact)
    elif refused:
        fact = printable(fact)
    room = QUOTED if refused and name not in WHOLE and message != "error-illegal-action" else LONGEST
    return shortened(fact, room)


@lru_cache(REMEMBERED)
def _said(language: str, message: str, args: tuple[tuple[str, str | int], ...], game: str | None) -> str:
    text, wrong = bundle(language, game).format_pattern(_pattern(language, message, game), dict(args))
    assert not wrong, f"{language} {message}: {wrong}"
    return str(text)


def _pattern(language: str, message: str, game: str | None) -> Pattern:
    name, _, attribute = message.partition(".")
    found = bundle(language, game).get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, f"{language} {message} has no text"
    return pattern


@lru_cache(REMEMBERED)
def _read(language: str, message: str, game: str | None) -> frozenset[str]:
    """The facts that a message reads: what differs in others only is the same sentence."""
    found = Reads()
    found.visit(_pattern(language, message, game))
    others = (_read(language, other, game) for other in found.messages)
    return frozenset(found.facts).union(*others)


class Reads(Visitor):
    """Facts and other messages that a pattern refers to."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


@lru_cache(REMEMBERED)
def has(language: str, message: str, game: str | None = None) -> bool:
    return bool(bundle(language, game).has_message(message))


@lru_cache(REMEMBERED)
def has_part(language: str, message: str, part: str, game: str) -> bool:
    return has(language, message, game) and part in bundle(language, game).get_message(message).attributes


def option_message(option: str, value: object) -> str:
    """The id of the words for a value of an option; what an id of Fluent cannot hold ("1+2") becomes a dash."""
    return f"option-{option}-" + re.sub(r"[^A-Za-z0-9_-]", "-", str(value))


def refusal(language: str, wrong: KaizhuoError, game: str | None = None) -> str:
    """Why something was refused; where a rule of the game forbids it, with its number and words."""
    if isinstance(wrong, IllegalAction) and wrong.rule:
        if game is None:
            return say(language, "error-not-asked")
        text = rule(game, language, wrong.rule).text.replace("*", "")
        return say(language, "error-illegal-action", {"rule": wrong.rule, "text": text})
    if wrong.code == "upload" and isinstance(wrong.__cause__, KaizhuoError):
        reason = _reason(language, wrong.__cause__, str(wrong.facts["game"]))
        return say(language, "error-upload", {"line": wrong.facts["line"], "reason": reason})
    if isinstance(wrong, BoxError):
        reason = "; ".join(mistake_words(language, mistake) for mistake in wrong.mistakes)
        return say(language, "error-bad-components", {"file": wrong.facts["file"], "reason": reason})
    return say(language, f"error-{wrong.code}", dict(wrong.facts), game)


def mistake_words(language: str, mistake: Mistake) -> str:
    """What is wrong with a components file: where, and what is expected there."""
    args = dict(mistake.args)
    if mistake.game:
        args["words"] = say(language, f"misfit-{mistake.expected}", args, mistake.game)
    elif mistake.expected:
        args["expected"] = say(language, f"expected-{mistake.expected}", args)
    words = say(language, f"mistake-{mistake.kind}", {**args, "where": mistake.where})
    return say(language, "mistake-line", {"line": mistake.line, "words": words}) if mistake.line else words


def _reason(language: str, cause: KaizhuoError, game: str) -> str:
    """What is wrong with an uploaded record, and where a rule forbids a move, the rule."""
    words = refusal(language, cause)
    forbidden = cause.__cause__
    return f"{words} {refusal(language, forbidden, game)}" if isinstance(forbidden, KaizhuoError) else words


class Speech:
    """The words of one match for one reader: `names` are those of the players, `viewer` is the reader's own seat.

    What is said over and over is made once for all tables of a game, with a sign in the place of each name.
    """

    def __init__(self, language: str, game: AnyGame, names: list[str], viewer: int) -> None:
        self.language = language
        self.game = game
        self.names = names
        self.viewer = viewer
        self._signs = dict(zip(SIGNS, names, strict=False))

    def say(self, message: str, args: Args | None = None) -> str:
        return say(self.language, message, args, self.game.name)

    def option(self, action: int) -> str:
        """What a button says that does the action."""
        return self._option(action, "")

    def short(self, action: int) -> str:
        """The same in a few words; "" where nothing shorter is needed."""
        return self._option(action, "short")

    def _option(self, action: int, part: str) -> str:
        return self._named(_option(self.language, self.game, len(self.names), self.viewer, int(action), part))

    def _named(self, nameless: Pieces) -> str:
        return "".join([self._signs.get(piece, piece) for piece in nameless])

    def make_option(self, action: int, part: str) -> str:
        verb = self.game.words.verb_of(action)
        name = f"verb-{verb.name}"
        if part and not has_part(self.language, name, part, self.game.name):
            return ""
        args = self._operands(verb.operands, self.game.words.operands(action))
        return self.say(f"{name}.{part}" if part else name, args)

    def kind(self, action: int) -> str:
        """What kind of thing the action is, without saying which; "" where there is no choice between kinds."""
        message = f"verb-{self.game.words.verb_of(action).name}"
        found = has_part(self.language, message, "kind", self.game.name)
        return self.say(f"{message}.kind") if found else ""

    def event(self, event: Event) -> str:
        """A line of the log; "" for what needs no line."""
        return self.both(event)[0]

    def brief(self, event: Event) -> str | None:
        """A few words for what is told along with the event before it, "" for what a film leaves out; None for what
        is told by itself."""
        return self.both(event)[1]

    def both(self, event: Event) -> tuple[str, str | None]:
        """The line of an event, and it in brief."""
        line, brief = _told(self.language, self.game, len(self.names), self.reader(event), event[:4])
        return self._named(line), None if brief is None else self._named(brief)

    def openly(self, event: Event) -> str:
        """The line for whoever may look into all hands: as everybody reads it, or in words of its own."""
        return self._named(_openly(self.language, self.game, len(self.names), event[:4]))

    def reader(self, event: Event) -> int:
        """Whoever it is not about reads what everybody reads."""
        return self.viewer if self.viewer in _involved(self.game, len(self.names), event[:4]) else SPECTATOR

    def make_lines(self, what: What) -> tuple[str, str | None]:
        telling = self.game.words.events[what[0]]
        name, args = f"event-{telling.name}", self._operands(telling.operands, list(what[1:]))
        brief = has_part(self.language, name, "brief", self.game.name)
        return self.say(name, args), self.say(f"{name}.brief", args) if brief else None

    def make_open_line(self, what: What) -> str:
        telling = self.game.words.events[what[0]]
        name = f"event-{telling.name}"
        own = has_part(self.language, name, "open", self.game.name)
        return self.say(f"{name}.open" if own else name, self._operands(telling.operands, list(what[1:])))

    def prompt(self, step: int, seat: int, subject: int) -> str:
        """What the reader is asked, or chance; of others, that they are asked, in words of the step's own if it has
        some."""
        name = f"step-{self.game.words.steps[step]}"
        args: Args = {"subject": subject, "seats": len(self.names)}
        if seat in (self.viewer, CHANCE):
            return self.say(name, args)
        own = has(self.language, f"{name}-other", self.game.name)
        return self.say(f"{name}-other" if own else "step-other", {**args, "seat": self._name(seat)})

    def refusal(self, wrong: KaizhuoError) -> str:
        return refusal(self.language, wrong, self.game.name)

    def _operands(self, domains: tuple[Domain, ...], members: list[int]) -> Args:
        args: Args = {}
        doer = members[0] if domains and domains[0].are_seats else -1
        for domain, member in zip(domains, members, strict=False):
            self._describe(args, domain, member, doer)
        return args

    def _describe(self, args: Args, domain: Domain, member: int, doer: int) -> None:
        """$card, and each fact of it as $card_value; a fact "seat" also as $place_me: is it the reader?  And as
        $place_own: is it whoever does it?"""
        name = domain.name
        args[name] = self.thing(domain, member)
        if domain.are_seats:
            args[f"{name}_me"] = self._is_me(member)
        for fact, value in self._facts(domain, member).items():
            args[f"{name}_{fact}"] = value
        for fact, value in (domain.about(member, len(self.names)) if domain.about else {}).items():
            args[f"{name}_{fact}"] = value
            if fact == "seat":
                args[f"{name}_seat"] = self._name(value)
                args[f"{name}_me"] = self._is_me(value)
                args[f"{name}_own"] = "yes" if value == doer else "no"

    def thing(self, domain: Domain, member: int) -> str | int:
        """A member of a domain, in words."""
        if domain.are_seats:
            return self._name(member)
        if member >= len(domain.members):
            return member  # a number that no domain expected
        message = domain.messages[member]
        if not has(self.language, message, self.game.name):
            return _plain(domain.labels[member])
        return self.say(message, self._facts(domain, member))

    def _facts(self, domain: Domain, member: int) -> Args:
        """The numbers about a member, and the words of its parts."""
        found: Args = {fact: values[member] for fact, values in domain.facts.items()}
        for part, (other, members) in domain.parts.items():
            found[part] = self.thing(other, members[member])
        return found

    def _name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else str(seat)

    def _is_me(self, seat: int) -> str:
        return "yes" if seat == self.viewer else "no"


def _nameless(language: str, game: AnyGame, seats: int, viewer: int) -> Speech:
    return Speech(language, game, list(SIGNS[:seats]), viewer)


@lru_cache(REMEMBERED)
def _option(language: str, game: AnyGame, seats: int, viewer: int, action: int, part: str) -> Pieces:
    return SIGNED.split(_nameless(language, game, seats, viewer).make_option(action, part))


@lru_cache(REMEMBERED)
def _told(language: str, game: AnyGame, seats: int, viewer: int, what: What) -> tuple[Pieces, Pieces | None]:
    line, brief = _nameless(language, game, seats, viewer).make_lines(what)
    return SIGNED.split(line), None if brief is None else SIGNED.split(brief)


@lru_cache(REMEMBERED)
def _openly(language: str, game: AnyGame, seats: int, what: What) -> Pieces:
    return SIGNED.split(_nameless(language, game, seats, SPECTATOR).make_open_line(what))


@lru_cache(REMEMBERED)
def _involved(game: AnyGame, seats: int, what: What) -> frozenset[int]:
    """Who reads it in words of their own; all others read the same."""
    found: set[int] = set()
    for domain, member in zip(game.words.events[what[0]].operands, what[1:], strict=False):
        about = domain.about(member, seats) if domain.about else {}
        found.update([member] if domain.are_seats else [], [about["seat"]] if "seat" in about else [])
    return frozenset(found)


def _plain(label: str) -> str | int:
    """A number as a number, so that texts can tell one from many."""
    return int(label) if label.isdecimal() else label
