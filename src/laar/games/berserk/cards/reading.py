"""Reads a file of cards strictly; every error names file, card and path."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct, ValidationError

from laar.games.berserk.cards.check import problems
from laar.games.berserk.cards.schema.card import Card

MOST_BYTES = 8_000_000
MOST_CARDS = 10_000

_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`")
_MISSING = re.compile(r"Object missing required field `(.*)`")
_STEP = re.compile(r"do\[(\d+)\]")
_ABILITY = re.compile(r"abilities\[(\d+)\]")

Raw = dict[str, object]
LASTING = ("number", "deck", "copies", "extra")  # what no revision changes: the box is the same


class CardError(ValueError):
    """A file of cards is wrong.

    `orcs.toml: card 2 (Orc Archer): abilities[0].do[0].shot.strength: Expected `int` <= 9`
    """


class _File(Struct, forbid_unknown_fields=True):
    format: Literal[1]
    card: list[Raw]


def read(text: str, where: str) -> tuple[Card, ...]:
    """The cards of a TOML text; `where` names the file in errors."""
    rows = _rows(text, where)
    cards = tuple(_card(row, place, where) for place, row in enumerate(rows))
    _check_different(cards, rows, where)
    return cards


def change(cards: Mapping[int, Card], text: str, where: str) -> dict[int, Card]:
    """The cards with the changes of a TOML text: rows of a number and the values that differ.

    Places in a list are counted from 1: `abilities.2.target.1.range = 3`.
    """
    changed = dict(cards)
    for place, row in enumerate(_rows(text, where)):
        number = row.get("number")
        if not isinstance(number, int) or number not in cards or changed[number] != cards[number]:
            raise _error(where, row, place, "number", "a card of the set is needed, each once")
        lasting = next((key for key in LASTING[1:] if key in row), None)
        if lasting is not None:
            raise _error(where, row, place, lasting, "no revision changes this")
        try:
            differing = _merged(msgspec.to_builtins(cards[number]), row)
        except (IndexError, ValueError):
            raise _error(where, row, place, "", "there is no such place in a list") from None
        changed[number] = _card(differing, place, where)
        if changed[number] == cards[number]:
            raise _error(where, row, place, "", "nothing differs")
    return changed


def _merged(before: Any, row: Any) -> Any:
    """A value with what a row changes in it."""
    if isinstance(row, dict) and isinstance(before, dict):
        return {**before, **{key: _merged(before.get(key), value) for key, value in row.items()}}
    if isinstance(row, dict) and isinstance(before, list | tuple):
        found = list(before)
        for key, value in row.items():
            place = range(1, len(found) + 1).index(int(key))
            found[place] = _merged(found[place], value)
        return found
    return row


def _rows(text: str, where: str) -> list[Raw]:
    try:
        return _read(text, where)
    except RecursionError:
        raise CardError(f"{where}: brackets are nested too deep") from None


def _read(text: str, where: str) -> list[Raw]:
    size = len(text.encode("utf-8", "replace"))
    if size > MOST_BYTES:
        raise CardError(f"{where}: {size} bytes, at most {MOST_BYTES} are read")
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
    except ValidationError as error:
        raise CardError(f"{where}: {_told(*spotted(str(error)))}") from None
    except tomllib.TOMLDecodeError as error:
        raise CardError(f"{where}: {error}") from None
    except ValueError:
        raise CardError(f"{where}: a number has too many digits") from None
    if not 1 <= len(file.card) <= MOST_CARDS:
        raise CardError(f"{where}: card: a file has 1 to {MOST_CARDS} cards")
    return file.card


def _card(row: Raw, place: int, where: str) -> Card:
    try:
        card = msgspec.convert(row, Card)
    except ValidationError as error:
        path, why = spotted(str(error))
        raise _error(where, row, place, path, why) from None
    for path, why in problems(card):
        raise _error(where, row, place, path, why)
    return card


def _check_different(cards: tuple[Card, ...], rows: list[Raw], where: str) -> None:
    for key in ("number", "name_ru", "name_en"):
        seen: set[object] = set()
        for place, card in enumerate(cards):
            value = getattr(card, key)
            if value in seen:
                raise _error(where, rows[place], place, key, f"{value!r} is there twice")
            seen.add(value)


def _error(where: str, row: Raw, place: int, path: str, why: str) -> CardError:
    number, name = row.get("number"), row.get("name_en")
    known = isinstance(number, int) and not isinstance(number, bool)
    card = f"card {number}" if known else f"card at place {place + 1}"
    if isinstance(name, str) and name.strip():
        card += f" ({name:.60})"
    text = f"{where}: {card}: {_told(_with_verb(row, path), why)}"
    return CardError("".join(letter if letter.isprintable() else "?" for letter in text))


def spotted(message: str) -> tuple[str, str]:
    """Path and reason from what msgspec says: "Expected `int`, got `str` - at `$.life`"."""
    why, _, at = message.rpartition(" - at `$") if " - at `$" in message else (message, "", "")
    path = at.rstrip("`").lstrip(".")
    for form, says in ((_UNKNOWN, "there is no such key"), (_MISSING, "this key is needed")):
        if found := form.fullmatch(why):
            return f"{path}.{found[1]}".lstrip("."), says
    return path, why.replace(" | null", "")


def _told(path: str, why: str) -> str:
    return f"{path}: {why}" if path else why


def _with_verb(row: Raw, path: str) -> str:
    """`abilities[0].do[1].strength` names its verb too: `abilities[0].do[1].shot.strength`."""
    ability, step = _ABILITY.match(path), _STEP.search(path)
    if not ability or not step:
        return path
    at: object = row
    for key in ("abilities", int(ability[1]), "do", int(step[1]), "verb"):
        if isinstance(at, dict):
            at = at.get(key)
        elif isinstance(at, list) and isinstance(key, int) and key < len(at):
            at = at[key]
    return path.replace(step[0], f"{step[0]}.{at}", 1) if isinstance(at, str) else path
