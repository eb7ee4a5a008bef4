"""Who may sit where once a game has begun: nobody gets to see a second hand, or a bot's, without being let."""

from __future__ import annotations

import contextlib
import json
import os
import random
from collections.abc import Callable

import pytest

from kaizhuo.core.errors import KaizhuoError
from kaizhuo.games import game_names, load_game
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.http import NewTable
from kaizhuo.server.session.consent import Consent, asked_to_sit
from kaizhuo.server.session.loading import load_table
from kaizhuo.server.session.opening import open_table
from kaizhuo.server.session.presence import Presence
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.events import Asked, TableEvent
from kaizhuo.server.web.cookies import person_of
from tests.server.harness import Message, Page, Player, Server

ANN, BO, EVE = (person_of(letter * 22) for letter in "abe")


def begun(*kinds: str) -> tuple[Table, Consent]:
    """A running game of d'nup; the second seat is Bo's where one is open."""
    table, events = open_table("T" * 22, NewTable("dnup", list(kinds), "Ann"), ANN, bytes(32))
    if "open" in kinds:
        events += table.sit(BO, kinds.index("open"), "Bo")
    assert load_table(table.id, events).known == table.known
    return table, Consent(table, Presence(60, float))


def refused(do: Callable[[], object]) -> str:
    with pytest.raises(TableError) as wrong:
        do()
    return wrong.value.code


@pytest.mark.parametrize("game", game_names())
async def test_nobody_looks_into_a_bots_hand_and_goes_back(server: Server, game: str) -> None:
    """The host shares the device with the bot, or gives their seat up for it; a stranger sits down for a moment."""
    ann, eve, sam = (Player(server, name) for name in ("Ann", "Eve", "Sam"))
    bots = load_game(game).seat_counts[-1] - 1
    table = await ann.open(["me", *["bot:level1"] * bots], game=game)
    async with ann.at(table) as one, eve.at(table) as two, sam.at(table) as three:
        for page in (one, two, three):
            await page.entered()
        for beside in (False, True):
            wish = await one.say("sit", seat=1, nickname="Ann", beside=beside)
            assert (await one.refused(wish))["code"] == ("other-seat" if beside else "already-seated")
        assert "sit" not in one.table["seats"][1]["may"]
        for beside in (False, True):
            await two.put(await two.say("sit", seat=1, nickname="Eve", beside=beside))
            assert (await two.refused(await two.say("show", seat=1)))["code"] == "looking-on"
            assert (await eve.get(f"/api/tables/{table}/moments?as=1")).json()["code"] == "not-over"
            await two.did(await two.say("agree", yes=False))
        await two.put(await two.say("sit", seat=1, nickname="Eve"))
        assert (await two.refused(await two.say("agree", yes=True)))["code"] == "looking-on"
        await one.did(await one.say("agree", yes=False))
        assert (await two.refused(await two.say("sit", seat=1, nickname="Eve")))["code"] == "declined"
        await one.did(await one.say("leave"))
        assert (await one.refused(await one.say("sit", seat=1, nickname="Ann")))["code"] == "other-seat"
        await one.did(await one.say("sit", seat=0, nickname="Ann"))
        for page in (two, three):
            await page.drain()
        assert two.table["you"] is None
        assert [seat["kind"] for seat in two.table["seats"]] == ["person", *["bot"] * bots]
        mine, theirs = views(two), views(three)
        assert mine.keys() & theirs.keys()
        assert all(mine[ply] == theirs[ply] for ply in mine.keys() & theirs.keys())  # a stranger's at every moment


def views(page: Page) -> dict[int, Message]:
    """What the page was shown, by ply."""
    return {now["ply"]: now["view"] for now in map(json.loads, page.raw) if now["type"] == "now"}


def test_who_knows_a_seat_gets_no_other() -> None:
    table, consent = begun("me", "open", "bot:level1", "bot:level1")
    assert refused(lambda: consent.sit(BO, 2, "Bo", "", beside=True)) == "other-seat"
    table.leave(BO)
    for seat in (2, 3):
        assert refused(lambda seat=seat: consent.sit(BO, seat, "Bo", "", beside=False)) == "other-seat"  # type: ignore[misc]
    table.seat_bot(ANN, 1, "level1")
    assert consent.sit(BO, 1, "Bo", "", beside=False)
    assert table.changes[-1].what == "back"
    assert refused(lambda: consent.sit(ANN, 2, "Ann", "", beside=True)) == "other-seat"


