"""laar lab run FILE: an experiment."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from laar.bad_use import BadUse
from laar.commands import FINE, print_json


def experiment(args: argparse.Namespace) -> int:
    """Play it, and tell and write what came of it; ``--games`` is a smaller budget."""
    from laar.cluster import cluster
    from laar.lab.experiments.plan import read
    from laar.lab.experiments.report import said, write
    from laar.lab.experiments.run import check, figures, run
    from laar.terminal.progress import progress

    if len(args.names) != 1:
        raise BadUse("lab run needs one file of an experiment")
    one = read(Path(args.names[0]))
    if args.games is not None:
        one = msgspec.structs.replace(one, games=min(one.games, max(2, args.games)))
    check(one)
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)  # a bad place is told before the games
    bar = progress(one.name, one.games * len(one.arm), hidden=args.json)
    with cluster(args.backend, args.jobs), bar as advance:
        done = run(one, args.jobs, advance)
    found = figures(one, done)
    written = write(args.out, found, done.trials) if args.out is not None else []
    if args.json:
        print_json(found)
    else:
        print("\n".join(said(found)))
        for path in written:
            print(f"written: {path}")
    if done.stopped == "by hand":
        raise KeyboardInterrupt  # what was played is kept; the exit status tells the rest
    return FINE
