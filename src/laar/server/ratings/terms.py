"""Which games count, decided when a table is laid: the same game for everyone, to the end.

A clock runs and who is late loses, so leaving, silence and a closed page are losses like any
other. Whoever sits there has an account or is a bot whose strength was measured. Nobody takes
back, is advised, or brings cards of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import laar
from laar.core.abilities import HasMates, HoldsEvents
from laar.core.edition import name_of
from laar.core.game import AnyGame
from laar.server.errors import Denied
from laar.server.models import Head, Rated, is_event
from laar.server.ratings.opponents import opponents
from laar.server.seats import held

TOGETHER = "siege"  # the one list of a game that is played together: its levels tell them apart
PLAIN = {"mode", "players"}  # options that make nothing easier
OPEN = {"decks", "dice", "secret"}  # of a duel besides


def modes(game: str) -> list[str]:
    """The lists of ratings of a game."""
    rules = laar.game(game)
    if rules.cooperative:
        return [TOGETHER]
    events = rules.events if isinstance(rules, HoldsEvents) else ()
    found = [mode for edition in rules.editions for mode in rules.modes(edition)]
    return [mode for mode in dict.fromkeys(found) if mode not in events]


def levels(game: str) -> list[str]:
    """All that people who play together may be measured by; none where they are rivals."""
    rules = laar.game(game)
    if not rules.cooperative:
        return []
    return [
        level(edition, mode, players)
        for edition in rules.editions
        for mode in rules.modes(edition)
        for players in rules.players(edition, mode)
    ]


def level(edition: str, mode: str, players: int) -> str:
    """What so many people measure themselves by, as it is kept."""
    return f"{name_of(edition)} {mode} {players}"


def terms(head: Head, people: bool) -> Rated:
    """What a new table counts as; raises Denied, which says why it cannot. ``people``: has who
    lays it an account?"""
    game = laar.game(head.game)
    mode = str(head.options.get("mode") or game.modes(head.edition)[0])
    if not people:
        raise _no("only accounts have ratings")
    if is_event(head) or mode not in game.modes(head.edition):
        raise _no("this mode has no ratings")
    if set(head.options) - (PLAIN if game.cooperative else PLAIN | OPEN):
        raise _no("with cards, a position or a side of one's own it would be another game")
    if head.control is None or head.control.late != "lose":
        raise _no("it needs a clock, and who is late loses")
    found = Rated(TOGETHER if game.cooperative else mode, _sides(game, head))
    if game.cooperative:
        found.level = level(head.edition, mode, len(head.seats))
    _seats(head, found)
    return found


def _sides(game: AnyGame, head: Head) -> list[list[str]]:
    seats = list(head.seats)
    if game.cooperative:
        return [seats]
    if not isinstance(game, HasMates):
        return [[seat] for seat in seats]
    table = game.new_table(head.edition, head.options)
    sides: list[list[str]] = []
    for number, seat in enumerate(seats):
        if not any(seat in side for side in sides):
            sides.append([seat, *(seats[mate] for mate in game.mates(table, number))])
    return sides


def _seats(head: Head, rated: Rated) -> None:
    """Everyone is somebody else, and bots are such whose strength is known."""
    measured = opponents(head.game, rated.mode)
    people = [seat.guest for seat in head.seats.values() if seat.kind == "human"]
    if len(people) != len({*people}):
        raise _no("one seat for everyone")
    if all(seat.kind == "bot" for seat in head.seats.values()):
        raise _no("somebody has to play")
    for name, seat in head.seats.items():
        if seat.kind == "bot" and seat.name not in measured:
            raise Denied("unrated", f"the strength of {seat.name} is not known", f"seats.{name}")


def may_sit(head: Head, guest: str, account: bool, seat: str | None) -> None:
    """Raise Denied where a game counts, and this guest cannot take that seat of it."""
    mine = held(head.seats, guest)
    if head.rated is None or (mine and seat in (None, *mine)):
        return
    if not account:
        raise Denied("account", "this game counts for ratings: it needs an account", status=403)
    if mine:
        raise Denied("taken", "one seat for everyone", "seat", 409)


def _no(why: str) -> Denied:
    return Denied("unrated", why, "rated")


def places(head: Head) -> list[int] | None:
    """Which sides won (1) and which lost (2), all 1 in a draw; None where nothing was decided.
    Those who play together have the level as the last side."""
    outcome: Mapping[str, Any] = head.outcome or {}
    if head.rated is None or head.status != "over" or not outcome.get("reason"):
        return None  # a damaged game is ended without a reason
    winners = {*outcome.get("winners", ())}
    won = [bool(winners & {*side}) for side in head.rated.sides]
    if head.rated.level:
        won.append(not winners)
    return [1 if one or not any(won) else 2 for one in won]
