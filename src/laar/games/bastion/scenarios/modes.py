"""The modes of both editions, as the books' scenarios written in our own format."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct, ValidationError

from laar.games.bastion.scenarios.draft import Draft
from laar.games.bastion.scenarios.recipe import AUXILIARY, RecipeError
from laar.games.bastion.scenarios.scenario import EDITIONS, Scenario, check
from laar.games.bastion.scenarios.toml_lines import place_of

OWN = "own"
ARMY = "army"


@dataclass(frozen=True)
class Mode:
    """A mode: a scenario, and what the players may still choose of its deck."""

    id: str
    scenario: Scenario
    classes: int = 0  # so many auxiliary classes are chosen or drawn (BST-533)
    each: int = 0  # and so many cards of each
    stated: int | None = None  # the army strength the book prints, right or wrong


class ModeError(ValueError):
    """A file of modes says what it may not; the message names file, mode and place."""


class _Row(Draft, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    classes: int = 0
    each: int = 0
    stated: int | None = None


class _File(Struct, forbid_unknown_fields=True):
    format: Literal[1]
    mode: list[dict[str, Any]]


def load(text: str, where: str) -> dict[str, dict[str, Mode]]:
    """Read modes from TOML text, by edition and id; `where` names the file in errors."""
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise ModeError(f"{where}: {error}") from None
    found: dict[str, dict[str, Mode]] = {edition: {} for edition in EDITIONS}
    for number, row in enumerate(file.mode, 1):
        place = f"{where}: mode {row.get('id', number)}"
        mode = _mode(row, place)
        edition = found[mode.scenario.draft.edition]
        if mode.id in edition:
            raise ModeError(f"{place} appears twice in its edition")
        edition[mode.id] = mode
    return found


@cache
def modes(edition: str) -> Mapping[str, Mode]:
    """The modes of an edition by id, in the order of its book."""
    name = "modes.toml"
    return load((files(__package__) / name).read_text("utf-8"), name)[edition]


def _mode(row: dict[str, Any], where: str) -> Mode:
    try:
        read = msgspec.convert(row, _Row)
        if not 0 <= read.classes <= len(AUXILIARY) or bool(read.classes) != bool(read.each):
            raise RecipeError("classes", "a number of classes and of cards of each is needed")
        return Mode(read.id, check(read.plain()), read.classes, read.each, read.stated)
    except ValidationError as error:
        path, why = place_of(str(error))
        raise ModeError(f"{where}: {path}: {why}") from None
    except RecipeError as error:
        raise ModeError(f"{where}: {error}") from None
