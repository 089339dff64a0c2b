"""A deck without a hidden order: known cards on top, bags of unseen ones, known ones below.

A shuffled card has no place until someone looks: drawing from a bag is a question to CHANCE. A bag
may hold only ``count`` unseen cards of the ``cards`` listed (six random cards of a class were put
away unseen), so its contents are as uncertain as the players' knowledge of it.
"""

from __future__ import annotations

from collections.abc import Sequence


class Bag:
    """So many unseen cards out of these."""

    def __init__(self, cards: Sequence[str], count: int | None = None) -> None:
        self.cards = sorted(cards)
        self.count = len(self.cards) if count is None else count
        if not 0 <= self.count <= len(self.cards):
            raise ValueError(f"a bag of {len(self.cards)} cards cannot hold {self.count}")

    def outcomes(self) -> list[tuple[str, int]]:
        """Each different card that may come next and in how many ways."""
        return [(card, self.cards.count(card)) for card in sorted(set(self.cards))]

    def without(self, card: str) -> Bag:
        """The bag after this card was drawn from it."""
        rest = self.cards.copy()
        rest.remove(card)
        return Bag(rest, self.count - 1)


class Deck:
    """Known cards on top, then bags, then known cards at the bottom.

    >>> deck = Deck([Bag(["wolf", "wolf", "bear"])])
    >>> deck.outcomes()
    [('bear', 1), ('wolf', 2)]
    >>> deck.draw("wolf"); len(deck), deck.outcomes()
    (2, [('bear', 1), ('wolf', 1)])
    """

    def __init__(
        self, bags: Sequence[Bag] = (), top: Sequence[str] = (), bottom: Sequence[str] = ()
    ) -> None:
        self.top = list(top)
        self.bags = [bag for bag in bags if bag.count]
        self.bottom = list(bottom)

    def __len__(self) -> int:
        return len(self.top) + sum(bag.count for bag in self.bags) + len(self.bottom)

    def outcomes(self) -> list[tuple[str, int]]:
        """What the next card may be, with weights; one certain outcome while the top is known."""
        if self.top:
            return [(self.top[0], 1)]
        if self.bags:
            return self.bags[0].outcomes()
        return [(self.bottom[0], 1)] if self.bottom else []

    def draw(self, card: str) -> None:
        """Take the next card, which CHANCE has named."""
        if self.top:
            known = self.top
        elif self.bags:
            first = self.bags[0].without(card)
            self.bags = [first, *self.bags[1:]] if first.count else self.bags[1:]
            return
        else:
            known = self.bottom
        if not known or known[0] != card:
            raise ValueError(f"the next card is not {card}")
        del known[0]

    def put_on_top(self, card: str) -> None:
        """Lay a card everyone has seen on top."""
        self.top.insert(0, card)

    def put_at_bottom(self, card: str) -> None:
        """Lay a card everyone has seen at the bottom."""
        self.bottom.append(card)

    def shuffle(self) -> None:
        """All cards become one bag: nobody knows anything of their order any more."""
        cards = [*self.top, *(c for bag in self.bags for c in bag.cards), *self.bottom]
        self.top, self.bags, self.bottom = [], [Bag(cards, len(self))] if cards else [], []

    def clone(self) -> Deck:
        """A copy; bags are never changed in place, so copies share them."""
        return Deck(self.bags, self.top, self.bottom)
