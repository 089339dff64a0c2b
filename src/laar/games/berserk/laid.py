"""What lies on cards and on the pile: effects for a time, and game actions that wait."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1

# What an effect does.
E_MODIFY: Final = 0
E_GRANT: Final = 1
E_FORBID: Final = 2
E_ONLY: Final = 3
E_CONTROL: Final = 4

# What else than time ends an effect.
L_NONE: Final = 0
L_STRIKE: Final = 1  # used up by the next simple strike announced
L_CLOSED: Final = 2  # holds while its source is closed and in play
L_OPPOSITE: Final = 3  # holds while its target is opposite its source
L_PRESENT: Final = 4  # holds while its source is in play
FOREVER: Final = 1_000_000

# What waits on the pile.
I_STRIKE: Final = 0
I_ABILITY: Final = 1
I_CHIP: Final = 2
I_DEFEND: Final = 3


class Effect:
    """Something laid on a card for a time.

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
        self.seat = seat  # who led the source then
        self.number = number  # the paragraph of the source …
        self.step = step  # … and its verb
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


class Item:
    """A game action on the pile; it never changes, facts put another in its place."""

    def __init__(
        self,
        kind: int,
        card: int,
        seat: int,
        target: int = NOBODY,
        deed: tuple[int, ...] = (),
        defender: int = NOBODY,
        blocked: bool = False,
        silent: bool = False,
        spared: int = NOBODY,
        spare: int = 0,
        bonus: int = 0,
    ) -> None:
        self.kind = kind
        self.card = card
        self.seat = seat
        self.target = target  # of a strike; of a defence: the card it shields
        self.deed = deed  # of an ability
        self.defender = defender
        self.blocked = blocked
        self.silent = silent  # who meets the strike deals no wounds
        self.spared = spared  # on this card …
        self.spare = spare  # … the attack places so many wounds fewer
        self.bonus = bonus  # to this strike alone

    def args(self) -> tuple[int, ...]:
        """All of it as numbers; the deed comes last."""
        return (
            self.kind,
            self.card,
            self.seat,
            self.target,
            self.defender,
            int(self.blocked),
            int(self.silent),
            self.spared,
            self.spare,
            self.bonus,
            *self.deed,
        )

    def copy(self) -> Item:
        """Another like it, for a fact to change."""
        return item(self.args())

    def __repr__(self) -> str:
        return f"{self.args()}"


def item(args: tuple[int, ...]) -> Item:
    """The item again that was told as numbers."""
    return Item(
        args[0],
        args[1],
        args[2],
        args[3],
        args[10:],
        args[4],
        args[5] > 0,
        args[6] > 0,
        args[7],
        args[8],
        args[9],
    )
