"""Who waits is served in turn: everyone one thing, then the next person, however much each asks."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Fair(Generic[T]):
    """A queue by person. A lower rank goes first; within a rank people take turns."""

    def __init__(self) -> None:
        self._ranks: dict[int, OrderedDict[str, deque[T]]] = {}
        self._count: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._count.values())

    def of(self, owner: str) -> int:
        """How much of this person waits."""
        return self._count.get(owner, 0)

    @property
    def people(self) -> int:
        """How many people wait."""
        return len(self._count)

    def put(self, owner: str, rank: int, thing: T) -> None:
        """Wait behind one's own things and those of everyone who waits already."""
        self._ranks.setdefault(rank, OrderedDict()).setdefault(owner, deque()).append(thing)
        self._count[owner] = self.of(owner) + 1

    def take(self) -> T:
        """Whose turn it is; they go to the end of their rank."""
        rank = min(self._ranks)
        owner = next(iter(self._ranks[rank]))
        thing = self._ranks[rank][owner][0]
        self._ranks[rank].move_to_end(owner)
        self.drop(owner, rank, thing)
        return thing

    def drop(self, owner: str, rank: int, thing: T) -> None:
        """Wait no more, if it still waits."""
        people = self._ranks.get(rank)
        if people is None or thing not in people.get(owner, ()):
            return
        people[owner].remove(thing)
        if not people[owner]:
            del people[owner]
        if not people:
            del self._ranks[rank]
        self._count[owner] -= 1
        if not self._count[owner]:
            del self._count[owner]
