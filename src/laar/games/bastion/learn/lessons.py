"""The first game, learnt by doing: scripted positions, each step explained with its clause."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from laar.core.game import Json

EDITION = "2018"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do, and what is said about it."""

    id: str
    clause: str
    answers: list[str]  # how an answer that goes on may begin
    ru: str
    en: str
    position: str | None = None  # none: the table of the step before goes on
    seat: str = "dagdar"


@cache
def steps() -> tuple[Step, ...]:
    """The steps in order; a wrong file is an error that names the place."""
    text = (files(__package__) / "lessons.toml").read_text("utf-8")
    read = msgspec.convert(tomllib.loads(text)["step"], tuple[Step, ...])
    if read[0].position is None:
        raise ValueError("lessons.toml: the first step needs a position")
    return read


def lessons() -> Json:
    """The tutorial as the client gets it."""
    return {"edition": EDITION, "steps": [msgspec.to_builtins(step) for step in steps()]}
