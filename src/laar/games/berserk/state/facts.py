"""The facts of a battle: the only functions that write to it.

Each writes, and tells the log if someone reads it; each returns its place there, the cause of what
follows. How its parameters are called is how they are told in the log, on the wire and in
the texts (``TOLD``).
"""

from __future__ import annotations

from typing import Final

from laar.core.engine.fact import NO_CAUSE, Writer
from laar.core.fact_json import words_of, writers_of
from laar.games.berserk.cards.keywords import CURSE, NO_KEYWORDS, joined
from laar.games.berserk.cards.numbers import Attacks, Blow, Keyword, Keywords
from laar.games.berserk.state.battle import (
    BLOODIED,
    CLOSED,
    CLOSED_HELD,
    CURSED_NOW,
    FRESH,
    GRAVE,
    HELD,
    HIDDEN,
    MOVED,
    MOVED_LAST,
    RETURNED,
    SETTLED,
    SETTLED_MOVED,
    WINGED,
    ZONE,
    Battle,
)
from laar.games.berserk.state.effect import E_GRANT, Effect
from laar.games.berserk.state.numbers import (
    NO_SEAT,
    NOBODY,
    NOWHERE,
    Card,
    Cell,
    Place,
    Seat,
    Seats,
    on_field,
)

ACTS: Final = -1  # the key under which all deeds are counted; no ability has it

# -- turns ----------------------------------------------------------------------------------------


def turn_began(t: Battle, seat: Seat, turn: int, clause: str) -> int:
    """A turn begins: whatever is counted each turn starts again for everyone (BRS-095)."""
    t.active = seat
    t.turn = turn
    t.stir = False
    t.chain = 0
    t.offer = NO_SEAT
    t.agreed = Seats(0)
    t.used = {}
    for card in t.present:
        t.clear_state(card, FRESH)
        t.absorbed[card] = 0
        if t.control[card] == seat:
            t.spent[card] = 0  # BRS-103
    return t.tell("turn_began", (seat, turn), clause)


def skipped(t: Battle, seat: Seat, clause: str) -> int:
    """A player without a creature lets the turn pass (BRS-380)."""
    return t.tell("skipped", (seat,), clause)


def acted(t: Battle, clause: str = "BRS-392") -> int:
    """Count a deed, in games with cards that could go on for ever."""
    t.used[ACTS] = t.used.get(ACTS, 0) + 1
    t.spentever[ACTS] = t.spentever.get(ACTS, 0) + 1
    return t.whisper("acted", (), (), clause)


def turn_ended(t: Battle, seat: Seat, clause: str) -> int:
    """The turn passes; quiet turns are counted (BRS-384)."""
    t.quiet = 0 if t.stir else t.quiet + 1
    for card in t.present:
        if t.control[card] == seat:
            t.clear_state(card, MOVED_LAST)
            t.set_state(card, SETTLED_MOVED if t.is_(card, MOVED) else SETTLED)
    return t.tell("turn_ended", (seat,), clause)


def opened(t: Battle, card: Card, clause: str) -> int:
    """A card stands upright and gets its movement back (BRS-103)."""
    t.clear_state(card, CLOSED_HELD)
    t.spent[card] = 0
    return t.tell("opened", (card,), clause)


def stayed_closed(t: Battle, card: Card, clause: str) -> int:
    """A card does not open at the start of its turn."""
    t.clear_state(card, HELD)
    return t.tell("stayed_closed", (card,), clause)


def closed(t: Battle, card: Card, clause: str) -> int:
    """A card is turned sideways."""
    t.set_state(card, CLOSED)
    return t.tell("closed", (card,), clause)


def held(t: Battle, card: Card, clause: str) -> int:
    """It will not open at its controller's next start of turn."""
    t.set_state(card, HELD)
    return t.tell("held", (card,), clause)


def unheld(t: Battle, card: Card, clause: str = "BRS-087") -> int:
    """A card that was to stay closed was open anyway; nobody need be told."""
    t.clear_state(card, HELD)
    return t.whisper("unheld", (card,), (), clause)


# -- movement -------------------------------------------------------------------------------------


def stepped(t: Battle, card: Card, cell: Cell, cost: int, clause: str) -> int:
    """A creature walked or jumped."""
    _put(t, card, cell)
    t.spent[card] += cost
    t.chain = 0
    return t.tell("stepped", (card, cell, cost), clause)


