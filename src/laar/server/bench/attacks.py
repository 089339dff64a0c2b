"""What someone may send to stop others: 200 frames of each kind, requests by the hundred, records
of a megabyte. `laar bench attacks` and the tests send them at a real server."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

import msgspec

import laar
from laar.core import record
from laar.core.play import Line
from laar.server.bench import load_client

FRAMES = 200
AT_ONCE = 25  # requests
# Dice that may be rolled again and again, and many who may defend.
HARD = "\n".join(
    (
        "b5 red 48 exp_attack 60",
        "c5 blue 48 curse",
        *(f"{cell} blue 48 curse" for cell in ("c4", "c6", "b4", "b6", "a4")),
    )
)
TARGETS = ("c5", "c4", "c6", "b4", "b6", "a4")
Attack = Callable[[int, str], Coroutine[Any, Any, None]]  # at a port, by a guest with this cookie


async def _drawn(port: int, cookie: str) -> str:
    """A table of the hard position where one person leads both sides."""
    wish = {"game": "berserk", "seats": {"red": "me", "blue": "me"}, "options": {"position": HARD}}
    status, made = await load_client.call(port, "POST", "/api/tables", wish, cookie)
    assert status == 201, made
    return str(made["id"])


def frames(**frame: Any) -> Attack:
    """So many frames at once; ``{n}`` in an answer is the number of the frame, ``{cell}`` is where
    someone may be struck."""

    async def attack(port: int, cookie: str) -> None:
        states: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        wire = await load_client.connect(port, await _drawn(port, cookie), cookie, _listen(states))
        wire.say(do="hello")
        n = (await states.get())["n"]
        for number in range(FRAMES):
            cell = TARGETS[number % len(TARGETS)]
            said = {**frame}
            if "answer" in frame:
                said["answer"] = frame["answer"].format(n=number, cell=cell)
            if frame["do"] in ("answer", "undo"):
                said["n"] = n
            wire.say(**said)
        await _heard_all(wire, states)

    return attack


async def garbage(port: int, cookie: str) -> None:
    """Frames that are no JSON."""
    wire = await load_client.connect(port, await _drawn(port, cookie), cookie, lambda data: None)
    for number in range(FRAMES):
        wire.send(b'{"do":"answer","as":%d' % number)
    await wire.closed


async def see_saw(port: int, cookie: str) -> None:
    """An answer and its undo, again and again."""
    states: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    wire = await load_client.connect(port, await _drawn(port, cookie), cookie, _listen(states))
    wire.say(do="hello")
    n = (await states.get())["n"]
    for number in range(FRAMES // 2):
        wire.say(do="answer", seat="red", n=n + 2 * number, answer="end")
        wire.say(do="undo", seat="red", n=n + 2 * number + 1)
    await _heard_all(wire, states)


async def _heard_all(wire: load_client.Wire, states: asyncio.Queue[dict[str, Any]]) -> None:
    """A greeting is answered after everything said before it that changes the table."""
    while not states.empty():
        states.get_nowait()
    wire.say(do="hello")
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(10):
            await states.get()
    wire.transport.close()
    await wire.closed


def _listen(states: asyncio.Queue[dict[str, Any]]) -> load_client.Heard:
    def heard(data: bytes) -> None:
        if data.startswith(b'{"t":"state","as":"red"'):
            states.put_nowait(msgspec.json.decode(data))

    return heard


async def branches(port: int, cookie: str) -> None:
    """Other courses of a finished game, and looks at all its steps."""
    wish = {"game": "belogorye", "seats": {"bogatyrs": "me", "evil": "me"}}
    _, made = await load_client.call(port, "POST", "/api/tables", wish, cookie)
    done = asyncio.Event()
    rng = random.Random(2)

    def heard(data: bytes) -> None:
        told = msgspec.json.decode(data)
        ask = told.get("ask")
        if told["t"] == "state" and told["table"]["status"] == "over":
            done.set()
        elif ask and ask["mine"]:
            late = told["n"] > 250
            text = "concede" if late else rng.choice(ask["options"])
            wire.say(do="answer", seat=told["as"], n=told["n"], answer=text)

    wire = await load_client.connect(port, made["id"], cookie, heard)
    wire.say(do="hello")
    await done.wait()
    path = f"/api/tables/{made['id']}"
    await requests("POST", f"{path}/branch", {"at": 150, "dice": "keep"})(port, cookie)
    await requests("GET", f"{path}/replay?seat=evil")(port, cookie)
    for step in (0, 40, 99, 150):
        await requests("GET", f"{path}/replay/{step}", count=FRAMES // 4)(port, cookie)
    wire.transport.close()
    await wire.closed


def requests(method: str, path: str, body: Any = None, count: int = FRAMES) -> Attack:
    """The same request so many times, some at once."""

    data = b"" if body is None else msgspec.json.encode(body)

    async def attack(port: int, cookie: str) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                with contextlib.suppress(OSError):  # turned away
                    await _send(port, method, path, data, cookie)

        await asyncio.gather(*(one() for _ in range(count)))

    return attack


async def _send(port: int, method: str, path: str, body: bytes, cookie: str) -> None:
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        f"Accept-Encoding: gzip\r\nContent-Length: {len(body)}\r\nCookie: {cookie}\r\n\r\n"
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(head.encode() + body)
        await reader.read()
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


@cache
def long_record(size: int = 900_000) -> bytes:
    """A record that is sound and takes long: an answer and its undo, again and again."""
    rng, play = random.Random(1), laar.new("belogorye", seed="long")
    while len(play.history) < 80:
        play.answer(rng.choice(play.options()))
    seat, answer = play.asked[0], play.options()[-1]
    header = record.Header("belogorye", play.edition, {}, {}, "")
    before = record.write(play, header)
    pair = [Line(seat, answer), Line(seat, "undo 1")]
    play.lines += pair * ((size - len(before)) // 70)
    return record.write(play, header).encode()


async def many_records(port: int, cookie: str) -> None:
    """Seven people have long records checked at once, and hang up."""
    text = long_record()
    head = (
        f"POST /api/verify HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        f"Content-Length: {len(text)}\r\nCookie: {{}}\r\n\r\n"
    )
    writers = []
    for number in range(7):
        who = cookie if number == 0 else await load_client.guest(port, f"M{number}")
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head.format(who).encode() + text)
        await writer.drain()
        writers.append(writer)
    await asyncio.sleep(1)
    for writer in writers:
        writer.transport.abort()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


CARD = {"card": {"number": 1001, "deck": "own", "paragraphs": [{"x": n} for n in range(150)]}}
PACK = {"text": '{"name": "p", "author": "a", "cards": [' + ", ".join(["{}"] * 60) + "]}"}
ATTACKS: dict[str, Attack] = {
    "odds": frames(do="odds", seat="red", answer="strike b5 {cell}"),
    "why": frames(do="why", seat="red", answer="strike b5 a{n}"),
    "hint": frames(do="hint", seat="red"),
    "undo": frames(do="undo", seat="red"),
    "answer": frames(do="answer", seat="red", answer="strike b5 a{n}"),
    "see-saw": see_saw,
    "hello": frames(do="hello", since=0),
    "here": frames(do="here", seat="red"),
    "signal": frames(do="signal", seat="red", kind="clear"),
    "garbage": garbage,
    "records": many_records,
    "branches": branches,
    "tables": requests("GET", "/api/tables"),
    "games": requests("GET", "/api/games/berserk/2021"),
    "rules": requests("GET", "/api/rules/bastion/2018"),
    "workshop": requests("GET", "/api/workshop/berserk/language"),
    "set": requests("GET", "/api/workshop/berserk/cards"),
    "card": requests("POST", "/api/workshop/berserk/check", CARD),
    "board": requests("POST", "/api/try", {"game": "bastion", "clause": "BST-201"}),
    "pack": requests("POST", "/api/packs/berserk/read", PACK),
    "deck": requests("POST", "/api/decks/berserk/read", {"text": "3x foo bar\n" * 1400}),
    "scenario": requests("POST", "/api/scenarios/bastion", {"text": 'name = "x"\n' * 1200}),
    "draft": requests(
        "POST",
        "/api/tables",
        {
            "game": "berserk",
            "options": {"mode": "draft", "players": 4},
            "seats": {"red": "me", "blue": "bot greedy", "green": "bot greedy"},
        },
    ),
    "bots": requests(
        "POST",
        "/api/tables",
        {"game": "belogorye", "seats": {"bogatyrs": "bot search-3", "evil": "bot search-3"}},
    ),
}


if __name__ == "__main__":  # in a process of its own: who attacks is no part of what is timed
    long_record()
    print("ready", flush=True)
    sys.stdin.readline()
    asyncio.run(ATTACKS[sys.argv[1]](int(sys.argv[2]), sys.argv[3]))
