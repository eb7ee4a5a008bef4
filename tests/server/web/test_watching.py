"""What the owner's own programs are told: health, figures, and lines of the log without anybody's secret."""

from __future__ import annotations

import json
import logging
import re

import pytest

from kaizhuo.server.web.logs import JsonLine, OneLine, request_id, without_ids
from tests.server.harness import Player, Server, no_flip, serving
from tests.server.stores import Cluster


async def test_it_is_well(server: Server) -> None:
    for path in ("/health", "/health/alive"):
        answer = await Player(server, "Ann").get(path)
        assert (answer.status_code, answer.json()) == (200, {"alive": True, "ready": True})


async def test_it_lives_and_is_not_ready_without_its_database_postgres(cluster: Cluster) -> None:
    with serving(cluster.url) as server:
        ann = Player(server, "Ann")
        cluster.control("stop")
        try:
            while (answer := await ann.get("/health")).status_code == 200:
                pass
            assert answer.json() == {"alive": True, "ready": False}
            assert (await ann.get("/health/alive")).status_code == 200
        finally:
            cluster.control("start")
        while (await ann.get("/health")).status_code != 200:
            pass


async def test_figures_name_nobody(server: Server) -> None:
    pytest.importorskip("prometheus_client")
    ann = Player(server, "Wilhelmina")
    table = await ann.open(["me", "bot:level1"])
    async with ann.at(table) as page:
        await page.entered()
        while not page.now["options"]:
            await page.until("now")
        await page.did(await page.act(no_flip(page.now)))
        await page.refused(await page.act("nonsense"))
        told = (await ann.get("/metrics")).text
    figures = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    assert float(figures["kaizhuo_pages"]) >= 1
    assert float(figures["kaizhuo_tables"]) >= 1
    assert float(figures["kaizhuo_tables_led"]) >= 1
    assert float(figures["kaizhuo_servers"]) == 1
    assert float(figures['kaizhuo_action_seconds_count{kind="act"}']) >= 1
    assert float(figures["kaizhuo_commit_seconds_count"]) >= 2
    assert any(name.startswith("kaizhuo_refused_total") for name in figures)
    for secret in (table, ann.token, ann.name):
        assert secret not in told


async def test_figures_are_not_for_visitors(server: Server) -> None:
    async with Player(server, "Ann").http() as http:
        assert (await http.get("/metrics", headers={"x-forwarded-for": "203.0.113.5"})).status_code == 404


async def test_every_answer_has_a_number_of_its_own(server: Server) -> None:
    ann = Player(server, "Ann")
    assert (await ann.get("/health")).headers["x-request-id"] != (await ann.get("/health")).headers["x-request-id"]


def test_a_line_of_the_log_says_which_request_and_lets_nobody_in() -> None:
    table = "KkoVw20GwidcCVp0y9Is4w"
    path = without_ids(f"/api/tables/{table}/story")
    assert path == "/api/tables/KkoVw2…/story"
    record = logging.LogRecord("kaizhuo", logging.ERROR, "", 0, "GET %s failed", (path,), None)
    request_id.set("abcd")
    line = json.loads(JsonLine().format(record))
    assert (line["level"], line["request"], line["text"]) == ("ERROR", "abcd", f"GET {path} failed")
    assert OneLine().format(record).endswith(f"ERROR GET {path} failed [abcd]")
    request_id.set("")


async def test_the_page_of_the_owner_names_nobody_and_is_not_for_visitors(server: Server) -> None:
    ann = Player(server, "Wilhelmina")
    table = await ann.open(["me", "bot:level1"])
    async with ann.at(table) as page:
        await page.entered()
        while not page.now["options"]:
            await page.until("now")
        await page.did(await page.act(no_flip(page.now)))
        shown = await ann.get("/owner?lang=en")
        assert shown.status_code == 200
        for secret in (table, ann.token, ann.name):
            assert secret not in shown.text
    figures = dict(re.findall(r"<dt>([^<]+)</dt><dd>(\d+)", shown.text))
    assert figures["Servers"] == "1"
    assert int(figures["Tables"]) >= 1
    assert int(figures["Pages"]) >= 1
    assert int(figures["Answers a minute"]) >= 1
    for lang, title in (("zh-Hant", "俱樂部現況"), ("zh-Hans", "俱乐部现况")):
        assert title in (await ann.get(f"/owner?lang={lang}")).text
    for file in ("owner.css", "owner.js"):
        assert (await ann.get(f"/owner/{file}")).status_code == 200
    assert (await ann.get("/owner/dashboard.py")).status_code == 404
    async with ann.http() as http:
        assert (await http.get("/owner", headers={"x-forwarded-for": "203.0.113.5"})).status_code == 404


async def test_the_page_of_the_owner_shows_all_servers_postgres(cluster: Cluster) -> None:
    with serving(cluster.url) as one, serving(cluster.url) as two:
        for server in (one, two):
            while "<dd>2</dd>" not in (shown := (await Player(server, "Ann").get("/owner?lang=en")).text):
                pass  # it beats once a second
            for each in (one, two):
                assert f":{each.url.rpartition(':')[2]}</th>" in shown
