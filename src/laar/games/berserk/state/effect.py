"""An effect: what an ability does to a card for a time."""

from __future__ import annotations

from typing import Final

from laar.games.berserk.state.numbers import Card, EffectKind, Link, Seat

# What an effect does.
E_MODIFY: Final = EffectKind(0)
E_GRANT: Final = EffectKind(1)
E_FORBID: Final = EffectKind(2)
E_ONLY: Final = EffectKind(3)
E_CONTROL: Final = EffectKind(4)

# What ends an effect, besides time.
L_NONE: Final = Link(0)
L_STRIKE: Final = Link(1)  # used up by the next simple strike announced
L_CLOSED: Final = Link(2)  # holds while its source is closed and in play
L_OPPOSITE: Final = Link(3)  # holds while its target is opposite its source
L_PRESENT: Final = Link(4)  # holds while its source is in play
FOREVER: Final = 1_000_000


class Effect:
    """What an ability does to a card for a time.

    ``until`` counts beginnings and ends of turns: turn n begins at 2n and ends at 2n + 1.
    """

    def __init__(
        self,
        what: EffectKind,
        card: Card,
        source: Card,
        seat: Seat,
        number: int,
        step: int,
        until: int,
        link: Link,
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


def effect(args: tuple[int, ...]) -> Effect:
    """The effect that these numbers came from."""
    return Effect(
        EffectKind(args[0]),
        Card(args[1]),
        Card(args[2]),
        Seat(args[3]),
        args[4],
        args[5],
        args[6],
        Link(args[7]),
    )
