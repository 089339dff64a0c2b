"""Tests of a card: bot games in processes of their own, a few at a time, at low priority."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
from collections.abc import Callable

import msgspec

from laar.lab.swap import Progress, Question
from laar.server.berserk.replies import TrialInfo, TrialState
from laar.server.errors import Denied

AT_ONCE = 2  # on the whole server; of one guest a single one
KEPT = 200  # results that are remembered
LONGEST = 900.0  # seconds


class Trial:
    """One test and what is known of it so far."""

    def __init__(self, guest: str, of: int) -> None:
        self.guest = guest
        self.state: TrialState = "running"
        self.told: Progress = {"played": 0, "of": of}
        self.task: asyncio.Task[None] | None = None

    def shown(self) -> TrialInfo:
        """As a client sees it."""
        return {"state": self.state, **self.told}


class Trials:
    """All tests of this server."""

    def __init__(self, prefix: Callable[[], str] = str) -> None:
        self._prefix = prefix  # of ids: it names the server where there are several
        self._known: dict[str, Trial] = {}

    def start(self, guest: str, question: Question) -> str:
        """Begin a test and return its id."""
        running = [one for one in self._known.values() if one.state == "running"]
        if any(one.guest == guest for one in running):
            raise Denied("busy", "one test at a time: wait for it or stop it", status=409)
        if len(running) >= AT_ONCE:
            raise Denied("busy", "others are testing cards; try again later", status=429)
        while len(self._known) >= KEPT:
            del self._known[next(id for id, t in self._known.items() if t.state != "running")]
        trial, id = Trial(guest, 2 * question.games), self._prefix() + secrets.token_urlsafe(9)
        self._known[id] = trial
        trial.task = asyncio.create_task(_run(trial, question))
        return id

    def find(self, id: str) -> Trial:
        """A test by its id."""
        if id not in self._known:
            raise Denied("unknown", "there is no such test", "test", 404)
        return self._known[id]

    def stop(self, id: str, guest: str) -> Trial:
        """End a test of one's own; what it found so far stays."""
        trial = self.find(id)
        if trial.guest != guest:
            raise Denied("foreign", "this test is not yours", "test", 403)
        if trial.task is not None and trial.state == "running":
            trial.state = "stopped"
            trial.task.cancel()
        return trial

    async def close(self) -> None:
        """End all."""
        tasks = [one.task for one in self._known.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _run(trial: Trial, question: Question) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "laar.lab.swap",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(msgspec.json.encode(question))
        process.stdin.close()
        async with asyncio.timeout(LONGEST):
            async for line in process.stdout:
                trial.told = msgspec.json.decode(line, type=Progress)
        whole = trial.told["played"] == trial.told["of"]
        trial.state = "done" if whole and await process.wait() == 0 else "failed"
    except TimeoutError:
        trial.state = "stopped"
    except (OSError, ValueError):
        trial.state = "failed"
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await asyncio.shield(process.wait())
