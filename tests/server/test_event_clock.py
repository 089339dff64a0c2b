"""The clock of an event: whoever is late is answered for, and a restart keeps the time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.eventful import SEATS, Ear
from tests.server.house import House
from tests.server.people import Json, run
from tests.server.watch import Watch

from laar.games.berserk.game import Berserk
from laar.server import requests
from laar.server.berserk import events
from laar.server.models import Guest, Head
from laar.server.settings import Settings
from laar.server.table import clock
from laar.server.table.tables import Tables

ANN = Guest("ann", "Ann")
PACE = 30
LONG = PACE * clock.LONGER


@asynccontextmanager
async def opened(data: Path, **settings: Any) -> AsyncIterator[Tables]:
    """A house, closed in the end whatever happens there."""
    house = House(Settings(data, **settings))
    try:
        yield house
    finally:
        await house.close()


def wish(mode: str, *seats: str) -> requests.NewTable:
    """A table where everyone has half a minute."""
    names = dict(zip(SEATS, seats, strict=False))
    options = {"mode": mode, "players": len(seats)}
    return requests.NewTable("berserk", None, names, options=options, pace=PACE)


def is_mine(state: Json) -> bool:
    """Is one asked?"""
    return bool(state["ask"] and state["ask"]["mine"])


def left(state: Json) -> float:
    """How long one has, in seconds."""
    return float(state["deadline"] - state["now"])


def whole(state: Json) -> float:
    """How long everyone has for what is asked."""
    return LONG if state["ask"]["kind"] in Berserk.long else PACE


async def answers(house: Tables, table: str) -> list[tuple[str, str]]:
    """What people and bots said, as it is stored."""
    found = await house.store.load(table)
    assert found is not None
    return [line for line in found[1] if line[0] != "chance"]


async def duel_of(house: Tables, watch: Watch, event: Head) -> Head:
    """The first duel of an event whose people let bots build their decks."""
    await house.room(event.id)
    watch.passes(LONG)
    while not (found := await house.store.heads(events.duel_ids(event))):
        await asyncio.sleep(0.02)
    return found[0]


async def keep_silent(ear: Ear, watch: Watch, until: Callable[[Json], Any]) -> Json:
    """Say nothing while red is asked, however long, until it is so."""
    state = await ear.wait("red", is_mine)
    while not until(state):
        watch.passes(max(0.0, state["deadline"] - watch.now))
        state = await ear.wait("red", partial(_asked_after, state["n"]))
    return state


def _asked_after(n: int, state: Json) -> bool:
    return state["n"] > n and is_mine(state)


def test_a_bot_picks_for_who_is_late(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            head = await house.create(wish("draft", "me", "bot random"), ANN)
            ann = Ear(await house.room(head.id), "ann")
            first = await ann.wait("red", lambda s: s["view"]["pick"] == 1)
            assert left(first) == PACE
            assert watch.passes(PACE - 1) == 0
            assert watch.passes(1) == 1
            second = await ann.wait("red", lambda s: s["view"]["pick"] == 2)
            assert second["deadline"] == first["deadline"] + PACE
            assert len(second["view"]["pool"]) == 1
            assert ann.acks == [None] * len(ann.acks)  # she has said nothing
            said = [text for seat, text in await answers(house, head.id) if seat == "red"]
            assert said[:2] == [f"pick {second['view']['pool'][0]}", "ready"]

    run(story())


def test_what_one_has_chosen_stands_when_time_is_over(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            head = await house.create(wish("draft", "me", "me"), ANN)
            ann = Ear(await house.room(head.id), "ann")
            first = await ann.wait("red", lambda s: s["view"]["pick"] == 1)
            mine = first["view"]["hand"][-1]
            watch.passes(PACE - 1)
            await ann.say("red", f"pick {mine}")
            chosen = await ann.wait("red", lambda s: s["view"]["steps"])
            assert chosen["deadline"] == first["deadline"]  # a choice gives nobody more time
            watch.passes(1)
            second = await ann.wait("red", lambda s: s["view"]["pick"] == 2)
            assert second["view"]["pool"] == [mine]
            assert ann.states["blue"]["view"]["pick"] == 2

    run(story())


def test_a_deck_has_ten_times_as_long_and_is_built_in_the_end(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            head = await house.create(wish("sealed", "me", "bot random"), ANN)
            ann = Ear(await house.room(head.id), "ann")
            first = await ann.wait("red", lambda s: s["ask"])
            assert left(first) == PACE * 10
            watch.passes(PACE * 10)
            last = await ann.wait("red", lambda s: s["view"]["outcome"])
            assert (last["deadline"], 30 <= len(last["view"]["deck"]) <= 36) == (None, True)

    run(story())


def test_who_leaves_does_not_give_the_others_more_time(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            head = await house.create(wish("draft", "me", "me", "me"), ANN)
            ann = Ear(await house.room(head.id), "ann")
            first = await ann.wait("red", lambda s: s["view"]["pick"] == 1)
            watch.passes(PACE - 1)
            await ann.say("blue", "concede")
            after = await ann.wait("red", lambda s: s["view"]["gone"] == ["blue"])
            assert (after["deadline"], left(after)) == (first["deadline"], 1)

    run(story())


@pytest.mark.parametrize("gap", [0, PACE])
def test_the_clock_goes_on_after_a_restart(tmp_path: Path, watch: Watch, gap: float) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            head = await house.create(wish("draft", "me", "me"), ANN)
            due = (await house.room(head.id)).head.deadline
        watch.passes(gap)  # perhaps the time is over before anyone is back
        async with opened(tmp_path) as house:
            assert due is not None
            if not gap:
                assert (await house.room(head.id)).head.deadline == due
                assert await answers(house, head.id) == []
                watch.passes(due - watch.now)
            while len(said := await answers(house, head.id)) < 4:
                await asyncio.sleep(0.02)
            assert sorted(seat for seat, text in said[:4]) == ["blue", "blue", "red", "red"]

    run(story())


def test_a_table_with_a_running_clock_stays_in_memory(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path, rest=-1) as house:
            timed = await house.create(wish("draft", "me", "me"), ANN)
            calm = await house.create(
                requests.NewTable("berserk", None, {"red": "me", "blue": "me"}), ANN
            )
            await house.room(calm.id)
            assert await house.sweep() == 1
            assert (await house.room(timed.id)).head.deadline == watch.now + PACE

    run(story())


def test_who_is_away_does_not_hold_up_a_duel(tmp_path: Path, watch: Watch) -> None:
    """One question waits its time; then a moment each, until she answers herself."""

    async def story() -> None:
        async with opened(tmp_path) as house:
            event = await house.create(wish("sealed", "me", "bot random"), ANN)
            room = await house.room((await duel_of(house, watch, event)).id)
            ann = Ear(room, "ann")
            first = await ann.wait("red", is_mine)
            assert left(first) == whole(first)
            away = await keep_silent(ann, watch, lambda s: s["ask"]["kind"] == "main")
            assert left(away) == clock.SHORT
            assert ann.acks == [None] * len(ann.acks)  # she has said nothing so far
            stored = await house.store.heads([room.head.id])
            assert stored[0].away == ["red"]
            assert [seat.get("away") for seat in away["table"]["seats"]] == [True, None]
            await ann.say("red", away["ask"]["options"][-1])
            back = await ann.wait("red", partial(_asked_after, away["n"]))
            assert room.head.away == []
            assert not any("away" in seat for seat in back["table"]["seats"])
            assert left(back) == PACE

    run(story())


def test_a_step_in_secret_does_not_tell_that_someone_is_back(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            event = await house.create(wish("sealed", "me", "me"), ANN)
            room = await house.room((await duel_of(house, watch, event)).id)
            ann = Ear(room, "ann")
            lucky = (await ann.wait("red", lambda s: s["ask"]))["ask"]["asked"][0]
            await ann.say(lucky, "first")
            question = await ann.wait("red", lambda s: s["ask"]["kind"] == "redeal")
            room.head.away = ["red"]
            watch.passes(1)
            await ann.say("red", "keep")
            await ann.wait("red", lambda s: s["view"]["steps"])
            assert room.head.away == ["red"]
            # Whoever says so is; but as the other was there all along, there was time enough.
            ann.states.clear()
            ann.here("red")
            await ann.wait("blue", lambda s: not s["table"]["seats"][0].get("away"))
            assert (room.head.away, room.head.deadline) == ([], question["deadline"])

    run(story())


@pytest.mark.parametrize("order", [("red", "blue"), ("blue", "red")])
def test_who_is_back_is_told_when_a_secret_question_closes_whoever_was_last(
    tmp_path: Path, watch: Watch, order: tuple[str, str]
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            event = await house.create(wish("sealed", "me", "me"), ANN)
            room = await house.room((await duel_of(house, watch, event)).id)
            ann = Ear(room, "ann")
            lucky = (await ann.wait("red", lambda s: s["ask"]))["ask"]["asked"][0]
            await ann.say(lucky, "first")
            await ann.wait("red", lambda s: s["ask"]["kind"] == "redeal")
            room.head.away = ["red"]
            for seat in order:
                assert room.head.away == ["red"]
                await ann.say(seat, "keep")
                await ann.wait(seat, lambda s: s["view"]["steps"])
                await ann.say(seat, "ready")
                await ann.heard_all()
            await ann.wait("red", lambda s: s["ask"]["kind"] == "squad")
            assert room.head.away == []

    run(story())


def test_who_says_that_they_are_here_has_as_long_as_everyone(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            event = await house.create(wish("sealed", "me", "bot random"), ANN)
            room = await house.room((await duel_of(house, watch, event)).id)
            ann = Ear(room, "ann")
            hurried = await keep_silent(ann, watch, lambda s: left(s) == clock.SHORT)
            watch.passes(1)
            ann.here("red")
            calm = await ann.wait("red", lambda s: s["deadline"] > hurried["deadline"])
            assert (calm["n"], calm["table"]["seats"][0].get("away")) == (hurried["n"], None)
            assert left(calm) == whole(calm)
            stored = await house.store.heads([room.head.id])
            assert (stored[0].away, stored[0].deadline) == ([], calm["deadline"])
            # Who is not away gains nothing by saying it again, and nobody says it for another.
            watch.passes(1)
            ann.here("red")
            room.head.away = ["blue"]
            ann.here("blue")
            await ann.heard_all()
            assert (room.head.away, room.head.deadline) == (["blue"], calm["deadline"])

    run(story())


def test_the_clock_of_a_duel_goes_on_after_a_restart(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            event = await house.create(wish("sealed", "me", "me"), ANN)
            duel = await duel_of(house, watch, event)
            before = await answers(house, duel.id)
        async with opened(tmp_path) as house:
            assert (await house.room(duel.id)).head.deadline == watch.now + PACE
            assert await answers(house, duel.id) == before
            watch.passes(PACE)
            while await answers(house, duel.id) == before:
                await asyncio.sleep(0.02)

    run(story())


def test_who_sets_the_clock_moves_no_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now()
    for wrong in (0.0, 2e9):
        monkeypatch.setattr("time.time", lambda wrong=wrong: wrong)
        assert before <= clock.now() < before + 100
        before = clock.now()


@pytest.mark.parametrize("back", [3600, 10 * 365 * 86_400])
def test_a_clock_set_back_between_two_starts_gives_nobody_more_time(
    tmp_path: Path, watch: Watch, back: float
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            head = await house.create(wish("draft", "me", "me"), ANN)
        watch.now -= back
        async with opened(tmp_path) as house:
            due = (await house.room(head.id)).head.deadline
            assert due is not None
            assert due - watch.now <= LONG
            watch.passes(LONG)
            while len(await answers(house, head.id)) < 4:
                await asyncio.sleep(0.02)

    run(story())
