"""Own scenarios: a small TOML format, read strictly. Its errors name line and key.

The format is described in docs/new-scenario.md; the modes of the books are written in it too.
"""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, ValidationError

from laar.games.bastion.pieces.cards import COLOURS, RITUALS, SIDES
from laar.games.bastion.pieces.numbers import Colour, Seat
from laar.games.bastion.scenarios.recipe import (
    Entry,
    RecipeError,
    class_cards,
    known,
    layers_of,
)
from laar.games.bastion.scenarios.toml_lines import line_of, place_of
from laar.games.bastion.state.castle import SEATS
from laar.games.bastion.state.plan import Layer

MOST_BYTES = 16_384
SPECIAL = ("sources", "haste", "damaged", "vanguard", "camp_start", "restore")
SPECIAL_IN: dict[str, tuple[str, ...]] = {"2015": (), "2018": SPECIAL}
EDITIONS = tuple(SPECIAL_IN)
NEEDS = {"vanguard": "damaged", "restore": "damaged"}
TAKES = {"haste": ("beast",), "vanguard": ("flyer", "dragon")}  # BST-554, BST-562

Word = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f\x7f]+$")]


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """What the scenario is called in both languages."""

    ru: Word
    en: Word


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as written: types are right, words and numbers are not checked yet."""

    name: Title
    edition: str
    deck: list[Entry]
    layers: list[int] = []
    side: str | None = None
    layout: list[str] | str | None = None
    gate: int = 0
    first: str | None = None
    opening: int | None = None
    rituals: list[str] | None = None
    special: list[str] = []

    def plain(self) -> Draft:
        """Without what a file or a mode adds to it."""
        return Draft(**{name: getattr(self, name) for name in Draft.__struct_fields__})


class _File(Draft, frozen=True, forbid_unknown_fields=True, kw_only=True):
    format: Literal[1]


@dataclass(frozen=True)
class Scenario:
    """A scenario that can be played; what is None follows the table or the edition."""

    draft: Draft
    layers: tuple[Layer, ...]
    side: int | None
    ring: tuple[Colour, ...] | None  # (): drawn
    gate: int
    first: Seat | None
    opening: int | None
    rituals: tuple[int, ...]  # kinds
    special: frozenset[str]


class ScenarioError(ValueError):
    """A scenario that cannot be played: "line 7: deck[0].class: there is no class 'wyrm'"."""

    def __init__(self, line: int, path: str, why: str) -> None:
        super().__init__(f"line {line}: {path}: {why}" if path else f"line {line}: {why}")
        self.line = line
        self.path = path
        self.why = why


def read(text: str) -> Scenario:
    """Read a scenario from TOML text."""
    size = len(text.encode("utf-8", "replace"))
    if size > MOST_BYTES:
        raise ScenarioError(1, "", f"the text has {size} bytes, at most {MOST_BYTES} are read")
    try:
        return check(msgspec.convert(tomllib.loads(text), _File).plain())
    except RecipeError as error:
        raise ScenarioError(line_of(text, error.path), error.path, error.why) from None
    except ValidationError as error:
        path, why = place_of(str(error))
        raise ScenarioError(line_of(text, path), path, why) from None
    except RecursionError:
        raise ScenarioError(1, "", "brackets are nested too deep") from None
    except tomllib.TOMLDecodeError as error:
        line = re.search(r" \(at line (\d+)", str(error))
        why = str(error).partition(" (at ")[0]
        raise ScenarioError(int(line[1]) if line else text.count("\n") + 1, "", why) from None
    except ValueError:
        raise ScenarioError(1, "", "a number has too many digits") from None


def write(scenario: Scenario) -> str:
    """The scenario as TOML text that `read` reads again; what is as usual is left out."""
    draft = scenario.draft
    usual = Draft(draft.name, draft.edition, draft.deck)
    lines = ["format = 1", f"name = {_inline(draft.name)}", f"edition = {_value(draft.edition)}"]
    for key in ("side", "layout", "gate", "first", "opening", "rituals", "special", "layers"):
        value = getattr(draft, key)
        if value != getattr(usual, key):
            lines.append(f"{key} = {_value(value)}")
    lines += ["deck = [", *(f"  {_inline(entry)}," for entry in draft.deck), "]"]
    return "\n".join(lines) + "\n"


def check(draft: Draft) -> Scenario:
    """A draft whose words and numbers make sense; RecipeError where they do not."""
    known("edition", "edition", draft.edition, EDITIONS)
    layers = layers_of(draft.deck, draft.layers)
    if not 0 <= draft.gate < len(COLOURS):
        raise RecipeError("gate", "a number from 0 to 5 is needed")
    enemies = sum(layer.count for layer in layers)
    if draft.opening is not None and not 0 <= draft.opening <= enemies:
        raise RecipeError("opening", f"a number from 0 to {enemies}, the whole deck, is needed")
    kinds = different(
        "rituals", "ritual", [*RITUALS] if draft.rituals is None else draft.rituals, RITUALS
    )
    return Scenario(
        draft=draft,
        layers=layers,
        side=None if draft.side is None else known("side", "side", draft.side, SIDES),
        ring=ring_of("layout", draft.layout),
        gate=draft.gate,
        first=None if draft.first is None else Seat(known("first", "seat", draft.first, SEATS)),
        opening=draft.opening,
        rituals=kinds,
        special=_special(draft, layers, kinds),
    )


def ring_of(path: str, layout: list[str] | str | None) -> tuple[Colour, ...] | None:
    """The six colours clockwise; () when they are to be drawn, None when nothing is said."""
    if layout is None:
        return None
    if layout == "random":
        return ()
    if isinstance(layout, str) or len(layout) != len(COLOURS):
        raise RecipeError(path, "six colours or 'random' are needed")
    return tuple(Colour(number) for number in different(path, "colour", layout, COLOURS))


def different(path: str, what: str, given: list[str], words: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of words that are all known and all different."""
    found: list[int] = []
    for place, word in enumerate(given):
        number = known(f"{path}[{place}]", what, word, words)
        if number in found:
            raise RecipeError(f"{path}[{place}]", f"{word} is there twice")
        found.append(number)
    return tuple(found)


def _special(draft: Draft, layers: tuple[Layer, ...], rituals: tuple[int, ...]) -> frozenset[str]:
    different("special", "special rule", draft.special, SPECIAL)
    if not {*draft.special} <= {*SPECIAL_IN[draft.edition]}:
        raise RecipeError("special", "these rules are of the 2018 edition")
    in_deck = {card for layer in layers for part in layer.parts for card in part.cards}
    for place, rule in enumerate(draft.special):
        where = f"special[{place}]"
        if NEEDS.get(rule, rule) not in draft.special:
            raise RecipeError(where, f"{rule} goes with {NEEDS[rule]}")
        if rule == "sources" and RITUALS.index("source") not in rituals:
            raise RecipeError(where, "there is no source among the rituals, six are needed")
        for name in TAKES.get(rule, ()):
            if in_deck & {*class_cards(name)}:
                raise RecipeError(where, f"{rule} takes every {name}: the deck may have none")
    return frozenset(draft.special)


def _inline(row: Struct) -> str:
    pairs = msgspec.to_builtins(row)
    usual = {"layer": 1}
    said = (f"{k} = {_value(v)}" for k, v in pairs.items() if v not in (None, usual.get(k)))
    return f"{{ {', '.join(said)} }}"


def _value(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)  # of texts, numbers and lists: TOML as well
