"""What must hold at any one question: copies, saving, facts as the only writers, refusals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from laar.core.check.choosing import pick
from laar.core.engine.ask import CHANCE
from laar.core.engine.fact import Log
from laar.core.engine.table import Rule, Steps, Table
from laar.core.marks import send
from laar.core.play import Play
from laar.core.source import Source


def question(play: Play, seat: int, text: str, source: Source) -> Iterator[str]:
    """Everything but what concerns secrets."""
    table, game = play.table, play.game
    if not text:
        yield f"seat {seat} has no legal answer"
        return
    if len(set(table.options(seat))) != len(table.options(seat)):
        yield "a legal answer is listed twice"
    if all(play.times(option, seat) for option in table.options(seat)):
        yield f"no answer of seat {seat} leads on"
    yield from game.problems(table)
    mark = table.mark()
    copy = table.clone()
    if copy.mark() != mark:
        yield "a copy differs"
    if game.load(game.save(table)).mark() != mark:
        yield "saving and loading give another state"
    yield from _answered(play, copy, seat, text)
    yield from _refused(play, seat, source)


def _answered(play: Play, before: Table, seat: int, text: str) -> Iterator[str]:
    """Take the answer on copies: the same state again, facts as the only writers, no rule acting
    before it asks."""
    live, slow, told = before.clone(), before.clone(), before.clone()
    log = live.log = Log()
    live.answer(seat, text)
    early: list[str] = []
    slow.rules = {name: _watched(name, rule, early) for name, rule in before.rules.items()}
    slow.answer(seat, text)
    if early:
        yield f"rule {early[0]} acted before it asked"
    if slow.mark() != live.mark():
        yield "the same answer on a copy gives another state"
    for fact in log.facts:
        if fact.name in play.game.facts:
            play.game.facts[fact.name](told, *fact.args, fact.clause)
    if told.pieces() != live.pieces() or repr(told.outcome) != repr(live.outcome):
        yield "something other than a fact wrote to the table"


def _watched(name: str, rule: Rule[Any], early: list[str]) -> Rule[Any]:
    """The same rule; it is named if it has written by the time it asks."""

    def steps(t: Table, args: tuple[int, ...]) -> Steps:
        before = t.pieces(), len(t.stack)
        asking = rule(t, args)
        ask = None if asking is None else send(asking, None)
        while ask is not None:
            if (t.pieces(), len(t.stack)) != before:
                early.append(name)
            ask = send(asking, (yield ask))

    return steps


def _refused(play: Play, seat: int, source: Source) -> Iterator[str]:
    """A listed answer is refused by nothing, any other by a clause."""
    table, game = play.table, play.game
    if seat == CHANCE:
        return
    listed = table.options(seat)
    words = pick(listed, source).split(" ")
    other = pick(listed, source).split(" ")
    spot = source.randrange(len(words))
    words[spot] = pick(other, source)
    for text in (pick(listed, source), " ".join(words)):
        refusals = game.refusals(table, seat, text)
        if bool(refusals) == (text in listed) and text not in play.asides(seat):
            listing = "listed" if text in listed else "not listed"
            yield f"'{text}' is {listing}, the refusals say otherwise"
