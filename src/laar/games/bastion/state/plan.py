"""The plan of a game: what a mode and the options of a table fix before the first draw."""

from __future__ import annotations

from dataclasses import dataclass

from laar.games.bastion.pieces.numbers import Colour, Enemy, Ritual, Seat, Spot


@dataclass(frozen=True)
class Part:
    """`count` of these cards, drawn unseen (BST-532); all of them when there are no more."""

    cards: tuple[Enemy, ...]
    count: int


@dataclass(frozen=True)
class Layer:
    """`count` cards drawn from these parts; what is left of them joins the layer below."""

    count: int
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Post:
    """An enemy that is somewhere before the first draw."""

    spot: Spot
    card: Enemy


@dataclass(frozen=True)
class Plan:
    """What is known before the first draw."""

    edition: str
    mode: str
    players: int
    side: int  # of all districts alike (BST-011)
    ring: tuple[Colour, ...]  # colours of districts 1..6; () when they are to be drawn
    first: Seat  # nobody when it is to be drawn
    layers: tuple[Layer, ...]  # of the enemy deck, from the top
    classes: int  # so many auxiliary classes are still to be drawn
    each: int  # and so many cards of each
    rituals: tuple[Ritual, ...]  # the ritual deck
    opening: int  # so many enemies before the first turn
    special: frozenset[str]
    box: tuple[Enemy, ...]  # cards in no layer; those of classes still to be drawn are among them
    posts: tuple[Post, ...] = ()
