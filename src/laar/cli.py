"""The command `laar`. Exit 0: fine; 1: something was found; 2: it was used wrongly."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import laar
from laar.bad_use import BadUse
from laar.commands import (
    arena,
    backup,
    bench,
    cards,
    check,
    config,
    dataset,
    default_language,
    doctor,
    judge,
    lab,
    migrate,
    packs,
    play,
    puzzles,
    replay,
    restore,
    review,
    rules,
    selfplay,
    serve,
    train,
    verify,
    watch,
)
from laar.core.clause import LANGUAGES, CatalogueError
from laar.core.game import BadOptions
from laar.core.record import BadRecord

COMMANDS = (
    play,
    watch,
    replay,
    review,
    verify,
    check,
    arena,
    judge,
    lab,
    selfplay,
    dataset,
    bench,
    rules,
    cards,
    packs,
    puzzles,
    serve,
    train,
    migrate,
    config,
    doctor,
    backup,
    restore,
)
INTERRUPTED, PIPE_CLOSED = 130, 141  # 128 and the signal, as shells have it


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with how it was called."""

    def error(self, message: str) -> NoReturn:
        """Leave with exit status 2."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    lang = Parser(add_help=False)
    lang.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="of texts")
    top = Parser("laar", description="Tabletop games: play, watch, check.", parents=[lang])
    top.add_argument("--version", action="version", version=f"laar {laar.__version__}")
    found = top.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2]
        doc = (command.__doc__ or "").strip()
        added = found.add_parser(name, help=doc.splitlines()[0], description=doc, parents=[lang])
        command.add(added)
        added.set_defaults(run=command.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; whatever a user can do wrong ends in one line on stderr."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that cannot be shown stops nothing
    try:
        args = parser().parse_args(argv)
        if "lang" not in args:
            args.lang = default_language()
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        # Python would complain once more while it closes the stream nobody reads.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except KeyboardInterrupt:
        print("\nlaar: stopped", file=sys.stderr)
        return INTERRUPTED
    except (BadUse, BadOptions, BadRecord, CatalogueError) as error:
        return _wrong(str(error))
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _wrong(f"{where}{error.strerror or error}")


def _wrong(text: str) -> int:
    print(f"laar: {' '.join(text.split())}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
