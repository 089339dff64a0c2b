"""When a paragraph works, and what each moment lets it speak of."""

from __future__ import annotations

from typing import Literal, NamedTuple

from laar.games.berserk.conditions import (
    AttackIs,
    Condition,
    Dealt,
    KindIs,
    Missed,
    Roll,
    Step,
    Via,
)
from laar.games.berserk.words import Ref

When = Literal[
    "action",
    "sudden",
    "free",
    "static",
    "setup",
    "start_of_battle",
    "start_of_turn",
    "start_of_enemy_turn",
    "end_of_enemy_turn",
    "when_attacked",
    "on_hit",
    "after_attack",
    "on_wounded",
    "on_kill",
    "on_death",
    "on_closed",
    "on_moved",
    "on_chip_gained",
    "on_roll",
    "on_return",
    "on_magic_used",
    "on_action",
]

ANNOUNCED = ("action", "sudden", "free")
RULES = ("static", "setup")
HURT = ("on_wounded", "on_death")  # by an attack or by anything else


class Moment(NamedTuple):
    """What a trigger gives: the cards it names, whether `by` and `of` narrow it, conditions."""

    refs: frozenset[Ref] = frozenset()
    by: bool = False
    of: bool = False
    conditions: tuple[type[Condition], ...] = ()


_FIGHT: frozenset[Ref] = frozenset({"attacker", "victim"})
_SUBJECT: frozenset[Ref] = frozenset({"subject"})
_HURT: frozenset[Ref] = frozenset({"subject", "attacker"})

# What a trigger that is not here gives: nothing.
MOMENTS: dict[When, Moment] = {
    "when_attacked": Moment(_FIGHT, by=True, of=True, conditions=(AttackIs,)),
    "on_hit": Moment(_FIGHT, by=True, of=True, conditions=(AttackIs, KindIs, Dealt)),
    "after_attack": Moment(_FIGHT, by=True, of=True, conditions=(AttackIs, Missed)),
    "on_wounded": Moment(_HURT, by=True, of=True, conditions=(AttackIs,)),
    "on_kill": Moment(_FIGHT, of=True, conditions=(AttackIs,)),
    "on_death": Moment(_HURT, by=True, of=True, conditions=(AttackIs,)),
    "on_moved": Moment(_SUBJECT, of=True, conditions=(Step,)),
    "on_roll": Moment(_SUBJECT, by=True, conditions=(Roll,)),
    "on_return": Moment(_SUBJECT, of=True, conditions=(Via,)),
    "on_magic_used": Moment(_SUBJECT, by=True),
    "on_action": Moment(_SUBJECT, by=True),
}

NOTHING = Moment()


def moment(when: When) -> Moment:
    """What the trigger gives."""
    return MOMENTS.get(when, NOTHING)
