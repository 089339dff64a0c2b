"""The facts of the pile: items are announced, changed while they wait, and carried out."""

from __future__ import annotations

from typing import Final

from laar.core.engine.fact import Writer
from laar.core.fact_json import words_of, writers_of
from laar.games.berserk.state.battle import ATTACKED, ATTACKED_SIMPLE, COMMITTED, Battle
from laar.games.berserk.state.item import Item
from laar.games.berserk.state.numbers import Card, ItemKind


def announced(t: Battle, item: Item, clause: str) -> int:
    """A game action waits on the pile, and its card is committed (BRS-119)."""
    t.pile.append(item)
    return t.tell("announced", (item,), clause)


def committed(t: Battle, card: Card, clause: str) -> int:
    """The card of an announced action can announce no other."""
    t.set_state(card, COMMITTED)
    return t.tell("committed", (card,), clause)


def attacked(t: Battle, card: Card, simple: bool, clause: str) -> int:
    """A card has announced an attack this turn (BRS-314)."""
    t.set_state(card, ATTACKED)
    if simple:
        t.set_state(card, ATTACKED_SIMPLE)
    return t.tell("attacked", (card, simple), clause)


def released(t: Battle, card: Card, clause: str) -> int:
    """A committed card is free again: its action is over or taken back."""
    t.clear_state(card, COMMITTED)
    return t.tell("released", (card,), clause)


def taken_up(t: Battle, item: Item, clause: str) -> int:
    """The newest item leaves the pile to be carried out (BRS-232)."""
    t.pile.pop()
    t.chain = 0
    return t.tell("taken_up", (item,), clause)


def dropped(t: Battle, kind: ItemKind, card: Card, clause: str) -> int:
    """An item that has become illegal is taken back unpaid (BRS-004)."""
    return t.tell("dropped", (kind, card), clause)


def blocked(t: Battle, card: Card, clause: str) -> int:
    """What this card announced last will do nothing (BRS-323)."""
    place = _waiting(t, card)
    item = t.pile[place].copy()
    item.blocked = True
    t.pile[place] = item
    return t.tell("blocked", (card,), clause)


def redirected(t: Battle, card: Card, target: Card, deed: tuple[int, ...], clause: str) -> int:
    """The attack of this card has another target (BRS-321)."""
    place = _waiting(t, card)
    item = t.pile[place].copy()
    item.target = target
    item.deed = deed
    t.pile[place] = item
    return t.tell("redirected", (card, target, deed), clause)


def silenced(t: Battle, card: Card, clause: str) -> int:
    """Whoever meets the strike of this card will deal no wounds."""
    place = _waiting(t, card)
    item = t.pile[place].copy()
    item.silent = True
    t.pile[place] = item
    return t.tell("silenced", (card,), clause)


def spared(t: Battle, pile: int, card: Card, amount: int, clause: str) -> int:
    """The attack at this place of the pile will place fewer wounds on a card (BRS-287)."""
    item = t.pile[pile].copy()
    item.spared = card
    item.spare += amount
    t.pile[pile] = item
    return t.tell("spared", (pile, card, amount), clause)


def defended(t: Battle, card: Card, target: Card, clause: str) -> int:
    """A defender will meet the strike (BRS-188)."""
    item = t.pile[0].copy()  # a strike is announced on an empty pile
    item.defender = card
    t.pile[0] = item
    return t.tell("defended", (card, target), clause)


def _waiting(t: Battle, card: Card) -> int:
    for place in range(len(t.pile) - 1, -1, -1):
        if t.pile[place].card == card:
            return place
    raise AssertionError("nothing of this card waits")


WRITERS: Final[dict[str, Writer]] = writers_of(globals())
TOLD: Final = words_of(WRITERS)
