"""P2: workers are busy, killed, given up, and the server goes on or ends as it is told."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.games.berserk.test_packs import own
from tests.server.people import browse, run, sit

from laar.server.bench import load_client
from laar.server.bench.attacks import ATTACKS, long_record
from laar.server.bench.process import GENEROUS, Served

SOON = 5.0  # seconds


@asynccontextmanager
async def in_work(port: int, cookie: str, text: bytes) -> AsyncIterator[None]:
    """A record is being checked; in the end its owner hangs up."""
    head = (
        f"POST /api/verify HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        f"Content-Length: {len(text)}\r\nCookie: {cookie}\r\n\r\n"
    )
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(head.encode() + text)
        await writer.drain()
        yield
    finally:
        writer.transport.abort()
        writer.close()


def alive(pids: list[int]) -> list[int]:
    """Which of these processes are still there."""
    return [pid for pid in pids if Path(f"/proc/{pid}").exists()]


def ends_soon(server: Served) -> None:
    """Tell a server to end: it does, and all its processes with it."""
    workers = server.workers()
    begun = time.monotonic()
    server.stop()
    assert time.monotonic() - begun < SOON
    while alive(workers) and time.monotonic() < begun + 2 * SOON:
        time.sleep(0.01)
    assert not alive(workers)


def test_a_server_ends_soon_whatever_its_workers_do(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        port = server.port
        async with AsyncExitStack() as stack:
            for number in range(7):
                guest = await load_client.guest(port, f"M{number}")
                await stack.enter_async_context(in_work(port, guest, long_record()))
            await sit(port, guest, bogatyrs="bot search-3", evil="bot search-3")
            odds = asyncio.create_task(ATTACKS["odds"](port, guest))
            while len(server.workers()) < 4:  # two think, one works out odds, one checks
                await asyncio.sleep(0.01)
            await asyncio.to_thread(ends_soon, server)
            await asyncio.gather(odds, return_exceptions=True)

    with Served(tmp_path / "data", *GENEROUS, "thinking=600", "bots=2") as server:
        run(story(server))


def test_nothing_goes_on_for_those_who_hang_up(tmp_path: Path) -> None:
    """Seven long records are given up with their connections: an eighth person's is checked."""

    async def story(server: Served) -> None:
        port = server.port
        for number in range(7):
            guest = await load_client.guest(port, f"M{number}")
            async with in_work(port, guest, long_record()):
                while len(server.workers()) < 3:  # one thinks, one works out odds, one checks
                    await asyncio.sleep(0.01)
        ann = await load_client.guest(port, "Ann")
        status, told = await load_client.call(port, "POST", "/api/verify", b"laar 1\n", ann)
        assert (status, told["ok"]) == (200, False)

    with Served(tmp_path / "data", *GENEROUS, "bots=1") as server:
        run(story(server))
        assert server.workers_time() < 20  # seven times five seconds and more, if they were done
        assert server.errors.read_text() == ""


def test_a_person_has_one_record_checked_at_a_time(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        async with in_work(port, ann, long_record()):
            while (await load_client.call(port, "POST", "/api/verify", b"laar 1\n", ann))[0] != 429:
                pass  # until the first is in work
        status, told = await load_client.call(port, "POST", "/api/verify", b"laar 1\n", bob)
        assert (status, told["ok"]) == (200, False)

    with Served(tmp_path / "data", *GENEROUS) as server:
        run(story(server.port))


def test_workers_that_are_killed_are_replaced_and_the_table_goes_on(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        port = server.port
        ann = await load_client.guest(port, "Ann")
        table = await sit(port, ann, bogatyrs="me", evil="bot greedy")
        async with browse(port, table, ann) as a:
            await a.hello()
            for _ in range(3):
                for pid in server.workers():
                    os.kill(pid, signal.SIGKILL)
                seat = await a.asked()
                options = a.states[seat]["ask"]["options"]
                assert (await a.say(seat, options[-1]))["t"] == "state"
                a.wire.say(do="why", seat=seat, answer="strike a1 a1")
                told = await a.next("", lambda f: f["t"] == "why" or f.get("about") == "why")
                assert told["t"] == "why" or told["code"] == "busy"

    with Served(tmp_path / "data", *GENEROUS) as server:
        run(story(server))


def test_a_test_of_a_card_ends_with_the_server(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        port = server.port
        ann = await load_client.guest(port, "Ann")
        wish = {"card": own(), "instead": 2, "deck": "orcs", "games": 1000}
        status, made = await load_client.call(
            port, "POST", "/api/workshop/berserk/tests", wish, ann
        )
        assert status == 201, made

    with Served(tmp_path / "data", *GENEROUS) as server:
        run(story(server))
        ends_soon(server)
