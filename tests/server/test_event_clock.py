"""The clock of an event: whoever is late is answered for, and a restart keeps the time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.eventful import SEATS, Ear
from tests.server.people import run

from laar.server import asked, clock, events
from laar.server.heads import Guest, Head
from laar.server.house import House, Settings

ANN = Guest("ann", "Ann")
SOON = 0.3  # seconds: shorter than any pace that can be asked for


def wish(mode: str, pace: float, *seats: str) -> asked.NewTable:
    """A table where time flies."""
    names = dict(zip(SEATS, seats, strict=False))
    options = {"mode": mode, "players": len(seats)}
    return msgspec.structs.replace(
        asked.NewTable("berserk", None, names, options=options), pace=pace
    )


def is_mine(state: Any) -> bool:
    """Is one asked?"""
    return bool(state["ask"] and state["ask"]["mine"])


async def answers(house: House, table: str) -> list[tuple[str, str]]:
    """What people and bots said, as it is stored."""
    found = await house.store.load(table)
    assert found is not None
    return [line for line in found[1] if line[0] != "chance"]


def test_a_bot_picks_for_who_is_late(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(Settings(tmp_path))
        head = await house.create(wish("draft", SOON, "me", "bot random"), ANN)
        ann = Ear(await house.room(head.id), "ann")
        first = await ann.wait("red", lambda s: s["view"]["pick"] == 1)
        assert 0 < first["deadline"] - first["now"] <= SOON
        second = await ann.wait("red", lambda s: s["view"]["pick"] == 2)
        assert second["deadline"] >= first["deadline"] + SOON
        assert len(second["view"]["pool"]) == 1
        assert ann.acks == [None] * len(ann.acks)  # she has said nothing
        said = [text for seat, text in await answers(house, head.id) if seat == "red"]
        assert said[:2] == [f"pick {second['view']['pool'][0]}", "ready"]
        await house.close()

    run(story())


def test_what_one_has_chosen_stands_when_time_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(Settings(tmp_path))
        head = await house.create(wish("draft", SOON, "me", "me"), ANN)
        ann = Ear(await house.room(head.id), "ann")
        first = await ann.wait("red", lambda s: s["view"]["pick"] == 1)
        mine = first["view"]["hand"][-1]
        await ann.say("red", f"pick {mine}")
        chosen = await ann.wait("red", lambda s: s["view"]["steps"])
        assert chosen["deadline"] == first["deadline"]  # a choice gives nobody more time
        second = await ann.wait("red", lambda s: s["view"]["pick"] == 2)
        assert second["view"]["pool"] == [mine]
        assert ann.states["blue"]["view"]["pick"] == 2
        await house.close()

    run(story())


def test_a_deck_has_ten_times_as_long_and_is_built_in_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(Settings(tmp_path))
        head = await house.create(wish("sealed", SOON / 3, "me", "bot random"), ANN)
        ann = Ear(await house.room(head.id), "ann")
        first = await ann.wait("red", lambda s: s["ask"])
        assert SOON / 3 * 5 < first["deadline"] - first["now"] <= SOON / 3 * 10
        last = await ann.wait("red", lambda s: s["view"]["outcome"])
        assert (last["deadline"], 30 <= len(last["view"]["deck"]) <= 36) == (None, True)
        await house.close()

    run(story())


def test_who_leaves_does_not_give_the_others_more_time(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(Settings(tmp_path))
        head = await house.create(wish("draft", 60, "me", "me", "me"), ANN)
        ann = Ear(await house.room(head.id), "ann")
        first = await ann.wait("red", lambda s: s["view"]["pick"] == 1)
        await ann.say("blue", "concede")
        after = await ann.wait("red", lambda s: s["view"]["gone"] == ["blue"])
        assert after["deadline"] == first["deadline"]
        await house.close()

    run(story())


@pytest.mark.parametrize("gap", [0.0, SOON])
def test_the_clock_goes_on_after_a_restart(tmp_path: Path, gap: float) -> None:
    async def story() -> None:
        house = House(Settings(tmp_path))
        head = await house.create(wish("draft", SOON, "me", "me"), ANN)
        due = (await house.room(head.id)).head.deadline
        await house.close()
        await asyncio.sleep(gap)  # perhaps the time is over before anyone is back
        house = House(Settings(tmp_path))
        while len(await answers(house, head.id)) < 4:
            await asyncio.sleep(0.02)
        assert due is not None
        assert time.time() >= due
        said = await answers(house, head.id)
        assert sorted(seat for seat, text in said[:4]) == ["blue", "blue", "red", "red"]
        await house.close()

    run(story())


def test_a_table_with_a_running_clock_stays_in_memory(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(Settings(tmp_path, rest=-1))
        timed = await house.create(wish("draft", 60, "me", "me"), ANN)
        calm: Head = await house.create(
            asked.NewTable("berserk", None, {"red": "me", "blue": "me"}), ANN
        )
        await house.room(calm.id)
        assert await house.sweep() == 1
        assert (await house.room(timed.id)).head.deadline is not None
        await house.close()

    run(story())


async def duel_of(house: House, event: Head) -> Head:
    """The first duel of an event, as soon as it is founded."""
    while not (found := await house.store.heads(events.duel_ids(event))):
        await asyncio.sleep(0.02)
    return found[0]


def test_who_is_away_does_not_hold_up_a_duel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One question waits its time; then a moment each, until she answers herself."""
    monkeypatch.setattr(clock, "LONGER", 1)
    monkeypatch.setattr(clock, "SHORT", 0.05)
    pace = 0.5

    async def story() -> None:
        house = House(Settings(tmp_path))
        event = await house.create(wish("sealed", pace, "me", "bot random"), ANN)
        room = await house.room((await duel_of(house, event)).id)
        ann = Ear(room, "ann")
        first = await ann.wait("red", is_mine)
        assert 0.05 < first["deadline"] - first["now"] <= pace
        away = await ann.wait("red", lambda s: is_mine(s) and s["ask"]["kind"] == "main")
        assert away["deadline"] - away["now"] <= 0.05
        assert ann.acks == [None] * len(ann.acks)  # she has said nothing so far
        stored = await house.store.heads([room.head.id])
        assert stored[0].away == ["red"]
        assert [seat.get("away") for seat in away["table"]["seats"]] == [True, None]
        monkeypatch.setattr(clock, "SHORT", pace)
        mine = await ann.wait(
            "red",
            lambda s: s["ask"]["mine"] and s["now"] + pace / 2 < s["deadline"],
        )
        monkeypatch.setattr(clock, "SHORT", 0.05)
        await ann.say("red", mine["ask"]["options"][-1])
        back = await ann.wait("red", lambda s: s["n"] > mine["n"] and s["ask"]["mine"])
        assert room.head.away == []
        assert not any("away" in seat for seat in back["table"]["seats"])
        assert back["deadline"] - back["now"] > 0.05
        await house.close()

    run(story())


