"""P2 at the door: half requests, drops of requests, readers who do not read, crowds."""

from __future__ import annotations

import asyncio
import logging
import socket
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from tests.server.inside import guarded, head_of, run, say, serving
from tests.server.people import alone

from laar.server import main
from laar.server.bench import load_client
from laar.server.edge import door, pages, websocket
from laar.server.edge.websocket import Socket
from laar.server.table.tables import Tables

NOW = b"GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
KEPT = b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"
DROPS = [b"x"] * 10_000


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nobody has much time."""
    monkeypatch.setattr(door, "HEAD", 0.2)
    monkeypatch.setattr(door, "GRACE", 0.2)
    monkeypatch.setattr(door, "DOWNLOAD", 1 << 30)
    monkeypatch.setattr(websocket, "GRACE", 0.2)
    monkeypatch.setattr(websocket, "RATE", 1 << 30)


HALF = {
    "nothing": [],
    "half a head": [b"GET /livez HTTP/1.1\r\nHo"],
    "a head in drops": [b"GET /livez HTTP/1.1\r\nHost: ", *DROPS],
    "no body": [b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"],
    "a body in drops": [
        b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: 90000\r\n\r\n",
        *DROPS,
    ],
}


@pytest.mark.parametrize("name", HALF)
def test_half_a_request_has_its_time(
    tmp_path: Path,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        async with serving(tmp_path) as inside:
            hurry(monkeypatch)
            said = await say(inside.port, *HALF[name], pause=0.02)
            if said or "drops" not in name:  # who goes on sending may miss what was said
                assert head_of(said)[0] == 408
                assert guarded(said)
            await inside.alone()
            monkeypatch.undo()
            assert head_of(await say(inside.port, NOW))[0] == 200

    run(story())
    assert caplog.records == []


def test_the_second_request_has_its_time_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(tmp_path) as inside:
            reader, writer = await asyncio.open_connection("127.0.0.1", inside.port)
            writer.write(KEPT)
            assert head_of(await reader.readuntil(b"}"))[0] == 200
            hurry(monkeypatch)
            writer.write(b"GET /li")
            said = await reader.read()
            assert head_of(said)[0] == 408
            assert guarded(said)
            writer.transport.abort()
            await inside.alone()

    run(story())


def test_a_body_without_end_is_cut(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as inside:
            begin = b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
            piece = b"8000\r\n" + b"x" * 0x8000 + b"\r\n"
            await say(inside.port, begin, *[piece] * 10_000)
            await inside.alone()

    run(story())


def test_who_does_not_take_the_reply_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        large = {"index.html": pages.page_of(b"x" * (8 << 20), "image/png")}
        monkeypatch.setattr(pages, "read", lambda folder: large)
        async with serving(tmp_path) as inside:
            with socket.create_connection(("127.0.0.1", inside.port)) as deaf:
                deaf.sendall(KEPT.replace(b"/livez", b"/"))
                (connection,) = await _connections(inside.server)
                hurry(monkeypatch)
                transport = connection.transport
                kernel = transport.get_extra_info("socket")
                assert kernel.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 4 * main.BUFFER
                while not transport.is_closing():
                    assert transport.get_write_buffer_size() <= 3 * 65_536
                    await asyncio.sleep(0.01)
                await inside.alone()

    run(story())


async def _connections(server: uvicorn.Server) -> set[Any]:
    while not (found := server.server_state.connections):
        await asyncio.sleep(0.01)
    return set(found)


def test_a_cable_that_nobody_reads_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when less waits than a reader may be behind."""

    async def story() -> None:
        async with serving(tmp_path, frames=1e6) as inside:
            table, ann = await alone(inside.port)
            wire = await load_client.connect(inside.port, table, ann, lambda data: None)
            wire.transport.pause_reading()
            found: list[Socket] = []
            while not found:
                await asyncio.sleep(0.01)
                all_here = inside.server.server_state.connections
                found = [one for one in all_here if isinstance(one, Socket)]
            hurry(monkeypatch)
            most = 0
            while found[0]._stuck is None and not found[0].transport.is_closing():
                wire.say(do="hello", since=0)
                await asyncio.sleep(0)
                most = max(most, found[0].transport.get_write_buffer_size())
            assert 0 < most < websocket.BEHIND
            await inside.alone()
            wire.transport.abort()
            await wire.closed

    run(story())


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, sockets=3, proxies=()) as inside:
            table, ann = await alone(inside.port)
            wire = await load_client.connect(inside.port, table, ann, lambda data: None)
            some = [await asyncio.open_connection("127.0.0.1", inside.port) for _ in range(2)]
            assert await say(inside.port, NOW) == b""
            wire.transport.close()
            while not (said := await say(inside.port, NOW)):
                await asyncio.sleep(0.01)
            assert head_of(said)[0] == 200
            for _, writer in some:
                writer.transport.abort()
            await inside.alone()

    run(story())


