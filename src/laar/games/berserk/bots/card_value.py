"""What cards are worth and what a blow would take from them, in crystals.

A card that lies face down for the thinking seat counts as an average one; it is never looked at.
"""

from __future__ import annotations

from typing import Final

from laar.games.berserk.bots import blows
from laar.games.berserk.cards.keywords import (
    ARMOUR,
    CURSE,
    INCARNATION,
    MEDIUM,
    NONMAGIC,
    POISON,
    STRONG,
    VULNERABILITY,
    WEAK,
    both,
    holds,
    is_attack,
)
from laar.games.berserk.cards.numbers import Attacks
from laar.games.berserk.cards.traits import (
    AFTER_ATTACK,
    ON_HIT,
    ON_KILL,
    hears,
    hears_any,
    moments_of,
)
from laar.games.berserk.rules.modifiers import die_bonus, protected, set_kind, strength, strike_bits
from laar.games.berserk.rules.selecting import has, step_of, x_of
from laar.games.berserk.state.battle import HIDDEN, RETURNED, Battle
from laar.games.berserk.state.effect import E_CONTROL, E_MODIFY, FOREVER, L_STRIKE
from laar.games.berserk.state.numbers import Card, Seat

# Fitted to the winners of hundreds of games: what counts is the cost times the share of lives left,
# and a little that a creature strikes at all.
BLOW: Final = 0.6  # each point of its strike, while it lives
BODY: Final = -0.3  # standing on the field: a weak creature is rather in the way
LEAST: Final = 0.3  # the least for both together
STILL: Final = 0.7  # share of the cost of a card that cannot fight: locations, artefacts
AGAIN: Final = 0.65  # share of the loss of a card that will return from the graveyard
CURSED: Final = 0.1  # share of its worth that Curse takes
POISONED: Final = 2.0  # wounds that Poison 1 is expected to place
STRANGER: Final = 4.5  # worth of a face-down card …
STRANGERS_LIFE: Final = 9.0  # … and its lives
SET_OFF: Final = 0.35  # each ability that a blow sets off
LANDED: Final = moments_of(ON_HIT, AFTER_ATTACK, ON_KILL)
HIGH: Final = 50  # a strength that no modifier brings below 0


