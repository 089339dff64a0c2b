"""Positions as text, for tests, examples, bug reports and "try it" boards.

    first bogatyrs
    turn evil 7
    c3 ilya_muromets -4 acted
    c4 leshy closed poison moved 1 strike 2-3-4 life 9

Whoever is not named is dead. ``write(read(text))`` gives the same position.
"""

from __future__ import annotations

import re
from typing import Any

from laar.core.game import BadOptions
from laar.games.belogorye.state.field import (
    SEATS,
    Field,
    Setting,
)
from laar.games.belogorye.state.ground import GRID, cell_named
from laar.games.belogorye.state.numbers import (
    ACTED,
    CLOSED,
    EVERYONE,
    NO_SEAT,
    NOBODY,
    NOWHERE,
    POISONED,
    SQUAD,
    Fighter,
    Seat,
)

STRIKE = re.compile(r"(\d{1,2})-(\d{1,2})-(\d{1,2})")


def read(t: Field, text: str) -> Field:
    """Set a fresh table to a position; errors name the line."""
    t.stack = []
    t.ask = None
    t.bogatyrs = t.evil = 0
    changed: dict[str, Any] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        try:
            if words[0] == "first" and len(words) == 2:
                t.first = _seat(words[1])
            elif words[0] == "turn" and len(words) == 3:
                t.active, t.turn = _seat(words[1]), _number(words[2], 1, 199)
            elif words[0] == "quiet" and len(words) == 2:
                t.quiet = _number(words[1], 0, 19)
            else:
                _fighter(t, words, changed)
        except ValueError as error:
            raise BadOptions(f"position, line {number}: {error}") from None
    if t.first == NO_SEAT or t.active == NO_SEAT:
        raise BadOptions("position: the lines 'first SEAT' and 'turn SEAT NUMBER' are needed")
    if not t.bogatyrs or not t.evil:
        raise BadOptions("position: each side needs a fighter")
    if changed:
        reprint(t, changed)
    for who in EVERYONE:
        if t.cell[who] >= 0 and t.wounds[who] >= t.fighters[who].life:
            raise BadOptions(f"position: {t.ids[who]} has no life left")
    t.push("turn")
    t.run()
    return t


def write(t: Field) -> str:
    """The position as text."""
    lines = [f"first {SEATS[t.first]}", f"turn {SEATS[t.active]} {t.turn}"]
    if t.quiet:
        lines.append(f"quiet {t.quiet}")
    for who in EVERYONE:
        if t.cell[who] >= 0:
            lines.append(" ".join(_words(t, who)))
    return "\n".join(lines) + "\n"


def reprint(t: Field, changed: dict[str, Any]) -> None:
    """Give some fighters the numbers a position prints differently."""
    fighters = t.fighters.copy()
    for name, numbers in changed.items():
        who = t.ids.index(name)
        old = fighters[who]
        new = old.copy()
        new.life = numbers.get("life", old.life)
        new.blows = [0, *numbers.get("strike", old.blows[1:])]
        fighters[who] = new
    t.setting = Setting(t.setting.printing, t.ids, fighters, changed)
    t.fighters = fighters


def _words(t: Field, who: Fighter) -> list[str]:
    words = [GRID.names[t.cell[who]], t.ids[who]]
    if t.wounds[who]:
        words.append(f"-{t.wounds[who]}")
    marks = (("closed", CLOSED), ("acted", ACTED), ("poison", POISONED))
    words += [mark for mark, bit in marks if t.is_so(who, bit)]
    if t.spent[who]:
        words += ["moved", str(t.spent[who])]
    numbers = t.setting.changed.get(t.ids[who], {})
    if "strike" in numbers:
        words += ["strike", "-".join(map(str, numbers["strike"]))]
    if "life" in numbers:
        words += ["life", str(numbers["life"])]
    return words


def _fighter(t: Field, words: list[str], changed: dict[str, Any]) -> None:
    if len(words) < 2:
        raise ValueError(f"'{words[0]}' is not a line of a position")
    place, name, *rest = words
    if place not in GRID.cell:
        raise ValueError(f"there is no cell '{place}'")
    if name not in t.ids:
        raise ValueError(f"there is no fighter '{name}'")
    who, cell = Fighter(t.ids.index(name)), cell_named(place)
    if t.at[cell] != NOBODY:
        raise ValueError(f"{place} is taken")
    if t.cell[who] != NOWHERE:
        raise ValueError(f"{name} stands elsewhere already")
    t.at[cell], t.cell[who] = who, cell
    if who < SQUAD:
        t.bogatyrs += 1
    else:
        t.evil += 1
    marks = iter(rest)
    for word in marks:
        if word == "closed":
            t.mark_as(who, CLOSED)
        elif word == "acted":
            t.mark_as(who, ACTED)
        elif word == "poison":
            t.mark_as(who, POISONED)
        elif word.startswith("-"):
            t.wounds[who] = _number(word[1:], 1, 99)
        elif word in ("moved", "life", "strike"):
            _value(t, who, word, next(marks, ""), changed)
        else:
            raise ValueError(f"'{word}' says nothing of a fighter")


def _value(t: Field, who: Fighter, word: str, value: str, changed: dict[str, Any]) -> None:
    if word == "moved":
        t.spent[who] = _number(value, 1, t.fighters[who].speed)
        return
    numbers = changed.setdefault(t.ids[who], {})
    if word == "life":
        numbers["life"] = _number(value, 1, 30)
        return
    match = STRIKE.fullmatch(value)
    if not match:
        raise ValueError(f"'{value}' is not a strike such as 2-3-4")
    numbers["strike"] = [int(part) for part in match.groups()]


def _seat(word: str) -> Seat:
    if word not in SEATS:
        raise ValueError(f"'{word}' is no side: {' or '.join(SEATS)}")
    return Seat(SEATS.index(word))


def _number(word: str, low: int, high: int) -> int:
    if not word.isdecimal() or not low <= int(word) <= high:
        raise ValueError(f"'{word}' is not a number from {low} to {high}")
    return int(word)
