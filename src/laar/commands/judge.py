"""How good is the judge of positions, and fit it anew.

laar judge belogorye --games 500 --seed 7    on games it was not fitted on
laar judge bastion --mode easy --players 2   on some of them
laar judge belogorye --luck --games 500      is luck counted without bias, and what does it save
laar judge berserk --fit --games 2000        play games, fit weights and keep them
laar judge berserk --fit --openings          those by which luck of the deal is counted

Without --mode all modes that can be won are played in turn, and all pairs of ready decks. Seeds of
fitting are other games than those of measuring.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import laar
from laar.bad_use import BadUse
from laar.commands import (
    FINE,
    add_table,
    bot_named,
    edition_of,
    options_of,
    print_json,
    variants,
    whole,
)
from laar.core.abilities import EndsUnwon, OffersTrials, ShowsOpenings, ShowsSigns
from laar.core.game import AnyGame

if TYPE_CHECKING:
    from laar.bots.judge.sampling import Plan, Sampled

MEASURED, FITTED = 500, 2000  # games


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", metavar="GAME")
    add_table(parser)
    parser.add_argument("--games", type=whole(1), help="how many (500; 2000 to fit)")
    parser.add_argument("--seed", type=whole(0), default=1, help="fixes the games (1)")
    parser.add_argument("--bot", default="greedy", help="who plays both sides (greedy)")
    parser.add_argument("--jobs", type=whole(1), default=2, help="processes (2)")
    parser.add_argument("--luck", action="store_true", help="measure the account of luck instead")
    parser.add_argument("--fit", action="store_true", help="fit weights and keep them")
    parser.add_argument("--openings", action="store_true", help="what is dealt, with --fit")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="keep them here instead")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Play the games."""
    game = laar.game(args.game)
    if not isinstance(game, ShowsSigns):
        raise BadUse(f"{game.name} shows no signs to judge by")
    if args.save is not None and not args.fit:
        raise BadUse("--save: only weights that are fitted are kept")
    if args.openings and not (args.fit and isinstance(game, ShowsOpenings)):
        raise BadUse("--openings: only with --fit, of a game in which something is dealt")
    if args.luck and args.fit:
        raise BadUse("--luck measures; --fit is another thing")
    bot_named(args.bot, game.name)
    if args.luck:
        return _luck(game, args)
    return _fit(game, args) if args.fit else _measure(game, args)


def _measure(game: AnyGame, args: argparse.Namespace) -> int:
    from laar.bots.judge.measure import measured

    games = _played(game, args, args.games or MEASURED)
    report = {
        "game": game.name,
        "edition": edition_of(game, args.edition),
        "bot": args.bot,
        "seed": args.seed,
        "games": len(games),
        **measured(game.name, games),
    }
    if args.json:
        print_json(report)
        return FINE
    print(f"log loss {report['log_loss']}, of a constant {report['constant']}", end="")
    print(f", of taste {report['taste']}; {report['positions']} chances of {len(games)} games")
    for tenth in report["calibration"]:
        print(f"said {tenth['said']:.1%}, won {tenth['won']:.1%}")
    return FINE


def _luck(game: AnyGame, args: argparse.Namespace) -> int:
    from laar.bots.luck_measure import lucky_games, measured_luck
    from laar.terminal.progress import progress

    plan, count = _plan(game, args), args.games or MEASURED
    with progress(f"{game.name} {args.bot}", count) as advance:
        games = lucky_games(plan, count, args.jobs, lambda: advance(1))
    report = {
        "game": game.name,
        "edition": plan.edition,
        "bot": args.bot,
        "seed": args.seed,
        **measured_luck(games),
    }
    if args.json:
        print_json(report)
        return FINE
    print(f"mean luck {report['luck']:+.4f}, standard error {report['error']:.4f}", end="")
    print(f"; {report['games']} games tell as much as {report['factor']} times as many would")
    return FINE


def _fit(game: AnyGame, args: argparse.Namespace) -> int:
    from laar.bots.judge.fitting import fitted_weights
    from laar.bots.judge.weights import Fitted, keep

    if find_spec("numpy") is None:
        raise BadUse("--fit needs numpy: pip install 'laar[rl]'")
    games = _played(game, args, args.games or FITTED)
    kinds = sorted({one.kind for one in games})
    found = []
    for kind in kinds:
        some = [one for one in games if one.kind == kind and one.samples]
        modes = tuple(dict.fromkeys(one.mode for one in some))
        positions = sum(len(one.samples) for one in some)
        weights = fitted_weights(some)
        found.append(
            Fitted(
                kind, (args.bot,), modes, len(some), positions, args.seed, laar.__version__, weights
            )
        )
    file = keep(game.name, found, args.save)
    told = {one.judges: {"games": one.games, "positions": one.positions} for one in found}
    if args.json:
        print_json({"game": game.name, "fitted": told, "file": str(file)})
        return FINE
    for judges, one in told.items():
        print(f"{judges}: {one['positions']} positions of {one['games']} games")
    print(file)
    return FINE


def _played(game: AnyGame, args: argparse.Namespace, count: int) -> list[Sampled]:
    """The games, in each edition and mode in turn."""
    from laar.bots.judge.sampling import sampled
    from laar.terminal.progress import progress

    plan = _plan(game, args)
    with progress(f"{game.name} {args.bot}", count) as advance:
        return sampled(plan, count, args.jobs, lambda: advance(1))


def _plan(game: AnyGame, args: argparse.Namespace) -> Plan:
    from laar.bots.judge import OPENING
    from laar.bots.judge.sampling import FIT, MEASURE, Plan

    edition = edition_of(game, args.edition)
    purpose = MEASURE if not args.fit else OPENING if args.openings else FIT
    return Plan(
        game.name, edition, tuple(_tables(game, edition, args)), args.bot, args.seed, purpose
    )


def _tables(game: AnyGame, edition: str, args: argparse.Namespace) -> Iterator[Mapping[str, Any]]:
    """The options of the tables that are played."""
    if args.options:
        yield options_of(args)
        return
    args.edition = edition
    unwon = game.unwon if isinstance(game, EndsUnwon) else ()
    assert isinstance(game, ShowsSigns)
    for mode, players in variants(game, args)[edition]:
        table = {"mode": mode, "players": players}
        if mode not in unwon and game.judged_as(game.new_table(edition, table)):
            yield from _dealt(game, edition, table)


def _dealt(game: AnyGame, edition: str, table: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """A table with all that a game offers to try there, secrets aside."""
    tried = game.trials(edition, table["mode"]) if isinstance(game, OffersTrials) else ()
    for options in tried:
        if not options.get("secret"):
            yield {**table, **options}
    if not tried:
        yield table
