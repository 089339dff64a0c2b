"""Puzzles over HTTP: lists, tries that are judged by what was answered, the day, one's own."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.server.people import browse, run

import laar
from laar.puzzles.puzzle import Puzzle, puzzles
from laar.server.bench import load_client

EASY = next(one for one in puzzles("belogorye") if len(one.way) == 1 and one.kind == "strike")


async def call(port: int, method: str, path: str, *rest: Any) -> tuple[int, Any]:
    return await load_client.call(port, method, f"/api/puzzles{path}", *rest)


async def lay(port: int, one: Puzzle, guest: Any) -> str:
    """A table of a puzzle, with all its seats."""
    wish = {
        "game": "belogorye",
        "edition": one.edition,
        "seats": {"bogatyrs": "me", "evil": "me"},
        "options": {"position": one.position},
    }
    return str((await load_client.call(port, "POST", "/api/tables", wish, guest))[1]["id"])


def seat_of(one: Puzzle) -> str:
    table = laar.game("belogorye").new_table(one.edition, {"position": one.position})
    return str(laar.game("belogorye").seats[table.ask.seat])


@pytest.mark.parametrize("game", ["belogorye", "berserk", "bastion"])
def test_puzzles_are_listed_without_their_solutions(port: int, game: str) -> None:
    async def story() -> None:
        status, told = await call(port, "GET", f"/{game}")
        assert status == 200
        assert len(told["puzzles"]) == len(puzzles(game)) >= 1
        assert not {"first", "way", "position", "best"} & told["puzzles"][0].keys()
        goal = told["puzzles"][0]["goal"]
        assert goal["ru"] != goal["en"]
        assert "{" not in goal["ru"] + goal["en"]
        status, one = await call(port, "GET", f"/{game}/{told['puzzles'][0]['id']}")
        assert (status, one["position"]) == (200, puzzles(game)[0].position)
        status, told = await call(port, "GET", f"/{game}/none")
        assert (status, told["error"]["at"]) == (404, "puzzle")

    run(story())


def test_what_was_answered_is_judged_and_kept(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        bob = await load_client.guest(port, "Bob")
        path, seat = f"/belogorye/{EASY.id}/verdict", seat_of(EASY)
        table = await lay(port, EASY, ann)
        async with browse(port, table, ann) as page:
            await page.hello()
            _, told = await call(port, "POST", path, {"table": table}, ann)
            assert told["verdict"] == "open"
            assert told["way"] == []
            status, told = await call(port, "POST", path, {"table": table}, bob)
            assert (status, told["error"]["at"]) == (403, "table")
            await page.say(seat, "end")
            for _ in range(2):  # told twice, counted once
                _, told = await call(port, "POST", path, {"table": table}, ann)
                assert told["verdict"] == "failed"
                assert told["answer"] == "end"
                assert Fraction(*told["chance"]) < Fraction(*told["best"]) == Fraction(EASY.best)
        _, told = await call(port, "GET", "", None, ann)
        mine = next(one for one in told["games"] if one["game"] == "belogorye")
        assert mine["wrong"] == {EASY.id: 1}
        assert mine["solved"] == []
        table = await lay(port, EASY, ann)
        async with browse(port, table, ann) as page:
            await page.hello()
            _, hint = await call(port, "POST", path[:-7] + "hint", {"table": table}, ann)
            assert hint == {"seat": seat, "way": list(EASY.way)}
            await page.say(seat, EASY.way[0])
            _, told = await call(port, "POST", path, {"table": table}, ann)
            assert told["verdict"] == "solved"
            assert told["way"] == list(EASY.way)
        other = puzzles("belogorye")[-1]
        status, told = await call(
            port, "POST", f"/belogorye/{other.id}/verdict", {"table": table}, ann
        )
        assert (status, told["error"]["at"]) == (400, "table")
        _, told = await call(port, "GET", "", None, ann)
        mine = next(one for one in told["games"] if one["game"] == "belogorye")
        assert mine["solved"] == [EASY.id]
        assert mine["wrong"] == {EASY.id: 1}
        _, told = await call(port, "GET", "", None, bob)
        assert all(one["solved"] == [] for one in told["games"])

    run(story())


def test_a_position_of_ones_own_is_proven_or_refused(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        rest = {
            "edition": EASY.edition,
            "position": EASY.position.replace("turn ", "quiet 3\nturn "),
        }
        status, told = await call(port, "POST", "/belogorye/tasks", rest, ann)
        assert status == 200
        assert EASY.task in [one["task"] for one in told["tasks"]]
        status, told = await call(port, "POST", "/belogorye", {**rest, "task": EASY.task}, ann)
        assert (status, told["best"]) == (201, EASY.best)
        status, one = await call(port, "GET", f"/belogorye/{told['id']}")
        assert (status, one["own"], one["task"]) == (200, True, EASY.task)
        for task, code in (("beat nobody", "malformed"), ("dance", "malformed")):
            status, told = await call(port, "POST", "/belogorye", {**rest, "task": task}, ann)
            assert (status // 100, told["error"]["code"]) == (4, code)
        lost = {**rest, "position": "first evil\nturn evil 3\na1 koschei\ne6 ilya_muromets\n"}
        status, told = await call(port, "POST", "/belogorye", {**lost, "task": "win"}, ann)
        assert (status, told["error"]["code"]) == (422, "hard")
        status, told = await call(port, "POST", "/chess", {**rest, "task": "win"}, ann)
        assert (status, told["error"]["at"]) == (404, "game")

    run(story())
