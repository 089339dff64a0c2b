"""Two against two: who of a team plays first, and who has which quarter (BRS-376)."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import Ask
from laar.core.engine.table import Rule, Steps
from laar.games.berserk.state import setup_facts
from laar.games.berserk.state.battle import SEATS, Battle
from laar.games.berserk.state.numbers import Seat

ROLLERS: Final = (Seat(0), Seat(1))  # one member of each team rolls, and then speaks for it


def leading(t: Battle, args: tuple[int, ...]) -> Steps:
    """The member who rolled says both; a team decides openly, the first team before the other."""
    speaker = args[0]
    lead = yield Ask(speaker, "lead")
    left = yield Ask(speaker, "quarter")
    setup_facts.lead_chosen(t, _meant(lead), "BRS-376")
    setup_facts.quarter_chosen(t, _meant(left), "BRS-376")


def _meant(said: str) -> Seat:
    return Seat(SEATS.index(said.split()[1]))


TEAMS: Final[dict[str, Rule[Battle]]] = {"leading": leading}
