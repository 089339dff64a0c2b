"""Positions as text, for tests, examples, bug reports and "try it" boards.

    dice tournament                  # default: home
    first blue                       # default: red
    turn 6 red                       # the number may be left out
    deck red orcs+                   # cards that are not named below lie in it
    c3 red 2 closed wounds 2 chips 1 poison 2
    c4 blue 33 led red               # controlled by red for the rest of the battle
    zone red 107
    grave blue 67 counted 2
    indeck blue 5 7 7

The active player is asked what to do. Keywords are given to a card for the rest of the battle.
A battle of teams begins with its order of turns, and has columns a–j:

    order red blue green violet
"""

from __future__ import annotations

from collections.abc import Callable

from laar.core.edition import Edition
from laar.core.game import BadOptions
from laar.games.berserk.cards.keywords import KEYWORDS, joined
from laar.games.berserk.cards.numbers import Keyword
from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.cards.traits import DRAWN, drawn
from laar.games.berserk.decks.lists import NAMES, ready_deck
from laar.games.berserk.editions import GRID, NEWEST, WIDE, setting_of
from laar.games.berserk.player_packs.played import Played
from laar.games.berserk.rules.turns import RAGE_USE
from laar.games.berserk.state.battle import (
    ATTACKED,
    ATTACKED_SIMPLE,
    BLOODIED,
    CLOSED,
    CURSED_NOW,
    DECK,
    GRAVE,
    HELD,
    HIDDEN,
    MOVED,
    MOVED_LAST,
    RETURNED,
    SEATS,
    SETTLED,
    WINGED,
    ZONE,
    Battle,
    added,
    blank,
    without,
)
from laar.games.berserk.state.effect import E_CONTROL, E_GRANT, FOREVER, L_NONE, Effect
from laar.games.berserk.state.facts import use
from laar.games.berserk.state.numbers import NO_SEAT, NOBODY, Card, Place, Seat, on_field

ROUND = 1  # rounds that are over, unless a position says otherwise
MOST = 99
STATES = {
    "closed": CLOSED,
    "hidden": HIDDEN,
    "held": HELD,
    "moved": MOVED,
    "moved_last": MOVED_LAST,
    "attacked": ATTACKED,
    "struck": added(ATTACKED, ATTACKED_SIMPLE),
    "bloodied": BLOODIED,
    "cursed_now": CURSED_NOW,
    "returned": RETURNED,
    "winged": WINGED,
}


class Piece:
    """A card that a position names, and what it says of it."""

    def __init__(self, seat: Seat, number: int, place: Place, line: int) -> None:
        self.seat = seat
        self.number = number
        self.place = place
        self.line = line
        self.flags = SETTLED
        self.counts: dict[str, int] = {}
        self.keywords: list[tuple[Keyword, int]] = []
        self.used: list[int] = []  # abilities used this turn …
        self.before: list[int] = []  # … and earlier in the battle
        self.led = NO_SEAT


class Sketch:
    """A position while it is being read."""

    def __init__(self) -> None:
        self.home = True
        self.seats: tuple[str, ...] = SEATS[:2]
        self.grid = GRID
        self.first = Seat(0)
        self.order: tuple[Seat, ...] = ()  # of teams
        self.active = Seat(0)
        self.turn = 0
        self.quiet = 0
        self.decks: dict[Seat, list[int]] = {}
        self.pieces: list[Piece] = []
        self.line = 0
        self.pack: Played | None = None
        self.edition = NEWEST


def read(text: str, pack: Played | None = None, edition: Edition = NEWEST) -> Battle:
    """The table of a position, at the question of its active player; errors name the line."""
    sketch = Sketch()
    sketch.pack, sketch.edition = pack, edition
    for number, line in enumerate(text.splitlines(), 1):
        words = _words(line)
        sketch.line = number
        try:
            if words:
                _statement(sketch, words)
        except ValueError as error:
            raise BadOptions(f"position, line {number}: {error}") from None
    return _table(sketch, text)


def hides(text: str) -> bool:
    """Whether cards lie face down in a position."""
    return any("hidden" in _words(line) for line in text.splitlines())


def _words(line: str) -> list[str]:
    return line.partition("#")[0].split()


def seated(text: str) -> tuple[str, ...]:
    """The seats of a position, be it legal or not: four if it gives an order of turns, else two."""
    teams = any(line.split()[:1] == ["order"] for line in text.splitlines())
    return SEATS if teams else SEATS[:2]


# -- statements -----------------------------------------------------------------------------------


def _statement(s: Sketch, words: list[str]) -> None:
    verb, rest = words[0], words[1:]
    if verb in s.grid.cell:
        _piece(s, Place(s.grid.cell[verb]), rest)
    elif verb in STATEMENTS:
        STATEMENTS[verb](s, rest)
    else:
        raise ValueError(f"'{verb:.30}' is neither a cell nor a word that begins a line")


