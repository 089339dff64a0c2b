"""Plans that are being followed: the rest of each by the position in which it goes on."""

from __future__ import annotations

from laar.core.table import Table

KEPT = 600  # positions remembered

Step = tuple[int, str]  # seat and answer


class Memory:
    """What was planned, and where help that was planned for did not come."""

    def __init__(self) -> None:
        self._lines: dict[str, list[Step]] = {}
        self._alone: dict[str, None] = {}

    def recall(self, mark: str) -> list[Step] | None:
        """How a plan goes on from here."""
        return self._lines.get(mark)

    def keep(self, table: Table, line: list[Step]) -> None:
        """Remember a line from its first step on, as far as no die is cast."""
        then = table.clone()
        for at, (seat, answer) in enumerate(line):
            ask = then.ask
            if ask is None or seat not in ask.seats:
                return
            mark = then.mark()
            self._lines.pop(mark, None)
            self._lines[mark] = line[at:]
            if len(self._lines) > KEPT:
                del self._lines[next(iter(self._lines))]
            then.answer(seat, answer)

    def let_down(self, table: Table, step: Step) -> None:
        """Nobody helped: whoever withdraws now must not try the same again."""
        then = table.clone()
        then.answer(*step)
        mark = then.mark()
        self._lines.pop(mark, None)
        self._alone[mark] = None
        if len(self._alone) > KEPT:
            del self._alone[next(iter(self._alone))]

    def alone(self, mark: str) -> bool:
        """Whether help was waited for in vain here."""
        return mark in self._alone
