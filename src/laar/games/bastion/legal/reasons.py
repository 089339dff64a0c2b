"""Why an enemy is as strong as it is and what it costs: every line names its clause."""

from __future__ import annotations

from typing import Any

from laar.games.bastion.legal.listing import SPOTS
from laar.games.bastion.pieces.cards import (
    CANNON,
    CARD_IDS,
    COLOUR,
    COLOURS,
    EACH,
    FIRST_AUXILIARY,
    FIRST_LEGEND,
    IMMUNE,
    INQUISITOR,
    RITUAL_IDS,
    STRENGTH,
    STRENGTHENS_ALL,
    STRENGTHENS_KIN,
    WEREWOLF,
    class_of,
)
from laar.games.bastion.pieces.numbers import Enemy, Spot
from laar.games.bastion.rules.strength import (
    LONE_WEREWOLF,
    NEXT_TO,
    bonus,
    colour_of,
    district_of,
    group_at,
    pack,
    shield,
    strength,
)
from laar.games.bastion.state.castle import BASES, Castle

Json = dict[str, Any]


def enemies(t: Castle) -> Json:
    """Every enemy that could be attacked or shielded, by its place."""
    found: Json = {}
    for spot, name in SPOTS.items():
        cards = group_at(t, spot)
        if cards:
            by = shield(t, spot)
            found[name] = {
                "cards": [card_now(t, card, spot) for card in cards],
                "shielded": _shielded(t, by),
            }
    return found


def card_now(t: Castle, card: Enemy, spot: Spot) -> Json:
    """Colour, strength, cost and reasons of one card."""
    colour = colour_of(t, card, spot)
    power = strength(t, card, spot)
    if EACH[card]:
        cost = dict.fromkeys(COLOURS, EACH[card])
    else:
        cost = {COLOURS[colour] if colour >= 0 else "any": power}
    return {
        "id": CARD_IDS[card],
        "colour": COLOURS[colour] if colour >= 0 else None,
        "strength": power,
        "cost": cost,
        "reasons": reasons(t, card, spot),
    }


def reasons(t: Castle, card: Enemy, spot: Spot) -> list[Json]:
    """The lines that add up to the strength (BST-372)."""
    if IMMUNE[card]:
        return [
            _line("base", CARD_IDS[card], STRENGTH[card], "BST-361"),
            _line("immune", CARD_IDS[card], 0, t.setting.clauses["immune"]),
        ]
    if WEREWOLF[card]:
        lines = _pack(t, spot)
    else:
        lines = [_line("base", CARD_IDS[card], STRENGTH[card], _printed(t, card))]
    lines += _bonuses(t, card, spot)
    whole = (pack(t, spot) if WEREWOLF[card] else STRENGTH[card]) + bonus(t, card, spot)
    if whole < 1:
        lines.append(_line("floor", "", 1 - whole, "BST-342"))
    return lines


def _printed(t: Castle, card: Enemy) -> str:
    """The clause that gives a card's printed strength."""
    if card >= FIRST_LEGEND:
        return "BST-361"
    return "BST-360" if class_of(card) >= FIRST_AUXILIARY else t.setting.clauses["main"]


def _pack(t: Castle, spot: Spot) -> list[Json]:
    lines = []
    if spot > 0:
        for other in NEXT_TO[spot]:
            for card in t.wall[other]:
                if WEREWOLF[card]:
                    return [_line("alone", SPOTS[other], LONE_WEREWOLF, "BST-452")]
                lines.append(_line("neighbours", SPOTS[other], strength(t, card, other), "BST-450"))
    return lines or [_line("alone", "", LONE_WEREWOLF, "BST-451")]


def _bonuses(t: Castle, card: Enemy, spot: Spot) -> list[Json]:
    if not spot:
        return []
    lines = []
    colour = colour_of(t, card, spot)
    if t.citadel:
        top = t.citadel[-1]
        if STRENGTHENS_ALL[top]:
            lines.append(_line("knellervirm", CARD_IDS[top], 1, "BST-512"))
        elif STRENGTHENS_KIN[top] and COLOUR[top] == colour:
            lines.append(_line("dragon", CARD_IDS[top], 1, t.setting.clauses["dragon"]))
    if spot > 0:
        for other in NEXT_TO[spot]:
            for beside in t.wall[other]:
                if INQUISITOR[beside]:
                    lines.append(_line("inquisitor", SPOTS[other], 1, "BST-506"))
    district = district_of(spot)
    for base in range(district * BASES, district * BASES + BASES):
        if colour >= 0 and t.base[base] == CANNON + colour:
            clause = t.setting.clauses["cannon"]
            lines.append(_line("cannon", RITUAL_IDS[t.base[base]], -t.setting.cannon, clause))
    return lines


def _shielded(t: Castle, by: Spot) -> list[Json]:
    if not by:
        return []
    return [{"by": SPOTS[by], "clause": t.setting.clauses["shield"] if by > 0 else "BST-497"}]


def _line(what: str, by: str, amount: int, clause: str) -> Json:
    return {"what": what, "by": by, "amount": amount, "clause": clause}
