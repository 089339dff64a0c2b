"""Read, search and count the clauses of the rules.

laar rules                       the games
laar rules belogorye             all clauses
laar rules belogorye BEL-061     one clause
laar rules belogorye --search poison
laar rules where BEL-061         where a clause is played, refused, tested and told
laar rules coverage              clauses that no test pins or that nothing cites where it plays them
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import laar
from laar.bad_use import BadUse
from laar.commands import FINE, FOUND, edition_of, print_json
from laar.core.clause import Clause

COVERAGE = "coverage"
WHERE = "where"
PLACES = ("played", "refused", "tested", "told", "bots")


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", nargs="?", metavar="GAME|coverage|where")
    parser.add_argument("clauses", nargs="*", metavar="CLAUSE")
    parser.add_argument("--edition")
    parser.add_argument("--search", metavar="WORDS", help="clauses with these words")
    parser.add_argument(
        "--tests", type=Path, metavar="FOLDER", help="tests that coverage and where read"
    )
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Read the rules."""
    if args.game == COVERAGE:
        if args.clauses or args.search is not None or args.edition is not None:
            raise BadUse("rules coverage counts all clauses of all games and editions")
        return _coverage(args)
    if args.game == WHERE:
        if len(args.clauses) != 1 or args.search is not None or args.edition is not None:
            raise BadUse("rules where looks for one clause: name it and nothing else")
        return _where(args)
    if args.tests is not None:
        raise BadUse("--tests belongs to rules coverage and rules where")
    if args.game is None:
        for name in laar.game_names():
            game = laar.game(name)
            print(f"{name} {', '.join(game.editions)}: {len(game.catalogue())} clauses")
        return FINE
    found = _found(args)
    if args.json:
        print_json([_data(clause) for clause in found])
        return FINE
    whole = bool(args.clauses) or args.search is not None
    section = ""
    for clause in found:
        if not whole and clause.section != section:
            section = clause.section
            print(f"\n{section}")
        print(f"{clause.id} {clause.title[args.lang]}")
        if whole:
            print(f"    {clause.text[args.lang]}")
    if not found:
        print(f"laar: no clause has the words '{args.search}'")
    return FINE


def _found(args: argparse.Namespace) -> list[Clause]:
    game = laar.game(args.game)
    catalogue = game.catalogue().for_edition(edition_of(game, args.edition))
    if args.search is not None:
        chosen = catalogue.search(args.search, args.lang)
        other = "en" if args.lang == "ru" else "ru"
        return list(chosen or catalogue.search(args.search, other))
    found = []
    for id in args.clauses:
        if id.upper() not in catalogue:
            raise BadUse(f"{game.name} has no clause '{id}'")
        found.append(catalogue.get(id.upper()))
    return found or list(catalogue)


def _data(clause: Clause) -> dict[str, object]:
    return {
        "id": clause.id,
        "section": clause.section,
        "kind": clause.kind,
        "title": clause.title,
        "text": clause.text,
        "testable": clause.testable,
    }


def _coverage(args: argparse.Namespace) -> int:
    from laar.coverage import coverage, find_tests

    folder = find_tests(args.tests)
    report, unknown = coverage(folder)
    counts = [one for editions in report.values() for one in editions.values()]
    missing = any(one["missing"] or one["uncited"] for one in counts)
    if args.json:
        print_json(report)
    else:
        for game, editions in report.items():
            for edition, one in editions.items():
                pinned = f"{one['pinned']} of {one['testable']} clauses are pinned"
                print(f"{game} {edition}: {pinned}")
                if one["missing"]:
                    print(f"    missing: {', '.join(one['missing'])}")
                print(f"    {one['cited']} of {one['rules']} rules are cited where they are played")
                if one["uncited"]:
                    print(f"    uncited: {', '.join(one['uncited'])}")
    for place, id in unknown:
        print(f"laar: {place}: there is no clause '{id}'", file=sys.stderr)
    return FOUND if missing or unknown else FINE


def _where(args: argparse.Namespace) -> int:
    from laar.where import where

    found = where(args.clauses[0].upper(), args.tests)
    if args.json:
        print_json(found)
        return FINE
    print(f"{found['id']} {found['title'][args.lang]}")
    for kind in PLACES:
        if found[kind]:
            print(f"{kind}:")
        for place in found[kind]:
            print(f"    {place['file']}:{place['line']} ({place['part']}) {place['text']:.100}")
    if found["cards"]:
        print(f"cards: {', '.join(found['cards'])}")
    return FINE
