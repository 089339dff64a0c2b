"""A simple strike carried out: the dice, the blows of both, the wounds (BRS-126, BRS-216)."""

from __future__ import annotations

from laar.core.engine.ask import Ask
from laar.core.engine.table import Steps
from laar.games.berserk.cards.keywords import MISS
from laar.games.berserk.cards.numbers import Attacks, Blow
from laar.games.berserk.cards.traits import AFTER_ATTACK, ON_HIT, ON_ROLL
from laar.games.berserk.rules.dice import EXCHANGES, Rolls, home, roll, scale, smaller, tournament
from laar.games.berserk.rules.modifiers import die_bonus, protected, set_kind, strike_bits
from laar.games.berserk.rules.selecting import near
from laar.games.berserk.rules.triggers import Event, listen
from laar.games.berserk.rules.wounds import blow, hurt, shut
from laar.games.berserk.state import facts, stack_facts
from laar.games.berserk.state.battle import Battle
from laar.games.berserk.state.item import Item, item
from laar.games.berserk.state.numbers import NOBODY, Card


def meets_strike(t: Battle, it: Item) -> Card:
    """Who meets the strike: the defender, if it still can (BRS-202)."""
    who = it.defender
    if who != NOBODY and t.in_play(who) and near(t, who, it.card) and near(t, who, it.target):
        return who
    return it.target


def clashes(t: Battle, met: Card) -> bool:
    """An open creature fights back (BRS-126), also against a flyer (BRS-134).

    Other cards have no strike (BRS-131).
    """
    return t.is_open(met) and t.is_creature(met)


def fight(t: Battle, args: tuple[int, ...]) -> Steps:
    """Both roll, or the attacker alone; then the blows land together.

    Until the wounds are placed nothing is announced: what they set off waits (BRS-137).
    """
    it = item(args)
    card, met = it.card, meets_strike(t, it)
    clash = clashes(t, met)
    attack = strike_bits(t, card)
    rolls = yield from roll(t, card, met, attack, clash)
    mine = die_bonus(t, card, attack, met, True)
    theirs = die_bonus(t, met, attack, card, False) if clash else 0
    if not clash:  # BRS-127, under tournament dice too (BRS-183)
        kinds = (scale(rolls.attacker if t.setting.home else rolls.attacker + mine), MISS)
    elif t.setting.home:
        kinds = home(rolls.attacker, rolls.target)
    else:
        high, low = rolls.attacker + mine, rolls.target + theirs  # BRS-160, BRS-162
        kinds = tournament(high, low)
        lead = high - low
        if lead in EXCHANGES:  # the numbers are final: asked even if all is the same (BRS-182)
            chooser = t.control[card] if lead > 0 else t.control[met]
            said = yield Ask(chooser, "exchange", (card, met, high, low))
            if said == "less":
                kinds = tournament(low + smaller(lead), low)
    _told(t, card, met, rolls, mine, theirs, clash)
    _blows(t, it, met, attack, kinds)
    _close(t, it, met)
    event = Event(AFTER_ATTACK, card, met)
    event.attack, event.kind = attack, kinds[0]
    listen(t, event)


def _told(
    t: Battle, card: Card, met: Card, rolls: Rolls, mine: int, theirs: int, clash: bool
) -> None:
    show_roll(t, card, rolls.attacker, mine)
    if clash:
        show_roll(t, met, rolls.target, theirs)
    show_again(t, rolls)


def show_again(t: Battle, rolls: Rolls) -> None:
    """Tell which abilities had dice rolled again."""
    for source, number in rolls.again:
        facts.worked(t, source, number, NOBODY, True, "BRS-157")


def show_roll(t: Battle, card: Card, die: int, bonus: int) -> None:
    """Tell the final number of a die, and set off abilities that wait for it."""
    facts.rolled(t, card, die, 0 if t.setting.home else bonus, "BRS-135")
    event = Event(ON_ROLL, card)
    event.die = die
    listen(t, event)


def _blows(t: Battle, it: Item, met: Card, attack: Attacks, kinds: tuple[Blow, Blow]) -> None:
    """Strengths are worked out before any wound is placed: they land together (BRS-136)."""
    card = it.card
    there = landing(t, card, met, attack, kinds[0], False)
    answer = strike_bits(t, met)
    back = landing(t, met, card, answer, MISS if it.silent else kinds[1], False)
    wounds = wounds_back = 0
    if there >= 0:
        spare = it.spare if it.spared == met else 0  # BRS-203
        base = t.traits[card].strike[there] + it.bonus
        wounds = blow(t, card, met, attack, there, base, True, spare)
    else:
        facts.dealt(t, card, met, attack, MISS, 0, "BRS-270")
    if back >= 0:
        wounds_back = blow(t, met, card, answer, back, t.traits[met].strike[back], False, 0)
    place(t, card, met, attack, there, wounds)
    place(t, met, card, answer, back, wounds_back)


def landing(t: Battle, card: Card, target: Card, attack: Attacks, kind: Blow, sudden: bool) -> Blow:
    """The kind of a blow as it lands: MISS where it misses or the target is protected."""
    if kind < 0:
        return MISS
    clause = protected(t, target, card, attack, sudden)
    if clause:
        facts.shielded(t, target, clause)
        return MISS
    return set_kind(t, card, target, attack, kind)


def place(t: Battle, card: Card, target: Card, attack: Attacks, kind: Blow, wounds: int) -> None:
    """Place the wounds of a blow that landed, and set off abilities that wait for it."""
    if kind < 0:
        return
    event = Event(ON_HIT, card, target)
    event.attack, event.kind, event.dealt = attack, kind, wounds
    event.taken = max(min(wounds, t.life(target) - t.wounds[target]), 0)
    hurt(t, target, wounds, card, attack, "BRS-216")
    listen(t, event)


def _close(t: Battle, it: Item, met: Card) -> None:
    stack_facts.released(t, it.card, "BRS-119")
    shut(t, it.card, "BRS-112")
    if it.defender != NOBODY and t.in_play(it.defender):
        stack_facts.released(t, it.defender, "BRS-119")
        if met == it.defender:
            shut(t, it.defender, "BRS-190")
