"""`laar check --silent-helpers`: whole games of every bot, none of whom gets any help, must end."""

from __future__ import annotations

import argparse
import time
from typing import Any

import laar
from laar.bad_use import BadUse
from laar.commands import FINE, FOUND, print_json, variants
from laar.core.check.spread import Variant

GAMES = {"random": 200, "greedy": 200}  # of each edition, mode and number of players …
SEARCHES = 20  # … and of each level of search
BUDGET = 0.005  # seconds a decision
Report = dict[str, Any]


def run(args: argparse.Namespace) -> int:
    """Play and tell."""
    from laar.bots import NAMES

    if args.game and not laar.game(args.game).cooperative:
        raise BadUse(f"--silent-helpers: in {args.game} nobody helps anybody")
    names = [args.game] if args.game else [n for n in laar.game_names() if laar.game(n).cooperative]
    report: list[Report] = []
    for name in names:
        for edition, some in variants(laar.game(name), args).items():
            for bot in NAMES:
                games = args.games or GAMES.get(bot, SEARCHES)
                report.append(_played(name, edition, some, bot, games, args))
                if not args.json:
                    _tell(report[-1])
    if args.json:
        print_json(report)
    return FOUND if any(part["findings"] for part in report) else FINE


def _played(
    name: str, edition: str, some: list[Variant], bot: str, games: int, args: argparse.Namespace
) -> Report:
    from joblib import Parallel, delayed

    from laar.bots.silent import silent_game
    from laar.terminal.progress import progress

    began = time.monotonic()
    tasks = [(variant, number) for variant in some for number in range(games)]
    work = Parallel(n_jobs=min(args.jobs, len(tasks)), return_as="generator")
    done = work(
        delayed(silent_game)(
            name, edition, {"mode": mode, "players": players}, bot, number, args.seed, BUDGET
        )
        for (mode, players), number in tasks
    )
    answers = longest = 0
    findings = []
    with progress(f"{name} {edition} {bot}", len(tasks), hidden=args.json) as advance:
        for ((mode, players), number), one in zip(tasks, done, strict=True):
            advance(1)
            answers, longest = max(answers, one.answers), max(longest, one.longest)
            if one.wrong:
                options = {"mode": mode, "players": players}
                findings.append({"number": number, "options": options, "what": one.wrong})
    return {
        "game": name,
        "edition": edition,
        "bot": bot,
        "games": len(tasks),
        "variants": len(some),
        "answers": answers,  # of the longest game
        "in_turn": longest,  # of the longest turn
        "findings": findings,
        "seconds": round(time.monotonic() - began, 1),
    }


def _tell(part: Report) -> None:
    for found in part["findings"]:
        options = " ".join(str(said) for said in found["options"].values())
        print(f"game {found['number']} ({options}): {found['what']}")
    what = f"{len(part['findings'])} findings" if part["findings"] else "all end"
    print(
        f"{part['game']} {part['edition']}, {part['bot']} without help: {part['games']} games, "
        f"at most {part['answers']} answers, {part['in_turn']} in a turn, {what} "
        f"({part['seconds']:.0f} s)"
    )
