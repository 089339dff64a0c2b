"""Facts as plain data, from the signatures of their writers.

A writer is ``placed(t, card, cell, clause, cause=…)``; it tells ``(card, cell)``. So the names of
its parameters are the words of the fact on the wire, in the log and in the texts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from inspect import isroutine, signature
from typing import Any, Final, TypeVar

from laar.core.engine.ask import CHANCE_NAME
from laar.core.engine.fact import ANSWER, Fact, Writer

T = TypeVar("T")  # the table of a game
REASON: Final = ("clause", "cause")  # why, not what
Words = dict[str, tuple[str, ...]]
Names = Mapping[str, Callable[[T, Any], Any]]  # by word: from a table and a number to its name


def writers_of(module: Mapping[str, Any]) -> dict[str, Writer]:
    """The facts of a module: its public functions that cite a clause.

    >>> def told(t, who, clause): ...
    >>> def counted(t, who): ...
    >>> list(writers_of({"told": told, "counted": counted, "number": 1}))
    ['told']
    """
    return {
        name: one
        for name, one in module.items()
        if not name.startswith("_") and isroutine(one) and "clause" in _parameters(one)
    }


def words_of(writers: Mapping[str, Writer]) -> Words:
    """What each fact says, in the order of its arguments.

    >>> def placed(t, card, cell, clause, cause=-1): ...
    >>> words_of({"placed": placed})
    {'placed': ('card', 'cell')}
    """
    return {
        name: tuple(word for word in _parameters(one)[1:] if word not in REASON)
        for name, one in writers.items()
    }


def fact_json(
    table: T, fact: Fact, words: Words, names: Names[T], untold: Collection[str] = ()
) -> dict[str, Any]:
    """A fact in names; a name that is itself a dict is told part by part."""
    shown: dict[str, Any] = {"fact": fact.name, "clause": fact.clause, "cause": fact.cause}
    for word, value in zip(words[fact.name], fact.args, strict=True):
        if word in untold:
            continue
        named = names[word](table, value) if word in names else value
        if isinstance(named, dict):
            shown.update(named)
        else:
            shown[word] = named
    return shown


def answer_json(fact: Fact, seats: Sequence[str], caused: bool = True) -> dict[str, Any]:
    """The fact that an answer was given, with what it carries on if that is told."""
    who, text = fact.args
    seat = seats[who] if who >= 0 else CHANCE_NAME
    said: dict[str, Any] = {"fact": ANSWER, "seat": seat, "answer": text}
    return {**said, "cause": fact.cause} if caused and fact.cause >= 0 else said


def _parameters(one: Writer) -> tuple[str, ...]:
    return tuple(signature(one).parameters)
