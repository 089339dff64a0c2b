"""What everyone sees - all of it but the order of the decks (BST-092) - and the table again from
it."""

from __future__ import annotations

from collections.abc import Mapping
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
    EVERY_ENEMY,
    EVERY_RITUAL,
    RITUAL_IDS,
    SIDES,
    SPELL,
    SPELLS,
    TOWER,
    class_named,
    colour_named,
)
from laar.games.bastion.pieces.numbers import Area, Colour, Enemy, Seat, Spot, Stage, Way
from laar.games.bastion.rules.attack import (
    HEAD,
    PLEDGE,
    open_spells,
    payable,
    pledged,
    the_bill,
    ways_pledged,
)
from laar.games.bastion.rules.mana import source_colour, yield_of
from laar.games.bastion.rules.onslaught import AREA, AREA_NAMES, CARD, last_enemy, stop_from
from laar.games.bastion.rules.payment import supply_of
from laar.games.bastion.rules.rituals import RITUAL
from laar.games.bastion.rules.spells import MOVING, WORDS, power_of, spell_of, ways
from laar.games.bastion.rules.strength import banned_colours, has_colour, spot_of
from laar.games.bastion.rules.wall_clock import safe_stages
from laar.games.bastion.state.castle import (
    AREAS,
    ATTACKED,
    BASES,
    COLOURED,
    EVERY_SLOT,
    MANA,
    MOVED,
    NO_ENEMY,
    NO_RITUAL,
    NOWHERE,
    OPEN,
    PRINTED,
    RESTORED,
    SEATS,
    SLOTS,
    WALL,
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
        "done": [name for name, bit in DONE.items() if t.has_done(bit)],
        "duty": t.duty,
        "withdrawn": [_given_up(card, area) for card, area in t.withdrawn],
        "classes": [CLASSES[number] for number in t.classes],
        "layout": [COLOURS[colour] for colour in t.ring],
        "wall": [_cards(t.wall[section]) for section in WALL],
        "squares": [_cards(t.square[area]) for area in AREAS],
        "citadel": _cards(t.citadel),
        "districts": [_district(t, area) for area in AREAS] if laid else [],
        "reserve": _mana(t.reserve),
        "defenders": [_defender(t, seat) for seat in t.everyone],
        "deck": _deck(t.deck, CARD_IDS),
        "rituals": _deck(t.rituals, RITUAL_IDS),
        "box": [CARD_IDS[card] for card in EVERY_ENEMY if t.is_boxed(card)],
        "ritual_box": [RITUAL_IDS[r] for r in EVERY_RITUAL if t.is_ritual_boxed(r)],
        "coming": None if t.coming == NO_ENEMY else CARD_IDS[t.coming],
        "set_aside": _cards(t.waiting_priests),
        "rejected": [RITUAL_IDS[ritual] for ritual in t.rejected],
        "raising": None if t.raising == NO_RITUAL else RITUAL_IDS[t.raising],
        "enemies": enemies(t) if laid else {},
        "next": _next(t),
        "attack": _attack(t),
        "stack": stack_json(t),
        "outcome": outcome_json(t, SEATS),
    }


def restore(t: Castle, shown: Json) -> Castle:
    """Set an empty castle to what was shown."""
    t.ring = tuple(colour_named(name) for name in shown["layout"])
    t.wall = [(), *[_numbers(cards) for cards in shown["wall"]]]
    t.square = [(), *[_numbers(cards) for cards in shown["squares"]]]
    t.citadel = _numbers(shown["citadel"])
    t.reserve = [shown["reserve"][name] for name in COLOURS]
    for seat, one in zip(t.everyone, shown["defenders"], strict=True):
        _seat_again(t, seat, one)
    for area, one in zip(AREAS, shown["districts"], strict=False):  # none before they are laid
        _district_again(t, area, one)
    t.deck, t.rituals = _deck_again(shown["deck"], CARD), _deck_again(shown["rituals"], RITUAL)
    for name in shown["box"]:
        t.put_away(CARD[name])
    for name in shown["ritual_box"]:
        t.put_ritual_away(RITUAL[name])
    t.coming = NO_ENEMY if shown["coming"] is None else CARD[shown["coming"]]
    t.waiting_priests = _numbers(shown["set_aside"])
    t.rejected = tuple(RITUAL[name] for name in shown["rejected"])
    t.raising = NO_RITUAL if shown["raising"] is None else RITUAL[shown["raising"]]
    t.classes = tuple(class_named(name) for name in shown["classes"])
    t.first = Seat(seat_of(SEATS, shown["first"]))
    t.active = Seat(seat_of(SEATS, shown["active"]))
    t.turn, t.stage = shown["turn"], Stage(STAGES.index(shown["step"]))
    for name in shown["done"]:
        t.mark_done(DONE[name])
    t.duty = shown["duty"]
    t.withdrawn = tuple(_given_up_again(one) for one in shown["withdrawn"])
    go_on(t, outcome_of(SEATS, shown["outcome"]), stack_of(shown["stack"]))
    return t


