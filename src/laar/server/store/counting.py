"""A game changes ratings in the commit that ends it, once: what breaks off before is not over, and
what is over has counted."""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Row

from laar.server.models import Head
from laar.server.ratings.opponents import opponents
from laar.server.ratings.skill import Rating, after
from laar.server.ratings.terms import places
from laar.server.store import dialect
from laar.server.store.schema import ACCOUNTS, RATED, RATINGS


def count(db: Connection, head: Head) -> None:
    """The head of a table is stored: if its game is over and counts, it counts now."""
    order, rated = places(head), head.rated
    if order is None or rated is None:
        return
    known = sql.select(RATED.c.who).where(RATED.c.table_id == head.id).limit(1)
    if db.scalar(known) is not None:
        return
    sides = [_members(db, head, side) for side in rated.sides]
    if rated.level:
        sides.append([rated.level])
    if not all(sides):  # nobody is left on one of them whose strength is known
        return
    fixed = opponents(head.game, rated.mode)
    people = sorted({who for side in sides for who in side} - fixed.keys())
    held = _held(db, head.game, rated.mode, people)
    before = fixed | {who: Rating(row.points, row.doubt) for who, row in held.items()}
    found = after([[before[who] for who in side] for side in sides], order)
    for side, news in zip(sides, found, strict=True):
        for who, rating in zip(side, news, strict=True):
            if who in held:
                _keep(db, head, rated.mode, held[who], rating)


def _members(db: Connection, head: Head, side: Sequence[str]) -> list[str]:
    """People who still have an account, and bots whose strength is known; who stands in for
    somebody counts for nobody."""
    fixed = opponents(head.game, head.rated.mode if head.rated else "")
    seats = [head.seats[name] for name in side]
    people = [seat.guest for seat in seats if seat.kind == "human"]
    known = {*db.scalars(sql.select(ACCOUNTS.c.person).where(ACCOUNTS.c.person.in_(people)))}
    return [
        seat.guest or seat.name
        for seat in seats
        if seat.guest in known or (seat.kind == "bot" and seat.name in fixed)
    ]


def _held(
    db: Connection, game: str, mode: str, people: list[str]
) -> dict[str, Row[tuple[object, ...]]]:
    """Their ratings, which nobody else changes before this commit; a first one is made."""
    begin = Rating()
    for who in people:  # in one order everywhere: two servers do not wait for each other
        new = dialect.of(db).insert(RATINGS).values(
            game=game, mode=mode, who=who, points=begin.points, doubt=begin.doubt, games=0,
            changed=int(time.time()),
        )  # fmt: skip
        db.execute(new.on_conflict_do_nothing())
    mine = (RATINGS.c.game == game, RATINGS.c.mode == mode, RATINGS.c.who.in_(people))
    query = sql.select(RATINGS).where(*mine).order_by(RATINGS.c.who).with_for_update()
    return {row.who: row for row in db.execute(query)}


def _keep(
    db: Connection, head: Head, mode: str, before: Row[tuple[object, ...]], rating: Rating
) -> None:
    now, who = int(time.time()), before.who
    new = {"points": rating.points, "doubt": rating.doubt}
    which = (RATINGS.c.game == head.game, RATINGS.c.mode == mode, RATINGS.c.who == who)
    row = {**new, "games": before.games + 1, "changed": now}
    db.execute(RATINGS.update().where(*which).values(**row))
    noted = {"table_id": head.id, "who": who, "game": head.game, "mode": mode, **new}
    gained = rating.points - before.points
    db.execute(RATED.insert().values(**noted, number=before.games + 1, gained=gained, ended=now))
