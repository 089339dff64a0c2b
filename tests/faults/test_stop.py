"""A server that is told to stop does so soon, whatever its tables are doing."""

import asyncio
import subprocess
import time
from pathlib import Path

import pytest
from tests.server.damage import ALONE, begun, opened
from tests.server.people import run

from laar.server.bench import load_client
from laar.server.bench.process import GENEROUS, Served
from laar.server.models import Head, Line
from laar.server.table import match as matches
from laar.server.table.match import Match

SOON = 5.0  # seconds: what is promised


def bomb(table: str) -> tuple[Head, list[Line]]:
    """A long game in which somebody took the same answer back thousands of times."""
    match = Match(*begun(table, ALONE, 150))
    while match.play.ask is not None and match.play.ask.kind != "main":
        seat = match.names[match.play.asked[0]]
        match.answer(seat, match.options(seat)[0])
    if match.names[match.play.asked[0]] != "bogatyrs":
        match.answer("evil", "end")
    for _ in range(4000):
        match.answer("bogatyrs", match.options("bogatyrs")[0])
        match.undo("bogatyrs")
    return match.head, match.stored(1)


def stop(served: Served) -> float:
    """Seconds until a server that was told to stop has stopped."""
    begun = time.monotonic()
    served.process.terminate()
    try:
        served.process.wait(2 * SOON)
    except subprocess.TimeoutExpired:
        served.process.kill()
        served.process.wait()
    assert served.process.stdout is not None
    served.process.stdout.close()
    return time.monotonic() - begun


def test_while_tables_are_opened_and_flooded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "BACK", 10_000)

    async def story() -> None:
        async with opened(tmp_path) as house:
            head, lines = bomb("bomb-0")
            await house.store.create(head, lines)
            for number in range(1, 6):
                head.id = f"bomb-{number}"
                await house.store.create(head, lines)
        with Served(tmp_path, *GENEROUS) as served:
            ann = await load_client.guest(served.port, "Ann")
            table = await load_client.pair(
                served.port, ann, await load_client.guest(served.port, "Bob")
            )
            wires = [
                await load_client.connect(served.port, one, ann, lambda data: None)
                for one in (table, *(f"bomb-{n}" for n in range(3)))
            ]
            for wire in wires:
                for _ in range(200):
                    wire.say(do="hello", since=0)
            opening = asyncio.create_task(
                load_client.call(served.port, "GET", "/api/tables/bomb-5")
            )
            await asyncio.sleep(0)
            took = await asyncio.to_thread(stop, served)
            opening.cancel()
            await asyncio.gather(opening, return_exceptions=True)
            for wire in wires:
                wire.transport.close()
                await wire.closed
        assert took < SOON
        assert "Traceback" not in served.errors.read_text()

    run(story())
