"""Compiles the verbs of a paragraph into steps."""

from __future__ import annotations

from typing import Final

from laar.games.berserk.cards.compile_words import (
    AnyAmount,
    amount_of,
    attacks_of,
    duration_of,
    keyword_of,
    ref_of,
    sieve_of,
    triple_of,
)
from laar.games.berserk.cards.keywords import ATTACKS, KINDS
from laar.games.berserk.cards.numbers import Ban, Blow, Stat
from laar.games.berserk.cards.schema.selectors import Selector
from laar.games.berserk.cards.schema.verbs import verb
from laar.games.berserk.cards.schema.verbs_attack import AttackVerb, Throw, Verb
from laar.games.berserk.cards.schema.verbs_life import Who
from laar.games.berserk.cards.schema.verbs_rule import Forbid, Modify, OnlyTarget, Protect, SetKind
from laar.games.berserk.cards.schema.verbs_stack import Block, RollTable
from laar.games.berserk.cards.schema.verbs_state import (
    Grant,
    Move,
    Remove,
    Revive,
    Summon,
    TakeControl,
)
from laar.games.berserk.cards.schema.words import Lasts
from laar.games.berserk.cards.traits import Step

STATS: Final = ("strike", "attack", "attack_announced", "move", "die_attack", "from")
BANS: Final = ("movement", "attack", "action_abilities", "defend", "accumulate", "enemy_control")
WEAPONS: Final = {
    "special_strike": "special",
    "magic_strike": "magic",
    "row_strike": "row",
    "shot": "shot",
    "throw": "throw",
    "discharge": "discharge",
}


def step_of(one: Verb) -> Step:
    """One verb with its words as numbers."""
    step = Step(verb(one))
    _shared(step, one)
    if isinstance(one, AttackVerb):
        _attack(step, one)
    elif isinstance(one, Grant | Remove):
        step.keyword = keyword_of(one.keyword)
        step.x = (one.x if isinstance(one, Grant) else None) or 1
    elif isinstance(one, Modify):
        _modify(step, one)
    elif isinstance(one, Forbid):
        step.what = Ban(BANS.index(one.what))
    elif isinstance(one, OnlyTarget):
        step.only_self = one.at == "self"
        step.attacks = ATTACKS[one.attack]
        step.while_in_play = one.while_in_play
    elif isinstance(one, Protect):
        step.ranged = one.source == "ranged"
    elif isinstance(one, SetKind):
        step.kind = Blow(KINDS.index(one.kind))
        step.vs = sieve_of(one.vs)
    elif isinstance(one, RollTable):
        _roll_table(step, one)
    else:
        _whither(step, one)
    return step


def _shared(step: Step, one: Verb) -> None:
    """Words that several verbs have."""
    who: Who = getattr(one, "who", "self")
    if isinstance(who, Selector):
        step.among = sieve_of(who)
    else:
        step.who = ref_of(who)
    amount: AnyAmount | None = getattr(one, "amount", None)
    if amount is not None:
        step.amount = amount_of(amount)
    lasts: Lasts | None = getattr(one, "lasts", None)
    if lasts is not None:
        step.lasts = duration_of(lasts)
    dealt: int | None = getattr(one, "dealt", None)
    step.dealt = dealt or 0


def _attack(step: Step, one: AttackVerb) -> None:
    step.attack = ATTACKS[WEAPONS[step.verb]]
    step.at = ref_of(one.at)
    step.strength = triple_of(one.strength)
    if one.plus:
        step.plus, step.plus_max = sieve_of(one.plus.among), one.plus.max or 0
    if isinstance(one, Throw) and one.times != 1:
        step.times = amount_of(one.times)


def _modify(step: Step, one: Modify) -> None:
    step.stat = Stat(STATS.index(one.stat))
    step.by = one.by
    if one.attacks:
        step.attacks = attacks_of(one.attacks)
    step.vs = sieve_of(one.vs) if one.vs else None


def _whither(step: Step, one: Verb) -> None:
    """Where a card goes, to whom, or what is blocked."""
    if isinstance(one, Move):
        step.to = one.to
        step.towards = one.towards is not None
    elif isinstance(one, Summon | Revive):
        step.to = one.to
    elif isinstance(one, TakeControl):
        step.to = one.by
    elif isinstance(one, Block):
        step.to = one.what


def _roll_table(step: Step, one: RollTable) -> None:
    by_die = [0] * 6
    for row in one.rows:
        for pip in range(row.die[0], row.die[1] + 1):
            by_die[pip - 1] = "abcdef".index(row.branch) + 1
    step.branches = (by_die[0], by_die[1], by_die[2], by_die[3], by_die[4], by_die[5])
