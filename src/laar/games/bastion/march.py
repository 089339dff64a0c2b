"""How long the wall holds if nobody is beaten."""

from __future__ import annotations

from laar.games.bastion.castle import SECTIONS, Castle


def safe_stages(t: Castle) -> int:
    """How many more enemy stages of ordinary enemies there are before the castle falls.

    Every card that enters takes a free section; with the deck empty the last enemy marches until
    none can (BST-102, BST-111).
    """
    wall = [False] + [bool(t.wall[section]) for section in range(1, SECTIONS + 1)]
    deck = t.deck.size
    stages = 0
    while True:
        start = t.setting.last if deck else _last(wall) - 1
        if not deck and start < 0:
            return stages  # nobody is left to march
        goal = _stop(wall, start)
        if not goal:
            return stages
        if deck:
            deck -= 1
        else:
            wall[start + 1] = False
        wall[goal] = True
        stages += 1


def _last(wall: list[bool]) -> int:
    for section in range(SECTIONS, 0, -1):
        if wall[section]:
            return section
    return 0


def _stop(wall: list[bool], start: int) -> int:
    for section in range(start, 0, -1):
        if not wall[section] and (section == 1 or wall[section - 1]):
            return section
    return 0
