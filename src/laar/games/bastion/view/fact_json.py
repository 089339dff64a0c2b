"""Facts in names, for the log, the wire and the texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from laar.core.engine.fact import Fact
from laar.games.bastion.legal.listing import SPOTS
from laar.games.bastion.pieces.cards import CARD_IDS, CLASSES, COLOURS, RITUAL_IDS
from laar.games.bastion.rules.onslaught import AREA_NAMES
from laar.games.bastion.rules.spells import WORDS
from laar.games.bastion.state.castle import SEATS
from laar.games.bastion.state.facts import TOLD
from laar.games.bastion.view.view import DONE, STAGES

NAMES: dict[str, Callable[[Any], Any]] = {
    "seat": lambda seat: SEATS[seat],
    "donor": lambda seat: SEATS[seat],
    "card": lambda card: CARD_IDS[card],
    "ritual": lambda ritual: RITUAL_IDS[ritual],
    "rituals": lambda rituals: [RITUAL_IDS[ritual] for ritual in rituals],
    "ring": lambda ring: [COLOURS[colour] for colour in ring],
    "classes": lambda classes: [CLASSES[number] for number in classes],
    "deck": lambda deck: deck.size,
    "colour": lambda colour: COLOURS[colour],
    "new": lambda colour: COLOURS[colour],
    "section": lambda section: SPOTS[section],
    "goal": lambda section: SPOTS[section],
    "place": lambda spot: SPOTS[spot],
    "area": lambda area: AREA_NAMES[area],
    "enters": lambda area: None if area < 0 else AREA_NAMES[area],
    "slot": lambda slot: slot + 1,
    "base": lambda base: base + 1,
    "spell": lambda way: WORDS[way],
    "stage": lambda stage: STAGES[stage],
    "what": lambda bit: next(name for name, one in DONE.items() if one == bit),
}


def told(fact: Fact) -> dict[str, Any]:
    """A fact as everyone sees it."""
    shown: dict[str, Any] = {"fact": fact.name, "clause": fact.clause, "cause": fact.cause}
    for name, value in zip(TOLD[fact.name], fact.args, strict=True):
        shown[name] = NAMES[name](value) if name in NAMES else value
    return shown
