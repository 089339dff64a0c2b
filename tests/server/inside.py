"""A server in the loop of the test, so that its clocks can be set and its connections counted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
import uvloop

from laar.server.main import config, listen
from laar.server.settings import Settings

GUARDED = (b"content-security-policy: ", b"referrer-policy: ", b"x-content-type-options: ")


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test on the loop that servers have."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(asyncio.wait_for(work, 60))


class Inside:
    """The server and its port."""

    def __init__(self, server: uvicorn.Server, port: int) -> None:
        self.server = server
        self.port = port

    async def alone(self) -> None:
        """Wait until nobody is connected any more."""
        while self.server.server_state.connections:
            await asyncio.sleep(0.01)


@asynccontextmanager
async def serving(data: Path, **settings: Any) -> AsyncIterator[Inside]:
    """A server with these settings."""
    with listen("127.0.0.1", 0) as found:
        server = uvicorn.Server(config(Settings(data, bots=0, **settings)))
        task = asyncio.create_task(server.serve(sockets=[found]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield Inside(server, found.getsockname()[1])
        finally:
            server.should_exit = True
            await task


async def say(port: int, *sent: bytes, pause: float = 0.0) -> bytes:
    """Send these bytes and hear what comes until the connection ends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        hearing = asyncio.create_task(reader.read())
        for some in sent:
            if hearing.done() or writer.is_closing():
                break
            writer.write(some)
            await asyncio.sleep(pause)
        return await hearing
    except ConnectionError:
        return b""
    finally:
        writer.transport.abort()


def head_of(reply: bytes) -> tuple[int, bytes]:
    """The status of a reply, and its head in small letters."""
    head = reply.partition(b"\r\n\r\n")[0]
    return int(head.split(b" ", 2)[1]), head.lower()


def guarded(reply: bytes) -> bool:
    """Does a reply say what browsers may do with it?"""
    head = head_of(reply)[1]
    return all(head.count(name) == 1 for name in GUARDED)
