"""Clocks over a restart: nobody pays for it, days go on."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.eventful import Ear
from tests.server.people import run
from tests.server.timed import BLITZ, Duel, opened
from tests.server.watch import Watch

from laar.server.table import clock, time_control
from laar.server.table.match import Match
from laar.server.table.tables import Tables
from laar.server.table.time_control import GRACE, LAG
from laar.server.times import TimeControl

CORRESPONDENCE = TimeControl(86_400, each="turn")


def matched(house: Tables, table: str) -> Match:
    """The game of a table that is in memory."""
    found = house._rooms[table].match
    assert found is not None
    return found


def test_a_restart_costs_nobody_anything(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            duel = await Duel(house, watch).begin(BLITZ)
            seat = await duel.play()
            watch.passes(20)
            await duel.answer(seat)
            before = (await duel.times()).left
        watch.now += 3600  # nobody could answer
        async with opened(tmp_path) as house:
            await house.resumed
            assert house.holds(duel.table)  # though nobody has come back
            head = (await house.room(duel.table)).head
            assert head.times is not None
            assert (head.times.left, head.times.running) == (before, [seat])
            assert clock.due(head) == watch.now + LAG + before[seat]
            watch.passes(LAG + before[seat])
            duel.house, duel.ears = house, {"evil": Ear(await house.room(duel.table), "ann")}
            assert (await duel.over()).late == [seat]

    run(story())


def test_days_go_on_while_the_server_rests_but_leave_time_to_answer(
    tmp_path: Path, watch: Watch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            duel = await Duel(house, watch).begin(CORRESPONDENCE)
            seat = await duel.play()
            due = clock.due(await duel.look())
            assert due == watch.now + LAG + CORRESPONDENCE.seconds
        watch.now += 3600
        async with opened(tmp_path) as house:
            assert clock.due((await house.room(duel.table)).head) == due
        watch.now += 86_400
        async with opened(tmp_path) as house:
            head = (await house.room(duel.table)).head
            assert clock.due(head) == pytest.approx(watch.now + GRACE)
            assert time_control.loser(head, matched(house, duel.table), watch.now) is None
            assert seat in head.seats

    run(story())
