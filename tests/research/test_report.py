"""What a report counts, and that all of it is on the page."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from kaizhuo.games import game_names, load_game
from kaizhuo.research.drawing import nice_step
from kaizhuo.research.figures import Tally, chosen, figures_of
from kaizhuo.research.jobs import new_job
from kaizhuo.research.naming import GAP, Names
from kaizhuo.research.page import report_page
from kaizhuo.research.playing import Outcome
from kaizhuo.research.report import histogram, part_of, report_of
from kaizhuo.research.study import VERB, Study, changed, comeback, leaders, pieces_of, runaway
from kaizhuo.text.languages import LANGUAGES

DNUP = load_game("dnup")


def study(name: str = "dnup", seats: int = 3, bots: str = "level1", **more: object) -> Study:
    return new_job(Study, load_game(name), (bots,) * seats, {}, 5, **{"playouts": 20, **more})


@pytest.fixture(scope="module")
def games() -> list[Outcome]:
    job = study()
    return [game for number in range(12) for game in job.play(number).games]


def test_pieces_are_cards_and_kinds_of_actions() -> None:
    """A set of cards counts as each of its cards, a card as one whichever end is up and like its twin, and a place as
    nothing."""
    words = DNUP.words
    pieces = pieces_of(words)
    assert pieces[words.parse("play 6/1+6/1b")] == ("action.play", "card.1/6")
    assert pieces[words.parse("play 6/1+6/2")] == ("action.play", "card.1/6", "card.2/6")
    assert pieces[words.parse("add 5/1 2")] == ("action.add", "card.1/5")
    assert pieces[words.parse("take 1")] == ("action.take",)
    steam = load_game("steam-up").words
    assert "zodiac.dragon" in pieces_of(steam)[steam.parse("keep dragon")]


def test_what_is_counted_of_a_game(games: list[Outcome]) -> None:
    for game in games:
        found, notes = figures_of(game), game.notes
        assert notes is not None
        assert sum(found[f"seat.{seat}"][0] for seat in range(3)) == pytest.approx(1)
        taken = sum(
            found[f"taken.action.{verb}"][0]
            for verb in ("play", "add", "take", "flip")
            if f"taken.action.{verb}" in found
        )
        assert taken == game.decisions - notes.forced
        assert all(notes.taken.get(piece, 0) <= count for piece, count in notes.offered.items())
        assert found["wins.action.play"][1] == len(notes.used["action.play"])
        assert -1 <= found["gap.mean"][0] <= 1
        assert notes.last is None or 0 < notes.last <= 1


def test_what_is_offered_in_no_game_counts_as_none(games: list[Outcome]) -> None:
    tally = Tally()
    for game in games:
        tally.add(game)
    offered = tally.figures()["offered.card.1/5"]
    assert offered.bottom == len(games)
    assert offered.value == sum(game.notes.offered.get("card.1/5", 0) for game in games if game.notes) / len(games)


def test_the_lead() -> None:
    """Two sides, three seats: who leads alone, when that changes, and what becomes of it."""
    assert leaders([3, 5, 5], [0, 1, 0]) == {0, 1}
    leads = [(0, {0, 1}), (2, {0}), (5, {0, 1}), (6, {0}), (7, {1}), (9, {1})]
    assert changed(leads) == [7]
    assert comeback(leads, {1}, 10, 2) is None  # half way both led
    assert comeback(leads, {1}, 13, 2) is True
    assert comeback(leads, {0}, 13, 2) is False
    assert runaway(leads, {1}, 9) is False
    assert runaway(leads[:4], {0}, 9) is True
    assert runaway(leads[:1], {0}, 9) is None


def test_a_histogram_holds_everything() -> None:
    found = histogram([3, 3, 4, 90])
    assert (sum(found.counts), found.first, found.median) == (4, 3, 4)
    assert len(found.counts) <= 16
    assert [nice_step(span) for span in (0.03, 1, 7, 100)] == pytest.approx([0.005, 0.2, 2, 20])


def test_patterns_choose_figures() -> None:
    names = ["wins.zodiac.ox", "wins.fortune.ox", "seat.0"]
    assert chosen(names, ["wins.zodiac.*"]) == ["wins.zodiac.ox"]
    assert chosen(names, []) == names


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_a_report_in_every_language(name: str) -> None:
    """With words for all that it names; nothing is fetched from elsewhere."""
    game = load_game(name)
    seats = game.seat_counts[0]
    job = study(name, seats, "level1", playouts=0)
    found = report_of(job, [part_of(job, game, job.play(0).games)], None, 0)
    for language in LANGUAGES:
        page = report_page(language, game, found, "kaizhuo report")
        assert f'<html lang="{language}">' in page
        assert not re.search(r"(src|href)=|https?:", page)
        names = Names(language, game)
        kinds = {piece.kind for piece in found.parts[0].pieces}
        assert all(names.kind(kind) != kind for kind in kinds), kinds
        actions = [names.piece(VERB, piece.piece) for piece in found.parts[0].pieces if piece.kind == VERB]
        assert len(set(actions)) == len(actions)
        assert not any(GAP in action for action in actions)
        Whole().feed(page)


class Whole(HTMLParser):
    """Every element is closed where it was opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "line", "rect", "circle", "path", "polyline"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            assert self.open.pop() == tag
