"""Strangers meet: soon, and about as good as each other; whoever leaves is not met."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.devices import Device
from tests.server.people import run
from tests.server.timed import opened

from laar.server import requests
from laar.server.errors import Denied
from laar.server.lobby.seeking import GONE, Seeking
from laar.server.models import Guest
from laar.server.pairing.pool import FAR, NEAR, PATIENCE, WIDER, Pool, Seeker
from laar.server.pairing.trial import trial
from laar.server.times import TimeControl

TEN = TimeControl(600, increment=10)
DUEL = requests.Seek("belogorye", TEN)
ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")


def seeker(who: str, points: float, since: float = 0.0, kind: str = "duel") -> Seeker:
    return Seeker(who, kind, points, since)


def met(pool: Pool, now: float) -> set[tuple[str, str]]:
    return {(pair.one.who, pair.other.who) for pair in pool.pair(now)}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_thousand_people_wait_seconds_and_meet_their_like(seed: int) -> None:
    found = trial(2000, 600, seed)
    assert found.met >= 1980  # of every kind the last one may be odd
    assert found.wait < 5
    assert found.apart < 100
    assert found.late < PATIENCE
    assert found.expected < 5  # what people are told is about so


def test_the_band_widens_and_both_have_to_be_content() -> None:
    pool = Pool()
    pool.enter(seeker("ann", 1500))
    pool.enter(seeker("bob", 1500 + NEAR + 10 * WIDER, since=5))
    assert met(pool, 10) == set()  # Ann would by now, Bob has only come
    assert met(pool, 15) == {("ann", "bob")}
    assert len(pool) == 0
    pool.enter(seeker("eve", 1000))
    pool.enter(seeker("joe", 1000 + FAR + 1))
    assert met(pool, 10 * PATIENCE) == set()


def test_who_waits_longest_takes_the_nearest_and_kinds_do_not_mix() -> None:
    pool = Pool()
    for one in (
        seeker("late", 1510, since=4),
        seeker("first", 1500),
        seeker("near", 1490, since=3),
        seeker("other", 1500, kind="slow"),
    ):
        pool.enter(one)
    assert met(pool, 5) == {("first", "near")} or met(pool, 5) == {("first", "late")}
    assert (pool.looking("duel"), pool.looking("slow")) == (1, 1)
    assert pool.expected("duel", 5) == 3.5
    assert pool.expected("slow", 5) is None
    pool.leave("late")
    pool.leave("other")
    assert len(pool) == 0


class Hand:
    """A clock that the test moves."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_two_meet_at_a_table_and_whoever_has_gone_does_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            hand = Hand()
            seeking = Seeking(house, hand)
            await seeking.enter(DUEL, ANN)
            hand.now = GONE + 1  # Ann's page is closed
            await seeking.enter(DUEL, BOB)
            await seeking.look()
            assert (seeking.waiting("ann"), seeking.table_of("bob")) == (None, None)
            waiting = seeking.waiting("bob")
            assert waiting is not None
            assert (waiting.looking, waiting.expected) == (1, None)
            await seeking.enter(requests.Seek("belogorye", TimeControl(300)), ANN)
            await seeking.look()
            assert seeking.table_of("ann") is None  # not that game
            await seeking.enter(DUEL, ANN)
            await seeking.look()
            table = seeking.table_of("ann")
            assert table is not None
            assert table == seeking.table_of("bob")
            head = (await house.room(table)).head
            assert (head.status, {seat.guest for seat in head.seats.values()}) == (
                "live",
                {"ann", "bob"},
            )
            assert head.lot
            assert len(head.entropy) == 2
            assert head.times is not None
            seeking.leave("ann")
            await seeking.close()

    run(story())


@pytest.mark.parametrize(
    "wish",
    [
        requests.Seek("bastion", TEN),
        requests.Seek("berserk", TEN, "draft"),
        requests.Seek("berserk", TEN, "team"),
        requests.Seek("belogorye", TEN, rated=True),
        requests.Seek("belogorye", TimeControl(600, late="bot"), rated=True),
    ],
    ids=["together", "event", "teams", "guest", "bot"],
)
def test_what_strangers_cannot_play_is_refused(tmp_path: Path, wish: requests.Seek) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            seeking = Seeking(house)
            with pytest.raises(Denied):
                await seeking.enter(wish, ANN)
            assert seeking.waiting("ann") is None
            await seeking.close()

    run(story())


def test_a_rated_game_is_found_over_http(port: int) -> None:
    async def story() -> None:
        ann, bob = Device(port), Device(port)
        await ann.sign_up("Поисковый")
        await bob.sign_up("Встречный")
        wish = {"game": "belogorye", "control": {"seconds": 600, "increment": 10}, "rated": True}
        told = (await ann.post("/api/seek", wish, 201))["seek"]
        assert (told["least"], told["looking"], told["expected"]) == (1440, 1, None)
        await ann.post("/api/seek/stop", {})
        assert await ann.get("/api/seek") == {"table": None, "seek": None}
        for one in (ann, bob):
            await one.post("/api/seek", wish, 201)
        while (state := await ann.get("/api/seek"))["table"] is None:
            await asyncio.sleep(0.1)
        assert state["table"] == (await bob.get("/api/seek"))["table"]
        table = await bob.get(f"/api/tables/{state['table']}")
        assert (table["rated"], table["status"], table["listed"]) == ("duel", "live", False)

    run(story())
