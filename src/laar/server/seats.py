"""Who sits where, and who may act."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from laar.server.errors import Denied

CHANCE = "chance"
DELETED = "deleted"  # the name of whose account is no more; who shows it says so in words


class Seat(msgspec.Struct):
    """A place at the table: a person, a bot, or free."""

    kind: str  # "human", "bot" or "open"
    name: str = ""
    guest: str = ""


def seat_all(
    asked: Mapping[str, str],
    seats: Collection[str],
    bots: Collection[str],
    guest: str,
    name: str,
) -> dict[str, Seat]:
    """The seats a new table was asked to have; a seat not named is open."""
    for seat in asked:
        if seat not in seats:
            raise Denied("malformed", f"the seats are {', '.join(seats)}", at=f"seats.{seat}")
    return {
        seat: _seat(asked.get(seat, "open"), f"seats.{seat}", bots, guest, name) for seat in seats
    }


def _seat(word: str, at: str, bots: Collection[str], guest: str, name: str) -> Seat:
    if word == "me":
        return Seat("human", name, guest)
    if word == "open":
        return Seat("open")
    kind, _, bot = word.partition(" ")
    if kind != "bot":
        raise Denied("malformed", 'a seat is "me", "open" or "bot NAME"', at=at)
    if bot not in bots:
        raise Denied("malformed", f"the bots are {', '.join(bots)}", at=at)
    return Seat("bot", bot)


def sit(seats: dict[str, Seat], wanted: str | None, guest: str, name: str) -> str:
    """Give a free seat to a guest and return its name; who sits already keeps the seat."""
    if wanted is not None and wanted not in seats:
        raise Denied("malformed", f"the seats are {', '.join(seats)}", at="seat")
    some = [wanted] if wanted is not None else list(seats)
    for seat in some:
        if seats[seat].guest == guest:
            return seat
    for seat in some:
        if seats[seat].kind == "open":
            seats[seat] = Seat("human", name, guest)
            return seat
    raise Denied("taken", "no free seat", at="seat", status=409)


def held(seats: Mapping[str, Seat], guest: str) -> list[str]:
    """The seats a guest may act for."""
    return [name for name, seat in seats.items() if guest and seat.guest == guest]


def online(seat: Seat, here: Collection[str]) -> bool:
    """Would an answer come? Bots are always there; nobody is at an open seat, whoever looks on."""
    return seat.kind == "bot" or (seat.kind == "human" and bool(seat.guest) and seat.guest in here)


def alone(seats: Mapping[str, Seat]) -> bool:
    """Does one person hold all human seats? Then undo is free."""
    return len({seat.guest for seat in seats.values() if seat.kind == "human"}) == 1


def full(seats: Mapping[str, Seat]) -> bool:
    """Is every seat taken?"""
    return all(seat.kind != "open" for seat in seats.values())
