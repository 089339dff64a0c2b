"""How long the wall holds if nobody is beaten."""

from __future__ import annotations

from laar.games.bastion.state.castle import SECTIONS, Castle


def safe_stages(t: Castle) -> int:
    """How many more enemy stages of ordinary enemies there are before the castle falls."""
    return holds(taken(t), (t.deck.size, 1.0), t.setting.last)


def taken(t: Castle) -> int:
    """The sections with an enemy, a bit each."""
    wall = 0
    for section in range(1, SECTIONS + 1):
        if t.wall[section]:
            wall |= 1 << section
    return wall


def holds(wall: int, entering: tuple[int, float], last: int) -> int:
    """How many enemy stages a wall holds, a bit for a section that is taken.

    ``entering``: in so many stages so many cards each take a free section; then the last enemy
    marches until none can (BST-102, BST-111).
    """
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
