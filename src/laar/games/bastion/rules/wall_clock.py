"""How long the wall holds if nobody is beaten."""

from __future__ import annotations

from laar.games.bastion.pieces.numbers import Sections, Spot
from laar.games.bastion.state.castle import WALL, Castle


def safe_stages(t: Castle) -> int:
    """How many more enemy stages of ordinary enemies there are before the castle falls."""
    return holds(taken(t), (t.deck.size, 1.0), t.setting.last)


def taken(t: Castle) -> Sections:
    """The sections with an enemy."""
    wall = Sections(0)
    for section in WALL:
        if t.wall[section]:
            wall = with_section(wall, section)
    return wall


def with_section(wall: Sections, section: Spot) -> Sections:
    """The wall when this section is taken too."""
    return Sections(wall | 1 << section)


def is_taken(wall: Sections, section: Spot) -> bool:
    """Whether an enemy is there."""
    return wall >> section & 1 != 0


def after_move(wall: Sections, start: Spot, goal: Spot) -> Sections:
    """The wall when an enemy has gone from one section to another."""
    return Sections(wall ^ (1 << start | 1 << goal))


def holds(sections: Sections, entering: tuple[int, float], last: Spot) -> int:
    """How many enemy stages a wall holds of which these sections are taken.

    ``entering``: in so many stages so many cards each take a free section; then the last enemy
    marches until none can (BST-102, BST-111).
    """
    wall: int = sections
    stages, each = entering
    count = 0
    due = 0.0
    below = (1 << (last + 1)) - 2
    for _ in range(stages):
        due += each
        while due >= 1.0:
            due -= 1.0
            free = ~wall & (wall << 1 | 2) & below
            if not free:
                return count
            wall |= 1 << (free.bit_length() - 1)
        count += 1
    while wall:
        start = wall.bit_length() - 1
        free = ~wall & (wall << 1 | 2) & ((1 << start) - 2)
        if not free:
            return count
        wall ^= 1 << start | 1 << (free.bit_length() - 1)
        count += 1
    return count
