"""A server that dies in the middle of an event: it goes on, and no duel is founded twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server import damage
from tests.server.eventful import Ear, choose, concede, found, look, opened, told
from tests.server.house import House
from tests.server.people import Json, browse, run

from laar.server import requests
from laar.server.bench import load_client
from laar.server.bench.process import GENEROUS, Served
from laar.server.berserk.hosting import Host
from laar.server.models import Guest, Head, Line
from laar.server.replies import EventInfo
from laar.server.settings import Settings
from laar.server.store.store import Store
from laar.server.table.tables import Tables

ANN = Guest("ann", "Ann")
SEALED = requests.NewTable(
    "berserk", None, {"red": "me", "blue": "me"}, options={"mode": "sealed", "players": 2}
)


def house(data: Path) -> House:
    """A server without bots."""
    return House(Settings(data, bots=0))


async def build(here: House) -> str:
    """A sealed deal of two, up to the decks."""
    event = (await here.create(SEALED, ANN)).id
    room = await here.room(event)
    ear = Ear(room, "ann")
    await ear.say("red", "ready")
    await ear.say("blue", "ready")
    while room.head.status != "over":
        await asyncio.sleep(0.01)
    return event


async def come_to(here: House, event: str, status: str) -> EventInfo:
    """Wait until the only duel of an event is so far."""
    while (now := await here.host.told(event))["duels"][0]["status"] != status:
        await asyncio.sleep(0.01)
    return now


async def give_up(here: House, event: str) -> None:
    """Blue lets red win the duel."""
    duel = (await come_to(here, event, "playing"))["duels"][0]
    assert duel["table"] is not None
    await Ear(await here.room(duel["table"]), "ann").say("blue", "concede")
    await come_to(here, event, "over")


async def finish(here: House, event: str) -> None:
    """The event is over, its only duel was founded once, and nothing is hidden."""
    while not (now := await here.host.told(event))["over"]:
        await asyncio.sleep(0.01)
    assert [(row["player"], row["wins"]) for row in now["standings"]] == [("red", 1), ("blue", 0)]
    duels = [head for head in await here.store.tables_of("ann") if head.event == event]
    assert [head.id for head in duels] == [now["duels"][0]["table"]]
    await here.ended(event)
    await here.ended(duels[0].id)
    await here.close()


def test_decks_are_built_but_nobody_has_heard_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        with monkeypatch.context() as dying:
            dying.setattr(Host, "heard", lambda host, head: None)
            here = house(tmp_path)
            event = await build(here)
            assert (await here.host.told(event))["duels"][0]["table"] is None
            await here.close()
        again = house(tmp_path)
        await give_up(again, event)
        await finish(again, event)

    run(story())


def test_a_duel_is_under_way(tmp_path: Path) -> None:
    async def story() -> None:
        here = house(tmp_path)
        event = await build(here)
        await come_to(here, event, "playing")
        await here.close()
        again = house(tmp_path)
        await give_up(again, event)
        await finish(again, event)

    run(story())


def test_the_last_duel_is_over_but_nothing_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(*args: object) -> None:
        raise OSError("disk full")

    async def story() -> None:
        with monkeypatch.context() as dying:
            dying.setattr(Store, "reveal", full)
            here = house(tmp_path)
            event = await build(here)
            await give_up(here, event)
            while "disk full" not in caplog.text:
                await asyncio.sleep(0.01)
            assert not (await here.host.told(event))["over"]
            await here.close()
        await finish(house(tmp_path), event)

    run(story())


def test_a_store_that_fails_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failures = [OSError("disk full")]
    real = Tables.found

    async def sometimes(here: Tables, head: Head, lines: list[Line]) -> Head:
        if head.event and failures:
            raise failures.pop()
        return await real(here, head, lines)

    async def story() -> None:
        monkeypatch.setattr(Tables, "found", sometimes)
        here = house(tmp_path)
        event = await build(here)
        await give_up(here, event)
        assert "disk full" in caplog.text
        await finish(here, event)

    run(story())


def test_what_has_begun_is_played_out_where_the_decks_are_lost(tmp_path: Path) -> None:
    async def story() -> None:
        here = house(tmp_path)
        event = await build(here)
        await come_to(here, event, "playing")
        await here.close()
        damage.spoil(tmp_path, event, 2)
        again = house(tmp_path)
        await give_up(again, event)
        await finish(again, event)

    run(story())


def test_where_the_decks_are_lost_nothing_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for ever for duels that cannot be founded."""

    async def story() -> None:
        with monkeypatch.context() as dying:
            dying.setattr(Host, "heard", lambda host, head: None)
            here = house(tmp_path)
            event = await build(here)
            await here.close()
        damage.spoil(tmp_path, event, 2)
        again = house(tmp_path)
        while not (now := await again.host.told(event))["over"]:
            await asyncio.sleep(0.01)
        assert [duel["table"] for duel in now["duels"]] == [None]
        assert {row["wins"] for row in now["standings"]} == {0}
        await again.ended(event)
        await again.close()

    run(story())


