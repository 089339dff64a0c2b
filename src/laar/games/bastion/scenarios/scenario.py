"""Own scenarios: a small TOML format, read strictly. Its errors name line and key.

The format is described in docs/new-scenario.md; the modes of the books are written in it too.
"""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct, ValidationError

from laar.games.bastion.pieces.cards import COLOURS, RITUALS, SIDES
from laar.games.bastion.pieces.numbers import Colour, Enemy, Seat
from laar.games.bastion.scenarios.draft import Draft, File
from laar.games.bastion.scenarios.posts import posts_of
from laar.games.bastion.scenarios.reasons import Reason, foreign
from laar.games.bastion.scenarios.recipe import (
    RecipeError,
    class_cards,
    known,
    layers_of,
)
from laar.games.bastion.scenarios.toml_lines import line_of, place_of
from laar.games.bastion.state.castle import SEATS
from laar.games.bastion.state.plan import Layer, Post

MOST_BYTES = 16_384
SPECIAL = ("sources", "haste", "damaged", "vanguard", "camp_start", "restore")
SPECIAL_IN: dict[str, tuple[str, ...]] = {"2015": (), "2018": SPECIAL}
EDITIONS = tuple(SPECIAL_IN)
NEEDS = {"vanguard": "damaged", "restore": "damaged"}
TAKES = {"haste": ("beast",), "vanguard": ("flyer", "dragon")}  # BST-554, BST-562


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
    posts: tuple[Post, ...]


class ScenarioError(ValueError):
    """A scenario that cannot be played: "line 7: deck[0].class: there is no class 'wyrm'"."""

    def __init__(self, line: int, path: str, why: Reason) -> None:
        super().__init__(f"line {line}: {path}: {why}" if path else f"line {line}: {why}")
        self.line = line
        self.path = path
        self.why = why


def read(text: str) -> Scenario:
    """Read a scenario from TOML text."""
    draft = parse(text)
    try:
        return check(draft)
    except RecipeError as error:
        raise ScenarioError(line_of(text, error.path), error.path, error.reason) from None


def parse(text: str) -> Draft:
    """What a TOML text says; whether it makes sense is not checked yet."""
    size = len(text.encode("utf-8", "replace"))
    if size > MOST_BYTES:
        raise ScenarioError(1, "", Reason("long", n=size, most=MOST_BYTES))
    try:
        return msgspec.convert(tomllib.loads(text), File).plain()
    except ValidationError as error:
        path, why = place_of(str(error))
        raise ScenarioError(line_of(text, path), path, why) from None
    except RecursionError:
        raise ScenarioError(1, "", Reason("deep")) from None
    except tomllib.TOMLDecodeError as error:
        line = re.search(r" \(at line (\d+)", str(error))
        why = foreign(str(error).partition(" (at ")[0])
        raise ScenarioError(int(line[1]) if line else text.count("\n") + 1, "", why) from None
    except ValueError:
        raise ScenarioError(1, "", Reason("digits")) from None


def write(scenario: Scenario) -> str:
    """The scenario as TOML text that `read` reads again; what is as usual is left out."""
    draft = scenario.draft
    usual = Draft(draft.name, draft.edition, draft.deck)
    lines = ["format = 1", f"name = {_inline(draft.name)}", f"edition = {_value(draft.edition)}"]
    for key in ("side", "layout", "gate", "first", "opening", "rituals", "special", "layers"):
        value = getattr(draft, key)
        if value != getattr(usual, key):
            lines.append(f"{key} = {_value(value)}")
    if draft.posts:
        lines += ["posts = [", *(f"  {_inline(post)}," for post in draft.posts), "]"]
    lines += ["deck = [", *(f"  {_inline(entry)}," for entry in draft.deck), "]"]
    return "\n".join(lines) + "\n"


def check(draft: Draft) -> Scenario:
    """A draft whose words and numbers make sense; RecipeError where they do not."""
    known("edition", "edition", draft.edition, EDITIONS)
    posts = posts_of(draft.posts, draft.edition, draft.special)
    posted = {post.card for post in posts}
    layers = layers_of(draft.deck, draft.layers, posted)
    if not 0 <= draft.gate < len(COLOURS):
        raise RecipeError("gate", Reason("range", least=0, most=len(COLOURS) - 1))
    enemies = sum(layer.count for layer in layers)
    if draft.opening is not None and not 0 <= draft.opening <= enemies:
        raise RecipeError("opening", Reason("range", least=0, most=enemies))
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
        special=_special(draft, posted | cards_of(layers), kinds),
        posts=posts,
    )


def ring_of(path: str, layout: list[str] | str | None) -> tuple[Colour, ...] | None:
    """The six colours clockwise; () when they are to be drawn, None when nothing is said."""
    if layout is None:
        return None
    if layout == "random":
        return ()
    if isinstance(layout, str) or len(layout) != len(COLOURS):
        raise RecipeError(path, Reason("colours"))
    return tuple(Colour(number) for number in different(path, "colour", layout, COLOURS))


def different(path: str, what: str, given: list[str], words: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of words that are all known and all different."""
    found: list[int] = []
    for place, word in enumerate(given):
        number = known(f"{path}[{place}]", what, word, words)
        if number in found:
            raise RecipeError(f"{path}[{place}]", Reason("twice", word=word))
        found.append(number)
    return tuple(found)


def cards_of(layers: tuple[Layer, ...]) -> set[Enemy]:
    """Every card that may come."""
    return {card for layer in layers for part in layer.parts for card in part.cards}


def _special(draft: Draft, there: set[Enemy], rituals: tuple[int, ...]) -> frozenset[str]:
    different("special", "special rule", draft.special, SPECIAL)
    if not {*draft.special} <= {*SPECIAL_IN[draft.edition]}:
        raise RecipeError("special", Reason("edition"))
    for place, rule in enumerate(draft.special):
        where = f"special[{place}]"
        if NEEDS.get(rule, rule) not in draft.special:
            raise RecipeError(where, Reason("goes-with", rule=rule, other=NEEDS[rule]))
        if rule == "sources" and RITUALS.index("source") not in rituals:
            raise RecipeError(where, Reason("no-source"))
        for name in TAKES.get(rule, ()):
            if there & {*class_cards(name)}:
                raise RecipeError(where, Reason("takes", rule=rule, word=name))
    return frozenset(draft.special)


def _inline(row: Struct) -> str:
    pairs = msgspec.to_builtins(row)
    usual = {"layer": 1}
    said = (f"{k} = {_value(v)}" for k, v in pairs.items() if v not in (None, usual.get(k)))
    return f"{{ {', '.join(said)} }}"


def _value(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)  # of texts, numbers and lists: TOML as well
