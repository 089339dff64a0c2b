"""Look for what would keep a server from running well here; nothing is changed."""

from __future__ import annotations

import argparse

from laar.commands import FINE, FOUND, config, print_json


def add(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("--json", action="store_true", help="for programs")
    config.add_settings(parser)


def run(args: argparse.Namespace) -> int:
    """Look."""
    found = config.found_by(args)
    settings = config.settings_of(args)
    from laar.server.doctor import Finding, look

    told = sorted({one.source for one in found.values()} - {"default"})
    said = f"from {', '.join(told)}" if told else "all as they are unless told"
    findings = [Finding("settings", "ok", said), *look(settings)]
    if args.json:
        print_json([finding._asdict() for finding in findings])
    else:
        for finding in findings:
            print(f"{finding.state:<4}{finding.what:<10}{finding.says}")
    return FOUND if any(finding.state == "bad" for finding in findings) else FINE
