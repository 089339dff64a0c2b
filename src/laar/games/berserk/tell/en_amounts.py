"""How much, in English."""

from __future__ import annotations

from typing import Protocol

from laar.games.berserk.cards.schema.amounts import CountChips, CountCost, Counted
from laar.games.berserk.cards.schema.selectors import CountCards
from laar.games.berserk.cards.schema.verbs_life import Who
from laar.games.berserk.tell.en_nouns import NUMBERS, Names, many


class Teller(Names, Protocol):
    """What names the cards of a paragraph, and knows which of them may be several."""

    def several(self, who: Who) -> bool:
        """Whether there can be several."""


def strength(amount: int | tuple[int, ...]) -> str:
    """`for 1-2-3`."""
    return f"for {amount}" if isinstance(amount, int) else f"for {'-'.join(map(str, amount))}"


def wounds(amount: int | tuple[int, ...] | Counted, told: Teller, who: Who) -> str:
    """`2 wounds`, `1-1-2 wounds (one roll for all)`."""
    if isinstance(amount, tuple):
        roll = " (one roll for all)" if not isinstance(who, str) or told.several(who) else ""
        return f"{'-'.join(map(str, amount))} wounds{roll}"
    return _each(amount, "wound", "wounds", told, who)


def healing(amount: int | str | Counted, told: Teller) -> str:
    """`of 2 wounds`."""
    if amount == "all":
        return "of all wounds"
    if amount == "dealt":
        return "of as many wounds as were placed (no more than the attacked card had lives left)"
    if isinstance(amount, int):
        return f"of {amount} wound" + ("s" if amount > 1 else "")
    assert not isinstance(amount, str)
    return f"of as many wounds as {_as_many(amount, told)}"


def lives(amount: int | str | Counted, told: Teller, who: Who) -> str:
    """`2 extra lives (within the maximum)`."""
    if isinstance(amount, str):
        return "what is left over as extra lives (within the maximum)"
    return f"{_each(amount, 'extra life', 'extra lives', told, who)} (within the maximum)"


def chips(amount: int | Counted, told: Teller, who: Who) -> str:
    """`1 ○`, of several `1 ○ each`."""
    return _each(amount, "○", "○", told, who)


def times(amount: int | CountChips, told: Teller) -> str:
    """` two times`, each time anew."""
    if amount == 1:
        return ""
    if isinstance(amount, int):
        often = f" {NUMBERS[amount]} times"
    else:
        often = f" as many times as {_as_many(amount, told)}"
    return f"{often} (a new target and roll each time)"


def _each(amount: int | Counted, one: str, more: str, told: Teller, who: Who) -> str:
    each = " each" if told.several(who) else ""
    if isinstance(amount, int):
        return f"{amount} {one if amount == 1 else more}{each}"
    return f"as many {more}{each} as {_as_many(amount, told)}"


def _as_many(amount: Counted, told: Teller) -> str:
    match amount:
        case CountCards(among=among, max=most):
            top = f", {most} at most" if most else ""
            return f"there are {many(among, told, both=True)}{top}"
        case CountChips(on=on):
            return f"there are ○ on {told.named(on)}"
        case CountCost(of=of):
            return f"{told.named(of)} costs"
