"""Positions as text, for tests, examples, bug reports and "try it" boards.

    players 2
    active dagdar
    wall 5 blue-rider green-symbiote
    citadel red-dragon black-dragon     # bottom to top
    dagdar at d2
    dagdar mana yellow 3 green 1
    dagdar spells red-warrior
    withdrawn red-dragon citadel        # an attack given up, and the area it was to enter

Enemies and rituals that are not named are in the box, tokens in the reserve.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from laar.core.engine.deck import Deck, Layer, Part, known
from laar.core.game import BadOptions
from laar.games.bastion.pieces.cards import (
    CARD_IDS,
    COLOURS,
    EVERY_COLOUR,
    EVERY_ENEMY,
    EVERY_RITUAL,
    STRUCTURES,
    colour_named,
)
from laar.games.bastion.pieces.numbers import Area, Colour, Enemy, Ritual, Seat, Slot
from laar.games.bastion.rules.mana import source_colour
from laar.games.bastion.rules.onslaught import AREA, CARD
from laar.games.bastion.rules.rituals import RITUAL
from laar.games.bastion.rules.strength import ELSEWHERE, spot_of
from laar.games.bastion.state.castle import (
    ACTIONS,
    AREAS,
    BASES,
    BEFORE,
    CITADEL,
    COLOURED,
    DISTRICTS,
    ENEMY,
    EVERY_SLOT,
    NO_RITUAL,
    NOWHERE,
    OPEN,
    SEATS,
    SECTIONS,
    SLOTS,
    Castle,
    GivenUp,
)
from laar.games.bastion.view.view import DONE

Number = TypeVar("Number", Enemy, Ritual)
STAGES = {"before": BEFORE, "enemy": ENEMY, "actions": ACTIONS}
# What is still to be done in each stage, the next rule last.
BEGINS = {
    ACTIONS: ("act",),
    ENEMY: ("after_onslaught", "onslaught"),
    BEFORE: ("after_onslaught", "onslaught", "before"),
}


class Drawing:
    """A castle being drawn, and which cards are on it already."""

    def __init__(self, t: Castle) -> None:
        self.t = t
        self.enemies: set[Enemy] = set()
        self.rituals: set[Ritual] = set()
        self.stage = ACTIONS
        self.withdrawn: GivenUp = ()

    def enemy(self, name: str) -> Enemy:
        """An enemy that is nowhere else."""
        return _once(name, CARD, self.enemies, "enemy")

    def ritual(self, name: str) -> Ritual:
        """A ritual that is nowhere else."""
        return _once(name, RITUAL, self.rituals, "ritual")


def head(text: str) -> dict[str, str]:
    """What a position says of its table: players and side."""
    found = {}
    for line in text.splitlines():
        words = line.partition("#")[0].split()
        if len(words) == 2 and words[0] in ("players", "side"):
            found[words[0]] = words[1]
    return found


def read(t: Castle, text: str) -> Castle:
    """Set an empty castle to a position and ask its first question; errors name the line."""
    drawing = Drawing(t)
    t.ring = tuple(EVERY_COLOUR)
    t.first = t.active = Seat(0)
    t.turn = 1
    for seat in t.everyone:
        t.place[seat] = CITADEL
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        try:
            _statement(drawing, words)
        except ValueError as error:
            raise BadOptions(f"position, line {number}: {error}") from None
    _finish(drawing)
    return t


def _statement(d: Drawing, words: list[str]) -> None:
    verb, rest = words[0], words[1:]
    if verb in SEATS:
        if SEATS.index(verb) >= d.t.seats:
            raise ValueError(f"{verb} does not play")
        _defender(d, Seat(SEATS.index(verb)), rest)
    elif verb in STATEMENTS:
        STATEMENTS[verb](d, rest)
    else:
        raise ValueError(f"there is no statement {verb!r}")


def _finish(d: Drawing) -> None:
    t = d.t
    for card in EVERY_ENEMY:
        if card not in d.enemies:
            t.put_away(card)
    for ritual in EVERY_RITUAL:
        if ritual not in d.rituals:
            t.put_ritual_away(ritual)
    for colour, left in enumerate(t.reserve):
        if left < 0:
            raise BadOptions(f"position: there are only 15 {COLOURS[colour]} tokens (BST-006)")
    t.stage = d.stage
    t.duty = t.duty or (t.place[t.active] == CITADEL and bool(t.citadel))
    for area in AREAS:
        for slot in EVERY_SLOT:
            named = t.source[area * SLOTS + slot] != OPEN or t.is_damaged(area, slot)
            if named and source_colour(t, area, slot) < 0:
                raise BadOptions(f"position: district {area} has no source {slot + 1}")
    for card, _ in d.withdrawn:
        if spot_of(t, card) == ELSEWHERE:
            raise BadOptions(f"position: {CARD_IDS[card]} cannot be attacked, nor was it")
    t.withdrawn = d.withdrawn
    for rule in BEGINS[d.stage]:
        t.push(rule)
    t.run()


# -- statements -----------------------------------------------------------------------------------


def _known(d: Drawing, words: list[str]) -> None:
    _one(words)  # ``head`` has read it: the table was made for it


def _active(d: Drawing, words: list[str]) -> None:
    d.t.active = _seat(d, _one(words))


def _first(d: Drawing, words: list[str]) -> None:
    d.t.first = _seat(d, _one(words))


def _layout(d: Drawing, words: list[str]) -> None:
    ring = tuple(_colour(word) for word in words)
    if sorted(ring) != list(range(COLOURED)):
        raise ValueError("each of the six colours is needed once (BST-061)")
    d.t.ring = ring


def _stage(d: Drawing, words: list[str]) -> None:
    if _one(words) not in STAGES:
        raise ValueError(f"there is no stage {words[0]!r}")
    d.stage = STAGES[words[0]]


def _withdrawn(d: Drawing, words: list[str]) -> None:
    if not 0 < len(words) < 3 or words[0] not in CARD:
        raise ValueError("an enemy is needed, and the area that was to be entered, if any")
    if words[1:] and words[1] not in AREA:
        raise ValueError(f"there is no area {words[1]!r}")
    d.withdrawn += ((CARD[words[0]], AREA[words[1]] if words[1:] else NOWHERE),)


def _done(d: Drawing, words: list[str]) -> None:
    for word in words:
        if word not in DONE:
            raise ValueError(f"there is no action {word!r}")
        d.t.mark_done(DONE[word])


def _wall(d: Drawing, words: list[str]) -> None:
    section = _number(words, 1, SECTIONS)
    if d.t.wall[section] or len(words) < 2:
        raise ValueError(f"section {section} needs its cards in one line")
    if section > d.t.setting.last:
        raise ValueError("section 24 never holds an enemy (BST-047)")
    d.t.wall[section] = tuple(d.enemy(word) for word in words[1:])


def _square(d: Drawing, words: list[str]) -> None:
    area = _number(words, 1, DISTRICTS)
    if d.t.square[area] or len(words) < 2:
        raise ValueError(f"square {area} needs its cards in one line")
    d.t.square[area] = tuple(d.enemy(word) for word in words[1:])


def _citadel(d: Drawing, words: list[str]) -> None:
    d.t.citadel = tuple(d.enemy(word) for word in words)


def _deck(d: Drawing, words: list[str]) -> None:
    d.t.deck = _cards(words, d.enemy, d.t.deck)


def _rituals(d: Drawing, words: list[str]) -> None:
    d.t.rituals = _cards(words, d.ritual, d.t.rituals)


def _cards(words: list[str], number: Callable[[str], int], above: Deck) -> Deck:
    if words[:1] == ["any"]:
        cards = tuple(number(word) for word in words[1:])
        return Deck((*above.layers, Layer(len(cards), (Part(cards),))))
    return Deck((*above.layers, *known(tuple(number(word) for word in words)).layers))


def _base(d: Drawing, words: list[str]) -> None:
    area = _number(words, 1, DISTRICTS)
    for word in words[1:]:
        ritual = d.ritual(word)
        if ritual < STRUCTURES:
            raise ValueError(f"{word} is no structure")
        free = [base for base in range(BASES) if d.t.base[area * BASES + base] == NO_RITUAL]
        if not free:
            raise ValueError(f"district {area} has two bases (BST-041)")
        d.t.base[area * BASES + free[0]] = ritual


def _source(d: Drawing, words: list[str]) -> None:
    area, slot = _number(words, 1, DISTRICTS), _number(words[1:], 1, SLOTS)
    d.t.source[area * SLOTS + slot - 1] = _token(d, _one(words[2:]))


def _tower(d: Drawing, words: list[str]) -> None:
    d.t.tower[_number(words, 1, DISTRICTS)] = _token(d, _one(words[1:]))


def _damaged(d: Drawing, words: list[str]) -> None:
    area, slot = Area(_number(words, 1, DISTRICTS)), _number(words[1:], 1, SLOTS)
    d.t.damage(area, Slot(slot - 1))


def _defender(d: Drawing, seat: Seat, words: list[str]) -> None:
    t, what, rest = d.t, words[0] if words else "", words[1:]
    if what == "at":
        if _one(rest) not in AREA:
            raise ValueError(f"there is no area {rest[0]!r}")
        t.place[seat] = AREA[rest[0]]
    elif what == "mana":
        if len(rest) % 2:
            raise ValueError("each colour needs its number")
        for name, count in zip(rest[::2], rest[1::2], strict=True):
            t.supply[seat * COLOURED + _colour(name)] += _number([count], 0, 15)
            t.reserve[_colour(name)] -= int(count)
    elif what == "spells":
        t.spells[seat] += tuple(d.enemy(word) for word in rest)
    elif what == "goals":
        t.goals[seat] += tuple(d.ritual(word) for word in rest)
    elif what == "artefacts":
        for word in rest:
            ritual = d.ritual(word.removeprefix("used:"))
            if ritual >= STRUCTURES:
                raise ValueError(f"{word} is no artefact")
            t.artefacts[seat] += (ritual,)
            if word.startswith("used:"):
                t.turn_down(ritual)
    else:
        raise ValueError("at, mana, spells, goals or artefacts is needed")


STATEMENTS: dict[str, Callable[[Drawing, list[str]], None]] = {
    "players": _known,
    "side": _known,
    "active": _active,
    "first": _first,
    "layout": _layout,
    "stage": _stage,
    "done": _done,
    "withdrawn": _withdrawn,
    "wall": _wall,
    "square": _square,
    "citadel": _citadel,
    "deck": _deck,
    "rituals": _rituals,
    "base": _base,
    "source": _source,
    "tower": _tower,
    "damaged": _damaged,
}


# -- words ----------------------------------------------------------------------------------------


def _once(name: str, numbers: Mapping[str, Number], taken: set[Number], what: str) -> Number:
    if name not in numbers:
        raise ValueError(f"there is no {what} {name!r}")
    number = numbers[name]
    if number in taken:
        raise ValueError(f"{name} is already somewhere")
    taken.add(number)
    return number


def _token(d: Drawing, name: str) -> Colour:
    colour = _colour(name)
    d.t.reserve[colour] -= 1
    return colour


def _seat(d: Drawing, name: str) -> Seat:
    if name not in SEATS[: d.t.seats]:
        raise ValueError(f"there is no seat {name!r}")
    return Seat(SEATS.index(name))


def _colour(name: str) -> Colour:
    if name not in COLOURS:
        raise ValueError(f"there is no colour {name!r}")
    return colour_named(name)


def _one(words: list[str]) -> str:
    if len(words) != 1:
        raise ValueError("one word is needed")
    return words[0]


def _number(words: list[str], least: int, most: int) -> int:
    if not words or not words[0].isascii() or not words[0].isdigit() or len(words[0]) > 3:
        raise ValueError("a number is needed")
    if not least <= int(words[0]) <= most:
        raise ValueError(f"a number from {least} to {most} is needed")
    return int(words[0])
