"""Who owns a table. Where there is one server it owns them all; where there are several, one of
them does at a time (nodes)."""

from __future__ import annotations

from typing import Protocol

from laar.server.store.writer import Guard


class Owning(Protocol):
    """What tables ask about owners, and what they tell others."""

    guard: Guard | None  # of commits

    async def claim(self, table: str) -> int:
        """Own a table before it is opened, in this epoch; raises Elsewhere where another node
        does."""

    def holds(self, epoch: int) -> bool:
        """Is what was claimed in this epoch still ours?"""

    async def release(self, table: str) -> None:
        """It is put away."""

    def changed(self, table: str) -> None:
        """What is stored of it was changed here: its owner takes that over."""

    def heard(self, node: int, event: str) -> None:
        """Something has happened at a duel of an event that belongs to this node."""

    async def sit(self, table: str, guest: str, seat: str, entropy: str) -> None:
        """Give a guest a seat at a table of another node."""

    async def depart(self, table: str, guest: str) -> None:
        """A guest leaves a table of another node for good."""

    def cut(self, guest: str) -> None:
        """Other nodes end the connections of a guest."""

    def spent(self, guest: str) -> None:
        """A guest has made a table, which counts everywhere."""

    async def leave(self) -> None:
        """Give up all tables."""


class Alone:
    """One server, which owns all tables."""

    guard = None

    async def claim(self, table: str) -> int:
        """It is ours."""
        return 0

    def holds(self, epoch: int) -> bool:
        """It stays ours."""
        return True

    async def release(self, table: str) -> None:
        """Nobody else wants it."""

    def changed(self, table: str) -> None:
        """Nobody else has it."""

    def heard(self, node: int, event: str) -> None:
        """All events are ours."""

    async def sit(self, table: str, guest: str, seat: str, entropy: str) -> None:
        """There are no others."""

    async def depart(self, table: str, guest: str) -> None:
        """There are no others."""

    def cut(self, guest: str) -> None:
        """There are no others."""

    def spent(self, guest: str) -> None:
        """It counts here."""

    async def leave(self) -> None:
        """There is nobody to take them."""
