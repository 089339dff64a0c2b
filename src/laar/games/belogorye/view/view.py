"""What a seat sees, built up from nothing; the whole table as data; and worlds that fit a view."""

from __future__ import annotations

from laar.core.engine.ask import READY
from laar.core.engine.table_json import (
    go_on,
    outcome_json,
    outcome_of,
    seat_json,
    seat_of,
    stack_json,
    stack_of,
)
from laar.core.game import Json
from laar.core.source import Source
from laar.games.belogorye.legal.listing import place
from laar.games.belogorye.state.field import (
    SEATS,
    Field,
)
from laar.games.belogorye.state.ground import GRID, cell_named
from laar.games.belogorye.state.numbers import (
    ACTED,
    CLOSED,
    EVERYONE,
    NOWHERE,
    POISONED,
    SQUAD,
    Seat,
)

NAMES = GRID.names


def public(t: Field) -> Json:
    """What everyone may see. Placements are secret until they are facts, so nothing here depends
    on them."""
    cell, wounds, spent = t.cell, t.wounds, t.spent
    units = [
        {
            "id": t.ids[who],
            "side": SEATS[0 if who < SQUAD else 1],
            "cell": NAMES[cell[who]] if cell[who] >= 0 else None,
            "wounds": wounds[who],
            "open": t.is_open(who),
            "acted": t.is_so(who, ACTED),
            "poison": t.is_so(who, POISONED),
            "moved": spent[who],
            "dead": cell[who] < 0 and t.turn > 0,
        }
        for who in EVERYONE
    ]
    return {
        "edition": t.setting.edition,
        "changed": t.setting.changed,
        "turn": t.turn,
        "active": seat_json(SEATS, t.active),
        "first": seat_json(SEATS, t.first),
        "quiet": t.quiet,
        "blood": t.blood,
        "units": units,
        "stack": stack_json(t),
        "offer": seat_json(SEATS, t.offer),
        "offered": list(t.offered),
        "outcome": outcome_json(t, SEATS),
    }


def restore(t: Field, shown: Json, steps: list[list[str]] | None = None) -> Field:
    """Set a fresh table to what was shown, with these secret steps."""
    alive = [0, 0]
    for who, unit in zip(EVERYONE, shown["units"], strict=True):
        c = NOWHERE if unit["cell"] is None else cell_named(unit["cell"])
        t.cell[who] = c
        if c >= 0:
            t.at[c] = who
        if c >= 0 or not unit["dead"]:
            alive[who // SQUAD] += 1
        t.wounds[who] = unit["wounds"]
        t.spent[who] = unit["moved"]
        if not unit["open"]:
            t.mark_as(who, CLOSED)
        if unit["acted"]:
            t.mark_as(who, ACTED)
        if unit["poison"]:
            t.mark_as(who, POISONED)
    t.bogatyrs, t.evil = alive
    t.turn, t.quiet, t.blood = shown["turn"], shown["quiet"], shown["blood"]
    t.active = Seat(seat_of(SEATS, shown["active"]))
    t.first = Seat(seat_of(SEATS, shown["first"]))
    t.offer = Seat(seat_of(SEATS, shown["offer"]))
    t.offered = (shown["offered"][0], shown["offered"][1])
    go_on(t, outcome_of(SEATS, shown["outcome"]), stack_of(shown["stack"]), steps)
    return t


def imagine(t: Field, shown: Json, source: Source) -> list[list[str]]:
    """Secret steps that fit a view: one's own as they are, the others' any complete layout."""
    own: list[str] = [*shown["placed"], *([READY] if shown["ready"] else [])]
    steps: list[list[str]] = []
    for seat, name in enumerate(SEATS):
        mine = own.copy() if name == shown["seat"] else []
        while name != shown["seat"] and (not mine or mine[-1] != READY):
            choices = place(t, t.ask, seat, mine) if t.ask is not None else [READY]
            mine.append(choices[source.randrange(len(choices))])
        steps.append(mine)
    if all(s and s[-1] == READY for s in steps):  # then it would be settled already
        steps[1 if shown["seat"] == SEATS[0] else 0].pop()
    return steps