def test_those_behind_a_proxy_are_counted_each(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, sockets=2) as inside:
            table, ann = await alone(inside.port)

            async def come(address: str) -> load_client.Wire:
                told = f"{ann}\r\nX-Forwarded-For: {address}"
                return await load_client.connect(inside.port, table, told, lambda data: None)

            here = [await come("192.0.2.7"), await come("192.0.2.7"), await come("192.0.2.8")]
            for address in ("192.0.2.7", "192.0.2.99, 192.0.2.7"):  # the last one is the truth
                with pytest.raises(ConnectionError):
                    await come(address)
            here[0].transport.close()
            await here[0].closed
            while True:
                try:
                    here.append(await come("192.0.2.7"))
                    break
                except ConnectionError:
                    await asyncio.sleep(0.01)
            for wire in here:
                wire.transport.close()
                await wire.closed
            await inside.alone()

    run(story())


UPGRADE = b"GET /ws/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
TWO = b"Content-Length: 1\r\nContent-Length: 2\r\n"
BAD = {
    "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "two lengths": b"POST /api/me HTTP/1.1\r\nHost: x\r\n" + TWO + b"\r\n",
    "a bad handshake": UPGRADE + b"\r\n",
    "another site": UPGRADE + KEY + b"Origin: https://evil.example\r\n\r\n",
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_refused_below_the_application_is_guarded_too(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with serving(tmp_path) as inside:
            said = await say(inside.port, BAD[name])
            assert 400 <= head_of(said)[0] < 500
            assert guarded(said)

    run(story())
    assert caplog.records == []


def test_our_own_mistakes_are_guarded_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with serving(tmp_path) as inside:
            monkeypatch.setattr(pages, "is_address", lambda path: 1 / 0)
            monkeypatch.setattr(pages.Page, "told", lambda *_: 1 / 0)
            said = await say(inside.port, NOW.replace(b"/livez", b"/"))
            assert head_of(said)[0] in (500, 503)  # the client may not be built
            assert guarded(said)
            monkeypatch.setattr(Tables, "room", lambda *_: 1 / 0)
            said = await say(inside.port, UPGRADE + KEY + b"\r\n")
            assert head_of(said)[0] == 500
            assert guarded(said)

    with caplog.at_level(logging.ERROR):
        run(story())


def test_who_still_waits_when_the_server_stops_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        waits = asyncio.Event()

        async def for_ever(*_: object) -> None:
            waits.set()
            await asyncio.Event().wait()

        async with serving(tmp_path) as inside:
            monkeypatch.setattr(Tables, "room", for_ever)
            asking = NOW.replace(b"/livez", b"/api/tables/x")
            said = asyncio.create_task(say(inside.port, asking))
            await waits.wait()
        assert head_of(await said)[0] == 503
        assert guarded(await said)

    run(story())
    assert not any(record.exc_info for record in caplog.records)
