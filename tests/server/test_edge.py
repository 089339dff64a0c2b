"""What anyone may send to the server: any address, any host, any cookie; and what proxies say."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path

import msgspec
import pytest
from tests.server.inside import guarded, head_of, say, serving
from tests.server.inside import run as run_inside
from tests.server.people import browse, run

from laar.cli import main as cli
from laar.server import config
from laar.server.bench import load_client
from laar.server.bench.process import GENEROUS, Served
from laar.server.berserk import workshop
from laar.server.edge.crowd import Crowd, address_of
from laar.server.edge.turns import A_TURN, Turns

PLACES = (
    *("/", "/assets/", "/t/", "/api/", "/api/tables/", "/api/games/", "/api/rules/berserk/"),
    *("/api/learn/", "/api/packs/berserk/", "/api/decks/berserk/", "/api/tables/x/replay/"),
    *("/api/workshop/berserk/tests/", "/api/tables?list=", "/api/tables?list=mine&before="),
)
PIECES = (
    *("%00", "%0a", "%0d%0aX:1", "%2e%2e", "..", ".", "...", "%2f", "/", "//", "%5c", "\\", "%ff"),
    *("%ed%a0%80", "%f0%9f%8e%b2", "%D0%98", "%", "%%", "%zz", "~", "*", "?", "#", "&", "=", ":"),
    *("a", "index.html", "x" * 300, "y" * 5000, "index-C5.js", "con", "-1", "9" * 400, "1.", ";"),
)
NAMED = ["/%00", "/" + "x" * 300, "/%2e%2e/%2e%2e/app.py", "//etc/passwd", "/t/%D0%98"]


def request(path: str, method: str = "GET", host: str = "x", more: str = "") -> bytes:
    """A request, byte for byte."""
    head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{more}\r\n"
    return head.encode("latin-1")


async def reply(port: int, sent: bytes) -> tuple[int, bytes]:
    """The status of a reply that is guarded whatever it says."""
    said = (await say(port, sent)).removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n")
    assert guarded(said), sent
    return head_of(said)[0], said


def test_no_address_is_our_mistake(port: int) -> None:
    async def story() -> None:
        rng = random.Random(11)
        for path in NAMED:
            assert (await reply(port, request(path)))[0] == 404
        for _ in range(400):
            path = rng.choice(PLACES) + "".join(rng.choices(PIECES, k=rng.randrange(1, 5)))
            method = rng.choice(("GET", "GET", "HEAD", "POST", "PUT", "OPTIONS"))
            status, _ = await reply(port, request(path.replace(" ", "%20"), method))
            assert status < 500, (method, path)

    run(story())


def test_a_page_that_is_none_is_a_page_all_the_same(port: int) -> None:
    """The client says so in the reader's language; programs hear it from the status."""

    async def story() -> None:
        for path in ("/", "/watch", "/t/abc-_1", "/rules/bastion", "/workshop", "/workshop/x/"):
            assert (await reply(port, request(path)))[0] in (200, 503), path
        for path in ("/nowhere", "/rules/chess", "/t/", "/watch/me", "/learn/chess"):
            status, said = await reply(port, request(path))
            assert status in (404, 503)
            assert b"text/html" in said

    run(story())


def test_no_head_is_our_mistake(port: int) -> None:
    async def story() -> None:
        hosts = ("[", "[::1", "x:y", "x:99999999", "a b", "\xff", "", "http://x", "x,y", "%00")
        for host in hosts:
            for path in ("/", "/api/me", "/api/tables/", "/api/games/berserk/2021/"):
                assert (await reply(port, request(path, host=host)))[0] < 500
        odd = (
            *("Cookie: laar=\xff", "Cookie: laar=.", "Cookie: =;;=", "Cookie: laar=" + "a" * 9000),
            *("If-None-Match: \xff", "Accept-Encoding: \xff, gzip", "Origin: \xff", "Origin: null"),
            *("X-Forwarded-For: \xff", "X-Forwarded-For: ,,", "X-Forwarded-Proto: gopher"),
            *("Content-Length: 0", "Range: bytes=9-1", "Expect: 100-continue", "Upgrade: h2c"),
        )
        for line in odd:
            for method in ("GET", "POST"):
                sent = request("/api/me", method, more=line + "\r\n")
                assert (await reply(port, sent))[0] < 500, line

    run(story())


