"""Workers beside the loop: in turn, within their time, and never lost for good."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.people import run
from tests.server.works import die, double, fail, spin, wait_for

from laar.server.work import workers as workers_module
from laar.server.work.fair import Fair
from laar.server.work.workers import Crowded, Failed, Lost, TooLong, Worker, Workers


@asynccontextmanager
async def working(count: int = 1, **limits: int) -> AsyncIterator[Workers]:
    workers = Workers(count, 0, **limits)
    try:
        yield workers
    finally:
        await workers.close()


def test_everyone_has_a_turn_however_much_one_asks() -> None:
    queue: Fair[str] = Fair()
    for number in range(300):
        queue.put("mallory", 0, f"m{number}")
    queue.put("ann", 0, "a0")
    queue.put("ann", 0, "a1")
    queue.put("bob", 0, "b0")
    taken = [queue.take() for _ in range(8)]
    assert taken == ["m0", "a0", "b0", "m1", "a1", "m2", "m3", "m4"]


def test_what_somebody_waits_for_goes_before_what_nobody_does() -> None:
    queue: Fair[str] = Fair()
    queue.put("ann", 1, "bots alone")
    queue.put("ann", 0, "a bot's answer")
    queue.put("bob", 1, "more bots")
    queue.drop("bob", 1, "more bots")
    assert [queue.take() for _ in range(len(queue))] == ["a bot's answer", "bots alone"]
    assert not queue


def test_what_takes_too_much_of_the_processor_is_ended_and_the_next_is_done() -> None:
    async def story() -> None:
        async with working() as workers:
            async with workers.turn("ann") as worker:
                with pytest.raises(TooLong):
                    await worker.do(spin, limit=0.2)
            async with workers.turn("ann") as worker:
                assert (await worker.do(double, 21, limit=5.0))[0] == 42

    run(story())


def test_a_worker_that_dies_is_replaced_also_when_nobody_looks() -> None:
    async def story() -> None:
        async with working() as workers:
            async with workers.turn("ann") as worker:
                with pytest.raises(Lost):
                    await worker.do(die)
            async with workers.turn("ann") as worker:
                pid, _ = await worker.do(os.getpid)
            os.kill(pid, 9)
            await gone(worker)
            async with workers.turn("ann") as worker:
                assert (await worker.do(double, 1))[0] == 2

    run(story())


async def gone(worker: Worker) -> None:
    """Until it is known that a process has ended."""
    while worker.well:
        await asyncio.sleep(0.01)


def test_a_mistake_is_told_without_what_it_said() -> None:
    async def story() -> None:
        async with working() as workers, workers.turn("ann") as worker:
            with pytest.raises(Failed) as problem:
                await worker.do(fail, "a secret")
            assert problem.value.kind == "ValueError"
            assert "works.py" in problem.value.places[-1]
            assert "a secret" not in str(problem.value)

    run(story())


def test_who_stops_waiting_frees_the_worker(tmp_path: Path) -> None:
    """A thing that would never end, given up while it is done; and one that never had its turn."""

    async def ask(workers: Workers) -> None:
        async with workers.turn("ann") as worker:
            await worker.do(wait_for, f"{tmp_path}/never")

    async def story() -> None:
        async with working() as workers:
            first = asyncio.create_task(ask(workers))
            second = asyncio.create_task(ask(workers))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            for given_up in (second, first):
                given_up.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await given_up
            async with workers.turn("bob") as worker:
                assert (await worker.do(double, 2))[0] == 4

    run(story())


def test_what_ends_soon_may_end_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks and hangs up, again and again, costs no process: the same one goes on, and what it
    says to nobody is not taken for another's answer."""
    monkeypatch.setattr(workers_module, "LINGER", 60.0)  # soon, on any machine

    async def ask(workers: Workers, file: str) -> None:
        async with workers.turn("ann") as worker:
            await worker.do(wait_for, file)

    async def story() -> None:
        async with working() as workers:
            async with workers.turn("ann") as worker:
                before, _ = await worker.do(os.getpid)
            asked = asyncio.create_task(ask(workers, f"{tmp_path}/soon"))
            while worker.well:
                await asyncio.sleep(0)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            (tmp_path / "soon").touch()
            async with workers.turn("bob") as worker:
                assert (await worker.do(os.getpid))[0] == before

    run(story())


def test_a_person_may_not_fill_the_queue(tmp_path: Path) -> None:
    async def ask(workers: Workers, who: str) -> None:
        async with workers.turn(who) as worker:
            await worker.do(wait_for, f"{tmp_path}/go")

    async def story() -> None:
        async with working(each=2, most=3) as workers:
            waiting = [asyncio.create_task(ask(workers, "ann")) for _ in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(Crowded):  # one is done, two wait
                await ask(workers, "ann")
            waiting.append(asyncio.create_task(ask(workers, "bob")))
            await asyncio.sleep(0)
            with pytest.raises(Crowded):  # the house is full
                await ask(workers, "cid")
            with open(f"{tmp_path}/go", "w"):
                await asyncio.gather(*waiting)

    run(story())


def test_the_share_of_a_person_does_not_depend_on_what_others_ask_at_once() -> None:
    async def story() -> None:
        async with working() as workers, workers.turn("ann"):
            assert workers.share("ann") == 1.0
            waiting = [asyncio.create_task(workers._wait("mallory", 0)) for _ in range(300)]
            await asyncio.sleep(0)
            assert workers.share("ann") == 0.5
            assert workers.share("mallory") < 0.005
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert workers.share("ann") == 1.0

    run(story())
