"""Packs of Berserk cards that players write: check files, make random ones, put many to the test.

laar packs check FILE...             whether packs can be played, and what is wrong where
laar packs generate --seed N         a random pack that keeps to every rule, as JSON
laar packs trial --games 1000        random packs play to the end, spoilt ones are refused by place
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

from laar.bad_use import BadUse
from laar.commands import FINE, FOUND, print_json, whole

BATCH = 5  # packs a process takes at once
SHOWN = 20  # findings that are printed


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("what", choices=("check", "generate", "trial"))
    parser.add_argument("files", nargs="*", metavar="FILE", help="packs to check, JSON or TOML")
    parser.add_argument("--seed", type=whole(0), default=1, metavar="N", help="fixes packs (1)")
    parser.add_argument("--cards", type=whole(1), default=12, help="of a generated pack (12)")
    parser.add_argument("--games", type=whole(1), default=1000, help="of either kind (1000)")
    parser.add_argument("--jobs", type=whole(1), default=2, help="processes (2)")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Check, generate or try packs."""
    if bool(args.files) != (args.what == "check"):
        raise BadUse("packs check reads files: name them there and nowhere else")
    return {"check": _check, "generate": _generate, "trial": _trial}[args.what](args)


def _check(args: argparse.Namespace) -> int:
    from laar.games.berserk.player_packs.limits import BYTES
    from laar.games.berserk.player_packs.packs import BadPack
    from laar.games.berserk.player_packs.reading import read_pack
    from laar.server.berserk.faults import told

    found = []
    for name in args.files:
        row: dict[str, Any] = {"file": name, "ok": False, "cards": 0, "errors": []}
        found.append(row)
        try:
            with Path(name).open("rb") as file:
                pack = read_pack(file.read(BYTES + 1).decode())
            row |= {"ok": True, "cards": len(pack.cards), "digest": pack.digest}
        except UnicodeDecodeError as error:
            why = f"byte {error.start} is no UTF-8 text"
            row["errors"] = [{"path": "file", "code": "utf-8", "text": {"en": why, "ru": why}}]
        except BadPack as bad:
            row["errors"] = told(bad.faults)
        except OSError as error:
            raise BadUse(f"{name}: {error.strerror}") from None
    if args.json:
        print_json(found)
    for row in [] if args.json else found:
        if row["ok"]:
            print(f"{row['file']}: ok, {row['cards']} cards")
        for wrong in row["errors"]:
            print(
                f"laar: {row['file']}: {wrong['path']}: {wrong['text'][args.lang]}", file=sys.stderr
            )
    return FINE if all(row["ok"] for row in found) else FOUND


def _generate(args: argparse.Namespace) -> int:
    from laar.games.berserk.player_packs.limits import CARDS
    from laar.games.berserk.player_packs.made import make_pack

    if args.cards > CARDS:
        raise BadUse(f"a pack has at most {CARDS} cards")
    print_json(make_pack(random.Random(args.seed), args.cards))
    return FINE


def _trial(args: argparse.Namespace) -> int:
    from joblib import Parallel, delayed

    from laar.lab.packs import THOROUGH, Tried, try_made, try_spoilt
    from laar.terminal.progress import progress

    made: list[Tried] = []
    spoilt: list[Tried] = []
    work = Parallel(n_jobs=args.jobs, return_as="generator", batch_size=BATCH)
    jobs = [(try_made, (args.seed, n, n % THOROUGH == 0)) for n in range(args.games)]
    others = [(try_spoilt, (args.seed, n)) for n in range(args.games)]
    done = work(delayed(job)(*how) for job, how in (*jobs, *others))
    with progress("packs", 2 * args.games, hidden=args.json) as advance:
        for one in done:
            (made if len(made) < args.games else spoilt).append(one)
            advance(1)
    report = _report(made, spoilt)
    if args.json:
        print_json(report)
    else:
        _tell(report)
    return FOUND if report["findings"] else FINE


def _report(made: list[Any], spoilt: list[Any]) -> dict[str, Any]:
    both = [*made, *spoilt]
    kinds = Counter((one.kind, one.played) for one in spoilt)
    return {
        "generated": {"packs": len(made), "played": sum(one.played for one in made)},
        "corrupted": {
            "packs": len(spoilt),
            "refused": sum(not one.played for one in spoilt),
            "played": sum(one.played for one in spoilt),
            "kinds": {
                kind: {"refused": kinds[kind, False], "played": kinds[kind, True]}
                for kind in sorted({one.kind for one in spoilt})
            },
        },
        "answers": sum(one.answers for one in both),
        "longest_game": max(one.answers for one in both),
        "slowest_answer_s": round(max(one.slowest for one in both), 4),
        "slowest_refusal_s": round(max(one.seconds for one in spoilt if not one.played), 4),
        "largest_save_bytes": max(one.largest for one in both),
        "findings": [asdict(one) for one in both if one.wrong],
    }


def _tell(report: dict[str, Any]) -> None:
    for one in report["findings"][:SHOWN]:
        print(f"{one['kind']} {one['number']}: {one['wrong']}")
    made, spoilt = report["generated"], report["corrupted"]
    print(f"generated: {made['played']} of {made['packs']} packs played to the end")
    print(f"corrupted: {spoilt['refused']} of {spoilt['packs']} refused, {spoilt['played']} played")
    print(
        f"slowest answer {report['slowest_answer_s']} s, longest game {report['longest_game']} "
        f"answers, largest save {report['largest_save_bytes']} bytes, "
        f"{len(report['findings'])} findings"
    )
