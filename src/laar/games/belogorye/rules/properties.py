"""Properties with the action sign (BEL-082): targets are named, it is carried out, the dead
leave, the card closes."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import CHANCE, Ask
from laar.core.engine.table import Rule, Steps
from laar.games.belogorye.pieces.traits import ATTACK, FIRE, HEAL, MOVE, OPEN, POISON, Action
from laar.games.belogorye.rules.blows import after_reductions, closed_blow, is_poisoned
from laar.games.belogorye.rules.targets import opposite, targets
from laar.games.belogorye.state import facts
from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.ground import BESIDE, ENOUGH, GRID, cell_of
from laar.games.belogorye.state.numbers import Fighter, seat_of


def shoot(t: Field, args: tuple[int, ...]) -> Steps:
    """Shots and discharges: one roll for all victims, unless every face gives the same."""
    who = Fighter(args[0])
    traits = t.fighters[who]
    victims = [Fighter(args[1])]
    while len(victims) < traits.count and len(targets(t, who, traits)) > len(victims):
        answer: str = yield Ask(t.active, "targets", (who, *victims))
        if answer == ENOUGH:
            break
        victims.append(t.at[cell_of(answer)])
    weak, medium, strong = traits.power
    die = 0
    if not weak == medium == strong:
        die = int((yield Ask(CHANCE, "die", (who,))))
    use = shot = facts.used(t, who, "BEL-083")
    if die:
        shot = facts.rolled(t, who, die, 0, "BEL-112", use)  # BEL-113: nothing is added
    for victim in victims:
        attack(t, victim, traits.power[closed_blow(max(die, 1)) - 1], shot)
        if traits.then_close:
            facts.closed(t, victim, "BEL-120", shot)
    finish(t, who, use)


def fire(t: Field, args: tuple[int, ...]) -> None:
    """Gorynych: the enemy opposite and those to its left and right (BEL-098)."""
    who = Fighter(args[0])
    use = facts.used(t, who, "BEL-098")
    middle = opposite(t, who)
    row = t.cell[middle] // GRID.columns
    attack(t, middle, t.fighters[who].amount, use)
    for c in BESIDE[t.cell[middle]]:
        other = t.at[c]
        if other >= 0 and c // GRID.columns == row and seat_of(other) != seat_of(who):
            attack(t, other, t.fighters[who].flank, use)
    finish(t, who, use)


def heal(t: Field, args: tuple[int, ...]) -> Steps:
    """Vasilisa: wounds off, or poison (BEL-125)."""
    who, other = Fighter(args[0]), Fighter(args[1])
    traits = t.fighters[who]
    cures = traits.cures and is_poisoned(t, other)
    if cures and t.wounds[other]:
        answer: str = yield Ask(t.active, "cure", args)
        cures = answer == "cure"
    use = facts.used(t, who, "BEL-082")
    if cures:
        facts.cured(t, other, "BEL-089", use)
    else:
        facts.healed(t, other, min(traits.amount, t.wounds[other]), "BEL-116", use)
    finish(t, who, use)


def poison(t: Field, args: tuple[int, ...]) -> None:
    """Baba Yaga: a poison counter, if there is none yet (BEL-088)."""
    who, victim = Fighter(args[0]), Fighter(args[1])
    use = facts.used(t, who, "BEL-082")
    if not is_poisoned(t, victim):
        facts.poisoned(t, victim, "BEL-086", use)
    finish(t, who, use)


def open_card(t: Field, args: tuple[int, ...]) -> None:
    """Sadko: a closed comrade stands up."""
    who, other = Fighter(args[0]), Fighter(args[1])
    use = facts.used(t, who, "BEL-082")
    facts.opened(t, other, "BEL-128", use)
    finish(t, who, use)


def pull(t: Field, args: tuple[int, ...]) -> Steps:
    """Vodyanoy: a distant enemy is moved next to him."""
    who, victim = Fighter(args[0]), Fighter(args[1])
    answer: str = yield Ask(t.active, "spot", args)
    use = facts.used(t, who, "BEL-082")
    facts.moved(t, victim, cell_of(answer), "BEL-118", use)
    if t.fighters[who].then_close:
        facts.closed(t, victim, "BEL-120", use)
    finish(t, who, use)


def attack(t: Field, victim: Fighter, amount: int, cause: int) -> None:
    """Wounds of an attack that is no strike: no answer, no interception (BEL-083)."""
    counted = after_reductions(t, victim, amount, False)
    if counted < amount:
        facts.reduced(t, victim, amount - counted, "BEL-121", cause)
    if counted:
        facts.wounded(t, victim, counted, "BEL-091", cause)


def finish(t: Field, who: Fighter, use: int) -> None:
    """The user has acted and closes; the dead leave."""
    facts.acted(t, who, "BEL-027", use)
    facts.closed(t, who, "BEL-082", use)
    t.push("funeral", (), use)


RULE_OF: Final[dict[Action, str]] = {
    ATTACK: "shoot",
    FIRE: "fire",
    HEAL: "heal",
    POISON: "poison",
    OPEN: "open_card",
    MOVE: "pull",
}
PROPERTY_RULES: Final[dict[str, Rule[Field]]] = {
    "shoot": shoot,
    "fire": fire,
    "heal": heal,
    "poison": poison,
    "open_card": open_card,
    "pull": pull,
}
