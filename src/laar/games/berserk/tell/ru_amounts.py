"""How much, in Russian: numbers agree with what they count."""

from __future__ import annotations

from typing import Protocol

from laar.games.berserk.cards.schema.amounts import CountChips, CountCost, Counted
from laar.games.berserk.cards.schema.selectors import CountCards
from laar.games.berserk.cards.schema.verbs_life import Who
from laar.games.berserk.tell.ru_nouns import Names, counted
from laar.games.berserk.tell.ru_words import NOM, PREP, plural

# One, few, many; and one after "по".
_WOUNDS = ("рану", "раны", "ран", "ране")
_LIVES = (
    "дополнительную жизнь",
    "дополнительные жизни",
    "дополнительных жизней",
    "дополнительной жизни",
)


class Teller(Names, Protocol):
    """What names the cards of a paragraph, and knows which of them may be several."""

    def several(self, who: Who) -> bool:
        """Whether there can be several."""


def strength(amount: int | tuple[int, ...]) -> str:
    """`на 1-2-3`."""
    return f"на {amount}" if isinstance(amount, int) else f"на {'-'.join(map(str, amount))}"


def wounds(amount: int | tuple[int, ...] | Counted, told: Teller, who: Who) -> str:
    """`2 раны`, `раны: 1-1-2 (один бросок на всех)`."""
    if isinstance(amount, tuple):
        roll = " (один бросок на всех)" if not isinstance(who, str) or told.several(who) else ""
        return f"раны: {'-'.join(map(str, amount))}{roll}"
    return _each(amount, _WOUNDS, told, who)


def healing(amount: int | str | Counted, told: Teller) -> str:
    """`от 2 ран`."""
    if amount == "all":
        return "от всех ран"
    if amount == "dealt":
        return "от стольких ран, сколько нанесено (не больше, чем у атакованной карты было жизней)"
    if isinstance(amount, int):
        return f"от {amount} {plural(amount, 'раны', 'ран', 'ран')}"
    assert not isinstance(amount, str)
    return f"от стольких ран, {_as_many(amount, told)}"


def lives(amount: int | str | Counted, told: Teller, who: Who) -> str:
    """`2 дополнительные жизни (в пределах максимума)`."""
    if isinstance(amount, str):
        return "остаток как дополнительные жизни (в пределах максимума)"
    return f"{_each(amount, _LIVES, told, who)} (в пределах максимума)"


def chips(amount: int | Counted, told: Teller, who: Who) -> str:
    """`1 ○`, of several `по 1 ○`."""
    return _each(amount, ("○", "○", "○", "○"), told, who)


def times(amount: int | CountChips, told: Teller) -> str:
    """` 2 раза`, each time anew."""
    if amount == 1:
        return ""
    if isinstance(amount, int):
        often = f" {amount} {plural(amount, 'раз', 'раза', 'раз')}"
    else:
        often = f" столько раз, {_as_many(amount, told)}"
    return f"{often} (цель и бросок каждый раз новые)"


def _each(amount: int | Counted, forms: tuple[str, str, str, str], told: Teller, who: Who) -> str:
    by = "по " if told.several(who) else ""
    if isinstance(amount, int):
        one, few, many, after = forms
        return f"{by}{amount} {plural(amount, after if by else one, few, many)}"
    return f"{by and 'каждое '}столько {forms[2]}, {_as_many(amount, told)}"


def _as_many(amount: Counted, told: Teller) -> str:
    match amount:
        case CountCards(among=among, max=most):
            top = f", но не больше {most}" if most else ""
            return f"сколько {counted(among, told)}{top}"
        case CountChips(on=on):
            return f"сколько ○ на {told.named(on, PREP)}"
        case CountCost(of=of):
            return f"сколько стоит {told.named(of, NOM)}"
