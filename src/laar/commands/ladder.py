"""laar arena ladder GAME: the characters of a game by their strength."""

from __future__ import annotations

import argparse
from typing import Any

import laar
from laar.bad_use import BadUse
from laar.commands import FINE, FOUND, edition_of, options_of, print_json

GAMES = 100


def climb(args: argparse.Namespace) -> int:
    """Play the games and say whether the order holds."""
    from laar.bots.characters import cast
    from laar.bots.ladder import ladder
    from laar.terminal.progress import progress

    if len(args.bots) != 1:
        raise BadUse("arena ladder needs the name of one game")
    for option in ("team", "table", "save"):
        if getattr(args, option):
            raise BadUse(f"--{option}: a ladder is of all characters of a game")
    game = laar.game(args.bots[0])
    edition = edition_of(game, args.edition)
    games = args.games or GAMES
    steps = len(cast(game.name)) + (2 if game.cooperative else 0)  # the last against a beginner
    with progress(f"ladder {game.name}", games * max(steps, 1)) as advance:
        report = ladder(
            game.name,
            edition,
            games,
            args.seed,
            args.budget,
            args.jobs,
            lambda: advance(1),
            options_of(args),
            lambda step: None if args.json else print(_said(step, games), flush=True),
        )
    if args.json:
        print_json(report)
    return FINE if report["holds"] else FOUND


def _said(step: dict[str, Any], games: int) -> str:
    name, mark = step["name"], "" if step["holds"] else ", NOT in order"
    if "left" in step:
        return f"{name}: {step['left']} enemies left, {step['wins']} of {games} won{mark}"
    low, high = step["interval"]
    shares = f"{step['share']:.0%} of {games} games ({low:.0%} to {high:.0%})"
    return f"{name} beats {step['below']} in {shares}{mark}"
