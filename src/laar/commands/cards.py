"""Read what the cards of a game say."""

from __future__ import annotations

import argparse

import laar
from laar.commands import FINE, BadUse, edition_of, print_json


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="all games when none is named")
    parser.add_argument("cards", nargs="*", metavar="CARD", help="these alone")
    parser.add_argument("--edition")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """List the cards."""
    from laar.terminal.cards import card_text
    from laar.terminal.words import Words

    found = []
    for name in [args.game] if args.game else laar.games():
        game = laar.game(name)
        edition = edition_of(game, args.edition)
        parts = {part["id"]: part for part in game.components(edition)}
        for id in args.cards:
            if id not in parts:
                raise BadUse(f"{name} {edition} has no card '{id}'")
        chosen = [part for id, part in parts.items() if not args.cards or id in args.cards]
        found += chosen
        if not args.json:
            words = Words(game, edition, args.lang)
            print("\n".join(card_text(part, words) for part in chosen))
    if args.json:
        print_json(found)
    return FINE
