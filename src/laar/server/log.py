"""The log: one line an event, as JSON or for people to read, with what caused it.

What a line may hold is said where it is written, by name. Of a mistake it tells kind and place, of
lines of others their first words: what was answered, dealt or signed is in no message of ours.
"""

from __future__ import annotations

import itertools
import logging
import secrets
import sqlite3
import sys
import traceback
from collections.abc import MutableMapping
from contextvars import ContextVar
from typing import Any

import msgspec
import structlog
from structlog.stdlib import BoundLogger, ProcessorFormatter
from structlog.types import Processor

from laar.server import metrics

NAME = "laar"
DEEPEST = 8  # places of a mistake that are told
FIRST = 200  # letters of a line of somebody else

Cause = tuple[str, int]  # a request, and the number of its frame where it became a WebSocket
Line = MutableMapping[str, Any]

CAUSE: ContextVar[Cause | None] = ContextVar("cause", default=None)
_START, _numbers = secrets.token_hex(3), itertools.count(1)


def new_request() -> str:
    """The id of a request: no other has it, here or after a restart."""
    return f"{_START}-{next(_numbers):x}"


def request() -> str:
    """The id of the request that what runs now belongs to."""
    cause = CAUSE.get()
    return "" if cause is None else cause[0]


def wants_all() -> bool:
    """Has every request a line?"""
    return _plain.isEnabledFor(logging.DEBUG)


def set_up(form: str, level: str) -> None:
    """Write lines of this form to the standard error, from this level on."""
    last = _as_json if form == "json" else _readable
    told = logging.StreamHandler(sys.stderr)
    told.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[*_BOTH, _shorten],
            processors=[ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [told]
    root.setLevel(logging.WARNING)
    _plain.setLevel(level.upper())


# -- what a line goes through ---------------------------------------------------------------------


def _caused(_: Any, __: str, line: Line) -> Line:
    cause = CAUSE.get()
    if cause is not None:
        line["request"] = cause[0]
        if cause[1]:
            line["frame"] = cause[1]
    return line


def _mistake(_: Any, __: str, line: Line) -> Line:
    """Kind and place of an exception; its message only where the system made it."""
    said = line.pop("exc_info", None)
    if not said:
        return line
    problem = said if isinstance(said, BaseException) else sys.exception()
    if isinstance(said, tuple):
        problem = said[1]
    if problem is None:
        return line
    line["problem"] = type(problem).__name__
    system = getattr(problem, "orig", problem)  # as SQLAlchemy wraps it
    if isinstance(system, OSError | sqlite3.Error):
        line["why"] = str(system)
    steps = traceback.extract_tb(problem.__traceback__)[-DEEPEST:]
    line["at"] = [f"{short(step.filename)}:{step.lineno} {step.name}" for step in steps]
    return line


def short(path: str) -> str:
    """A place in our sources."""
    _, found, rest = path.rpartition("/laar/")
    return f"laar/{rest}" if found else path.rpartition("/")[2]


def _count(_: Any, method: str, line: Line) -> Line:
    if method in ("error", "exception", "critical"):
        metrics.ERRORS.count += 1
    return line


def _shorten(_: Any, __: str, line: Line) -> Line:
    """Of others: what they show of their arguments may be anything."""
    line["event"] = str(line["event"]).partition("\n")[0].partition("(")[0][:FIRST]
    return line


def _as_json(_: Any, __: str, line: Line) -> str:
    first = {name: line.pop(name) for name in ("timestamp", "level", "event")}
    return msgspec.json.encode({**first, **line}, enc_hook=str).decode()


def _readable(_: Any, __: str, line: Line) -> str:
    words = [line.pop("timestamp"), f"{line.pop('level'):<7}", line.pop("event")]
    words += [f"{name}={_word(value)}" for name, value in line.items()]
    return " ".join(words)


def _word(value: Any) -> str:
    text = " < ".join(reversed(value)) if isinstance(value, list) else str(value)
    plain = text.isprintable() and text and not set(text) & {" ", '"', "="}
    return text if plain else msgspec.json.encode(text).decode()


_plain = logging.getLogger(NAME)
_BOTH: list[Processor] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    _caused,
    _mistake,
    _count,
]
structlog.configure(
    processors=[
        structlog.stdlib.filter_by_level,
        *_BOTH,
        ProcessorFormatter.wrap_for_formatter,
    ],
    wrapper_class=BoundLogger,
    logger_factory=structlog.stdlib.LoggerFactory(),
    cache_logger_on_first_use=True,
)
log: BoundLogger = structlog.stdlib.get_logger(NAME)
