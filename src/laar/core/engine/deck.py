"""A deck without a hidden order: what may come next is all anyone knows, so it is all there is.

A deck is layers from top to bottom. From a layer ``count`` unseen cards are drawn; what is left of
its parts then joins the next layer. A part is so many unseen cards out of those it lists (two of
the six flyers were shuffled in unseen). Drawing is a question to CHANCE; a deck never changes,
drawing gives another one, so copies of a table share it.
"""

from __future__ import annotations

from math import gcd, lcm


class Part:
    """So many unseen cards out of these."""

    def __init__(self, cards: tuple[int, ...], count: int = -1) -> None:
        self.cards = tuple(sorted(cards))
        self.count = len(cards) if count < 0 else count
        if self.count > len(cards):
            raise ValueError(f"{len(cards)} cards cannot give {count}")

    def without(self, card: int) -> Part:
        """The part after this card was drawn from it."""
        return Part(tuple(c for c in self.cards if c != card), self.count - 1)

    def __repr__(self) -> str:
        return f"{self.count}/{self.cards}"


class Layer:
    """So many cards to be drawn from these parts before the next layer begins."""

    def __init__(self, count: int, parts: tuple[Part, ...]) -> None:
        self.count = count
        self.parts = parts
        self._cards: list[int] = []
        self._weights: list[int] = []

    def cards(self) -> list[int]:
        """Every card that may come next."""
        if not self._cards:
            for part in self.parts:
                if part.count:
                    self._cards.extend(part.cards)
        return self._cards

    def weights(self) -> list[int]:
        """In how many ways each of them may come."""
        if not self._weights:
            parts = [part for part in self.parts if part.count]
            whole = lcm(*[len(part.cards) for part in parts])
            shares = [part.count * (whole // len(part.cards)) for part in parts]
            common = gcd(*shares)
            for part, share in zip(parts, shares, strict=True):
                self._weights.extend([share // common] * len(part.cards))
        return self._weights

    def __repr__(self) -> str:
        return f"{self.count}{self.parts}"


class Deck:
    """Layers of unseen cards, the top one first.

    >>> deck = Deck((Layer(2, (Part((7, 8, 9)),)), Layer(1, (Part((1,)),))))
    >>> len(deck), deck.cards(), deck.weights()
    (3, [7, 8, 9], [1, 1, 1])
    >>> deck.without(8).without(7).cards()  # the card left over has joined the layer below
    [9, 1]
    """

    def __init__(self, layers: tuple[Layer, ...] = ()) -> None:
        self.layers = layers
        self.size = 0
        for layer in layers:
            self.size += layer.count

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"{self.layers}"

    def cards(self) -> list[int]:
        """What the next card may be; nothing when the deck is empty."""
        return self.layers[0].cards() if self.layers else []

    def weights(self) -> list[int]:
        """How likely each of these cards is, as whole numbers."""
        return self.layers[0].weights() if self.layers else []

    def without(self, card: int) -> Deck:
        """The deck after CHANCE has drawn this card from its top."""
        top = self.layers[0] if self.layers else Layer(0, ())
        if card not in top.cards():
            raise ValueError(f"card {card} cannot be the next one")
        parts = tuple(p.without(card) if card in p.cards else p for p in top.parts)
        below = self.layers[1:]
        if top.count > 1:
            return Deck((Layer(top.count - 1, parts), *below))
        left = tuple(p for p in parts if p.count)
        if left and below:
            below = (Layer(below[0].count, (*left, *below[0].parts)), *below[1:])
        return Deck(below)

    def under(self, cards: tuple[int, ...]) -> Deck:
        """The deck with these cards, in an order nobody knows, put beneath it."""
        return Deck((*self.layers, Layer(len(cards), (Part(cards),)))) if cards else self

    def shuffled(self, cards: tuple[int, ...] = ()) -> Deck:
        """All of it and these cards shuffled together."""
        parts = [p for layer in self.layers for p in layer.parts if p.count]
        parts += [Part((card,)) for card in cards]
        count = self.size + len(cards)
        return Deck((Layer(count, tuple(parts)),)) if count else self

    def unseen(self) -> list[int]:
        """Every card that is in the deck or was put away unseen with it."""
        return [c for layer in self.layers for p in layer.parts for c in p.cards]


def known(cards: tuple[int, ...]) -> Deck:
    """A deck whose order everyone knows, the first card on top."""
    return Deck(tuple(Layer(1, (Part((card,)),)) for card in cards))
