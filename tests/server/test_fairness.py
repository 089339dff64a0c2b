"""However much one table or connection says, the others have their turn."""

import asyncio
from pathlib import Path

import pytest
from tests.server.damage import HOT_SEAT, Ear, begun, opened
from tests.server.people import run
from tests.server.test_websocket import socket, text

from laar.server.edge.websocket import BITE
from laar.server.table.inbox import QUEUED
from laar.server.table.room import Room
from laar.server.wire import Answer, Here, Hint, Odds, Said, Signal, Undo, Why
from laar.server.wire import Hello as Greet

FRAMES: list[Said] = [
    Greet(),
    Answer("evil", 1, "stale"),
    Undo("evil", 1),
    Why("evil", "step a1 a2"),
    Odds("evil", "end"),
    Hint("evil"),
    Here("evil"),
    Signal("evil", "clear"),
]


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: type(frame).__name__)
def test_a_table_yields_between_any_two_frames(tmp_path: Path, frame: Said) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            await house.store.create(*begun("t", HOT_SEAT, 30))
            room = await house.room("t")
            ear = Ear(room, "ann")
            await ear.state("evil")
            jobs = QUEUED // 2
            for _ in range(jobs):
                ear.say(frame)
            turns = 0  # of everyone else
            while not room._inbox.empty():
                await asyncio.sleep(0)
                turns += 1
            assert turns >= jobs

    run(story())


def test_who_says_too_much_at_once_is_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            await house.store.create(*begun("t", HOT_SEAT, 30))
            room: Room = await house.room("t")
            flooding, other = Ear(room, "stranger"), Ear(room, "ann")
            await other.state("evil")
            for _ in range(200):
                flooding.say(Greet())
            assert room._inbox.qsize() <= QUEUED + 1
            assert (await flooding.refused())["code"] == "slow"
            other.say(Answer("evil", 1, "stale"))
            assert (await other.refused())["code"] == "stale"
            while not room._inbox.empty():
                await asyncio.sleep(0)
            flooding.errors.clear()
            flooding.say(Answer("evil", 1, "stale"))
            assert (await flooding.refused())["code"] == "foreign"

    run(story())


def test_a_network_that_brings_much_at_once_is_read_bite_by_bite() -> None:
    async def story() -> None:
        made, transport, ear = socket()
        reading: list[bool] = []
        transport.pause_reading = lambda: reading.append(False)  # type: ignore[method-assign]
        transport.resume_reading = lambda: reading.append(True)  # type: ignore[method-assign]
        said = [b"%d" % number for number in range(20_000)]
        flood = b"".join(text(one) for one in said)
        most, before = 0, 0
        made.data_received(flood)
        made.data_received(text(b"later"))
        while len(ear.said) < len(said) + 1:
            most, before = max(most, len(ear.said) - before), len(ear.said)
            await asyncio.sleep(0)
        assert ear.said == [*said, b"later"]
        assert most <= BITE / len(text(b"0"))
        assert reading == [False, True]

    run(story())


def test_a_frame_longer_than_a_bite_is_one_frame() -> None:
    async def story() -> None:
        made, transport, ear = socket()
        transport.pause_reading = transport.resume_reading = lambda: None  # type: ignore[method-assign]
        long = b"x" * (3 * BITE)
        made.data_received(b"\x81\xfe" + len(long).to_bytes(2, "big") + b"\0\0\0\0" + long)
        while not ear.said:
            await asyncio.sleep(0)
        assert ear.said == [long]
        assert made._late is None

    run(story())
