"""Decks of one's own over HTTP: kept, changed, thrown away, and never told to anybody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.people import run

from laar.games.berserk.decks.deck_check import LONGEST_NAME, counted
from laar.games.berserk.decks.lists import ready_deck
from laar.server.bench import load_client
from laar.server.bench.process import GENEROUS, Served
from laar.server.berserk import deck_store

DECKS = "/api/decks/berserk"
ORCS = {str(number): copies for number, copies in counted(ready_deck("orcs")).items()}


async def names(port: int, cookie: str) -> list[str]:
    """The decks somebody has."""
    status, told = await load_client.call(port, "GET", DECKS, None, cookie)
    assert status == 200
    return [deck["name"] for deck in told["decks"]]


async def kept(port: int, cookie: str, name: str, cards: Any = None) -> str:
    """The id of a new deck."""
    wish = {"name": name, "cards": ORCS if cards is None else cards}
    status, made = await load_client.call(port, "POST", DECKS, wish, cookie)
    assert status == 201, made
    return str(made["id"])


def test_a_deck_is_kept_renamed_changed_and_thrown_away(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        deck = await kept(port, ann, "  My   orcs ")
        assert await names(port, ann) == ["My orcs"]
        _, told = await load_client.call(port, "POST", f"{DECKS}/{deck}", {"name": "Horde"}, ann)
        assert (told["name"], told["cards"], told["refusals"]) == ("Horde", ORCS, [])
        _, told = await load_client.call(port, "POST", f"{DECKS}/{deck}", {"cards": {"2": 6}}, ann)
        assert (told["name"], told["size"]) == ("Horde", 6)
        assert [r["clause"] for r in told["refusals"]] == ["BRS-340", "BRS-339"]
        assert await names(port, ann) == ["Horde"]
        assert await load_client.call(port, "POST", f"{DECKS}/{deck}/delete", {}, ann) == (
            200,
            {"ok": True},
        )
        assert await names(port, ann) == []

    run(story())


def test_a_deck_is_its_owners_alone(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        deck = await kept(port, ann, "Secret")
        assert await names(port, bob) == []
        for path, body in ((deck, {"name": "Mine now"}), (f"{deck}/delete", {})):
            status, told = await load_client.call(port, "POST", f"{DECKS}/{path}", body, bob)
            assert (status, told["error"]["at"]) == (404, "deck")
        assert await names(port, ann) == ["Secret"]
        for method in ("GET", "POST"):
            status, told = await load_client.call(port, method, DECKS, {"name": "x", "cards": {}})
            assert (status, told["error"]["code"]) == (401, "nobody")

    run(story())


def test_a_deck_of_ones_own_is_played(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        cards = {**ORCS, "2": 1, "91": 1, "59": 1}
        await kept(port, ann, "Mixed", cards)
        _, told = await load_client.call(port, "GET", DECKS, None, ann)
        wish = {
            "game": "berserk",
            "seats": {"red": "me", "blue": "me"},
            "options": {"decks": [told["decks"][0]["cards"], "coven"]},
        }
        status, _ = await load_client.call(port, "POST", "/api/tables", wish, ann)
        assert status == 201
        wish["options"] = {"decks": [{"2": 3}, "coven"]}
        status, told = await load_client.call(port, "POST", "/api/tables", wish, ann)
        assert (status, told["error"]["at"]) == (400, "options")

    run(story())


def test_a_deck_is_judged_by_clauses_and_told_as_text(port: int) -> None:
    async def story() -> None:
        wish = {"cards": {"7": 6, "10": 2}, "name": "Mine"}
        status, told = await load_client.call(port, "POST", f"{DECKS}/check", wish)
        assert (status, told["size"]) == (200, 8)
        assert told["refusals"] == [
            {"clause": "BRS-340", "text": "refuse-deck-few", "args": {"n": 8, "least": 30}},
            {
                "clause": "BRS-339",
                "text": "refuse-deck-copies",
                "args": {"card": 7, "n": 6, "most": 5},
            },
        ]
        assert [note["clause"] for note in told["notes"]] == ["BRS-337"]
        assert told["text"]["en"] == "# Mine\n6x 7 Reborn Orc\n2x 10 Orc Warband\n"
        _, read = await load_client.call(
            port, "POST", f"{DECKS}/read", {"text": told["text"]["ru"]}
        )
        assert read == {"name": "Mine", "cards": wish["cards"], "faults": []}
        _, read = await load_client.call(port, "POST", f"{DECKS}/read", {"text": "2x 7\n2x Orq"})
        assert [(fault["line"], fault["text"]) for fault in read["faults"]] == [
            (2, "deck-fault-name")
        ]

    run(story())


def test_limits_are_told(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        _, told = await load_client.call(port, "GET", DECKS, None, ann)
        assert told["ready"]["orcs"] == ORCS
        assert len(told["ready"]) == 8
        limits = told["limits"]
        assert (limits["least"], limits["most"], limits["decks"], limits["name"]) == (
            30,
            200,
            50,
            60,
        )
        assert limits["copies"]["2"] == {"most": 5, "clause": "BRS-339"}
        assert limits["copies"]["1"] == {"most": 3, "clause": "BRS-343"}

    run(story())


@pytest.mark.parametrize(
    ("wish", "at"),
    [
        ({"name": "", "cards": {}}, "name"),
        ({"name": " \t", "cards": {}}, "name"),
        ({"name": "a\x00b", "cards": {}}, "name"),
        ({"name": "x" * (LONGEST_NAME + 1), "cards": {}}, "name"),
        ({"name": 7, "cards": {}}, "name"),
        ({"name": "x", "cards": {"999": 1}}, "cards.999"),
        ({"name": "x", "cards": {"2": 0}}, "cards.2"),
        ({"name": "x", "cards": {"2": "3"}}, "cards.2"),
        ({"name": "x", "cards": {"2": 200, "3": 1}}, "cards"),
        ({"name": "x", "cards": [2]}, "cards"),
        ({"name": "x"}, None),
        ({"name": "x", "cards": {}, "guest": "somebody"}, None),
    ],
)
def test_bad_decks_are_refused_by_place_and_change_nothing(
    wish: dict[str, Any], at: str | None, port: int
) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        deck = await kept(port, ann, "Good")
        for path in (DECKS, f"{DECKS}/{deck}"):
            if path != DECKS and "cards" not in wish:
                continue  # a new name alone is no mistake
            status, told = await load_client.call(port, "POST", path, wish, ann)
            assert (status, told["error"]["code"]) == (400, "malformed")
            assert told["error"].get("at") == at
        _, told = await load_client.call(port, "GET", DECKS, None, ann)
        assert [(one["name"], one["cards"]) for one in told["decks"]] == [("Good", ORCS)]

    run(story())


def test_nobody_keeps_more_than_fifty(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        for n in range(deck_store.MOST):
            await kept(port, ann, f"{n}", {})
        wish = {"name": "one more", "cards": {}}
        status, told = await load_client.call(port, "POST", DECKS, wish, ann)
        assert (status, told["error"]["code"]) == (409, "full")
        assert len(await names(port, ann)) == 50
        bob = await load_client.guest(port, "Bob")
        await kept(port, bob, "His first")

    run(story())


def test_decks_survive_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        with Served(tmp_path / "data", *GENEROUS) as server:
            ann = await load_client.guest(server.port, "Ann")
            await kept(server.port, ann, "Lasting")
            server.kill()
            server.start()
            assert await names(server.port, ann) == ["Lasting"]

    run(story())


def test_changes_are_not_made_faster_than_people_make_them(tmp_path: Path) -> None:
    async def story() -> None:
        with Served(tmp_path / "data") as server:
            ann = await load_client.guest(server.port, "Ann")
            deck = await kept(server.port, ann, "Busy")
            wish = {"name": "Busier"}
            for _ in range(150):
                status, told = await load_client.call(
                    server.port, "POST", f"{DECKS}/{deck}", wish, ann
                )
                if status != 200:
                    break
            assert (status, told["error"]["code"]) == (429, "slow")

    run(story())


def test_every_card_leads_to_clauses_and_tests(port: int) -> None:
    async def story() -> None:
        status, told = await load_client.call(port, "GET", "/api/proofs/berserk")
        assert (status, len(told["cards"])) == (200, 114)
        shot = told["cards"]["2"][1]
        assert "BRS-260" in shot["clauses"]
        assert {pin["file"].split("/")[-1] for pin in shot["tests"]} == {"test_orcs_chips.py"}

    run(story())


def test_a_guest_brings_a_deck_to_the_seat(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        wish = {"game": "berserk", "seats": {"red": "me"}, "options": {"decks": ["orcs", "orcs"]}}
        _, made = await load_client.call(port, "POST", "/api/tables", wish, ann)
        path = f"/api/tables/{made['id']}"
        join = {"invite": made["invite"]}
        for bad in ("elves", {"1": 1}):
            status, told = await load_client.call(
                port, "POST", f"{path}/join", {**join, "deck": bad}, bob
            )
            assert (status, told["error"]["at"]) == (400, "deck")
        status, _ = await load_client.call(
            port, "POST", f"{path}/join", {**join, "deck": "coven+"}, bob
        )
        assert status == 200
        _, told = await load_client.call(port, "GET", path, None, bob)
        assert told["options"]["decks"] == ["orcs", "coven+"]

    run(story())
