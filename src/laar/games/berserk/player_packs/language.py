"""The language of the cards as data for the form in the client, read from its types."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import Struct, inspect

from laar.games.berserk.cards.glossary import classes, keywords
from laar.games.berserk.cards.schema.card import OWN, Card
from laar.games.berserk.cards.schema.conditions import AnyCondition, Condition
from laar.games.berserk.cards.schema.paragraph import Type
from laar.games.berserk.cards.schema.triggers import ANNOUNCED, RULES, When, moment
from laar.games.berserk.cards.schema.verbs import (
    ALWAYS,
    BLOCKS,
    ONLY_WHEN,
    SETUP,
    STATIC,
    TIMED,
    AnyVerb,
    Verb,
)
from laar.games.berserk.cards.schema.verbs_attack import ATTACKS, Aim
from laar.games.berserk.cards.schema.verbs_rule import Stat
from laar.games.berserk.cards.schema.words import (
    Attack,
    Deck,
    Element,
    Is,
    Kind,
    Lasts,
    Noun,
    Ref,
    Side,
    Sort,
)
from laar.games.berserk.player_packs.language_shapes import Field, Language, Part, Shape, Trigger
from laar.games.berserk.player_packs.limits import NAME

# Words that several fields share have one name; others are named by their field.
_NAMED = {
    "when": When,
    "type": Type,
    "ref": Ref,
    "aim": Aim,
    "side": Side,
    "noun": Noun,
    "is": Is,
    "attack": Attack,
    "kind": Kind,
    "lasts": Lasts,
    "stat": Stat,
    "element": Element,
    "sort": Sort,
    "deck": Deck,
}
_NAMES = {frozenset(get_args(words)): name for name, words in _NAMED.items()}
# Fields whose text names a class or a keyword.
_LISTED = {
    ("Card", "classes"): "class",
    ("HasKeyword", "name"): "keyword",
    ("Selector", "class"): "class",
    ("Selector", "keyword"): "keyword",
    ("Selector", "without"): "keyword",
    ("Target", "class"): "class",
    ("Target", "keyword"): "keyword",
    ("Target", "without"): "keyword",
    ("Grant", "keyword"): "keyword",
    ("Remove", "keyword"): "keyword",
}
# Fields that the owner of a pack cannot choose.
FIXED = {"deck": "own", "provenance": "own"}
_UNUSED = ("remark", "extra")
# Narrower limits than for cards of the set.
_BOUNDS: dict[str, Shape] = {
    "number": {"type": "int", "least": OWN[0], "most": OWN[-1]},
    "name_ru": {"type": "text", "most": NAME},
    "name_en": {"type": "text", "most": NAME},
}


@cache
def language() -> Language:
    """Every part of a card with its fields, every word, and what goes with which trigger.

    >>> language()["parts"]["Shot"]["fields"][1]["name"]
    'strength'
    """
    parts: dict[str, Part] = {}
    words: dict[str, list[str]] = {}
    _part(inspect.type_info(Card), parts, words)
    words["class"] = list(classes())
    words["keyword"] = [name for name in keywords() if name != "unique"]
    return {
        "card": "Card",
        "parts": parts,
        "words": words,
        "keywords": {one.id: {"x": one.has_x, "clause": one.clause} for one in keywords().values()},
        "triggers": {when: _trigger(when) for when in get_args(When)},
        "verbs": {tag: kind.__name__ for tag, kind in VERBS.items()},
        "conditions": {_tag(kind): kind.__name__ for kind in CONDITIONS},
        "attacks": [_tag(kind) for kind in ATTACKS],
        "timed": [_tag(kind) for kind in TIMED],
        "fixed": FIXED,
    }


def _tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


VERBS: dict[str, type[Verb]] = {_tag(kind): kind for kind in get_args(AnyVerb)}
CONDITIONS: tuple[type[Condition], ...] = get_args(AnyCondition)


def verbs_of(when: When) -> list[str]:
    """The verbs that may stand in a paragraph with this trigger.

    >>> verbs_of("setup")
    ['give_lives', 'gain_chip', 'grant']
    """
    return [tag for tag, kind in VERBS.items() if _may_stand(kind, when)]


def _may_stand(kind: type[Verb], when: When) -> bool:
    only = {"static": STATIC, "setup": SETUP}.get(when)
    if only is not None:
        return kind in only
    if kind in ALWAYS or when not in ONLY_WHEN.get(kind, (when,)):
        return False
    return _tag(kind) != "block" or when in BLOCKS.values()


def _trigger(when: When) -> Trigger:
    given = moment(when)
    of_moment = {_tag(kind) for kind in given.conditions}
    always = {"second_player", "your_turn", "self_is", "count"}
    kinds = ["rule"] if when in RULES else ["attack", "spell", "impact"]
    return {
        "refs": sorted(given.refs),
        "by": given.by,
        "of": given.of,
        "conditions": [_tag(k) for k in CONDITIONS if _tag(k) in always | of_moment],
        "verbs": verbs_of(when),
        "types": kinds,
        "optional": when not in (*ANNOUNCED, *RULES),
        "cost": when not in RULES,
        "act": when in ("action", "sudden"),
        "block": [what for what, at in BLOCKS.items() if at == when],
    }


# -- types as data --------------------------------------------------------------------------------


def _part(info: inspect.Type, parts: dict[str, Part], words: dict[str, list[str]]) -> str:
    """Describe a struct once; elsewhere its name stands for it."""
    assert isinstance(info, inspect.StructType)
    name: str = info.cls.__name__
    if name not in parts:
        shown = parts.setdefault(name, {"fields": []})
        if info.tag is not None:
            shown["tag"] = {str(info.tag_field): str(info.tag)}
        shown["fields"] = [
            _field(info, field, parts, words)
            for field in info.fields
            if not (info.cls is Card and field.encode_name in (*FIXED, *_UNUSED))
        ]
    return name


def _field(part: inspect.StructType, field: inspect.Field, parts: Any, words: Any) -> Field:
    name = field.encode_name
    kind, optional = _without_none(field.type)
    listed = _LISTED.get((part.cls.__name__, name), "")
    named = f"{part.tag or part.cls.__name__.lower()}-{name}"
    bounds = _BOUNDS.get(name) if part.cls is Card else None
    told: Field = {
        "name": name,
        "type": bounds or _type(kind, listed, named, parts, words),
        "optional": not field.required or optional,
    }
    if not field.required and field.default is not msgspec.NODEFAULT:
        told["default"] = msgspec.to_builtins(field.default)
    return told


def _without_none(info: inspect.Type) -> tuple[inspect.Type, bool]:
    if not isinstance(info, inspect.UnionType) or not info.includes_none:
        return info, False
    rest = tuple(one for one in info.types if not isinstance(one, inspect.NoneType))
    return (rest[0] if len(rest) == 1 else inspect.UnionType(rest)), True


def _type(info: inspect.Type, listed: str, named: str, parts: Any, words: Any) -> Shape:
    match info:
        case inspect.BoolType():
            return {"type": "bool"}
        case inspect.IntType(ge=int(least), le=int(most)):
            return {"type": "int", "least": least, "most": most}
        case inspect.StrType():
            if listed:
                return {"type": "choice", "of": listed}
            if info.pattern and info.max_length is None:  # a letter: the branch of a table
                words.setdefault("branch", list("abcdef"))
                return {"type": "choice", "of": "branch"}
            return {"type": "text", "most": info.max_length or 0}
        case inspect.LiteralType():
            values = [value for value in info.values if value != "own"]
            name = _NAMES.get(frozenset(info.values), named)
            words[name] = sorted(values, key=_order(name, values).index)
            return {"type": "choice", "of": name}
        case inspect.VarTupleType():
            inner = _type(info.item_type, listed, named, parts, words)
            return {
                "type": "list",
                "of": inner,
                "least": info.min_length or 0,
                "most": info.max_length,
            }
        case inspect.TupleType():
            inner = _type(info.item_types[0], listed, named, parts, words)
            size = len(info.item_types)
            return {"type": "list", "of": inner, "least": size, "most": size}
        case inspect.StructType():
            return {"type": "part", "part": _part(info, parts, words)}
        case inspect.UnionType():
            return _union(info, listed, named, parts, words)
    raise TypeError(f"{named}: the language has no such type: {info}")


def _order(name: str, values: list[Any]) -> list[Any]:
    """The words in the order in which the language lists them, not by letters."""
    return list(get_args(_NAMED[name])) if name in _NAMED else values


def _union(info: inspect.UnionType, listed: str, named: str, parts: Any, words: Any) -> Shape:
    kinds = [one for one in info.types if isinstance(one, inspect.StructType)]
    tagged = len(kinds) == len(info.types) and all(one.tag is not None for one in kinds)
    if tagged:
        variants = {str(one.tag): _part(one, parts, words) for one in kinds}
        return {"type": "variant", "tag": str(kinds[0].tag_field), "variants": variants}
    found = [_type(one, listed, named, parts, words) for one in info.types]
    return {"type": "one of", "options": found}
