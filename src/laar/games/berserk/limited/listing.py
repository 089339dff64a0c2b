"""The legal answers of every question of an event."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import READY, Ask
from laar.core.engine.table import Listing
from laar.games.berserk.limited.event import BUILD, DRAW, LEAVE, PICK, Limited
from laar.games.berserk.state.battle import SEATS


def draw(t: Limited, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Any card that is still in the box."""
    who = SEATS[ask.about[0]]
    return [f"{DRAW} {who} {t.setting.ids[card]}" for card in t.box]


def pick(t: Limited, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """One card of the stack in hand (BRS-360)."""
    return [READY] if steps else [f"{PICK} {t.setting.ids[card]}" for card in t.stacks[seat]]


def build(t: Limited, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """A further card to leave out, while the deck stays large enough (BRS-362, BRS-370)."""
    out = t.named(steps)
    if len(t.pools[seat]) - len(out) <= t.setting.least:
        return [READY]
    return [*(f"{LEAVE} {t.setting.ids[c]}" for c in t.pools[seat] if c not in out), READY]


LISTINGS: Final[dict[str, Listing[Limited]]] = {DRAW: draw, PICK: pick, BUILD: build}
