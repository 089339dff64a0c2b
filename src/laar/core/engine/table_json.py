"""What every table has, as plain data: seats by name, the outcome, what is left to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from laar.core.engine.table import Frame, Outcome, Table

NOBODY: Final = -1


def seat_json(names: Sequence[str], seat: int) -> str | None:
    """A seat by its name; nobody is None."""
    return names[seat] if seat >= 0 else None


def seat_of(names: Sequence[str], shown: str | None) -> int:
    """The seat again."""
    return NOBODY if shown is None else names.index(shown)


def outcome_json(table: Table, names: Sequence[str]) -> dict[str, Any] | None:
    """How the game ended, or None."""
    end = table.outcome
    if end is None:
        return None
    return {"reason": end.reason, "winners": [names[seat] for seat in end.winners]}


def outcome_of(names: Sequence[str], shown: dict[str, Any] | None) -> Outcome | None:
    """The outcome again."""
    if shown is None:
        return None
    return Outcome(shown["reason"], tuple([names.index(name) for name in shown["winners"]]))


def stack_json(table: Table) -> list[list[Any]]:
    """The rules that wait: name, arguments and the answers so far. Causes are no part of it."""
    return [[frame.rule, list(frame.args), list(frame.answers)] for frame in table.stack]


def stack_of(shown: list[list[Any]]) -> list[Frame]:
    """What is left to do again."""
    return [Frame(rule, tuple(args), list(answers)) for rule, args, answers in shown]


def go_on(
    table: Table, outcome: Outcome | None, stack: list[Frame], steps: list[list[str]] | None = None
) -> None:
    """Every piece is where it was: ask what was asked, with these secret steps, or be over."""
    table.outcome = outcome
    table.stack = stack
    table.run()
    if steps:
        table.steps = [part.copy() for part in steps]