def test_a_step_in_secret_does_not_tell_that_someone_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        house = House(Settings(tmp_path))
        event = await house.create(wish("sealed", SOON / 3, "me", "me"), ANN)
        room = await house.room((await duel_of(house, event)).id)
        monkeypatch.setattr(clock, "LONGER", 1000)  # time enough for a squad
        ann = Ear(room, "ann")
        asked = await ann.wait("red", lambda s: s["ask"] and s["ask"]["kind"] == "squad")
        room.head.away = ["red"]
        await ann.say("red", asked["ask"]["options"][0])
        await ann.wait("red", lambda s: s["view"]["steps"])
        assert room.head.away == ["red"]
        # Whoever says so is; but as the other was there all along, there was time enough.
        due = room.head.deadline
        ann.states.clear()
        ann.here("red")
        await ann.wait("blue", lambda s: not s["table"]["seats"][0].get("away"))
        assert (room.head.away, room.head.deadline) == ([], due)
        await house.close()

    run(story())


def test_who_says_that_they_are_here_has_as_long_as_everyone(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(Settings(tmp_path))
        event = await house.create(wish("sealed", SOON / 3, "me", "bot random"), ANN)
        room = await house.room((await duel_of(house, event)).id)
        room.head.pace = 60
        ann = Ear(room, "ann")
        hurried = await ann.wait("red", lambda s: is_mine(s) and s["deadline"] - s["now"] > 1)
        room.head.away, room.head.deadline = ["red"], time.time() + clock.SHORT
        ann.here("red")
        calm = await ann.wait("red", lambda s: s["deadline"] > hurried["deadline"])
        assert (calm["n"], calm["table"]["seats"][0].get("away")) == (hurried["n"], None)
        assert calm["deadline"] - calm["now"] > 50
        stored = await house.store.heads([room.head.id])
        assert (stored[0].away, stored[0].deadline) == ([], calm["deadline"])
        # Who is not away gains nothing by saying it again, and nobody says it for another.
        ann.here("red")
        room.head.away = ["blue"]
        ann.here("blue")
        await asyncio.sleep(0.05)
        assert (room.head.away, room.head.deadline) == (["blue"], calm["deadline"])
        await house.close()

    run(story())


def test_the_clock_of_a_duel_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(Settings(tmp_path))
        event = await house.create(wish("sealed", SOON / 3, "me", "me"), ANN)
        duel = await duel_of(house, event)
        before = len(await answers(house, duel.id))
        await house.close()
        house = House(Settings(tmp_path))
        while len(await answers(house, duel.id)) <= before:
            await asyncio.sleep(0.02)
        await house.close()

    run(story())
