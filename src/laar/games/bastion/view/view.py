"""What everyone sees - all of it but the order of the decks (BST-092) - and the table again from
it."""

from __future__ import annotations

from typing import Any

from laar.core.engine.deck import Deck, Layer, Part
from laar.core.engine.table_json import (
    go_on,
    outcome_json,
    outcome_of,
    seat_json,
    seat_of,
    stack_json,
    stack_of,
)
from laar.games.bastion.legal.listing import SPOTS
from laar.games.bastion.legal.reasons import enemies
from laar.games.bastion.pieces.cards import (
    CARD_IDS,
    CLASSES,
    COLOURS,
    RITUAL_IDS,
    SIDES,
    SPELL,
    SPELLS,
    TOWER,
)
from laar.games.bastion.rules.attack import (
    HEAD,
    PLEDGE,
    open_spells,
    payable,
    pledged,
    the_bill,
    ways_pledged,
)
from laar.games.bastion.rules.mana import source_colour
from laar.games.bastion.rules.onslaught import AREA_NAMES, CARD, last_enemy, stop_from
from laar.games.bastion.rules.payment import supply_of
from laar.games.bastion.rules.rituals import RITUAL
from laar.games.bastion.rules.spells import COPIED, MOVING, WORDS, power_of, spell_of, ways
from laar.games.bastion.rules.strength import banned_colours, spot_of
from laar.games.bastion.rules.wall_clock import safe_stages
from laar.games.bastion.state.castle import (
    ATTACKED,
    BASES,
    COLOURED,
    DISTRICTS,
    MANA,
    MOVED,
    NONE,
    NOWHERE,
    PRINTED,
    RESTORED,
    SEATS,
    SECTIONS,
    SLOTS,
    Castle,
)

Json = dict[str, Any]
STAGES = ("setup", "before", "enemy", "actions")
DONE = {"move": MOVED, "mana": MANA, "attack": ATTACKED, "restore": RESTORED}


def shared(t: Castle) -> Json:
    """The whole table, and what follows from it, for people."""
    laid = bool(t.ring)
    return {
        "edition": t.setting.edition,
        "options": t.setting.options,
        "mode": t.setting.plan.mode,
        "side": SIDES[t.setting.plan.side],
        "seats": list(SEATS[: t.seats]),
        "first": seat_json(SEATS, t.first),
        "active": seat_json(SEATS, t.active),
        "turn": t.turn,
        "stage": "over" if t.outcome is not None else STAGES[t.stage],
        "step": STAGES[t.stage],
        "done": [name for name, bit in DONE.items() if t.done & bit],
        "duty": t.duty,
        "withdrawn": [_given_up(card, area) for card, area in t.withdrawn],
        "classes": [CLASSES[number] for number in t.classes],
        "layout": [COLOURS[colour] for colour in t.ring],
        "wall": [_cards(t.wall[section]) for section in range(1, SECTIONS + 1)],
        "squares": [_cards(t.square[area]) for area in range(1, DISTRICTS + 1)],
        "citadel": _cards(t.citadel),
        "districts": [_district(t, area) for area in range(1, DISTRICTS + 1)] if laid else [],
        "reserve": _mana(t.reserve),
        "defenders": [_defender(t, seat) for seat in range(t.seats)],
        "deck": _deck(t.deck, CARD_IDS),
        "rituals": _deck(t.rituals, RITUAL_IDS),
        "box": _cards(_bits(t.box, len(CARD_IDS))),
        "ritual_box": [RITUAL_IDS[r] for r in _bits(t.ritual_box, len(RITUAL_IDS))],
        "coming": None if t.coming == NONE else CARD_IDS[t.coming],
        "set_aside": _cards(t.waiting_priests),
        "rejected": [RITUAL_IDS[ritual] for ritual in t.rejected],
        "raising": None if t.raising == NONE else RITUAL_IDS[t.raising],
        "enemies": enemies(t) if laid else {},
        "next": _next(t),
        "attack": _attack(t),
        "stack": stack_json(t),
        "outcome": outcome_json(t, SEATS),
    }


