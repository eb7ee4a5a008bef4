"""Whether somebody may take back on their own tells them nothing that they could not know."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.facts import fingerprint
from kaizhuo.core.rng import Rng
from kaizhuo.core.undo import reveals
from kaizhuo.games import game_names, load_game
from kaizhuo.games.cheers.game import GAME
from kaizhuo.games.cheers.rules.words import WORDS
from kaizhuo.testing.tables import Table, random_game
from tests.games.cheers.table import table

WORLDS = 4
ASKED = 12  # decisions that are looked at
TABLES = [
    *(Table(name, load_game(name).seat_counts[-1], {}) for name in game_names()),
    Table("cheers", 4, {"recipes": "tokens"}),
    Table("cheers", 4, {"variant": "apprentice"}),
    Table("cheers", 4, {"variant": "masquerade"}),
]


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_the_answer_is_the_same_in_every_world_that_the_doer_cannot_tell_apart(at: Table) -> None:
    game, state, rng = at.load(), at.setup(), Rng(11)
    looked = 0
    for count in random_game(game, state, rng):
        seat = int(engine.actor(state))
        if seat < 0 or count % 5:
            continue
        options = engine.options(game, state)
        action = options[rng.below(len(options))]
        answers = set()
        for world in [state, *(game.resample(game.redact(state, seat), seat, rng) for _ in range(WORLDS))]:
            after = world.copy()
            engine.apply(game, after, action)
            answers.add((fingerprint(game.redact(after, seat)), reveals(game, world, seat, action)))
        assert len(answers) == len({sight for sight, _ in answers})
        looked += 1
        if looked == ASKED:
            return
    assert looked > 3


def test_who_sends_the_drink_that_could_have_won_has_shown_something() -> None:
    """Nobody won, so everybody has learned which recipe that team has not."""
    state = table({0: "wine-soda wine-wine soda-soda"}, {"0": "whisky", "1": "soda soda beer wine"}, tokens=False)
    assert reveals(GAME, state, 0, WORDS.parse("send whisky 1"))
    assert not reveals(GAME, state, 0, WORDS.parse("send whisky 2"))
    assert reveals(GAME, state, 0, WORDS.parse("toast wine-wine 2"))
