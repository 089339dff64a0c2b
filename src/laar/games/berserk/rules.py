"""All rules of the battle by name, and the listings of what may be answered."""

from __future__ import annotations

from typing import Final

from laar.core.table import Rule
from laar.games.berserk.battle import LISTINGS
from laar.games.berserk.doing import VERBS
from laar.games.berserk.fight import fight
from laar.games.berserk.legal import LISTED
from laar.games.berserk.pile import PILE
from laar.games.berserk.setup import PREPARATION
from laar.games.berserk.shifting import SHIFTS
from laar.games.berserk.teams import TEAMS
from laar.games.berserk.turns import TURNS

RULES: Final[dict[str, Rule]] = {
    **PREPARATION,
    **TEAMS,
    **TURNS,
    **PILE,
    **VERBS,
    **SHIFTS,
    "fight": fight,
}
LISTINGS.update(LISTED)
