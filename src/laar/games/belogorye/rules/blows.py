"""The two tables of strikes, and what is added to dice and taken off wounds."""

from __future__ import annotations

from typing import Final, NewType

from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.ground import BESIDE, NEAR
from laar.games.belogorye.state.numbers import POISONED, Fighter, seat_of

Blow = NewType("Blow", int)  # how hard it is (BEL-046)
MISS: Final = Blow(0)
WEAK: Final = Blow(1)
MEDIUM: Final = Blow(2)
STRONG: Final = Blow(3)
BLOWS: Final = ("miss", "weak", "medium", "strong")


class Row:
    """One line of the table: who chooses (1 attacker, -1 attacked, 0 nobody) among which pairs of
    blows."""

    def __init__(self, clause: str, chooser: int, pairs: list[tuple[Blow, Blow]]) -> None:
        self.clause = clause
        self.chooser = chooser
        self.pairs = pairs  # the attacker's blow, the blow of the attacked
        self.answers = [f"blow {BLOWS[a]} {BLOWS[b]}" for a, b in pairs]


AHEAD_1: Final = Row("BEL-051", 0, [(WEAK, MISS)])
AHEAD_2: Final = Row("BEL-052", 1, [(WEAK, MISS), (MEDIUM, WEAK)])
AHEAD_3: Final = Row("BEL-053", 0, [(MEDIUM, MISS)])
AHEAD_4: Final = Row("BEL-054", 1, [(MEDIUM, MISS), (STRONG, WEAK)])
AHEAD_5: Final = Row("BEL-055", 0, [(STRONG, MISS)])
BEHIND_1: Final = Row("BEL-056", 0, [(WEAK, MISS)])
BEHIND_2: Final = Row("BEL-057", 0, [(MISS, MISS)])  # BEL-063: no choice here
BEHIND_3: Final = Row("BEL-058", 0, [(MISS, WEAK)])
BEHIND_4: Final = Row("BEL-059", -1, [(MISS, WEAK), (WEAK, MEDIUM)])
BEHIND_5: Final = Row("BEL-060", 0, [(MISS, MEDIUM)])
TIE_LOW: Final = Row("BEL-061", 0, [(WEAK, MISS)])
TIE_HIGH: Final = Row("BEL-061", 0, [(MISS, WEAK)])
ROWS: Final = [
    BEHIND_5,
    BEHIND_4,
    BEHIND_3,
    BEHIND_2,
    BEHIND_1,
    TIE_LOW,
    AHEAD_1,
    AHEAD_2,
    AHEAD_3,
    AHEAD_4,
    AHEAD_5,
]


def open_row(attacker: int, attacked: int) -> Row:
    """The line for two modified dice (BEL-065)."""
    ahead = attacker - attacked
    if ahead == 0:
        return TIE_LOW if attacker <= 4 else TIE_HIGH
    return ROWS[max(-5, min(5, ahead)) + 5]


def closed_blow(die: int) -> Blow:
    """The blow of a single modified die: against a closed target, and for powers X-Y-Z."""
    return WEAK if die <= 3 else MEDIUM if die <= 5 else STRONG  # BEL-070, BEL-071, BEL-072


def closed_clause(blow: Blow) -> str:
    """The line of the second table."""
    return "BEL-070" if blow == WEAK else "BEL-071" if blow == MEDIUM else "BEL-072"


def die_bonus(t: Field, who: Fighter, opponent: Fighter, own_strike: bool) -> int:
    """What is added to a strike roll of this fighter (BEL-065, BEL-107, BEL-108), by where all
    stand when the die is rolled, open or closed (BEL-122)."""
    bonus = t.fighters[who].die_aura
    seat = seat_of(who)
    for c in BESIDE[t.cell[who]]:
        other = t.at[c]
        if other >= 0 and seat_of(other) == seat:
            bonus += t.fighters[other].die_aura
    traits = t.fighters[who]
    if own_strike and traits.swarm:  # BEL-124
        pack = 0
        for c in NEAR[t.cell[opponent]]:
            other = t.at[c]
            if other >= 0 and other != who and seat_of(other) == seat:
                pack += traits.swarm
        bonus += min(pack, traits.swarm_max)
    return bonus


def after_reductions(t: Field, who: Fighter, amount: int, strike: bool) -> int:
    """How many of an attack's wounds count: flat reductions of the moment (BEL-122) first, then
    Koschei's limit (BEL-114)."""
    if amount <= 0:
        return 0
    traits = t.fighters[who]
    amount -= traits.armour if strike else traits.cover
    seat = seat_of(who)
    for c in BESIDE[t.cell[who]]:
        other = t.at[c]
        if other >= 0 and seat_of(other) == seat:
            warder = t.fighters[other]
            amount -= warder.ward_strike if strike else warder.ward_other
    if amount <= 0 or (strike and amount <= traits.threshold):  # BEL-102, BEL-103
        return 0
    return amount


def is_poisoned(t: Field, who: Fighter) -> bool:
    """Whether it carries a poison counter."""
    return t.is_so(who, POISONED)
