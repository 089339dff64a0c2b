"""What is kept of each card: one list by card for each number."""

from __future__ import annotations


class Columns:
    """The lists of a table, in the order in which they are declared.

    That order is the order of marks of positions and of saved rows.

    >>> first = Columns(2, [])
    >>> wounds = first.new(0)
    >>> wounds[1] = 3
    >>> Columns(2, first.lists).new(0)
    [0, 3]
    """

    def __init__(self, cards: int, like: list[list[int]]) -> None:
        self.cards = cards
        self.like = like  # the lists to copy, or none
        self.lists: list[list[int]] = []

    def new(self, first: int) -> list[int]:
        """The next list: a copy of its like, else the same number for each card."""
        made = self.like[len(self.lists)].copy() if self.like else [first] * self.cards
        self.lists.append(made)
        return made
