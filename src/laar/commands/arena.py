"""Let bots play many games and count.

laar arena belogorye greedy random           two bots against each other, sides swapped
laar arena bastion --team greedy             a team, where all play together
laar arena bastion --table                   every mode, number of players and team
laar arena ladder berserk                    are its characters in the order of their strength?

The time of --budget is for a decision; for a team it is for a whole turn.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import laar
from laar.bad_use import BadUse
from laar.commands import (
    FINE,
    add_table,
    add_workers,
    bot_named,
    edition_of,
    options_of,
    print_json,
    seconds,
    variants,
    whole,
)
from laar.core.abilities import EndsUnwon
from laar.core.game import AnyGame

LADDER = "ladder"
GAMES = 100
TEAM_GAMES = 40
TABLE_GAMES = 10


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", metavar="GAME", help="or ladder, and then the game")
    parser.add_argument("bots", nargs="*", metavar="BOT", help="two, who play each other")
    add_table(parser)
    parser.add_argument("--team", metavar="BOT", help="the bot that leads all seats of a team")
    parser.add_argument("--table", action="store_true", help="of all modes, players and teams")
    parser.add_argument("--games", type=whole(1), help="how many (100; 40 of a team, 10 a row)")
    parser.add_argument("--seed", type=whole(0), default=1, help="fixes dice and bots (1)")
    parser.add_argument("--budget", type=seconds, help="seconds a decision; of a team, a turn")
    add_workers(parser)
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="keep a game each team won")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Play the games."""
    from laar.cluster import cluster

    with cluster(args.backend, args.jobs):
        return _run(args)


def _run(args: argparse.Namespace) -> int:
    if args.game == LADDER:
        from laar.commands.ladder import climb

        return climb(args)
    game = laar.game(args.game)
    if game.cooperative:
        if args.bots:
            raise BadUse(f"{game.name} is played together: --team {args.bots[0]}, not two bots")
        if not args.team and not args.table:
            raise BadUse(f"{game.name} is played together: name a --team, or ask for the --table")
        return _table(game, args) if args.table else _team(game, args)
    for option in ("team", "table", "save"):
        if getattr(args, option):
            raise BadUse(f"--{option}: {game.name} is played against each other; name two bots")
    mode = options_of(args).get("mode")
    if isinstance(game, EndsUnwon) and mode in game.unwon:
        raise BadUse(f"--mode: nobody wins a table of {mode}; laar lab limited compares its decks")
    if len(args.bots) != 2:
        raise BadUse(f"{game.name} is played against each other: name BOT and BOT")
    return _duel(game, args)


def _duel(game: AnyGame, args: argparse.Namespace) -> int:
    from laar.bots.adjusted import said as adjusted_said
    from laar.bots.arena import arena
    from laar.terminal.progress import progress

    edition = edition_of(game, args.edition)
    a, b = (bot_named(bot, game.name) for bot in args.bots)
    games = args.games or GAMES
    with progress(f"{a} – {b}", games) as advance:
        report = arena(
            game.name,
            edition,
            a,
            b,
            games,
            args.seed,
            args.budget,
            args.jobs,
            lambda: advance(1),
            options_of(args),
        )
    if args.json:
        print_json(report)
        return FINE
    low, high = report["interval"]
    print(f"{a} {report['wins'][0]}, {b} {report['wins'][1]}, draws {report['draws']}")
    print(f"{a} wins {report['share']:.1%} of {report['games']} games ({low:.1%} to {high:.1%})")
    if report["adjusted"]:
        print(f"less luck: {adjusted_said(report['adjusted'])}")
    if report["repeated"]:
        print(f"{report['repeated']} games were played twice, and count once")
    return FINE


def _team(game: AnyGame, args: argparse.Namespace) -> int:
    report = _games(game, edition_of(game, args.edition), options_of(args), args.team, args)
    if args.json:
        print_json(report)
        return FINE
    from laar.bots.adjusted import said as adjusted_said

    low, high = report["interval"]
    print(
        f"{report['team']} ({report['edition']} {report['mode']}, {report['players']} players) "
        f"wins {report['share']:.1%} of {report['games']} games ({low:.1%} to {high:.1%})"
    )
    if report["adjusted"]:
        print(f"less luck: {adjusted_said(report['adjusted'])}")
    print(f"on average {report['left']} enemies are left after {report['turns']} turns")
    return FINE


def _table(game: AnyGame, args: argparse.Namespace) -> int:
    """All modes, players and teams, or those that were named."""
    import laar.bots

    if args.options:
        raise BadUse("--options: the table is of games without")
    args.games = args.games or TABLE_GAMES
    teams = [bot_named(args.team, game.name)] if args.team else list(laar.bots.NAMES)
    wanted = variants(game, args)
    reports = []
    if not args.json:
        print(f"{'':<24}{''.join(f'{team:>18}' for team in teams)}")
    for edition, some in wanted.items():
        for mode, players in some:
            options = {"mode": mode, "players": players}
            row = [_games(game, edition, options, team, args) for team in teams]
            reports += row
            if not args.json:
                cells = (f"{one['wins']}/{one['games']} left {one['left']:.1f}" for one in row)
                name = f"{edition} {mode} {players}"
                print(f"{name:<24}{''.join(f'{cell:>18}' for cell in cells)}", flush=True)
    if args.json:
        print_json(reports)
    return FINE


def _games(
    game: AnyGame, edition: str, options: dict[str, Any], team: str, args: argparse.Namespace
) -> dict[str, Any]:
    from laar.bots.arena_team import arena_team
    from laar.terminal.progress import progress

    games = args.games or TEAM_GAMES
    said = [str(options[name]) for name in ("mode", "players") if name in options]
    words = [edition, *said, bot_named(team, game.name)]
    save = None
    if args.save is not None:
        args.save.mkdir(parents=True, exist_ok=True)
        save = args.save / f"{'-'.join([game.name, *words])}.laar"
    with progress(" ".join(words), games) as advance:
        return arena_team(
            game.name,
            edition,
            options,
            team,
            games,
            args.seed,
            args.budget,
            args.jobs,
            lambda: advance(1),
            save,
        )
