"""Battles with secret decks: each seat knows only its own list.

If cards were numbered deck by deck, the number of a card would tell what else lies in its deck. So
here every copy in the box has a fixed number and id, whoever plays with it; the copies in nobody's
deck are AWAY.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from laar.core.edition import Edition
from laar.core.engine.table_json import seat_json
from laar.core.game import BadOptions, Json
from laar.core.source import Source
from laar.games.berserk.decks.lists import LEAST, card_ids, whole_set
from laar.games.berserk.editions import GRID, WIDE
from laar.games.berserk.state.battle import SEATS, Battle, Setting
from laar.games.berserk.state.numbers import NO_SEAT, Seat
from laar.games.berserk.view.worlds import called_out

COPIES: Final = "copies"  # in views and saves
PARTS: Final = 4  # decks for which the box has enough cards
Copies = Mapping[str, Sequence[str]]  # ids of copies, by seat


def read_copies(value: Any, players: int) -> Copies:
    """Read the option ``decks`` of such a table; copies of a card are not limited (BRS-366)."""
    if not isinstance(value, list | tuple) or len(value) != players:
        raise BadOptions(f"options.decks: a list of {players} decks is needed")
    taken: set[str] = set()
    for at, deck in enumerate(value, 1):
        place = f"options.decks.{at}"
        if not isinstance(deck, list | tuple):
            raise BadOptions(f"{place}: a secret deck is a list of copies, such as 2.1")
        for copy in deck:
            if not isinstance(copy, str) or copy not in _cards():
                raise BadOptions(f"{place}: there is no copy {copy!r:.20}")
            if copy in taken:
                raise BadOptions(f"{place}: {copy} is in the decks already")
            taken.add(copy)
        if len(deck) < LEAST:
            raise BadOptions(f"{place}: {len(deck)} cards, at least {LEAST} are needed (BRS-340)")
    return dict(zip(SEATS, value, strict=False))


def secret_setting(
    copies: Copies, seats: int, home: bool, options: Mapping[str, Any], edition: Edition
) -> Setting:
    """The setting of a game with these decks."""
    ids, numbers = list(_cards()), whole_set()
    owners = [NO_SEAT] * len(ids)
    for seat, deck in copies.items():
        for copy in deck:
            owners[_cards()[copy]] = Seat(SEATS.index(seat))
    return Setting(
        edition,
        [edition.parts["cards"].traits(number) for number in numbers],
        owners,
        ids,
        GRID if seats == 2 else WIDE,
        home,
        seats,
        options,
        secret=True,
    )


def copies_of(t: Battle) -> dict[str, list[str]]:
    """The decks of all seats."""
    return {
        SEATS[seat]: [t.setting.ids[card] for card in deck]
        for seat, deck in enumerate(t.setting.decks)
    }


def dealt_anew(view: Json, source: Source) -> Copies:
    """Possible decks: what a seat knows of them, filled up with random copies of the box."""
    copies: dict[str, list[str]] = {seat: [] for seat in view["seats"]}
    known = dict(_known(view))
    for copy, seat in known.items():
        copies[seat].append(copy)
    free = [copy for copy in _cards() if copy not in known]
    for seat in view["seats"]:
        if seat != view["seat"]:
            for _ in range(_size(view, seat) - len(copies[seat])):
                copies[seat].append(free.pop(source.randrange(len(free))))
    return copies


def _size(view: Json, seat: str) -> int:
    """How many cards a deck had at first: they lie in it, in play or in the graveyard."""
    within: int = view["decks"][seat]
    placed = [card for card in view["cards"] if card["owner"] == seat]
    return within + len(placed) + len(view["graves"][seat])


def _known(view: Json) -> Iterator[tuple[str, str]]:
    """Copies of which a seat knows the owner; where two differ, the later one is right."""
    yield from ((word, seat) for word, seat in called_out(view) if word in _cards())
    yield from ((card["id"], card["owner"]) for card in view["cards"] if card["id"] is not None)
    for seat, grave in view["graves"].items():
        yield from ((card["id"], seat) for card in grave)
    for seat, deck in view["copies"].items():
        yield from ((copy, seat) for copy in deck)


def untold(t: Battle, view: Json) -> list[list[str]]:
    """Cards that a view does not show, in groups: by deck, or all in one if decks are secret."""
    if COPIES in view:
        known = {copy for copy, _ in _known(view)}
        return [[copy for copy in _cards() if copy not in known]]
    open_cards = {card["id"] for card in view["cards"]} | {word for word, _ in called_out(view)}
    open_cards.update(card["id"] for grave in view["graves"].values() for card in grave)
    return [
        [copy for card in deck if (copy := t.setting.ids[card]) not in open_cards]
        for seat, deck in enumerate(t.setting.decks)
        if SEATS[seat] != view["seat"]
    ]


def asks_the_same(t: Battle, view: Json) -> bool:
    """Whether a possible table asks the same question: its deck may lack what can be chosen."""
    asked = view["ask"]
    if t.ask is None or asked is None:
        return t.ask is asked
    return t.ask.kind == asked["kind"] and asked["seat"] in (None, seat_json(SEATS, t.ask.seat))


def secret_trials(players: int) -> list[Json]:
    """Options for test games that together put every copy of the box into a deck of each seat."""
    box = list(_cards())
    parts = [box[at::PARTS] for at in range(PARTS)]
    return [
        {"decks": [parts[(at + seat) % PARTS] for seat in range(players)], "secret": True}
        for at in range(PARTS)
    ]


@cache
def _cards() -> dict[str, int]:
    """All copies by their ids, in order."""
    return {copy: card for card, copy in enumerate(card_ids([whole_set()]))}
