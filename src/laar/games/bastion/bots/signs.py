"""A position as numbers, from which a judge learns who wins: what the account of the position is
made of, each post alone and by how much of the siege is left. The team sees everything there is."""

from __future__ import annotations

from math import log, tanh
from typing import Final

from laar.games.bastion.bots.position_value import KILL, coming, enemies_left, worth
from laar.games.bastion.bots.resources import at_hand, lying, spells
from laar.games.bastion.bots.ritual_value import boons
from laar.games.bastion.pieces.numbers import Sections
from laar.games.bastion.rules.strength import cost
from laar.games.bastion.rules.wall_clock import holds, with_section
from laar.games.bastion.state.castle import COLOURED, DISTRICTS, SETUP, WALL, Castle

MANA: Final = 20.0  # what posts are counted in
MANY: Final = 20.0  # enemies, and turns
SHARP: Final = 15.0  # mana to spare that makes a game as good as won when few are left


def signs(t: Castle) -> list[float]:
    """The numbers of a position; none before the siege."""
    if t.stage == SETUP:
        return []
    spare = worth(t)
    left = enemies_left(t)
    deck = t.deck.size
    need = [0.0] * COLOURED
    entering = coming(t.deck, need)
    later = sum(need)
    wall = Sections(0)
    groups = 0
    owed = 0.0
    for section in WALL:
        if t.wall[section]:
            wall = with_section(wall, section)
            groups += 1
            owed += sum(cost(t, section))
    stages = float(holds(wall, entering, t.setting.last))
    turns = stages + KILL * groups
    mana = float(sum(t.supply))
    around = lying(t) + at_hand(t)
    charms = spells(t)
    blocked = 0
    for area in range(1, DISTRICTS + 1):
        if t.square[area]:
            blocked += 1
    few = 1.0 / (1.0 + left / 6.0)
    due = owed + later
    have = mana + around + charms
    posts = [
        spare / MANA,
        mana / MANA,
        around / MANA,
        charms / MANA,
        boons(t, turns) / MANA,
        owed / MANA,
        later / MANA,
        turns / MANY,
        stages / MANY,
        deck / MANY,
        left / MANY,
        groups / MANY,
        float(blocked),
        float(len(t.citadel)),
        log(1.0 + left),
        log(1.0 + turns),
        log((1.0 + have) / (1.0 + due)),
        log((1.0 + have + 2.0 * turns) / (1.0 + due)),
        log((1.0 + stages) / (1.0 + deck)),
    ]
    found = [1.0, few, tanh(spare / SHARP), tanh(spare / (1.0 + left)), t.turn / MANY]
    for players in range(2, 5):
        found.append(1.0 if t.seats == players else 0.0)
    found += posts
    for post in posts:
        found.append(post * few)
    return found
