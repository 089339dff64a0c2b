"""Facts in names, for the log, the wire and the texts."""

from __future__ import annotations

from laar.core.engine.fact import ANSWER, Fact
from laar.core.fact_json import Names, answer_json, fact_json
from laar.core.game import Json
from laar.games.bastion.legal.listing import SPOTS
from laar.games.bastion.pieces.cards import CARD_IDS, CLASSES, COLOURS, RITUAL_IDS
from laar.games.bastion.rules.onslaught import AREA_NAMES
from laar.games.bastion.rules.spells import WORDS
from laar.games.bastion.state.castle import SEATS, Castle
from laar.games.bastion.state.facts import TOLD
from laar.games.bastion.view.view import DONE, STAGES

NAMES: Names[Castle] = {
    "seat": lambda t, seat: SEATS[seat],
    "donor": lambda t, seat: SEATS[seat],
    "card": lambda t, card: CARD_IDS[card],
    "ritual": lambda t, ritual: RITUAL_IDS[ritual],
    "rituals": lambda t, rituals: [RITUAL_IDS[ritual] for ritual in rituals],
    "ring": lambda t, ring: [COLOURS[colour] for colour in ring],
    "classes": lambda t, classes: [CLASSES[number] for number in classes],
    "deck": lambda t, deck: deck.size,
    "colour": lambda t, colour: COLOURS[colour],
    "new": lambda t, colour: COLOURS[colour],
    "section": lambda t, section: SPOTS[section],
    "goal": lambda t, section: SPOTS[section],
    "place": lambda t, spot: SPOTS[spot],
    "area": lambda t, area: AREA_NAMES[area],
    "enters": lambda t, area: None if area < 0 else AREA_NAMES[area],
    "slot": lambda t, slot: slot + 1,
    "base": lambda t, base: base + 1,
    "spell": lambda t, way: WORDS[way],
    "stage": lambda t, stage: STAGES[stage],
    "what": lambda t, bit: next(name for name, one in DONE.items() if one == bit),
}


def told(t: Castle, fact: Fact) -> Json:
    """A fact as everyone sees it; answers stand at the margin of the log, whatever led to them."""
    if fact.name == ANSWER:
        return answer_json(fact, SEATS, caused=False)
    return fact_json(t, fact, TOLD, NAMES)
