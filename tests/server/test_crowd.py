"""Many tables of one person take nobody's bots away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.brains import patient
from tests.server.people import run

from laar.server import requests
from laar.server.bench import load_client
from laar.server.bench.process import Served
from laar.server.errors import Denied
from laar.server.models import Guest, Head
from laar.server.settings import Settings
from laar.server.table import bots
from laar.server.table.bots import Pool, Task
from laar.server.table.tables import Tables

ANN = Guest("ann", "Ann", address="198.51.100.7")
BOTS = requests.NewTable("belogorye", seats={"bogatyrs": "bot random", "evil": "bot random"})


async def open_house(path: Path, **settings: int) -> Tables:
    """A house whose bots think until the end of the test."""
    house = Tables(Settings(path, tables=1e6, **settings))  # type: ignore[arg-type]
    await house.pool.close()
    house.pool = Pool(1, 60.0, patient)
    return house


def test_one_guest_keeps_only_so_many_tables_busy(tmp_path: Path) -> None:
    async def story() -> None:
        house = await open_house(tmp_path, bot_tables=3)
        try:
            made = [await house.create(BOTS, ANN) for _ in range(3)]
            with pytest.raises(Denied) as denied:
                await house.create(BOTS, ANN)
            assert (denied.value.code, denied.value.status) == ("bots", 429)
            alone = requests.NewTable("belogorye", seats={"bogatyrs": "me", "evil": "me"})
            assert await house.create(alone, ANN)  # without bots nothing is used up
            await house.create(BOTS, Guest("bob", "Bob", address=ANN.address))
            await end(house, made[0])
            await house.create(BOTS, ANN)
        finally:
            await house.close()

    run(story())


def test_guests_at_one_address_share_a_limit(tmp_path: Path) -> None:
    async def story() -> None:
        house = await open_house(tmp_path, crowd=3)
        try:
            for number in range(3):
                await house.create(BOTS, Guest(f"guest {number}", "M", address="203.0.113.5"))
            with pytest.raises(Denied):
                await house.create(BOTS, Guest("one more", "M", address="203.0.113.5"))
            assert await house.create(BOTS, ANN)
        finally:
            await house.close()

    run(story())


def test_asking_for_many_at_once_is_no_way_around(tmp_path: Path) -> None:
    async def story() -> None:
        house = await open_house(tmp_path, bot_tables=3)
        try:
            asks = [house.create(BOTS, ANN) for _ in range(10)]
            made = await asyncio.gather(*asks, return_exceptions=True)
            assert sum(isinstance(one, Head) for one in made) == 3
        finally:
            await house.close()

    run(story())


async def end(house: Tables, head: Head) -> None:
    """A table where nothing happens any more."""
    room = house._rooms.pop(head.id)
    await room.close()


def test_a_person_waits_for_one_thought_of_others_however_many_tables_they_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Counted in thoughts: of 300 that wait, one goes before hers, and she has half the time."""
    monkeypatch.setattr(bots, "GRACE", 60.0)  # nobody is late, however busy the machine

    async def story() -> None:
        pool = Pool(1, 0.4, told_budget)
        done: list[str] = []

        async def think(owner: str) -> float:
            task = Task("belogorye", "2017", {}, ["end", "wait"], owner, 1)
            choice = await pool.choose(task, owner)
            done.append(owner)
            return float(choice.reasons[0])

        try:
            many = [asyncio.create_task(think("mallory")) for _ in range(300)]
            await asyncio.sleep(0)
            budget = await think("ann")
            assert done.count("mallory") <= 2
            assert budget == 0.2
            for task in many:
                task.cancel()
            await asyncio.gather(*many, return_exceptions=True)
        finally:
            await pool.close()

    run(story())


def told_budget(task: Task, budget: float) -> dict[str, object]:
    """Answer at once, and say how long there was."""
    return {"answer": task.options[0], "reasons": [budget]}


def test_the_address_is_that_of_who_asks(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        wish = {"game": "belogorye", "seats": {"bogatyrs": "bot search-3", "evil": "bot search-3"}}
        told = []
        for name in ("Ann", "Bob", "Cid"):
            cookie = await load_client.guest(port, name)
            told.append(await load_client.call(port, "POST", "/api/tables", wish, cookie))
        assert [status for status, _ in told] == [201, 201, 429]
        assert told[2][1]["error"]["code"] == "bots"

    with Served(tmp_path / "data", "crowd=2", "thinking=60") as server:
        run(story(server.port))
