"""What a defender sees of the castle as numbers: all of it but the order of the decks (BST-092)."""

from __future__ import annotations

from typing import Final

from laar.core.planes import Part
from laar.games.bastion.pieces.cards import (
    CARD_IDS,
    CLASSES,
    COLOURS,
    RITUAL_IDS,
    SPELL,
    SPELLS,
)
from laar.games.bastion.pieces.numbers import Area, Enemy, Ritual, Seat
from laar.games.bastion.state.castle import (
    AREAS,
    ATTACKED,
    BASES,
    COLOURED,
    DISTRICTS,
    EVERY_SLOT,
    MANA,
    MOVED,
    RESTORED,
    SEATS,
    SECTIONS,
    SLOTS,
    WALL,
    Castle,
)

KINDS: Final = (
    "draft", "start", "flee", "exit", "before", "act", "on", "gain", "attack", "spare", "token",
    "perform", "build", "keep", "give", "chance",
)  # fmt: skip
GROUP: Final = ("host, from 1", "second card", "third card", "cards")
DISTRICT: Final = (
    "colour, from 1", *[f"token on source {slot + 1}, from 1" for slot in EVERY_SLOT],
    *[f"source {slot + 1} is damaged" for slot in EVERY_SLOT], "token on the tower, from 1",
    "structure on base 1, from 1", "structure on base 2, from 1",
)  # fmt: skip
DEFENDER: Final = ("area, from 1", *[f"mana {colour}" for colour in COLOURS])
ABOUT: Final = 14
CLOCK: Final = (
    "asked: 1 this seat, others from 2 clockwise", "seat", "active: likewise", "first: likewise",
    "turn", "stage", "moved", "gained mana", "attacked", "restored", "has to fight or leave",
    "cards in the deck", "drawn enemy without a place, from 1", "structure without a base, from 1",
    "defenders", "attacks withdrawn", "priests set aside", "the game is over",
)  # fmt: skip
PARTS: Final = (
    Part("wall", (SECTIONS, len(GROUP)), GROUP),
    Part("squares", (DISTRICTS, len(GROUP)), GROUP),
    Part("citadel", (len(GROUP),), ("lowest card, from 1", *GROUP[1:])),
    Part("districts", (DISTRICTS, len(DISTRICT)), DISTRICT),
    Part("defenders", (len(SEATS), len(DEFENDER)), DEFENDER),
    Part("spells", (len(SEATS), len(SPELLS)), SPELLS),
    Part("goals", (len(SEATS), len(RITUAL_IDS)), RITUAL_IDS),
    Part("artefacts", (len(SEATS), len(RITUAL_IDS)), RITUAL_IDS),
    Part("reserve", (COLOURED,), COLOURS),
    Part("unseen enemies", (len(CARD_IDS),), CARD_IDS),
    Part("unseen rituals", (len(RITUAL_IDS),), RITUAL_IDS),
    Part("classes", (len(CLASSES),), CLASSES),
    Part("kind", (len(KINDS),), KINDS),
    Part("about", (ABOUT,), ("what the question is about, from 1",)),
    Part("clock", (len(CLOCK),), CLOCK),
)
KIND_ROWS: Final = {kind: bytes([one == kind for one in KINDS]) for kind in KINDS}
CHANCE_ROW: Final = KIND_ROWS["chance"]
NO_KIND: Final = bytes(len(KINDS))
NO_ABOUT: Final = bytes(ABOUT)
NOBODY_THERE: Final = bytes(len(DEFENDER))
NO_SPELLS: Final = bytes(len(SPELLS))
NO_RITUALS: Final = bytes(len(RITUAL_IDS))
MANY: Final = 50_000  # rows kept, at most

_groups: Final[dict[tuple[Enemy, ...], bytes]] = {}
_spells: Final[dict[tuple[Enemy, ...], bytes]] = {}
_rituals: Final[dict[tuple[Ritual, ...], bytes]] = {}


