"""Tables that fit a view: what the seat cannot see is dealt at random."""

from __future__ import annotations

from laar.core.engine.ask import READY
from laar.core.engine.rollout import part_of
from laar.core.game import Json
from laar.core.source import Source
from laar.games.berserk.rules.squad import Chosen, affordable, distinct, playable
from laar.games.berserk.state.battle import DEAL, DECK, HIDDEN, SEATS, Battle
from laar.games.berserk.state.numbers import Card, Place, Seat
from laar.games.berserk.view.save import put, restore, resume

TRIES = 20  # to find cards of the right cost; after that any will do


def possible(t: Battle, view: Json, source: Source) -> Battle:
    """Fill an empty table so that it fits this view."""
    restore(t, view)
    for numbers in view["secrets"]:
        put(t, numbers)
    for seat, name in enumerate(SEATS[: t.seats]):
        if name != view["seat"]:
            _deal(t, Seat(seat), source)
            _face_down(t, Seat(seat), view, source)
    resume(t, view)
    if t.ask is not None and t.ask.secret:
        t.steps = _steps(t, view, source)
    return t


def _deal(t: Battle, seat: Seat, source: Source) -> None:
    """A random deal for another seat, and a squad bought from it if squads are bought already."""
    rules = [frame.rule for frame in t.stack]
    if rules == ["rolling"]:
        return
    if rules == ["placing"]:
        _take(t, seat, t.deals[seat], source)
        steps = part_of(t, seat, "squad", source)
        bought = Chosen(t, steps).squad
        for card in _of(t, seat, DEAL):
            if card not in bought:
                t.place[card] = DECK
    elif rules == ["buying"]:
        _take(t, seat, t.deals[seat], source)
    elif "redeal" in rules:
        _take(t, seat, _dealt(t, seat), source)


def _dealt(t: Battle, seat: Seat) -> int:
    """How many cards this seat has while deals are drawn."""
    for frame in t.stack:
        if frame.rule == "deal" and frame.args[0] == seat:
            return 0
        if frame.rule == "draw" and frame.args[0] == seat:
            return t.deals[seat] - frame.args[1]
    return t.deals[seat]


def _take(t: Battle, seat: Seat, count: int, source: Source) -> None:
    """Draw a deal that can be played, as the real one can or will be (BRS-058)."""
    for _ in range(TRIES):
        for card in _of(t, seat, DEAL):
            t.place[card] = DECK
        deck = _of(t, seat, DECK)
        for _ in range(count):
            t.place[deck.pop(source.randrange(len(deck)))] = DEAL
        if not count or playable(t, seat):
            return
    good = [c for c in deck if t.is_creature(c) and affordable(t, seat, [c])]
    t.place[_of(t, seat, DEAL)[0]] = DECK
    t.place[good[source.randrange(len(good))]] = DEAL


def _face_down(t: Battle, seat: Seat, view: Json, source: Source) -> None:
    """Random cards for the cells of another seat where something lies face down."""
    cells = [
        t.setting.cell[card["at"]]
        for card in view["cards"]
        if card["id"] is None and card["owner"] == SEATS[seat]
    ]
    if not cells:
        return
    seen = [c for c in t.setting.decks[seat] if t.place[c] != DECK]
    named = [word for word, _ in called_out(view)]  # such a card lies in the deck, not face down
    for _ in range(TRIES):
        deck = [c for c in _of(t, seat, DECK) if t.setting.ids[c] not in named]
        found = [deck.pop(source.randrange(len(deck))) for _ in cells]
        if distinct(t, seen + found) and affordable(t, seat, seen + found):
            break
    for card, cell in zip(found, cells, strict=True):
        t.place[card] = cell
        t.at[cell] = card
        t.flags[card] = HIDDEN


def called_out(view: Json) -> list[tuple[str, str]]:
    """Cards that an item or a question names openly, and whose they are.

    A card that was chosen from a deck is known before it comes into play.
    """
    named = [(word, item["seat"]) for item in view["pile"] for t in item["targets"] for word in t]
    asked = view["ask"]
    if asked is not None and asked["seat"] is not None:
        words = [asked["card"]] if asked.get("card") else []
        named += [(word, asked["seat"]) for word in (*words, *asked.get("named", ()))]
    return named


def _steps(t: Battle, view: Json, source: Source) -> list[list[str]]:
    """Secret steps: the seat's own as they are, random ones for the others."""
    assert t.ask is not None
    mine: list[str] = [*view["steps"], *([READY] if view["ready"] else [])]
    found: list[list[str]] = []
    for seat, name in enumerate(SEATS[: t.seats]):
        if name == view["seat"]:
            found.append(mine)
        else:
            asked = seat in t.ask.others
            found.append(part_of(t, seat, t.ask.kind, source) if asked else [])
    if all(found[seat] and found[seat][-1] == READY for seat in t.ask.others):
        open_again = [s for s in t.ask.others if SEATS[s] != view["seat"]]
        found[open_again[0] if open_again else t.ask.others[0]].pop()  # someone is not ready yet
    return found


def _of(t: Battle, seat: Seat, place: Place) -> list[Card]:
    return [c for c in t.setting.decks[seat] if t.place[c] == place]
