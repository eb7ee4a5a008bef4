"""The words of figures: `view/figures/<language>.ftl` of each game.  Numbers in them are given, never written."""

from __future__ import annotations

from kaizhuo.play.figure import Figure
from kaizhuo.text.lessons import words


def figure_text(language: str, figure: Figure, step: str = "", numbers: dict[str, int] | None = None) -> str:
    """The title of a figure or the sentence of a step."""
    return pictured(language, figure.game, "figures", f"{figure.name}-{step}" if step else figure.name, numbers or {})


def pictured(language: str, game: str, folder: str, message: str, numbers: dict[str, int]) -> str:
    pattern = words(language, game, folder).get_message(message).value
    assert pattern is not None, f"{language} {message} has no text"
    text, wrong = words(language, game, folder).format_pattern(pattern, dict(numbers))
    assert not wrong, f"{language} {message}: {wrong}"
    return str(text)
