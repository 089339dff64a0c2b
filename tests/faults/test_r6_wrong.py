"""R6: stale, foreign, illegal and malformed frames get a typed error and change nothing."""

import asyncio
import random

from tests.faults.players import stored
from tests.server.people import SOON, Browser, browse, play, run

from laar.server.bench import load_client
from laar.server.bench.process import Served

MALFORMED = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"{}",
    b"\xff\xfe\x00",
    b'{"do":"dance"}',
    b'{"do":"hello","since":"now"}',
    b'{"do":"hello","since":0,"more":1}',
    b'{"do":"answer"}',
    b'{"do":"answer","as":"evil","n":"1","answer":"end"}',
    b'{"do":"answer","as":"evil","n":1.5,"answer":"end"}',
    b'{"do":"answer","as":null,"n":1,"answer":"end"}',
    b'{"do":"answer","as":"evil","n":1,"answer":["end"]}',
    b'{"do":"undo","as":"evil","n":1,"seat":2}',
    b'{"do":"hello","since":' + b"[" * 3000,
    b'{"do":"why","as":"evil","answer":"' + b"x" * 4096 + b'"}',
]


async def unchanged(browser: Browser, server: Served, table: str, frame: bytes, code: str) -> None:
    """A frame is answered by one error of this code; the table stays as it was."""
    before = stored(server.data, table)
    browser.forget()
    browser.wire.send(frame)
    error = await browser.next()
    assert (error["t"], error["code"]) == ("error", code)
    assert error["message"].startswith("error-")
    assert stored(server.data, table) == before


def test_wrong_frames_change_nothing(served: Served) -> None:
    async def story() -> None:
        port = served.port
        ann, bob = [await load_client.guest(port, name) for name in ("Ann", "Bob")]
        table = await load_client.pair(port, ann, bob)
        async with browse(port, table, ann) as a, browse(port, table, bob) as b:
            await a.hello()
            await b.hello()
            await play(random.Random(6), a, b, answers=30)
            await a.heard_all()
            for frame in MALFORMED:
                await unchanged(a, served, table, frame, "malformed")
            seat = "bogatyrs"
            n = a.states[seat]["n"]
            for number in (n - 1, n + 1, 0, -1, 2**62, 10**30):
                words = b'{"do":"answer","as":"bogatyrs","n":%d,"answer":"end"}' % number
                await unchanged(a, served, table, words, "stale")
                words = b'{"do":"undo","as":"bogatyrs","n":%d}' % number
                await unchanged(a, served, table, words, "stale")
            for foreign in (b"evil", b"chance", b"nobody", b"", "ЗЛО".encode()):
                words = b'{"do":"answer","as":"%b","n":%d,"answer":"end"}' % (foreign, n)
                await unchanged(a, served, table, words, "foreign")
            for illegal in ("", "end end", "fly c3", "step c3 z9", "retract ready", "undo 3", "6"):
                words = b'{"do":"answer","as":"bogatyrs","n":%d,"answer":"%b"}' % (
                    n,
                    illegal.encode(),
                )
                await unchanged(a, served, table, words, "illegal")

    run(story())


def test_who_keeps_sending_rubbish_is_closed(served: Served) -> None:
    async def story() -> None:
        port = served.port
        ann = await load_client.guest(port, "Ann")
        table = await load_client.pair(port, ann, await load_client.guest(port, "Bob"))
        async with browse(port, table, ann) as a:
            for _ in range(60):
                a.wire.send(b"rubbish")
            assert await asyncio.wait_for(a.wire.closed, SOON) == 1008
        async with browse(port, table, ann) as a:  # and may come back
            assert (await a.hello())["as"] == "bogatyrs"

    run(story())
