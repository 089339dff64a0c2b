"""laar lab balance belogorye: the two sides, and what the first turn is worth."""

from __future__ import annotations

import argparse
from typing import Any

import laar
from laar.bad_use import BadUse
from laar.commands import FINE, bot_named, edition_of, print_json


def balance(args: argparse.Namespace) -> int:
    """Play the games and tell."""
    from laar.cluster import cluster
    from laar.lab.sides import Sides, figures, run
    from laar.lab.store import write_figures
    from laar.terminal.progress import progress

    if args.decks or args.plus:
        raise BadUse("--decks and --plus: there are no decks in this game")
    game = laar.game(args.names[0])
    bot = bot_named(args.bot, game.name)
    plan = Sides(
        game.name, edition_of(game, None), bot, args.games or GAMES, args.seed, args.budget
    )
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)  # a bad place is told before the games
    with cluster(args.backend, args.jobs), progress("lab balance", plan.games) as advance:
        games = run(plan, args.jobs, lambda: advance(1))
    found = figures(plan, games)
    if args.out is not None:
        write_figures(args.out, found)
    if args.json:
        print_json(found)
    else:
        print("\n".join(_told(found)))
    if len(games) < plan.games:
        raise KeyboardInterrupt  # what was played is told; the exit status tells the rest
    return FINE


GAMES = 400


def _told(found: dict[str, Any]) -> list[str]:
    from laar.bots.adjusted import said
    from laar.lab.page import pct, span

    rows = [(found["side"]["seat"], found["side"]), ("who is first", found["first"])]
    rows += [
        (f"{found['side']['seat']} when {seat} begin", one)
        for seat, one in found["by_first"].items()
    ]
    lines = []
    for name, one in rows:
        lines.append(f"{name}: {pct(one['share'])} ({span(one['interval'])}) of {one['games']}")
        if one["adjusted"]:
            lines.append(f"  less luck: {said(one['adjusted'])}")
    return lines
