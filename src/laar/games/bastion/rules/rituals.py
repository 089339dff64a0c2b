"""Rituals: performed after a victory, they become artefacts and structures (BST-298)."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import CHANCE, Ask
from laar.core.engine.table import Rule, Steps
from laar.games.bastion.pieces.cards import RITUAL_IDS, STRUCTURES, colour_of_ritual
from laar.games.bastion.pieces.numbers import Area, Base, Enemy, Ritual
from laar.games.bastion.rules.onslaught import AREA, CARD
from laar.games.bastion.state import facts
from laar.games.bastion.state.castle import AREAS, BASES, EVERY_BASE, NO_BASE, NO_RITUAL, Castle

RITUAL: Final[dict[str, Ritual]] = {name: Ritual(one) for one, name in enumerate(RITUAL_IDS)}


def rituals(t: Castle, args: tuple[int, ...]) -> Steps:
    """One ritual for each beaten card, in any order; declining ends it (BST-300, BST-304, BST-305,
    BST-310). The arguments are card and colour of each card not yet counted."""
    if not matching(t, args):  # nobody is asked for nothing (BST-310)
        return
    answer: str = yield Ask(t.active, "perform", args)
    if answer == "decline":  # BST-299
        return
    _, name, beaten = answer.split(" ")
    ritual = RITUAL[name]
    card = CARD[beaten]
    left: tuple[int, ...] = ()
    for at in range(0, len(args), 2):
        if args[at] != card:
            left += (args[at], args[at + 1])
    t.push("rituals", left)
    done = facts.performed(t, t.active, ritual, "BST-298")
    t.push("refill", (), done)  # after building: what is replaced may come again (BST-347)
    if ritual < STRUCTURES:
        facts.owned(t, t.active, ritual, t.setting.clauses["artefact"], done)
    else:
        t.push("build", (ritual,), done)


def matching(t: Castle, args: tuple[int, ...]) -> list[tuple[Ritual, Enemy]]:
    """Which goal could be performed for which beaten card; grey cards serve any (BST-513)."""
    return [
        (ritual, Enemy(args[at]))
        for at in range(0, len(args), 2)
        for ritual in t.goals[t.active]
        if args[at + 1] < 0 or colour_of_ritual(ritual) == args[at + 1]
    ]


def build(t: Castle, args: tuple[int, ...]) -> Steps:
    """A structure goes on a base anywhere in the bastion (BST-330, BST-332)."""
    answer: str = yield Ask(t.active, "build", args)
    words = answer.split(" ")
    area = AREA[words[-1]]
    if words[0] == "replace":
        old = RITUAL[words[1]]
        base = base_of(t, old, area)
        kept = t.setting.numbers["replaced_kept"] == 1
        facts.removed(t, old, area, base, kept, t.setting.clauses["replaced"])
    else:
        base = free_base(t, area)
    facts.built(t, Ritual(args[0]), area, base, t.setting.clauses["built"])


def free_base(t: Castle, area: Area) -> Base:
    """An empty base of a district, if not both are taken (BST-066, BST-067)."""
    for base in EVERY_BASE:
        if t.base[area * BASES + base] == NO_RITUAL:
            return base
    return NO_BASE


def base_of(t: Castle, ritual: Ritual, area: Area) -> Base:
    """The base a structure stands on."""
    return EVERY_BASE[0 if t.base[area * BASES] == ritual else 1]


def free_districts(t: Castle) -> list[Area]:
    """The districts with an empty base, whoever holds their squares (BST-333)."""
    return [area for area in AREAS if free_base(t, area) != NO_BASE]


def refill(t: Castle, args: tuple[int, ...]) -> Steps:
    """Draw two, keep one, so that two goals lie open (BST-297); the other goes to the bottom
    (BST-301). Of a single card there is no choice, and an empty deck gives nothing (BST-302,
    BST-303)."""
    if not t.rituals.size:
        return
    one: str = yield Ask(CHANCE, "ritual")
    first = RITUAL[one]
    if t.rituals.size == 1:
        facts.chose(t, t.active, (first,), first, "BST-302")
        return
    two: str = yield Ask(CHANCE, "ritual", (first,))
    second = RITUAL[two]
    answer: str = yield Ask(t.active, "keep", (first, second))
    facts.chose(t, t.active, (first, second), RITUAL[answer[5:]], "BST-301")


RITUAL_RULES: Final[dict[str, Rule[Castle]]] = {
    "rituals": rituals,
    "build": build,
    "refill": refill,
}
