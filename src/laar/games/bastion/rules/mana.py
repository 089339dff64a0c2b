"""Gaining mana: from a source, from a tower, in the citadel (BST-150)."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import Ask
from laar.core.engine.table import Rule, Steps
from laar.games.bastion.pieces.cards import (
    NO_COLOUR,
    OBELISK,
    SOURCE,
    TOWER,
    colour_named,
    colour_of_ritual,
)
from laar.games.bastion.pieces.numbers import Area, Colour, Enemy, Seat, Slot, Way
from laar.games.bastion.rules.spells import (
    ABUNDANCE,
    PRISM,
    WAYS,
    card_of,
    is_copied,
    power_of,
    spell_of,
    ways,
)
from laar.games.bastion.rules.strength import banned_colours, has_colour
from laar.games.bastion.state import facts
from laar.games.bastion.state.castle import (
    BASES,
    COLOURED,
    EVERY_SLOT,
    MANA,
    OPEN,
    PRINTED,
    SLOTS,
    Castle,
)

YIELD: Final = 3  # BST-154
GAIN_SPELLS: Final = (ABUNDANCE, PRISM)
RESERVE: Final = Colour(-1)  # the covering token comes from the reserve
PLEDGE: Final = 3  # card, way, colour named


def source_colour(t: Castle, area: Area, slot: Slot) -> Colour:
    """The colour of a source, if one is built there."""
    if slot < PRINTED:
        return t.setting.printed[t.ring[area - 1]][slot]
    ritual = t.base[area * BASES + slot - PRINTED]
    if SOURCE <= ritual < SOURCE + COLOURED:
        return colour_of_ritual(ritual)  # BST-334
    return NO_COLOUR


def usable_slots(t: Castle, area: Area) -> list[Slot]:
    """The sources of a district that can be used now, by whoever has a token for them."""
    if area < 1 or t.square[area]:
        return []  # BST-169; built ones too (BST-415, BST-416), until it is beaten (BST-419)
    banned = banned_colours(t)
    found = []
    for slot in EVERY_SLOT:
        colour = source_colour(t, area, slot)
        if colour < 0 or t.source[area * SLOTS + slot] != OPEN:
            continue  # BST-155
        if has_colour(banned, colour) or t.is_damaged(area, slot):
            continue  # BST-440, BST-559; Prism does not help (BST-443), all else works (BST-444)
        found.append(slot)
    return found


def is_empty(t: Castle, seat: Seat) -> bool:
    """Whether a player has no mana at all."""
    return all(not t.supply[seat * COLOURED + colour] for colour in range(COLOURED))


def yield_of(t: Castle, area: Area, colour: Colour) -> int:
    """What a source of this colour gives in a district, obelisks counted (BST-154)."""
    amount = YIELD
    for base in range(area * BASES, area * BASES + BASES):
        if t.base[base] == OBELISK + colour:
            amount += 1  # BST-337, BST-338
    return amount


def use_source(t: Castle, words: list[str]) -> None:
    """A source is announced; with Abundance or Prism at hand there is a question first."""
    slot = Slot(int(words[1]) - 1)
    cover = colour_named(words[2]) if len(words) > 2 else RESERVE
    if ways(t, t.active, GAIN_SPELLS):
        t.push("gain", (slot, cover))
    else:
        draw_from(t, slot, cover, ())


def gain(t: Castle, args: tuple[int, ...]) -> Steps:
    """Spells that make a source give more or another colour (BST-230, BST-256); they are cast at no
    other time (BST-276)."""
    answer: str = yield Ask(t.active, "gain", args)
    if answer == "drop":
        return
    if answer == "take":
        draw_from(t, Slot(args[0]), Colour(args[1]), args[2:])
        return
    words = answer.split(" ")
    way = WAYS[words[0]]
    facts.pledged(t, t.active, way, "BST-222")
    card = card_of(t, t.active, way, promised(args))
    named = colour_named(words[1]) if len(words) > 1 else NO_COLOUR
    t.push("gain", (*args, card, way, named))


def promised(args: tuple[int, ...]) -> tuple[Enemy, ...]:
    """The cards promised to this source so far."""
    return tuple([Enemy(args[at]) for at in range(2, len(args), PLEDGE)])


def draw_from(t: Castle, slot: Slot, cover: Colour, spells: tuple[int, ...]) -> None:
    """Cover the source first, then take (BST-154, BST-160) all that is due and there (BST-161): the
    yield, spells and obelisks together in one colour (BST-162)."""
    seat = t.active
    area = t.place[seat]
    colour = source_colour(t, area, slot)
    amount = yield_of(t, area, colour)
    wanted = colour
    for copies in (True, False):
        for at in range(0, len(spells), PLEDGE):
            way = Way(spells[at + 1])
            if is_copied(way) == copies:
                facts.cast(t, seat, Enemy(spells[at]), spell_of(way), "BST-221")
    for at in range(0, len(spells), PLEDGE):
        way = Way(spells[at + 1])
        if spell_of(way) == PRISM:
            wanted = Colour(spells[at + 2])  # BST-256
        else:
            amount += power_of(way)  # BST-230, BST-231, BST-232
    facts.did(t, MANA, "BST-150")
    own = cover != RESERVE
    clause = "BST-154" if own else "BST-156"
    # A token of the reserve has the colour of the source, Prism or not (BST-257).
    covered = facts.covered_source(t, seat, area, slot, cover if own else colour, own, clause)
    # What the reserve lacks is lost (BST-151, BST-153), be it all (BST-159).
    facts.gained(t, seat, wanted, min(amount, t.reserve[wanted]), "BST-154", covered)


def use_tower(t: Castle, words: list[str]) -> None:
    """Cover the tower and collect what lies on the district's sources (BST-163), be it nothing
    (BST-170); the token on the tower stays there (BST-172)."""
    seat = t.active
    area = t.place[seat]
    own = len(words) > 1
    colour = colour_named(words[1]) if own else TOWER[t.ring[area - 1]]  # BST-166
    facts.did(t, MANA, "BST-150")
    covered = facts.covered_tower(t, seat, area, colour, own, "BST-163" if own else "BST-166")
    facts.collected_sources(t, seat, area, "BST-165", covered)


def collect(t: Castle) -> None:
    """Take what lies on all towers (BST-167), be it nothing (BST-170)."""
    done = facts.did(t, MANA, "BST-150")
    facts.collected_towers(t, t.active, "BST-167", done)


MANA_RULES: Final[dict[str, Rule[Castle]]] = {"gain": gain}
