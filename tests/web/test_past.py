"""Looking back in the browser: replay, branch, verify, review, records up and down."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from kaizhuo.play.match import Match, verify
from kaizhuo.play.record import Record, read_record
from kaizhuo.server.store.events import Deleted, encode_event
from kaizhuo.server.store.sqlite import SqliteBackend
from tests.web import past
from tests.web.access import check
from tests.web.conftest import ServerProcess, Visitor
from tests.web.frame import FAULTS

where = "section.scrubber .where"


def saved(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").first.click()
    file = folder / "game.json"
    download.value.save_as(file)
    return file


@pytest.mark.parametrize("game", ["dnup", "cleocatra"])
def test_a_finished_game_from_every_side(server: ServerProcess, visitor: Visitor, tmp_path: Path, game: str) -> None:
    """Replay by keys and by the log, a link to a moment, proof, the file down and up, and playing on from there.

    Cleocatra over plain http, where browsers offer less.
    """
    address = server.address if game == "dnup" else server.club
    page = visitor(address)
    assert page.evaluate("isSecureContext") == (game == "dnup")
    table = past.play(page, game, bots=1, plies=1)
    page.goto(f"{address}/t/{table}")
    expect(page.locator(f".{game}")).to_be_visible()
    past.finish(page, table)
    expect(page.locator(".over")).to_be_visible()
    check(page, "over, with what can be done")
    page.get_by_role("link", name="Replay").last.click()
    expect(page.get_by_role("slider")).to_be_enabled()
    first, last = [int(page.get_by_role("slider").get_attribute(end) or 0) for end in ("min", "max")]
    expect(page.locator(where)).to_have_text(f"{last} of {last}")
    for key, other, end in (("Home", "ArrowRight", first), ("End", "ArrowLeft", last)):
        page.keyboard.press(key)
        expect(page.locator(where)).to_have_text(f"{end} of {last}")
        page.keyboard.press(other)
        expect(page.locator(where)).not_to_have_text(f"{end} of {last}")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name="Why?")).to_be_enabled()
    page.locator(".story button").last.click()
    told = page.locator(".story button").last.locator("span").inner_text()
    expect(page.locator(".happened")).to_contain_text(told)
    expect(page.locator(f".{game}")).to_be_visible()
    page.get_by_label("Seen by").select_option("open")
    expect(page).to_have_url(re.compile("as=open"))
    check(page, "replay")
    for width, height in ((360, 740), (844, 390), (820, 1180), (1280, 860)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(FAULTS, ".scrubber, .scrubber :is(button, select, input, .where, .captioned)") == []

    friend = visitor(page.url)  # a link to this moment, with the same eyes
    expect(friend.locator(where)).to_have_text(page.locator(where).inner_text())
    expect(friend.get_by_label("Seen by")).to_have_value("open")

    file = saved(page, tmp_path)
    verify(read_record(file))
    page.get_by_role("link", name="Verify this game").click()
    expect(page.get_by_role("heading", name="The game was dealt honestly")).to_be_visible()
    expect(page.get_by_text("This browser noted the fingerprint")).to_be_visible()
    expect(page.get_by_text("The fingerprint also covers the game")).to_be_visible()
    check(page, "verify")

    page.goto(f"{address}/t/{table}?replay=40")
    page.get_by_role("button", name="Play on from here").click()
    step = page.locator(where).inner_text().split()[0]
    check(page, "branch")
    if game == "dnup":  # alone
        page.get_by_role("button", name="Start the game").click()
    else:  # with a friend
        page.get_by_label("Seat 2").select_option("open")
        page.get_by_role("button", name="Open the table").click()
        friend.goto(page.get_by_label("Link to this table").input_value())
        check(friend, "a branch that waits")
        friend.get_by_role("button", name="Sit here").click()
        expect(friend.locator(f".{game}")).to_be_visible()
    expect(page.locator(f".{game}")).to_be_visible()
    expect(page.get_by_role("link", name=f"Continued from step {step} of another game")).to_be_visible()
    assert table not in page.url

    bring(friend, address, file.read_bytes())
    expect(friend.locator(where)).to_have_text(f"{first} of {last}")
    friend.goto(f"{address}/?mine")
    expect(friend.locator(".row-state").filter(has_text="record")).to_have_count(1)


def test_a_replay_plays_by_itself(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    table = past.play(page, bots=1, plies=60)
    page.goto(f"{server.address}/t/{table}?replay=0")
    expect(page.get_by_role("slider")).to_be_enabled()
    begun = page.locator(where).inner_text()
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(where)).not_to_have_text(begun)
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    check(page, "replay that can play")


def with_one_that_failed(route: Route) -> None:
    """The server's answer as it would be if the last decision could not be judged."""
    answer = route.fetch()
    review = answer.json()
    lost = review["judged"].pop()["ply"]
    review["costliest"] = [ply for ply in review["costliest"] if ply != lost]
    route.fulfill(response=answer, json={**review, "failed": review["failed"] + 1})


