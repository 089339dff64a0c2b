"""Who gets which seat, and who is there."""

from __future__ import annotations

import itertools

import pytest

from laar.server.errors import Denied
from laar.server.seats import Seat, online, sit

NAMES = ("red", "blue", "green", "violet")
ANN = Seat("human", "Ann", "ann")
KINDS = {
    "open": Seat("open"),
    "bot": Seat("bot", "greedy"),
    "ann": ANN,
    "bob": Seat("human", "Bob", "bob"),
}


def test_who_sits_already_keeps_the_seat() -> None:
    """At every table of four: a seat one has, else the first open one, else none."""
    for kinds in itertools.product(KINDS, repeat=4):
        seats = {name: KINDS[kind] for name, kind in zip(NAMES, kinds, strict=True)}
        before = dict(seats)
        if "ann" in kinds:
            assert sit(seats, None, "ann", "Ann") == NAMES[kinds.index("ann")]
            assert seats == before
        elif "open" in kinds:
            first = NAMES[kinds.index("open")]
            assert sit(seats, None, "ann", "Ann") == first
            assert seats == before | {first: ANN}
        else:
            with pytest.raises(Denied):
                sit(seats, None, "ann", "Ann")


def test_who_asks_for_another_open_seat_gets_it() -> None:
    seats = {"red": ANN, "blue": Seat("open")}
    assert sit(seats, "blue", "ann", "Ann") == "blue"
    assert seats == {"red": ANN, "blue": ANN}


@pytest.mark.parametrize(
    ("kind", "here", "there"),
    [
        ("open", {""}, False),  # someone without a cookie looks on
        ("open", {"ann", ""}, False),
        ("bot", set(), True),
        ("bot", {""}, True),
        ("ann", {"ann"}, True),
        ("ann", {"bob", ""}, False),
        ("ann", set(), False),
    ],
)
def test_who_looks_on_makes_nobody_online(kind: str, here: set[str], there: bool) -> None:
    assert online(KINDS[kind], here) is there
