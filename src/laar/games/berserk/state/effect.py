"""An effect: what an ability does to a card for a time."""

from __future__ import annotations

from typing import Final

# What an effect does.
E_MODIFY: Final = 0
E_GRANT: Final = 1
E_FORBID: Final = 2
E_ONLY: Final = 3
E_CONTROL: Final = 4

# What ends an effect, besides time.
L_NONE: Final = 0
L_STRIKE: Final = 1  # used up by the next simple strike announced
L_CLOSED: Final = 2  # holds while its source is closed and in play
L_OPPOSITE: Final = 3  # holds while its target is opposite its source
L_PRESENT: Final = 4  # holds while its source is in play
FOREVER: Final = 1_000_000


class Effect:
    """What an ability does to a card for a time.

    ``until`` counts beginnings and ends of turns: turn n begins at 2n and ends at 2n + 1.
    """

    def __init__(
        self,
        what: int,
        card: int,
        source: int,
        seat: int,
        number: int,
        step: int,
        until: int,
        link: int,
    ) -> None:
        self.what = what
        self.card = card
        self.source = source
        self.seat = seat  # who controlled the source when the effect began
        self.number = number  # the ability of the source …
        self.step = step  # … and its step
        self.until = until
        self.link = link

    def args(self) -> tuple[int, ...]:
        """All of it as numbers."""
        return (
            self.what,
            self.card,
            self.source,
            self.seat,
            self.number,
            self.step,
            self.until,
            self.link,
        )

    def __repr__(self) -> str:
        return f"{self.args()}"
