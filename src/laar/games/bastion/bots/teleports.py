"""Teleports that make the wall hold longer."""

from __future__ import annotations

from laar.games.bastion.bots.striking import Line
from laar.games.bastion.pieces.numbers import Seat, Way
from laar.games.bastion.rules.spells import NO_WAY, TELEPORT, WORDS, ways
from laar.games.bastion.rules.strength import immune
from laar.games.bastion.rules.wall_clock import after_move, holds, is_taken, taken
from laar.games.bastion.state.castle import NOBODY, WALL, Castle

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
    for start in WALL[:last]:
        if not is_taken(wall, start) or (immune(t.wall[start]) and not t.setting.immune_moved):
            continue
        for goal in reversed(WALL[:last]):
            if not is_taken(wall, goal):
                stages = holds(after_move(wall, start, goal), (0, 0.0), last)
                if stages > best:
                    best = stages
                    pick = f"{WORDS[way]} s{start} s{goal}"
    return [[(caster, pick)]] if pick else []


def holder(t: Castle) -> tuple[Seat, Way]:
    """Who can cast a Teleport now, and how, if anybody."""
    ask = t.ask
    for step in range(t.seats):
        seat = Seat((t.active + step) % t.seats)
        if t.spells[seat] and (seat == t.active or (ask is not None and seat in ask.others)):
            for way in ways(t, seat, (TELEPORT,)):
                return seat, way
    return NOBODY, NO_WAY
