"""After a restart every table goes on by itself, whatever is wrong with another."""

import asyncio
import re
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server import eventful
from tests.server.damage import ALONE, BOTS, HOT_SEAT, Ear, begun, opened, spoil, spoil_head
from tests.server.lines import lines_of
from tests.server.people import run

from laar.server import requests
from laar.server.bench.load_client import call
from laar.server.bench.process import GENEROUS, Served
from laar.server.edge.guests import COOKIE, Cookies, secret_file
from laar.server.models import Guest
from laar.server.table import loading, opening

BAD = 10


async def store(
    data: Path, count: int, every: int, creator: str = "ann"
) -> tuple[list[str], set[str]]:
    """So many tables with a bot, one of so many with a bad line; all of them and the bad ones."""
    tables, bad = [f"t{number}" for number in range(count)], set[str]()
    async with opened(data) as house:
        for number, table in enumerate(tables):
            head, said = begun(table, ALONE, 12, number)
            head.creator = creator
            await house.store.create(head, said)
            if number % every == every // 2:
                bad.add(table)
    for table in bad:
        spoil(data, table, BAD)
    return tables, bad


def test_all_others_resume(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    on_the_loop = []
    real = opening.opened

    def noting(*args: Any) -> Any:
        on_the_loop.append(threading.current_thread() is threading.main_thread())
        return real(*args)

    async def story() -> None:
        tables, bad = await store(tmp_path, 40, 10)
        spoil_head(tmp_path, tables[0], b"{")
        monkeypatch.setattr(loading, "opened", noting)
        async with opened(tmp_path) as house:
            await house.resumed  # the one that resumes
            rooms = house._rooms
            assert rooms.keys() == {*tables[1:]}
            assert {t for t in rooms if rooms[t].head.damage} == bad
            assert {t for t in rooms if not rooms[t]._table_bots} >= bad
            mine = await house.store.tables_of("ann")
            assert len(mine) == 40
            assert len(await house.standings(mine)) == 39

    run(story())
    told = sorted(line["table"] for line in lines_of(caplog))
    assert told == sorted(f"t{n}" for n in (0, 5, 15, 25, 35))
    assert on_the_loop
    assert not any(on_the_loop)


def test_the_list_of_tables_names_those_that_cannot_be_read(tmp_path: Path) -> None:
    ann = "a-guest"

    async def story() -> None:
        tables, bad = await store(tmp_path, 12, 4, ann)
        spoil_head(tmp_path, tables[1], b"not json")
        lost = msgspec.structs.replace(begun(tables[3], ALONE, 3)[0], creator=ann, game="lost")
        spoil_head(tmp_path, tables[3], msgspec.json.encode(lost))
        bad -= {tables[3]}
        cookies = Cookies(secret_file(tmp_path / "cookie.key"))
        cookie = f"{COOKIE}={cookies.sign(ann)}"
        with Served(tmp_path, *GENEROUS) as served:
            status, told = await call(served.port, "GET", "/api/tables", None, cookie)
            assert (status, len(told["mine"])) == (200, 12)
            status, one = await call(served.port, "GET", f"/api/tables/{tables[1]}", None, cookie)
            assert (status, one["error"]["code"]) == (409, "unreadable")
            for table in bad:
                status, one = await call(served.port, "GET", f"/api/tables/{table}", None, cookie)
                assert (status, one["damaged"]["line"]) == (200, BAD)
            for page in ("record", "replay", "event"):
                status, _ = await call(served.port, "GET", f"/api/tables/{tables[1]}/{page}")
                assert status in (404, 409)
        errors = served.errors.read_text()
        assert "Traceback" not in errors
        assert {*re.findall(r"table=(\S+)", errors)} >= bad

    run(story())


def test_events_resume_each_on_its_own(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """One event cannot be read, the others found their duels."""
    wish = requests.NewTable(
        "berserk", None, {"red": "me", "blue": "me"}, options={"mode": "sealed", "players": 2}
    )

    async def story() -> None:
        async with opened(tmp_path) as house:
            found = [(await house.create(wish, Guest("ann", "Ann"))).id for _ in range(3)]
            house.news = None  # it dies before that
            for event in found:
                room = await house.room(event)
                ear = eventful.Ear(room, "ann")
                await ear.say("red", "ready")
                await ear.say("blue", "ready")
                while room.head.status != "over":
                    await ear.wait("red", lambda state: state["ask"] is None)
            heads = {head.id: head for head in await house.store.heads(found)}
        lost = msgspec.structs.replace(heads[found[1]], game="lost", hidden=True)
        spoil_head(tmp_path, found[1], msgspec.json.encode(lost))
        async with opened(tmp_path) as house:
            await house.host._resuming
            for event in (found[0], found[2]):
                while (await house.host.told(event))["duels"][0]["status"] != "playing":
                    await house.host._tasks.get(event, house.resumed)

    run(story())


def test_bots_alone_do_not_play_for_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            await house.store.create(*begun("watched", BOTS, 3))
            await house.store.create(*begun("hot-seat", HOT_SEAT, 3))
        async with opened(tmp_path) as house:
            await house.resumed
            assert house._rooms == {}

    run(story())


def test_bots_alone_go_on_as_soon_as_someone_looks(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, rest=-1) as house:  # nobody is waited for at all
            await house.store.create(*begun("watched", BOTS, 3))
            room = await house.room("watched")
            assert (bool(room._table_bots), room.idle) == (False, True)
            await Ear(room, "stranger").state(None)
            while not room._table_bots:
                await asyncio.sleep(0)

    run(story())
