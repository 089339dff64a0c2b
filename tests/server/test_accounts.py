"""Accounts: a guest's things come along, once; devices sign in and out; all of it is told and, in
the end, forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.devices import SECRET, Device
from tests.server.inside import run as run_inside
from tests.server.inside import serving
from tests.server.people import browse, run
from tests.server.test_store import head

from laar.server.accounts import names
from laar.server.bench import load_client
from laar.server.errors import Denied
from laar.server.seats import Seat
from laar.server.store import moving, own_data
from laar.server.store.accounts import Account, AccountBook, Entry, Session
from laar.server.store.dialect import connect
from laar.server.store.learnt import LearntStore
from laar.server.store.moving import Person
from laar.server.store.puzzle_book import PuzzleBook
from laar.server.store.store import Store

DUEL = {"game": "belogorye", "seats": {"bogatyrs": "me"}}


def test_what_a_guest_has_comes_into_the_account_and_to_every_device(port: int) -> None:
    async def story() -> None:
        ann, bob, phone = Device(port), Device(port), Device(port)
        await ann.guest("Anna")
        await bob.guest("Bob")
        made = await ann.post("/api/tables", DUEL, 201)
        join = f"/api/tables/{made['id']}/join"
        await bob.post(join, {"invite": made["invite"]})
        await ann.post("/api/learnt/bastion", {"coached": ["act"]})
        deck = {"name": "Ours", "cards": {}}
        await ann.post("/api/decks/berserk", deck, 201)
        old = dict(ann.cookies)

        codes = await ann.sign_up("Ветлуга")
        assert len(set(codes)) == 8
        assert ann.cookies != old
        await phone.guest("Somebody")
        await phone.post("/api/learnt/bastion", {"coached": ["act"]})
        other = await phone.post("/api/tables", DUEL, 201)
        await phone.sign_in("ветлуга")
        for device in (ann, phone):
            assert {one["id"] for one in await device.mine()} == {made["id"], other["id"]}
            assert [one["mine"] for one in await device.mine()] == [["bogatyrs"]] * 2
            me = await device.get("/api/me")
            assert (me["name"], me["account"]) == ("Ветлуга", True)
            learnt = (await device.get("/api/learnt"))["games"]["bastion"]
            assert learnt["coached"] == ["act"]
            decks = (await device.get("/api/decks/berserk"))["decks"]
            assert [one["name"] for one in decks if not one.get("printed")][-1:] == ["Ours"]
        # The game went on in memory: it knows the account, and the old cookie holds no seat.
        async with browse(port, made["id"], phone.cookie) as browser:
            assert (await browser.hello())["as"] == "bogatyrs"
        async with browse(port, made["id"], f"laar={old['laar']}") as browser:
            state = await browser.hello()
            assert state["as"] is None
            assert [s["name"] for s in state["table"]["seats"]] == ["Ветлуга", "Bob"]
        was = Device(port)
        was.cookies = old
        assert (await was.ask("POST", "/api/tables", DUEL))[0] == 401
        assert (await was.get("/api/me"))["account"] is False
        assert await was.mine() == []

    run(story())


def test_sessions_are_listed_and_ended_and_a_socket_ends_with_its_session(port: int) -> None:
    async def story() -> None:
        desk, phone = Device(port), Device(port)
        await desk.sign_up("Мирко")
        await phone.sign_in("Мирко")
        made = await desk.post(
            "/api/tables", {**DUEL, "seats": {"bogatyrs": "me", "evil": "me"}}, 201
        )
        account = await desk.account()
        assert account is not None
        assert [one["label"] for one in account["sessions"]] == ["Firefox, Linux"] * 2
        (other,) = (one["id"] for one in account["sessions"] if not one["here"])
        async with browse(port, made["id"], phone.cookie) as browser:
            await browser.hello()
            await desk.post("/api/account/session/end", {"id": other})
            assert await browser.wire.closed == 1012
        assert await phone.account() is None
        assert (await phone.ask("POST", "/api/account/session/end", {}))[0] == 401
        await desk.post("/api/account/sign-out", {})
        assert await desk.account() is None
        assert (await desk.get("/api/me"))["name"] == ""

    run(story())


def test_a_code_opens_once_and_a_new_password_ends_other_sessions(port: int) -> None:
    async def story() -> None:
        desk, phone = Device(port), Device(port)
        codes = await desk.sign_up("Oskol")
        said = {"name": "Oskol", "code": codes[3].upper().replace("-", " ")}
        await phone.post("/api/account/recover", said)
        refused = await Device(port).post("/api/account/recover", said, 403)
        assert refused["error"]["code"] == "credentials"
        await phone.post("/api/account/password", {"password": "another good one"})
        assert await desk.account() is None
        await desk.sign_in("Oskol", SECRET, 403)
        await desk.sign_in("Oskol", "another good one")
        account = await desk.account()
        assert account is not None
        assert account["codes"] == 7
        await desk.post("/api/account/codes", {})
        last = {"name": "Oskol", "code": codes[0]}
        await Device(port).post("/api/account/recover", last, 403)

    run(story())


def test_an_account_tells_all_it_keeps_and_leaves_nothing_but_games(port: int) -> None:
    async def story() -> None:
        ann, bob = Device(port), Device(port)
        await ann.sign_up("Солова")
        await bob.guest("Bob")
        tables = []
        for _ in range(2):
            made = await ann.post("/api/tables", DUEL, 201)
            await bob.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
            tables.append(made["id"])
        live, over = tables
        async with browse(port, over, bob.cookie) as browser:
            await browser.hello()
            await browser.say("evil", "concede")
        waiting = await ann.post("/api/tables", {**DUEL, "listed": True}, 201)
        siege = {"game": "bastion", "options": {"players": 2}}
        seats = {"dagdar": "me"}
        team = await ann.post("/api/tables", {**siege, "seats": seats}, 201)
        await bob.post(f"/api/tables/{team['id']}/join", {"invite": team["invite"]})

        kept = await ann.get("/api/account/export")
        assert kept["account"]["name"] == "Солова"
        assert {one["id"] for one in kept["games"]} == {*tables, waiting["id"], team["id"]}
        assert sum("record" in one for one in kept["games"]) == 1
        assert "argon2" not in str(kept)

        await ann.post("/api/account/delete", {"name": "Solova"}, 400)
        await ann.post("/api/account/delete", {"name": "Солова"})
        assert await ann.account() is None
        for table in (live, over):
            async with browse(port, table, bob.cookie) as browser:
                said = (await browser.hello())["table"]
                assert said["status"] == "over"  # given up, as a person would
                assert [seat["name"] for seat in said["seats"]] == ["deleted", "Bob"]
        said = await bob.get(f"/api/tables/{team['id']}")
        assert [seat["kind"] for seat in said["seats"]] == ["bot", "human"]  # others defend on
        said = await bob.get(f"/api/tables/{waiting['id']}")
        assert [seat["kind"] for seat in said["seats"]] == ["open", "open"]
        await Device(port).sign_in("Солова", SECRET, 403)
        await Device(port).sign_up("Солова")  # the name is free

    run(story())


def entry(guest: str, number: int) -> Entry:
    return Entry(Session(f"hash-{number}", "", 1, 2**31, ""), "", guest)


def test_things_move_once_and_what_is_written_in_the_old_name_is_settled(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(connect(tmp_path / "laar.db"))
        book = AccountBook(store)
        sat = {"bogatyrs": Seat("human", "Guest", "g1"), "evil": Seat("human", "Guest", "g2")}
        for number in (1, 2):
            await store.create(head(f"t{number}", status="live", creator="g1", seats=sat))
            await LearntStore(store, f"g{number}").note("bastion", "lesson", {"first": 3 * number})
            await PuzzleBook(store, f"g{number}").solved("berserk", "p1", 10 + number)
        account = Account("ann", "Ann", names.skeleton("Ann"), "", 1)
        assert await book.sign_up(account, None, ["c1"], entry("g1", 1)) == ["t1", "t2"]
        assert await book.sign_up(account, None, ["c2"], entry("g3", 2)) is None
        assert await book.sign_in(account, entry("g2", 3)) == ["t1", "t2"]
        assert await book.sign_in(account, entry("g2", 4)) == []
        loaded = await store.load("t2")
        assert loaded is not None
        assert {seat.guest for seat in loaded[0].seats.values()} == {"ann"}
        assert await LearntStore(store, "ann").all() == [("bastion", "lesson", "first", 6)]
        assert await PuzzleBook(store, "ann").days(20) == {11, 12}
        # A table that was in memory writes what it knew: whoever reads it knows better.
        await store.save(head("t1", status="live", creator="g1", seats=sat))
        loaded = await store.load("t1")
        assert loaded is not None
        assert [(s.guest, s.name) for s in loaded[0].seats.values()] == [("ann", "Ann")] * 2
        assert loaded[0].creator == "ann"
        await own_data.forget(store, "ann")
        await store.save(head("t1", status="over", creator="g1", seats=sat))
        loaded = await store.load("t1")
        assert loaded is not None
        assert [(s.guest, s.name) for s in loaded[0].seats.values()] == [("", "deleted")] * 2
        moved = await store.do(lambda db: moving.move(db, "g1", Person("bob", "Bob")))
        assert moved == []
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"), ("Coco", "Сосо"), ("Hope", "Норе"), ("Bob", "8ob"), ("б-52", "652"),
        ("Ilya", "llya"),
        ("Ilya", "1lya"), ("Mom", "Morn"), ("Oskol", "0sk0l"), ("Ann", "A_n-n"), ("Зоя", "3оя"),
        ("Елка", "Ёлка"),
    ],
)  # fmt: skip
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert names.skeleton(one) == names.skeleton(other)


def test_what_a_name_may_be() -> None:
    for name in ("Ann", "Ветлуга", "Jean-Luc", "Илья Муромец", "Bob2", "Їжак"):
        assert names.check(f"  {name} ") == name
    assert names.check("ＡＮＮ") == "ANN"
    assert len({names.skeleton(name) for name in ("Ann", "Anna", "Иван", "Igor", "Егор")}) == 5
    bad = (
        *(
            "A",
            "Aнна",
            "ann!",
            "1ann",
            "x" * 21,
            "An\u200bn",
            "Añn",
            "straße",
            "12",
            "-ann",
            "ann-",
        ),
        *("ann  .b", "admin", "Adm1n", "АДМИН", "Gue5t", "deleted", "greedy", "Bast1on", "אבג"),
        *("ａｄｍｉｎ", "Удалён", "м0деpатор"),
    )
    for name in bad:
        with pytest.raises(Denied):
            assert not names.check(name), name


def test_without_accounts_a_server_is_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, accounts="off") as inside:
            ann = Device(inside.port)
            assert (await ann.get("/api/me"))["accounts"] is False
            for path in ("", "/sign-in", "/export"):
                for method in ("GET", "POST"):
                    assert (await ann.ask(method, f"/api/account{path}", {}))[0] == 404
            status, _ = await load_client.call(inside.port, "POST", "/api/tables/x/leave", {})
            assert status == 404
            await ann.guest("admin")

    run_inside(story())
