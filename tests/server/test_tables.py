"""Guests, new tables, seats and pages over HTTP."""

import asyncio
from typing import Any

import pytest
from tests.server.people import browse, run, sit

from laar.server.bench import load_client
from laar.server.bench.process import Served


def test_a_guest_gets_a_cookie_that_scripts_cannot_read(port: int) -> None:
    async def story() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        head = (await reader.read()).decode().lower()
        writer.close()
        await writer.wait_closed()
        cookie = next(line for line in head.splitlines() if line.startswith("set-cookie"))
        assert "httponly" in cookie
        assert "samesite=lax" in cookie

    run(story())


GUEST = {"account": False, "accounts": True}


def test_a_guest_has_a_name_and_a_language(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "  Анна   Петровна ")
        assert await load_client.call(port, "GET", "/api/me", None, ann) == (
            200,
            {"name": "Анна Петровна", "lang": "en", **GUEST},
        )
        await load_client.call(port, "POST", "/api/me", {"lang": "ru"}, ann)
        _, me = await load_client.call(port, "GET", "/api/me", None, ann)
        assert me == {"name": "Анна Петровна", "lang": "ru", **GUEST}
        for bad, at in ({"name": ""}, "name"), ({"name": "\x07"}, "name"), ({"lang": "de"}, "lang"):
            status, told = await load_client.call(port, "POST", "/api/me", bad, ann)
            assert (status, told["error"]["at"]) == (400, at)

    run(story())