def _district(t: Castle, area: Area) -> Json:
    sources = []
    banned = banned_colours(t)
    for slot in EVERY_SLOT:
        colour = source_colour(t, area, slot)
        if colour >= 0:
            place = area * SLOTS + slot
            sources.append(
                {
                    "slot": slot + 1,
                    "colour": COLOURS[colour],
                    "token": _colour(t.source[place]),
                    "damaged": t.is_damaged(area, slot),
                    "banned": has_colour(banned, colour),
                    "built": slot >= PRINTED,
                    # What the reserve lacks is lost (BST-151).
                    "gives": min(yield_of(t, area, colour), t.reserve[colour]),
                }
            )
    bases = [t.base[area * BASES + base] for base in range(BASES)]
    return {
        "sources": sources,
        "tower": {"colour": COLOURS[TOWER[t.ring[area - 1]]], "token": _colour(t.tower[area])},
        "bases": [None if ritual == NO_RITUAL else RITUAL_IDS[ritual] for ritual in bases],
    }


def _district_again(t: Castle, area: Area, shown: Json) -> None:
    for base, name in enumerate(shown["bases"]):
        t.base[area * BASES + base] = NO_RITUAL if name is None else RITUAL[name]
    for one in shown["sources"]:
        place = area * SLOTS + one["slot"] - 1
        t.source[place] = _colour_number(one["token"])
        if one["damaged"]:
            t.damage(area, one["slot"] - 1)
    t.tower[area] = _colour_number(shown["tower"]["token"])


def _defender(t: Castle, seat: Seat) -> Json:
    return {
        "seat": SEATS[seat],
        "area": None if t.place[seat] < 0 else AREA_NAMES[t.place[seat]],
        "mana": _mana(supply_of(t, seat)),
        "spells": [{"card": CARD_IDS[c], "spell": SPELLS[SPELL[c]]} for c in t.spells[seat]],
        "goals": [RITUAL_IDS[ritual] for ritual in t.goals[seat]],
        "artefacts": [
            {"id": RITUAL_IDS[ritual], "ready": not t.is_used(ritual)}
            for ritual in t.artefacts[seat]
        ],
    }


def _seat_again(t: Castle, seat: Seat, shown: Json) -> None:
    t.place[seat] = _area_again(shown["area"])
    for colour, name in enumerate(COLOURS):
        t.supply[seat * COLOURED + colour] = shown["mana"][name]
    t.spells[seat] = _numbers([one["card"] for one in shown["spells"]])
    t.goals[seat] = tuple(RITUAL[name] for name in shown["goals"])
    t.artefacts[seat] = tuple(RITUAL[one["id"]] for one in shown["artefacts"])
    for one in shown["artefacts"]:
        if not one["ready"]:
            t.turn_down(RITUAL[one["id"]])


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


def _deck_again(shown: Json, numbers: Mapping[str, int]) -> Deck:
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
    start = t.setting.last if t.deck.size else Spot(last_enemy(t) - 1)
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
        "target": SPOTS[spot_of(t, Enemy(args[0]))],
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
            for seat in t.everyone
            if seat in ask.others
            for way in ways(t, seat, open_spells(t, args, seat), pledged(args))
            if spell_of(way) not in MOVING
        ],
        "payable": can,
        "default": _mana(now.ready_made(supply_of(t, t.active))) if can else None,
    }


def _spell(t: Castle, way: Way) -> Json:
    """A spell of an attack, what it takes off and the clause of it."""
    name = SPELLS[spell_of(way)]
    kind = name.partition("-")[0]
    clause = {"alchemy": "BST-226", "arrow": "BST-267"}.get(kind) or t.setting.clauses[kind]
    return {"spell": WORDS[way], "points": power_of(way), "clause": clause}


def _given_up(card: Enemy, area: Area) -> Json:
    return {"card": CARD_IDS[card], "enters": None if area < 0 else AREA_NAMES[area]}


def _given_up_again(shown: Json) -> tuple[Enemy, Area]:
    return CARD[shown["card"]], _area_again(shown["enters"])


def _area_again(name: str | None) -> Area:
    return NOWHERE if name is None else AREA[name]


def _mana(counts: list[int]) -> Json:
    return {name: counts[colour] for colour, name in enumerate(COLOURS)}


def _cards(cards: tuple[Enemy, ...]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def _numbers(names: list[str]) -> tuple[Enemy, ...]:
    return tuple([CARD[name] for name in names])


def _colour(number: Colour) -> str | None:
    return COLOURS[number] if number >= 0 else None


def _colour_number(name: str | None) -> Colour:
    return OPEN if name is None else colour_named(name)
