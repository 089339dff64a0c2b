"""The verbs of the cards as rules: each asks its questions, acts, and pushes the next verb.

The arguments of each rule are the place of its step, then the deed as numbers.
"""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import CHANCE, Ask
from laar.core.engine.table import Rule, Steps
from laar.games.berserk.cards.keywords import INCARNATION, MISS, NO_ATTACK, STEADFAST
from laar.games.berserk.cards.numbers import Blow
from laar.games.berserk.cards.traits import ALL, BY_DIE, REST, Ability, Step
from laar.games.berserk.rules.amount import worth
from laar.games.berserk.rules.dice import Again, Rolls, roll, scale, single
from laar.games.berserk.rules.effects import remove as take_off
from laar.games.berserk.rules.fight import landing, place, show_again, show_roll
from laar.games.berserk.rules.modifiers import die_bonus, spared
from laar.games.berserk.rules.selecting import all_of, count, has, under_attack, x_of
from laar.games.berserk.rules.wounds import (
    blow,
    give_chips,
    give_lives,
    heal,
    hurt,
    leave_lives,
    open_up,
    shut,
)
from laar.games.berserk.state import facts, stack_facts
from laar.games.berserk.state.battle import RETURNED, Battle
from laar.games.berserk.state.deed import Deed, deed
from laar.games.berserk.state.numbers import NOBODY, Card


def ability_of(t: Battle, d: Deed) -> Ability:
    """The ability of a deed."""
    return t.traits[d.card].ability(d.number)


def begin(t: Battle, d: Deed) -> None:
    """Let the first verb of a deed run next."""
    t.push(ability_of(t, d).steps[0].verb, (0, *d.args()))


def go_on(t: Battle, at: int, d: Deed) -> None:
    """Let the verb after this one run next."""
    steps = ability_of(t, d).steps
    if at + 1 < len(steps):
        t.push(steps[at + 1].verb, (at + 1, *d.args()))


def clause_of(t: Battle, d: Deed) -> str:
    """The clause told with the facts of a deed: that of spells or of impacts."""
    return "BRS-265" if ability_of(t, d).spell else "BRS-264"


def meant(t: Battle, d: Deed, step: Step, looking: bool = False) -> list[Card]:
    """The cards in play that a step affects: none that is protected from it (BRS-295).

    With ``looking`` protections are not told.
    """
    if step.dealt > d.dealt:
        return []
    if step.among is not None:
        found = all_of(t, step.among, d.card, d.seat, d)
    else:
        found = list(d.ref(step.who))
        if step.who == d.after:  # after an attack only on whom it landed
            found = [c for c in found if c in d.hit]
    ability = ability_of(t, d)
    met: list[Card] = []
    for card in found:
        if not t.in_play(card):
            continue
        clause = spared(t, card, d.card, ability.spell, d.sudden)
        if not clause:
            met.append(card)
        elif not looking:
            facts.shielded(t, card, clause)
    return met


# -- attacks --------------------------------------------------------------------------------------


def attack(t: Battle, args: tuple[int, ...]) -> Steps:
    """One roll for all targets (BRS-215); several throws have a roll each.

    The attacker alone rolls, and reads the scale for a single die (BRS-204, BRS-205).
    """
    at, d = args[0], deed(args[1:])
    step = ability_of(t, d).steps[at]
    targets = d.ref(step.at)
    bouts = [targets] if step.times is None else [(c,) for c in targets]
    bouts = [bout for bout in bouts if bout]
    thrown: list[Rolls] = []
    again: Again = ()
    for bout in bouts:
        rolls = yield from roll(t, d.card, bout[0], step.attack, False, again)
        thrown.append(rolls)
        again = (*again, *rolls.again)
    d.after, d.hit, d.dealt, d.taken = step.at, (), 0, 0
    for bout, rolls in zip(bouts, thrown, strict=True):
        show_again(t, rolls)
        die = rolls.attacker
        bonus = die_bonus(t, d.card, step.attack, bout[0], True)
        show_roll(t, d.card, die, bonus)
        kind = scale(die if t.setting.home else die + bonus)
        for target in bout:
            _land(t, d, step, target, kind)
    go_on(t, at, d)


