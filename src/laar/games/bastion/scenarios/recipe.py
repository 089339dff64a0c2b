"""What an enemy deck is made of: entries of a recipe, and the layers they are shuffled into."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from msgspec import Struct

from laar.games.bastion.pieces.cards import (
    CARD_IDS,
    CLASSES,
    COLOURS,
    EVERY_ENEMY,
    FIRST_AUXILIARY,
    FIRST_LEGEND,
    LEGENDS,
    STRENGTH,
)
from laar.games.bastion.pieces.numbers import Enemy
from laar.games.bastion.scenarios.reasons import OPTION, Reason
from laar.games.bastion.state.plan import Layer, Part

MOST_LAYERS = 20
TROOPS = ("main", "auxiliary", "legendary")
MAIN = CLASSES[:FIRST_AUXILIARY]
AUXILIARY = CLASSES[FIRST_AUXILIARY:]
# With so many defenders an army of this strength is a normal one; more is hard (BST-529, BST-530).
NORMAL = {1: (140, 180), 2: (150, 190), 3: (160, 200), 4: (170, 210)}


class Entry(Struct, frozen=True, forbid_unknown_fields=True, rename={"kind": "class"}):
    """A line of a recipe: a troop, class, legend or card; `count` of its cards, or all."""

    troop: str | None = None
    kind: str | None = None
    legend: str | None = None
    card: str | None = None
    count: int | None = None
    layer: int = 1


class RecipeError(ValueError):
    """A recipe that makes no deck: where in it, and why."""

    def __init__(self, path: str, why: str | Reason) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = str(why)
        self.reason = why if isinstance(why, Reason) else Reason(OPTION, why)


def known(path: str, what: str, word: str, words: Sequence[str]) -> int:
    """The number of a word, or an error like "deck[0].class: there is no class 'wyrm'"."""
    if word not in words:
        raise RecipeError(path, Reason("no-word", what=what, unknown=word))
    return words.index(word)


def class_cards(name: str) -> tuple[Enemy, ...]:
    """The six cards of a class; no legend belongs to one, whatever it does (BST-365)."""
    first = CLASSES.index(name) * len(COLOURS)
    return tuple(EVERY_ENEMY[first : first + len(COLOURS)])


def troop_cards(name: str) -> tuple[Enemy, ...]:
    """The 24, 48 or 10 cards of a troop (BST-355, BST-356, BST-357)."""
    if name == "legendary":
        return tuple(EVERY_ENEMY[FIRST_LEGEND:])
    return tuple(c for kind in (MAIN if name == "main" else AUXILIARY) for c in class_cards(kind))


def layers_of(
    deck: Sequence[Entry], sizes: Sequence[int] = (), posted: Collection[Enemy] = ()
) -> tuple[Layer, ...]:
    """The layers of a deck from the top; without sizes each has what its entries say. Cards that
    stand on the board are not in the deck.

    `layers_of([Entry(troop="main")])` is one layer of 24 cards.
    """
    if not deck:
        raise RecipeError("deck", Reason("no-enemies"))
    owner: dict[Enemy, int] = {}
    parts: list[list[Part]] = [[] for _ in range(_depth(deck, sizes))]
    for number, entry in enumerate(deck):
        where = f"deck[{number}]"
        part = _part(entry, where, posted)
        for card in part.cards:
            if card in owner:
                word, item = CARD_IDS[card], owner[card]
                raise RecipeError(where, Reason("twice-in-deck", word=word, item=item))
            owner[card] = number
        parts[entry.layer - 1].append(part)
    counts = [sum(part.count for part in layer) for layer in parts]
    if not sizes:
        if 0 in counts:
            raise RecipeError("deck", Reason("empty-layer", n=counts.index(0) + 1))
        sizes = counts
    else:
        _check_sizes(counts, sizes)
    return tuple(Layer(n, tuple(layer)) for n, layer in zip(sizes, parts, strict=True))


def army_strength(layers: Iterable[Layer]) -> tuple[int, int]:
    """The least and the most a deck's strengths add up to; a werewolf counts 9 (BST-528)."""
    least = most = 0
    for part in (part for layer in layers for part in layer.parts):
        strengths = sorted(STRENGTH[card] for card in part.cards)
        least += sum(strengths[: part.count])
        most += sum(strengths[len(strengths) - part.count :])
    return least, most


def difficulty(strength: int, players: int) -> str:
    """`light`, `normal` or `hard`: advice of 2015, no rule (BST-531)."""
    least, most = NORMAL[players]
    return "light" if strength < least else "normal" if strength <= most else "hard"


def _depth(deck: Sequence[Entry], sizes: Sequence[int]) -> int:
    depth = len(sizes) or max(entry.layer for entry in deck)
    if depth > MOST_LAYERS:
        path = "layers" if sizes else "deck"
        raise RecipeError(path, Reason("many-layers", n=MOST_LAYERS))
    for number, entry in enumerate(deck):
        if not 1 <= entry.layer <= depth:
            raise RecipeError(f"deck[{number}].layer", Reason("number", most=depth))
    return depth


def _check_sizes(counts: Sequence[int], sizes: Sequence[int]) -> None:
    there = 0
    for number, (count, size) in enumerate(zip(counts, sizes, strict=True)):
        where = f"layers[{number}]"
        there += count
        if size < 1:
            raise RecipeError(where, Reason("small-layer"))
        if size > there:
            raise RecipeError(where, Reason("few-cards", n=size, there=there))
        there -= size
    if there:
        raise RecipeError("layers", Reason("sum", n=sum(counts), drawn=sum(sizes)))


def _part(entry: Entry, where: str, posted: Collection[Enemy]) -> Part:
    named = [
        (key, value)
        for key, value in (
            ("troop", entry.troop),
            ("class", entry.kind),
            ("legend", entry.legend),
            ("card", entry.card),
        )
        if value is not None
    ]
    if len(named) != 1:
        raise RecipeError(where, Reason("one-of"))
    ((key, value),) = named
    place = f"{where}.{key}"
    cards: tuple[Enemy, ...]
    if key == "troop":
        known(place, key, value, TROOPS)
        cards = troop_cards(value)
    elif key == "class":
        known(place, key, value, CLASSES)
        cards = class_cards(value)
    elif key == "legend":
        cards = (Enemy(FIRST_LEGEND + known(place, key, value, LEGENDS)),)
    else:
        cards = (Enemy(known(place, key, value, CARD_IDS)),)
    cards = tuple(card for card in cards if card not in posted)
    if not cards:
        raise RecipeError(where, Reason("on-board", word=value))
    count = len(cards) if entry.count is None else entry.count
    if not 1 <= count <= len(cards):
        reason = Reason("count", word=value, n=len(cards), count=count)
        raise RecipeError(f"{where}.count", reason)
    return Part(cards, count)
