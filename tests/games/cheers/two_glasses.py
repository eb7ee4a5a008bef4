"""What `test_two_glasses.py` plays, in a process of its own: a process has one box."""

from __future__ import annotations

import sys

from kaizhuo.bots.bot import make_bot
from kaizhuo.core.rng import Rng
from kaizhuo.games import box_of
from kaizhuo.games.cheers.box.options import CheersOptions
from kaizhuo.games.cheers.game import GAME
from kaizhuo.games.cheers.knowledge.redact import redact
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.games.cheers.rules.words import WORDS
from kaizhuo.games.cheers.view.view import CheersView, view
from kaizhuo.play.match import Match, verify
from kaizhuo.testing.contract.test_knowledge import play_on_alike
from kaizhuo.testing.tables import random_game
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import Speech
from tests.games.cheers.table import asked, events, offered, refusal, say, shaker, table
from tests.games.cheers.test_terminal import printed

HANDS = {0: "beer-wine+soda wine-soda soda-beer"}


def toasted(inside: str) -> CheersState:
    """Seat 0 toasts a beer with two small glasses into the shaker of seat 1."""
    state = table(HANDS, {"1": inside} if inside else {})
    say(state, "toast beer-wine+soda 1")
    return state


def rules() -> None:
    """CH-7  Either small glass clinks.  CH-9  Where both fit, the owner of the shaker picks the partner."""
    assert shaker(toasted("whisky martini"), "1") == "beer whisky martini"
    for inside, partner in (("wine whisky", "wine"), ("soda soda", "soda")):
        state = toasted(inside)
        assert asked(state) == (1, "cheers")
        assert "cheered" in events(state)
        say(state, "give beer 0", f"give {partner} 3")
    state = toasted("wine soda martini")
    assert asked(state) == (1, "clinking")
    assert offered(state) == ["clink wine", "clink soda"]
    assert refusal(state, "clink martini") == "CH-9"
    assert refusal(state, "give beer 0") == "CH-9"
    say(state, "clink soda")
    assert shaker(state, "1") == "wine martini"
    assert asked(state) == (1, "cheers")
    say(state, "give beer 0", "give soda 2")
    assert [shaker(state, name) for name in "0123"] == ["beer", "wine martini", "soda", ""]


def looks() -> None:
    """View, words and terminal show both glasses, and what is asked."""
    state = toasted("wine soda")
    shown = view(redact(state, 1), 1)
    assert isinstance(shown, CheersView)
    assert shown.asked is not None
    assert (shown.asked.step, shown.asked.shaker, shown.asked.hands_on) == ("clinking", "1", ["beer"])
    assert [card.small for card in shown.toasted if card.big == "beer"] == [["wine", "soda"]]
    assert ["wine", "soda"] in shown.smalls
    assert shown.copies == 0
    said = [Speech(language, GAME, ["Ann", "Bo", "Cy", "Di"], 0) for language in LANGUAGES]
    toast = WORDS.parse("toast beer-wine+soda 1")
    for speech, words in zip(said, ("beer/wine or soda", "啤酒／紅酒或氣泡水", "啤酒／红酒或气泡水"), strict=True):
        assert words in speech.option(toast)
    assert any("Wi/So" in line for line in printed(table(HANDS), 80))


def games() -> None:
    """Random games end, viewers learn only what they may know, bots know what to do, and a record is verified."""
    picked = 0
    for seats in GAME.seat_counts:
        state = GAME.setup(seats, CheersOptions())
        for count in random_game(GAME, state, Rng(seats)):
            picked += asked(state)[1] == "clinking"
            if count % 40 == 39:
                play_on_alike(GAME, state.copy(), count % seats, Rng(count), "en")
    assert picked
    match = Match.new("cheers", ["a", "b", "c", "d"], {}, bytes(32), box_of(GAME))
    bot = make_bot("greedy")
    while not match.over:
        seat = match.awaited()[0]
        match.submit(seat, bot.choose(GAME, match.observe(seat), Rng(match.ply)))
    assert verify(match.record()).over


def main() -> None:
    rules()
    looks()
    games()
    sys.stdout.write("played\n")
