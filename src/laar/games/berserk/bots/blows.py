"""How often the dice give each kind of blow: exact tables for both systems, made once."""

from __future__ import annotations

from typing import Final

from laar.games.berserk.rules.dice import EXCHANGES, scale, smaller, tournament

MOST: Final = 4  # no bonus to a die, or number of rerolls, is larger
FACES: Final = 6


def rerolled(bonus: int) -> list[float]:
    """The chance of each number on a home die with this many rerolls.

    Its player uses them to get four or more; below 0 the opponent, to get less.

    >>> [round(share, 3) for share in rerolled(1)]
    [0.083, 0.083, 0.083, 0.25, 0.25, 0.25]
    """
    shares = [1.0 / FACES] * FACES
    for _ in range(abs(bonus)):
        unwanted = 0.0
        for face in range(FACES):
            if (face < 3) == (bonus > 0):
                unwanted += shares[face]
                shares[face] = 0.0
        for face in range(FACES):
            shares[face] += unwanted / FACES
    return shares


def kinds_of(home: bool, bonus: int) -> list[float]:
    """How often a single die gives a weak, a medium and a strong blow (BRS-164)."""
    shares = [0.0, 0.0, 0.0]
    faces = rerolled(bonus) if home else [1.0 / FACES] * FACES
    for face in range(FACES):
        shares[scale(face + 1 + (0 if home else bonus))] += faces[face]
    return shares


def leads_of(bonus: int) -> list[float]:
    """How often the attacker leads by -5 to 5 under tournament dice; last, equal rolls from 5."""
    shares = [0.0] * 12
    for first in range(1, FACES + 1):
        for second in range(1, FACES + 1):
            lead = max(-5, min(5, first + bonus - second))
            if lead == 0 and first + bonus > 4:  # BRS-177
                lead = 6
            shares[lead + 5] += 1.0 / (FACES * FACES)
    return shares


BONUSES: Final = range(-MOST, MOST + 1)
SINGLE: Final = [[kinds_of(home, bonus) for bonus in BONUSES] for home in (False, True)]
HOME_FACES: Final = [rerolled(bonus) for bonus in BONUSES]
LEADS: Final = [leads_of(bonus) for bonus in range(-2 * MOST, 2 * MOST + 1)]
ROWS: Final = [tournament(lead, 0) if lead else (0, -1) for lead in range(-5, 6)]
LESS: Final = [
    tournament(smaller(lead), 0) if lead in EXCHANGES else (-2, -2) for lead in range(-5, 6)
]


def bounded(bonus: int) -> int:
    """The index of a bonus in the tables."""
    return MOST + max(-MOST, min(MOST, bonus))


def single(home: bool, bonus: int, gain: list[float]) -> float:
    """The average worth of a single die, from the worth of a weak, a medium and a strong blow."""
    shares = SINGLE[1 if home else 0][bounded(bonus)]
    return shares[0] * gain[0] + shares[1] * gain[1] + shares[2] * gain[2]


def clash(home: bool, mine: int, theirs: int, gain: list[float], pain: list[float]) -> float:
    """The average worth of a strike at an open creature; ``pain`` is what answering blows cost."""
    if home:
        if mine > 0 and theirs > 0:  # BRS-154
            common = min(mine, theirs)
            mine -= common
            theirs -= common
        shield = HOME_FACES[bounded(theirs)]
        lands = shield[0] + shield[1] + shield[2]
        return lands * single(True, mine, gain) - shield[5] * pain[0]
    shares = LEADS[2 * MOST + max(-2 * MOST, min(2 * MOST, mine - theirs))]
    found = -shares[11] * pain[0]
    for place in range(11):
        worth = _row(ROWS[place], gain, pain)
        other = LESS[place]
        if other[0] != -2:  # BRS-178
            less = _row(other, gain, pain)
            worth = max(worth, less) if place > 5 else min(worth, less)
        found += shares[place] * worth
    return found


def _row(row: tuple[int, int], gain: list[float], pain: list[float]) -> float:
    worth = gain[row[0]] if row[0] >= 0 else 0.0
    return worth - pain[row[1]] if row[1] >= 0 else worth
