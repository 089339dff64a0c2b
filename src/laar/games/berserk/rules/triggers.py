"""Events set off abilities, which wait until the item on the pile is over (BRS-236)."""

from __future__ import annotations

from laar.games.berserk.cards.traits import (
    ON_CHIP_GAINED,
    ON_CLOSED,
    ON_DEATH,
    ON_MOVED,
    ON_RETURN,
    ON_WOUNDED,
    SELF,
    SUBJECT,
    VICTIM,
    Ability,
    Condition,
    Sieve,
)
from laar.games.berserk.rules.selecting import meets, stands
from laar.games.berserk.state import facts
from laar.games.berserk.state.battle import HIDDEN, Battle
from laar.games.berserk.state.deed import Deed
from laar.games.berserk.state.item import NOBODY


class Event:
    """One thing that happened, with all that abilities ask about it."""

    def __init__(self, when: int, by: int = NOBODY, of: int = NOBODY) -> None:
        self.when = when
        self.by = by  # who attacked, rolled, announced, wounded …
        self.of = of  # … and whom it happened to
        self.attack = 0
        self.kind = -1
        self.dealt = 0
        self.taken = 0
        self.die = 0
        self.word = ""  # where a move went, how a card returned


def listen(t: Battle, event: Event, also: int = NOBODY) -> None:
    """Set off every ability that this event triggers; they wait for their turn to work.

    ``also`` is a card that is no longer in play and is triggered all the same, by its own death.
    """
    bit = 1 << event.when
    if len(t.pending) >= t.setting.numbers["most_triggers"]:  # BRS-392
        return
    for card in t.present:
        if t.traits[card].heard & bit and not t.flags[card] & HIDDEN:
            _hear(t, event, card)
    if also != NOBODY and t.traits[also].heard & bit:
        _hear(t, event, also)


def _hear(t: Battle, event: Event, card: int) -> None:
    seat = t.control[card]
    for ability in t.traits[card].abilities:
        if ability.when == event.when and fits(t, ability, event, card, seat):
            facts.heard(t, deed_of(event, card, ability, seat).args())


def deed_of(event: Event, card: int, ability: Ability, seat: int) -> Deed:
    """The deed that an event sets off."""
    d = Deed(card, ability.number, seat)
    d.attack = event.attack
    d.kind = event.kind
    d.dealt = event.dealt
    d.taken = event.taken
    d.attacker = event.by
    d.victim = event.of
    d.subject = event.by if event.of == NOBODY else event.of
    return d


def fits(t: Battle, ability: Ability, event: Event, card: int, seat: int) -> bool:
    """This event sets off this ability of this card."""
    if ability.branch and t.branch[card] != ability.branch:
        return False
    about_self = event.when in (ON_CLOSED, ON_CHIP_GAINED)
    hurt = event.when in (ON_WOUNDED, ON_DEATH)
    passive = hurt or event.when in (ON_MOVED, ON_RETURN)
    if about_self and event.of != card:
        return False
    if not about_self and not (
        _narrow(t, ability.by, event.by, card, seat, passive)
        and _narrow(t, ability.of, event.of, card, seat, not passive)
    ):
        return False
    for condition in ability.conditions:
        if not _holds(t, condition, event, card, seat):
            return False
    return not exhausted(t, ability, card, about(ability, event.by, event.of))


def _narrow(t: Battle, sieve: Sieve | None, who: int, card: int, seat: int, anyone: bool) -> bool:
    if sieve is None:
        return anyone or who == card
    return who != NOBODY and meets(t, sieve, who, card, seat, None)


def _holds(t: Battle, condition: Condition, event: Event, card: int, seat: int) -> bool:
    what = condition.what
    if what == "kind":
        return event.kind >= 0 and condition.mask >> event.kind & 1 == 1
    if what == "attack":
        return condition.mask & event.attack > 0
    if what == "missed":
        return event.kind < 0
    if what == "dealt":
        return condition.least <= event.dealt <= condition.most
    if what == "roll":
        return condition.least <= event.die <= condition.most
    if what in ("moved", "via"):
        return condition.word in event.word
    return stands(t, condition, card, seat)


def about(ability: Ability, by: int, of: int, targets: tuple[int, ...] = ()) -> int:
    """The card for which a limit "for each card" is counted: the one the first verb affects."""
    if not ability.per_card:
        return NOBODY
    ref = ability.steps[0].who
    if targets:
        return targets[0]
    if ref in (SELF, VICTIM) or (ref == SUBJECT and of != NOBODY):
        return of
    return by


def exhausted(t: Battle, ability: Ability, card: int, other: int, more: int = 0) -> bool:
    """The ability has worked as often as it may; ``more`` uses of it are not counted yet."""
    if not ability.per_turn and not ability.per_battle:
        return False
    key = facts.use(card, ability.number, other)
    if ability.per_turn and t.used.get(key, 0) + more >= ability.per_turn:
        return True
    return ability.per_battle > 0 and t.spentever.get(key, 0) + more >= ability.per_battle
