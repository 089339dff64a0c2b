"""A position and its answers as numbers of a neural net.

Features are either there or not, so a position is the list of those that are. The board is turned
so that the bogatyrs come from below, whoever is first; left and right may be swapped
(``MIRRORED``).
"""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import READY
from laar.games.belogorye.rules.blows import open_row
from laar.games.belogorye.state.field import SEATS, Field
from laar.games.belogorye.state.ground import (
    BESIDE,
    DEEDS,
    DISTANCE,
    END,
    ENOUGH,
    PASS,
    STEPPING,
    STRIKING,
    cell_named,
    cell_of,
)
from laar.games.belogorye.state.numbers import (
    ACTED,
    CLOSED,
    EVERYONE,
    FIGHTERS,
    NOWHERE,
    POISONED,
    SQUAD,
    SQUADS,
    Cell,
)

PLACES: Final = 31  # thirty cells, and nowhere that this seat knows
LIVES: Final = 16
KINDS: Final = ["first", "place", "main", "intercept", "blow", "targets", "spot", "cure", "splash"]

AT: Final = 0  # who stands where
LIFE: Final = AT + FIGHTERS * PLACES  # what it has left
MARKS: Final = LIFE + FIGHTERS * LIVES  # closed, acted, poisoned
MOVED: Final = MARKS + FIGHTERS * 3  # 1, 2 or 3 units of movement spent
FOES: Final = MOVED + FIGHTERS * 3  # enemies side by side, then two cells apart
ROWS: Final = FOES + 2 * SQUAD * SQUAD  # comrades along row and column
ASKED: Final = ROWS + 2 * SQUAD * SQUAD  # who is asked
ACTIVE: Final = ASKED + 2
FIRST: Final = ACTIVE + 2
KIND: Final = FIRST + 2  # of the question
ABOUT: Final = KIND + len(KINDS)  # whom it is about: who does it, to whom, to whom else
ROW: Final = ABOUT + 3 * FIGHTERS  # the line of the strike table
QUIET: Final = ROW + 11
TURN: Final = QUIET + 7
FEATURES: Final = TURN + 21

STEP: Final = 0
STRIKE: Final = STEP + FIGHTERS * 30
USE: Final = STRIKE + FIGHTERS * FIGHTERS
ALONE: Final = USE + FIGHTERS * FIGHTERS  # the end, a pass, enough, ready
INTERCEPT: Final = ALONE + 4
ALSO: Final = INTERCEPT + FIGHTERS
SPLASH: Final = ALSO + FIGHTERS
TO: Final = SPLASH + FIGHTERS
FEW: Final = TO + 30  # which of two, by kind: blow, cure, first
PLACE: Final = FEW + 6
MOVES: Final = PLACE + FIGHTERS * 30


