"""Four people at one battle, each with a page of their own or several at one screen."""

from __future__ import annotations

from typing import Any

from tests.browser.berserk.duelist import Duelist, join, lay, sit
from tests.browser.berserk.field import SEATS, Field
from tests.browser.conftest import Visit

OPEN = {"red": "me", "blue": "open", "green": "open", "violet": "open"}
ALL = dict.fromkeys(SEATS, "me")
# What each of the four sees the battle with.
LOOKS = (("ru", "dark"), ("en", "light"), ("ru", "light"), ("en", "dark"))

# Two of each team stand in the middle: who is struck may be defended by the team-mate.
# Nobody lives long.
CLASH = """order red blue green violet
turn 5 red
e3 red 22
f3 green 22
e4 blue 27 wounds 6
f4 violet 30 wounds 5
"""
# Everything there is to look at, of all four.
CROWDED = """order red blue green violet
turn 5 red
c3 red 22 wounds 3
b3 red 9 chips 1
d2 red 10
f3 green 46
g2 green 49 closed poison 2
c4 blue 59 wounds 2
b4 blue 57 curse
d5 blue 63 chips 1
g4 violet 70
j6 violet 12 hidden
zone violet 107
grave red 2
grave blue 46
"""
# One blow of Red may end it: nobody else of the other team is left.
LAST = """order red blue green violet
turn 5 red
e3 red 22
f3 green 46
e4 blue 46 closed wounds 6
"""


def gather(visit: Visit, squad: int = 15, **options: Any) -> dict[str, Duelist]:
    """Four people come to a table, in the order of its seats."""
    people = [visit(lang=lang, theme=theme) for lang, theme in LOOKS]
    path = lay(people[0], OPEN, **options)
    host = sit(people[0], path, squad=squad)
    guests = [join(person, path, f"No. {k}", squad) for k, person in enumerate(people[1:], 2)]
    return dict(zip(SEATS, [host, *guests], strict=True))


def turn_of(players: dict[str, Duelist]) -> tuple[str, Field]:
    """Whoever is asked, and what."""
    while True:
        for seat, player in players.items():
            if sight := player.asked():
                return seat, sight


def winners(player: Duelist) -> tuple[str, ...]:
    """The team that has won, as the page says; nobody after a draw."""
    return tuple(won.split()) if (won := player.winners) else ()