def test_killed_in_every_phase_of_a_draft(tmp_path: Path) -> None:
    """Every kill comes right after an acknowledgement."""

    async def begin(port: int) -> tuple[str, str]:
        ann = await load_client.guest(port, "Ann")
        event, _ = await found(port, ann, "draft", "me", "me", "bot random")
        return event, ann

    async def pick(port: int, event: str, ann: str) -> Json:
        """Some cards, and one that is not confirmed yet; what Ann sees then."""
        async with browse(port, event, ann) as a:
            await look(a, "red", "blue")
            while len(a.states["red"]["view"]["pool"]) < 5:
                seat = await a.asked()
                await a.say(seat, a.states[seat]["ask"]["options"][0])
            await a.turn("red")
            await a.say("red", a.states["red"]["ask"]["options"][0])
            return dict(a.states["red"]["view"])

    async def build(port: int, event: str, ann: str, before: Json) -> None:
        async with browse(port, event, ann) as a:
            assert (await look(a, "red", "blue"))["view"] == before
            await choose(a, "red", "blue")

    async def lose(port: int, event: str, ann: str, founded: set[str]) -> Json:
        """Ann gives up the duel that goes on."""
        while True:
            now = await told(port, event, "/event")
            tables = {d["table"] for d in now["duels"] if d["table"]}
            assert founded <= tables
            founded |= tables
            playing = [d for d in now["duels"] if d["status"] == "playing"]
            assert len(playing) <= 1
            if now["over"] or playing:
                break
            await asyncio.sleep(0.02)
        for duel in playing:
            seat = "red" if "red" in duel["seats"] else "blue"
            await concede(port, duel["table"], ann, duel["seats"][seat])
        return now

    async def all_open(port: int, event: str, founded: set[str]) -> None:
        for table in (event, *founded):
            await opened(port, table)

    with Served(tmp_path / "data", *GENEROUS) as server:
        event, ann = asyncio.run(begin(server.port))
        before = asyncio.run(pick(server.port, event, ann))
        restart(server)
        asyncio.run(build(server.port, event, ann, before))
        restart(server)
        founded: set[str] = set()
        asyncio.run(lose(server.port, event, ann, founded))
        restart(server)
        now: Json = {"over": False}
        while not now["over"]:
            now = asyncio.run(lose(server.port, event, ann, founded))
        assert len(founded) == 3
        assert [(row["player"], row["wins"]) for row in now["standings"]] == [
            ("green", 2),
            ("blue", 1),
            ("red", 0),
        ]
        asyncio.run(all_open(server.port, event, founded))
    assert "Traceback" not in server.errors.read_text()


def restart(server: Served) -> None:
    """A power cut."""
    server.kill()
    server.start()
