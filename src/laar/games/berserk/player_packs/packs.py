"""Packs: cards that a player wrote. All faults are reported at once, each with its place."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct, ValidationError

from laar.core.game import Json
from laar.games.berserk.cards.check import problems
from laar.games.berserk.cards.reading import spotted
from laar.games.berserk.cards.schema.card import OWN, Card
from laar.games.berserk.cards.schema.paragraph import Paragraph
from laar.games.berserk.player_packs.limits import (
    BYTES,
    CARDS,
    NAME,
    STATICS,
    Fault,
    oversize,
    unreadable,
)

KEYS = ("name", "author", "cards")
SET_ONLY = ("extra", "remark")  # what only cards of the set have
FAULTS = 50  # reported at most
_AT = re.compile(r"\[(\d+)\]")


class Pack(Struct, frozen=True):
    """Some cards under a name."""

    name: str
    author: str
    cards: tuple[Card, ...]

    def data(self) -> Json:
        """The pack as it travels; read again it is the same."""
        return {
            "name": self.name,
            "author": self.author,
            "cards": [data_of(card) for card in self.cards],
        }

    @property
    def digest(self) -> str:
        """What players agree to when they play with it: any change gives another digest."""
        text = msgspec.json.encode(self.data(), order="deterministic")
        return hashlib.sha256(text).hexdigest()[:32]


class BadPack(ValueError):
    """This is not a valid pack; each fault names its place."""

    def __init__(self, faults: list[Fault]) -> None:
        first = faults[0]
        super().__init__(f"{first.path}: {first.why}" if first.path else first.why)
        self.faults = faults


def pack_of(value: object) -> Pack:
    """A valid pack from plain data, or BadPack."""
    data = sketch_of(value)
    cards, faults = looked_at(data)
    if faults:
        raise BadPack(faults[:FAULTS])
    return Pack(data["name"], data["author"], tuple(card for card in cards if card))


def sketch_of(value: object) -> Json:
    """An unfinished pack: within the limits of size, but its cards may be wrong."""
    if not isinstance(value, Mapping):
        raise BadPack([Fault("pack", "a pack has name, author and cards")])
    faults = [Fault(str(key)[:NAME], "there is no such key") for key in value if key not in KEYS]
    data: Json = {key: _name(value, key, faults) for key in ("name", "author")}
    rows = data["cards"] = value.get("cards")
    if not isinstance(rows, list):
        faults.append(Fault("cards", "a list of cards is needed"))
    elif len(rows) > CARDS:
        faults.append(Fault("cards", f"{len(rows)} cards, at most {CARDS}"))
    else:
        for at, row in enumerate(rows, 1):
            if not isinstance(row, dict):
                faults.append(Fault(f"cards.{at}", "a card is a table of its values"))
            elif large := oversize(row, f"cards.{at}"):
                faults.append(large)
    if not faults and len(msgspec.json.encode(data)) > BYTES:
        faults.append(Fault("cards", f"more than {BYTES} bytes"))
    if faults:
        raise BadPack(faults[:FAULTS])
    return data


def looked_at(data: Json) -> tuple[list[Card | None], list[Fault]]:
    """The cards of an unfinished pack, None for each wrong one, and all faults."""
    cards: list[Card | None] = []
    faults: list[Fault] = []
    for at, row in enumerate(data["cards"], 1):
        card, wrong = card_of(row)
        faults += [Fault(f"cards.{at}.{fault.path}".rstrip("."), fault.why) for fault in wrong]
        cards.append(card)
    return cards, [*faults, *_twice(cards)]


def _name(value: Mapping[Any, Any], key: str, faults: list[Fault]) -> str:
    name = value.get(key)
    if not isinstance(name, str):
        faults.append(Fault(key, "a text is needed"))
        return ""
    why = unreadable(name)
    if not why and (len(name) > NAME or (key == "name" and not name.strip())):
        why = f"1 to {NAME} letters are a name"
    faults += [Fault(key, why)] if why else []
    return " ".join(name.split())


def _twice(cards: list[Card | None]) -> Iterator[Fault]:
    for key in ("number", "name_ru", "name_en"):
        seen: set[object] = set()
        for at, card in enumerate(cards, 1):
            if card is None:
                continue
            value = getattr(card, key)
            folded = _folded(value) if isinstance(value, str) else value
            if folded in seen:
                yield Fault(f"cards.{at}.{key}", f"'{value}' is there twice")
            seen.add(folded)


def _folded(name: str) -> str:
    """A name in the form in which names that look alike are equal."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


# -- cards ----------------------------------------------------------------------------------------


def card_of(value: object) -> tuple[Card | None, list[Fault]]:
    """A card that a player wrote, from plain data, or everything that is wrong with it.

    >>> card_of({"number": 1001})[1][0]
    Fault(path='name_ru', why='this key is needed')
    """
    if not isinstance(value, dict):
        return None, [Fault("", "a card is a table of its values")]
    if large := oversize(value):
        return None, [large]
    faults = list(_parts(value))
    if faults:
        return None, faults
    card = msgspec.convert(value, Card)
    faults = [Fault(_dotted(path), why) for path, why in problems(card)]
    faults += _own(card)
    return (None, faults) if faults else (card, [])


def _parts(value: Json) -> Iterator[Fault]:
    """One fault of the card itself and one of each ability, so that all can be mended at once."""
    abilities = value.get("abilities", [])
    bare = {**value, "abilities": []} if isinstance(abilities, list) else value
    yield from _converted(bare, Card, "")
    if isinstance(abilities, list):
        for at, one in enumerate(abilities, 1):
            yield from _converted(one, Paragraph, f"abilities.{at}")
        if len(abilities) > 8:
            yield from _converted(value, Card, "")


def _converted(value: object, kind: type[Struct], path: str) -> Iterator[Fault]:
    try:
        msgspec.convert(value, kind)
    except ValidationError as error:
        at, why = spotted(str(error))
        yield Fault(_dotted(f"{path}.{at}").strip("."), why)


def _dotted(path: str) -> str:
    """`abilities[0].do[1]` as people count: abilities.1.do.2."""
    return _AT.sub(lambda found: f".{int(found[1]) + 1}", path)


def _own(card: Card) -> Iterator[Fault]:
    if card.number not in OWN:
        yield Fault("number", f"cards of one's own are {OWN[0]} to {OWN[-1]}")
    for key in ("name_ru", "name_en"):
        if len(getattr(card, key)) > NAME:
            yield Fault(key, f"1 to {NAME} letters are a name")
    statics = [at for at, one in enumerate(card.abilities, 1) if one.when == "static"]
    if len(statics) > STATICS:
        yield Fault(f"abilities.{statics[STATICS]}", f"more than {STATICS} static paragraphs")
    for key in SET_ONLY:
        if getattr(card, key):
            yield Fault(key, "only cards of the set have this")


def data_of(value: object) -> Any:
    """A card or a part of it as plain data, without default values."""
    if isinstance(value, tuple):
        return [data_of(one) for one in value]
    if not isinstance(value, Struct):
        return value
    config = value.__struct_config__
    told: Json = {config.tag_field: config.tag} if config.tag_field else {}
    for name, spelt, default in _fields(type(value)):
        inner = getattr(value, name)
        if default is msgspec.NODEFAULT or inner != default:
            told[spelt] = data_of(inner)
    return told


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, str, object], ...]:
    return tuple((f.name, f.encode_name, f.default) for f in msgspec.structs.fields(kind))