def _dice(s: Sketch, words: list[str]) -> None:
    if words not in (["home"], ["tournament"]):
        raise ValueError("dice are home or tournament (BRS-021)")
    s.home = words == ["home"]


def _order(s: Sketch, words: list[str]) -> None:
    if s.pieces or s.decks or s.order:
        raise ValueError("the order of teams is said once, before their cards")
    s.seats, s.grid = SEATS, WIDE
    s.order = tuple(_seat(s, [word]) for word in words)
    sides = [seat & 1 for seat in s.order]
    if sorted(s.order) != list(range(len(SEATS))) or sides[0] == sides[1] or sides[1] == sides[2]:
        raise ValueError("four seats are needed, red and green in turn with blue and violet")
    s.first = s.order[0]


def _first(s: Sketch, words: list[str]) -> None:
    if s.order:
        raise ValueError("the order of teams says who is first")
    s.first = _seat(s, words)


def _turn(s: Sketch, words: list[str]) -> None:
    if len(words) == 2:
        s.turn = _count(words, 1, 200)
    s.active = _seat(s, words[-1:])


def _quiet(s: Sketch, words: list[str]) -> None:
    s.quiet = _count(words, 0, MOST)


def _deck(s: Sketch, words: list[str]) -> None:
    seat = _seat(s, words)
    if len(words) != 2 or words[1] not in NAMES:
        raise ValueError(f"a deck is one of {', '.join(NAMES)}")
    s.decks[seat] = ready_deck(words[1])


def _indeck(s: Sketch, words: list[str]) -> None:
    seat = _seat(s, words)
    for number in words[1:]:
        s.pieces.append(Piece(seat, _number(s, number), DECK, s.line))


def _zone(s: Sketch, words: list[str]) -> None:
    _piece(s, ZONE, words)


def _grave(s: Sketch, words: list[str]) -> None:
    _piece(s, GRAVE, words)


STATEMENTS: dict[str, Callable[[Sketch, list[str]], None]] = {
    "dice": _dice,
    "order": _order,
    "first": _first,
    "turn": _turn,
    "quiet": _quiet,
    "deck": _deck,
    "indeck": _indeck,
    "zone": _zone,
    "grave": _grave,
}


def _piece(s: Sketch, place: Place, words: list[str]) -> None:
    seat = _seat(s, words)
    if len(words) < 2:
        raise ValueError("the number of a card is needed")
    if place >= 0 and any(p.place == place for p in s.pieces):
        raise ValueError(f"{s.grid.names[place]} is taken (BRS-029)")
    piece = Piece(seat, _number(s, words[1]), place, s.line)
    said = words[2:]
    while said:
        said = _state(s, piece, said)
    s.pieces.append(piece)


COUNTS = ("wounds", "lives", "chips", "spent", "absorbed", "branch", "counted")


def _state(s: Sketch, piece: Piece, said: list[str]) -> list[str]:
    """Read one state; what is left to read."""
    word, rest = said[0], said[1:]
    if piece.place == GRAVE and word not in ("counted", "returned"):
        raise ValueError(f"'{word:.30}' says nothing of a dead card")
    if word in STATES:
        piece.flags = added(piece.flags, STATES[word])
    elif word == "new":
        piece.flags = without(piece.flags, SETTLED)
    elif word in COUNTS:
        piece.counts[word] = _count(rest, -MOST if word == "lives" else 0, MOST)
        return rest[1:]
    elif word == "led":
        piece.led = _seat(s, rest)
        return rest[1:]
    elif word == "used":
        piece.used.append(RAGE_USE if rest[:1] == ["rage"] else _count(rest, 1, RAGE_USE - 1))
        return rest[1:]
    elif word == "used_before":
        piece.before.append(_count(rest, 1, RAGE_USE - 1))
        return rest[1:]
    elif word in KEYWORDS:
        numbered = bool(rest) and rest[0].isdecimal()
        piece.keywords.append(
            (Keyword(KEYWORDS.index(word)), _count(rest, 1, MOST) if numbered else 1)
        )
        return rest[1:] if numbered else rest
    else:
        raise ValueError(f"'{word:.30}' says nothing of a card")
    return rest


# -- the table ------------------------------------------------------------------------------------


