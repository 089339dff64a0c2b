"""Words for tables with clocks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from tests.server.eventful import Ear
from tests.server.house import House
from tests.server.people import Json
from tests.server.watch import Watch

from laar.server import requests
from laar.server.models import Guest, Head
from laar.server.settings import Settings
from laar.server.table.tables import Tables
from laar.server.times import TimeControl, Times

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")
BLITZ = TimeControl(300, increment=3)


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[Tables]:
    """A house, closed in the end whatever happens there."""
    house = House(Settings(data))
    try:
        yield house
    finally:
        await house.close()


class Duel:
    """A game of Belogorye of Ann, who is evil, and Bob or a bot, with everyone's connection."""

    def __init__(self, house: Tables, watch: Watch) -> None:
        self.house, self.watch = house, watch
        self.ears: dict[str, Ear] = {}

    async def begin(
        self, control: TimeControl, other: str = "open", *, rated: bool = False
    ) -> Duel:
        """Lay the table and sit down."""
        seated = {"evil": "me", "bogatyrs": other}
        wish = requests.NewTable("belogorye", seats=seated, control=control, rated=rated)
        ann = msgspec.structs.replace(ANN, account=rated)
        self.table = (await self.house.create(wish, ann)).id
        room = await self.house.room(self.table)
        self.ears["evil"] = Ear(room, "ann")
        if other == "open":
            await room.sit(BOB, "bogatyrs", "")
            self.ears["bogatyrs"] = Ear(room, "bob")
        return self

    async def look(self) -> Head:
        """The table as it is now."""
        for ear in self.ears.values():
            await ear.heard_all()
        return (await self.house.room(self.table)).head

    async def times(self) -> Times:
        """Its clocks."""
        found = (await self.look()).times
        assert found is not None
        return found

    async def answer(self, seat: str, text: str = "") -> None:
        """Answer what a seat is asked: unless told a step, and the end of a turn last."""
        state = await self.ears[seat].wait(seat, is_mine)
        options = sorted(state["ask"]["options"], key=_late)
        await self.ears[seat].say(seat, text or ("ready" if "ready" in options else options[0]))
        await self.look()

    async def place(self, *seats: str) -> None:
        """Choose places in secret until all is done."""
        for seat in seats:
            state = await self.ears[seat].wait(seat, is_mine)
            while is_mine(state) and state["ask"]["kind"] == "place":
                await self.answer(seat)
                state = self.ears[seat].states[seat]

    async def play(self) -> str:
        """As far as the first turn; whose clock runs."""
        (first,) = (await self.times()).running
        await self.answer(first)
        await self.place("evil", "bogatyrs")
        (active,) = (await self.times()).running
        return active

    def told(self, seat: str = "evil") -> Json:
        """The clocks as a seat was told them last."""
        found: Json = self.ears[seat].states[seat]["table"]["clock"]
        return found

    async def over(self) -> Head:
        """The table when its game is over."""
        await self.ears["evil"].wait("evil", lambda state: state["table"]["status"] == "over")
        return await self.look()


def _late(answer: str) -> tuple[bool, bool]:
    return answer == "end", not answer.startswith("step")


def is_mine(state: Json) -> bool:
    """Is one asked?"""
    return bool(state["ask"] and state["ask"]["mine"])


def other(seat: str) -> str:
    """The one across."""
    return {"evil": "bogatyrs", "bogatyrs": "evil"}[seat]
