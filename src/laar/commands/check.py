"""Play random games and verify at every question what the kernel promises."""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

import laar
from laar.bad_use import BadUse
from laar.cluster import cluster
from laar.commands import (
    FINE,
    FOUND,
    add_workers,
    check_silent,
    print_json,
    variants,
    whole,
)
from laar.core.check import Checked, Spread, Tally, check_answers, check_game, check_secrets
from laar.core.check.spread import Variant
from laar.envs.check import check_envs

GAMES = 200
PAIRS = 100_000
BATCH = 10  # games a process takes at once
SHOWN = 20  # findings printed
CHECKS: dict[str, Callable[..., Checked]] = {
    "games": check_game,
    "secrets": check_secrets,
    "answers": check_answers,
    "envs": check_envs,
}
Report = dict[str, Any]
Done = tuple[Variant, Checked]


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="all games when none is named")
    parser.add_argument("--edition", help="all editions when none is named")
    parser.add_argument("--mode", help="all modes when none is named")
    parser.add_argument("--players", type=whole(1), metavar="N", help="any number when not given")
    parser.add_argument(
        "--games",
        type=whole(1),
        help=f"of each edition ({GAMES}, or as many as it takes to meet all modes and options)",
    )
    only = parser.add_mutually_exclusive_group()
    only.add_argument(
        "--silent-helpers",
        action="store_true",
        help="whole games of every bot whom nobody helps; 200 of each mode and number of players "
        "unless told, 20 of a search",
    )
    only.add_argument(
        "--secrets",
        action="store_true",
        help="deal anew what each seat cannot see and compare what it is told, mode by mode",
    )
    only.add_argument(
        "--answers",
        action="store_true",
        help="compare what is listed and what is refused over all well-formed answers",
    )
    only.add_argument(
        "--envs",
        action="store_true",
        help="games by numbers: every answer and its number, masks, what each seat is shown",
    )
    parser.add_argument(
        "--pairs", type=whole(1), metavar="N", help=f"of worlds, with --secrets ({PAIRS:,})"
    )
    parser.add_argument("--seed", default="1", help="text that fixes all games (1)")
    add_workers(parser)
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Check."""
    if args.pairs is not None and not args.secrets:
        raise BadUse("--pairs: goes with --secrets")
    with cluster(args.backend, args.jobs):
        return _run(args)


def _run(args: argparse.Namespace) -> int:
    if args.silent_helpers:
        return check_silent.run(args)
    report = []
    for game in [laar.game(args.game)] if args.game else [laar.game(n) for n in laar.game_names()]:
        for edition, some in variants(game, args).items():
            for part in _parts(game.name, edition, some, args):
                report.append(part)
                if not args.json:
                    _tell(part)
    if args.json:
        print_json(report)
    return FOUND if any(part["findings"] for part in report) else FINE


def _parts(
    name: str, edition: str, some: list[Variant], args: argparse.Namespace
) -> Iterator[Report]:
    """An edition; or, of its secrets, mode by mode."""
    if not args.secrets:
        yield _check(name, edition, some, args)
        return
    for mode in dict.fromkeys(mode for mode, _ in some):
        yield _compare(name, edition, [one for one in some if one[0] == mode], args)


def batch(
    name: str, edition: str, some: Sequence[Variant], seed: str, numbers: range, what: str
) -> list[Done]:
    """Check some games; game number n is the same game in whatever batch it is."""
    game = laar.game(name)
    spread = Spread(game, edition, some)
    done = []
    for n in numbers:
        options = spread.options(n)
        source = random.Random(f"{seed} {name} {edition} {n}")
        checked = CHECKS[what](game, edition, options, n, source)
        done.append(((options["mode"], options["players"]), checked))
    return done


def _check(name: str, edition: str, some: list[Variant], args: argparse.Namespace) -> Report:
    """Games of one edition, spread over its modes and numbers of players."""
    began = time.monotonic()
    what = next((name for name in ("answers", "envs") if getattr(args, name)), "games")
    games = args.games or max(GAMES, len(Spread(laar.game(name), edition, some)))
    done = list(_done(name, edition, some, args, range(1, games + 1), what))
    spread = []
    for mode, players in some:
        these = [one for variant, one in done if variant == (mode, players)]
        decisions = sum(one.decisions for one in these)
        numbers = {"games": len(these), "decisions": decisions}
        spread.append({"mode": mode, "players": players, **numbers})
    return {
        "game": name,
        "edition": edition,
        "games": len(done),
        "decisions": sum(one.decisions for _, one in done),
        "spread": spread,
        "findings": [asdict(found) for _, one in done for found in one.findings],
        "seconds": round(time.monotonic() - began, 1),
    }


def _compare(name: str, edition: str, some: list[Variant], args: argparse.Namespace) -> Report:
    """Games of one mode, until so many worlds were compared with what is hidden in them dealt
    otherwise; in a mode where nothing is hidden, so many worlds."""
    began = time.monotonic()
    tally, findings, games = Tally(), list[Report](), 0
    wanted, several = args.pairs or PAIRS, BATCH * args.jobs
    while not findings and (tally.pairs.total() or tally.worlds) < wanted:
        for _, one in _done(
            name, edition, some, args, range(games + 1, games + several + 1), "secrets"
        ):
            tally += one.tally
            findings += [asdict(found) for found in one.findings]
        games += several
    seconds = time.monotonic() - began
    return {
        "game": name,
        "edition": edition,
        "mode": some[0][0],
        "games": games,
        "worlds": tally.worlds,
        "pairs": tally.pairs.total(),
        "kinds": dict(tally.pairs.most_common()),
        "findings": findings,
        "seconds": round(seconds, 1),
    }


def _done(
    name: str,
    edition: str,
    some: list[Variant],
    args: argparse.Namespace,
    numbers: range,
    what: str,
) -> Iterator[Done]:
    from joblib import Parallel, delayed

    from laar.terminal.progress import progress

    tasks = [numbers[start : start + BATCH] for start in range(0, len(numbers), BATCH)]
    work = Parallel(n_jobs=min(args.jobs, len(tasks)), return_as="generator")
    done = work(delayed(batch)(name, edition, some, args.seed, task, what) for task in tasks)
    with progress(f"{name} {edition}", len(numbers), hidden=args.json) as advance:
        for few in done:
            advance(len(few))
            yield from few


def _tell(part: Report) -> None:
    findings = part["findings"]
    for found in findings[:SHOWN]:
        options = " ".join(str(said) for said in found["options"].values())
        where = f"game {found['number']} ({options}), answer {found['answer']}"
        print(f"{where}: {found['what']}")
    if len(findings) > SHOWN:
        print(f"… and {len(findings) - SHOWN} more")
    what = f"{len(findings)} findings" if findings else "nothing found"
    print(f"{_summary(part)}, {what} ({part['seconds']:.0f} s)", flush=True)


def _summary(part: Report) -> str:
    games = f"{part['game']} {part['edition']}"
    if "pairs" not in part:
        for one in part["spread"] if len(part["spread"]) > 1 else []:
            print(
                f"  {one['mode']:<12} {one['players']} players: "
                f"{one['games']} games, {one['decisions']} decisions"
            )
        return f"{games}: {part['games']} games, {part['decisions']} decisions"
    kinds = ", ".join(f"{kind} {count:,}" for kind, count in part["kinds"].items())
    hidden = f"{part['pairs']:,} pairs dealt otherwise: {kinds}" if kinds else "nothing is hidden"
    return f"{games} {part['mode']}: {part['games']} games, {part['worlds']:,} worlds, {hidden}"
