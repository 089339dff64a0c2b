"""The generic checker: random games of any game and edition, everything the kernel promises
verified at every question."""

from laar.core.check.games import Checked, Finding, check_game, check_secrets

__all__ = ["Checked", "Finding", "check_game", "check_secrets"]
