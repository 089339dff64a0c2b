"""An item: a game action that waits on the stack of the rulebook (BRS-232)."""

from __future__ import annotations

from typing import Final

from laar.games.berserk.state.numbers import NOBODY, Card, ItemKind, Seat

# Kinds of items.
I_STRIKE: Final = ItemKind(0)
I_ABILITY: Final = ItemKind(1)
I_CHIP: Final = ItemKind(2)
I_DEFEND: Final = ItemKind(3)


class Item:
    """A game action on the pile; it never changes, facts put another in its place."""

    def __init__(
        self,
        kind: ItemKind,
        card: Card,
        seat: Seat,
        target: Card = NOBODY,
        deed: tuple[int, ...] = (),
        defender: Card = NOBODY,
        blocked: bool = False,
        silent: bool = False,
        spared: Card = NOBODY,
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
        self.spare = spare  # … the attack places this many wounds fewer
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
    """The item that these numbers came from."""
    return Item(
        ItemKind(args[0]),
        Card(args[1]),
        Seat(args[2]),
        Card(args[3]),
        args[10:],
        Card(args[4]),
        args[5] > 0,
        args[6] > 0,
        Card(args[7]),
        args[8],
        args[9],
    )
