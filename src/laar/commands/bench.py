"""Measure how fast engine, environments, self-play, server and store are, how the server stands
attacks, and what so many players need."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from laar.bad_use import BadUse
from laar.cluster import BACKENDS
from laar.commands import FINE, print_json, whole


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    whats = ("engine", "rl", "selfplay", "server", "store", "attacks", "nodes", "costs", "growth")
    parser.add_argument("what", choices=whats, metavar="|".join(whats))
    parser.add_argument("--json", action="store_true")
    parser.add_argument(
        "--bot-tables",
        type=whole(0),
        default=0,
        metavar="N",
        help="server: measure once more beside so many tables of search bots",
    )
    parser.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="server: games in this PostgreSQL; postgresql: in one that is started for it",
    )
    parser.add_argument(
        "--workers",
        type=_counts,
        default=[1, 2, 4],
        metavar="LIST",
        help="selfplay: how many work at a time (1,2,4)",
    )
    parser.add_argument(
        "--backend", choices=BACKENDS, default="local", help="selfplay: where they work (local)"
    )
    parser.add_argument("--games", type=whole(1), default=96, help="selfplay: how many (96)")
    parser.add_argument(
        "--nodes",
        type=_counts,
        default=[1, 2, 4],
        metavar="LIST",
        help="nodes: how many servers share the work (1,2,4)",
    )
    parser.add_argument(
        "--costs",
        type=Path,
        metavar="FILE",
        help="growth: what `laar bench costs --json` found; without it, it is found anew",
    )
    parser.add_argument(
        "--players",
        type=_counts,
        default=[1000, 100_000, 10_000_000],
        metavar="LIST",
        help="growth: daily players (1000,100000,10000000)",
    )


def run(args: argparse.Namespace) -> int:
    """Measure."""
    if args.bot_tables and args.what != "server":
        raise BadUse("--bot-tables goes with server")
    if args.database and args.what != "server":
        raise BadUse("--database goes with server")
    if args.what == "server":
        return _server(args.json, args.bot_tables, args.database)
    if args.what == "nodes":
        return _nodes(args.json, args.nodes)
    if args.what == "selfplay":
        return _selfplay(args)
    if args.what == "growth":
        return _growth(args.json, args.costs, args.players)
    return MEASURES[args.what](args.json)


def _counts(text: str) -> list[int]:
    """A type of option: numbers from 1."""
    return [whole(1)(one) for one in text.split(",")]


def _engine(as_json: bool) -> int:
    from laar.bench.engine import bench_engine, count_runs
    from laar.terminal.progress import progress

    with progress("bench engine", count_runs()) as advance:
        figures, notes = bench_engine(advance=advance)
    for note in notes:
        print(f"laar: {note}", file=sys.stderr)
    if as_json:
        print_json(figures)
        return FINE
    for one in figures:
        who = one.get("peer") or f"{one['game']} {one['edition']} {one['build']}"
        line = f"{who:<28}{one['decisions_per_s']:>10,.0f} decisions/s"
        if "peer" not in one:
            line += f"{one['games_per_s']:>8,.0f} games/s{one['clone_us']:>7.1f} µs a clone"
        print(line)
    return FINE


def _rl(as_json: bool) -> int:
    from laar.bench.rl import bench_rl, count_runs
    from laar.terminal.progress import progress

    with progress("bench rl", count_runs()) as advance:
        figures, notes = bench_rl(advance=advance)
    for note in notes:
        print(f"laar: {note}", file=sys.stderr)
    if as_json:
        print_json({"figures": figures, "left_out": notes})
        return FINE
    for one in figures:
        print(
            f"{one['who']:<12}{one['game']:<24}{one['steps_per_s']:>10,} steps/s on {one['cores']}"
            f"{one['steps_per_cpu_s']:>10,} a second of processor time"
        )
    return FINE


def _selfplay(args: argparse.Namespace) -> int:
    from laar.bench.selfplay import bench_selfplay
    from laar.terminal.progress import progress

    with progress("bench selfplay", len(args.workers) * args.games) as advance:
        figures = bench_selfplay(args.workers, args.backend, args.games, advance)
    if args.json:
        print_json(figures)
        return FINE
    for one in figures:
        print(
            f"{one['workers']} workers {one['decisions_per_s']:>10,.0f} decisions/s"
            f"{one['games_per_s']:>8.1f} games/s  {one['speedup']:.2f} times the first"
        )
    return FINE


def _server(as_json: bool, bot_tables: int, database: str) -> int:
    from laar.server.bench.server_load import main

    return main(as_json, bot_tables, database)


def _nodes(as_json: bool, counts: list[int]) -> int:
    from laar.server.bench.many_nodes import main

    return main(as_json, counts)


def _costs(as_json: bool) -> int:
    from laar.server.bench.costs import costs

    print_json(msgspec.to_builtins(costs()))
    return FINE


def _growth(as_json: bool, file: Path | None, players: list[int]) -> int:
    from laar.server.bench.costs import costs
    from laar.server.bench.growth import growth, read
    from laar.terminal.files import read_text

    try:
        found = growth(read(read_text(file)) if file else costs(), players)
    except msgspec.DecodeError as problem:
        raise BadUse(f"{file}: {problem}") from problem
    if as_json:
        print_json(found)
        return FINE
    for row in found["rows"]:
        print(", ".join(f"{name} {value:,}" for name, value in row.items() if name != "first"))
    return FINE


def _attacks(as_json: bool) -> int:
    from laar.server.bench.under_attack import main

    return main(as_json)


def _store(as_json: bool) -> int:
    from laar.server.bench.large_store import main

    return main(as_json)


MEASURES = {
    "engine": _engine,
    "rl": _rl,
    "store": _store,
    "attacks": _attacks,
    "costs": _costs,
}
