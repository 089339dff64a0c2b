"""The doctor finds what is wrong, and changes nothing."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import time
from pathlib import Path

import pytest
from tests.server.damage import HOT_SEAT, begun, opened
from tests.server.people import run

from laar.cli import main
from laar.server import doctor
from laar.server.bench import load_client
from laar.server.bench.process import GENEROUS, Served
from laar.server.settings import Settings

Out = pytest.CaptureFixture[str]


def found(data: Path, **settings: int) -> dict[str, tuple[str, str]]:
    """What is said of each thing."""
    told = doctor.look(Settings(data, port=settings.pop("port", 0), **settings))  # type: ignore[arg-type]
    return {one.what: (one.state, one.says) for one in told}


def store(data: Path, created: float = 0.0) -> None:
    """A folder with a table."""

    async def story() -> None:
        async with opened(data) as house:
            head, lines = begun("t", HOT_SEAT, 5)
            head.created = int(created or time.time())
            await house.store.create(head, lines)

    run(story())


def test_a_folder_in_use_is_well_and_stays_as_it_is(tmp_path: Path, capsys: Out) -> None:
    with Served(tmp_path / "data", *GENEROUS) as served:
        assert asyncio.run(load_client.call(served.port, "GET", "/livez"))[0] == 200
        there = {file.name: file.stat().st_size for file in served.data.iterdir()}
        args = ["doctor", "--data", str(served.data), "--port", str(served.port), "--json"]
        status = main(args)
        told = {one["what"]: one for one in json.loads(capsys.readouterr().out)}
        assert {file.name: file.stat().st_size for file in served.data.iterdir()} == there
        for what in ("settings", "database", "clock", "port"):
            assert told[what]["state"] == "ok", told
        assert "Laar answers" in told["port"]["says"]
        assert told["settings"]["says"] == "from --data, --port"
        assert status == (1 if any(one["state"] == "bad" for one in told.values()) else 0)
        assert main(args[:-1]) == status
        assert capsys.readouterr().out.count("\n") == len(told)


def test_a_new_folder_is_well(tmp_path: Path) -> None:
    told = found(tmp_path / "new")
    assert told["folder"] == ("ok", f"{tmp_path / 'new'} will be made")
    assert told["database"][0] == "ok"
    assert not (tmp_path / "new").exists()


def test_what_is_wrong_is_found(tmp_path: Path) -> None:
    data = tmp_path / "data"
    store(data, time.time() + 3600)
    assert found(data)["clock"][0] == "bad"
    (data / "cookie.key").write_bytes(b"short")
    assert found(data)["keys"][0] == "bad"
    os.chmod(data, 0o755)
    assert found(data)["folder"][0] == "odd"
    with (data / "laar.db").open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 4096)
    assert found(data)["database"][0] == "bad"
    (data / "laar.db").write_bytes(b"no database, but long enough to look like one" * 100)
    assert found(data)["database"][0] == "bad"
    (tmp_path / "file").touch()
    assert found(tmp_path / "file")["folder"][0] == "bad"


def test_a_port_of_others_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "PATIENCE", 0.1)
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        assert found(tmp_path, port=other.getsockname()[1])["port"][0] == "odd"


def test_a_full_disk_and_a_client_that_is_not_built_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "LEAST", 1 << 60)
    monkeypatch.setattr(doctor, "LITTLE", 1 << 61)
    monkeypatch.setattr(doctor, "STATIC", tmp_path)
    told = found(tmp_path)
    assert (told["disk"][0], told["client"][0]) == ("bad", "bad")
