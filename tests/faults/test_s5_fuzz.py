"""S5: random and mutated frames and requests: no crash, no 5xx, no growth."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from tests.server.people import Browser, alone, browse, play

from laar.server.bench import load_client
from laar.server.bench.process import GENEROUS, Served

WORDS = [
    *("step", "strike", "use", "end", "place", "first", "ready", "retract", "intercept", "pass"),
    *("blow", "also", "enough", "to", "heal", "cure", "splash", "conceded", "offer-draw", "undo"),
    *("a1", "c3", "c4", "e6", "z9", "weak", "miss", "strong", "ilya_muromets", "leshy", "bogatyrs"),
    *("evil", "chance", "0", "1", "6", "-1", "99999999999", "\x00", "\U0001f3b2", "Илья"),
]
VALUES: tuple[Any, ...] = (
    *(None, True, 0, -1, 1.5, 2**70, "", "evil", "bogatyrs", [], {}, ["end"], {"do": "hello"}),
)
WHOLE: list[dict[str, Any]] = [
    {"do": "hello", "since": 0},
    {"do": "answer", "as": "evil", "n": 5, "answer": "end"},
    {"do": "undo", "as": "bogatyrs", "n": 5},
    {"do": "why", "as": "evil", "answer": "step c3 c4"},
    {"do": "odds", "as": "bogatyrs", "answer": "strike c3 c4"},
    {"do": "hint", "as": "nobody"},
]


def memory(server: Served) -> int:
    """Kilobytes the server holds."""
    with open(f"/proc/{server.process.pid}/status", encoding="utf-8") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def noise(rng: random.Random) -> bytes:
    """Anything at all."""
    return rng.randbytes(rng.choice((0, 1, 5, 40, 400, 3000)))


def mutant(rng: random.Random, n: int) -> bytes:
    """A valid frame with a field, a word or a few bytes changed."""
    frame = dict(rng.choice(WHOLE))
    if "n" in frame:
        frame["n"] = n  # the open question: what follows reaches the rules
    if "answer" in frame:
        frame["answer"] = " ".join(rng.choices(WORDS, k=rng.randrange(5)))
    if rng.random() < 0.3:
        frame[rng.choice([*frame, "as", "more"])] = rng.choice(VALUES)
    data = bytearray(msgspec.json.encode(frame))
    for _ in range(rng.choice((0, 0, 0, 1, 5))):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


async def pelt(server: Served, frames: int, seed: int) -> int:
    """Send so many frames of each kind to a game that goes on; the growth in kilobytes."""
    rng = random.Random(seed)
    table, ann = await alone(server.port)
    async with browse(server.port, table, ann) as a:
        await a.hello()
        await play(rng, a, answers=60)
        before = memory(server)
        for batch in batches(rng, frames):
            async with browse(server.port, table, ann) as fuzzer:
                await fuzzer.hello()
                n = max(state["n"] for state in fuzzer.states.values())
                for kind in batch:
                    fuzzer.wire.send(noise(rng) if kind else mutant(rng, n))
                fuzzer.wire.say(do="why", seat="evil", answer="end")
                # an answer to the last, or the door: 1008 to those who send too much rubbish
                done = asyncio.create_task(last_heard(fuzzer))
                waits: set[asyncio.Future[Any]] = {done, fuzzer.wire.closed}
                await asyncio.wait(waits, return_when="FIRST_COMPLETED")
                if done.done():
                    done.result()
                else:
                    done.cancel()
                    assert await fuzzer.wire.closed == 1008
            assert server.process.poll() is None
        await a.hello()
    return memory(server) - before


async def last_heard(fuzzer: Browser) -> None:
    """Wait for the reply to the last frame."""
    await fuzzer.next("why", lambda frame: bool(frame["answer"] == "end"))


def batches(rng: random.Random, frames: int) -> Iterator[list[bool]]:
    """Noise and mutants in handfuls a connection may send before it is closed."""
    for _ in range(0, 2 * frames, 40):
        yield [rng.random() < 0.5 for _ in range(40)]


async def knock(server: Served, requests: int, seed: int) -> None:
    """Requests with random bodies and addresses: never a 5xx."""
    rng = random.Random(seed)
    ann = await load_client.guest(server.port, "Ann")
    paths = ("me", "tables", "tables/x/join", "tables/x/branch", "try", "verify", "games/x/y")
    for _ in range(requests):
        path = "/api/" + rng.choice(paths)
        if rng.random() < 0.2:
            path += "/" + "".join(rng.choices("abc%0/.?=&~", k=8))
        shape = {rng.choice(("game", "seats", "at", "clause", "name")): rng.choice(VALUES)}
        body = noise(rng) if rng.random() < 0.5 else msgspec.json.encode(shape)
        status, _ = await load_client.call(
            server.port, rng.choice(("GET", "POST")), path, body, ann
        )
        assert status < 500


def test_rubbish_does_no_harm(tmp_path: Path) -> None:
    with Served(tmp_path / "data", *GENEROUS) as server:
        asyncio.run(knock(server, requests=150, seed=5))
        growth = asyncio.run(pelt(server, frames=2000, seed=5))
    assert growth < 50 * 1024
    assert server.errors.read_text() == ""
