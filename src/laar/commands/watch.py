"""Watch bots play, step by step."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

import laar
from laar.bad_use import BadUse
from laar.commands import FINE, add_table, bot_named, edition_of, options_of, seconds
from laar.core.dice import Dice
from laar.core.play import Play


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("bots", nargs="+", metavar="BOT", help="one for each seat, or one for all")
    add_table(parser)
    parser.add_argument("--seed", help="text that fixes all dice and bots")
    parser.add_argument("--budget", type=seconds, help="seconds a decision")
    parser.add_argument("--speed", type=seconds, default=0.5, help="seconds between two answers")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the record there")


def run(args: argparse.Namespace) -> int:
    """Watch."""
    from laar.terminal import bots, files
    from laar.terminal.screen import Screen
    from laar.terminal.show import watch
    from laar.terminal.words import Words

    game = laar.game(args.game)
    edition = edition_of(game, args.edition)
    seed = secrets.token_bytes(16) if args.seed is None else args.seed.encode()
    play = Play(game, edition, options_of(args), Dice(seed))
    names = _bots([bot_named(bot, play.game.name) for bot in args.bots], play.seats)
    header = files.header_of(play, dict(zip(play.seats, names, strict=True)))
    if args.save is not None:
        files.save(play, header, args.save)  # a place that takes no file is told at once
    screen, words = Screen(), Words.at(play, args.lang)
    watch(play, names, screen, words, args.budget or bots.BUDGET, args.speed)
    if args.save is not None:
        files.save(play, header, args.save)
        screen.line(words.say("term-saved", file=str(args.save)))
    return FINE


def _bots(named: list[str], seats: tuple[str, ...]) -> list[str]:
    """A bot for each seat."""
    if len(named) == 1:
        return named * len(seats)
    if len(named) != len(seats):
        raise BadUse(f"{len(named)} bots for {len(seats)} seats: {', '.join(seats)}")
    return named
