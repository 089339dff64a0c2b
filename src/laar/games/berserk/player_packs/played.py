"""The pack of a table: cards beside those of the set, as the engine and as players need them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Any

import msgspec

from laar.core.game import BadOptions, Json
from laar.games.berserk.cards.compile import traits_of
from laar.games.berserk.cards.schema.card import Card
from laar.games.berserk.cards.traits import Traits
from laar.games.berserk.player_packs.packs import BadPack, card_of, data_of, pack_of
from laar.games.berserk.tell.component_list import row

PACK = "pack"  # in options, views and saves
DIGEST = "digest"


class Played:
    """Cards of players' own at a table, those that its decks hold."""

    def __init__(self, own: Iterable[Card], digest: str) -> None:
        self.own = {card.number: card for card in own}
        self.digest = digest
        self.traits: dict[int, Traits] = {n: traits_of(card) for n, card in self.own.items()}

    @cached_property
    def rows(self) -> list[Json]:
        """The cards as players read them, and as they were written."""
        return [{**row(card), "data": data_of(card)} for card in self.own.values()]

    def only(self, numbers: Iterable[int]) -> Played:
        """The same without cards that are in no deck: a view need not tell of them."""
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


def shown(pack: Played | None) -> Json:
    """What a view tells of it; at a table without one, nothing."""
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
