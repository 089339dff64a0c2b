"""What is wrong with the cards of an event, and the event as text."""

from __future__ import annotations

from laar.games.berserk.limited.event import Limited
from laar.games.berserk.limited.view import DIRECTIONS
from laar.games.berserk.state.battle import SEATS


def problems(t: Limited) -> list[str]:
    """Every copy in exactly one place, every deck out of its pool and large enough."""
    places = (t.box, t.spare, *t.stacks, *t.pools)
    counts = [0] * len(t.setting.cards)
    for place in places:
        for card in place:
            counts[card] += 1
    found = [
        f"{t.setting.ids[card]} is in {count} places"
        for card, count in enumerate(counts)
        if count != 1
    ]
    for seat, deck in enumerate(t.decks):
        if deck and (len(deck) < t.setting.least or not {*deck} <= {*t.pools[seat]}):
            found.append(f"{SEATS[seat]} has a deck that is not one")
    here = {len(t.pools[seat]) for seat in t.present()}
    if t.ask is not None and t.ask.secret and len(here) > 1:
        found.append(f"players have {sorted(here)} cards")
    return found


def draw(t: Limited) -> str:
    """What everyone may know, a line for each seat."""
    size = t.setting.size
    head = t.setting.mode
    if t.drafting():
        way = DIRECTIONS[t.direction()]
        head += f", stack {t.round}, card {t.picks() + 1} of {size}, passed to the {way}"
    lines = [head]
    for seat in range(t.seats):
        what = "left" if seat in t.gone else f"deck {len(t.decks[seat])}" if t.decks[seat] else ""
        cards = f"in hand {len(t.stacks[seat]):>2}  taken {len(t.pools[seat]):>2}"
        lines.append(f"{SEATS[seat]:<6}  {cards}  {what}".rstrip())
    lines.append(f"unseen {len(t.box)}, put aside {len(t.spare)}")
    return "\n".join(lines)
