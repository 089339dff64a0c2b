"""Castles drawn in one line, for tests of what happens within a turn."""

from __future__ import annotations

from typing import Any

from tests.clauses.bastion.board import Board

from laar.games.bastion.pieces.cards import RITUAL_IDS


def drawn(edition: str, position: str) -> Board:
    """A castle with these statements, parted by `/`; the deck still has four purple cards, so that
    a cleared wall is no victory yet (BST-573)."""
    lines = [line.strip() for line in position.split("/")]
    if not any(line.startswith("deck") for line in lines):
        lines.append("deck purple-beast purple-warrior purple-mage purple-rider")
    return Board(edition, "\n".join(lines))


def worth(castle: Board, seat: str = "dagdar") -> int:
    """How many tokens a defender has."""
    return sum(castle.mana(seat).values())


def twin(castle: Board, district: int, structure: str) -> Board:
    """Raise a second card of a structure on the district's other base: no box has one (BST-296),
    but some rulings are about it."""
    table: Any = castle.play.table
    table.base[district * 2 + 1] = RITUAL_IDS.index(structure)
    return castle