def test_a_forged_cookie_is_nobody(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        table = await sit(port, ann, bogatyrs="me", evil="me")
        forged = ann[:-3] + "AAA"
        status, told = await load_client.call(
            port, "POST", "/api/tables", {"game": "belogorye"}, forged
        )
        assert (status, told["error"]["code"]) == (401, "nobody")
        async with browse(port, table, forged) as stranger:
            assert (await stranger.hello())["as"] is None

    run(story())


@pytest.mark.parametrize(
    ("wish", "status", "at"),
    [
        ({}, 400, None),
        ({"game": "chess"}, 404, "game"),
        ({"game": 5}, 400, "game"),
        ({"game": "belogorye", "edition": "1999"}, 404, "edition"),
        ({"game": "belogorye", "colour": "red"}, 400, None),
        ({"game": "belogorye", "seats": {"elves": "me"}}, 400, "seats.elves"),
        ({"game": "belogorye", "seats": {"evil": "you"}}, 400, "seats.evil"),
        ({"game": "belogorye", "seats": {"evil": "bot deep-blue"}}, 400, "seats.evil"),
        ({"game": "belogorye", "options": {"cards": 3}}, 400, "options"),
        ({"game": "belogorye", "options": {"position": "c9 leshy"}}, 400, "options"),
        ({"game": "belogorye", "options": []}, 400, "options"),
        ({"game": "belogorye", "options": {"mode": "siege"}}, 400, "options"),
        ({"game": "belogorye", "entropy": "XYZ"}, 400, "entropy"),
        ({"game": "belogorye", "entropy": "00\n"}, 400, "entropy"),
        ({"game": "belogorye", "lot": "yes"}, 400, "lot"),
        (b"{", 400, None),
        (b"[" * 9000, 400, None),
        (b'"' + b"x" * 400_000, 413, None),
        ({"game": "berserk", "options": {"position": "x" * 40_000}}, 413, "options"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_bad_wish_is_refused_with_its_place(port: int, wish: Any, status: int, at: str) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        got, told = await load_client.call(port, "POST", "/api/tables", wish, ann)
        assert (got, told["error"].get("at")) == (status, at)
        assert told["error"]["message"]
        _, tables = await load_client.call(port, "GET", "/api/tables", None, ann)
        assert tables["mine"] == []

    run(story())


def test_only_what_takes_a_text_may_be_long(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        for path in ("/api/me", "/api/try"):
            status, told = await load_client.call(port, "POST", path, b" " * 16_384 + b"{}", ann)
            assert (status, told["error"]["message"]) == (413, "at most 16384 bytes")

    run(story())


def test_private_tables_are_joined_by_invitation(port: int) -> None:
    async def story() -> None:
        ann, bob, eve = [await load_client.guest(port, name) for name in ("Ann", "Bob", "Eve")]
        _, made = await load_client.call(
            port, "POST", "/api/tables", {"game": "belogorye", "seats": {"evil": "me"}}, ann
        )
        path = f"/api/tables/{made['id']}"
        _, seen = await load_client.call(port, "GET", path, None, eve)
        assert "invite" not in seen
        _, seen = await load_client.call(port, "GET", path, None, ann)
        assert (seen["invite"], seen["mine"]) == (made["invite"], ["evil"])
        status, told = await load_client.call(
            port, "POST", f"{path}/join", {"invite": "guess"}, eve
        )
        assert (status, told["error"]["at"]) == (403, "invite")
        join = {"invite": made["invite"]}
        assert await load_client.call(port, "POST", f"{path}/join", join, bob) == (
            200,
            {"id": made["id"], "seat": "bogatyrs"},
        )
        status, again = await load_client.call(port, "POST", f"{path}/join", join, bob)
        assert (status, again["seat"]) == (200, "bogatyrs")  # who sits already keeps the seat
        status, told = await load_client.call(port, "POST", f"{path}/join", join, eve)
        assert (status, told["error"]["code"]) == (409, "taken")
        _, listed = await load_client.call(port, "GET", "/api/tables", None, bob)
        assert [t["id"] for t in listed["mine"]] == [made["id"]]

    run(story())


def test_listed_tables_wait_in_the_open(port: int) -> None:
    async def story() -> None:
        ann, bob = [await load_client.guest(port, name) for name in ("Ann", "Bob")]
        wish = {"game": "belogorye", "seats": {"evil": "me"}, "listed": True}
        _, made = await load_client.call(port, "POST", "/api/tables", wish, ann)
        _, seen = await load_client.call(port, "GET", "/api/tables", None, bob)
        assert made["id"] in [t["id"] for t in seen["open"]]
        status, _ = await load_client.call(port, "POST", f"/api/tables/{made['id']}/join", {}, bob)
        assert status == 200
        _, seen = await load_client.call(port, "GET", "/api/tables", None, bob)
        assert made["id"] not in [t["id"] for t in seen["open"]]

    run(story())


def test_only_one_of_many_gets_the_last_seat(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        wish = {"game": "belogorye", "seats": {"evil": "me"}, "listed": True}
        _, made = await load_client.call(port, "POST", "/api/tables", wish, ann)
        crowd = [await load_client.guest(port, f"G{i}") for i in range(8)]
        path = f"/api/tables/{made['id']}/join"
        got = await asyncio.gather(
            *(load_client.call(port, "POST", path, {}, one) for one in crowd)
        )
        assert sorted(status for status, _ in got) == [200] + [409] * 7

    run(story())


def test_other_sites_may_not_act_for_a_guest(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        table = await sit(port, ann, bogatyrs="me", evil="me")
        foreign = "Origin: https://evil.example\r\n"
        body = {"game": "belogorye"}
        status, told = await load_client.call(port, "POST", "/api/tables", body, ann, foreign)
        assert (status, told["error"]["at"]) == (403, "origin")
        own = f"Origin: http://127.0.0.1:{port}\r\n"
        status, _ = await load_client.call(port, "POST", "/api/tables", body, ann, own)
        assert status == 201
        with pytest.raises(ConnectionError):
            await load_client.connect(port, table, f"{ann}\r\n{foreign.strip()}", print)
        wire = await load_client.connect(port, table, f"{ann}\r\n{own.strip()}", print)
        wire.transport.close()
        await wire.closed

    run(story())


def test_games_rules_and_pieces_are_told(port: int) -> None:
    async def story() -> None:
        _, games = await load_client.call(port, "GET", "/api/games")
        assert games["games"][0]["game"] == "belogorye"
        _, game = await load_client.call(port, "GET", "/api/games/belogorye/2017")
        assert len(game["components"]) == 18
        _, rules = await load_client.call(port, "GET", "/api/rules/belogorye/2017")
        assert len(rules["clauses"]) >= 106
        assert {e["clause"] for e in rules["examples"]} <= {c["id"] for c in rules["clauses"]}

    run(story())


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/tables", 405),
        ("GET", "/api/games/chess/1", 404),
        ("GET", "/api/rules/belogorye/1066", 404),
        ("GET", "/api/tables/nosuchtable", 404),
        ("GET", "/api/tables/%00%ff/replay", 404),
        ("GET", "/api/tables/x/replay/-1", 404),
        ("GET", "/assets/../../app.py", 404),
        ("GET", "/assets/nothing.js", 404),
        ("POST", "/", 405),
    ],
)
def test_wrong_addresses_are_said_to_be_wrong(
    port: int, method: str, path: str, status: int
) -> None:
    async def story() -> None:
        got, told = await load_client.call(port, method, path)
        assert got == status
        assert told["error"]["message"]

    run(story())


def test_an_unknown_table_is_named_over_the_socket(port: int) -> None:
    async def story() -> None:
        async with browse(port, "nosuchtable") as browser:
            assert (await browser.next("error"))["code"] == "unknown"
            assert await browser.wire.closed == 1008

    run(story())


def test_every_page_is_the_client_or_says_that_it_is_not_built(port: int) -> None:
    async def story() -> None:
        pages = ("/", "/t/abc?k=def", "/r/abc?at=3", "/rules/belogorye")
        for page in (*pages, "/learn/bastion", "/scenario/bastion"):
            status, text = await load_client.call(port, "GET", page)
            assert (status, "<title>Laar</title>" in text) in ((200, True), (503, True))
        assert await load_client.call(port, "GET", "/healthz") == (200, {"ok": True})

    run(story())


def test_who_makes_too_many_tables_waits(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def story(port: int) -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        body = {"game": "belogorye"}
        got = [
            (await load_client.call(port, "POST", "/api/tables", body, ann))[0] for _ in range(21)
        ]
        assert got == [201] * 20 + [429]
        assert (await load_client.call(port, "POST", "/api/tables", body, bob))[0] == 201

    with Served(tmp_path_factory.mktemp("limits"), "tables=0.001") as server:
        run(story(server.port))


def test_who_wants_too_many_names_waits(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def story(port: int) -> None:
        ann = await load_client.guest(port, "Ann")
        got = [
            (await load_client.call(port, "POST", "/api/me", {"lang": "ru"}, ann))[0]
            for _ in "x" * 100
        ]
        assert got == [200] * 99 + [429]
        status, told = await load_client.call(port, "GET", "/api/me")  # a new guest from there
        assert (status, told["error"]["code"]) == (429, "slow")
        assert (await load_client.call(port, "GET", "/api/me", None, ann))[0] == 200

    with Served(tmp_path_factory.mktemp("limits"), "visits=0.001") as server:
        run(story(server.port))


def test_games_tell_how_they_are_played(port: int) -> None:
    async def story() -> None:
        _, told = await load_client.call(port, "GET", "/api/games")
        game = next(g for g in told["games"] if g["game"] == "belogorye")
        assert (game["editions"], game["cooperative"]) == (["2017"], False)
        assert game["modes"] == {"2017": [{"mode": "duel", "players": [2]}]}
        _, one = await load_client.call(port, "GET", "/api/games/belogorye/2017")
        assert one["modes"] == game["modes"]["2017"]

    run(story())


def test_a_table_tells_its_revision_and_pieces_and_rules_are_told_by_it(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        for wanted in ("2017", "2017.1", None):
            wish = {"game": "belogorye", "edition": wanted, "seats": {"evil": "me"}}
            _, made = await load_client.call(port, "POST", "/api/tables", wish, ann)
            _, told = await load_client.call(port, "GET", f"/api/tables/{made['id']}", None, ann)
            assert (told["edition"], told["revision"]) == ("2017", "2017.1")
        for what in ("games", "rules"):
            _, newest = await load_client.call(port, "GET", f"/api/{what}/belogorye/2017")
            assert (newest["edition"], newest["revision"]) == ("2017", "2017.1")
            assert (await load_client.call(port, "GET", f"/api/{what}/belogorye/2017.1"))[
                1
            ] == newest
            assert (await load_client.call(port, "GET", f"/api/{what}/belogorye/2017.9"))[0] == 404

    run(story())


def test_a_list_tells_where_tables_stand(port: int) -> None:
    async def story() -> None:
        ann, bob = [await load_client.guest(port, name) for name in ("Ann", "Bob")]
        table = await load_client.pair(port, ann, bob)
        waiting = await sit(port, ann, evil="me")

        async def listed(cookie: str) -> dict[str, Any]:
            _, told = await load_client.call(port, "GET", "/api/tables", None, cookie)
            return {row["id"]: row for row in told["mine"]}

        async with browse(port, table, ann) as a, browse(port, table, bob) as b:
            await a.hello()
            await b.hello()
            chooser = a if a.mine() else b
            seat = await chooser.asked()
            row = (await listed(ann))[table]
            assert (row["asked"], row["turn"], row["outcome"]) == ([seat], 0, None)
            await chooser.say(seat, f"first {seat}")
            assert (await listed(bob))[table]["asked"] == ["bogatyrs", "evil"]  # both, in secret
            await a.say("bogatyrs", "concede")
        rows = await listed(ann)
        assert rows[table]["outcome"] == {"reason": "BEL-097", "winners": ["evil"]}
        assert rows[table]["asked"] is None
        assert (rows[waiting]["asked"], rows[waiting]["outcome"]) == (None, None)

    run(story())


def test_a_taken_port_gives_way_to_a_free_one(served: Served) -> None:
    from laar.server.main import listen

    found = listen("127.0.0.1", served.port)
    assert found.getsockname()[1] not in (0, served.port)
    found.close()


def test_a_stranger_who_looks_on_sits_at_no_open_seat(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        wish = {"game": "belogorye", "seats": {"evil": "me"}}
        _, made = await load_client.call(port, "POST", "/api/tables", wish, ann)
        async with browse(port, made["id"]) as stranger, browse(port, made["id"], ann) as a:
            await stranger.hello()
            seats = (await a.hello())["table"]["seats"]
            assert {s["seat"]: s["online"] for s in seats} == {"bogatyrs": False, "evil": True}

    run(story())
