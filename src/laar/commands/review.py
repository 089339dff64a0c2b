"""Review the record of a finished game: luck, decisions and what they cost.

laar review game.laar                          one game
laar review a.laar b.laar --profile            what many games have in common
laar review *.laar --profile --player Ann      the same of who is so named in the records
"""

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
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("files", type=Path, nargs="+", metavar="RECORD")
    parser.add_argument("--profile", action="store_true", help="what these games have in common")
    parser.add_argument("--player", metavar="NAME", help="whose decisions (everybody's)")
    parser.add_argument("--json", action="store_true", help="all of it, as the server keeps it")
    parser.add_argument("--seed", default="", metavar="S", help="look with other dice")
    parser.add_argument(
        "--effort", type=_effort, default=1.0, metavar="X", help="so many times the usual search"
    )


def run(args: argparse.Namespace) -> int:
    """Review."""
    if args.profile:
        return _profile(args)
    if len(args.files) > 1 or args.player is not None:
        raise BadUse("several records and --player are for --profile")
    found, _ = _reviewed(args.files[0], args)
    if args.json:
        print_json(msgspec.to_builtins(found))
    else:
        _tell(found)
    return FINE


def _reviewed(file: Path, args: argparse.Namespace) -> tuple[Review, dict[str, str]]:
    """The review of a record, and who led its seats."""
    from laar.terminal import files

    play, header = files.load(file)
    try:
        return review(play, args.seed, args.effort), header.players
    except Unfinished as problem:
        raise BadUse(f"{file}: {problem}") from None


def _profile(args: argparse.Namespace) -> int:
    from laar.core.clause import LANGUAGES
    from laar.review.profile import profile
    from laar.review.profile_text import paragraph

    games = []
    for file in args.files:
        found, players = _reviewed(file, args)
        seats = [
            seat
            for seat, name in enumerate(found.seats)
            if args.player is None or players.get(name) == args.player
        ]
        if not seats:
            raise BadUse(f"{file}: nobody there is named {args.player}")
        games.append((found, seats))
    if len({found.game for found, _ in games}) > 1:
        raise BadUse("a profile is of one game; these records are of several")
    told = profile(games)
    texts = {lang: paragraph(told, lang) for lang in LANGUAGES}
    if args.json:
        print_json({"game": games[0][0].game, **msgspec.to_builtins(told), "text": texts})
        return FINE
    for text in texts.values():
        print(text)
    return FINE


def _tell(found: Review) -> None:
    names = found.seats
    for seat, (name, player) in enumerate(zip(names, found.players, strict=True)):
        print(
            f"{name}: {found.start[seat]:.2f} at the start, luck {player.luck:+.2f}, own decisions "
            f"{-player.lost:+.2f} ({player.error_rate:.4f} each of {player.decisions}), "
            f"rest {found.rest[seat]:+.2f}, {found.end[seat]:.2f} at the end"
        )
    if found.hurried:
        print(f"searched less than usual for want of time: {found.hurried} decisions")
    if found.siege and found.siege.event >= 0:
        shares = zip(names, found.siege.shares, strict=True)
        said = ", ".join(f"{name} {share:.0%}" for name, share in shares)
        print(f"the siege was lost on turn {found.siege.turn}; what decisions cost: {said}")
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
