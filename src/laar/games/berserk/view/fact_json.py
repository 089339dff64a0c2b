"""Facts as JSON with names instead of numbers, each as one seat may see it."""

from __future__ import annotations

from laar.core.engine.fact import ANSWER, Fact
from laar.core.fact_json import Names, answer_json, fact_json
from laar.core.game import Json
from laar.games.berserk.cards.keywords import ATTACKS, KEYWORDS, KINDS
from laar.games.berserk.rules.turns import RAGE_USE
from laar.games.berserk.state import anytime_facts, facts, setup_facts, stack_facts
from laar.games.berserk.state.battle import SEATS, ZONE, Battle
from laar.games.berserk.state.effect import FOREVER, Effect
from laar.games.berserk.state.item import Item
from laar.games.berserk.state.numbers import Cell, Seat
from laar.games.berserk.view.view import EFFECTS, ITEMS, name

TOLD = {**facts.TOLD, **stack_facts.TOLD, **setup_facts.TOLD, **anytime_facts.TOLD}
DRAW = "draw"  # what CHANCE says of a card that only one player may see
# Arguments that players do not see, or see in another form.
UNTOLD = {"deed", "pile", "keys", "about", "limited", "granted", "bought"}
SINGLE = {bits: word for word, bits in ATTACKS.items() if bits.bit_count() == 1}


def told(t: Battle, fact: Fact, seat: int | None) -> Json | None:
    """A fact as a seat sees it, or None."""
    if fact.seats is not None and seat not in fact.seats:
        return None
    if fact.name == ANSWER:
        return answered(fact)
    return fact_json(t, fact, TOLD, NAMES, UNTOLD)


def answered(fact: Fact) -> Json | None:
    """Which card is drawn is told by what follows, to its owner alone (BRS-059)."""
    if fact.args[1].startswith(DRAW + " "):
        return None
    return answer_json(fact, SEATS)


def _seat(t: Battle, seat: Seat) -> str:
    return SEATS[seat]


def _cell(t: Battle, cell: Cell) -> str:
    return t.setting.grid.names[cell]


def _place(t: Battle, place: int) -> str:
    return "zone" if place == ZONE else t.setting.grid.names[place]


def _item(t: Battle, item: Item) -> Json:
    return {
        "item": ITEMS[item.kind],
        "card": name(t, item.card),
        "target": name(t, item.target),
        "number": item.deed[1] if item.deed else None,
    }


def _effect(t: Battle, effect: Effect) -> Json:
    return {
        "effect": EFFECTS[effect.what],
        "card": name(t, effect.card),
        "source": name(t, effect.source),
        "number": effect.number,
        "turn": None if effect.until >= FOREVER else effect.until // 2,
    }


def _attack(t: Battle, bits: int) -> str | None:
    """The attack by its plain name; a directed strike is told as that (BRS-254)."""
    return next((SINGLE[bit] for bit in sorted(SINGLE, reverse=True) if bits & bit), None)


NAMES: Names[Battle] = {
    "seat": _seat,
    "winners": lambda t, seats: [SEATS[s] for s in seats],
    "rolls": lambda t, rolls: list(rolls),
    "card": name,
    "target": name,
    "source": name,
    "cell": _cell,
    "place": _place,
    "item": _item,
    "number": lambda t, number: 0 if number == RAGE_USE else number,  # rage is no ability
    "kind": lambda t, kind: {"item": ITEMS[kind]},
    "effect": _effect,
    "keyword": lambda t, keyword: KEYWORDS[keyword] if keyword >= 0 else None,
    "attack": _attack,
    "blow": lambda t, kind: KINDS[kind] if kind >= 0 else "miss",
}
