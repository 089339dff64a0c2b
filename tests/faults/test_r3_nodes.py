"""R3: several servers with one PostgreSQL and a NATS. Whatever happens to one of them, nothing that
was acknowledged is lost or doubled, no table has two owners, and play goes on in ten seconds."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Iterator

import pytest
from tests.faults.nodes import Nodes, Wanderer, goes_on, nodes, under_load, wanderers
from tests.faults.players import check
from tests.server.devices import Device
from tests.server.people import browse, play
from tests.server.test_puzzles import lay

from laar.puzzles.puzzle import puzzles
from laar.server.bench import load_client
from laar.server.bench.engines import Nats, Postgres
from laar.server.nodes.lease import LEASE

TEN = 10.0  # seconds: what is promised
SLOW = 3.0  # times as long, on a machine that does much else


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    """One of our own: it is treated badly."""
    started = Nats()
    yield started
    started.close()


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, nats: Nats
) -> Iterator[Nodes]:
    """Three servers for all tests here; each leaves all of them running."""
    data = tmp_path_factory.mktemp("nodes")
    with nodes(data, postgres.fresh(data), nats, 3) as started:
        yield started
        assert "Traceback" not in started.said(), started.said()


async def kill(house: Nodes, players: list[Wanderer], rng: random.Random) -> float:
    """Kill one; the seconds until all tables went on. Then it comes back."""
    lost = house.some(rng)
    house.away.add(lost)
    lost.kill()
    took = await goes_on(players, SLOW * TEN)
    await asyncio.to_thread(lost.start)
    house.away.discard(lost)
    return took


async def pause(house: Nodes, players: list[Wanderer], rng: random.Random) -> float:
    """Let one stand still for longer than its lease; it wakes up and believes that all is as it
    was. Whoever was connected there hears no acknowledgement any more."""
    still = house.some(rng)
    house.away.add(still)
    there = [p for p in players if p.at is still and p.wire is not None]
    wires = [(p, p.wire) for p in there]
    still.process.send_signal(signal.SIGSTOP)
    took = await goes_on(players, SLOW * TEN)
    await asyncio.sleep(max(0.0, LEASE + 1 - took))
    late: list[bytes] = []
    for _, wire in wires:
        if wire is not None:
            wire.heard = late.append
    still.process.send_signal(signal.SIGCONT)
    await goes_on(players, SLOW * TEN)
    assert not [one for one in late if b'"ack"' in one]
    house.away.discard(still)
    return took


def run(house: Nodes, tables: int, seed: int, *deeds: object) -> tuple[int, list[float]]:
    """Play at so many tables while all this is done; how many answers were acknowledged, and how
    long the tables stood still each time."""
    took: list[float] = []

    async def story() -> list[Wanderer]:
        players = await wanderers(house, tables, seed)

        async def doing(players: list[Wanderer]) -> None:
            rng = random.Random(seed)
            for deed in deeds:
                took.append(await deed(house, players, rng))  # type: ignore[operator]
                await goes_on(players, SLOW * TEN)

        await under_load(house, players, doing)
        return players

    players = asyncio.run(asyncio.wait_for(story(), 600))
    return check(house.url, players), took


def test_owners_are_killed_and_stand_still(house: Nodes) -> None:
    acknowledged, took = run(house, 8, 1, kill, pause)
    assert acknowledged > 50
    assert max(took) < SLOW * TEN


def test_an_account_is_the_same_on_every_node(house: Nodes) -> None:
    """Moved, signed out and deleted at one of them, while another has the table."""

    async def story() -> None:
        here, there = house.all[:2]
        ann, bob, phone = Device(here.port), Device(here.port), Device(there.port)
        await ann.guest("Ann")
        await bob.guest("Bob")
        made = await ann.post("/api/tables", {"game": "belogorye", "seats": {"evil": "me"}}, 201)
        table = made["id"]
        async with browse(there.port, table, ann.cookie) as before:
            assert (await before.hello())["as"] == "evil"
            await bob.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
            await ann.sign_up("Zeltida")
            await before.next("state", lambda state: state["as"] is None)
            assert await before.wire.closed == 1012
        await phone.sign_in("Zeltida")
        async with browse(there.port, table, phone.cookie) as browser:
            assert (await browser.hello())["as"] == "evil"
            await ann.post("/api/account/session/end", {})
            assert await browser.wire.closed == 1012
        assert await phone.account() is None
        async with browse(there.port, table, bob.cookie) as browser:
            await browser.hello()
            await ann.post("/api/account/delete", {"name": "Zeltida"})
            told = await browser.next("state", lambda state: state["table"]["status"] == "over")
            while [seat["name"] for seat in told["table"]["seats"]] != ["Bob", "deleted"]:
                told = await browser.next("state")

    asyncio.run(asyncio.wait_for(story(), 60))


def test_nats_is_restarted(house: Nodes, nats: Nats) -> None:
    async def restart(house: Nodes, players: list[Wanderer], rng: random.Random) -> float:
        await asyncio.to_thread(nats.stop)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(nats.start)
        return await goes_on(players, SLOW * TEN)

    acknowledged, _ = run(house, 6, 2, restart)
    assert acknowledged > 20
    assert "NATS is away" in house.said()


async def roll(house: Nodes, players: list[Wanderer]) -> None:
    """Restart one after another, as a new version would be brought in."""
    for one in house.all:
        house.away.add(one)  # the proxy sends nobody there
        await asyncio.to_thread(one.stop)
        await goes_on(players, SLOW * TEN)
        await asyncio.to_thread(one.start)
        house.away.discard(one)
        await goes_on(players, SLOW * TEN)


def rolling(house: Nodes, tables: int, seed: int) -> list[float]:
    """Seconds from an answer to its acknowledgement while all of them are restarted."""
    took: list[float] = []

    async def story() -> list[Wanderer]:
        players = await wanderers(house, tables, seed)

        async def doing(players: list[Wanderer]) -> None:
            for player in players:
                player.took.clear()
            await roll(house, players)
            took.extend(one for player in players for one in player.took)

        await under_load(house, players, doing)
        return players

    players = asyncio.run(asyncio.wait_for(story(), 900))
    check(house.url, players)
    return sorted(took)


def test_a_rolling_restart_drops_no_game(house: Nodes) -> None:
    took = rolling(house, 8, 3)
    assert len(took) > 50
    assert took[int(len(took) * 0.9)] < SLOW


def test_a_person_does_not_know_where_the_table_is(house: Nodes) -> None:
    async def story() -> None:
        one, two = (served.port for served in house.all[:2])
        ann = await load_client.guest(one, "Ann")
        bob = await load_client.guest(two, "Bob")
        table = await load_client.pair(one, ann, bob)
        async with browse(one, table, ann) as a, browse(two, table, bob) as b:
            assert (await a.hello())["as"] == "bogatyrs"
            assert (await b.hello())["as"] == "evil"
            assert table in house.owners()
            assert await play(random.Random(1), a, b) > 10
            for port, cookie in ((one, ann), (two, bob)):
                _, told = await load_client.call(port, "GET", f"/api/tables/{table}", None, cookie)
                assert told["status"] == "over"
            asked = ((two, bob), (one, ann))
            path = f"/api/tables/{table}/again"
            told = [await load_client.call(port, "POST", path, {}, who) for port, who in asked]
            assert [status for status, _ in told] == [201, 201]
            assert told[0][1] == told[1][1]  # both are led to the same table
            _, found = await load_client.call(two, "GET", "/api/tables?list=mine", None, ann)
            assert [one["status"] for one in found["mine"]] == ["live", "over"]
            assert found["mine"][0]["asked"]
        async with browse(two, "no-such-table", bob) as nowhere:
            assert (await nowhere.next("error"))["code"] == "unknown"

    asyncio.run(asyncio.wait_for(story(), 120))


def test_a_puzzle_is_judged_by_whoever_has_its_table(house: Nodes) -> None:
    """The request names the table in its body, not in its path."""

    async def story() -> None:
        one, two = (served.port for served in house.all[:2])
        ann = await load_client.guest(one, "Ann")
        puzzle = puzzles("belogorye")[0]
        table = await lay(one, puzzle, ann)
        async with browse(one, table, ann) as page:
            await page.hello()
            assert table in house.owners()
            for what, key in (("verdict", "verdict"), ("hint", "way")):
                path = f"/api/puzzles/belogorye/{puzzle.id}/{what}"
                for wish, good in (({"table": table}, 200), ({"table": "nowhere"}, 404), ([], 400)):
                    status, told = await load_client.call(two, "POST", path, wish, ann)
                    assert status == good, told
                    assert (key in told) is (good == 200)

    asyncio.run(asyncio.wait_for(story(), 120))


def test_a_bot_goes_on_when_its_server_is_gone(house: Nodes) -> None:
    async def story() -> None:
        one, two = house.all[:2]
        ann = await load_client.guest(one.port, "Ann")
        wish = {"game": "belogorye", "seats": {"bogatyrs": "bot random", "evil": "bot random"}}
        _, made = await load_client.call(one.port, "POST", "/api/tables", wish, ann)
        before = house.owners()[made["id"]]
        one.kill()
        begun = time.monotonic()
        path = f"/api/tables/{made['id']}"
        while (await load_client.call(two.port, "GET", path))[1]["status"] != "over":
            assert time.monotonic() - begun < 2 * SLOW * TEN
            await asyncio.sleep(0.05)
        assert house.owners()[made["id"]] != before
        await asyncio.to_thread(one.start)

    asyncio.run(asyncio.wait_for(story(), 120))