def test_before_the_game_begins_several_may_share_a_device() -> None:
    table, _ = begun("me", "here:Zoe", "open")
    assert table.known == {ANN: {0, 1}, BO: {2}}
    table.leave(ANN, 1)
    table.sit(ANN, 1, "Zoe", beside=True)  # of those who share it one gave their seat up, and is back
    assert table.changes[-1].what == "back"


def test_all_who_play_are_asked_or_all_who_have_a_seat() -> None:
    table, consent = begun("me", "open", "bot:level1")
    assert asked_to_sit(table, EVE, 2) == [0, 1]
    table.stand_in(BO, 1)
    assert asked_to_sit(table, EVE, 2) == [0]
    table.stand_in(ANN, 0)
    assert asked_to_sit(table, EVE, 2) == [0, 1]
    (asked,) = consent.sit(EVE, 2, "Eve", "wish", beside=False)
    assert isinstance(asked, Asked)
    for person in (ANN, BO):
        assert consent.open is not None
        consent.agree(person, True)
    assert table.seats_of(EVE) == [2]


def test_where_only_bots_play_anybody_may_sit_down_once() -> None:
    table, consent = begun("bot:level1", "bot:level1", "bot:level1")
    assert consent.sit(EVE, 1, "Eve", "", beside=False)
    assert refused(lambda: consent.sit(EVE, 2, "Eve", "", beside=True)) == "other-seat"
    table.leave(EVE)
    assert refused(lambda: consent.sit(EVE, 2, "Eve", "", beside=False)) == "other-seat"


def test_a_seat_that_was_given_up_is_the_others_to_give() -> None:
    table, consent = begun("me", "open", "bot:level1")
    table.leave(BO)
    (asked,) = consent.sit(EVE, 1, "Eve", "wish", beside=False)
    assert isinstance(asked, Asked)
    consent.agree(ANN, True)
    assert table.seats_of(EVE) == [1]
    with pytest.raises(KaizhuoError):
        table.sit(BO, 1, "Bo")


def test_whatever_is_tried_nobody_sees_more_than_one_seat_unasked() -> None:
    """Two who play, one of them with two seats, and two from outside try everything, in any order."""
    assert sum(tried(seed) for seed in range(100 if os.environ.get("KAIZHUO_PROFILE") == "soak" else 4)) > 0


def tried(seed: int) -> int:
    """How many came in by consent."""
    rng = random.Random(seed)
    table, consent = begun("me", "here:Zoe", "open", "bot:level1", "bot:level1")
    outside = [EVE, person_of("f" * 22)]
    people = [ANN, BO, *outside]
    seen = {ANN: {0, 1}, BO: {2}, **{person: set[int]() for person in outside}}
    let_in = 0
    for _ in range(400):
        person, seat = rng.choice(people), rng.randrange(5)
        was, question = table.seats_of(person), consent.open
        others = table.people() or table.people(stood_in=True)
        tries: list[Callable[[], list[TableEvent]]] = [
            lambda: consent.sit(person, seat, "X", "wish", beside=rng.random() < 0.5),  # noqa: B023 - called at once
            lambda: table.leave(person, seat),  # noqa: B023
            lambda: table.seat_bot(person, seat, "level1"),  # noqa: B023
            lambda: table.stand_in(person, rng.choice(was or [9])),  # noqa: B023
            lambda: table.back(person, seat),  # noqa: B023
            lambda: consent.agree(person, rng.random() < 0.7),  # noqa: B023
        ]
        with contextlib.suppress(KaizhuoError):
            rng.choice(tries)()
        for newcomer in outside:
            fresh = set(table.seats_of(newcomer)) - seen[newcomer]
            if fresh and others:
                assert question is not None
                assert (question.by, {question.about}) == (newcomer, fresh)
                assert set(question.waiting) <= set(table.seats_of(person))  # the last of those who were asked says yes
                let_in += 1
            seen[newcomer] |= fresh
            assert len(seen[newcomer]) < 2
        assert set(table.seats_of(ANN)) <= {0, 1}
        assert set(table.seats_of(BO)) <= {2}
    return let_in
