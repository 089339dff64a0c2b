"""Plans that are being followed: the rest of each by who made it and the position in which it goes
on."""

from __future__ import annotations

from laar.core.engine.table import Table

KEPT = 600  # positions remembered

Step = tuple[int, str]  # seat and answer


class Memory:
    """What was planned."""

    def __init__(self) -> None:
        self._lines: dict[str, list[Step]] = {}

    def forget(self) -> None:
        """Begin anew, as a process that has just started."""
        self._lines.clear()

    def recall(self, mark: str) -> list[Step] | None:
        """How a plan goes on from here."""
        return self._lines.get(mark)

    def keep(self, table: Table, line: list[Step], who: str = "") -> None:
        """Remember a line from its first step on, as far as no die is cast."""
        then = table.clone()
        for at, (seat, answer) in enumerate(line):
            ask = then.ask
            if ask is None or seat not in ask.seats:
                return
            mark = who + then.mark()
            self._lines.pop(mark, None)
            self._lines[mark] = line[at:]
            if len(self._lines) > KEPT:
                del self._lines[next(iter(self._lines))]
            then.answer(seat, answer)
