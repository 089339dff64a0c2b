"""How many tables with bots a person, or all people at one address, may keep busy at a time."""

from __future__ import annotations

from collections.abc import Callable

from laar.server.errors import Denied
from laar.server.models import Guest


class Quota:
    """The busy tables by who began them. ``busy`` says whether a table still is."""

    def __init__(self, each: int, address: int, busy: Callable[[str], bool]) -> None:
        self._each = each
        self._address = address
        self._busy = busy
        self._tables: dict[str, tuple[str, str]] = {}  # guest and address by table

    def check(self, guest: Guest) -> None:
        """May this person begin one more?"""
        self._tables = {t: who for t, who in self._tables.items() if self._busy(t)}
        begun = self._tables.values()
        mine = sum(number == guest.id for number, _ in begun)
        here = sum(address == guest.address for _, address in begun) if guest.address else 0
        if mine >= self._each:
            raise Denied("bots", f"bots play at {mine} tables of yours; finish one", status=429)
        if here >= self._address:
            raise Denied("bots", f"bots play at {here} tables of your network", status=429)

    def add(self, table: str, guest: Guest) -> None:
        """This person has begun one."""
        self._tables[table] = guest.id, guest.address
