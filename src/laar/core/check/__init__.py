"""The generic checker: random games of any game and edition, everything the kernel promises
verified at every question."""

from laar.core.check.games import Checked, Finding, check_answers, check_game, check_secrets
from laar.core.check.secrets import Tally
from laar.core.check.spread import Spread

__all__ = [
    "Checked",
    "Finding",
    "Spread",
    "Tally",
    "check_answers",
    "check_game",
    "check_secrets",
]
