"""Lessons over HTTP: told, laid at any step, and what was learnt is kept."""

from __future__ import annotations

from typing import Any

from tests.server.people import browse, run

import laar
from laar.games import lessons
from laar.server.bench import load_client


def test_lessons_of_all_games_are_told(port: int) -> None:
    async def story() -> None:
        status, told = await load_client.call(port, "GET", "/api/lessons")
        assert status == 200
        assert [one["game"] for one in told["games"]] == list(laar.game_names())
        belogorye = next(one for one in told["games"] if one["game"] == "belogorye")
        assert belogorye["taught"]["BEL-075"] == {"lesson": "intercept", "step": 2}
        _, whole = await load_client.call(port, "GET", "/api/lessons/belogorye")
        assert [one["id"] for one in whole["lessons"]] == [
            one.id for one in lessons.of("belogorye").lessons
        ]
        status, wrong = await load_client.call(port, "GET", "/api/lessons/chess")
        assert (status, wrong["error"]["code"]) == (404, "unknown")

    run(story())


def test_a_table_is_laid_at_any_step_and_its_dice_fall_as_the_lesson_says(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        wish: dict[str, Any] = {"lesson": "goal", "step": 2}
        path = "/api/lessons/belogorye"
        status, laid = await load_client.call(port, "POST", path, wish, ann)
        assert (status, laid["first"]) == (201, 1)
        async with browse(port, laid["id"], ann) as page:
            await page.hello()
            state = await page.say("bogatyrs", "strike c3 c4")
            fell = [f["answer"] for f in state["facts"] if f.get("seat") == "chance"]
            assert fell == ["6", "1"]
        for wrong in ({"lesson": "none"}, {"lesson": "goal", "step": 99}):
            status, told = await load_client.call(port, "POST", path, wrong, ann)
            assert (status, told["error"]["at"]) == (404, "lesson")
        _, told = await load_client.call(port, "GET", "/api/tables", None, ann)
        assert told["mine"] == []  # lessons do not crowd games out

    run(story())


def test_a_table_before_the_battle_goes_on_where_a_step_begins(port: int) -> None:
    """No position can say what was dealt and bought in secret: the answers so far do."""

    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        muster = lessons.find("berserk", "muster")
        assert muster
        numbers = [one.id for one in muster.step]
        wish = {"lesson": "muster", "step": numbers.index("beside") + 1}
        _, laid = await load_client.call(port, "POST", "/api/lessons/berserk", wish, ann)
        assert laid["first"] == numbers.index("front") + 1
        async with browse(port, laid["id"], ann) as page:
            await page.hello()
            while "red" not in page.states:
                await page.next("state")
            state = page.states["red"]
            assert state["view"]["steps"] == ["place 22.1 c4"]
            assert "place 9.1 b4" in state["ask"]["options"]
        _, told = await load_client.call(port, "GET", "/api/tables", None, ann)
        assert told["mine"] == []

    run(story())


async def learnt(port: int, guest: Any) -> Any:
    """What a guest has learnt of Belogorye."""
    _, told = await load_client.call(port, "GET", "/api/learnt", None, guest)
    return told["games"]["belogorye"]


def test_what_was_learnt_is_kept_and_never_taken_back(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        bob = await load_client.guest(port, "Bob")
        path = "/api/learnt/belogorye"
        for step in (2, 1):
            wish = {"lesson": "goal", "step": step, "coached": ["main", "nothing"], "table": "t1"}
            assert (await load_client.call(port, "POST", path, wish, ann))[0] == 200
        for table in ("t2", "t3", "t4"):
            await load_client.call(port, "POST", path, {"table": table}, ann)
        await load_client.call(port, "POST", path, {"quiet": True}, ann)
        told = await learnt(port, ann)
        assert told["lessons"] == {"goal": 2}
        assert told["coached"] == ["main"]  # no question of the game is called `nothing`
        assert sorted(told["games"]) == ["t1", "t2", "t3"]
        assert (told["quiet"], told["latest"]) == (True, "goal")
        await load_client.call(port, "POST", path, {"quiet": False}, ann)
        assert (await learnt(port, ann))["quiet"] is False
        assert (await learnt(port, bob))["lessons"] == {}
        for wrong in ({"lesson": "goal", "step": 99}, {"lesson": "none", "step": 1}):
            status, _ = await load_client.call(port, "POST", path, wrong, ann)
            assert status == 404
        status, _ = await load_client.call(port, "POST", path, {"step": "x"}, ann)
        assert status == 400

    run(story())