def restore(t: Castle, shown: Json) -> Castle:
    """Set an empty castle to what was shown."""
    t.ring = tuple(COLOURS.index(name) for name in shown["layout"])
    t.wall = [(), *[_numbers(cards) for cards in shown["wall"]]]
    t.square = [(), *[_numbers(cards) for cards in shown["squares"]]]
    t.citadel = _numbers(shown["citadel"])
    t.reserve = [shown["reserve"][name] for name in COLOURS]
    for seat, one in enumerate(shown["defenders"]):
        _seat_again(t, seat, one)
    for area, one in enumerate(shown["districts"], 1):
        _district_again(t, area, one)
    t.deck, t.rituals = _deck_again(shown["deck"], CARD), _deck_again(shown["rituals"], RITUAL)
    t.box = sum(1 << card for card in _numbers(shown["box"]))
    t.ritual_box = sum(1 << RITUAL[name] for name in shown["ritual_box"])
    t.coming = NONE if shown["coming"] is None else CARD[shown["coming"]]
    t.waiting_priests = _numbers(shown["set_aside"])
    t.rejected = tuple(RITUAL[name] for name in shown["rejected"])
    t.raising = NONE if shown["raising"] is None else RITUAL[shown["raising"]]
    t.classes = tuple(CLASSES.index(name) for name in shown["classes"])
    t.first, t.active = seat_of(SEATS, shown["first"]), seat_of(SEATS, shown["active"])
    t.turn, t.stage = shown["turn"], STAGES.index(shown["step"])
    t.done = sum(DONE[name] for name in shown["done"])
    t.duty = shown["duty"]
    t.withdrawn = tuple(_given_up_again(one) for one in shown["withdrawn"])
    go_on(t, outcome_of(SEATS, shown["outcome"]), stack_of(shown["stack"]))
    return t


def _district(t: Castle, area: int) -> Json:
    sources = []
    banned = banned_colours(t)
    for slot in range(SLOTS):
        colour = source_colour(t, area, slot)
        if colour >= 0:
            place = area * SLOTS + slot
            sources.append(
                {
                    "slot": slot + 1,
                    "colour": COLOURS[colour],
                    "token": _colour(t.source[place]),
                    "damaged": bool(t.damaged >> place & 1),
                    "banned": bool(banned >> colour & 1),
                    "built": slot >= PRINTED,
                }
            )
    bases = [t.base[area * BASES + base] for base in range(BASES)]
    return {
        "sources": sources,
        "tower": {"colour": COLOURS[TOWER[t.ring[area - 1]]], "token": _colour(t.tower[area])},
        "bases": [None if ritual == NONE else RITUAL_IDS[ritual] for ritual in bases],
    }


def _district_again(t: Castle, area: int, shown: Json) -> None:
    for base, name in enumerate(shown["bases"]):
        t.base[area * BASES + base] = NONE if name is None else RITUAL[name]
    for one in shown["sources"]:
        place = area * SLOTS + one["slot"] - 1
        t.source[place] = _colour_number(one["token"])
        if one["damaged"]:
            t.damaged |= 1 << place
    t.tower[area] = _colour_number(shown["tower"]["token"])


def _defender(t: Castle, seat: int) -> Json:
    return {
        "seat": SEATS[seat],
        "area": None if t.place[seat] < 0 else AREA_NAMES[t.place[seat]],
        "mana": _mana(supply_of(t, seat)),
        "spells": [{"card": CARD_IDS[c], "spell": SPELLS[SPELL[c]]} for c in t.spells[seat]],
        "goals": [RITUAL_IDS[ritual] for ritual in t.goals[seat]],
        "artefacts": [
            {"id": RITUAL_IDS[ritual], "ready": not t.used >> ritual & 1}
            for ritual in t.artefacts[seat]
        ],
    }