def planes(t: Castle, seat: int) -> bytes:
    """The castle and the question as this seat sees them."""
    rows: list[bytes] = [_group(t.wall[section]) for section in WALL]
    for area in AREAS:
        rows.append(_group(t.square[area]))
    rows.append(_group(t.citadel))
    for area in AREAS:
        rows.append(_district(t, area))
    order = [Seat((seat + step) % t.seats) for step in range(t.seats)]
    absent = len(SEATS) - t.seats
    for one in order:
        low = one * COLOURED
        mana = [_byte(count) for count in t.supply[low : low + COLOURED]]
        rows.append(bytes([t.place[one] + 1, *mana]))
    rows.append(NOBODY_THERE * absent)
    for one in order:
        rows.append(_spell_row(t.spells[one]))
    rows.append(NO_SPELLS * absent)
    for one in order:
        rows.append(_ritual_row(t.goals[one]))
    rows.append(NO_RITUALS * absent)
    for one in order:
        rows.append(_artefacts(t, t.artefacts[one]))
    rows.append(NO_RITUALS * absent)
    rows.append(bytes(t.reserve))
    rows.append(_marked(len(CARD_IDS), t.deck.unseen()))
    rows.append(_marked(len(RITUAL_IDS), t.rituals.unseen()))
    rows.append(_marked(len(CLASSES), [int(one) for one in t.classes]))
    ask = t.ask
    asked = 0
    if ask is None:
        rows.append(NO_KIND + NO_ABOUT)
    else:
        asked = _turned(ask.seat, seat, t.seats)
        rows.append(CHANCE_ROW if ask.seat < 0 else KIND_ROWS[ask.kind])
        rows.append(_about(ask.about) if ask.about else NO_ABOUT)
    rows.append(
        bytes(
            [
                asked,
                seat,
                _turned(t.active, seat, t.seats),
                _turned(t.first, seat, t.seats),
                _byte(t.turn),
                t.stage,
                1 if t.has_done(MOVED) else 0,
                1 if t.has_done(MANA) else 0,
                1 if t.has_done(ATTACKED) else 0,
                1 if t.has_done(RESTORED) else 0,
                1 if t.duty else 0,
                t.deck.size,
                t.coming + 1,
                t.raising + 1,
                t.seats,
                _byte(len(t.withdrawn)),
                len(t.waiting_priests),
                0 if t.outcome is None else 1,
            ]
        )
    )
    return b"".join(rows)


def _group(cards: tuple[Enemy, ...]) -> bytes:
    row = _groups.get(cards)
    if row is None:
        three = [card + 1 for card in cards[:3]]
        row = bytes(three + [0] * (3 - len(three)) + [len(cards)])
        if len(_groups) > MANY:
            _groups.clear()
        _groups[cards] = row
    return row


def _district(t: Castle, area: Area) -> bytes:
    low = area * SLOTS
    row = [t.ring[area - 1] + 1 if t.ring else 0]
    for colour in t.source[low : low + SLOTS]:
        row.append(colour + 1)
    for slot in EVERY_SLOT:
        row.append(1 if t.is_damaged(area, slot) else 0)
    row.append(t.tower[area] + 1)
    for ritual in t.base[area * BASES : area * BASES + BASES]:
        row.append(ritual + 1)
    return bytes(row)


def _spell_row(cards: tuple[Enemy, ...]) -> bytes:
    if not cards:
        return NO_SPELLS
    row = _spells.get(cards)
    if row is None:
        counts = [0] * len(SPELLS)
        for card in cards:
            counts[SPELL[card]] += 1
        row = bytes(counts)
        if len(_spells) > MANY:
            _spells.clear()
        _spells[cards] = row
    return row


def _ritual_row(rituals: tuple[Ritual, ...]) -> bytes:
    if not rituals:
        return NO_RITUALS
    row = _rituals.get(rituals)
    if row is None:
        row = _marked(len(RITUAL_IDS), [int(one) for one in rituals])
        if len(_rituals) > MANY:
            _rituals.clear()
        _rituals[rituals] = row
    return row


def _artefacts(t: Castle, rituals: tuple[Ritual, ...]) -> bytes:
    """1 ready, 2 lying face down."""
    if not rituals or not t.used:
        return _ritual_row(rituals)
    row = [0] * len(RITUAL_IDS)
    for one in rituals:
        row[one] = 2 if t.is_used(one) else 1
    return bytes(row)


def _marked(size: int, numbers: list[int]) -> bytes:
    row = [0] * size
    for number in numbers:
        row[number] = 1
    return bytes(row)


def _about(about: tuple[int, ...]) -> bytes:
    shown = [_byte(number + 1) for number in about[:ABOUT]]
    return bytes(shown + [0] * (ABOUT - len(shown)))


def _turned(whose: int, seat: int, seats: int) -> int:
    """Nobody, this seat, or how far it sits from this one."""
    return 0 if whose < 0 else (whose - seat) % seats + 1


def _byte(number: int) -> int:
    """A number that a byte can hold."""
    if number < 0:
        return 0
    return number if number < 256 else 255
