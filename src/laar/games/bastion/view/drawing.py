"""The castle as plain text, for terminals, tests and bug reports. No line is wider than 100."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Final

from laar.core.edition import name_of
from laar.games.bastion.pieces.cards import CARD_IDS, COLOURS, RITUAL_IDS, SPELL, SPELLS, TOWER
from laar.games.bastion.pieces.numbers import Area, Colour, Colours, Enemy, Seat, Slot, Spot
from laar.games.bastion.rules.mana import source_colour
from laar.games.bastion.rules.onslaught import AREA_NAMES, last_enemy, stop_from
from laar.games.bastion.rules.payment import supply_of
from laar.games.bastion.rules.strength import banned_colours, group_at, has_colour, shield, strength
from laar.games.bastion.rules.wall_clock import safe_stages
from laar.games.bastion.state.castle import (
    AREAS,
    BASES,
    CITADEL,
    EVERY_SLOT,
    NO_RITUAL,
    OPEN,
    SEATS,
    SLOTS,
    TOP,
    Castle,
    near_spots,
    spot_in,
)
from laar.games.bastion.view.view import DONE, STAGES

WIDE: Final = 100
CELL: Final = 21
SHORT: Final = ("yel", "gre", "red", "pur", "blu", "bla")


def draw(t: Castle) -> str:
    """The wall in rows of four sections a district, then the squares and the inside, everybody's
    mana and cards.

    A number after a name is the strength now; # marks a shielded enemy, * an open source or tower,
    ! a damaged or banned source. Of a source or tower first its colour is named, then its token.

    >>> import laar
    >>> text = "wall 5 blue-rider green-symbiote / wall 6 red-priest / dagdar at d2 / players 1"
    >>> play = laar.new("bastion", "2018", options={"position": text.replace(" / ", "\\n")})
    >>> print(str(play).splitlines()[4])
    d2 green  |5#blu-ride6+gre-symb4|6 red-prie6          |7                    |8
    """
    lines = [*_head(t)]
    if t.ring:
        lines += ["", *(_wall(t, area) for area in AREAS), ""]
        lines += [*_inside(t)]
    lines += ["", *(line for seat in t.everyone for line in _defender(t, seat))]
    return "\n".join(line.rstrip() for line in lines)


def _head(t: Castle) -> Iterable[str]:
    who = f", {SEATS[t.active]}" if t.active >= 0 else ""
    done = [name for name, bit in DONE.items() if t.has_done(bit)]
    stage = STAGES[t.stage] + (f" (done: {' '.join(done)})" if done else "")
    if t.duty:
        stage += ", must fight the dragon or leave"
    if t.outcome is not None:
        stage = f"{'won' if t.outcome.winners else 'lost'}, {t.outcome.reason}"
    yield f"Bastion {name_of(t.setting.edition)} {t.setting.plan.mode}, turn {t.turn}{who}: {stage}"
    goal = stop_from(t, t.setting.last if t.deck.size else Spot(last_enemy(t) - 1))
    stops = f"the next enemy stops on s{goal}" if goal else "no room for the next enemy"
    yield f"deck {t.deck.size}, rituals {t.rituals.size}; {stops}, safe stages: {safe_stages(t)}"


def _wall(t: Castle, area: Area) -> str:
    cells = [_section(t, section) for section in near_spots(area)[:-1]]
    name = f"d{area} {COLOURS[t.ring[area - 1]]}"
    return f"{name:<10}" + "".join(f"|{cell:<{CELL}}" for cell in cells)


def _section(t: Castle, section: Spot) -> str:
    mark = "#" if t.wall[section] and shield(t, section) else " "
    head = f"{section}{mark}"
    return head + _group(t, section, CELL - len(head))


def _group(t: Castle, spot: Spot, room: int) -> str:
    """Joined cards by name; where there is no room, how many more and their strength together."""
    cards = group_at(t, spot)
    named = [f"{_short(card)}{strength(t, card, spot)}" for card in cards]
    if len("+".join(named)) <= room:
        return "+".join(named)
    return f"{named[0]}+{len(cards) - 1} ={sum(strength(t, card, spot) for card in cards)}"


def _short(card: Enemy) -> str:
    """`red-beast` as red-beas, a legend by its first eight letters."""
    colour, _, kind = CARD_IDS[card].partition("-")
    return f"{colour[:3]}-{kind[:4]}" if colour in COLOURS else CARD_IDS[card][:8]


def _inside(t: Castle) -> Iterable[str]:
    banned = banned_colours(t)
    for area in AREAS:
        square = f"square {_group(t, spot_in(area), WIDE) or '-'}"
        tower = f"tower {_token(TOWER[t.ring[area - 1]], t.tower[area], False)}"
        sources = " ".join(
            _token(colour, t.source[area * SLOTS + slot], _dead(t, area, slot, banned))
            for slot in EVERY_SLOT
            if (colour := source_colour(t, area, slot)) >= 0
        )
        bases = [t.base[area * BASES + base] for base in range(BASES)]
        built = " ".join(RITUAL_IDS[ritual] for ritual in bases if ritual != NO_RITUAL)
        here = _standing(t, area)
        yield from _wrapped(
            f"d{area} {square}; sources {sources}; {tower}"
            f"{f'; bases {built}' if built else ''}{f'; here {here}' if here else ''}"
        )
    stack = " ".join(CARD_IDS[card] for card in t.citadel[:-1])
    top = f"{CARD_IDS[t.citadel[-1]]} {strength(t, t.citadel[-1], TOP)}" if t.citadel else "-"
    here = _standing(t, CITADEL)
    yield from _wrapped(
        f"citadel {top}{f', covered {stack}' if stack else ''}{f'; here {here}' if here else ''}"
    )
    yield f"reserve {_mana(t.reserve)}"


def _dead(t: Castle, area: Area, slot: Slot, banned: Colours) -> bool:
    return t.is_damaged(area, slot) or has_colour(banned, source_colour(t, area, slot))


def _token(colour: Colour, token: Colour, dead: bool) -> str:
    return f"{SHORT[colour]}{'!' if dead else ''}:{SHORT[token] if token != OPEN else '*'}"


def _standing(t: Castle, area: Area) -> str:
    return " ".join(SEATS[seat] for seat in t.everyone if t.place[seat] == area)


def _defender(t: Castle, seat: Seat) -> Iterable[str]:
    place = AREA_NAMES[t.place[seat]] if t.place[seat] >= 0 else "not placed"
    parts = [f"{'>' if seat == t.active else ' '} {SEATS[seat]} ({place}): {_held(t, seat)}"]
    if t.spells[seat]:
        parts.append("spells " + " ".join(SPELLS[SPELL[card]] for card in t.spells[seat]))
    if t.goals[seat]:
        parts.append("goals " + " ".join(RITUAL_IDS[ritual] for ritual in t.goals[seat]))
    if t.artefacts[seat]:
        used = [f"{RITUAL_IDS[r]}{' (used)' * (t.is_used(r))}" for r in t.artefacts[seat]]
        parts.append("artefacts " + " ".join(used))
    return _wrapped("; ".join(parts))


def _held(t: Castle, seat: Seat) -> str:
    return _mana(supply_of(t, seat)) or "no mana"


def _mana(counts: list[int]) -> str:
    return " ".join(f"{COLOURS[colour]} {n}" for colour, n in enumerate(counts) if n)


def _wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, WIDE, subsequent_indent="    ", break_on_hyphens=False)
