"""Explanations in the reader's words."""

from __future__ import annotations

from kaizhuo.play.explanation import Explanation, Reason, Step
from kaizhuo.text.speech import Args, Speech


def percent(value: float) -> str:
    return f"{100 * value:.0f}"


def explained(why: Explanation, speech: Speech) -> list[str]:
    """The sentences of an explanation: reasons first, then the figures, then what may follow."""
    lines = [reason_words(reason, speech) for reason in why.reasons]
    others = [one for one in why.alternatives if one.action != why.action]
    if others and not any(reason.name == "win" for reason in why.reasons):
        other = others[0]
        figures: Args = {
            "value": percent(why.value),
            "other": speech.option(other.action),
            "other_value": percent(other.value),
        }
        lines.append(speech.say("why-value", figures))
    return [*lines, *filter(None, [line_words(why.line, speech)])]


def line_words(line: list[Step], speech: Speech) -> str:
    """What may follow; "" for nothing."""
    steps = [
        speech.say("why-line-step", {"name": speech.names[step.seat], "option": speech.option(step.action)})
        for step in line
    ]
    return speech.say("why-line", {"line": " → ".join(steps)}) if steps else ""


def because_words(why: Explanation, speech: Speech) -> list[str]:
    """What the game itself has to say for it: no figures, and nothing about other moves."""
    said = [reason for reason in why.reasons if reason.name in ("win", "forced") or (reason.own and reason.other < 0)]
    return [reason_words(reason, speech) for reason in said]


def reason_words(reason: Reason, speech: Speech) -> str:
    args: Args = {"number": reason.number, "other": speech.option(reason.other) if reason.other >= 0 else ""}
    if not reason.own:
        return speech.say(f"why-{reason.name}", args)
    said = speech.say(f"reason-{reason.name}", args)
    return speech.say("why-better", {**args, "reason": said}) if reason.other >= 0 else said
