"""`kaizhuo schema`: every question that a bot is asked is as the schema says."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from kaizhuo.bots.external import External, Question
from kaizhuo.bots.schema import DIALECT, schema
from kaizhuo.bots.uniform import Uniform
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame, load_game
from kaizhuo.research.playing import Table
from kaizhuo.testing.tables import every_game

TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
    "number": (int, float),
    "null": (type(None),),
}


class Asked(External):
    """Writes down what it would be asked, and takes any option."""

    def __init__(self) -> None:
        super().__init__("nobody")
        self.questions: list[Any] = []

    def choose(self, game: AnyGame, now: Observation[Any], rng: Rng) -> int:
        self.ask(game, now)
        return Uniform().choose(game, now, rng)

    def put(self, game: str, seat: int, ply: int, view: Any, told: list[list[str]], options: list[str]) -> str:
        question = Question(1, len(self.questions) + 1, 1, game, seat, ply, view, told, options)
        self.questions.append(msgspec.json.decode(msgspec.json.encode(question)))
        return options[0]


def fits(value: Any, wanted: dict[str, Any], root: dict[str, Any]) -> bool:
    """As much of JSON Schema as ours needs."""
    if "$ref" in wanted:
        return fits(value, root["$defs"][wanted["$ref"].rpartition("/")[2]], root)
    if "anyOf" in wanted:
        return any(fits(value, one, root) for one in wanted["anyOf"])
    if value not in wanted.get("enum", [value]) or value != wanted.get("const", value):
        return False
    if "type" in wanted and not isinstance(value, TYPES[wanted["type"]]):
        return False
    if isinstance(value, dict):
        parts, others = wanted.get("properties", {}), wanted.get("additionalProperties")
        known = set(wanted.get("required", [])) <= set(value) and (others or set(value) <= set(parts))
        return bool(known) and all(fits(value[name], parts.get(name, others), root) for name in value)
    if isinstance(value, list):
        first = wanted.get("prefixItems", [])
        size = wanted.get("minItems", 0) <= len(value) <= wanted.get("maxItems", len(value))
        rest = [wanted.get("items", {})] * (len(value) - len(first))
        return size and all(fits(one, part, root) for one, part in zip(value, [*first, *rest], strict=True))
    return not isinstance(value, str) or re.search(wanted.get("pattern", ""), value) is not None


@every_game
def test_every_question_fits_the_schema(name: str) -> None:
    game = load_game(name)
    bots = [Asked() for _ in range(game.seat_counts[-1])]
    Table(game, bots, {}, "schema").play()
    written = json.loads(json.dumps(schema(name)))
    assert written["$schema"] == DIALECT
    questions = [question for bot in bots for question in bot.questions]
    assert len(questions) > 10
    wrong = [question for question in questions[::9] if not fits(question, written, written)]  # a few are enough
    assert wrong == []
    assert not fits({**questions[0], "options": ["resign"]}, written, written)
    assert not fits({**questions[0], "told": [["resigned", "0"]]}, written, written)
    assert not fits({**questions[0], "view": {}}, written, written)
    assert fits({"id": 1, "say": "flip"}, written["$defs"]["Answer"], written)
