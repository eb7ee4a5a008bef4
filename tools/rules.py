"""Which rules no test cites: every number of a game's rules must stand in a `@pytest.mark.rule(...)` of its tests."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from kaizhuo.games import folder_of, game_names
from kaizhuo.text.rules import rules

TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"
CITED = re.compile(r"mark\.rule\(([^)]*)\)")


def cited(folder: Path) -> set[str]:
    found: set[str] = set()
    for file in folder.rglob("test_*.py"):
        for marks in CITED.findall(file.read_text("utf-8")):
            found.update(re.findall(r'"([A-Z]+-R?\d+)"', marks))
    return found


def main() -> int:
    missing = 0
    for name in game_names():
        numbers = [paragraph.number for paragraph in rules(name, "en") if paragraph.number]
        tested = cited(TESTS / folder_of(name).name)
        untested = [number for number in numbers if number not in tested]
        unknown = sorted(tested - set(numbers))
        print(f"{name}: {len(numbers) - len(untested)} of {len(numbers)} rules are cited by tests")
        for number in untested:
            print(f"  no test cites {number}")
        for number in unknown:
            print(f"  a test cites {number}, which is no rule")
        missing += len(untested) + len(unknown)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
