"""How long people of a table have, and how much of it is left to each."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

HOUR = 3600
LONGEST = 14 * 24 * HOUR


class TimeControl(msgspec.Struct, forbid_unknown_fields=True):
    """What time a table gives: a budget for the game, and more with every turn; or for each turn
    alike."""

    seconds: Annotated[int, Meta(ge=15, le=LONGEST)]
    each: Literal["game", "turn"] = "game"
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    late: Literal["lose", "bot"] = "lose"  # who is out of time loses, or a bot plays on

    @property
    def slow(self) -> bool:
        """Is it played by correspondence, hours or days a turn?"""
        return self.each == "turn" and self.seconds >= HOUR


class Times(msgspec.Struct):
    """What is left on the clocks of a table as it was when they were last set, and which run."""

    left: dict[str, float]  # seconds by clock: that of a seat, or of the whole team
    running: list[str] = []
    since: float = 0.0  # epoch seconds: from then on they run
    turn: int = 0  # the latest there was
    ran: list[str] = []  # clocks that ran in it
    # Of a question that costs nothing, asked in secret or with one answer: when a bot gives it.
    until: float | None = None
    secret: bool = False
    asked: int = 0  # the number of what everyone saw when they were set
    paused: bool = False
    pausing: list[str] = []  # guests who would pause
