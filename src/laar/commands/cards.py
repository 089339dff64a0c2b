"""Read what the cards of a game say, check a file of cards, or look for the tests that pin them.

laar cards                       all cards
laar cards belogorye leshy       one card
laar cards berserk 33            one card by its number, with all that is known of it
laar cards check FILE            whether a file of Berserk cards can be read
laar cards coverage              Berserk cards that no test pins
laar cards proofs                write down which test pins which paragraph, for the card browser
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import laar
from laar.bad_use import BadUse
from laar.commands import FINE, FOUND, edition_of, print_json

CHECK = "check"
COVERAGE = "coverage"
PROOFS = "proofs"


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument(
        "game", nargs="?", metavar="GAME|check|coverage|proofs", help="all games when none is named"
    )
    parser.add_argument(
        "cards", nargs="*", metavar="CARD|FILE", help="these alone, by id or number"
    )
    parser.add_argument("--edition")
    parser.add_argument(
        "--tests", type=Path, metavar="FOLDER", help="tests that coverage and proofs read"
    )
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """List or check cards."""
    if args.game == COVERAGE:
        return _coverage(args)
    if args.game == PROOFS:
        return _proofs(args)
    if args.tests is not None:
        raise BadUse("--tests belongs to cards coverage and cards proofs")
    if args.game == CHECK:
        return _check(args)
    from laar.terminal.cards import called, card_text
    from laar.terminal.words import Words

    found = []
    for name in [args.game] if args.game else laar.game_names():
        game = laar.game(name)
        edition = edition_of(game, args.edition)
        parts = game.components(edition)
        chosen = []
        for id in args.cards:
            part = called(parts, id)
            if part is None:
                raise BadUse(f"{name} {edition} has no card '{id}'")
            chosen.append(part)
        found += chosen or parts
        if not args.json:
            words = Words(game, edition, args.lang)
            whole = bool(chosen)
            print("\n".join(card_text(part, words, whole) for part in chosen or parts))
    if args.json:
        print_json(found)
    return FINE


def _check(args: argparse.Namespace) -> int:
    """Read files of cards; what is wrong with one is told by file, card and path."""
    from laar.games.berserk.cards.reading import MOST_BYTES, CardError, read

    if not args.cards or args.edition is not None:
        raise BadUse("cards check reads files of cards: name them and nothing else")
    found = []
    for name in args.cards:
        try:
            with Path(name).open("rb") as file:
                text = file.read(MOST_BYTES + 1).decode()
            cards = read(text, Path(name).name)
        except UnicodeDecodeError as error:
            why = f"{Path(name).name}: byte {error.start} is no UTF-8 text"
            found.append({"file": name, "ok": False, "cards": 0, "error": why})
        except CardError as error:
            found.append({"file": name, "ok": False, "cards": 0, "error": str(error)})
        else:
            found.append({"file": name, "ok": True, "cards": len(cards)})
    if args.json:
        print_json(found)
    for row in [] if args.json else found:
        if row["ok"]:
            print(f"{row['file']}: ok, {row['cards']} cards")
        else:
            print(f"laar: {row['error']}", file=sys.stderr)
    return FINE if all(row["ok"] for row in found) else FOUND


def _coverage(args: argparse.Namespace) -> int:
    """Count the cards of Berserk whose every paragraph is pinned by a test."""
    from laar.card_coverage import card_coverage
    from laar.coverage import find_tests

    if args.cards or args.edition is not None:
        raise BadUse("cards coverage counts all cards of Berserk")
    report, unknown = card_coverage(find_tests(args.tests))
    if args.json:
        print_json(report)
    else:
        print(f"{report['covered']} of {report['cards']} cards are pinned")
        if report["missing"]:
            print(f"    missing: {', '.join(report['missing'])}")
    for place, number, paragraph in unknown:
        print(f"laar: {place}: there is no {number}.{paragraph}", file=sys.stderr)
    return FOUND if report["missing"] or unknown else FINE


def _proofs(args: argparse.Namespace) -> int:
    """Write the tests that pin each card into the game's folder."""
    from laar.card_coverage import written_proofs
    from laar.coverage import find_tests
    from laar.games.berserk.cards import card_tests

    if args.cards or args.edition is not None or args.json:
        raise BadUse("cards proofs writes down the tests of all cards of Berserk")
    text = written_proofs(find_tests(args.tests))
    data = Path(card_tests.__file__).with_name("data")
    (data / card_tests.FILE).write_text(text, "utf-8")
    print(f"{text.count('paragraph')} proofs are written down")
    return FINE
