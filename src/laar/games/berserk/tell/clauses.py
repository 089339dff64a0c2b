"""Which steps of a paragraph one clause tells of."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from laar.games.berserk.cards.schema import verbs as v
from laar.games.berserk.cards.schema.verbs_life import Who


def clauses(
    steps: tuple[v.AnyVerb, ...], tells: Callable[[v.AnyVerb], bool]
) -> Iterator[list[v.AnyVerb]]:
    """The steps in order, those together that tell of the same cards: `gets Curse and loses 1 ○`.

    What holds for all attacks comes last.
    """
    run: list[v.AnyVerb] = []
    for step in sorted(steps, key=lambda one: isinstance(one, v.Ignore)):
        if run and not (tells(run[0]) and tells(step) and who_of(step) == who_of(run[0])):
            yield run
            run = []
        run.append(step)
    yield run


def who_of(step: v.AnyVerb | None) -> Who | None:
    """The card or cards that a verb is about, if it is about any."""
    who: Who | None = getattr(step, "who", None)
    return who
