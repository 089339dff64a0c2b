"""Which cards a text has already mentioned: a target is described once, then named."""

from __future__ import annotations

from laar.games.berserk.cards.schema.paragraph import Paragraph
from laar.games.berserk.cards.schema.selectors import Selector, Target
from laar.games.berserk.cards.schema.words import Ref


class Mentions:
    """The cards of one paragraph, and which of its targets were told so far."""

    def __init__(self, paragraph: Paragraph) -> None:
        self.paragraph = paragraph
        self._told: set[str] = set()

    def target(self, ref: Ref) -> Target:
        """The target declared as t1, t2 or t3."""
        return self.paragraph.target[int(ref[1]) - 1]

    def first(self, ref: Ref) -> bool:
        """Whether this is the first time that the target is told; it counts as told from now."""
        new = ref not in self._told
        self._told.add(ref)
        return new

    def alike(self, ref: Ref) -> bool:
        """Whether another target is told with the same noun."""
        mine = self.target(ref)
        return any(
            other is not mine and (other.noun, other.kin) == (mine.noun, mine.kin)
            for other in self.paragraph.target
        )

    def many(self, ref: Ref) -> bool:
        """Whether the reference can be to several cards."""
        return ref[0] == "t" and self.target(ref).most > 1

    def behind(self, ref: Ref) -> Selector | None:
        """The selector that narrows what set the paragraph off: `by` of the attacker."""
        return self.paragraph.behind(ref)

    def is_self(self, ref: Ref) -> bool:
        """Whether the reference can be to this card alone."""
        return self.paragraph.is_self(ref)
