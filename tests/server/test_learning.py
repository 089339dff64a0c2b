"""Lessons, puzzles and scenarios over HTTP."""

from __future__ import annotations

from typing import Any

from tests.server.people import browse, run

from laar.server import drive

SCENARIO = """format = 1
name = { ru = "Стая", en = "The pack" }
edition = "2015"
deck = [
  { troop = "main" },
  { class = "wolf", count = 3 },
]
"""


def test_the_lesson_and_the_puzzles_are_told(port: int) -> None:
    async def story() -> None:
        status, told = await drive.call(port, "GET", "/api/learn/bastion")
        assert status == 200
        assert told["lesson"]["steps"][0]["clause"] == "BST-130"
        assert len(told["puzzles"]) >= 12
        status, told = await drive.call(port, "GET", "/api/learn/belogorye")
        assert (status, told["error"]["code"]) == (404, "unknown")

    run(story())


def test_a_puzzle_is_solved_at_its_table(port: int) -> None:
    async def story() -> None:
        ann = await drive.guest(port, "Ann")
        _, told = await drive.call(port, "GET", "/api/learn/bastion")
        gap: dict[str, Any] = next(p for p in told["puzzles"] if p["id"] == "gap")
        wish = {
            "game": "bastion",
            "edition": gap["edition"],
            "seats": {"dagdar": "me"},
            "options": {"position": gap["position"]},
        }
        _, table = await drive.call(port, "POST", "/api/tables", wish, ann)
        verdict = f"/api/learn/bastion/gap/{table['id']}"
        async with browse(port, table["id"], ann) as page:
            await page.hello()
            assert await drive.call(port, "GET", verdict) == (200, {"verdict": "open"})
            for answer in ("move d1", "source 2 green", "attack s1", "end"):
                assert (await page.say("dagdar", answer))["t"] == "state"
            assert await drive.call(port, "GET", verdict) == (200, {"verdict": "solved"})
        status, told = await drive.call(port, "GET", f"/api/learn/bastion/tower/{table['id']}")
        assert (status, told["error"]["at"]) == (400, "puzzle")
        status, told = await drive.call(port, "GET", f"/api/learn/bastion/none/{table['id']}")
        assert (status, told["error"]["at"]) == (400, "puzzle")

    run(story())


def test_a_scenario_is_summed_up_or_its_error_named(port: int) -> None:
    async def story() -> None:
        _, wrong = await drive.call(port, "POST", "/api/scenarios/bastion", {"text": SCENARIO})
        assert wrong["error"] == {
            "line": 6,
            "place": "deck[1].class",
            "why": "there is no class 'wolf'",
        }
        right = SCENARIO.replace("wolf", "werewolf")
        _, told = await drive.call(port, "POST", "/api/scenarios/bastion", {"text": right})
        assert (told["cards"], told["strength"]) == (27, [135, 135])
        assert told["difficulty"] == {"1": "light", "2": "light", "3": "light", "4": "light"}
        status, _ = await drive.call(port, "POST", "/api/scenarios/bastion", {"text": "x" * 20000})
        assert status in (400, 413)

    run(story())
