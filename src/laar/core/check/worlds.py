"""Other worlds at a secret question that closes, for one who may not know the difference."""

from __future__ import annotations

from laar.core.abilities import DealsAnew
from laar.core.engine.ask import READY, Ask
from laar.core.engine.table import T, Table
from laar.core.game import Game, Json
from laar.core.source import Source


def dealt_anew(game: Game[T], table: T, after: Json, source: Source) -> T:
    """Cards that the view ``after`` an answer does not show changed among themselves, if the game
    can do that."""
    return game.redealt(table, after, source) if isinstance(game, DealsAnew) else table.clone()


def redealt(game: Game[T], table: T, viewer: int | None, after: Json, source: Source) -> T | None:
    """The same at a secret question, and others have taken their steps in another order. None: it
    would not be asked."""
    world = dealt_anew(game, table, after, source)
    ask = world.ask
    if ask is None or not ask.secret:
        return None
    for seat in ask.others:
        if seat != viewer:
            world.steps[seat] = reordered(world, ask, seat, source)
    return world


def reordered(table: Table, ask: Ask, seat: int, source: Source) -> list[str]:
    """The same steps in another order in which each is listed, if it leads to the end."""
    left = table.steps[seat].copy()
    done: list[str] = []
    while left and left != [READY]:
        listed = set(table.legal(ask, seat, done))
        able = [step for step in left if step in listed and step != READY]
        if not able:
            return table.steps[seat].copy()
        step = able[source.randrange(len(able))]
        left.remove(step)
        done.append(step)
    return done + left


def ended_by(table: T, last: int) -> T:
    """The same steps at a table where this seat is the last to be ready."""
    world = table.clone()
    ask = world.ask
    assert ask is not None
    for seat in ask.others:
        steps = [step for step in world.steps[seat] if step != READY]
        world.steps[seat] = steps if seat == last else [*steps, READY]
    return world