def moved(t: Battle, card: Card, cell: Cell, clause: str) -> int:
    """An effect moved a card; it costs it nothing."""
    _put(t, card, cell)
    return t.tell("moved", (card, cell), clause)


def _put(t: Battle, card: Card, cell: Cell) -> None:
    t.at[t.place[card]] = NOBODY
    t.at[cell] = card
    t.place[card] = cell
    t.set_state(card, MOVED)


# -- dice and wounds ------------------------------------------------------------------------------


def rolled(t: Battle, card: Card, die: int, bonus: int, clause: str) -> int:
    """The final number of a die; the bonus is added under tournament dice alone."""
    return t.tell("rolled", (card, die, bonus), clause)


def dealt(
    t: Battle, card: Card, target: Card, attack: Attacks, blow: Blow, strength: int, clause: str
) -> int:
    """A blow lands (or, -1, misses)."""
    return t.tell("dealt", (card, target, attack, blow, strength), clause)


def shielded(t: Battle, card: Card, clause: str) -> int:
    """A protection saves the card from an attack, spell or impact (BRS-295)."""
    return t.tell("shielded", (card,), clause)


def absorbed(t: Battle, card: Card, amount: int, clause: str) -> int:
    """Armour takes its share (BRS-288)."""
    t.absorbed[card] += amount
    return t.tell("absorbed", (card, amount), clause)


def wounded(t: Battle, card: Card, amount: int, source: Card, attack: Attacks, clause: str) -> int:
    """Wounds are placed on a card."""
    t.wounds[card] += amount
    t.bane[card] = (source + 1) * 256 + attack
    t.stir = True
    if attack:
        t.set_state(card, BLOODIED)
    return t.tell("wounded", (card, amount, source, attack), clause)


def healed(t: Battle, card: Card, amount: int, clause: str) -> int:
    """Wounds are taken off."""
    t.wounds[card] -= amount
    return t.tell("healed", (card, amount), clause)


def got_lives(t: Battle, card: Card, amount: int, clause: str) -> int:
    """Extra lives (BRS-282)."""
    t.lives[card] += amount
    return t.tell("got_lives", (card, amount), clause)


def got_chips(t: Battle, card: Card, amount: int, clause: str) -> int:
    """Chips are gained (BRS-332)."""
    t.chips[card] += amount
    return t.tell("got_chips", (card, amount), clause)


def lost_chips(t: Battle, card: Card, amount: int, clause: str) -> int:
    """Chips are lost or paid."""
    t.chips[card] -= amount
    return t.tell("lost_chips", (card, amount), clause)


# -- entering and leaving play --------------------------------------------------------------------


def entered(t: Battle, card: Card, place: Place, closed: bool, way: str, clause: str) -> int:
    """A card comes into play as new (BRS-230); ``way`` says how."""
    t.present.append(card)
    t.present.sort()
    t.place[card] = place
    if on_field(place):
        t.at[place] = card
    t.control[card] = t.setting.owners[card]
    t.keep_state(card, RETURNED)
    if closed:
        t.set_state(card, CLOSED)
    if way == "incarnation":
        t.set_state(card, RETURNED)
    t.counted[card] = 0
    t.spent[card] = 0
    t.granted[card] = NO_KEYWORDS
    t.effects = [e for e in t.effects if e.card != card]
    t.survey()
    return t.tell("entered", (card, place, closed, way), clause)


def rose(t: Battle, card: Card, clause: str) -> int:
    """A flyer or a location leaves its cell for the additional zone (BRS-076)."""
    t.at[t.place[card]] = NOBODY
    t.place[card] = ZONE
    return t.tell("rose", (card,), clause)


def took_wing(t: Battle, card: Card, clause: str) -> int:
    """A card has become a flyer."""
    t.set_state(card, WINGED)
    return t.tell("took_wing", (card,), clause)


def revealed(t: Battle, card: Card, clause: str) -> int:
    """A hidden card is turned face up."""
    t.clear_state(card, HIDDEN)
    t.survey()
    return t.tell("revealed", (card,), clause)


