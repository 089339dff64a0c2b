"""Play a game at the keyboard.

Type ? for the legal answers and help for everything else.
"""

from __future__ import annotations

import argparse
import random
import secrets
from pathlib import Path

import laar
from laar.bad_use import BadUse
from laar.commands import (
    FINE,
    add_table,
    bot_named,
    edition_of,
    options_of,
    seat_of,
    seconds,
)
from laar.core.dice import Dice
from laar.core.play import Play
from laar.core.record import Header

HUMAN = "human"
LOT = "lot"
SAVED = ("edition", "mode", "players", "options", "side", "opponent")  # what a record says


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("game", nargs="?", metavar="GAME")
    add_table(parser)
    parser.add_argument("--side", help="the seat to lead, or lot")
    parser.add_argument(
        "--opponent", help="who leads the other seats: human, random, greedy, search-1 … search-3"
    )
    parser.add_argument("--budget", type=seconds, help="seconds a bot may think about a decision")
    parser.add_argument("--seed", help="text that fixes all dice")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the record there")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")


def run(args: argparse.Namespace) -> int:
    """Play."""
    from laar.terminal import bots, files
    from laar.terminal.screen import Screen
    from laar.terminal.session import Session
    from laar.terminal.talk import obey
    from laar.terminal.words import Words

    seed = None if args.seed is None else args.seed.encode()
    fresh = secrets.token_bytes(16)
    source = random.Random(seed or fresh)
    known = True
    if args.resume is not None:
        given = [n for n in SAVED if getattr(args, n)]
        if given:
            raise BadUse(f"--{given[0]}: the saved game says that already")
        play, header = files.load(args.resume)
        if args.game not in (None, play.game.name):
            raise BadUse(f"{args.resume} is a game of {play.game.name}, not of {args.game}")
        known = play.outcome is not None or files.take_up(play, header, args.resume, seed, fresh)
        save = args.save or args.resume
    else:
        if args.game is None:
            raise BadUse(f"play needs the name of a game: {', '.join(laar.game_names())}")
        game = laar.game(args.game)
        options = options_of(args)
        play = Play(game, edition_of(game, args.edition), options, Dice(seed or fresh))
        header = files.header_of(play, _players(play.seats, args, source))
        save = args.save
    if save is not None:
        files.save(play, header, save)  # a place that takes no file is told before the first answer
    words = Words.at(play, args.lang)
    session = Session(
        play,
        tuple(_leader(header, seat) for seat in play.seats),
        header,
        Screen(),
        words,
        source,
        args.budget or bots.BUDGET,
        save,
        told=len(play.facts) if args.resume else 0,
    )
    if not known:
        session.screen.line(words.say("term-new-dice"), "yellow")
    session.run(obey)
    return FINE


def _players(
    seats: tuple[str, ...], args: argparse.Namespace, source: random.Random
) -> dict[str, str]:
    """Who leads each seat."""
    opponent = args.opponent or "greedy"
    if opponent == HUMAN:
        if args.side not in (None, LOT):
            seat_of(seats, args.side)
        return dict.fromkeys(seats, HUMAN)
    bot_named(opponent, args.game)
    side = args.side or seats[0]
    own = source.randrange(len(seats)) if side == LOT else seat_of(seats, side)
    return {seat: HUMAN if n == own else opponent for n, seat in enumerate(seats)}


def _leader(header: Header, seat: str) -> str:
    """Who goes on leading a seat: a bot by its name, anyone else at this keyboard."""
    import laar.bots

    name = header.players.get(seat, HUMAN)
    return name if name in laar.bots.names(header.game) else HUMAN