def _land(t: Battle, d: Deed, step: Step, target: Card, kind: Blow) -> None:
    if not t.in_play(target):
        return
    ability = ability_of(t, d)
    sure = ability.ignores  # what its text ignores does not count (BRS-001)
    landed = kind if sure else landing(t, d.card, target, step.attack, kind, d.sudden)
    if landed == MISS:
        return
    numbers = step.strength if any(step.strength) else t.traits[d.card].strike  # BRS-258
    base = numbers[landed]
    if step.plus is not None:
        more = count(t, step.plus, d.card, d.seat, d)
        base += min(more, step.plus_max) if step.plus_max else more
    spare = d.spare if d.spared == target else 0
    wounds = blow(t, d.card, target, step.attack, landed, base, True, spare, sure)
    d.hit = (*d.hit, target)
    d.dealt = wounds
    d.taken = max(min(wounds, t.life(target) - t.wounds[target]), 0)
    place(t, d.card, target, step.attack, landed, wounds)


# -- wounds, lives, chips -------------------------------------------------------------------------


def wound(t: Battle, args: tuple[int, ...]) -> Steps:
    """Wounds without an attack; one roll for all cards."""
    at, d = args[0], deed(args[1:])
    step = ability_of(t, d).steps[at]
    die = 0
    if step.amount.fixed == BY_DIE:
        rolls = yield from single(t, d.card)
        show_again(t, rolls)
        die = rolls.attacker
    cards = meant(t, d, step)
    amount = _by_die(t, d, step, die) if die else worth(t, d, step.amount)
    impact = ability_of(t, d).impact
    for card in cards:
        if impact and t.is_foe(d.seat, card) and has(t, card, STEADFAST):
            facts.shielded(t, card, "BRS-293")
        else:
            hurt(t, card, amount, d.card, NO_ATTACK, clause_of(t, d))
    d.dealt = amount
    go_on(t, at, d)


def _by_die(t: Battle, d: Deed, step: Step, die: int) -> int:
    bonus = die_bonus(t, d.card, NO_ATTACK, NOBODY, False)
    show_roll(t, d.card, die, bonus)
    return step.amount.by_die[scale(die if t.setting.home else die + bonus)]


def healing(t: Battle, args: tuple[int, ...]) -> None:
    """Wounds are taken off; what is left over may become lives."""
    at, d = args[0], deed(args[1:])
    step = ability_of(t, d).steps[at]
    for card in meant(t, d, step):
        if not t.is_creature(card):  # BRS-285
            continue
        amount = t.wounds[card] if step.amount.fixed == ALL else worth(t, d, step.amount)
        d.rest = heal(t, card, amount, "BRS-285")
    go_on(t, at, d)


def lives(t: Battle, args: tuple[int, ...]) -> None:
    """Extra lives."""
    at, d = args[0], deed(args[1:])
    step = ability_of(t, d).steps[at]
    for card in meant(t, d, step):
        amount = d.rest if step.amount.fixed == REST else worth(t, d, step.amount)
        give_lives(t, card, amount, "BRS-282")
    go_on(t, at, d)


def lives_remain(t: Battle, args: tuple[int, ...]) -> None:
    """Exactly this many lives remain; no card of the starter set says so."""
    at, d = args[0], deed(args[1:])
    step = ability_of(t, d).steps[at]
    for card in meant(t, d, step):
        leave_lives(t, card, worth(t, d, step.amount), "BRS-284")
    go_on(t, at, d)


def gain_chip(t: Battle, args: tuple[int, ...]) -> None:
    """Chips are gained."""
    at, d = args[0], deed(args[1:])
    step = ability_of(t, d).steps[at]
    for card in meant(t, d, step):
        give_chips(t, card, worth(t, d, step.amount), "BRS-332")
    go_on(t, at, d)


def lose_chip(t: Battle, args: tuple[int, ...]) -> None:
    """Chips are lost."""
    at, d = args[0], deed(args[1:])
    step = ability_of(t, d).steps[at]
    for card in meant(t, d, step):
        amount = t.chips[card]
        if step.amount.fixed != ALL:
            amount = min(amount, worth(t, d, step.amount))
        if amount:
            facts.lost_chips(t, card, amount, "BRS-332")
    go_on(t, at, d)


