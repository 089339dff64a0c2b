"""A backup is made while people play, and is put back only when it is sound."""

from __future__ import annotations

import asyncio
import hashlib
import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.databases import query
from tests.faults.players import check, opponents, stored
from tests.server.damage import HOT_SEAT, begun, opened
from tests.server.people import run

from laar.cli import main
from laar.server.backup import BadBackup, make, restore
from laar.server.bench import load_client
from laar.server.bench.engines import Postgres
from laar.server.bench.process import GENEROUS, Served
from laar.server.doctor import look
from laar.server.settings import Settings

Out = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of a few tables."""
    data = tmp_path_factory.mktemp("saved") / "data"

    async def story() -> None:
        async with opened(data) as house:
            for number in range(5):
                await house.store.create(*begun(f"t{number}", HOT_SEAT, 20, number))

    run(story())
    make(Settings(data), data.with_name("backup"))
    return data.with_name("backup")


def test_while_people_play(tmp_path: Path, capsys: Out) -> None:
    async def story() -> None:
        with Served(tmp_path / "data", *GENEROUS) as server:
            players = await opponents(server, 2, seed=1, most=80)
            lives = [asyncio.create_task(player.live()) for player in players]
            while sum(len(player.acked) for player in players) < 40:
                await asyncio.sleep(0.01)
            before = [dict(player.acked) for player in players]
            kept = [*map(str, (tmp_path / "backup", "--data", tmp_path / "data"))]
            assert await asyncio.to_thread(main, ["backup", *kept]) == 0
            await asyncio.gather(*lives)
            kept[2] = str(tmp_path / "again")
            assert await asyncio.to_thread(main, ["restore", *kept]) == 0
            now = [player.acked for player in players]
            for player, acked in zip(players, before, strict=True):
                player.acked = acked  # all that was acknowledged before is in it
            check(tmp_path / "again", players)
            for player, acked in zip(players, now, strict=True):
                player.acked = acked
            check(tmp_path / "data", players)
        assert "2 games were played again" in capsys.readouterr().out
        for file in (tmp_path / "again").iterdir():
            assert file.stat().st_mode & 0o077 == 0
        with Served(tmp_path / "again", *GENEROUS) as server:
            path = f"/api/tables/{players[0].table}"
            assert (await load_client.call(server.port, "GET", path))[0] == 200
            status, me = await load_client.call(
                server.port, "GET", "/api/me", None, players[0].cookie
            )
            assert (status, me["name"]) == (200, "Ann")  # its keys came with it

    run(story())


def test_it_is_put_back_as_it_was(saved: Path, tmp_path: Path) -> None:
    contents, played = restore(saved, Settings(tmp_path / "data"), 3)
    assert (contents.rows["tables"], played) == (5, 3)
    for number in range(5):
        head, lines = stored(tmp_path / "data", f"t{number}")
        assert ([*map(tuple, lines)], head.id) == (begun(head.id, HOT_SEAT, 20, number)[1], head.id)


def _flip(backup: Path) -> None:
    file = backup / "laar.db"
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 1
    file.write_bytes(data)


def _less(backup: Path) -> None:
    with sqlite3.connect(backup / "laar.db") as base:
        base.execute("delete from lines where table_id = 't1' and n = 7")
    base.close()


def _sums_of(backup: Path) -> None:
    """Someone who knows how has changed what the backup says of itself."""
    said = json.loads((backup / "backup.json").read_text())
    said["sums"]["laar.db"] = hashlib.sha256((backup / "laar.db").read_bytes()).hexdigest()
    (backup / "backup.json").write_text(json.dumps(said))


def _fewer(backup: Path) -> None:
    _less(backup)
    _sums_of(backup)


def _nonsense(backup: Path) -> None:
    with sqlite3.connect(backup / "laar.db") as base:
        base.execute("update lines set text = 'nonsense' where table_id = 't1' and n = 7")
    base.close()
    _sums_of(backup)


def _newer(backup: Path) -> None:
    with sqlite3.connect(backup / "laar.db") as base:
        base.execute("update alembic_version set version_num = '9999'")
    base.close()
    _sums_of(backup)


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (_flip, "not as it was made"),
        (_less, "not as it was made"),
        (_fewer, "other rows"),
        (_nonsense, "t1 cannot be played again from line 7"),
        (_newer, "other rows"),
        (lambda backup: (backup / "laar.db").unlink(), "missing"),
        (lambda backup: (backup / "backup.json").write_text("{}"), "no backup"),
        (shutil.rmtree, "no backup"),
    ],
)
def test_what_is_not_sound_is_put_nowhere(
    saved: Path, tmp_path: Path, spoil: Callable[[Path], object], why: str
) -> None:
    backup, data = tmp_path / "backup", tmp_path / "data"
    shutil.copytree(saved, backup)
    spoil(backup)
    with pytest.raises(BadBackup, match=why):
        restore(backup, Settings(data), 100)
    assert not data.exists() or [file.name for file in data.iterdir()] == ["lock"]


def test_nothing_is_overwritten(saved: Path, tmp_path: Path, capsys: Out) -> None:
    data = tmp_path / "data"
    assert main(["restore", str(saved), "--data", str(data)]) == 0
    before = (data / "laar.db").read_bytes()
    assert main(["restore", str(saved), "--data", str(data)]) == 2
    assert "there is laar.db already" in capsys.readouterr().err
    assert (data / "laar.db").read_bytes() == before
    assert main(["backup", str(saved), "--data", str(data)]) == 2
    assert "there is something already" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "new"), "--data", str(tmp_path / "no")]) == 2
    assert "no database" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_it_goes_to_postgresql_and_comes_back(
    saved: Path, postgres: Postgres, tmp_path: Path
) -> None:
    there = Settings(tmp_path / "there", database=postgres.fresh(tmp_path))
    assert restore(saved, there, 5)[1] == 5
    assert not (tmp_path / "there" / "laar.db").exists()
    assert query(there.database, "SELECT count(*) FROM tables") == [(5,)]
    assert {one.what: one.state for one in look(there)}["database"] == "ok"
    made = make(there, tmp_path / "again")
    here = Settings(tmp_path / "here")
    contents, played = restore(tmp_path / "again", here, 5)
    assert (contents.rows, played) == (made.rows, 5)
    assert contents.rows == restore(saved, Settings(tmp_path / "second"), 5)[0].rows
    for table in ("t0", "t4"):
        assert stored(here.data, table) == stored(tmp_path / "second", table)
    with pytest.raises(BadBackup, match="already"):
        restore(saved, Settings(tmp_path / "third", database=there.database), 5)
