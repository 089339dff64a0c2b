"""Packs over HTTP: kept, shared by link, copied, read from files, and agreed to at a table."""

from __future__ import annotations

import json
from typing import Any

from tests.games.berserk.test_packs import own
from tests.server.people import run

from laar.server.bench import load_client

PACKS = "/api/packs/berserk"
WORKSHOP = "/api/workshop/berserk"
ORCS = {"2": 5, "5": 3, "7": 5, "1": 3, "8": 3, "9": 3, "10": 3, "11": 3}


async def kept(port: int, cookie: str, *cards: dict[str, Any]) -> dict[str, Any]:
    """A new pack as it is told."""
    wish = {"name": "Mine", "author": "Ann", "cards": list(cards)}
    status, made = await load_client.call(port, "POST", PACKS, wish, cookie)
    assert status == 201, made
    return dict(made)


def test_a_pack_is_shared_by_its_link_and_changed_by_its_owner_alone(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        mine = await kept(port, ann, own())
        link = f"{PACKS}/{mine['id']}"
        _, seen = await load_client.call(port, "GET", link, None, bob)
        assert (seen["mine"], seen["cards"], seen["errors"]) == (False, [own()], [])
        assert seen["rows"][0]["name"] == {"ru": "Зверь 1001", "en": "Beast 1001"}
        for path in (link, f"{link}/delete"):
            status, _ = await load_client.call(port, "POST", path, {"name": "Stolen"}, bob)
            assert status == 404
        _, copied = await load_client.call(port, "POST", f"{link}/copy", {}, bob)
        assert (copied["mine"], copied["digest"]) == (True, mine["digest"])
        await load_client.call(port, "POST", link, {"name": "Other", "cards": []}, ann)
        _, still = await load_client.call(port, "GET", f"{PACKS}/{copied['id']}", None, bob)
        assert still["name"] == "Mine"
        assert await load_client.call(port, "POST", f"{link}/delete", {}, ann) == (
            200,
            {"ok": True},
        )
        status, _ = await load_client.call(port, "GET", link, None, bob)
        assert status == 404
        _, shelf = await load_client.call(port, "GET", PACKS, None, bob)
        assert [(one["name"], one["size"]) for one in shelf["packs"]] == [("Mine", 1)]

    run(story())


def test_a_pack_in_the_making_is_kept_and_its_mistakes_are_told(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        made = await kept(port, ann, own(), own(1002, life=99))
        assert made["digest"] is None
        assert [row is None for row in made["rows"]] == [False, True]
        assert made["errors"] == [
            {
                "path": "cards.2.life",
                "code": "most",
                "text": {"ru": "Не больше 30.", "en": "At most 30."},
            }
        ]
        wish = {"name": "Large", "cards": [own(1001 + n) for n in range(61)]}
        status, told = await load_client.call(port, "POST", PACKS, wish, ann)
        assert (status, told["error"]["at"], told["errors"][0]["code"]) == (400, "cards", "cards")

    run(story())


def test_a_file_is_read_or_refused_with_places(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        read = f"{PACKS}/read"
        text = json.dumps({"name": "A", "author": "", "cards": [own()]})
        _, told = await load_client.call(port, "POST", read, {"text": text}, ann)
        assert (told["pack"]["cards"], told["errors"]) == ([own()], [])
        _, told = await load_client.call(port, "POST", read, {"text": "[" * 90_000}, ann)
        assert told["pack"] is None
        assert told["errors"][0]["path"]

    run(story())


def test_whoever_sits_down_has_agreed_to_this_very_pack(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        pack = {"name": "Mine", "author": "Ann", "cards": [own(), own(1002)]}
        deck = {"1001": 3, **ORCS}
        wish = {
            "game": "berserk",
            "options": {"pack": pack, "decks": [deck, deck]},
            "seats": {"red": "me"},
        }
        _, made = await load_client.call(port, "POST", "/api/tables", wish, ann)
        join = f"/api/tables/{made['id']}/join"
        for digest in ("", "0" * 32):
            asked = {"invite": made["invite"], "pack": digest}
            status, told = await load_client.call(port, "POST", join, asked, bob)
            assert (status, told["error"]["code"], told["name"]) == (409, "pack", "Mine")
            assert [row["number"] for row in told["rows"]] == [1001, 1002]
        asked = {"invite": made["invite"], "pack": told["digest"]}
        assert (await load_client.call(port, "POST", join, asked, bob))[1]["seat"] == "blue"
        _, table = await load_client.call(port, "GET", f"/api/tables/{made['id']}", None, bob)
        assert table["pack"] == {
            "name": "Mine",
            "author": "Ann",
            "digest": told["digest"],
            "cards": 2,
        }
        assert "pack" not in table["options"]

    run(story())


def test_a_table_refuses_a_pack_with_mistakes(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        pack = {"name": "Mine", "author": "", "cards": [own(life=99)]}
        wish = {"game": "berserk", "options": {"pack": pack}, "seats": {"red": "me"}}
        status, told = await load_client.call(port, "POST", "/api/tables", wish, ann)
        assert status == 400
        assert "cards.1.life" in told["error"]["message"]
        wish = {"game": "berserk", "options": {"position": "#" * 50_000}}
        status, _ = await load_client.call(port, "POST", "/api/tables", wish, ann)
        assert status == 413  # only a pack makes options long

    run(story())
