"""Teleports that make the wall hold longer."""

from __future__ import annotations

from laar.games.bastion.bots.striking import Line
from laar.games.bastion.rules.spells import TELEPORT, WORDS, ways
from laar.games.bastion.rules.strength import immune
from laar.games.bastion.rules.wall_clock import holds, taken
from laar.games.bastion.state.castle import Castle

GAIN = 2  # enemy stages a Teleport must win


def teleports(t: Castle) -> list[Line]:
    """The Teleport that wins most enemy stages, by whoever may cast one now."""
    if t.deck.size:
        return []  # later it wins more
    caster, way = holder(t)
    if caster < 0:
        return []
    wall = taken(t)
    last = t.setting.last
    best = holds(wall, (0, 0.0), last) + GAIN - 1
    pick = ""
    for start in range(1, last + 1):
        if not wall >> start & 1 or (immune(t.wall[start]) and not t.setting.immune_moved):
            continue
        for goal in range(last, 0, -1):
            if not wall >> goal & 1:
                stages = holds(wall ^ (1 << start | 1 << goal), (0, 0.0), last)
                if stages > best:
                    best = stages
                    pick = f"{WORDS[way]} s{start} s{goal}"
    return [[(caster, pick)]] if pick else []


def holder(t: Castle) -> tuple[int, int]:
    """Who can cast a Teleport now, and how; -1: nobody."""
    ask = t.ask
    for step in range(t.seats):
        seat = (t.active + step) % t.seats
        if t.spells[seat] and (seat == t.active or (ask is not None and seat in ask.others)):
            for way in ways(t, seat, (TELEPORT,)):
                return seat, way
    return -1, -1