def test_files_and_made_replies_come_packed_and_are_known_again(port: int) -> None:
    async def story() -> None:
        for path in ("/api/games/berserk/2021", "/api/rules/bastion/2018", "/api/lessons/bastion"):
            _, plain = await reply(port, request(path))
            status, packed = await reply(port, request(path, more="Accept-Encoding: gzip\r\n"))
            assert status == 200
            assert len(packed) < len(plain) / 2
            tag = head_of(packed)[1].partition(b"etag: ")[2].partition(b"\r\n")[0].decode()
            again, _ = await reply(port, request(path, more=f"If-None-Match: {tag}\r\n"))
            assert again == 304

    run(story())


# -- proxies and origins --------------------------------------------------------------------------


def cookie_of(said: bytes) -> bytes:
    return head_of(said)[1].partition(b"set-cookie: ")[2].partition(b"\r\n")[0]


def test_a_proxy_elsewhere_is_believed_when_it_is_named(tmp_path: Path) -> None:
    async def story() -> None:
        https = "X-Forwarded-Proto: https\r\nX-Forwarded-For: {}\r\n"
        for proxies, believed in ((("127.0.0.0/8",), True), (("192.0.2.1",), False)):
            data = tmp_path / str(believed)
            async with serving(data, proxies=proxies, visits=0.0) as inside:
                _, said = await reply(
                    inside.port, request("/api/me", more=https.format("192.0.2.9"))
                )
                assert (b"secure" in cookie_of(said)) is believed
                told = []
                for number in range(150):  # more than an address may be
                    more = https.format(f"198.51.100.{number}, 192.0.2.{number % 200}")
                    told.append((await reply(inside.port, request("/api/me", more=more)))[0])
                assert (429 in told) is not believed

    run_inside(story())


def test_only_the_last_address_that_is_no_proxy_counts(tmp_path: Path) -> None:
    """Who asks may write what they like before it."""

    async def story() -> None:
        async with serving(tmp_path, visits=0.0) as inside:
            told = []
            for number in range(150):
                more = f"X-Forwarded-For: 198.51.100.{number}, 192.0.2.9, 127.0.0.1\r\n"
                told.append((await reply(inside.port, request("/api/me", more=more)))[0])
            assert 429 in told

    run_inside(story())


@pytest.mark.parametrize(
    ("origin", "head", "status"),
    [
        ("http://play.example", "", 201),
        ("https://play.example", "", 403),  # over http nobody is at a page of https
        ("http://play.example", "X-Forwarded-Proto: https\r\n", 403),
        ("https://play.example", "X-Forwarded-Proto: https\r\n", 201),
        ("https://other.example", "", 201),  # one of --origins
        ("http://other.example", "", 403),
        ("https://other.example:8443", "", 403),
        ("null", "", 403),
    ],
)
def test_a_page_of_ours_has_our_scheme_too(
    tmp_path: Path, origin: str, head: str, status: int
) -> None:
    async def story() -> None:
        origins = frozenset({"https://other.example"})
        async with serving(tmp_path, origins=origins) as inside:
            ann = await load_client.guest(inside.port, "Ann")
            body = msgspec.json.encode({"game": "belogorye"})
            more = f"{head}Origin: {origin}\r\nCookie: {ann}\r\nContent-Length: {len(body)}\r\n"
            sent = request("/api/tables", "POST", "play.example", more)
            assert (await reply(inside.port, sent + body))[0] == status

    run_inside(story())


