"""Tables with an owner's box: only where the host of the server allows it, and everybody sees it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from kaizhuo.core.errors import DataError, OptionError
from kaizhuo.core.state import SPECTATOR
from kaizhuo.games import box_of, boxes_of, load_game
from kaizhuo.kit.boxes import fingerprint_of
from kaizhuo.server.protocol.http import NewTable
from kaizhuo.server.session import boxes
from kaizhuo.server.session.boxes import allow, boxes_allowed
from kaizhuo.server.session.describing import Own, table_message
from kaizhuo.server.session.opening import next_table, open_table
from kaizhuo.server.session.presence import Presence
from kaizhuo.server.session.table import Table
from kaizhuo.server.session.version import rules
from kaizhuo.server.store.events import Rematched
from kaizhuo.server.web.catalogue import box_page, games
from kaizhuo.text.languages import LANGUAGES

SEATS = ["me", "bot:level1"]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A box that is allowed: its fingerprint."""
    monkeypatch.setattr(boxes, "_allowed", {})
    text = boxes_of("dnup")[0].file.read_text("utf-8").replace("rounds_duel = 2", "rounds_duel = 1")
    (tmp_path / "short.toml").write_text(text, "utf-8")
    allow(f"dnup={tmp_path / 'short.toml'}")
    return fingerprint_of(tomllib.loads(text))


def opened(box: str) -> Table:
    return open_table("t", NewTable("dnup", SEATS, "Ann", box=box), "ann", bytes(32))[0]


def shown(table: Table, lang: str) -> str:
    reader = Own(lang, False, SPECTATOR, (), None, False, ((), ()))  # type: ignore[arg-type]
    return table_message(table, reader, Presence(0, lambda: 0.0)).game_name


def test_a_table_is_dealt_from_the_box_that_was_chosen(own: str) -> None:
    table = opened(own)
    assert table.opened.components == box_of(table.game) == own
    assert table.match is not None
    assert table.match.state.seats == 2
    assert box_of(opened("").game) == boxes_of("dnup")[0].fingerprint


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_sees_that_it_is_not_ours(own: str, lang: str) -> None:
    assert "short" in shown(opened(own), lang)
    assert "short" not in shown(opened(""), lang)


def test_a_rematch_is_played_with_the_same_box_as_long_as_it_is_allowed(
    own: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(own)
    again = Rematched(table="u", by="ann", options={})
    assert next_table(table, again, bytes(32), lambda _: True)[0].opened.components == own
    monkeypatch.setattr(boxes, "_allowed", {})
    assert next_table(table, again, bytes(32), lambda _: True)[0].opened.components != own


def test_a_box_that_the_host_did_not_allow_is_refused(own: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "_allowed", {})
    with pytest.raises(OptionError, match="box-not-allowed"):
        opened(own)


def test_servers_that_allow_other_boxes_share_no_tables(own: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_it = rules()
    monkeypatch.setattr(boxes, "_allowed", {})
    assert rules() != with_it


def test_the_form_offers_what_is_allowed(own: str) -> None:
    games.cache_clear()
    listed = {game.id: game.boxes for game in games("en").games}
    games.cache_clear()
    assert listed["dnup"] == boxes_allowed("dnup") == {own: "short"}
    assert listed["cheers"] == {}


def test_everybody_may_look_into_it(own: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And our own box stays the one that is compiled."""
    box_page.cache_clear()
    page = box_page("dnup", own, "en")
    assert "short" in page.title
    assert type(page.contents) is not type(box_page("dnup", "", "en").contents)  # made from another box
    assert load_game("dnup").__class__.__module__ == "kaizhuo.games.dnup.game"
    box_page.cache_clear()
    monkeypatch.setattr(boxes, "_allowed", {})
    with pytest.raises(OptionError, match="box-not-allowed"):
        box_page("dnup", own, "en")


def test_a_host_who_errs_is_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("grade = 1\n", "utf-8")
    with pytest.raises(OptionError, match="serve-box"):
        allow("dnup")
    with pytest.raises(OptionError, match="unknown-game"):
        allow(f"chess={tmp_path / 'bad.toml'}")
    with pytest.raises(DataError, match="no-components"):
        allow("dnup=none.toml")
    with pytest.raises(DataError, match="bad-components"):
        allow(f"dnup={tmp_path / 'bad.toml'}")