def _table(s: Sketch, text: str) -> Battle:
    seats = len(s.seats)
    order = s.order or (s.first, Seat(1 - s.first))
    place = order.index(s.active)
    turn = s.turn or ROUND * seats + place + 1
    if (turn - 1) % seats != place:
        clause = "BRS-374" if s.order else "BRS-086"
        raise BadOptions(f"position: turn {turn} is not {SEATS[s.active]}'s ({clause})")
    decks = [_owned(s, Seat(seat)) for seat in range(seats)]
    pack = None if s.pack is None else s.pack.only(n for deck in decks for n in deck)
    t = blank(setting_of(decks, s.home, {"position": text}, s.edition, pack))
    t.first, t.order, t.active, t.turn, t.quiet = s.first, order, s.active, turn, s.quiet
    t.deals = (t.setting.numbers["deal"],) * t.seats
    taken: set[Card] = set()
    for piece in s.pieces:
        card = next(
            c
            for c in t.setting.cards
            if c not in taken and t.owner(c) == piece.seat and t.traits[c].number == piece.number
        )
        taken.add(card)
        try:
            _put(t, card, piece)
        except ValueError as error:
            raise BadOptions(f"position, line {piece.line}: {error}") from None
    t.present.sort()
    t.survey()
    _all_alive(t)
    t.push("main")
    t.run()
    return t


def _owned(s: Sketch, seat: Seat) -> list[int]:
    """All cards of a seat: those of its ready deck, and what is named beyond it."""
    spare = s.decks.get(seat, []).copy()
    found = spare.copy()
    for piece in s.pieces:
        if piece.seat == seat:
            if piece.number in spare:
                spare.remove(piece.number)
            else:
                found.append(piece.number)
    return sorted(found)


def _put(t: Battle, card: Card, piece: Piece) -> None:
    place = t.place[card] = piece.place
    t.counted[card] = piece.counts.get("counted", 0)
    if place == GRAVE:
        t.flags[card] = piece.flags
        t.keep_state(card, RETURNED)
        t.knew[card] = t.traits[card].keys
    if not t.in_play(card):
        return
    t.flags[card] = piece.flags
    if t.goes_aloft(card) != (place == ZONE) and not t.is_(card, HIDDEN):
        raise ValueError("flyers and locations, and no others, are in the zone (BRS-076)")
    t.present.append(card)
    if on_field(place):
        t.at[place] = card
    t.wounds[card] = piece.counts.get("wounds", 0)
    t.lives[card] = piece.counts.get("lives", 0)
    t.chips[card] = piece.counts.get("chips", 0)
    t.spent[card] = piece.counts.get("spent", 0)
    t.absorbed[card] = piece.counts.get("absorbed", 0)
    t.branch[card] = piece.counts.get("branch", 0)
    if t.traits[card].life and t.wounds[card] >= t.life(card):
        raise ValueError(f"it has no life left: {t.life(card)} in all (BRS-218)")
    for number in piece.used:
        key = use(card, number, NOBODY)
        t.used[key] = t.used.get(key, 0) + 1
    for number in piece.used + piece.before:
        key = use(card, number, NOBODY)
        t.spentever[key] = t.spentever.get(key, 0) + 1
    for keyword, x in piece.keywords:
        t.granted[card] = joined(t.granted[card], keyword)
        step = drawn(keyword, x)
        t.effects.append(Effect(E_GRANT, card, card, piece.seat, DRAWN, step, FOREVER, L_NONE))
    if piece.led not in (NO_SEAT, piece.seat):
        t.control[card] = piece.led
        t.effects.append(Effect(E_CONTROL, card, card, piece.led, DRAWN, 0, FOREVER, L_NONE))


def _all_alive(t: Battle) -> None:
    """Check that both sides have a creature; one member of a team may have none (BRS-380)."""
    leaders = {t.control[c] for c in t.present if t.is_creature(c)}
    for seat in range(t.seats):
        waits = seat != t.active and t.mate(Seat(seat)) in leaders
        if seat not in leaders and not (t.seats > 2 and waits):
            clause = "BRS-381" if t.seats == 2 else "BRS-380"
            raise BadOptions(f"position: {SEATS[seat]} needs a creature in play ({clause})")


# -- words ----------------------------------------------------------------------------------------


def _seat(s: Sketch, words: list[str]) -> Seat:
    if not words or words[0] not in s.seats:
        said = f"'{words[0]:.30}'" if words else "nothing"
        raise ValueError(f"{' or '.join(s.seats)} is needed, not {said}")
    return Seat(s.seats.index(words[0]))


def _number(s: Sketch, word: str) -> int:
    known = {*cards(), *(s.pack.own if s.pack is not None else ())}
    if not word.isascii() or not word.isdecimal() or int(word[:9]) not in known:
        raise ValueError(f"there is no card '{word:.30}'")
    return int(word)


def _count(words: list[str], low: int, high: int) -> int:
    word = words[0] if words else ""
    digits = word.removeprefix("-") if low < 0 else word
    if not digits.isascii() or not digits.isdecimal() or not low <= int(word[:9]) <= high:
        raise ValueError(f"a number from {low} to {high} is needed, not '{word:.30}'")
    return int(word)
