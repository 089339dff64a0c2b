"""Review the record of a finished game: luck, decisions and what they cost."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from laar.bad_use import BadUse
from laar.commands import FINE, print_json
from laar.core.engine.ask import CHANCE, CHANCE_NAME
from laar.review.report import Review
from laar.review.review import Unfinished, review

SHOWN = 5  # decisions


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("file", type=Path, metavar="RECORD")
    parser.add_argument("--json", action="store_true", help="all of it, as the server keeps it")
    parser.add_argument("--seed", default="", metavar="S", help="look with other dice")
    parser.add_argument(
        "--effort", type=_effort, default=1.0, metavar="X", help="so many times the usual search"
    )


def run(args: argparse.Namespace) -> int:
    """Review."""
    from laar.terminal import files

    play, _ = files.load(args.file)
    try:
        found = review(play, args.seed, args.effort)
    except Unfinished as problem:
        raise BadUse(f"{args.file}: {problem}") from None
    if args.json:
        print_json(msgspec.to_builtins(found))
    else:
        _tell(found)
    return FINE


def _tell(found: Review) -> None:
    names = found.seats
    for seat, (name, player) in enumerate(zip(names, found.players, strict=True)):
        print(
            f"{name}: {found.start[seat]:.2f} at the start, luck {player.luck:+.2f}, own decisions "
            f"{-player.lost:+.2f} ({player.error_rate:.4f} each of {player.decisions}), "
            f"rest {found.rest[seat]:+.2f}, {found.end[seat]:.2f} at the end"
        )
    for place in found.turning:
        event = found.events[place]
        who = CHANCE_NAME if event.seat == CHANCE else names[event.seat]
        moved = f"{event.chances[0] - event.change[0]:.2f} -> {event.chances[0]:.2f}"
        print(f"turning point, turn {event.turn}: {who} {event.text}, {names[0]} {moved}")
    for one in found.decisions[:SHOWN]:
        best = one.line[0][1]
        print(
            f"turn {one.turn}, answer {one.at + 1}: {names[one.seat]} {one.said} cost "
            f"{one.loss:.2f} ({one.trust}); better: {best}"
        )


def _effort(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.01 <= value <= 100:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number from 0.01 to 100")
    return value
