"""A box whose cards have two small glasses, as the rulebook hints at: an owner may write it down, and it is played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.cheers.test_data import OURS

SCRIPT = """
import sys
from pathlib import Path
from kaizhuo.games import load_game
load_game("cheers", components=Path(sys.argv[1]))
import tests.games.cheers.two_glasses as played
played.main()
"""


@pytest.mark.rule("CH-7", "CH-9")
def test_a_box_with_two_small_glasses_on_a_card(tmp_path: Path) -> None:
    """Every beer toasts with wine or soda, every whisky with one of three pairs; all others as in our box."""
    rows = "small = { beer = 2, wine = 2, whisky = 2, martini = 2, soda = 2 }"
    text = OURS.replace(f'big = "beer"\n{rows}', 'big = "beer"\nsmall = { "soda+wine" = 10 }')
    pairs = '"beer+wine" = 3, "martini+soda" = 3, "beer+soda" = 4'
    text = text.replace(f'big = "whisky"\n{rows}', f'big = "whisky"\nsmall = {{ {pairs} }}')
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    answer = subprocess.run(
        [sys.executable, "-c", f"import conftest\n{SCRIPT}", str(file)],
        cwd=Path(__file__).parent.parent.parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (answer.stdout, answer.stderr) == ("played\n", "")
