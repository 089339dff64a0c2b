"""All rules of the battle by name."""

from __future__ import annotations

from typing import Final

from laar.core.engine.table import Rule
from laar.games.berserk.rules.fight import fight
from laar.games.berserk.rules.setup import PREPARATION
from laar.games.berserk.rules.stack import PILE
from laar.games.berserk.rules.teams import TEAMS
from laar.games.berserk.rules.turns import TURNS
from laar.games.berserk.rules.verbs import VERBS
from laar.games.berserk.rules.verbs_move import SHIFTS
from laar.games.berserk.state.battle import Battle

RULES: Final[dict[str, Rule[Battle]]] = {
    **PREPARATION,
    **TEAMS,
    **TURNS,
    **PILE,
    **VERBS,
    **SHIFTS,
    "fight": fight,
}
