"""The two editions and their revisions: 2018 is 2015 with some rules and numbers replaced."""

from __future__ import annotations

from collections.abc import Mapping

from laar.core.edition import Edition, keyed, newest
from laar.games.bastion.legal.listing import LISTINGS
from laar.games.bastion.rules.anytime import ASIDES
from laar.games.bastion.rules.attack import ATTACK_RULES
from laar.games.bastion.rules.deeds import DEED_RULES
from laar.games.bastion.rules.mana import MANA_RULES
from laar.games.bastion.rules.onslaught import ONSLAUGHT_RULES
from laar.games.bastion.rules.rituals import RITUAL_RULES
from laar.games.bastion.rules.setup import SETUP_2, SETUP_RULES
from laar.games.bastion.rules.turns import TURNS_2015, TURNS_2018
from laar.games.bastion.scenarios.recipe import NORMAL

E2015 = Edition(
    "2015",
    {
        **SETUP_RULES,
        **ONSLAUGHT_RULES,
        **TURNS_2015,
        **DEED_RULES,
        **MANA_RULES,
        **ATTACK_RULES,
        **RITUAL_RULES,
    },
    numbers={
        "last_section": 23,  # BST-047, BST-048, BST-103
        "cannon": 1,  # BST-339
        "flame_helps": 0,  # BST-203
        "others_move_enemies": 0,  # BST-223
        "immune_moved": 0,  # BST-265
        "immune_shielded": 1,  # BST-432
        "immune_hosts": 1,  # BST-403
        "priests_aside": 0,  # BST-431
        "replaced_kept": 0,  # BST-331
        "placed_first": 0,  # BST-036
        "arrow_in_entry": 0,  # BST-278
    },
    parts={
        "clauses": {
            "won": "BST-570",
            "lost entering": "BST-574",
            "lost marching": "BST-574",
            "laid": "BST-009",
            "deck": "BST-018",
            "dealt": "BST-030",
            "haste": "BST-268",
            "flame": "BST-245",
            "lightning": "BST-240",
            "castling": "BST-258",
            "teleport": "BST-260",
            "driven by a dragon": "BST-466",
            "driven by Rokai": "BST-491",
            "artefact": "BST-315",
            "built": "BST-330",
            "replaced": "BST-331",
            "main": "BST-359",
            "immune": "BST-500",
            "dragon": "BST-470",
            "cannon": "BST-339",
            "shield": "BST-425",
        },
        "normal": NORMAL,  # BST-529
    },
    listings=LISTINGS,
    asides=ASIDES,
)
E2018 = E2015.but(
    "2018",
    rules=TURNS_2018,
    windows={"won_in_citadel": ("stay",)},  # BST-137
    numbers={
        "last_section": 24,  # BST-049, BST-103
        "cannon": 2,  # BST-340
        "flame_helps": 1,  # BST-204
        "others_move_enemies": 1,  # BST-224
        "immune_moved": 1,  # BST-266
        "immune_shielded": 0,  # BST-433
        "immune_hosts": 0,  # BST-401
        "priests_aside": 1,  # BST-429
        "replaced_kept": 1,  # BST-332
        "placed_first": 1,  # BST-037
    },
    parts={
        "clauses": {
            "won": "BST-571",
            "lost entering": "BST-575",
            "lost marching": "BST-576",
            "laid": "BST-015",
            "deck": "BST-019",
            "dealt": "BST-031",
            "haste": "BST-269",
            "flame": "BST-246",
            "lightning": "BST-241",
            "castling": "BST-259",
            "teleport": "BST-261",
            "driven by a dragon": "BST-467",
            "driven by Rokai": "BST-492",
            "artefact": "BST-316",
            "built": "BST-332",
            "replaced": "BST-332",
            "main": "BST-358",
            "immune": "BST-501",
            "dragon": "BST-471",
            "cannon": "BST-340",
            "shield": "BST-426",
        },
        "normal": {},
    },
)
# The first enemies are seen when rituals are chosen (BST-032); an Arrow is as superfluous when one
# enters with a fight as elsewhere, and as legal (BST-278).
E2015_2 = E2015.revised(rules=SETUP_2, numbers={"arrow_in_entry": 1})
E2018_2 = E2018.revised(rules=SETUP_2, numbers={"arrow_in_entry": 1})
REVISIONS: Mapping[str, Edition] = keyed([E2015, E2015_2, E2018, E2018_2])
EDITIONS: Mapping[str, Edition] = newest(REVISIONS.values())
