"""The bot of the lab; it sees only its view."""

from __future__ import annotations

import time
from random import Random

from laar.bots import choose
from laar.core.game import AnyGame, Json
from laar.lab.plan import Plan


def decide(
    plan: Plan, game: AnyGame, view: Json, options: list[str], seed: int
) -> tuple[str, bool]:
    """An answer, and whether the bot chose it (False: it failed, so it is random)."""
    clock = time.process_time  # on a busy machine a bot gets no less time
    try:
        said = choose(game, plan.edition, view, options, plan.bot, plan.budget, seed, clock)
    except Exception:  # the caller counts it, and the games go on
        return Random(seed).choice(options), False
    return said["answer"], bool(said["reasons"])
