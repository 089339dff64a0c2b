"""When a paragraph works, and what each moment lets it speak of."""

from __future__ import annotations

from typing import Literal, NamedTuple

from laar.games.berserk.cards.schema.conditions import (
    AttackIs,
    Condition,
    Dealt,
    KindIs,
    Missed,
    Moved,
    Roll,
    Via,
)
from laar.games.berserk.cards.schema.words import Ref

# `by` and `of` are this card unless they say otherwise; `of` of an attack is any card.
When = Literal[
    "action",  # announced in your turn on an empty stack; the card closes
    "sudden",  # also in answer and in the enemy turn; the card closes
    "free",  # paid with ○ alone: your turn, empty stack, the card may be closed
    "static",  # in force while the card is in play and the conditions hold
    "setup",  # before the first turn, silently, for hidden cards too
    "start_of_battle",  # once, in turns with the opponent; hidden cards miss it
    "start_of_turn",  # of yours, after opening
    "start_of_enemy_turn",  # after his cards opened and his own such effects
    "end_of_enemy_turn",  # after his own such effects
    "when_attacked",  # announced by `by` at `of`; before dice, redirection before defenders
    "on_hit",  # an attack of `by` landed on `of`, wounds placed; an answer too, a miss not
    "after_attack",  # an attack of `by` that `of` met is over, and the attacker has closed
    "on_wounded",  # `of` received a wound or more
    "on_kill",  # an attack of this card killed `of`
    "on_death",  # `of` died; places are seen from the cell it stood on
    "on_closed",  # this card went from open to closed, however
    "on_moved",  # `of` changed its cell; filters look at the new one
    "on_chip_gained",  # this card gained one ○ or more at once
    "on_roll",  # a die was rolled for `by`, and is final
    "on_return",  # `of` came from the graveyard by incarnation or revival
    "on_magic_used",  # `by` carried out a spell, magic strike or discharge
    "on_action",  # `by` announced a strike, an ability, closing for ○ or a defence
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

# Triggers that are not here give nothing.
MOMENTS: dict[When, Moment] = {
    "when_attacked": Moment(_FIGHT, by=True, of=True, conditions=(AttackIs,)),
    "on_hit": Moment(_FIGHT, by=True, of=True, conditions=(AttackIs, KindIs, Dealt)),
    "after_attack": Moment(_FIGHT, by=True, of=True, conditions=(AttackIs, Missed)),
    "on_wounded": Moment(_HURT, by=True, of=True, conditions=(AttackIs,)),
    "on_kill": Moment(_FIGHT, of=True, conditions=(AttackIs,)),
    "on_death": Moment(_HURT, by=True, of=True, conditions=(AttackIs,)),
    "on_moved": Moment(_SUBJECT, of=True, conditions=(Moved,)),
    "on_roll": Moment(_SUBJECT, by=True, conditions=(Roll,)),
    "on_return": Moment(_SUBJECT, of=True, conditions=(Via,)),
    "on_magic_used": Moment(_SUBJECT, by=True),
    "on_action": Moment(_SUBJECT, by=True),
}

NOTHING = Moment()


def moment(when: When) -> Moment:
    """What the trigger gives."""
    return MOMENTS.get(when, NOTHING)
