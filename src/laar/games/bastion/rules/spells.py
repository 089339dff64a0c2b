"""Who can cast what: spells in hand, and Copies that act as another spell.

A way is a spell and whether a Copy stands for it: ``spell`` or ``spell + COPIED``.
"""

from __future__ import annotations

from typing import Final

from laar.games.bastion.pieces.cards import POWER, SPELL, SPELLS
from laar.games.bastion.pieces.numbers import Enemy, Seat, Spell, Spells, Spot, Way
from laar.games.bastion.rules.strength import banned_spells, immune
from laar.games.bastion.state.castle import NO_ENEMY, WALL, Castle


def spell_named(name: str) -> Spell:
    """The number of a spell."""
    return Spell(SPELLS.index(name))


ALCHEMY: Final = spell_named("alchemy")
ABUNDANCE: Final = spell_named("abundance-2")
COPY: Final = spell_named("copy")
LIGHTNINGS: Final = (spell_named("lightning-1"), spell_named("lightning-3"))
FLAMES: Final = (spell_named("flame-1"), spell_named("flame-2"))
REPEAT: Final = spell_named("repeat")
PRISM: Final = spell_named("prism")
CASTLING: Final = spell_named("castling")
ARROW: Final = spell_named("arrow")
TELEPORT: Final = spell_named("teleport")
HASTE: Final = spell_named("haste")

MOVING: Final = (CASTLING, TELEPORT)  # enemies along the wall

NO_SPELL: Final = Spell(-1)
NO_WAY: Final = Way(-1)
COPIED: Final = 16
# How a way is written in an answer: `flame-2`, `copy:flame-2`.
WORDS: Final[dict[Way, str]] = {
    **{Way(number): name for number, name in enumerate(SPELLS)},
    **{Way(number + COPIED): f"copy:{name}" for number, name in enumerate(SPELLS)},
}
WAYS: Final[dict[str, Way]] = {word: way for way, word in WORDS.items()}


def spell_of(way: Way) -> Spell:
    """The spell as which it acts."""
    return Spell(way % COPIED)


def copied(spell: Spell) -> Way:
    """A Copy that acts as the spell."""
    return Way(spell + COPIED)


def is_copied(way: Way) -> bool:
    """Whether a Copy stands for it."""
    return way >= COPIED


def needed(way: Way) -> Spell:
    """The spell one must have for it."""
    return COPY if is_copied(way) else spell_of(way)


def power_of(way: Way) -> int:
    """A Copy has the value of its model (BST-237)."""
    return POWER[spell_of(way)]


def has_spell(spells: Spells, spell: Spell) -> bool:
    """Whether a spell is among these."""
    return spells >> spell & 1 != 0


def with_spell(spells: Spells, spell: Spell) -> Spells:
    """These, and one more."""
    return Spells(spells | 1 << spell)


def held_by_all(t: Castle) -> Spells:
    """The spells that lie before any defender: what a Copy may act as (BST-233, BST-236)."""
    found = Spells(0)
    for seat in t.everyone:
        for card in t.spells[seat]:
            if SPELL[card] != COPY:  # BST-235
                found = with_spell(found, SPELL[card])
    return found


def card_of(t: Castle, seat: Seat, way: Way, pledged: tuple[Enemy, ...]) -> Enemy:
    """The first card of that spell (or a Copy) which the seat has and has not promised yet, if
    any."""
    wanted = needed(way)
    for card in t.spells[seat]:
        if SPELL[card] == wanted and card not in pledged:
            return card
    return NO_ENEMY


def ways(
    t: Castle, seat: Seat, spells: tuple[Spell, ...], pledged: tuple[Enemy, ...] = ()
) -> list[Way]:
    """How a seat could cast one of these spells now, by itself or through a Copy, which is bound by
    all that binds the spell (BST-238)."""
    cards = t.spells[seat]
    if not cards:
        return []
    mine = Spells(0)
    for card in cards:
        if card not in pledged:
            mine = with_spell(mine, SPELL[card])
    if not mine:
        return []
    found = [Way(spell) for spell in spells if has_spell(mine, spell)]
    if has_spell(mine, COPY):
        everywhere = held_by_all(t)
        found += [copied(spell) for spell in spells if has_spell(everywhere, spell)]
    return found


def movable(t: Castle) -> list[Spot]:
    """The sections whose enemies Castling and Teleport may choose (BST-265, BST-266); a shield is
    no hindrance (BST-200, BST-264)."""
    return [
        section
        for section in WALL
        if t.wall[section] and (t.setting.immune_moved or not immune(t.wall[section]))
    ]


def useful(t: Castle, found: list[Way]) -> list[Way]:
    """Those of these ways that have something to act on: Castling needs two enemies, Teleport one
    and a free section, which the deck's own never is (BST-048)."""
    if not any(spell_of(way) in MOVING for way in found):
        return found
    there = len(movable(t))
    room = any(not t.wall[section] for section in range(1, t.setting.last + 1))
    possible = {CASTLING: there > 1, TELEPORT: there > 0 and room}
    return [way for way in found if possible.get(spell_of(way), True)]


def shifting(t: Castle, seat: Seat, promised: tuple[Enemy, ...] = ()) -> list[Way]:
    """How a seat could move enemies now."""
    return useful(t, ways(t, seat, MOVING, promised)) if t.spells[seat] else []


def helping(t: Castle, own: bool, near: bool) -> tuple[Spell, ...]:
    """The spells that make an attack cheaper, as the attacker (own) or from there (near), without
    those Shaggon bans (BST-510)."""
    flame, lightning = banned_spells(t)
    found: tuple[Spell, ...] = ()
    if not lightning:
        found += LIGHTNINGS  # BST-240, BST-241
    if not flame and (own or (near and t.setting.flame_helps)):
        found += FLAMES  # BST-245, BST-246
    return found