def features(t: Field, seat: int) -> list[int]:
    """What a seat sees, as the features that are there."""
    found: list[int] = []
    turned = t.first == 1
    cells = t.cell
    ask = t.ask
    hidden = ask is not None and ask.secret
    if hidden:
        cells = [NOWHERE] * FIGHTERS
        if t.steps:
            for step in t.steps[seat]:
                if step != READY:
                    cells[t.ids.index(step[6:-3])] = cell_named(step[-2:])
    for who in EVERYONE:
        c = cells[who]
        if c < 0:
            found.append(AT + who * PLACES + 30)
            continue
        found.append(AT + who * PLACES + (25 - c + 2 * (c % 5) if turned else c))
        traits = t.fighters[who]
        found.append(LIFE + who * LIVES + max(0, min(LIVES - 1, traits.life - t.wounds[who])))
        if t.is_so(who, CLOSED):
            found.append(MARKS + who * 3)
        if t.is_so(who, ACTED):
            found.append(MARKS + who * 3 + 1)
        if t.is_so(who, POISONED):
            found.append(MARKS + who * 3 + 2)
        if t.spent[who] > 0:
            found.append(MOVED + who * 3 + min(3, t.spent[who]) - 1)
    if not hidden:
        for who in SQUADS[0]:
            c = cells[who]
            if c < 0:
                continue
            reach = DISTANCE[c]
            for other in SQUADS[1]:
                d = cells[other]
                if d >= 0:
                    far = reach[d]
                    if far <= 2:
                        found.append(FOES + (far - 1) * 81 + who * SQUAD + other - SQUAD)
        for who in EVERYONE:
            c = cells[who]
            if c < 0:
                continue
            for e in BESIDE[c]:
                mate = t.at[e]
                if mate > who and (mate < SQUAD) == (who < SQUAD):
                    found.append(ROWS + who * SQUAD + mate % SQUAD)
    if t.active >= 0:
        found.append(ACTIVE + t.active)
    if t.first >= 0:
        found.append(FIRST + t.first)
    if ask is not None and ask.kind != "die":
        found.append(ASKED + (seat if hidden else ask.seat))
        found.append(KIND + KINDS.index(ask.kind))
        about = ask.about
        if ask.kind == "blow":
            line = 5 + max(-5, min(5, about[2] - about[3]))
            found.append(ROW + line)
            found.append(ABOUT + about[0])
            found.append(ABOUT + FIGHTERS + about[1])
        else:
            for place in range(len(about)):
                found.append(ABOUT + min(place, 2) * FIGHTERS + about[place])
    found.append(QUIET + min(6, t.quiet // 3))
    found.append(TURN + min(20, t.turn // 4))
    return found


def moves(t: Field, answers: list[str]) -> list[int]:
    """The number of each answer to the open question; chance has none."""
    ask = t.ask
    if ask is None:
        return []
    kind = ask.kind
    turned = t.first == 1
    if kind == "main":
        return [_deed(t, answer, turned) for answer in answers]
    if kind == "place":
        return [_placing(t, answer, turned) for answer in answers]
    if kind in ("blow", "cure", "first"):
        start = FEW + (0 if kind == "blow" else 2 if kind == "cure" else 4)
        if kind == "blow":
            known = open_row(ask.about[2], ask.about[3]).answers
            return [start + known.index(answer) for answer in answers]
        if kind == "cure":
            return [start + int(answer == "cure") for answer in answers]
        return [start + SEATS.index(answer[6:]) for answer in answers]
    if kind == "spot":
        return [TO + _turned(cell_of(answer), turned) for answer in answers]
    start = INTERCEPT if kind == "intercept" else ALSO if kind == "targets" else SPLASH
    found: list[int] = []
    for answer in answers:
        if answer == PASS:
            found.append(ALONE + 1)
        elif answer == ENOUGH:
            found.append(ALONE + 2)
        else:
            found.append(start + t.at[cell_of(answer)])
    return found


def _turned(cell: Cell, turned: bool) -> int:
    return 25 - cell + 2 * (cell % 5) if turned else cell


def _deed(t: Field, answer: str, turned: bool) -> int:
    if answer == END:
        return ALONE
    deed = DEEDS[answer]
    who = t.at[deed.start]
    if deed.verb == STEPPING:
        return STEP + who * 30 + _turned(deed.goal, turned)
    if deed.verb == STRIKING:
        return STRIKE + who * FIGHTERS + t.at[deed.goal]
    return USE + who * FIGHTERS + (who if deed.goal < 0 else t.at[deed.goal])


def _placing(t: Field, answer: str, turned: bool) -> int:
    if answer == READY:
        return ALONE + 3
    who = t.ids.index(answer[6:-3])
    return PLACE + who * 30 + _turned(cell_named(answer[-2:]), turned)


def _across(cell: int) -> int:
    return cell if cell == 30 else cell + 4 - 2 * (cell % 5)


def _swapped(count: int, blocks: list[tuple[int, int, int]]) -> list[int]:
    """Numbers with left and right swapped, where blocks of cells lie: start, how many, how long."""
    found = list(range(count))
    for start, many, long in blocks:
        for block in range(many):
            for cell in range(long):
                low = start + block * long
                found[low + cell] = low + _across(cell)
    return found


MIRRORED: Final = _swapped(FEATURES, [(AT, FIGHTERS, PLACES)])
MIRRORED_MOVES: Final = _swapped(MOVES, [(STEP, FIGHTERS, 30), (TO, 1, 30), (PLACE, FIGHTERS, 30)])
