"""Measure how balanced a game is by letting bots play it many times.

laar lab balance berserk --out FOLDER    all pairs of decks: pairs, first player, length, cards
laar lab balance belogorye               the two sides, and what the first turn is worth
laar lab compare FOLDER FOLDER           two such reports, before and after
laar lab limited berserk                 decks drafted and built by a bot against random ones
laar lab run FILE.toml --out FOLDER      an experiment: other cards, numbers, decks or tables

Games are fixed by --seed. Ctrl-C keeps what was played and reports that.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from laar.bad_use import BadUse
from laar.commands import FINE, FOUND, add_workers, print_json, seconds, whole

GAMES = 400
SIDES = "belogorye"  # its sides are what there is to balance
BALANCE, COMPARE, LIMITED, RUN = "balance", "compare", "limited", "run"


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument(
        "what", choices=(BALANCE, COMPARE, LIMITED, RUN), metavar="balance|compare|limited|run"
    )
    parser.add_argument("names", nargs="+", metavar="GAME|FOLDER|FILE")
    parser.add_argument("--decks", metavar="DECK,DECK", help="these alone (all four)")
    parser.add_argument("--plus", action="store_true", help="decks with their extra cards")
    parser.add_argument("--bot", default="greedy", help="who plays (greedy)")
    parser.add_argument("--games", type=whole(1), help="of each pair or mode (400); of an arm")
    parser.add_argument("--seed", type=whole(0), default=1, help="fixes dice and bots (1)")
    parser.add_argument("--budget", type=seconds, default=0.2, help="seconds a decision (0.2)")
    parser.add_argument("--dice", choices=("home", "tournament"), default="home")
    add_workers(parser)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where the report goes")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Measure or compare."""
    if args.what == COMPARE:
        if len(args.names) != 2:
            raise BadUse("lab compare needs two report folders: before and after")
        return _compare(Path(args.names[0]), Path(args.names[1]), args)
    if args.what == RUN:
        from laar.commands.lab_run import experiment

        return experiment(args)
    from laar.lab.plan import GAME

    if args.what == BALANCE and args.names == [SIDES]:
        from laar.commands.lab_sides import balance

        return balance(args)
    if args.names != [GAME]:
        known = f"{GAME} and {SIDES}" if args.what == BALANCE else f"{GAME} alone"
        raise BadUse(f"lab {args.what} is for {known}, not for {' '.join(args.names)}")
    args.games = args.games or GAMES
    return _limited(args) if args.what == LIMITED else _balance(args)


def _balance(args: argparse.Namespace) -> int:
    from laar.games.berserk.cards.starter_set import DECKS
    from laar.lab.figures import figures
    from laar.lab.page import remarks, summary
    from laar.lab.plan import PLUS, Plan, pairs
    from laar.lab.report import write
    from laar.lab.store import CSV
    from laar.lab.work import run as play_all
    from laar.terminal.progress import progress

    if args.plus and args.decks:
        raise BadUse("--plus: --decks names the decks, such as orcs+")
    named = tuple(args.decks.split(",")) if args.decks else PLUS if args.plus else DECKS
    plan = Plan(named, args.games, args.seed, args.bot, args.budget, args.dice)
    plan.check()
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)  # a bad place is told before the games
    began = time.monotonic()
    with progress("lab balance", plan.games * len(pairs(plan.decks))) as advance:
        done = play_all(plan, args.jobs, args.backend, lambda: advance(1))
    found = figures(plan, done.rows, done.stopped, time.monotonic() - began, done.failed)
    written = write(args.out, found, done.rows) if args.out is not None else []
    if args.json:
        print_json(found)
    else:
        print("\n".join([summary(found), *_table(found), *remarks(found)]))
        for path in written:
            print(f"written: {path}{' (parquet needs polars)' if path.name == CSV else ''}")
    if done.stopped:
        raise KeyboardInterrupt  # what was played is kept; the exit status tells the rest
    return FOUND if done.failed else FINE


def _limited(args: argparse.Namespace) -> int:
    from laar.cluster import cluster
    from laar.games.berserk.limited.event import MODES
    from laar.lab.limited import measure
    from laar.lab.page import pct, span
    from laar.terminal.progress import progress

    bar = progress("lab limited", args.games * len(MODES))
    with cluster(args.backend, args.jobs), bar as advance:
        found = measure(args.bot, args.games, args.seed, args.jobs, lambda: advance(1))
    if args.json:
        print_json(found)
        return FINE
    for one in found:
        share = f"{pct(one['share'])} ({span(one['interval'])})"
        print(f"{one['mode']:<8} decks of {args.bot} win {share} of {one['games']} games")
    return FINE


def _table(found: dict[str, Any]) -> list[str]:
    from laar.bots.adjusted import said
    from laar.lab.page import pct, span

    lines = []
    for pair in found["pairs"]:
        name, first = "-".join(pair["pair"]), pair["first"]
        won = "" if pair["mirror"] else f"{pct(pair['share'])} ({span(pair['interval'])})"
        lines.append(
            f"{name:<20}{pair['games']:>6} games  {won:<28}  First {pct(first['share'])}, "
            f"{pair['length']['turns']:g} turns"
        )
        if pair.get("adjusted"):
            lines.append(f"{'':<20}  less luck: {said(pair['adjusted'])}")
    return lines


def _compare(before: Path, after: Path, args: argparse.Namespace) -> int:
    from laar.lab.compare import compare, moved, write
    from laar.lab.page import pct, signed

    found = compare(before, after)
    path = write(args.out, before, after) if args.out is not None else None
    if args.json:
        print_json(found)
        return FINE
    if found["unlike"]:
        print(f"the two differ in {', '.join(found['unlike'])}")
    for pair in found["pairs"]:
        was, now = map(pct, pair["share"])
        print(f"{pair['pair']:<20}{was:>8} -> {now:>7}  {moved(pair['share'])}")
    for card in found["cards"]:
        if any(card["wrong"]):
            bought, effect = map(pct, card["bought"]), map(signed, card["effect"])
            name = f"{card['number']} {card['name']}"
            told = f"bought {' -> '.join(bought)}, effect {' -> '.join(effect)}"
            print(f"{name:<30}{told}{'  out of bounds' if card['wrong'][1] else ''}")
    if path is not None:
        print(f"written: {path}")
    return FINE
