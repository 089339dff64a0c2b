"""Plans that are being followed: for each player and position, the rest of the plan."""

from __future__ import annotations

from laar.core.engine.table import Table

KEPT = 600  # most positions that are remembered

Step = tuple[int, str]  # seat and answer


class Memory:
    """The rest of a plan by position."""

    def __init__(self) -> None:
        self._lines: dict[str, list[Step]] = {}

    def forget(self) -> None:
        """Forget everything, as if the process had just started."""
        self._lines.clear()

    def recall(self, mark: str) -> list[Step] | None:
        """The rest of the plan from this position."""
        return self._lines.get(mark)

    def keep(self, table: Table, line: list[Step], who: str = "") -> None:
        """Remember a line, up to the first roll of dice."""
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
