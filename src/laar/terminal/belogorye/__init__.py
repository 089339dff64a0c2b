"""Belogorye at a keyboard."""

from laar.terminal.belogorye.board import board, meant, standing
from laar.terminal.belogorye.chances import chances

__all__ = ["board", "chances", "meant", "standing"]
