"""Clocks of those who play together: partners fall together, a siege has one clock."""

from __future__ import annotations

from pathlib import Path

from tests.server.eventful import Ear
from tests.server.people import run
from tests.server.timed import ANN, opened
from tests.server.watch import Watch

import laar
from laar.server import requests
from laar.server.table import clock
from laar.server.times import TimeControl


def test_partners_lose_together(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            names = laar.game("berserk").seated({"mode": "team"})
            seated = dict(zip(names, ("me", "bot random", "me", "bot random"), strict=True))
            wish = requests.NewTable(
                "berserk", seats=seated, options={"mode": "team"}, control=TimeControl(60)
            )
            head = await house.create(wish, ANN)
            ear = Ear(await house.room(head.id), "ann")
            while not (head := (await house.room(head.id)).head).late:
                end = clock.due(head)
                await ear.heard_all()
                if end is not None and head.status == "live":
                    watch.passes(max(0.0, end - watch.now))
            assert sorted(head.late) == sorted([names[0], names[2]])
            await ear.wait(names[0], lambda state: state["table"]["status"] == "over")
            assert sorted((head.outcome or {})["winners"]) == sorted([names[1], names[3]])

    run(story())


def test_a_team_has_one_clock_and_falls_together(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            wish = requests.NewTable(
                "bastion", seats=dict.fromkeys(laar.game("bastion").seated({}), "me"),
                control=TimeControl(60, each="turn"),
            )  # fmt: skip
            table = (await house.create(wish, ANN)).id
            room = await house.room(table)
            seat = next(iter(room.head.seats))
            ear = Ear(room, "ann")
            await ear.wait(seat, lambda state: state["view"])
            assert room.head.times is not None
            assert room.head.times.left == {"team": 60}
            end = clock.due(room.head)
            assert end is not None
            watch.passes(end - watch.now)
            await ear.wait(seat, lambda state: state["table"]["status"] == "over")
            assert (room.head.outcome or {})["winners"] == []

    run(story())
