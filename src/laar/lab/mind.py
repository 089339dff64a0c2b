"""Who decides in a lab: a bot that sees no more than its view."""

from __future__ import annotations

import time
from random import Random

from laar.bots import choose
from laar.core.game import Game, Json
from laar.lab.plan import Plan


def decide(plan: Plan, game: Game, view: Json, options: list[str], seed: int) -> tuple[str, bool]:
    """An answer, and whether the bot had a reason for it."""
    clock = time.process_time  # a busy machine makes no bot weaker
    try:
        said = choose(game, plan.edition, view, options, plan.bot, plan.budget, seed, clock)
    except Exception:  # counted by who asks, and the next game is played all the same
        return Random(seed).choice(options), False
    return said["answer"], bool(said["reasons"])
