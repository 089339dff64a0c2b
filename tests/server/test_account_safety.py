"""Nobody gets into an account who does not belong there, and trying costs nobody else anything."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from tests.databases import of_sqlite, query
from tests.server.devices import SECRET, Device
from tests.server.inside import run as run_inside
from tests.server.inside import serving
from tests.server.people import run

from laar.server.accounts import passwords
from laar.server.accounts.accounts import FRESH
from laar.server.accounts.passwords import THREADS, WAITING, Passwords
from laar.server.bench.process import GENEROUS, Served
from laar.server.edge import limits
from laar.server.edge.guests import Cookies
from laar.server.store.accounts import IDLE

WRONG = "not the password"


def test_a_name_cannot_be_guessed_from_what_is_refused_or_how_much_is_worked(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        await Device(port).sign_up("Irvena")
        stranger = Device(port)
        said = [await stranger.sign_in(name, WRONG, 403) for name in ("Irvena", "Nobody here")]
        assert said[0] == said[1]
        codes = [
            await stranger.post("/api/account/recover", {"name": name, "code": "x"}, 403)
            for name in ("Irvena", "Nobody here")
        ]
        assert codes[0] == codes[1] == said[0]
        assert stranger.cookies == {}  # and nothing that was refused leaves a cookie

    run(story())

    async def work() -> None:
        hashed: list[str] = []
        some = Passwords()
        stored = await some.hash(SECRET)
        await some.fits("", "x")  # what nobody has is hashed once
        verify = type(some._hasher).verify

        def counted(self: object, hash: str, password: str) -> bool:
            hashed.append(hash[: hash.rfind("$", 0, -50)])
            return bool(verify(self, hash, password))  # type: ignore[arg-type]

        monkeypatch.setattr(type(some._hasher), "verify", counted)
        assert [await some.fits(known, WRONG) for known in (stored, "")] == [False, False]
        assert await some.fits(stored, SECRET)
        assert hashed[0] == hashed[1]  # the same work: memory, rounds, lanes
        await some.close()

    asyncio.run(work())


def test_brute_force_and_mass_sign_up_end_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # no time passes

    async def story() -> None:
        async with serving(tmp_path, sign_ins=20, sign_ups=3) as inside:
            guesser = Device(inside.port)

            async def tries(path: str, host: str, name: str) -> int:
                wish = {"name": name, "password": f"guess of {name}"}
                more = f"X-Forwarded-For: {host}\r\n"
                return (await guesser.ask("POST", f"/api/account/{path}", wish, more))[0]

            assert await tries("sign-up", "10.0.0.1", "Turmak") == 201
            # One name from many addresses, and many names from one.
            by_name = [await tries("sign-in", f"10.1.{n}.1", "TURMAK") for n in range(24)]
            assert by_name == [403] * 20 + [429] * 4
            by_address = [await tries("sign-in", "10.2.0.1", f"No {n}") for n in range(24)]
            assert by_address == [403] * 20 + [429] * 4
            made = [await tries("sign-up", "10.3.0.1", f"Bob {n}") for n in range(500)]
            assert made == [201] * 3 + [429] * 497

    run_inside(story())


def test_whoever_planted_a_cookie_gets_nothing_of_the_account(port: int) -> None:
    """Fixation: the cookie of a guest and that of a session are worth nothing after signing in."""

    async def story() -> None:
        mallory, ann = Device(port), Device(port)
        await mallory.guest("Mallory")
        ann.cookies = dict(mallory.cookies)
        await ann.sign_up("Vedana")
        assert await mallory.account() is None
        assert (await mallory.ask("POST", "/api/tables", {"game": "belogorye"}))[0] == 401
        before = Device(port)
        before.cookies = dict(ann.cookies)
        await ann.sign_in("Vedana")
        assert await before.account() is None  # the session of this browser is another one now
        # A session of one's own in the browser of another does not take their games along.
        bob = Device(port)
        await bob.sign_up("Gorislav")
        bob.cookies = dict(ann.cookies)
        await bob.sign_in("Gorislav")
        account = await bob.account()
        assert account is not None
        assert account["name"] == "Gorislav"

    run(story())


def test_the_pages_of_others_can_do_nothing_and_scripts_see_no_cookie(port: int) -> None:
    async def story() -> None:
        ann = Device(port)
        await ann.sign_up("Ladomir")
        (given,) = ann.set
        assert "httponly" in given.lower()
        assert "samesite=lax" in given.lower()
        foreign = "Origin: https://evil.example\r\n"
        for path in (
            *("sign-up", "sign-in", "sign-out", "recover", "password", "codes", "delete"),
            *("session/end", "passkey/new", "passkey/add", "passkey/remove", "passkey/sign-in"),
        ):
            status, said = await ann.ask("POST", f"/api/account/{path}", {}, foreign)
            assert (status, said["error"]["code"]) == (403, "foreign"), path
        for path in ("delete", "export"):  # nor does a mere link change or tell anything
            assert (await Device(port).ask("GET", f"/api/account/{path}"))[0] in (401, 405)
        assert await ann.account() is not None
        page = Device(port)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        head = (await reader.read()).partition(b"\r\n\r\n")[0].decode().lower()
        writer.close()
        policy = head.partition("content-security-policy: ")[2].partition("\r\n")[0]
        assert "default-src 'self'" in policy
        assert "script-src" not in policy  # so scripts are our files alone: none inline
        assert page.cookies == {}

    run(story())


def test_a_forged_session_is_nobodys_and_what_matters_needs_a_new_one(served: Served) -> None:
    async def story() -> None:
        ann = Device(served.port)
        await ann.sign_up("Svarog")
        forged = Device(served.port)
        mine = Cookies(b"another secret")._sessions.dumps("x" * 43)
        for value in (mine, ann.cookies["laar"][:-1] + "A", "x", ""):
            forged.cookies = {"laar": value}
            assert await forged.account() is None
            assert (await forged.ask("GET", "/api/account/export"))[0] == 401
        account = await ann.account()
        assert account is not None
        (here,) = (one["id"] for one in account["sessions"])
        older = "UPDATE sessions SET made = made - :ago WHERE hash = :here"
        query(served.address, older, ago=FRESH, here=here)
        wishes = {"password": {"password": "x" * 12}, "codes": {}, "delete": {"name": "Svarog"}}
        for path, wish in {**wishes, "passkey/remove": {}}.items():
            said = await ann.post(f"/api/account/{path}", wish, 403)
            assert said["error"]["code"] == "prove", path
        assert (await ann.ask("GET", "/api/account/export"))[0] == 403
        long_ago = "UPDATE sessions SET seen = seen - :ago WHERE hash = :here"
        query(served.address, long_ago, ago=IDLE, here=here)
        assert await ann.account() is None

    run(story())


@of_sqlite
def test_no_secret_is_logged_or_stored_as_it_is(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ann = Device(server.port)
        codes = await ann.sign_up("Miloslava", SECRET)
        await ann.sign_in("Miloslava", WRONG, 403)
        await ann.sign_in("Miloslava", SECRET)
        await ann.post("/api/account/sign-in", {"name": 5, "password": SECRET}, 400)
        await ann.post("/api/account/sign-in", {"name": "M", "passwort": SECRET}, 400)
        await ann.post("/api/account/recover", {"name": "Miloslava", "code": codes[0]})
        token = Cookies(b"")._sessions.load_payload(ann.cookies["laar"].rpartition(".")[0].encode())
        server.kill()
        written = server.errors.read_bytes()
        stored = b"".join(
            path.read_bytes() for path in sorted(tmp_path.glob("laar.db*")) if path.is_file()
        )
        assert b"sign-in" in written  # every request is told
        plain = passwords.plain_code(codes[1])
        for secret in (SECRET, WRONG, *codes, plain, str(token), ann.cookies["laar"]):
            assert secret.encode() not in written
            assert secret.encode() not in stored
        assert b"$argon2id$" in stored

    with Served(tmp_path, *GENEROUS, "log_level=debug") as server:
        run(story(server))


def test_hashing_holds_up_nobody_and_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While passwords are hashed, other requests are answered: all of them before the first
    hash is done."""
    begun, go_on = threading.Event(), threading.Event()
    really = Passwords.hash_now

    def slow(self: Passwords, password: str) -> str:
        begun.set()
        assert go_on.wait(60)
        return really(self, password)

    monkeypatch.setattr(Passwords, "hash_now", slow)

    async def story() -> None:
        async with serving(tmp_path, sign_ups=10_000, sign_ins=10_000) as inside:
            crowd = [
                asyncio.create_task(
                    Device(inside.port).ask(
                        "POST",
                        "/api/account/sign-up",
                        {"name": f"Bob {number}", "password": SECRET},
                    )
                )
                for number in range(50)
            ]
            assert await asyncio.to_thread(begun.wait, 60)
            guest = Device(inside.port)
            for _ in range(20):
                await guest.get("/api/me")
            refused = 50 - THREADS - WAITING
            while sum(task.done() for task in crowd) < refused:
                await asyncio.sleep(0.01)
            done = [task.result() for task in crowd if task.done()]
            assert [status for status, _ in done] == [503] * refused
            assert {said["error"]["code"] for _, said in done} == {"busy"}
            go_on.set()
            statuses = [status for status, _ in await asyncio.gather(*crowd)]
            assert statuses.count(201) == THREADS + WAITING

    run_inside(story())


def test_a_weak_password_is_none(port: int) -> None:
    async def story() -> None:
        for password in ("short", "aaaaaaaaaaaa", "Radmilina1Radmilina1", "x" * 201):
            wish = {"name": "Radmilina1", "password": password}
            status, said = await Device(port).ask("POST", "/api/account/sign-up", wish)
            assert status == 400, password
            assert password not in msgspec.json.encode(said).decode()

    run(story())
