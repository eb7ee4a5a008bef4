"""The line-based game."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest

from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.opening import new_table
from kaizhuo.cli.terminal.plain import Dialogue
from kaizhuo.cli.terminal.table import Table
from kaizhuo.cli.visiting import standings
from kaizhuo.core.state import SPECTATOR
from kaizhuo.games import folder_of
from kaizhuo.play.match import replay, verify
from kaizhuo.play.record import Record, read_record
from kaizhuo.text.finale import finale
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import Speech
from tests.cli.conftest import Shell, process


def table_of(tmp_path: Path, *seats: str, seed: int = 3) -> Table:
    return new_table("dnup", list(seats), [], None, seed, tmp_path / "game.json")


def talk(table: Table, words: str, capsys: pytest.CaptureFixture[str], language: str = "en") -> str:
    Dialogue(table, Reader(language), io.StringIO(words)).run()
    return capsys.readouterr().out


def test_a_pipe_plays_a_whole_game(finished_game: bytes) -> None:
    record = msgspec.json.decode(finished_game, type=Record)
    assert record.seats == ["me", "bot:level2", "bot:level2", "bot:level2"]
    assert record.scores is not None
    assert max(record.scores) >= 4
    assert verify(record).over


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_its_words_are_in_the_reader_s_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = talk(table_of(tmp_path), "1\nh\nr DN-3\nr DN-99\nsing\n0\nu\nu\ns\nq\n", capsys, language)
    assert ("Your turn" in said) == (language == "en")
    assert ("輪到你" in said) == (language == "zh-Hant")
    assert ("轮到你" in said) == (language == "zh-Hans")


def test_a_sentence_of_the_game_is_understood_and_a_refusal_names_the_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_of(tmp_path)
    said = talk(table, "take 0\nflip\nq\n", capsys)
    assert "DN-14: " in said
    assert any(move.endswith(" flip") and move.startswith("0") for move in table.match.record().moves)


def test_undo_goes_back_to_ones_own_last_decision(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = table_of(tmp_path)
    talk(table, "q\n", capsys)
    before = table.match.record()
    said = talk(table, "u\n1\nu\nq\n", capsys)
    assert "nothing to take back" in said
    assert "Taken back." in said
    assert table.match.record() == before


def test_a_hint_is_one_of_the_options_and_the_same_each_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_of(tmp_path)
    said = talk(table, "h\nh\nq\n", capsys)
    seat = table.asked()
    assert seat is not None
    assert table.why(seat) is table.why(seat)  # a clock ends the search, so that a second one may find something else
    hints = [line.partition("Hint: ")[2] for line in said.splitlines() if "Hint: " in line]
    assert len(hints) == 2
    assert hints[0] == hints[1]
    assert sum(line.endswith(f"  {hints[0]}") for line in said.splitlines()) == 1


def test_every_move_is_saved_and_the_game_goes_on_from_there(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = process("play", "dnup", "--plain", "--seed", "7", "--save", str(file), given="1\n1\n")
    saved = read_record(file)
    assert str(file) in first.out
    second = process("play", "--plain", "--resume", str(file), given="1\nq\n")
    assert second.code == 0
    later = read_record(file)
    assert later.moves[: len(saved.moves)] == saved.moves
    assert len(later.moves) > len(saved.moves)
    whole = process("play", "dnup", "--plain", "--seed", "7", "--save", str(file), given="1\n1\n1\nq\n")
    assert whole.code == 0
    assert read_record(file) == later


def test_without_a_file_it_is_kept_in_the_user_s_folder(tmp_path: Path) -> None:
    process("play", "dnup", "--plain", given="1\nq\n", XDG_DATA_HOME=str(tmp_path))
    (file,) = (tmp_path / "kaizhuo" / "games").iterdir()
    assert len(read_record(file).moves) > 37
    resumed = process("play", "dnup", "--plain", "--resume", "last", given="q\n", XDG_DATA_HOME=str(tmp_path))
    assert resumed.code == 0
    assert str(file) in resumed.out


def test_two_people_at_one_screen_do_not_see_each_other_s_hands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_of(tmp_path, "me", "me", "me")
    assert table.asked() == 2
    said = talk(table, "q\n", capsys)
    assert "Player 3 is next" in said
    assert "╭" not in said
    said = talk(table, "\n1\n\n1\n", capsys)
    assert "Player 2 is next" in said
    last = said.rpartition("Player 2 is next")[0].splitlines()[-50:]
    assert not any("╭" in line for line in last)
    assert talk(table, "\nu\nq\n", capsys).count("nothing to take back") == 1


LONG_DUEL = Path(__file__).parent.parent / "games/flatiron/records/2-first_game_True-hard_False-greedy.json"


def duel(tmp_path: Path, moves: int, *seats: str) -> Table:
    record = read_record(LONG_DUEL)
    begun = msgspec.structs.replace(record, seats=list(seats), moves=record.moves[:moves], scores=None)
    return Table(replay(begun), tmp_path / "game.json")


def test_a_duel_ends_by_agreement(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two people say it both; a bot agrees only when the game has become long."""
    table = duel(tmp_path, 100, "me", "me")
    said = talk(table, "\ne\nq\n", capsys)
    assert "e: End the game after this turn" in said
    assert "type e once more" in said
    assert "all agree-end" not in table.match.record().moves
    talk(table, "\ne\ne\nq\n", capsys)
    assert table.match.record().moves.count("all agree-end") == 1
    early = duel(tmp_path, 100, "me", "bot:level1")
    assert "want to play on" in talk(early, "e\nq\n", capsys)
    late = duel(tmp_path, 1200, "me", "bot:level1")
    talk(late, "e\n" + "1\n" * 40, capsys)
    assert late.match.over
    assert "nothing to agree on" in talk(table_of(tmp_path), "e\nq\n", capsys)


