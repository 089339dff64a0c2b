"""What a player may say at any time: give up (BST-580)."""

from __future__ import annotations

from typing import Final

from laar.core.engine.table import Aside
from laar.games.bastion.state import facts
from laar.games.bastion.state.castle import Castle

CONCEDE: Final = "concede"


def concede(t: Castle, seat: int) -> None:
    """The team gives up."""
    facts.ended(t, False, "BST-580")


def asides(t: Castle, seat: int) -> list[str]:
    """What this seat may say now."""
    return [] if t.outcome is not None else [CONCEDE]


ASIDES: Final[dict[str, Aside[Castle]]] = {CONCEDE: concede}
