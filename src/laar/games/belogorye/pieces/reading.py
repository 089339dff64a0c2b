"""Reading a fighter's paragraphs into the numbers the rules use: one line a verb."""

from __future__ import annotations

from laar.games.belogorye.pieces import components as c
from laar.games.belogorye.pieces.traits import ATTACK, FIRE, HEAL, MOVE, OPEN, POISON, Traits


def traits_of(fighter: c.Fighter) -> Traits:
    """Read a fighter's paragraphs into numbers."""
    t = Traits(fighter.life, fighter.speed, fighter.strike)
    for ability in fighter.abilities:
        for effect in ability.effects:
            if ability.when == "static":
                _static(t, effect)
            elif ability.when == "action":
                _action(t, effect)
            else:
                _triggered(t, effect, ability.own_turn)
    return t


def _static(t: Traits, effect: c.Effect) -> None:
    match effect:
        case c.StayOpen():
            t.stays_open = True
        case c.Jump():
            t.jumps = True
        case c.Die(amount=amount, who="self_and_beside_own"):
            t.die_aura = amount
        case c.Die(amount=amount, max=most):
            t.swarm, t.swarm_max = amount, most or 0
        case c.Reduce(source="strike", who="self", threshold=int(threshold)):
            t.threshold = threshold
        case c.Reduce(source="strike", who="self", amount=int(amount)):
            t.armour = amount
        case c.Reduce(source="non_strike", who="self", amount=int(amount)):
            t.cover = amount
        case c.Reduce(source="strike", amount=int(amount)):
            t.ward_strike = amount
        case c.Reduce(source="non_strike", amount=int(amount)):
            t.ward_other = amount


def _action(t: Traits, effect: c.Effect) -> None:
    match effect:
        case c.Shot(power=power, range=reach):
            t.action, t.power, (t.reach_from, t.reach_to) = ATTACK, power, reach
        case c.Discharge(power=power, range=reach, count=count):
            t.action, t.power, (t.reach_from, t.reach_to) = ATTACK, power, reach
            t.count = count
        case c.Wound(amount=amount, flank=flank):
            t.action, t.amount, t.flank = FIRE, amount, flank
        case c.Heal(amount=amount, cure=cure):
            t.action, t.amount, t.cures = HEAL, amount, cure
        case c.Poison(range=reach):
            t.action, (t.reach_from, t.reach_to) = POISON, reach
        case c.Open():
            t.action = OPEN
        case c.Move(range=reach):
            t.action, (t.reach_from, t.reach_to) = MOVE, reach
        case c.Close():
            t.then_close = True


def _triggered(t: Traits, effect: c.Effect, own_turn: bool) -> None:
    match effect:
        case c.Heal(amount=amount):
            t.drain, t.drain_own_turn = amount, own_turn
        case c.Splash(amount=amount, count=count):
            t.splash, t.splash_count, t.splash_own_turn = amount, count, own_turn
        case c.ReturnWound(amount=amount):
            t.returned = amount
