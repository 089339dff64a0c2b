"""Make data sets, score answers to questions about rules, and tables of bots.

laar dataset positions GAME --count N --out DIR     positions with how their games ended
laar dataset rules --out DIR                        questions about rules, with answers and reasons
laar dataset score FILE ANSWERS                     how many of those someone answered right
laar dataset puzzles --out DIR                      puzzles with their proofs
laar dataset leaderboard GAME --bots A,B --out FILE a table of bots, with all its games
laar dataset verify FILE                            play the games of such a table again

Each has its card beside it; docs/datasets.md tells more.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import laar
from laar.commands import FINE, FOUND, print_json, whole
from laar.commands.selfplay import add_play, plan_of


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options of each."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    found = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    one = found.add_parser("positions", help="positions with outcomes")
    one.add_argument("game", metavar="GAME")
    one.add_argument("--count", type=whole(1), default=1000, metavar="N", help="rows (1000)")
    one.add_argument("--per-game", type=whole(1), default=10, metavar="N", help="at most (10)")
    _out(one, "DIR")
    add_play(one)
    one.set_defaults(make=_positions, opening=4)
    one = found.add_parser("rules", help="questions about rules")
    one.add_argument("--game", choices=laar.game_names(), help="all unless named")
    one.add_argument("--count", type=whole(1), default=2000, metavar="N", help="(2000)")
    one.add_argument("--seed", type=whole(0), default=1, help="fixes all questions (1)")
    _out(one, "DIR")
    one.set_defaults(make=_rules)
    one = found.add_parser("score", help="answers to them")
    one.add_argument("file", type=Path, metavar="FILE")
    one.add_argument("answers", type=Path, metavar="ANSWERS", help="JSON lines: id, answer, lang")
    one.add_argument("--split", choices=("train", "valid", "test"), default="", help="of the file")
    one.set_defaults(make=_score)
    one = found.add_parser("puzzles", help="puzzles with proofs")
    _out(one, "DIR")
    one.set_defaults(make=_puzzles)
    one = found.add_parser("leaderboard", help="a table of bots")
    one.add_argument("game", metavar="GAME")
    one.add_argument("--games", type=whole(1), default=4, help="of each pair or team (4)")
    _out(one, "FILE")
    add_play(one)
    one.set_defaults(make=_leaderboard)
    one = found.add_parser("verify", help="its games again")
    one.add_argument("file", type=Path, metavar="FILE")
    one.set_defaults(make=_verify)
    for one in found.choices.values():
        one.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Do one of these."""
    status: int = args.make(args)
    return status


def _out(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument("--out", type=Path, required=True, metavar=what, help="where it goes")


def _positions(args: argparse.Namespace) -> int:
    from laar.cluster import cluster
    from laar.datasets.positions import Wanted, positions
    from laar.selfplay.plan import Plan
    from laar.terminal.progress import progress

    wanted = Wanted(Plan(games=0, **plan_of(args)), args.count, args.per_game)
    wanted.plan.check()
    with (
        cluster(args.backend, args.jobs),
        progress(f"positions {args.game}", args.count, hidden=args.json) as advance,
    ):
        shards = positions(wanted, args.out, args.jobs, lambda one: advance(one.rows))
    if args.json:
        print_json({**wanted.told(), "shards": len(shards)})
    else:
        print(f"{args.count} positions, {len(shards)} files in {args.out}")
    return FINE


def _rules(args: argparse.Namespace) -> int:
    from laar.datasets.rules import RULES, rules

    games = [args.game] if args.game else laar.game_names()
    some = rules(args.out, games, args.count, args.seed)
    if args.json:
        print_json({"questions": len(some), "games": games})
    else:
        print(f"{len(some)} questions in {args.out / RULES}")
    return FINE


def _score(args: argparse.Namespace) -> int:
    from laar.datasets.lines import read_lines
    from laar.datasets.score import score
    from laar.lab.page import pct, span

    found = score(read_lines(args.file), read_lines(args.answers), args.split)
    if args.json:
        print_json(found)
        return FINE
    for part in ("kinds", "games", "langs"):
        for name, one in found.get(part, {}).items():
            print(f"{name:<12}{one['right']:>6} of {one['questions']:<6} {pct(one['share'])}")
    print(f"right: {pct(found['share'])} ({span(found['interval'])})")
    return FINE


def _puzzles(args: argparse.Namespace) -> int:
    from laar.datasets.puzzle_set import FILE, puzzle_set

    some = puzzle_set(args.out, laar.game_names())
    if args.json:
        print_json({"puzzles": len(some)})
    else:
        print(f"{len(some)} puzzles in {args.out / FILE}")
    return FINE


def _leaderboard(args: argparse.Namespace) -> int:
    from laar.cluster import cluster
    from laar.datasets.leaderboard import leaderboard
    from laar.selfplay.plan import Plan

    plan = Plan(games=args.games, **plan_of(args))
    with cluster(args.backend, args.jobs):
        rows = leaderboard(plan, args.out, args.jobs)
    return _told(args, rows, [])


def _verify(args: argparse.Namespace) -> int:
    from laar.datasets.leaderboard import verify

    return _told(args, *verify(args.file))


def _told(args: argparse.Namespace, rows: list[dict[str, object]], wrong: list[str]) -> int:
    if args.json:
        print_json({"table": rows, "wrong": wrong})
    else:
        for row in rows:
            print("  ".join(f"{name} {value}" for name, value in row.items()))
        for why in wrong:
            print(f"wrong: {why}")
    return FOUND if wrong else FINE
