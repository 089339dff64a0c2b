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


def hurt(amount: int | tuple[int, ...] | Counted, told: Teller, who: Who) -> str:
    """`for 2`, `for 1-1-2 (one roll for all)`, `for the number of orcs of yours in play`."""
    if isinstance(amount, int | tuple):
        return strength(amount) + one_roll(amount, told, who)
    match amount:
        case CountCards(among=among, max=most):
            top = f", {most} at most" if most else ""
            return f"for the number of {many(among, told, both=True)}{top}"
        case CountChips(on=on):
            return f"for the number of ○ on {told.named(on)}"
        case CountCost(of=of):
            return f"for the cost of {told.named(of)}"


def one_roll(amount: int | tuple[int, ...], told: Teller, who: Who) -> str:
    """That the die is thrown once, where several are hurt by it."""
    several = isinstance(amount, tuple) and (not isinstance(who, str) or told.several(who))
    return " (one roll for all)" if several else ""


def wounds(amount: int | tuple[int, ...] | Counted, told: Teller, who: Who) -> str:
    """`2 wounds`, `1-1-2 wounds (one roll for all)`."""
    if isinstance(amount, tuple):
        return f"{'-'.join(map(str, amount))} wounds{one_roll(amount, told, who)}"
    return _each(amount, "wound", "wounds", told, who)


def healing(amount: int | str | Counted, told: Teller) -> str:
    """`of 2 wounds`."""
    if amount == "all":
        return "of all wounds"
    if amount == "dealt":
        return "of as many wounds as were placed (no more than the target had lives left)"
    if isinstance(amount, int):
        return f"of {amount} wound" + ("s" if amount > 1 else "")
    assert not isinstance(amount, str)
    return f"of as many wounds as {_as_many(amount, told)}"


def lives(amount: int | str | Counted, told: Teller, who: Who) -> str:
    """`2 extra lives`; that they keep within the maximum is a rule."""
    if isinstance(amount, str):
        return "the rest as extra lives"
    return _each(amount, "extra life", "extra lives", told, who)


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
