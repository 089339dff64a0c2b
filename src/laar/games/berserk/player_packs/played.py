"""The pack of a table: cards besides those of the set, for the engine and for players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Any

import msgspec

from laar.core.game import BadOptions, Json
from laar.games.berserk.cards.compile import traits_of
from laar.games.berserk.cards.schema.card import Card
from laar.games.berserk.cards.traits import Traits
from laar.games.berserk.player_packs.packs import BadPack, card_of, data_of, pack_of
from laar.games.berserk.tell.card_rows import PlayedCard
from laar.games.berserk.tell.component_list import row

PACK = "pack"  # in options, views and saves
DIGEST = "digest"


class Played:
    """The cards of a pack that the decks of a table hold."""

    def __init__(self, own: Iterable[Card], digest: str) -> None:
        self.own = {card.number: card for card in own}
        self.digest = digest
        self.traits: dict[int, Traits] = {n: traits_of(card) for n, card in self.own.items()}

    @cached_property
    def rows(self) -> list[PlayedCard]:
        """The cards as players read them, and as they were written."""
        return [{**row(card), "data": data_of(card)} for card in self.own.values()]

    def only(self, numbers: Iterable[int]) -> Played:
        """The same without cards that are in no deck: views need not have them."""
        held = set(numbers)
        return Played((card for card in self.own.values() if card.number in held), self.digest)


def played(value: Any) -> Played:
    """The pack of the option ``pack``; BadOptions names the place."""
    try:
        return _remembered(msgspec.json.encode(value, order="deterministic"))
    except BadPack as bad:
        raise BadOptions(f"options.pack: {bad}") from None
    except (TypeError, ValueError, RecursionError):  # nothing that JSON could say
        raise BadOptions("options.pack: a pack is plain data") from None


@lru_cache(maxsize=32)
def _remembered(text: bytes) -> Played:
    pack = pack_of(msgspec.json.decode(text))
    return Played(pack.cards, pack.digest)


def summary(options: Mapping[str, Any]) -> Json | None:
    """What lists tell of the pack of a table; None where there is none."""
    if PACK not in options:
        return None
    pack = options[PACK]
    return {
        "name": pack["name"],
        "author": pack["author"],
        "digest": played(pack).digest,
        "cards": len(pack["cards"]),
    }


def shown(pack: Played | None) -> Json:
    """The pack as a view shows it; nothing at a table without one."""
    return {} if pack is None else {PACK: pack.rows, DIGEST: pack.digest}


def shown_again(view: Json) -> Played | None:
    """The pack behind a view or a save."""
    if PACK not in view:
        return None
    return _again(view[DIGEST], msgspec.json.encode([one["data"] for one in view[PACK]]))


@lru_cache(maxsize=32)
def _again(digest: str, text: bytes) -> Played:
    found = [card_of(data)[0] for data in msgspec.json.decode(text)]
    return Played((card for card in found if card is not None), digest)
