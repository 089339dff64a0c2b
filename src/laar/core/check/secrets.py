"""What a seat is told does not depend on what it may not see: not its view, nor its question, nor
the facts, their order, numbers and causes (S1, S8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from laar.core.abilities import RevealsSecrets
from laar.core.check.told import answered, closed, differences, heard
from laar.core.check.worlds import dealt_anew, ended_by, redealt
from laar.core.engine.ask import READY
from laar.core.engine.table import T, Table
from laar.core.game import AnyGame, Game
from laar.core.source import Source

TRIES = 2  # worlds as a bot would think of them, which may differ in what is seen afterwards


@dataclass
class Tally:
    """How much was compared: worlds, and those that did differ, by the kind of question."""

    worlds: int = 0
    pairs: Counter[str] = field(default_factory=Counter)

    def __iadd__(self, other: Tally) -> Tally:
        self.worlds += other.worlds
        self.pairs += other.pairs
        return self


def seen(
    game: Game[T], table: T, seat: int, text: str, tally: Tally, source: Source
) -> Iterator[str]:
    """What a seat cannot see, dealt anew, changes nothing for it, neither now nor by this answer
    to any question but a secret one."""
    ask = table.ask
    assert ask is not None
    after = answered(table, seat, text)
    step = ask.secret and after.ask is ask
    common = game.shared(table)
    mark = table.mark()
    for viewer in viewers(table):
        view = game.view(table, viewer)
        world = game.sample(view, source)
        tally.worlds += 1
        if game.view(world, viewer) != view:
            yield f"the view of seat {viewer} tells what it may not see"
        if {**common, **game.own(table, viewer)} != view:
            yield f"the view of seat {viewer} is not what all see and its own"
        if viewer is not None and world.options(viewer) != table.options(viewer):
            yield f"the question to seat {viewer} depends on what it may not see"
        if step and viewer != seat and game.view(after, viewer) != view:
            yield f"a secret step of seat {seat} is seen by seat {viewer}"
        if world.mark() == mark:
            continue
        tally.pairs[ask.kind] += 1
        if not ask.secret:
            if reveals(game, after):
                world = dealt_anew(game, table, game.view(after, viewer), source)
            if text in world.options(seat):
                yield from _openly(game, after, answered(world, seat, text), viewer)
    if step and after.log is not None and after.log.facts:
        yield f"a secret step of seat {seat} is told in the log"


def closes(table: Table, text: str) -> bool:
    """This answer is the last that a secret question waits for."""
    ask = table.ask
    return ask is not None and ask.secret and text == READY and len(table.waiting()) == 1


def closing(game: Game[T], table: T, worlds: int, tally: Tally, source: Source) -> Iterator[str]:
    """The last seat is about to be ready: what everyone is told then is the same whoever is the
    last, and for each viewer the same in worlds that differ in what it will not see."""
    ask = table.ask
    assert ask is not None
    after = closed(table)
    assert after.log is not None
    facts, mark = repr(after.log.facts), after.mark()
    for last in ask.others:
        other = closed(ended_by(table, last))
        assert other.log is not None
        if repr(other.log.facts) != facts or other.mark() != mark:
            yield f"it shows that seat {last} was the last to be ready"
    for viewer in viewers(table):
        before, told = game.view(table, viewer), heard(game, after, viewer)
        view = game.view(after, viewer)
        for _ in range(worlds):
            world = redealt(game, table, viewer, view, source)
            tally.worlds += 1
            if world is None or world.mark() == table.mark():
                continue
            tally.pairs[ask.kind] += 1
            if game.view(world, viewer) != before:
                yield f"the view of seat {viewer} tells what it may not see"
            yield from differences(told, heard(game, closed(world), viewer), viewer)
        for _ in range(TRIES):
            world = closed(game.sample(before, source))
            same = heard(game, world, viewer)
            tally.worlds += 1
            if same["view"] == told["view"]:
                tally.pairs[ask.kind] += 1
                yield from differences(told, same, viewer)


def viewers(table: Table) -> tuple[int | None, ...]:
    """Everyone at the table, and a spectator."""
    return (*range(table.seats), None)


def reveals(game: AnyGame, then: Table) -> bool:
    """Something hidden was seen by the answer."""
    names = game.reveals if isinstance(game, RevealsSecrets) else ()
    assert then.log is not None
    return any(fact.name in names for fact in then.log.facts)


def _openly(game: Game[T], one: T, other: T, viewer: int | None) -> Iterator[str]:
    """An answer that everyone hears, in a world that differs in what stays hidden after it; which
    it may not, if there alone something is turned up."""
    if reveals(game, one) or not reveals(game, other):
        yield from differences(heard(game, one, viewer), heard(game, other, viewer), viewer)