def incarnation_chip(t: Battle, args: tuple[int, ...]) -> None:
    """Cards of the graveyard come nearer to their return (BRS-330)."""
    at, d = args[0], deed(args[1:])
    step = ability_of(t, d).steps[at]
    cards = d.ref(step.who) if step.among is None else all_of(t, step.among, d.card, d.seat, d)
    for card in cards:
        if x_of(t, card, INCARNATION) and not t.is_(card, RETURNED):  # BRS-329
            facts.counted(t, card, worth(t, d, step.amount), "BRS-330")
    go_on(t, at, d)


def prevent(t: Battle, args: tuple[int, ...]) -> None:
    """The attack that waits will place fewer wounds (BRS-287)."""
    at, d = args[0], deed(args[1:])
    step = ability_of(t, d).steps[at]
    for card in meant(t, d, step):
        waiting = under_attack(t, card)
        if waiting != NOBODY:
            stack_facts.spared(t, waiting, card, worth(t, d, step.amount), "BRS-287")
    go_on(t, at, d)


# -- open and closed ------------------------------------------------------------------------------


def opening(t: Battle, args: tuple[int, ...]) -> None:
    """Cards open."""
    at, d = args[0], deed(args[1:])
    for card in meant(t, d, ability_of(t, d).steps[at]):
        open_up(t, card, "BRS-103")
    go_on(t, at, d)


def closing(t: Battle, args: tuple[int, ...]) -> None:
    """Cards close without an action."""
    at, d = args[0], deed(args[1:])
    for card in meant(t, d, ability_of(t, d).steps[at]):
        shut(t, card, clause_of(t, d))
    go_on(t, at, d)


def hold_closed(t: Battle, args: tuple[int, ...]) -> None:
    """Cards will not open at the next start of turn."""
    at, d = args[0], deed(args[1:])
    for card in meant(t, d, ability_of(t, d).steps[at]):
        facts.held(t, card, clause_of(t, d))
    go_on(t, at, d)


def removal(t: Battle, args: tuple[int, ...]) -> None:
    """A keyword that effects gave to cards is removed."""
    at, d = args[0], deed(args[1:])
    step = ability_of(t, d).steps[at]
    for card in meant(t, d, step):
        take_off(t, card, step.keyword, clause_of(t, d))
    go_on(t, at, d)


# -- what was announced ---------------------------------------------------------------------------


def block(t: Battle, args: tuple[int, ...]) -> None:
    """The attack or action that set this off will do nothing (BRS-323)."""
    at, d = args[0], deed(args[1:])
    stack_facts.blocked(t, d.attacker if d.attacker != NOBODY else d.subject, "BRS-323")
    go_on(t, at, d)


def no_answer(t: Battle, args: tuple[int, ...]) -> None:
    """Whoever meets the strike deals no wounds."""
    at, d = args[0], deed(args[1:])
    stack_facts.silenced(t, d.attacker, clause_of(t, d))
    go_on(t, at, d)


def roll_table(t: Battle, args: tuple[int, ...]) -> Steps:
    """A die chooses which abilities of the card work."""
    at, d = args[0], deed(args[1:])
    step = ability_of(t, d).steps[at]
    said = yield Ask(CHANCE, "die", (d.card, 1))
    die = int(said)
    show_roll(t, d.card, die, 0)
    branch = step.branches[die - 1]
    facts.branched(t, d.card, branch, clause_of(t, d))
    take_wing(t, d.card)
    go_on(t, at, d)


def take_wing(t: Battle, card: Card) -> None:
    """A card that its own text makes a flyer goes to the additional zone."""
    for ability in t.traits[card].statics:
        chosen = ability.branch and t.branch[card] == ability.branch
        if chosen and ability.steps[0].verb == "become_flyer":
            facts.took_wing(t, card, "BRS-132")
            if t.place[card] >= 0:
                facts.rose(t, card, "BRS-076")


VERBS: Final[dict[str, Rule[Battle]]] = {
    "special_strike": attack,
    "magic_strike": attack,
    "row_strike": attack,
    "shot": attack,
    "throw": attack,
    "discharge": attack,
    "wound": wound,
    "heal": healing,
    "give_lives": lives,
    "leave_lives": lives_remain,
    "gain_chip": gain_chip,
    "lose_chip": lose_chip,
    "incarnation_chip": incarnation_chip,
    "prevent": prevent,
    "open": opening,
    "close": closing,
    "hold_closed": hold_closed,
    "remove": removal,
    "block": block,
    "no_answer": no_answer,
    "roll_table": roll_table,
}
