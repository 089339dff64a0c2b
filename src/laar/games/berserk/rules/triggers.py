"""Events set off abilities, which wait until the item on the pile is over (BRS-236)."""

from __future__ import annotations

from laar.games.berserk.cards.keywords import MISS, NO_ATTACK, is_attack, is_blow
from laar.games.berserk.cards.numbers import Moment
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
    hears,
)
from laar.games.berserk.rules.selecting import meets, stands
from laar.games.berserk.state import facts
from laar.games.berserk.state.battle import HIDDEN, Battle
from laar.games.berserk.state.deed import Deed
from laar.games.berserk.state.numbers import NOBODY, Card, Seat


class Event:
    """One thing that happened, with all that abilities ask about it."""

    def __init__(self, when: Moment, by: Card = NOBODY, of: Card = NOBODY) -> None:
        self.when = when
        self.by = by  # who attacked, rolled, announced, wounded …
        self.of = of  # … and whom it happened to
        self.attack = NO_ATTACK
        self.kind = MISS
        self.dealt = 0
        self.taken = 0
        self.die = 0
        self.word = ""  # where a move went, how a card returned


def listen(t: Battle, event: Event, also: Card = NOBODY) -> None:
    """Set off every ability that this event triggers; they wait for their turn to work.

    ``also`` is a card that is no longer in play and is triggered all the same, by its own death.
    """
    if len(t.pending) >= t.setting.numbers["most_triggers"]:  # BRS-392
        return
    for card in t.present:
        if hears(t.traits[card].heard, event.when) and not t.is_(card, HIDDEN):
            _hear(t, event, card)
    if also != NOBODY and hears(t.traits[also].heard, event.when):
        _hear(t, event, also)


def _hear(t: Battle, event: Event, card: Card) -> None:
    seat = t.control[card]
    for ability in t.traits[card].abilities:
        if ability.when == event.when and fits(t, ability, event, card, seat):
            facts.heard(t, deed_of(event, card, ability, seat).args())


def deed_of(event: Event, card: Card, ability: Ability, seat: Seat) -> Deed:
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


def fits(t: Battle, ability: Ability, event: Event, card: Card, seat: Seat) -> bool:
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


def _narrow(
    t: Battle, sieve: Sieve | None, who: Card, card: Card, seat: Seat, anyone: bool
) -> bool:
    if sieve is None:
        return anyone or who == card
    return who != NOBODY and meets(t, sieve, who, card, seat, None)


def _holds(t: Battle, condition: Condition, event: Event, card: Card, seat: Seat) -> bool:
    what = condition.what
    if what == "kind":
        return is_blow(condition.kinds, event.kind)
    if what == "attack":
        return is_attack(event.attack, condition.attacks)
    if what == "missed":
        return event.kind < 0
    if what == "dealt":
        return condition.least <= event.dealt <= condition.most
    if what == "roll":
        return condition.least <= event.die <= condition.most
    if what in ("moved", "via"):
        return condition.word in event.word
    return stands(t, condition, card, seat)


def about(ability: Ability, by: Card, of: Card, targets: tuple[int, ...] = ()) -> Card:
    """The card for which a limit "for each card" is counted: the one the first verb affects."""
    if not ability.per_card:
        return NOBODY
    ref = ability.steps[0].who
    if targets:
        return Card(targets[0])
    if ref in (SELF, VICTIM) or (ref == SUBJECT and of != NOBODY):
        return of
    return by


def exhausted(t: Battle, ability: Ability, card: Card, other: Card, more: int = 0) -> bool:
    """The ability has worked as often as it may; ``more`` uses of it are not counted yet."""
    if not ability.per_turn and not ability.per_battle:
        return False
    key = facts.use(card, ability.number, other)
    if ability.per_turn and t.used.get(key, 0) + more >= ability.per_turn:
        return True
    return ability.per_battle > 0 and t.spentever.get(key, 0) + more >= ability.per_battle
