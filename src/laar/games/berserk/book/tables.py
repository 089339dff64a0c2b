"""Tables of the rulebook, from what the rules read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby, product

from laar.core.book import Rows
from laar.games.berserk.cards.glossary import keywords
from laar.games.berserk.cards.keywords import MEDIUM, MISS, STRONG, WEAK
from laar.games.berserk.cards.numbers import Blow
from laar.games.berserk.rules.dice import home, scale, tournament
from laar.games.berserk.rules.squad import GOLD, SILVER

DICE = range(1, 7)  # BRS-008
ELEMENTS = range(7)
SAID: Mapping[Blow, str] = {
    MISS: "{miss}",
    WEAK: "{weak}",
    MEDIUM: "{medium}",
    STRONG: "{strong}",
}


def _span(faces: list[int]) -> str:
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]}–{faces[-1]}"


def dice_one() -> Rows:
    """The scale of a single die (BRS-164)."""
    return [[_span(list(faces)), SAID[blow]] for blow, faces in groupby(DICE, scale)]


def dice_home() -> Rows:
    """What comes of each pair of home dice (BRS-141, BRS-142, BRS-143)."""

    def told(attacker: int, target: int) -> str:
        blow, answer = home(attacker, target)
        return SAID[blow] if answer == MISS else "{answer}"

    def row(target: int) -> list[str]:
        return [told(next(iter(faces)), target) for _, faces in groupby(DICE, scale)]

    return [[_span(list(faces)), *cells] for cells, faces in groupby(DICE, row)]


def dice_two() -> Rows:
    """What comes of each difference of tournament dice, and of how many pairs it is (BRS-165)."""
    cases: dict[tuple[int, tuple[Blow, Blow]], int] = {}
    for attacker, target in product(DICE, DICE):
        case = (target - attacker, tournament(attacker, target))
        cases[case] = cases.get(case, 0) + 1
    ordered = sorted(cases.items(), key=lambda case: (case[0][0], case[0][1][0] == MISS))
    return [
        [_difference(-behind, blows), SAID[blows[0]], SAID[blows[1]], count]
        for (behind, blows), count in ordered
    ]


def _difference(ahead: int, blows: tuple[Blow, Blow]) -> str:
    if ahead == 0:
        return "{high}" if blows[0] == MISS else "{low}"
    more = " {more}" if abs(ahead) == 5 else ""
    return f"{'+' if ahead > 0 else '−'}{abs(ahead)}{more}"


def crystals() -> Rows:
    """Gold gets less by elements, silver does not (BRS-032)."""
    return [
        [count, *(n for who in (0, 1) for n in (GOLD[who] - max(count - 1, 0), SILVER[who]))]
        for count in ELEMENTS
    ]


def all_keywords() -> Rows:
    """Every keyword with the clause that tells of it."""
    return [[{"ru": one.ru.nom, "en": one.en}, f"[{one.clause}]"] for one in keywords().values()]


TABLES: Mapping[str, Callable[[], Rows]] = {
    "dice-one": dice_one,
    "dice-two": dice_two,
    "dice-home": dice_home,
    "crystals": crystals,
    "keywords": all_keywords,
}
