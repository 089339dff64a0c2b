"""The edition of Berserk with its revisions, and the setting of a game played by it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from laar.core.edition import Edition, keyed, newest
from laar.core.engine.grid import Grid
from laar.games.berserk.cards.starter_set import card_set
from laar.games.berserk.decks.lists import card_ids
from laar.games.berserk.legal.listing import LISTINGS
from laar.games.berserk.player_packs.played import Played
from laar.games.berserk.rulebook import RULES
from laar.games.berserk.rules.anytime import ASIDES
from laar.games.berserk.state.battle import ROWS, Setting
from laar.games.berserk.state.numbers import Seat

GRID: Final = Grid(5, ROWS)  # BRS-022
WIDE: Final = Grid(10, ROWS)  # of two teams (BRS-372)
E2021: Final = Edition(
    "2021",
    RULES,
    numbers={
        "deal": 15,  # BRS-046
        "quiet_turns": 20,  # BRS-384
        "most_turns": 200,  # BRS-385
        "most_triggers": 100,  # BRS-387
        "most_effects": 300,  # BRS-392
        "most_acts": 300,  # in a turn with cards that players wrote (BRS-392) …
        "most_deeds": 4000,  # … and in a battle
        # Mistakes mended since; games of the first revision still play with them.
        "idle_asked": 1,  # players are asked although nothing they could do has an effect (BRS-002)
        "block_assigns": 1,  # a blocked defender still takes the only place (BRS-199, BRS-323)
        "final_rerolled": 1,  # a second ability rolls a rerolled die once more
    },
    parts={"cards": card_set(1)},
    listings=LISTINGS,
    asides=ASIDES,
)
E2021_2: Final = E2021.revised(
    numbers={"idle_asked": 0, "block_assigns": 0, "final_rerolled": 0},
    parts={"cards": card_set(2)},
)
REVISIONS: Final[Mapping[str, Edition]] = keyed([E2021, E2021_2])
EDITIONS: Final[Mapping[str, Edition]] = newest(REVISIONS.values())
NEWEST: Final = EDITIONS["2021"]


def setting_of(
    decks: Sequence[Sequence[int]],
    home: bool,
    options: Mapping[str, Any],
    edition: Edition = NEWEST,
    pack: Played | None = None,
) -> Setting:
    """What stays the same through a game with these decks, one for each seat.

    >>> setting_of([[2, 2, 7], [2]], True, {}).ids
    ['2.1', '2.2', '7.1', '2.3']
    """
    own, printed = pack.traits if pack is not None else {}, edition.parts["cards"]
    setting = Setting(
        edition,
        [own[n] if n in own else printed.traits(n) for deck in decks for n in deck],
        [Seat(seat) for seat, deck in enumerate(decks) for _ in deck],
        card_ids(decks),
        GRID if len(decks) == 2 else WIDE,
        home,
        len(decks),
        options,
    )
    setting.pack = pack
    return setting