def test_why_and_review(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    table = past.play(page, bots=1)
    page.goto(f"{server.address}/t/{table}?replay=0")
    expect(page.get_by_role("slider")).to_be_enabled()
    page.keyboard.press("ArrowDown")
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".reasons .chosen")).to_have_count(1)
    check(page, "why")
    page.keyboard.press("Escape")
    page.goto(f"{server.address}/t/{table}?review")
    expect(page.locator(".plot .curve")).to_be_visible()
    expect(page.locator(".costliest, .well")).to_be_visible()
    check(page, "review")
    page.route("**/review?*", with_one_that_failed)
    page.reload()
    expect(page.get_by_text("One decision could not be judged.")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)  # there is nothing to wait for
    if page.locator(".costliest a").count():
        page.locator(".costliest a").first.click()
        expect(page.get_by_role("button", name="Why?")).to_be_enabled()


@pytest.mark.parametrize(("game", "hand"), [("dnup", ".hand .card"), ("cheers", ".card")])
def test_during_the_game_only_what_i_saw(server: ServerProcess, visitor: Visitor, game: str, hand: str) -> None:
    page = visitor(server.address)
    table = past.play(page, game, bots=1, plies=12)
    sent: list[str] = []
    page.on("response", lambda answer: sent.append(answer.url) if "/api/tables/" in answer.url else None)
    page.goto(f"{server.address}/t/{table}?replay=10&as=1")
    expect(page.get_by_role("slider")).to_be_enabled()
    assert sent
    assert all("as=me" in url for url in sent)
    expect(page.get_by_label("Seen by")).to_have_count(0)
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    expect(page.locator(f".{game} {hand}")).not_to_have_count(0)
    page.get_by_role("link", name="Your turn").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("Why?")).to_be_visible()  # a bot thinks first
    page.get_by_text("Why?").click()
    expect(page.locator(".reasons .chosen")).to_have_count(1)
    check(page, "hint with reasons")


def bring(page: Page, address: str, content: bytes) -> None:
    page.goto(address)
    record = {"name": "game.json", "mimeType": "application/json", "buffer": content}
    page.locator("input[type=file]").set_input_files(record)  # type: ignore[arg-type]


def tampered(record: Record, dealt: list[dict[str, Any]]) -> tuple[Record, int]:
    """Another outcome of chance than the secret gave; what came afterwards is left out, as it would not fit."""
    ply = dealt[3]["ply"]
    other = next(outcome for outcome in dealt[3]["outcomes"] if outcome != record.moves[ply])
    return msgspec.structs.replace(record, moves=[*record.moves[:ply], other], scores=None), ply


