"""The clauses that an ability rests on, found by the words it is written with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from laar.games.berserk.cards.glossary import keywords
from laar.games.berserk.cards.schema.card import Card
from laar.games.berserk.cards.schema.paragraph import Paragraph
from laar.games.berserk.cards.schema.triggers import When

TYPES = {"attack": "BRS-246", "spell": "BRS-265", "impact": "BRS-264"}
# Moments with a clause of their own; all others are triggers in general (BRS-220).
MOMENTS = {
    "action": "BRS-112",
    "sudden": "BRS-233",
    "free": "BRS-123",
    "static": "BRS-123",
    "setup": "BRS-019",
    "start_of_battle": "BRS-083",
    "start_of_turn": "BRS-089",
    "end_of_enemy_turn": "BRS-094",
    "on_hit": "BRS-271",
    "on_wounded": "BRS-280",
    "on_death": "BRS-281",
    "on_kill": "BRS-281",
    "on_moved": "BRS-318",
    "on_magic_used": "BRS-252",
    "on_action": "BRS-231",
}
WHEN = {when: MOMENTS.get(when, "BRS-220") for when in get_args(When)}
# Granting and removing a keyword link to the keyword's own clause.
VERBS = {
    "special_strike": "BRS-255",
    "magic_strike": "BRS-256",
    "row_strike": "BRS-257",
    "shot": "BRS-260",
    "throw": "BRS-262",
    "discharge": "BRS-263",
    "wound": "BRS-280",
    "heal": "BRS-285",
    "give_lives": "BRS-282",
    "gain_chip": "BRS-332",
    "lose_chip": "BRS-332",
    "incarnation_chip": "BRS-330",
    "prevent": "BRS-287",
    "modify": "BRS-225",
    "forbid": "BRS-005",
    "permit": "BRS-087",
    "only_target": "BRS-005",
    "protect": "BRS-295",
    "set_kind": "BRS-272",
    "must_defend": "BRS-188",
    "ignore": "BRS-001",
    "block": "BRS-323",
    "redirect": "BRS-321",
    "reroll": "BRS-157",
    "no_answer": "BRS-269",
    "roll_table": "BRS-164",
    "open": "BRS-122",
    "close": "BRS-113",
    "hold_closed": "BRS-087",
    "move": "BRS-318",
    "take_control": "BRS-240",
    "summon": "BRS-325",
    "revive": "BRS-324",
    "become_flyer": "BRS-228",
}
STATS = {
    "strike": "BRS-273",
    "attack": "BRS-273",
    "attack_announced": "BRS-273",
    "move": "BRS-099",
    "die_attack": "BRS-275",
    "from": "BRS-274",
}
# Other words with a clause, anywhere in an ability.
WORDS = {
    "range": "BRS-267",
    "next_to": "BRS-026",
    "class": "BRS-334",
    "in_row": "BRS-336",
    "cursed": "BRS-309",
    "optional": "BRS-007",
    "chips": "BRS-116",
}


def printed(card: Card) -> list[str]:
    """The clauses of everything on a card besides its abilities."""
    kinds = {"flyer": "BRS-076", "terrain": "BRS-076", "artefact": "BRS-077"}
    found = [keywords()[one.name].clause for one in card.keywords]
    found += ["BRS-337"] if card.unique else []
    found += [kinds[card.kind]] if card.kind in kinds else []
    return [*dict.fromkeys(found), "BRS-052" if card.crystal == "gold" else "BRS-053"]


def grounds(paragraph: Paragraph) -> list[str]:
    """The clauses of an ability: of its moment, its type, its verbs and the words in them."""
    written = msgspec.to_builtins(paragraph)
    found = [WHEN[paragraph.when], TYPES.get(paragraph.type)]
    for step in written["do"]:
        found += [VERBS.get(step["verb"]), STATS.get(step.get("stat"))]
    named = {id: one.clause for id, one in keywords().items()} | WORDS
    found += [named.get(word) for word in _words(written)]
    return list(dict.fromkeys(clause for clause in found if clause is not None))


def _words(value: Any) -> Iterator[str]:
    """Every word in the data of an ability: keys that are set, and values."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, inner in value.items():
            if inner not in (None, False, 0):
                yield name
                yield from _words(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _words(inner)
