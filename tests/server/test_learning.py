"""Scenarios over HTTP, and what does not crowd games out."""

from __future__ import annotations

import json
from typing import Any

from tests.server.people import run

from laar.games.bastion.scenarios.scenario import MOST_BYTES
from laar.server.bench import load_client

SCENARIO = """format = 1
name = { ru = "Стая", en = "The pack" }
edition = "2015"
deck = [
  { troop = "main" },
  { class = "wolf", count = 3 },
]
"""


def test_a_scenario_is_summed_up_or_its_error_named(port: int) -> None:
    async def story() -> None:
        _, wrong = await load_client.call(
            port, "POST", "/api/scenarios/bastion", {"text": SCENARIO}
        )
        assert wrong["error"] == {
            "line": 6,
            "place": "deck[1].class",
            "why": "there is no class 'wolf'",
            "id": "no-word",
            "args": {"what": "class", "unknown": "wolf"},
        }
        right = SCENARIO.replace("wolf", "werewolf")
        _, told = await load_client.call(port, "POST", "/api/scenarios/bastion", {"text": right})
        assert (told["cards"], told["strength"]) == (27, [135, 135])
        assert told["difficulty"] == {"1": "light", "2": "light", "3": "light", "4": "light"}

    run(story())


def test_a_scenario_may_be_as_long_as_it_is_read(port: int) -> None:
    """Escaped in JSON it is longer, and so is the wish for a table that takes it."""
    right = SCENARIO.replace("wolf", "werewolf")
    room = MOST_BYTES - len(right.encode())
    longest = right + "\n" * room
    assert len(json.dumps(longest)) > 2 * room

    async def sketch(text: str) -> tuple[int, Any]:
        return await load_client.call(port, "POST", "/api/scenarios/bastion", {"text": text})

    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        status, told = await sketch(longest)
        assert (status, told["cards"]) == (200, 27)
        wish = {
            "game": "bastion",
            "edition": "2015",
            "options": {"mode": "own", "scenario": longest},
        }
        status, _ = await load_client.call(port, "POST", "/api/tables", wish, ann)
        assert status == 201
        _, told = await sketch(longest + "\n")
        assert told["error"]["why"] == "the text has 16385 bytes, at most 16384 are read"
        status, told = await sketch("x" * (MOST_BYTES + 1))
        assert (status, told["error"]["at"]) == (400, "text")
        status, told = await sketch("x" * 40_000)
        assert (status, told["error"]["code"]) == (413, "malformed")

    run(story())


def test_lessons_puzzles_and_examples_do_not_crowd_games_out(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")

        async def make(options: dict[str, Any]) -> str:
            wish = {"game": "bastion", "edition": "2018", "options": options}
            _, made = await load_client.call(port, "POST", "/api/tables", wish, ann)
            return str(made["id"])

        game = await make({"mode": "training"})
        puzzle = await make({"position": "players 1\nwall 1 red-beast"})
        tried = {"game": "bastion", "edition": "2015", "clause": "BST-113"}
        _, board = await load_client.call(port, "POST", "/api/try", tried, ann)
        _, told = await load_client.call(port, "GET", "/api/tables", None, ann)
        assert {table["id"] for table in told["mine"]} == {game}
        for one in (puzzle, board["id"]):  # they are there all the same
            status, told = await load_client.call(port, "GET", f"/api/tables/{one}", None, ann)
            assert (status, told["id"]) == (200, one)

    run(story())
