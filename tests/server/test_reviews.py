"""Reviews: only of finished games, made once, kept with the game, with lines that can be played."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.people import browse, run

from laar.puzzles.puzzle import find
from laar.server.bench import load_client


async def call(port: int, method: str, path: str, *rest: Any) -> tuple[int, Any]:
    return await load_client.call(port, method, f"/api/tables/{path}", *rest)


async def lost_chance(port: int) -> tuple[str, str]:
    """A short game in which nothing was done where much could be: the table and the cookie."""
    puzzle = find("belogorye", "9bf7b9f648")
    assert puzzle is not None
    ann = await load_client.guest(port, "Ann")
    wish = {
        "game": "belogorye",
        "edition": puzzle.edition,
        "seats": {"bogatyrs": "me", "evil": "me"},
        "options": {"position": puzzle.position},
    }
    _, made = await load_client.call(port, "POST", "/api/tables", wish, ann)
    return str(made["id"]), ann


async def give_up(port: int, table: str, ann: str) -> None:
    async with browse(port, table, ann) as a:
        await a.hello()
        await a.say(await a.asked(), "end")
        await a.say(await a.asked(), "concede")


async def reviewed(port: int, table: str, ann: str) -> Any:
    status, told = await call(port, "POST", f"{table}/review", {}, ann)
    while status == 202:
        assert 0 <= told["done"] <= told["of"]
        await asyncio.sleep(0.05)
        status, told = await call(port, "GET", f"{table}/review", None, ann)
    assert status == 200, told
    return told


def test_a_review_is_made_once_and_its_better_line_can_be_seen(port: int) -> None:
    async def story() -> None:
        table, ann = await lost_chance(port)
        for method, path in (("GET", ""), ("POST", ""), ("GET", "/0")):
            status, told = await call(port, method, f"{table}/review{path}", None, ann)
            assert (status, told["error"]["code"]) == (409, "live")
        await give_up(port, table, ann)
        status, _ = await call(port, "GET", f"{table}/review", None, ann)
        assert status == 404
        told = await reviewed(port, table, ann)
        worst = told["decisions"][0]
        assert (worst["at"], worst["said"], worst["trust"]) == (0, "end", "sure")
        assert worst["loss"] > 0.1
        bob = await load_client.guest(port, "Bob")
        status, again = await call(port, "POST", f"{table}/review", {}, bob)
        assert (status, again) == (200, told)
        status, shown = await call(port, "GET", f"{table}/review/0", None, ann)
        assert status == 200
        assert [step["answer"] for step in shown["steps"]] == [
            text for _, text in worst["line"][: len(shown["frames"])]
        ]
        assert shown["frames"][0]["n"] == 1
        status, _ = await call(port, "GET", f"{table}/review/77", None, ann)
        assert status == 404

    run(story())