def died(t: Battle, card: Card, keys: Keywords, clause: str) -> int:
    """A card goes to its owner's graveyard and leaves everything behind (BRS-221)."""
    place = t.place[card]
    t.stood[card] = place if on_field(place) else NOWHERE
    t.had[card] = t.chips[card]
    t.knew[card] = keys
    if on_field(place):
        t.at[place] = NOBODY
    t.place[card] = GRAVE
    t.present.remove(card)
    t.keep_state(card, RETURNED)
    t.wounds[card] = t.lives[card] = t.chips[card] = t.spent[card] = 0
    t.absorbed[card] = t.branch[card] = 0
    t.granted[card] = NO_KEYWORDS
    t.effects = [e for e in t.effects if e.card != card]
    t.stir = True
    t.survey()
    return t.tell("died", (card, keys), clause)


def counted(t: Battle, card: Card, amount: int, clause: str) -> int:
    """Incarnation chips in the graveyard (BRS-330)."""
    t.counted[card] += amount
    return t.tell("counted", (card, amount), clause)


# -- effects --------------------------------------------------------------------------------------


def laid(t: Battle, effect: Effect, keyword: Keyword, amount: int, clause: str) -> int:
    """A card gets an effect."""
    t.effects.append(effect)
    t.add_kind(effect.what)
    if effect.what == E_GRANT:
        t.granted[effect.card] = joined(t.granted[effect.card], keyword)
        if keyword == CURSE:
            t.set_state(effect.card, CURSED_NOW)
    return t.tell("laid", (effect, keyword, amount), clause)


def lifted(t: Battle, effect: Effect, granted: Keywords, clause: str) -> int:
    """An effect ends; ``granted`` are the keywords that other effects still give the card."""
    t.effects.remove(effect)
    t.granted[effect.card] = granted
    t.survey()
    return t.tell("lifted", (effect, granted), clause)


def controlled(t: Battle, card: Card, seat: Seat, clause: str) -> int:
    """Another player controls the card (BRS-240); nothing else about it changes (BRS-241)."""
    t.control[card] = seat
    t.stir = True
    return t.tell("controlled", (card, seat), clause)


def branched(t: Battle, card: Card, branch: int, clause: str) -> int:
    """A die has chosen which abilities of a card work."""
    t.branch[card] = branch
    return t.tell("branched", (card, branch), clause)


def heard(t: Battle, deed: tuple[int, ...], clause: str = "BRS-236") -> int:
    """An ability is set off and waits for its turn; players are told when it works."""
    if len(t.pending) >= t.setting.numbers["most_triggers"]:  # BRS-392
        return NO_CAUSE
    t.pending.append(deed)
    return t.whisper("heard", (deed,), (), clause)


def answered(t: Battle, place: int, clause: str = "BRS-236") -> int:
    """An ability that was set off is about to work."""
    del t.pending[place]
    t.chain += 1
    return t.whisper("answered", (place,), (), clause)


def lapsed(t: Battle, clause: str) -> int:
    """Too much was set off after one item: the rest is forgotten."""
    t.pending = []
    return t.tell("lapsed", (), clause)


def worked(t: Battle, card: Card, number: int, about: Card, limited: bool, clause: str) -> int:
    """An ability works; its uses are counted where it has a limit."""
    if limited:
        key = use(card, number, about)
        t.used[key] = t.used.get(key, 0) + 1
        t.spentever[key] = t.spentever.get(key, 0) + 1
    return t.tell("worked", (card, number, about, limited), clause)


def unused(t: Battle, card: Card, number: int, about: Card, clause: str) -> int:
    """A limited ability that was taken back does not count as used (BRS-004)."""
    key = use(card, number, about)
    t.used[key] = t.used.get(key, 1) - 1
    t.spentever[key] = t.spentever.get(key, 1) - 1
    return t.tell("unused", (card, number, about), clause)


def use(card: Card, number: int, about: Card) -> int:
    """The key for counting uses of an ability; ``about`` is the card affected, or NOBODY."""
    return (card * 16 + number) * 4096 + about + 1


# -- the end --------------------------------------------------------------------------------------


def ended(t: Battle, winners: tuple[Seat, ...], clause: str) -> int:
    """The battle is over; nobody won means a draw."""
    t.end(clause, winners)
    return t.tell("ended", (winners,), clause)


WRITERS: Final[dict[str, Writer]] = writers_of(globals())
TOLD: Final = words_of(WRITERS)
