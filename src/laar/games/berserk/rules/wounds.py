"""Wounds, healing, chips, opening, closing, moving: the facts, and the abilities they set off."""

from __future__ import annotations

from typing import Final

from laar.games.berserk.cards.keywords import (
    ARMOUR,
    BLOOD_MAGIC,
    MAX_CHIPS,
    MAX_LIVES,
    NONMAGIC,
    RAGE,
    VULNERABILITY,
    is_attack,
)
from laar.games.berserk.cards.numbers import Attacks, Blow
from laar.games.berserk.cards.traits import ON_CHIP_GAINED, ON_CLOSED, ON_MOVED, ON_WOUNDED
from laar.games.berserk.rules.effects import loosen
from laar.games.berserk.rules.modifiers import strength
from laar.games.berserk.rules.selecting import has, x_of
from laar.games.berserk.rules.triggers import Event, listen
from laar.games.berserk.state import facts
from laar.games.berserk.state.battle import CLOSED, Battle
from laar.games.berserk.state.deed import BY_BLOOD, Deed
from laar.games.berserk.state.numbers import NOBODY, Card, Cell

UNLIMITED: Final = 1_000_000  # BRS-013


def blow(
    t: Battle,
    card: Card,
    target: Card,
    attack: Attacks,
    kind: Blow,
    base: int,
    announced: bool,
    spare: int,
    ignoring: bool = False,
) -> int:
    """An attack lands: from its strength to the wounds placed (BRS-216)."""
    force = strength(t, card, target, attack, base, announced, ignoring)
    facts.dealt(t, card, target, attack, kind, force, "BRS-248")
    if not ignoring and has(t, target, VULNERABILITY):  # BRS-291, at strength 0 too (BRS-292)
        force += 1
    force = max(force - spare, 0)
    if is_attack(attack, NONMAGIC) and not ignoring:
        left = min(force, max(x_of(t, target, ARMOUR) - t.absorbed[target], 0))
        if left:
            facts.absorbed(t, target, left, "BRS-288")
            force -= left
    return force


def hurt(t: Battle, card: Card, amount: int, source: Card, attack: Attacks, clause: str) -> None:
    """Place wounds: one event however many (BRS-223); none is not being wounded (BRS-222)."""
    if amount <= 0 or not t.in_play(card):
        return
    facts.wounded(t, card, amount, source, attack, clause)
    event = Event(ON_WOUNDED, source, card)
    event.attack = attack
    event.dealt = amount
    listen(t, event)
    if has(t, card, BLOOD_MAGIC):  # BRS-310
        facts.heard(t, Deed(card, BY_BLOOD, t.control[card]).args())


def heal(t: Battle, card: Card, amount: int, clause: str) -> int:
    """Take off up to this many wounds, none of an incorporeal creature; the rest is returned."""
    taken = 0 if t.traits[card].incorporeal else min(amount, t.wounds[card])  # BRS-286
    if taken > 0:
        facts.healed(t, card, taken, clause)
    return amount - taken


def give_lives(t: Battle, card: Card, amount: int, clause: str) -> None:
    """Extra lives, within the maximum (BRS-283)."""
    most = x_of(t, card, MAX_LIVES)
    if most:
        amount = min(amount, most - t.life(card))
    if amount > 0:
        facts.got_lives(t, card, amount, clause)


def leave_lives(t: Battle, card: Card, amount: int, clause: str) -> None:
    """Exactly this many lives remain: wounds go, lives are added or taken (BRS-284)."""
    if t.wounds[card]:
        facts.healed(t, card, t.wounds[card], clause)
    if t.life(card) != amount:
        facts.got_lives(t, card, amount - t.life(card), clause)


def most_chips(t: Battle, card: Card) -> int:
    """How many chips it may hold (BRS-333): by Rage or a maximum of its own."""
    own, rage = x_of(t, card, MAX_CHIPS), x_of(t, card, RAGE)
    if own and rage:
        return min(own, rage)
    return own or rage or UNLIMITED


def give_chips(t: Battle, card: Card, amount: int, clause: str) -> None:
    """Give chips, up to the maximum."""
    amount = min(amount, most_chips(t, card) - t.chips[card])
    if amount > 0 and t.in_play(card):
        facts.got_chips(t, card, amount, clause)
        listen(t, Event(ON_CHIP_GAINED, NOBODY, card))


def shut(t: Battle, card: Card, clause: str) -> None:
    """Close a card, if it is open."""
    if t.in_play(card) and not t.is_(card, CLOSED):
        facts.closed(t, card, clause)
        listen(t, Event(ON_CLOSED, NOBODY, card))


def pay(t: Battle, d: Deed) -> None:
    """Pay with chips of the card, and by closing the card that was named (BRS-123, BRS-213)."""
    chips = t.traits[d.card].ability(d.number).chips
    if chips:
        facts.lost_chips(t, d.card, chips, "BRS-123")
    if d.paid != NOBODY:
        shut(t, d.paid, "BRS-213")


def open_up(t: Battle, card: Card, clause: str) -> None:
    """Open a closed card: it has all its movement (BRS-103) and may act again (BRS-122)."""
    if t.in_play(card) and t.is_(card, CLOSED):
        facts.opened(t, card, clause)
        loosen(t)


def went(t: Battle, card: Card, before: Cell) -> None:
    """Set off what waits for a card to change its cell, and end effects that hung on the cell."""
    cell = t.cell(card)
    event = Event(ON_MOVED, NOBODY, card)
    seat = t.control[card]
    words = []
    if t.setting.grid.distance[before][cell] == 1:
        words.append("neighbouring_cell")
    if t.in_half(seat, before) and not t.in_half(seat, cell):
        words.append("enemy_half")
    event.word = " ".join(words)
    loosen(t)
    listen(t, event)
