"""The facts of Bastion: with those of set-up the only functions that write to the castle.

Each writes, and tells the log if someone reads it; each returns its place there, the cause of what
follows. How its parameters are called is how they are told in the log, on the wire and in
the texts (``TOLD``).
"""

from __future__ import annotations

from typing import Final

from laar.core.engine.fact import Writer
from laar.core.fact_json import words_of, writers_of
from laar.games.bastion.pieces.numbers import (
    Area,
    Base,
    Colour,
    Done,
    Enemy,
    Ritual,
    Seat,
    Slot,
    Spell,
    Spot,
    Stage,
    Way,
)
from laar.games.bastion.state.castle import (
    ACTIONS,
    BASES,
    CITADEL,
    COLOURED,
    NO_ENEMY,
    NO_RITUAL,
    NOTHING_DONE,
    OPEN,
    PRINTED,
    SLOTS,
    Castle,
)
from laar.games.bastion.state.setup_facts import SETUP_WRITERS

# -- the enemy ------------------------------------------------------------------------------------


def entered(t: Castle, card: Enemy, clause: str, cause: int = -1) -> int:
    """A card is turned up from the enemy deck: only that is entering (BST-108)."""
    t.deck = t.deck.without(card)
    t.coming = card
    return t.tell("entered", (card,), clause, cause)


def placed(t: Castle, card: Enemy, section: Spot, clause: str, cause: int = -1) -> int:
    """The entering enemy stands at the wall."""
    t.coming = NO_ENEMY
    t.wall[section] = (card,)
    return t.tell("placed", (card, section), clause, cause)


def joined(t: Castle, card: Enemy, section: Spot, clause: str, cause: int = -1) -> int:
    """The entering enemy is slid under another."""
    t.coming = NO_ENEMY
    t.wall[section] = (*t.wall[section], card)
    return t.tell("joined", (card, section), clause, cause)


def landed(t: Castle, section: Spot, area: Area, clause: str, cause: int = -1) -> int:
    """An enemy flies from its section to a square with all its cards (BST-489)."""
    t.square[area] = t.wall[section]
    t.wall[section] = ()
    return t.tell("landed", (section, area), clause, cause)


def invaded(t: Castle, card: Enemy, clause: str, cause: int = -1) -> int:
    """The entering enemy lies on top in the citadel."""
    t.coming = NO_ENEMY
    t.citadel = (*t.citadel, card)
    return t.tell("invaded", (card,), clause, cause)


def set_aside(t: Castle, card: Enemy, clause: str, cause: int = -1) -> int:
    """The entering enemy waits until set-up is over."""
    t.coming = NO_ENEMY
    t.waiting_priests = (*t.waiting_priests, card)
    return t.tell("set_aside", (card,), clause, cause)


def cleared(t: Castle, area: Area, clause: str, cause: int = -1) -> int:
    """All tokens on a district's sources, built ones too (BST-416), and tower go to the reserve."""
    for slot in range(area * SLOTS, area * SLOTS + SLOTS):
        if t.source[slot] != OPEN:
            t.reserve[t.source[slot]] += 1
            t.source[slot] = OPEN
    if t.tower[area] != OPEN:
        t.reserve[t.tower[area]] += 1
        t.tower[area] = OPEN
    return t.tell("cleared", (area,), clause, cause)


def marched(t: Castle, section: Spot, goal: Spot, clause: str, cause: int = -1) -> int:
    """An enemy goes along the wall."""
    t.wall[goal] = t.wall[section]
    t.wall[section] = ()
    return t.tell("marched", (section, goal), clause, cause)


# -- turns and moves ------------------------------------------------------------------------------


def turn_began(t: Castle, seat: Seat, turn: int, stage: Stage, clause: str, cause: int = -1) -> int:
    """A turn begins."""
    t.active = seat
    t.turn = turn
    t.stage = stage
    return t.tell("turn_began", (seat, turn, stage), clause, cause)


def stage_came(t: Castle, stage: Stage, clause: str, cause: int = -1) -> int:
    """The next stage of a turn begins."""
    t.stage = stage
    return t.tell("stage_came", (stage,), clause, cause)


def readied(t: Castle, seat: Seat, duty: bool, clause: str, cause: int = -1) -> int:
    """An action stage begins: nothing is done yet, artefacts lie face up."""
    t.stage = ACTIONS
    t.done = NOTHING_DONE
    t.duty = duty
    for ritual in t.artefacts[seat]:
        t.turn_up(ritual)
    return t.tell("readied", (seat, duty), clause, cause)


def did(t: Castle, what: Done, clause: str, cause: int = -1) -> int:
    """One of the actions of this stage is used."""
    t.mark_done(what)
    return t.tell("did", (what,), clause, cause)


def moved(t: Castle, seat: Seat, area: Area, clause: str, cause: int = -1) -> int:
    """A defender goes to another area."""
    t.place[seat] = area
    if seat == t.active and area != CITADEL:
        t.duty = False
    return t.tell("moved", (seat, area), clause, cause)


