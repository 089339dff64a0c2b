"""All that someone is told by an answer, and whether two worlds can be told apart by it."""

from __future__ import annotations

import json
from collections.abc import Iterator

from laar.core.engine.ask import READY
from laar.core.engine.fact import Log
from laar.core.engine.table import Frame, T
from laar.core.game import Game

Told = dict[str, str]


def answered(table: T, seat: int, text: str) -> T:
    """The table after an answer, with the log of it."""
    then = _afresh(table)
    then.answer(seat, text)
    return then


def closed(table: T) -> T:
    """The table after its secret question, with the log of that."""
    then = _afresh(table)
    for seat in then.waiting():
        then.answer(seat, READY)
    return then


def _afresh(table: T) -> T:
    """A copy with a log of its own: what led here is not known in worlds made from a view."""
    then = table.clone()
    then.stack = [Frame(frame.rule, frame.args, frame.answers) for frame in then.stack]
    then.log = Log()
    return then


def heard(game: Game[T], then: T, viewer: int | None) -> Told:
    """All that a viewer is told by an answer, byte for byte as it is sent."""
    assert then.log is not None
    ask = then.ask
    facts = [(at, game.tell(then, fact, viewer)) for at, fact in enumerate(then.log.facts)]
    to_come = [len(facts), [frame.cause for frame in then.stack]]  # their numbers and causes
    asked = None if ask is None else (ask.kind, ask.seats, ask.secret)
    own = None if viewer is None else (then.options(viewer), game.asides(then, viewer))
    return {
        "view": json.dumps(game.view(then, viewer)),
        "facts": json.dumps([[one for one in facts if one[1] is not None], to_come]),
        "question": json.dumps([asked, own]),
    }


def differences(told: Told, other: Told, viewer: int | None) -> Iterator[str]:
    """What a viewer could tell two worlds apart by."""
    for what, text in told.items():
        if other[what] != text:
            yield f"seat {viewer} can tell two worlds apart by the {what}"
