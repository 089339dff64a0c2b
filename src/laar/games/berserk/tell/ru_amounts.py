"""How much, in Russian: numbers agree with what they count."""

from __future__ import annotations

from typing import Protocol

from laar.games.berserk.cards.schema.amounts import CountChips, CountCost, Counted
from laar.games.berserk.cards.schema.selectors import CountCards
from laar.games.berserk.cards.schema.verbs_life import Who
from laar.games.berserk.tell.ru_nouns import Names, counted
from laar.games.berserk.tell.ru_words import GEN, NOM, PREP, plural

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


def hurt(amount: int | tuple[int, ...] | Counted, told: Teller, who: Who) -> str:
    """`на 2`, `на 1-1-2 (один бросок на всех)`, `на число ваших орков в игре`."""
    if isinstance(amount, int):
        return f"на {amount}"
    if isinstance(amount, tuple):
        return strength(amount) + one_roll(amount, told, who)
    match amount:
        case CountCards(among=among, max=most):
            top = f", но не больше чем на {most}" if most else ""
            return f"на число {counted(among, told)}{top}"
        case CountChips(on=on):
            return f"на число ○ на {told.named(on, PREP, True)}"
        case CountCost(of=of):
            name = told.named(of, GEN)
            return f"на стоимость {name}" if " " in name else f"на {name} стоимость"


def wounds(amount: int | tuple[int, ...] | Counted, told: Teller, who: Who) -> str:
    """`2 раны`, `раны: 1-1-2 (один бросок на всех)`."""
    if isinstance(amount, tuple):
        return f"раны: {'-'.join(map(str, amount))}{one_roll(amount, told, who)}"
    return _each(amount, _WOUNDS, told, who)


def healing(amount: int | str | Counted, told: Teller) -> str:
    """`от 2 ран`."""
    if amount == "all":
        return "от всех ран"
    if amount == "dealt":
        return "от стольких ран, сколько нанесено (не больше, чем у цели было жизней)"
    if isinstance(amount, int):
        return f"от {amount} {plural(amount, 'раны', 'ран', 'ран')}"
    assert not isinstance(amount, str)
    return f"от стольких ран, {_as_many(amount, told)}"


def lives(amount: int | str | Counted, told: Teller, who: Who) -> str:
    """`2 дополнительные жизни`; that they keep within the maximum is a rule."""
    if isinstance(amount, str):
        return "остаток дополнительными жизнями"
    return _each(amount, _LIVES, told, who)


def lives_with(amount: int) -> str:
    """`2 дополнительными жизнями`."""
    one = amount % 10 == 1 and amount % 100 != 11
    return f"{amount} {'дополнительной жизнью' if one else 'дополнительными жизнями'}"


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
    return f"{often} (цель и бросок каждый раз заново)"


def one_roll(amount: int | tuple[int, ...], told: Teller, who: Who) -> str:
    """That the die is thrown once, where several are hurt by it."""
    several = isinstance(amount, tuple) and (not isinstance(who, str) or told.several(who))
    return " (один бросок на всех)" if several else ""


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
            return f"сколько ○ на {told.named(on, PREP, True)}"
        case CountCost(of=of):
            name = told.named(of, NOM)
            return f"сколько стоит {name}" if " " in name else f"сколько {name} стоит"
