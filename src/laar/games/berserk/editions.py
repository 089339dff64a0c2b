"""The edition of Berserk that is played, and what stays the same through one of its games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from laar.core.edition import Edition
from laar.core.grid import Grid
from laar.games.berserk.battle import ROWS, Setting
from laar.games.berserk.decks import card_ids
from laar.games.berserk.own.played import Played
from laar.games.berserk.pack import cards
from laar.games.berserk.plain import traits_of
from laar.games.berserk.rules import RULES
from laar.games.berserk.traits import Traits

GRID: Final = Grid(5, ROWS)  # BRS-022
WIDE: Final = Grid(10, ROWS)  # of two teams (BRS-372)
E2021: Final = Edition(
    "2021",
    RULES,
    numbers={
        "deal": 15,  # BRS-046
        "quiet_turns": 20,  # BRS-384
        "most_turns": 200,  # BRS-384
        "most_triggers": 100,  # BRS-387
        "most_effects": 300,  # BRS-392
        "most_acts": 300,  # of cards of players' own in a turn …
        "most_deeds": 4000,  # … and in a battle
        # What was mended since; games of the first revision go on with it.
        "idle_asked": 1,  # who could only announce what comes to nothing is asked (BRS-002)
        "block_assigns": 1,  # a blocked defender leaves no room for another (BRS-199, BRS-323)
        "final_rerolled": 1,  # a die rolled again by a paragraph is rolled once more by the next
    },
)
EDITIONS: Final[Mapping[str, Edition]] = {E2021.name: E2021}


@cache
def traits(number: int) -> Traits:
    """The traits of the card with this collector number."""
    return traits_of(cards()[number])


def setting_of(
    decks: Sequence[Sequence[int]],
    home: bool,
    options: Mapping[str, Any],
    edition: Edition = E2021,
    pack: Played | None = None,
) -> Setting:
    """What stays the same through a game with these decks, one for each seat.

    >>> setting_of([[2, 2, 7], [2]], True, {}).ids
    ['2.1', '2.2', '7.1', '2.3']
    """
    own = pack.traits if pack is not None else {}
    setting = Setting(
        edition.name,
        edition.rules,
        edition.windows,
        edition.numbers,
        [own[n] if n in own else traits(n) for deck in decks for n in deck],
        [seat for seat, deck in enumerate(decks) for _ in deck],
        card_ids(decks),
        GRID if len(decks) == 2 else WIDE,
        home,
        len(decks),
        options,
    )
    setting.pack = pack
    return setting
