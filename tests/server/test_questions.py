"""Odds and reasons come from workers: the same as at the table, worked out once, within limits."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.people import browse, run
from tests.server.works import count, spinning

import laar
from laar.server import wire
from laar.server.bench import load_client
from laar.server.edge.limits import Bucket
from laar.server.models import Guest
from laar.server.settings import Settings
from laar.server.table import founding, tasks
from laar.server.table.connection import Connection
from laar.server.table.match import Match
from laar.server.table.questions import Questions
from laar.server.table.tables import Tables
from laar.server.wire import Odds
from laar.server.work import lookups
from laar.server.work.allowance import AT_ONCE, Allowances
from laar.server.work.lookups import Lookups, Spent
from laar.server.work.workers import TooLong, Workers


@pytest.mark.parametrize("game", laar.game_names())
def test_a_worker_finds_what_the_table_would(game: str) -> None:
    """Whatever is asked in a random game: the saved table says the same, by the same rules."""
    rng = random.Random(5)
    asked = found = 0
    edition = list(laar.game(game).editions)[-1]
    for mode in laar.game(game).modes(edition):
        play = laar.new(game, edition, seed=f"worked out {mode}", options={"mode": mode})
        said: list[str] = []
        while play.outcome is None and len(play.history) < 150:
            seat = play.asked[0]
            answers = play.options(seat)
            said += rng.sample(answers, min(2, len(answers)))
            if len(play.history) % 5 == 0:
                table = tasks.packed(game, play.table)
                for text in rng.sample(answers, min(3, len(answers))):
                    odds = msgspec.json.encode(play.odds(text))
                    assert tasks.odds(game, table, text) == odds
                    found += odds != b"null"
                for text in rng.sample(said, min(5, len(said))):
                    why = play.why_not(text, seat)
                    if why:
                        told = msgspec.json.encode(wire.clauses(why))
                        assert tasks.why_not(game, table, seat, text) == told
                        asked += 1
            play.answer(rng.choice(answers), seat)
    assert asked > 10
    assert found > 3 or game == "bastion"  # which knows no odds


@asynccontextmanager
async def looking(back: float = 1000.0) -> AsyncIterator[Lookups]:
    found = Lookups(Workers(1, 0), back)
    try:
        yield found
    finally:
        await found.close()


def test_the_same_question_is_worked_out_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with looking() as house:
            file = str(tmp_path / "count")
            asked = [house.find("key", who, count, file) for who in ("ann", "bob", "ann")]
            assert await asyncio.gather(*asked) == [b"1"] * 3
            assert await house.find("key", "cid", count, file) == b"1"
            assert await house.find("another", "cid", count, file) == b"2"

    run(story())


def test_what_nobody_waits_for_is_given_up_and_can_be_asked_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with looking() as house:
            one = asyncio.create_task(house.find("key", "ann", spinning))
            two = asyncio.create_task(house.find("key", "bob", spinning))
            await asyncio.sleep(0)
            one.cancel()
            await asyncio.sleep(0)
            assert not two.done()  # somebody still waits
            two.cancel()
            await asyncio.gather(one, two, return_exceptions=True)
            assert await house.find("key", "ann", count, str(tmp_path / "count")) == b"1"

    run(story())


def test_nobody_has_more_than_their_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookups, "LIMIT", 0.2)
    monkeypatch.setattr(lookups, "NEW", AT_ONCE)

    async def story() -> None:
        async with looking(back=1e-9) as house:
            with pytest.raises(TooLong):
                await house.find(1, "mallory", spinning)
            for key in range(200):
                with pytest.raises(Spent):
                    await house.find(key, "mallory", spinning)
            with pytest.raises(TooLong):  # others have theirs
                await house.find(2, "ann", spinning)

    run(story())


def test_time_comes_back_by_and_by() -> None:
    now = [100.0]
    mine = Allowances(0.25, lambda: now[0])
    assert mine.left("ann") == AT_ONCE
    mine.spend("ann", 4.0)
    mine.spend("ann", 1.0)
    assert mine.left("ann") == 0.0
    now[0] += 8
    assert mine.left("ann") == 2.0
    now[0] += 100
    assert mine.left("ann") == AT_ONCE
    assert mine.left("bob") == AT_ONCE


def test_an_error_says_which_question_it_answers(port: int) -> None:
    """A person's answer on its way is not meant by it."""

    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        _, made = await load_client.call(
            port, "POST", "/api/try", {"game": "belogorye", "clause": "BEL-066"}, ann
        )
        async with browse(port, made["id"], ann) as a:
            await a.hello()
            for number in range(200):
                a.wire.say(do="why", seat="bogatyrs", answer=f"strike c3 e{number}")
            slow = await a.next("error")
            assert (slow["code"], slow["about"]) == ("slow", "why")
            assert slow["answer"].startswith("strike c3 e")

    run(story())


def test_what_is_remembered_is_of_that_very_table(tmp_path: Path) -> None:
    """A table goes back to what is stored and on in another way: the numbers are the same, and
    the odds are not."""

    async def story() -> None:
        house = Tables(Settings(tmp_path))
        head = founding.drawn("belogorye", {}, "fresh", Guest("ann", "Ann"))
        told: list[Any] = []

        class Cable:
            def tell(self, text: bytes) -> None:
                told.append(msgspec.json.decode(text)["odds"])

        asked = Questions(house.lookups, house.pool)
        try:
            for wounds in ("", " -9"):
                head.options = {"position": POSITION.format(wounds=wounds)}
                match = Match(head, [])
                link = Connection(Cable(), None, "ann", Bucket(1, 1))  # type: ignore[arg-type]
                asked.ask(link, head, match, Odds("bogatyrs", "strike c3 c4"))
                while len(told) < (2 if wounds else 1):
                    await asyncio.sleep(0.01)
        finally:
            await house.close()
        kills = [odds["cases"][0]["best"]["kills"] for odds in told]
        assert kills[0] < kills[1]

    run(story())


POSITION = "first bogatyrs\nturn bogatyrs 5\nc3 ilya_muromets\nc4 leshy{wounds}\n"
