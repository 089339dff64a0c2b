"""Seats by lot: drawn from the committed dice when all are there, and checked when the seed is
told (BEL-013)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.people import browse, run

from laar.core.dice import Dice
from laar.core.record import chained
from laar.server.bench import load_client

SEATS = ["bogatyrs", "evil"]
FACED: dict[str, Any] = {"game": "belogorye", "lot": True, "entropy": "0a"}


async def made(port: int, cookie: str, **seats: str) -> dict[str, Any]:
    wish = {**FACED, "seats": seats}
    status, told = await load_client.call(port, "POST", "/api/tables", wish, cookie)
    assert status == 201, told
    return dict(told)


def check(table: dict[str, Any]) -> list[str]:
    """The lot again, from what is told when the game is over."""
    dice = table["dice"]
    return Dice(bytes.fromhex(dice["seed"]), dice["entropy"]).lot("seats", SEATS)


async def recorded(port: int, path: str, lot: list[str]) -> None:
    """The record tells the lot, and one that tells another is found out."""
    _, text = await load_client.call(port, "GET", f"{path}/record")
    _, report = await load_client.call(port, "POST", "/api/verify", text.encode())
    assert report["ok"], report
    said = [line.rpartition(" :")[0] for line in text.splitlines()[1:-1]]
    place = said.index(f"lot {' '.join(lot)}")
    said[place] = f"lot {' '.join(reversed(lot))}"
    _, report = await load_client.call(port, "POST", "/api/verify", chained(said).encode())
    assert (report["chain"], report["replay"]) == (None, None)
    assert report["dice"].startswith("the lot of the seats shows")


@pytest.mark.clause("BEL-013")
def test_against_a_bot_the_lot_is_drawn_at_once(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        sat = set()
        for _ in range(20):
            table = (await made(port, ann, bogatyrs="me", evil="bot random"))["id"]
            async with browse(port, table, ann) as a:
                state = await a.hello()
                seat = state["as"]
                sat.add(seat)
                await a.asked()
                over = await a.say(seat, "concede")
            assert over["table"]["lot"] == check(over["table"])
            assert over["table"]["lot"][0] == seat  # Ann came to the first seat
            kinds = {s["seat"]: s["kind"] for s in over["table"]["seats"]}
            assert kinds[seat] == "human"
            assert sorted(kinds.values()) == ["bot", "human"]
        assert sat == set(SEATS)

    run(story())


@pytest.mark.clause("BEL-013")
def test_with_a_friend_the_lot_waits_for_both(port: int) -> None:
    async def story() -> None:
        ann, bob = [await load_client.guest(port, name) for name in ("Ann", "Bob")]
        sat = set()
        for _ in range(20):
            table = await made(port, ann, bogatyrs="me")
            path = f"/api/tables/{table['id']}"
            _, waiting = await load_client.call(port, "GET", path, None, ann)
            assert (waiting["status"], waiting["lot"]) == ("open", [])
            join = {"invite": table["invite"], "entropy": "0b"}
            _, joined = await load_client.call(port, "POST", f"{path}/join", join, bob)
            _, told = await load_client.call(port, "GET", path, None, bob)
            assert told["mine"] == [joined["seat"]] == [told["lot"][1]]
            assert told["dice"]["entropy"] == {"bogatyrs": "0a", "evil": "0b"}
            sat.add(joined["seat"])
            async with browse(port, table["id"], bob) as b:
                assert (await b.hello())["as"] == joined["seat"]
                over = await b.say(joined["seat"], "concede")
            assert check(over["table"]) == told["lot"]
            await recorded(port, path, told["lot"])
        assert sat == set(SEATS)

    run(story())


def test_without_a_lot_everyone_sits_where_they_chose(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        wish = {**FACED, "lot": False, "seats": {"evil": "me", "bogatyrs": "bot random"}}
        _, table = await load_client.call(port, "POST", "/api/tables", wish, ann)
        _, told = await load_client.call(port, "GET", f"/api/tables/{table['id']}", None, ann)
        assert (told["lot"], told["mine"]) == (None, ["evil"])

    run(story())