@pytest.mark.parametrize("game", ["dnup", "cleocatra"])
def test_records_from_files(server: ServerProcess, visitor: Visitor, game: str) -> None:
    page = visitor(server.address)
    about = f"{server.address}/api/tables/{past.play(page, game, bots=1)}"
    whole = page.request.get(f"{about}/record").body()
    record = msgspec.json.decode(whole, type=Record)
    bring(page, server.address, whole)
    expect(page.locator(where)).to_contain_text(f"of {len(record.moves)}")
    expect(page.get_by_label("Seen by")).to_have_value("open")
    page.get_by_role("link", name="Verify this game").first.click()
    expect(page.get_by_role("heading", name="The record fits its secret")).to_be_visible()
    wrong, ply = tampered(record, page.request.get(f"{about}/proof").json()["dealt"])
    bring(page, server.address, msgspec.json.encode(wrong))
    page.get_by_role("link", name="Verify this game").first.click()
    expect(page.get_by_role("heading", name="This record is not honest")).to_be_visible()
    expect(page.get_by_text(f"The first wrong step is {ply}:")).to_be_visible()
    check(page, "not honest")
    if game == "dnup":  # a server that says other options than it promised
        told = {**page.request.get(f"{about}/proof").json(), "options": {"letters_to_win": 9}}
        page.route("**/proof*", lambda route: route.fulfill(json=told))
        page.reload()
        expect(page.get_by_text("does not have the fingerprint that was promised")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "line", "nothing"),
    [
        ("en", "Line {}:", "Nothing was saved"),
        ("zh-Hant", "第{}行", "沒有存下來"),
        ("zh-Hans", "第{}行", "没有保存"),
    ],
)
def test_what_is_no_good_record_is_refused_with_its_line(
    server: ServerProcess, visitor: Visitor, lang: str, line: str, nothing: str
) -> None:
    """No record, one of other rules, one with an illegal move."""
    page = visitor(server.address, lang)
    match = Match.new("dnup", ["Ann", "Bo"], {}, bytes(32))
    record = msgspec.structs.replace(match.record(), moves=[*match.record().moves, "0 take 9x"])
    text = msgspec.json.format(msgspec.json.encode(record), indent=1).decode()
    lines = text.splitlines()
    for bad, at in (
        ('{\n "game": "dnup",\n "moves": 7\n}', 3),
        (text.replace('"rules_version": ', '"rules_version": 9'), found_in(lines, "rules_version")),
        (text, found_in(lines, "0 take 9x")),
    ):
        bring(page, server.address, bad.encode())
        expect(page.get_by_role("alert")).to_contain_text(line.format(at))
        expect(page.get_by_role("alert")).to_contain_text(nothing)
    check(page, "refused record")
    page.goto(f"{server.address}/?mine")
    expect(page.locator(".message h1")).to_be_visible()  # nothing of mine is here


def found_in(lines: list[str], words: str) -> int:
    return next(number for number, line in enumerate(lines, 1) if words in line)


@pytest.mark.parametrize("game", ["dnup", "cleocatra"])
def test_the_link_of_a_deleted_game(server: ServerProcess, visitor: Visitor, game: str) -> None:
    page = visitor(server.address)
    table = past.play(page, game, plies=20)
    backend = SqliteBackend(str(server.folder / "tables.db"))
    backend.delete(table, encode_event(Deleted(1)).decode())
    backend.close()
    page.evaluate(past.MOVE, table)  # the server still has it in memory, and cannot write any more
    page.goto(f"{server.address}/t/{table}")
    expect(page.get_by_role("heading", name="This table does not exist")).to_be_visible()
    expect(page.get_by_text("deleted by the person who runs this server")).to_be_visible()
    page.get_by_role("link", name="To the front page").click()
    expect(page.locator(".box")).not_to_have_count(0)


def test_the_fingerprint_is_shown_before_the_game_begins(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(f"{server.address}/?game=dnup&with=friends")
    page.locator("form button[type=submit]").click()
    page.get_by_text("Fair dealing").click()
    shown = page.locator("details.fair .hash").inner_text()
    assert re.fullmatch("2-[0-9a-f]{64}", shown)
    noted = json.loads(page.evaluate("() => localStorage.getItem('kaizhuo.promises')"))
    assert shown in [promise["commitment"] for promise in noted.values()]
