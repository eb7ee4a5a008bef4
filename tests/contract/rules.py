"""The rules of a game as one number: games of random choices with the oldest box there is, so that a change of the box
does not count."""

from __future__ import annotations

import hashlib

from kaizhuo.core.rng import Rng
from kaizhuo.core.words import Vocabulary
from kaizhuo.games import boxes_of
from kaizhuo.play.match import Match
from kaizhuo.testing.tables import secret, tables_of

TABLES = 12  # at most, of every game


def rules_checksum(name: str) -> str:
    """Of everything that could be chosen, in words: it does not count how the rules keep their states."""
    tables = tables_of(name)
    digest = hashlib.sha256()
    for seed, table in enumerate(tables[:: -(-len(tables) // TABLES)]):
        seats = [f"P{seat}" for seat in range(table.seats)]
        match = Match.new(name, seats, table.options, secret(seed), boxes_of(name)[-1].fingerprint)
        rng = Rng(seed)
        while not match.over:
            seat = match.awaited()[0]
            options = sorted(as_ever(match.game.words, action) for action in match.observe(seat, match.ply).options)
            digest.update(f"{seat} {options}".encode())
            match.say(seat, options[rng.below(len(options))])
        digest.update(str(match.scores).encode())
    return digest.hexdigest()[:16]


def as_ever(words: Vocabulary, action: int) -> str:
    """A sentence as the first records spell it: spelling is no rule."""
    sentence = words.sentence(action)
    verb, space, members = sentence.partition(" ")
    formerly = verb.replace("-", "_")
    return f"{formerly}{space}{members}" if words.respelled(formerly) == verb else sentence
