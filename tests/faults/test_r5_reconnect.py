"""R5: whoever connects anew at any answer sees what those see who never left, byte for byte."""

import asyncio
import random

import msgspec
from tests.server.people import Browser, browse, over, play

from laar.server.bench import load_client
from laar.server.bench.process import Served


def parts(data: bytes) -> dict[str, bytes]:
    """A state cut into its fields, unparsed."""
    return {
        key: bytes(value)
        for key, value in msgspec.json.decode(data, type=dict[str, msgspec.Raw]).items()
        if key not in ("ack", "bot", "facts")  # these tell of a change, not of the state
    }


def facts(browser: Browser, seat: str | None) -> list[object]:
    """All facts a browser was told for a seat."""
    states = [msgspec.json.decode(data) for data in browser.bytes]
    return [f for s in states if s["t"] == "state" and s["as"] == seat for f in s["facts"]]


def latest(browser: Browser, seat: str | None) -> bytes:
    """The last state of a seat as it came."""
    mine = b'"as":null' if seat is None else b'"as":"%b"' % seat.encode()
    return next(data for data in reversed(browser.bytes) if mine in data[:40])


async def reconnect_always(server: Served, games: int, seed: int, answers: int) -> int:
    """Compare live and fresh connections after every answer; how many comparisons were made."""
    port, compared = server.port, 0
    for game in range(games):
        rng = random.Random(f"{seed} {game}")
        cookies = [await load_client.guest(port, name) for name in ("Ann", "Bob")]
        table = await load_client.pair(port, *cookies)
        seats = [("bogatyrs", cookies[0]), ("evil", cookies[1]), (None, "")]
        async with (
            browse(port, table, cookies[0]) as a,
            browse(port, table, cookies[1]) as b,
            browse(port, table) as spectator,
        ):
            for browser in (a, b, spectator):
                await browser.hello()
            for _ in range(answers):
                await play(rng, a, b, answers=1)
                for (seat, cookie), live in zip(seats, (a, b, spectator), strict=True):
                    async with browse(port, table, cookie) as fresh:
                        await fresh.hello()
                        await asyncio.sleep(0)
                        while parts(latest(live, seat))["n"] != parts(fresh.bytes[0])["n"]:
                            await asyncio.sleep(0.002)
                        assert parts(fresh.bytes[0]) == parts(latest(live, seat))
                        assert facts(fresh, seat) == facts(live, seat)
                        compared += 1
                if over(a):
                    break
    return compared


def test_a_new_connection_sees_what_the_old_one_sees(served: Served) -> None:
    assert asyncio.run(reconnect_always(served, games=2, seed=5, answers=60)) > 300
