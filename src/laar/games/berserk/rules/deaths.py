"""Deaths, and the end of the battle."""

from __future__ import annotations

from laar.games.berserk.cards.numbers import Attacks
from laar.games.berserk.cards.traits import ON_DEATH, ON_KILL
from laar.games.berserk.rules.effects import loosen, returns_to
from laar.games.berserk.rules.selecting import keys_of
from laar.games.berserk.rules.triggers import Event, listen
from laar.games.berserk.state import facts
from laar.games.berserk.state.battle import HIDDEN, Battle
from laar.games.berserk.state.numbers import NOBODY, Card, Seat


def dying(t: Battle) -> list[Card]:
    """Cards whose wounds have reached their lives (BRS-218); locations have none."""
    return [c for c in t.present if t.traits[c].life and t.wounds[c] >= t.life(c)]


def bury(t: Battle) -> None:
    """All dying cards leave at the same time; only then are abilities set off (BRS-219)."""
    dead = dying(t)
    for card in dead:
        facts.died(t, card, keys_of(t, card), "BRS-218")
    loosen(t)
    for card in dead:
        killer, attack = Card(t.bane[card] // 256 - 1), Attacks(t.bane[card] % 256)
        event = Event(ON_DEATH, killer, card)
        event.attack = attack
        listen(t, event, card)
        if attack and killer != NOBODY and t.in_play(killer):
            kill = Event(ON_KILL, killer, card)
            kill.attack = attack
            listen(t, kill)


def judge(t: Battle) -> None:
    """A side without a creature in play has lost (BRS-016, BRS-381).

    A team has lost when neither member has one (BRS-380).
    """
    alive = [False, False]
    for card in t.present:
        if t.is_creature(card) or t.is_(card, HIDDEN):  # BRS-080
            alive[returns_to(t, card) & 1] = True
            if alive[0] and alive[1]:
                return
    if not alive[0] and not alive[1]:
        facts.ended(t, (), "BRS-383")
    else:
        side = 0 if alive[0] else 1
        clause = "BRS-381" if t.seats == 2 else "BRS-380"
        facts.ended(t, tuple(Seat(s) for s in range(t.seats) if s & 1 == side), clause)


def fights(t: Battle, seat: Seat) -> bool:
    """The player has a creature: it counts for this seat (BRS-382), or is under its control now."""
    for card in t.present:
        counts = t.is_creature(card) or t.is_(card, HIDDEN)  # BRS-080
        if counts and (t.control[card] == seat or returns_to(t, card) == seat):
            return True
    return False
