"""What a seat sees of a battle as numbers: open cards, its own cards, counts of the rest.

Of a card that lies face down others are shown its cell and its seat alone (BRS-080). Every number
is one of the view's, or follows from them; tests deal hidden cards anew and compare.
"""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import Ask
from laar.core.planes import Part
from laar.games.berserk.rules.squad import Chosen, crystals, deal_of, spent
from laar.games.berserk.state.battle import DEAL, DECK, GRAVE, HIDDEN, ROWS, SEATS, ZONE, Battle
from laar.games.berserk.state.item import Item
from laar.games.berserk.state.numbers import NO_SEAT, NOBODY, NOWHERE, Card, Seat

NUMBERS: Final = 114  # printed on the cards of the box, from 1
UNKNOWN: Final = 255  # the number of a card that lies face down, for others
ALOFT: Final = 16  # cards of the additional zone that are shown
DEALT: Final = 15
PILE: Final = 4  # items that are shown, the newest first
KINDS: Final = (
    "first", "lead", "quarter", "redeal", "squad", "place", "start", "main", "answer", "target",
    "pay", "may", "cell", "order", "reroll", "exchange", "stay", "chance",
)  # fmt: skip
CARD: Final = (
    "number, 255 face down", "controller: 1 own, 2 and 4 others, 3 mate", "owner: likewise",
    "states 1-128", "states 256-4096", "wounds", "lives", "chips", "movement used", "absorbed",
    "branch", "kinds of effects, a bit each", "incarnation chips",
)  # fmt: skip
HAND: Final = ("number", "bought", "cell, from 1", "stays face down")
ITEM: Final = (
    "kind, from 1", "number", "seat: likewise", "target's number", "target's cell, from 1",
    "defender's number",
)  # fmt: skip
ABOUT: Final = (
    "card's number", "its cell, from 1", "paragraph", "target", "other card's number", "its cell",
    "first die", "second die", "abilities that wait",
)  # fmt: skip
CLOCK: Final = (
    "asked: 1 this seat, then in turn", "seat", "active: likewise", "first: likewise", "turn",
    "quiet turns", "seats", "offers a draw: likewise", "gold", "silver", "elite spent", "spent",
    "home dice", "right quarter", "items on the pile", "the battle is over",
)  # fmt: skip
KIND_ROWS: Final = {kind: bytes([one == kind for one in KINDS]) for kind in KINDS}
CHANCE_ROW: Final = KIND_ROWS["chance"]
WITH_CARD: Final = ("pay", "target", "may", "cell", "reroll", "exchange", "stay")
WITH_NUMBER: Final = ("pay", "target", "may")
WITH_DICE: Final = ("reroll", "exchange")
EMPTY: Final = bytes(len(CARD))
NO_HAND: Final = bytes(DEALT * len(HAND))
NO_PILE: Final = bytes(PILE * len(ITEM))
NO_ABOUT: Final = bytes(len(ABOUT))
MANY: Final = 50_000  # rows kept, at most

_rows: Final[dict[tuple[int, ...], bytes]] = {}


def parts(columns: int) -> tuple[Part, ...]:
    """The parts of an observation of a field so wide."""
    numbers = ("copies of each number, from 1",)
    return (
        Part("field", (ROWS, columns, len(CARD)), CARD),
        Part("zone", (ALOFT, len(CARD)), CARD),
        Part("hand", (DEALT, len(HAND)), HAND),
        Part("own deck", (NUMBERS,), numbers),
        Part("own graveyard", (NUMBERS,), numbers),
        Part("other graveyards", (NUMBERS,), numbers),
        Part("decks", (len(SEATS),), ("cards left, own first",)),
        Part("deals", (len(SEATS),), ("cards dealt, own first",)),
        Part("pile", (PILE, len(ITEM)), ITEM),
        Part("kind", (len(KINDS),), KINDS),
        Part("about", (len(ABOUT),), ABOUT),
        Part("clock", (len(CLOCK),), CLOCK),
    )


def planes(t: Battle, seat: int) -> bytes:
    """The battle and the question as this seat sees them."""
    me = Seat(seat)
    bits = _effects(t)
    rows: list[bytes] = []
    for card in t.at:
        rows.append(EMPTY if card < 0 else _card(t, card, me, bits))
    aloft = 0
    for card in t.present:
        if t.place[card] == ZONE and aloft < ALOFT:
            rows.append(_card(t, card, me, bits))
            aloft += 1
    rows.append(EMPTY * (ALOFT - aloft))
    ask = t.ask
    steps = t.steps[me] if t.steps else []
    rows.append(_hand(t, me, steps))
    _piles(t, me, rows)
    rows.append(_pile(t, me) if t.pile else NO_PILE)
    asked = 0
    if ask is None:
        rows.append(bytes(len(KINDS)) + NO_ABOUT)
    else:
        asked = 1 if ask.secret else _turned(t, Seat(ask.seat), me)
        rows.append(CHANCE_ROW if ask.seat < 0 else KIND_ROWS[ask.kind])
        rows.append(_about(t, ask) if ask.about else NO_ABOUT)
    rows.append(_clock(t, me, asked, steps))
    return b"".join(rows)


def _effects(t: Battle) -> dict[Card, int]:
    """What kinds of effects lie on each card."""
    found: dict[Card, int] = {}
    for effect in t.effects:
        found[effect.card] = found.get(effect.card, 0) | 1 << effect.what
    return found