def _seat_again(t: Castle, seat: int, shown: Json) -> None:
    t.place[seat] = -1 if shown["area"] is None else AREA_NAMES.index(shown["area"])
    for colour, name in enumerate(COLOURS):
        t.supply[seat * COLOURED + colour] = shown["mana"][name]
    t.spells[seat] = _numbers([one["card"] for one in shown["spells"]])
    t.goals[seat] = tuple(RITUAL[name] for name in shown["goals"])
    t.artefacts[seat] = tuple(RITUAL[one["id"]] for one in shown["artefacts"])
    for one in shown["artefacts"]:
        if not one["ready"]:
            t.used |= 1 << RITUAL[one["id"]]


def _deck(deck: Deck, ids: tuple[str, ...]) -> Json:
    return {
        "count": deck.size,
        "layers": [
            {
                "count": layer.count,
                "parts": [
                    {"cards": [ids[card] for card in part.cards], "count": part.count}
                    for part in layer.parts
                ],
            }
            for layer in deck.layers
        ],
    }


def _deck_again(shown: Json, numbers: dict[str, int]) -> Deck:
    return Deck(
        tuple(
            Layer(
                layer["count"],
                tuple(
                    Part(tuple(numbers[name] for name in part["cards"]), part["count"])
                    for part in layer["parts"]
                ),
            )
            for layer in shown["layers"]
        )
    )


def _next(t: Castle) -> Json:
    """Where an ordinary enemy would stop, and how many enemy stages are still safe."""
    start = t.setting.last if t.deck.size else last_enemy(t) - 1
    goal = stop_from(t, start)
    return {"stops": SPOTS[goal] if goal else None, "gap": safe_stages(t)}


def _attack(t: Castle) -> Json | None:
    """The attack that is announced: what is due, what is promised, who could help."""
    ask = t.ask
    if ask is None or ask.kind not in ("attack", "spare", "token"):
        return None
    args = t.stack[-1].args
    now = the_bill(t, args)
    due, free, points = now.due, now.any_colour, now.points
    if ask.kind == "spare":
        points, due = ask.about[0], list(ask.about[2 : 2 + COLOURED])
    elif ask.kind == "token":
        points, free = 0, ask.about[0]
    can = payable(t, args)
    return {
        "target": SPOTS[spot_of(t, args[0])],
        "enters": None if args[1] < 0 else AREA_NAMES[args[1]],
        "cost": {name: due[c] + now.each for c, name in enumerate(COLOURS)},
        "any": free,
        "points": points,
        "pledged": [
            {"seat": SEATS[args[HEAD + PLEDGE * number]], **_spell(t, way)}
            for number, way in enumerate(ways_pledged(args))
        ],
        "help": [
            {"seat": SEATS[seat], **_spell(t, way)}
            for seat in ask.others
            for way in ways(t, seat, open_spells(t, args, seat), pledged(args))
            if way % COPIED not in MOVING
        ],
        "payable": can,
        "default": _mana(now.ready_made(supply_of(t, t.active))) if can else None,
    }


def _spell(t: Castle, way: int) -> Json:
    """A spell of an attack, what it takes off and the clause of it."""
    name = SPELLS[spell_of(way)]
    kind = name.partition("-")[0]
    clause = {"alchemy": "BST-226", "arrow": "BST-267"}.get(kind) or t.setting.clauses[kind]
    return {"spell": WORDS[way], "points": power_of(way), "clause": clause}


def _given_up(card: int, area: int) -> Json:
    return {"card": CARD_IDS[card], "enters": None if area < 0 else AREA_NAMES[area]}


def _given_up_again(shown: Json) -> tuple[int, int]:
    enters = shown["enters"]
    return CARD[shown["card"]], NOWHERE if enters is None else AREA_NAMES.index(enters)


def _mana(counts: list[int]) -> Json:
    return {name: counts[colour] for colour, name in enumerate(COLOURS)}


def _cards(cards: tuple[int, ...]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def _numbers(names: list[str]) -> tuple[int, ...]:
    return tuple([CARD[name] for name in names])


def _bits(bits: int, length: int) -> tuple[int, ...]:
    return tuple([number for number in range(length) if bits >> number & 1])


def _colour(number: int) -> str | None:
    return COLOURS[number] if number >= 0 else None


def _colour_number(name: str | None) -> int:
    return -1 if name is None else COLOURS.index(name)
