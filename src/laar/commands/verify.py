"""Check a record: its chain, its game, its dice and its signature."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from laar.bad_use import BadUse
from laar.commands import FINE, FOUND, print_json
from laar.core.record import BadRecord, read

PARTS = ("chain", "replay", "dice", "signature")


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--key", metavar="PUBLICKEY", help="of the server, hexadecimal")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Verify."""
    if args.key is not None and not _is_key(args.key):
        raise BadUse(f"--key: '{args.key}' is not a key of 64 hexadecimal digits")
    report = verify(args.file, args.key)
    if args.json:
        print_json(report)
    else:
        for part in PARTS:
            print(f"{part:<10} {report[part] or report['notes'].get(part, 'fine')}")
    return FINE if report["ok"] else FOUND


def verify(path: Path, key: str | None) -> dict[str, Any]:
    """What is wrong with each part of a record, and in ``notes`` what could not be checked."""
    from laar.server.table import sign
    from laar.terminal.files import read_text

    report: dict[str, Any] = dict.fromkeys(PARTS) | {"ok": False, "forbidden": [], "notes": {}}
    try:
        text = read_text(path)
    except BadRecord as error:  # not even text: some line was changed
        return report | {"chain": str(error), "notes": dict.fromkeys(PARTS[1:], "not checked")}
    report |= sign.verify(text, key)
    notes: dict[str, str] = report["notes"]
    if report["chain"]:
        notes |= dict.fromkeys(PARTS[1:], "not checked")
    else:
        record = read(text)
        if not record.signature and key is None:
            report["signature"], notes["signature"] = None, "the record is not signed"
        if report["forbidden"] and not report["replay"]:
            named = "; ".join(report["forbidden"])
            notes["replay"] = f"fine; today's rules would refuse {named}"
        if report["replay"] and not report["forbidden"]:
            notes["dice"] = "not checked"
        elif record.end is None:
            report["dice"], notes["dice"] = None, "the game is not over: its seed is not told yet"
        elif not record.header.commit and not record.seed:
            report["dice"], notes["dice"] = None, "rolled by hand: there is nothing to check"
    report["ok"] = not any(report[part] for part in PARTS)
    return report


def _is_key(text: str) -> bool:
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)