def test_proxies_and_origins_are_read_as_they_are_meant() -> None:
    assert config.read("proxies", "10.0.0.7, 192.168.0.0/16,fd00::/8") == (
        *("10.0.0.7/32", "192.168.0.0/16", "fd00::/8"),
    )
    assert config.read("metrics", "none") == ()
    assert config.read("origins", "https://Play.example:443,http://[::1]:8000/") == {
        *("https://play.example", "http://[::1]:8000"),
    }


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--proxies", "everyone"),
        ("--proxies", "10.0.0.0/33"),
        ("--proxies", "10.0.0.1,,"),
        ("--proxies", ""),
        ("--origins", "play.example"),
        ("--origins", "ftp://play.example"),
        ("--origins", "https://"),
        ("--origins", "https://play.example/path"),
        ("--origins", "https://me@play.example"),
        ("--origins", "https://play.example:port"),
        ("--origins", "https://*"),
        ("--keep", "-1"),
        ("--sockets", "0"),
        ("--bots", "0"),
    ],
)
def test_a_bad_setting_is_named(
    option: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        cli(["serve", f"{option}={value}"])
    assert end.value.code == 2
    assert option in capsys.readouterr().err


def test_an_address_is_one_however_it_is_written() -> None:
    assert address_of("::ffff:192.0.2.7") == address_of("192.0.2.7") == "192.0.2.7"
    assert address_of("2001:db8:1:2::7") == address_of("2001:db8:1:2:ffff::9%eth0")
    assert address_of("2001:db8:1:2::7") != address_of("2001:db8:1:3::7")
    crowd = Crowd(1, ("10.0.0.0/8",))
    assert [crowd.enter("10.1.2.3") for _ in range(3)] == [True] * 3
    assert [crowd.enter("::ffff:10.1.2.3") for _ in range(3)] == [True] * 3
    assert [crowd.enter("2001:db8::1"), crowd.enter("2001:db8::2")] == [True, False]
    crowd.leave("2001:db8::1")
    assert crowd.enter("2001:db8::2")


# -- lists ----------------------------------------------------------------------------------------


def test_a_list_is_told_page_by_page_and_in_short(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        port = served.port
        ann = await load_client.guest(port, "Ann")
        made = []
        drawn = "first evil\nturn evil 1\nc3 ilya_muromets\nd4 leshy" + "\n" * 3000
        for number in range(53):
            wish: dict[str, object] = {"game": "belogorye", "seats": {"evil": "me"}, "listed": True}
            if number == 0:
                wish = {"game": "belogorye", "options": {"position": drawn}, "listed": True}
            status, told = await load_client.call(port, "POST", "/api/tables", wish, ann)
            assert status == 201, told
            made.append(told["id"])
        path = "/api/tables"
        _, first = await load_client.call(port, "GET", path, None, ann)
        assert [len(first["open"]), len(first["mine"])] == [50, 50]
        more = {name: f"{path}?list={name}&before={first['more'][name]}" for name in first["more"]}
        _, mine = await load_client.call(port, "GET", more["mine"], None, ann)
        _, waiting = await load_client.call(port, "GET", more["open"], None, ann)
        assert (mine["more"], waiting["more"]) == ({"mine": None}, {"open": None})
        assert {t["id"] for t in first["mine"] + mine["mine"]} == {*made[1:]}
        assert {t["id"] for t in first["open"] + waiting["open"]} == {*made}
        long = next(t for t in waiting["open"] + first["open"] if t["id"] == made[0])
        assert long["options"]["position"] in (True, None)
        for bad in ("?list=all", "?before=5.x", "?list=mine&before=x", "?list=mine&before=%00."):
            status, told = await load_client.call(port, "GET", path + bad, None, ann)
            assert (status, told["error"]["code"]) == (400, "malformed")

    with Served(tmp_path / "data", *GENEROUS) as served:
        run(story(served))


def test_nobody_waits_for_what_is_made_the_first_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a form offers is written down beside the tables, once."""

    async def story() -> None:
        begun, go_on = threading.Event(), threading.Event()
        made: list[int] = []

        def slow() -> dict[str, int]:
            begun.set()
            assert go_on.wait(30)
            made.append(1)
            return {"made": len(made)}

        monkeypatch.setattr(workshop, "_described", slow)
        async with serving(tmp_path) as inside:
            path = request("/api/workshop/berserk/language")
            waiting = [asyncio.create_task(say(inside.port, path)) for _ in range(3)]
            while not begun.is_set():
                await asyncio.sleep(0.01)
            assert (await reply(inside.port, request("/livez")))[0] == 200
            go_on.set()
            said = [await one for one in waiting]
            assert all(one.endswith(b'{"made":1}') for one in said)

    run_inside(story())


def test_a_socket_to_any_address_is_answered(port: int) -> None:
    async def story() -> None:
        for table in ("%00", "x" * 3000, "%2e%2e", "%F0%9F%8E%B2", "-"):
            async with browse(port, table) as browser:
                assert (await browser.next("error"))["code"] == "unknown"

    run(story())


def test_a_few_requests_begin_at_a_time(port: int) -> None:
    """However many come at once, the loop turns in between; and nobody waits for ever."""

    async def story() -> None:
        turns = Turns()
        begun: list[int] = []
        turn = 0

        async def one() -> None:
            await turns()
            begun.append(turn)

        tasks = [asyncio.create_task(one()) for _ in range(100)]
        tasks[50].cancel()  # someone hangs up
        while not all(task.done() for task in tasks):
            await asyncio.sleep(0)
            turn += 1
        assert len(begun) == 99
        assert max(begun.count(number) for number in begun) <= 2 * A_TURN
        got = await asyncio.gather(*(load_client.call(port, "GET", "/api/me") for _ in range(60)))
        assert {status for status, _ in got} == {200}

    run(story())