def driven(t: Castle, seat: Seat, area: Area, clause: str, cause: int = -1) -> int:
    """A defender is driven out."""
    t.place[seat] = area
    return t.tell("driven", (seat, area), clause, cause)


# -- mana -----------------------------------------------------------------------------------------


def covered_source(
    t: Castle,
    seat: Seat,
    area: Area,
    slot: Slot,
    colour: Colour,
    own: bool,
    clause: str,
    cause: int = -1,
) -> int:
    """A token, one's own or the reserve's, closes a source."""
    if own:
        t.supply[seat * COLOURED + colour] -= 1
    else:
        t.reserve[colour] -= 1
    t.source[area * SLOTS + slot] = colour
    return t.tell("covered_source", (seat, area, slot, colour, own), clause, cause)


def covered_tower(
    t: Castle, seat: Seat, area: Area, colour: Colour, own: bool, clause: str, cause: int = -1
) -> int:
    """A token, one's own or the reserve's, closes a tower."""
    if own:
        t.supply[seat * COLOURED + colour] -= 1
    else:
        t.reserve[colour] -= 1
    t.tower[area] = colour
    return t.tell("covered_tower", (seat, area, colour, own), clause, cause)


def gained(t: Castle, seat: Seat, colour: Colour, amount: int, clause: str, cause: int = -1) -> int:
    """Tokens come from the reserve."""
    t.reserve[colour] -= amount
    t.supply[seat * COLOURED + colour] += amount
    return t.tell("gained", (seat, colour, amount), clause, cause)


def collected_sources(t: Castle, seat: Seat, area: Area, clause: str, cause: int = -1) -> int:
    """All tokens on the sources of a district are taken, whoever left them there (BST-171)."""
    for slot in range(area * SLOTS, area * SLOTS + SLOTS):
        if t.source[slot] != OPEN:
            t.supply[seat * COLOURED + t.source[slot]] += 1
            t.source[slot] = OPEN
    return t.tell("collected_sources", (seat, area), clause, cause)


def collected_towers(t: Castle, seat: Seat, clause: str, cause: int = -1) -> int:
    """All tokens on the towers are taken, which opens these again (BST-164)."""
    for area in range(1, len(t.tower)):
        if t.tower[area] != OPEN:
            t.supply[seat * COLOURED + t.tower[area]] += 1
            t.tower[area] = OPEN
    return t.tell("collected_towers", (seat,), clause, cause)


def paid(t: Castle, seat: Seat, colour: Colour, amount: int, clause: str, cause: int = -1) -> int:
    """Tokens go to the reserve."""
    t.supply[seat * COLOURED + colour] -= amount
    t.reserve[colour] += amount
    return t.tell("paid", (seat, colour, amount), clause, cause)


def restored(t: Castle, area: Area, slot: Slot, clause: str, cause: int = -1) -> int:
    """A damaged source works again."""
    t.mend(area, slot)
    return t.tell("restored", (area, slot), clause, cause)


# -- spells and fights ----------------------------------------------------------------------------


def announced(t: Castle, seat: Seat, card: Enemy, clause: str, cause: int = -1) -> int:
    """An attack is announced; nothing is spent yet."""
    return t.tell("announced", (seat, card), clause, cause)


def withdrawn(
    t: Castle, seat: Seat, card: Enemy, enters: Area, clause: str, cause: int = -1
) -> int:
    """An attack is given up; nothing was spent."""
    t.withdrawn = (*t.withdrawn, (card, enters))
    return t.tell("withdrawn", (seat, card, enters), clause, cause)


def pledged(t: Castle, seat: Seat, spell: Way, clause: str, cause: int = -1) -> int:
    """A spell is promised to an attack or a source; it is spent when that is carried out."""
    return t.tell("pledged", (seat, spell), clause, cause)


def cast(t: Castle, seat: Seat, card: Enemy, spell: Spell, clause: str, cause: int = -1) -> int:
    """A spell is cast; its card leaves the game."""
    t.spells[seat] = tuple(c for c in t.spells[seat] if c != card)
    t.put_away(card)
    return t.tell("cast", (seat, card, spell), clause, cause)


def beaten(t: Castle, seat: Seat, card: Enemy, place: Spot, clause: str, cause: int = -1) -> int:
    """A beaten card goes to the attacker as a spell. Squares are -1 to -6, the citadel 0."""
    if place > 0:
        t.wall[place] = tuple(c for c in t.wall[place] if c != card)
    elif place < 0:
        t.square[-place] = tuple(c for c in t.square[-place] if c != card)
    else:
        t.citadel = tuple(c for c in t.citadel if c != card)
        if seat == t.active:
            t.duty = False
    t.spells[seat] = (*t.spells[seat], card)
    return t.tell("beaten", (seat, card, place), clause, cause)


