"""A paragraph of a card, which is one ability: when it works, its cost, targets and steps."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from laar.games.berserk.cards.schema.conditions import AnyCondition, AttackIs
from laar.games.berserk.cards.schema.selectors import Selector, Target
from laar.games.berserk.cards.schema.triggers import ANNOUNCED, HURT, RULES, When, moment
from laar.games.berserk.cards.schema.verbs import (
    ALONE,
    ALWAYS,
    BLOCKS,
    FIRST,
    ONLY_WHEN,
    SETUP,
    STATIC,
    TIMED,
    AnyVerb,
    verb,
)
from laar.games.berserk.cards.schema.verbs_attack import ATTACKS
from laar.games.berserk.cards.schema.verbs_stack import Block
from laar.games.berserk.cards.schema.words import Branch, Few, Ref, Some

OWN_SIDES = ("ally", "other_ally")
Type = Literal["attack", "spell", "impact", "rule"]


class Price(Struct, frozen=True, forbid_unknown_fields=True):
    """What is paid: `act` closes this card, `chips` are its ○, `close` are other cards closed."""

    act: bool = False
    sudden: bool = False
    chips: Some = 0
    close: Target | None = None


class Limit(Struct, frozen=True, forbid_unknown_fields=True):
    """How often in each player's turn and in a battle; `per_card`: for each card affected."""

    turn: Few | None = None
    battle: Few | None = None
    per_card: bool = False

    def __post_init__(self) -> None:
        if self.turn is None and self.battle is None:
            raise ValueError("a limit has turn or battle")


class Paragraph(
    Struct, frozen=True, forbid_unknown_fields=True, rename={"conditions": "cond", "steps": "do"}
):
    """One ability, independent of the others of its card."""

    when: When
    type: Type
    steps: Annotated[tuple[AnyVerb, ...], Meta(min_length=1, max_length=6)]
    cost: Price = Price()
    by: Selector | None = None
    of: Selector | None = None
    conditions: Annotated[tuple[AnyCondition, ...], Meta(max_length=4)] = ()
    target: Annotated[tuple[Target, ...], Meta(max_length=3)] = ()
    optional: bool = False
    limit: Limit | None = None
    branch: Branch | None = None

    def __post_init__(self) -> None:
        self._check_price()
        self._check_trigger()
        self._check_verbs()

    def behind(self, ref: Ref) -> Selector | None:
        """The selector that narrows a card of the trigger: `by` for the attacker."""
        if ref == "attacker":
            return self.by
        if self.when in HURT:
            return self.of  # whoever is hurt, which is this card unless `of` says otherwise
        return self.of if ref == "victim" or self.of else self.by

    def is_self(self, ref: Ref) -> bool:
        """Whether the reference can be to this card alone."""
        if ref in ("self", "victim") or ref[0] == "t":
            return ref == "self"
        behind = self.behind(ref)
        if behind is None:
            # Without `by` and `of` a trigger is about this card, but for whoever hurt it.
            return ref == "subject" or self.when not in HURT
        return behind.side == "self"

    def _check_price(self) -> None:
        announced = self.when in ("action", "sudden")
        if self.cost.act != announced or self.cost.sudden != (self.when == "sudden"):
            raise ValueError("act is the cost of action and sudden, sudden that of sudden alone")
        if self.when == "free" and not self.cost.chips:
            raise ValueError("free is paid with chips")
        close = self.cost.close
        if close and (close.count != 1 or close.noun == "row" or close.side not in OWN_SIDES):
            raise ValueError("close names one card of yours")
        if self.when in RULES and (self.cost != Price() or self.target or self.limit):
            raise ValueError(f"{self.when} has no cost, target or limit")
        if self.optional and self.when in (*ANNOUNCED, *RULES):
            raise ValueError(f"{self.when} is not optional")

    def _check_trigger(self) -> None:
        given = moment(self.when)
        if (self.by and not given.by) or (self.of and not given.of):
            raise ValueError(f"{self.when} is not narrowed by that: by or of")
        kinds = [type(one) for one in self.conditions]
        if len(set(kinds)) < len(kinds):
            raise ValueError("cond names one kind of condition twice")
        for one in self.conditions:
            from_moment = one.__struct_config__.tag in _OF_MOMENT
            if from_moment and not isinstance(one, given.conditions):
                raise ValueError(f"{self.when} knows no {one.__struct_config__.tag}")
            if isinstance(one, AttackIs) and "any" in one.types and self.when not in HURT:
                raise ValueError(f"{self.when} is about any attack unless one is named")

    def _check_verbs(self) -> None:
        for step in self.steps:
            allowed = {"static": STATIC, "setup": SETUP}.get(self.when)
            if allowed and not isinstance(step, allowed):
                raise ValueError(f"{verb(step)} cannot be {self.when}")
            if self.when != "static" and isinstance(step, ALWAYS):
                raise ValueError(f"{verb(step)} is static")
            if self.when not in RULES and isinstance(step, TIMED) and step.lasts is None:
                raise ValueError(f"{verb(step)} lasts for a time, and says for how long")
            if self.when not in ONLY_WHEN.get(type(step), (self.when,)):
                raise ValueError(f"{verb(step)} cannot be {self.when}")
            if isinstance(step, Block) and BLOCKS[step.what] != self.when:
                raise ValueError(f"{self.when} blocks no {step.what}")
        for step in self.steps[1:]:
            if isinstance(step, FIRST):
                raise ValueError(f"{verb(step)} stands first")
        if any(isinstance(step, ALONE) for step in self.steps):
            more = self.steps[1:] or self.target or self.optional or self.cost != Price()
            if more:
                raise ValueError("reroll stands alone, without cost, target or choice")
        if (self.type == "rule") != (self.when in RULES):
            raise ValueError("static and setup are of type rule, and nothing else is")
        attacks = any(isinstance(step, ATTACKS) for step in self.steps)
        if (self.type == "attack") != attacks:
            raise ValueError("an attack verb makes the type attack, and nothing else does")


_OF_MOMENT = {"attack", "kind", "missed", "dealt", "roll", "moved", "via"}