DRAW = LONG_DUEL.parents[2] / "cheers/records/2-teams_usual-recipes_tokens-variant_base-keep_False-greedy.json"


def drawn(tmp_path: Path) -> Table:
    """Nobody has won."""
    return Table(replay(msgspec.structs.replace(read_record(DRAW), seats=["me", "Bo"])), tmp_path / "game.json")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nobody_is_first_nobody_is_second(
    language: str, tmp_path: Path, kaizhuo: Shell, capsys: pytest.CaptureFixture[str]
) -> None:
    nobody = {"en": "Nobody wins. A draw", "zh-Hant": "沒有人獲勝。 和局", "zh-Hans": "没有人获胜。 平局"}[language]
    for said in (talk(drawn(tmp_path), "", capsys, language), kaizhuo("replay", str(DRAW), "--lang", language).out):
        first, *others = said.splitlines()[-3:]
        assert first.startswith(nobody)
        assert [line[:2] for line in others] == ["● ", "▲ "]


def test_a_visitor_s_bot_is_told_so_too(tmp_path: Path) -> None:
    match = drawn(tmp_path).match
    shown = finale(Speech("en", match.game, ["Ann", "Bo"], SPECTATOR), match.state, match.events)
    assert standings(shown) == "Ann (0), Bo (0)"


def test_bytes_that_are_no_text_are_no_move() -> None:
    done = process("play", "dnup", "--plain", given=b"\xff\xfe\nq\n")
    assert done.code == 0
    assert "Traceback" not in done.err


def test_an_owner_plays_with_his_own_box(tmp_path: Path) -> None:
    box, file = tmp_path / "box.toml", tmp_path / "game.json"
    ours = (folder_of("dnup") / "box" / "components.toml").read_text("utf-8")
    box.write_text(ours.replace("rounds_duel = 2", "rounds_duel = 1"))
    duel = ["play", "dnup", "--plain", "--seat", "me", "--seat", "bot:greedy", "--seed", "1"]
    played = process(*duel, "--components", str(box), "--save", str(file), given="1\n" * 500)
    assert played.code == 0
    assert sum(read_record(file).scores or []) == 1
    assert "--components" in process("verify", str(file)).err
    assert process("verify", str(file), "--components", str(box)).code == 0