def swapped(t: Castle, section: Spot, goal: Spot, clause: str, cause: int = -1) -> int:
    """Two enemies change places, each with all its cards (BST-263)."""
    t.wall[section], t.wall[goal] = t.wall[goal], t.wall[section]
    return t.tell("swapped", (section, goal), clause, cause)


def teleported(t: Castle, section: Spot, goal: Spot, clause: str, cause: int = -1) -> int:
    """An enemy goes to a free section with all its cards (BST-263)."""
    t.wall[goal] = t.wall[section]
    t.wall[section] = ()
    return t.tell("teleported", (section, goal), clause, cause)


# -- rituals, artefacts, structures ---------------------------------------------------------------


def performed(t: Castle, seat: Seat, ritual: Ritual, clause: str, cause: int = -1) -> int:
    """A ritual is performed; it is on its way to its place."""
    t.goals[seat] = tuple(g for g in t.goals[seat] if g != ritual)
    t.raising = ritual
    return t.tell("performed", (seat, ritual), clause, cause)


def owned(t: Castle, seat: Seat, ritual: Ritual, clause: str, cause: int = -1) -> int:
    """A performed artefact joins its owner's row, ready at once (BST-318)."""
    t.raising = NO_RITUAL
    t.artefacts[seat] = (*t.artefacts[seat], ritual)
    return t.tell("owned", (seat, ritual), clause, cause)


def built(t: Castle, ritual: Ritual, area: Area, base: Base, clause: str, cause: int = -1) -> int:
    """A structure stands on its base."""
    t.raising = NO_RITUAL
    t.base[area * BASES + base] = ritual
    return t.tell("built", (ritual, area, base), clause, cause)


def removed(
    t: Castle, ritual: Ritual, area: Area, base: Base, kept: bool, clause: str, cause: int = -1
) -> int:
    """A structure makes room: under the ritual deck if kept, else out of the game. A token on it
    returns to the reserve (BST-335, BST-336) and a marker goes (BST-565)."""
    t.base[area * BASES + base] = NO_RITUAL
    slot = area * SLOTS + PRINTED + base
    if t.source[slot] != OPEN:
        t.reserve[t.source[slot]] += 1
        t.source[slot] = OPEN
    t.mend(area, Slot(PRINTED + base))
    if kept:
        t.rituals = t.rituals.under((ritual,))
    else:
        t.put_ritual_away(ritual)
    return t.tell("removed", (ritual, area, base, kept), clause, cause)


def chose(
    t: Castle,
    seat: Seat,
    rituals: tuple[Ritual, ...],
    ritual: Ritual,
    clause: str,
    cause: int = -1,
) -> int:
    """Of the rituals drawn one becomes a goal, another goes to the bottom."""
    for drawn in rituals:
        t.rituals = t.rituals.without(drawn)
    t.goals[seat] = (*t.goals[seat], ritual)
    for drawn in rituals:
        if drawn != ritual:
            t.rituals = t.rituals.under((drawn,))
    return t.tell("chose", (seat, rituals, ritual), clause, cause)


def used(t: Castle, seat: Seat, ritual: Ritual, clause: str, cause: int = -1) -> int:
    """An artefact is turned face down."""
    t.turn_down(ritual)
    return t.tell("used", (seat, ritual), clause, cause)


def converted(
    t: Castle, seat: Seat, colour: Colour, new: Colour, clause: str, cause: int = -1
) -> int:
    """A token is changed for another."""
    t.supply[seat * COLOURED + colour] -= 1
    t.reserve[colour] += 1
    t.reserve[new] -= 1
    t.supply[seat * COLOURED + new] += 1
    return t.tell("converted", (seat, colour, new), clause, cause)


def asked(t: Castle, seat: Seat, donor: Seat, colour: Colour, clause: str, cause: int = -1) -> int:
    """A defender asks another for a token."""
    return t.tell("asked", (seat, donor, colour), clause, cause)


def given(t: Castle, donor: Seat, seat: Seat, colour: Colour, clause: str, cause: int = -1) -> int:
    """A defender gives another a token: the only way from supply to supply (BST-093)."""
    t.supply[donor * COLOURED + colour] -= 1
    t.supply[seat * COLOURED + colour] += 1
    return t.tell("given", (donor, seat, colour), clause, cause)


def declined(t: Castle, seat: Seat, clause: str, cause: int = -1) -> int:
    """A defender gives nothing."""
    return t.tell("declined", (seat,), clause, cause)


def ended(t: Castle, won: bool, clause: str, cause: int = -1) -> int:
    """The game is over for everyone alike."""
    t.end(clause, tuple(range(t.seats)) if won else ())
    return t.tell("ended", (won,), clause, cause)


WRITERS: Final[dict[str, Writer]] = {**SETUP_WRITERS, **writers_of(globals())}
TOLD: Final = words_of(WRITERS)
