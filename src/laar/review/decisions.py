"""The decisions of a game: where a seat had a choice, and what it knew."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from laar.bots.luck import course
from laar.core.engine.ask import CHANCE
from laar.core.engine.table import Table
from laar.core.game import AnyGame
from laar.core.play import Play
from laar.review.weighing import WORLDS


class Choice(NamedTuple):
    """One decision."""

    number: int  # answers before it
    table: Table  # as it really was
    seat: int
    kind: str
    options: list[str]
    said: str


def choices(play: Play) -> Iterator[Choice]:
    """Every question that one seat answered and that had more than one answer. What is said out of
    turn is none; squads and placements are many steps that mean nothing alone."""
    for number, table, said in course(play):
        ask = table.ask
        if ask is None or ask.secret or said.seat == CHANCE:
            continue
        options = table.options(said.seat)
        if len(options) > 1 and said.text in options:
            yield Choice(number, table, said.seat, ask.kind, options, said.text)


def secret_steps(play: Play) -> int:
    """How many answers were steps of questions in secret."""
    asked = (one.table.ask for one in course(play) if one.said.seat != CHANCE)
    return sum(ask is not None and ask.secret for ask in asked)


def worlds(game: AnyGame, choice: Choice, seed: str) -> list[Table]:
    """Tables that fit what the seat could know; one if nothing is hidden."""
    view = game.view(choice.table, choice.seat)
    source = Random(f"{seed} worlds")
    found = [game.sample(view, source), game.sample(view, source)]
    if found[0].mark() == found[1].mark():
        return found[:1]
    found += [game.sample(view, source) for _ in range(WORLDS - 2)]
    return [table for table in found if set(choice.options) <= set(table.options(choice.seat))]
