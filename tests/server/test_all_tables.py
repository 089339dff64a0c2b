"""Tables in and out of memory, a store that fails, and starting up."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.databases import of_sqlite
from tests.server.people import NOBODY, run

from laar.server import requests
from laar.server.bench.process import Served
from laar.server.edge.limits import Bucket
from laar.server.main import serve
from laar.server.models import Guest
from laar.server.settings import Settings
from laar.server.table.connection import Connection
from laar.server.table.room import Room
from laar.server.table.tables import Tables
from laar.server.wire import Answer, Hello, Said

ANN = Guest("ann", "Ann")
BOTH = requests.NewTable("belogorye", None, {"bogatyrs": "me", "evil": "me"})


class Ear:
    """Stands for a connection."""

    def __init__(self) -> None:
        self.frames: list[Any] = []

    def tell(self, text: bytes) -> None:
        self.frames.append(msgspec.json.decode(text))


def link(room: Room) -> tuple[Ear, Connection]:
    ear = Ear()
    return ear, Connection(ear, room, "ann", Bucket(100, 100))  # type: ignore[arg-type]  # all it needs


async def told(room: Room, ear: Ear, ann: Connection, *said: Said) -> list[Any]:
    """Say this, and return all that comes of it: a word out of place is answered after it."""
    for one in (*said, Answer(NOBODY, 0, "")):
        room.hear(ann, one)
    while not ear.frames or ear.frames[-1].get("as") != NOBODY:
        await asyncio.sleep(0.01)
    came, ear.frames = ear.frames[:-1], []
    return came


def test_a_table_put_away_comes_back_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        house = Tables(Settings(tmp_path, rest=-1))
        head = await house.create(BOTH, ANN)
        room = await house.room(head.id)
        ear, ann = link(room)
        before = await told(room, ear, ann, Hello())
        asked_seat = next(s for s in before if s["ask"]["mine"])
        answer = Answer(asked_seat["as"], asked_seat["n"], asked_seat["ask"]["options"][0])
        assert len(await told(room, ear, ann, answer)) == 2
        assert await house.sweep() == 1  # someone looks on
        live = await told(room, ear, ann, Hello())
        room.leave(ann)
        while await house.sweep() > 0:
            await asyncio.sleep(0.01)
        again = await house.room(head.id)
        assert again is not room
        assert await told(again, ear, ann, Hello()) == live
        await house.close()

    run(story())


def test_a_table_is_opened_once_however_many_come(tmp_path: Path) -> None:
    async def story() -> None:
        house = Tables(Settings(tmp_path))
        head = await house.create(BOTH, ANN)
        rooms = await asyncio.gather(*(house.room(head.id) for _ in range(20)))
        assert len(set(rooms)) == 1
        await house.close()

    run(story())


def test_what_could_not_be_stored_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        house = Tables(Settings(tmp_path))
        head = await house.create(BOTH, ANN)
        room = await house.room(head.id)
        ear, ann = link(room)
        before = await told(room, ear, ann, Hello())
        state = next(s for s in before if s["ask"]["mine"])
        answer = Answer(state["as"], state["n"], state["ask"]["options"][0])

        def full(*args: object) -> asyncio.Future[None]:
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(OSError("disk full"))
            return failed

        with monkeypatch.context() as broken:
            broken.setattr(house.store, "append", full)
            refused = await told(room, ear, ann, answer)
            assert [(f["t"], f["code"]) for f in refused] == [("error", "busy")]
            assert await told(room, ear, ann, Hello()) == before
        came = await told(room, ear, ann, answer)
        assert [f.get("ack") for f in came if "ack" in f] == [state["n"]]
        await house.close()

    run(story())
    assert "disk full" in caplog.text


def test_the_data_folder_belongs_to_one_server(served: Served) -> None:
    command = [sys.executable, "-m", "laar.server", str(served.data)]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode == 2
    assert "another server uses this folder" in second.stderr
    assert "Traceback" not in second.stderr


@of_sqlite
def test_a_folder_that_cannot_be_used_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    assert serve(Settings(file, port=0)) == 2
    assert str(file) in capsys.readouterr().err
    data = tmp_path / "data"
    data.mkdir()
    (data / "laar.db").write_bytes(b"not a database, but long enough to look like one" * 100)
    assert serve(Settings(data, port=0)) == 2
    assert "not a database" in capsys.readouterr().err


def test_an_address_that_is_not_ours_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(Settings(tmp_path, "192.0.2.1", 80)) == 2
    assert "cannot listen at 192.0.2.1:80" in capsys.readouterr().err
