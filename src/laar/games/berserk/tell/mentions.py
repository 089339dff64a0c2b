"""Which cards a text has already mentioned: a target is described once, then named."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from laar.games.berserk.cards.schema.paragraph import Paragraph
from laar.games.berserk.cards.schema.selectors import Selector, Target
from laar.games.berserk.cards.schema.triggers import ANNOUNCED
from laar.games.berserk.cards.schema.verbs_attack import CLOSE, AttackVerb
from laar.games.berserk.cards.schema.words import Ref

# Announced abilities give orders, optional ones allow, what works by itself is told.
Mood = Literal["order", "may", "tell"]
ACTION = "↷"  # the sign of an action: the card turns


class Mentions:
    """The cards of one paragraph, and which of its targets were told so far."""

    def __init__(self, paragraph: Paragraph) -> None:
        self.paragraph = paragraph
        self.mood: Mood = (
            "order" if paragraph.when in ANNOUNCED else "may" if paragraph.optional else "tell"
        )
        self.static = paragraph.when == "static"
        self.last: Ref | Selector | None = self._of_trigger()  # whom a pronoun would mean
        self._spoken: list[str] = []
        self._aimed: set[str] = set()

    def target(self, ref: Ref) -> Target:
        """The target declared as t1, t2 or t3; a distance told before its verb is left out."""
        target = self.paragraph.target[int(ref[1]) - 1]
        return replace(target, range=None) if ref == "t1" and self.lead_range else target

    @property
    def lead_range(self) -> int | None:
        """The distance of the first target, where it is told with the cost: `spell, range 3`."""
        p, first = self.paragraph, self.paragraph.steps[0]
        if p.when not in ANNOUNCED or not p.target or getattr(first, "who", None) != "t1":
            return None
        return p.target[0].range

    def aim(self, step: AttackVerb) -> Target | None:
        """What an attack says of its target; nothing where any card in its reach will do."""
        target = self.target(step.at)
        if isinstance(step, CLOSE):  # BRS-255, BRS-256: such a strike is at a card next to it
            target = replace(target, next_to=None)
        target = replace(target, range=None)
        return None if target == Target(side="any", count=1) else target

    def aimed(self, ref: Ref) -> None:
        """An attack at that target was told."""
        self.first(ref)
        self._aimed.add(ref)
        self.last = None

    def is_aimed(self, ref: Ref) -> bool:
        """Whether the card is known as the target of an attack."""
        return ref in self._aimed

    def first(self, ref: Ref) -> bool:
        """Whether this is the first time that the target is told; it counts as told from now."""
        new = ref not in self._spoken
        if new:
            self._spoken.append(ref)
        return new

    def known(self, who: Ref | Selector) -> bool:
        """Whether it was told before, so that a short name is enough."""
        return isinstance(who, str) and (who[0] != "t" or who in self._spoken)

    def place(self, ref: Ref) -> int | None:
        """Which of several targets told so far this one is, from 0; nothing if it is alone."""
        return self._spoken.index(ref) if len(self._spoken) > 1 and ref in self._spoken else None

    def is_row(self, ref: Ref) -> bool:
        """Whether a whole row was chosen."""
        return ref[0] == "t" and self.target(ref).noun == "row"

    def many(self, ref: Ref) -> bool:
        """Whether the reference can be to several cards."""
        return ref[0] == "t" and self.target(ref).most > 1

    def behind(self, ref: Ref) -> Selector | None:
        """The selector that narrows what set the paragraph off: `by` of the attacker."""
        return self.paragraph.behind(ref)

    def is_self(self, ref: Ref) -> bool:
        """Whether the reference can be to this card alone."""
        return self.paragraph.is_self(ref)

    @property
    def alone(self) -> bool:
        """Whether the trigger speaks of no other card, so that places are seen from this one."""
        p = self.paragraph
        return all(one is None or one.side == "self" for one in (p.by, p.of))

    @property
    def begins_with_self(self) -> bool:
        """Whether a subordinate clause before has this card as its subject."""
        p = self.paragraph
        if any(one.__struct_config__.tag == "self_is" for one in p.conditions):
            return True
        of_self = p.of is None or p.of.side == "self"
        if p.when in ("on_moved", "on_return", "on_death"):
            return of_self and p.by is None
        return p.when in ("on_closed", "on_chip_gained")

    def is_last(self, ref: Ref) -> bool:
        """Whether that card was spoken of last, so that a pronoun is enough."""
        if ref[0] == "t":
            return ref == self.last
        return isinstance(self.last, Selector) and self.behind(ref) is self.last

    def _of_trigger(self) -> Selector | None:
        """The one card besides this that the trigger names."""
        p = self.paragraph
        others = [one for one in (p.by, p.of) if one is not None and one.side != "self"]
        return others[0] if len(others) == 1 else None