def _card(t: Battle, card: Card, me: Seat, bits: dict[Card, int]) -> bytes:
    control = t.control[card]
    own = _turned(t, t.owner(card), me)
    key: tuple[int, ...]
    if t.is_(card, HIDDEN):
        mine = t.owner(card) == me
        number = t.traits[card].number if mine else UNKNOWN
        key = (number, _turned(t, control, me), own)
    else:
        key = (
            t.traits[card].number,
            _turned(t, control, me),
            own,
            t.flags[card],
            t.wounds[card],
            t.life(card),
            t.chips[card],
            t.spent[card],
            t.absorbed[card],
            t.branch[card],
            bits.get(card, 0),
            t.counted[card],
        )
    row = _rows.get(key)
    if row is None:
        row = _row(key)
        if len(_rows) > MANY:
            _rows.clear()
        _rows[key] = row
    return row


def _row(key: tuple[int, ...]) -> bytes:
    number = key[0] if key[0] <= NUMBERS else UNKNOWN
    if len(key) == 3:
        return bytes([number, key[1], key[2], HIDDEN, *[0] * (len(CARD) - 4)])
    numbers = [number, key[1], key[2], key[3] & 255, key[3] >> 8]
    numbers += [_byte(one) for one in key[4:]]
    return bytes(numbers)


def _hand(t: Battle, me: Seat, steps: list[str]) -> bytes:
    """The seat's own deal, and what it has chosen of it in secret so far."""
    if t.turn:
        return NO_HAND
    deal = deal_of(t, me)
    if not deal:
        return NO_HAND
    chosen = Chosen(t, steps)
    row: list[int] = []
    for card in deal[:DEALT]:
        row.append(t.traits[card].number)
        row.append(1 if card in chosen.squad else 0)
        row.append(chosen.cells.get(card, NOWHERE) + 1)
        row.append(1 if card in chosen.hidden else 0)
    return bytes(row) + bytes((DEALT * len(HAND)) - len(row))


def _piles(t: Battle, me: Seat, rows: list[bytes]) -> None:
    """Own deck, graveyards, and how many cards every deck and deal has."""
    deck = [0] * (NUMBERS + 1)
    grave = [0] * (NUMBERS + 1)
    others = [0] * (NUMBERS + 1)
    left: list[int] = []
    dealt: list[int] = []
    for step in range(t.seats):
        one = Seat((me + step) % t.seats)
        within = 0
        for card in t.setting.decks[one]:
            place = t.place[card]
            if place == DECK:
                within += 1
                if not step:
                    _count(deck, t.traits[card].number)
            elif place == GRAVE:
                _count(others if step else grave, t.traits[card].number)
            elif place == DEAL:
                within += 1
        left.append(within)
        dealt.append(t.deals[one] if t.turn or (not step and t.deals) else 0)
    absent = [0] * (len(SEATS) - t.seats)
    rows.append(bytes(deck[1:]))
    rows.append(bytes(grave[1:]))
    rows.append(bytes(others[1:]))
    rows.append(bytes([*left, *absent, *dealt, *absent]))


def _count(counts: list[int], number: int) -> None:
    if number <= NUMBERS:
        counts[number] += 1


def _pile(t: Battle, me: Seat) -> bytes:
    row: list[int] = []
    items: list[Item] = t.pile[-PILE:]
    for at in range(len(items) - 1, -1, -1):
        one = items[at]
        row.append(one.kind + 1)
        row.append(_number(t, one.card))
        row.append(_turned(t, one.seat, me))
        row.append(_number(t, one.target))
        row.append(_cell(t, one.target))
        row.append(_number(t, one.defender))
    return bytes(row) + bytes(PILE * len(ITEM) - len(row))


def _about(t: Battle, ask: Ask) -> bytes:
    """What the view tells of a question."""
    about, kind = ask.about, ask.kind
    row = [0] * len(ABOUT)
    if kind in WITH_CARD:
        row[0] = _number(t, Card(about[0]))
        row[1] = _cell(t, Card(about[0]))
    if kind in WITH_NUMBER:
        row[2] = _byte(about[1])
    if kind == "target":
        row[3] = _byte(about[2] + 1)
    elif kind in WITH_DICE:
        row[4] = _number(t, Card(about[1]))
        row[5] = _cell(t, Card(about[1]))
        row[6] = _byte(about[2])
        row[7] = _byte(about[3])
    elif kind == "first":
        row[6], row[7] = about[0], about[1]
    elif kind == "order":
        row[8] = _byte(len(about))
    return bytes(row)


def _clock(t: Battle, me: Seat, asked: int, steps: list[str]) -> bytes:
    gold = silver = elite = whole = 0
    ask = t.ask
    if ask is not None and ask.kind == "squad":
        squad = Chosen(t, steps).squad
        gold, silver = crystals(t, me, squad)
        elite, whole = spent(t, squad)
    return bytes(
        [
            asked,
            me,
            _turned(t, t.active, me),
            _turned(t, t.first, me),
            _byte(t.turn),
            _byte(t.quiet),
            t.seats,
            _turned(t, t.offer, me),
            _byte(gold),
            _byte(silver),
            _byte(elite),
            _byte(whole),
            1 if t.setting.home else 0,
            t.quarters[me] if t.quarters else 0,
            _byte(len(t.pile)),
            0 if t.outcome is None else 1,
        ]
    )


def _number(t: Battle, card: Card) -> int:
    """What is printed on a card that a question or an item names."""
    if card == NOBODY:
        return 0
    number = t.traits[card].number
    return number if number <= NUMBERS else UNKNOWN


def _cell(t: Battle, card: Card) -> int:
    if card == NOBODY:
        return 0
    place = t.place[card]
    return place + 1 if place >= 0 else 0


def _turned(t: Battle, whose: Seat, me: Seat) -> int:
    """Nobody, this seat, or how far it sits from this one."""
    return 0 if whose == NO_SEAT else (whose - me) % t.seats + 1


def _byte(number: int) -> int:
    """A number that a byte can hold."""
    if number < 0:
        return 0
    return number if number < 256 else 255