class Sight:
    """A position as one seat sees it; it remembers what strikes are worth."""

    def __init__(self, t: Battle, seat: Seat) -> None:
        self.t = t
        self.seat = seat
        self.home = t.setting.home
        self._strikes: dict[int, float] = {}

    def stranger(self, card: Card) -> bool:
        """It lies face down for this seat."""
        t = self.t
        return t.is_(card, HIDDEN) and t.control[card] != self.seat

    def body(self, card: Card) -> float:
        """What a living creature is worth, whatever its wounds."""
        strike = self.t.traits[card].strike
        return max(LEAST, BODY + BLOW * (strike[0] + strike[1] + strike[2]) / 3.0)

    def price(self, card: Card) -> float:
        """What a card without wounds is worth."""
        if self.stranger(card):
            return STRANGER
        t = self.t
        traits = t.traits[card]
        if not traits.alive:
            return STILL * traits.cost
        worth = traits.cost + self.body(card)
        keys = both(traits.keys, t.granted[card])
        return worth * (1.0 - CURSED) if holds(keys, CURSE) else worth

    def stands(self, card: Card) -> float:
        """What a card is worth now, with its wounds."""
        t = self.t
        life = t.traits[card].life
        price = self.price(card)
        if self.stranger(card) or life <= 0:
            return price
        left = float(t.life(card) - t.wounds[card])
        if holds(t.granted[card], POISON):
            left = max(0.5, left - POISONED)
        return price - t.traits[card].cost * (1.0 - left / life)

    def loss(self, card: Card, wounds: float) -> float:
        """What this many wounds take from a card's worth."""
        if wounds <= 0.0:
            return 0.0
        if self.stranger(card):
            return STRANGER * wounds / STRANGERS_LIFE
        t = self.t
        traits = t.traits[card]
        if traits.life <= 0:
            return 0.0
        left = t.life(card) - t.wounds[card]
        worth = float(traits.cost) if traits.alive else STILL * traits.cost
        if wounds < left:
            return worth * wounds / traits.life
        gone = worth * max(left, 0) / traits.life + self.body(card)
        if holds(traits.keys, INCARNATION) and not t.is_(card, RETURNED):
            return gone * AGAIN
        return gone

    def harm(self, card: Card, wounds: float) -> float:
        """What this many wounds on a card are worth to this seat."""
        loss = self.loss(card, wounds)
        return loss if self.t.is_foe(self.seat, card) else -loss

    # -- attacks ----------------------------------------------------------------------------------

    def losses(
        self, card: Card, target: Card, attack: Attacks, base: tuple[int, int, int], announced: bool
    ) -> list[float]:
        """What a weak, a medium and a strong blow of an attack take from its target."""
        t = self.t
        if self.stranger(target):
            return [self.loss(target, n) for n in base]
        if protected(t, target, card, attack, False):
            return [0.0, 0.0, 0.0]
        change = strength(t, card, target, attack, HIGH, announced) - HIGH
        less = 0
        if is_attack(attack, NONMAGIC):
            less = max(0, x_of(t, target, ARMOUR) - t.absorbed[target])
        if has(t, target, VULNERABILITY):
            less -= 1
        found: list[float] = []
        fixed = bool(t.traits[card].statics)
        for kind in (WEAK, MEDIUM, STRONG):
            landed = set_kind(t, card, target, attack, kind) if fixed else kind
            found.append(self.loss(target, max(0, base[landed] + change) - less))
        return found

    def strike(self, card: Card, target: Card) -> float:
        """What a simple strike is worth to its attacker on average, without a defender."""
        key = card * 1024 + target
        known = self._strikes.get(key)
        if known is None:
            known = self._strikes[key] = self._strike(card, target)
        return known

    def _strike(self, card: Card, target: Card) -> float:
        t = self.t
        attack = strike_bits(t, card)
        base = t.traits[card].strike
        bonus = 0
        for effect in t.effects:
            if effect.card == card and effect.what == E_MODIFY and effect.link == L_STRIKE:
                bonus += step_of(t, effect).by
        if bonus:
            base = (base[0] + bonus, base[1] + bonus, base[2] + bonus)
        gain = self.losses(card, target, attack, base, True)
        if t.is_foe(t.control[card], target):
            extra = self.extra(card)
            gain = [gain[0] + extra, gain[1] + extra, gain[2] + extra]
        else:
            gain = [-gain[0], -gain[1], -gain[2]]
        if self.stranger(target):
            return blows.clash(self.home, 0, 0, gain, [0.5, 1.0])
        mine = die_bonus(t, card, attack, target, True)
        if not t.is_open(target) or not t.is_creature(target):
            return blows.single(self.home, mine, gain)
        theirs = die_bonus(t, target, attack, card, False)
        pain = self.losses(target, card, strike_bits(t, target), t.traits[target].strike, False)
        return blows.clash(self.home, mine, theirs, gain, pain)

    def extra(self, card: Card) -> float:
        """A guess at the worth of what a blow of this card sets off."""
        traits = self.t.traits[card]
        if not hears_any(traits.heard, LANDED):
            return 0.0
        found = 0.0
        for ability in traits.abilities:
            if hears(LANDED, ability.when) and ability.by is None:
                found += SET_OFF
        return found

    def shoot(self, card: Card, target: Card, attack: Attacks, base: tuple[int, int, int]) -> float:
        """What an attack with a single die takes from its target on average."""
        gain = self.losses(card, target, attack, base, True)
        bonus = 0 if self.stranger(target) else die_bonus(self.t, card, attack, target, True)
        return blows.single(self.home, bonus, gain)


def on_loan(t: Battle, card: Card) -> bool:
    """Someone controls it only for a time."""
    for effect in t.effects:
        if effect.card == card and effect.what == E_CONTROL and effect.until < FOREVER:
            return True
    return False
