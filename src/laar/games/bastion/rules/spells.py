"""Who can cast what: spells in hand, and Copies that act as another spell.

A way is a spell and whether a Copy stands for it: ``spell`` or ``spell + COPIED``.
"""

from __future__ import annotations

from typing import Final

from laar.games.bastion.pieces.cards import POWER, SPELL, SPELLS
from laar.games.bastion.rules.strength import banned_spells, immune
from laar.games.bastion.state.castle import SECTIONS, Castle

ALCHEMY: Final = SPELLS.index("alchemy")
ABUNDANCE: Final = SPELLS.index("abundance-2")
COPY: Final = SPELLS.index("copy")
LIGHTNINGS: Final = (SPELLS.index("lightning-1"), SPELLS.index("lightning-3"))
FLAMES: Final = (SPELLS.index("flame-1"), SPELLS.index("flame-2"))
REPEAT: Final = SPELLS.index("repeat")
PRISM: Final = SPELLS.index("prism")
CASTLING: Final = SPELLS.index("castling")
ARROW: Final = SPELLS.index("arrow")
TELEPORT: Final = SPELLS.index("teleport")
HASTE: Final = SPELLS.index("haste")

MOVING: Final = (CASTLING, TELEPORT)  # enemies along the wall

COPIED: Final = 16
# How a way is written in an answer: `flame-2`, `copy:flame-2`.
WORDS: Final[dict[int, str]] = {
    **dict(enumerate(SPELLS)),
    **{number + COPIED: f"copy:{name}" for number, name in enumerate(SPELLS)},
}
WAYS: Final[dict[str, int]] = {word: way for way, word in WORDS.items()}


def spell_of(way: int) -> int:
    """The spell as which it acts."""
    return way % COPIED


def power_of(way: int) -> int:
    """A Copy has the value of its model (BST-237)."""
    return POWER[way % COPIED]


def held(t: Castle, seat: int) -> int:
    """The spells a seat has, a bit each."""
    bits = 0
    for card in t.spells[seat]:
        bits |= 1 << SPELL[card]
    return bits


def held_by_all(t: Castle) -> int:
    """The spells that lie before any defender: what a Copy may act as (BST-233, BST-236)."""
    bits = 0
    for seat in range(t.seats):
        bits |= held(t, seat)
    return bits & ~(1 << COPY)  # BST-235


def card_of(t: Castle, seat: int, way: int, pledged: tuple[int, ...]) -> int:
    """The first card of that spell (or a Copy) which the seat has and has not promised yet; -1
    when there is none."""
    wanted = COPY if way >= COPIED else way
    for card in t.spells[seat]:
        if SPELL[card] == wanted and card not in pledged:
            return card
    return -1


def ways(t: Castle, seat: int, spells: tuple[int, ...], pledged: tuple[int, ...] = ()) -> list[int]:
    """How a seat could cast one of these spells now, by itself or through a Copy, which is bound by
    all that binds the spell (BST-238)."""
    cards = t.spells[seat]
    if not cards:
        return []
    own = 0
    for card in cards:
        if card not in pledged:
            own |= 1 << SPELL[card]
    if not own:
        return []
    found = [spell for spell in spells if own >> spell & 1]
    if own >> COPY & 1:
        everywhere = held_by_all(t)
        found += [spell + COPIED for spell in spells if everywhere >> spell & 1]
    return found


def movable(t: Castle) -> list[int]:
    """The sections whose enemies Castling and Teleport may choose (BST-265, BST-266); a shield is
    no hindrance (BST-200, BST-264)."""
    return [
        section
        for section in range(1, SECTIONS + 1)
        if t.wall[section] and (t.setting.immune_moved or not immune(t.wall[section]))
    ]


def useful(t: Castle, found: list[int]) -> list[int]:
    """Those of these ways that have something to act on: Castling needs two enemies, Teleport one
    and a free section, which the deck's own never is (BST-048)."""
    if not any(way % COPIED in MOVING for way in found):
        return found
    there = len(movable(t))
    room = any(not t.wall[section] for section in range(1, t.setting.last + 1))
    possible = {CASTLING: there > 1, TELEPORT: there > 0 and room}
    return [way for way in found if possible.get(way % COPIED, True)]


def shifting(t: Castle, seat: int, promised: tuple[int, ...] = ()) -> list[int]:
    """How a seat could move enemies now."""
    return useful(t, ways(t, seat, MOVING, promised)) if t.spells[seat] else []


def helping(t: Castle, own: bool, near: bool) -> tuple[int, ...]:
    """The spells that make an attack cheaper, as the attacker (own) or from there (near), without
    those Shaggon bans (BST-510)."""
    flame, lightning = banned_spells(t)
    found: tuple[int, ...] = ()
    if not lightning:
        found += LIGHTNINGS  # BST-240, BST-241
    if not flame and (own or (near and t.setting.flame_helps)):
        found += FLAMES  # BST-245, BST-246
    return found
