"""A guest who takes a seat may bring a deck in the place of the one that lay there."""

from __future__ import annotations

from typing import Any

import laar
from laar.server.errors import Denied
from laar.server.models import Head

DECKS = "decks"


def bring(head: Head, seat: str, deck: Any) -> None:
    """Lay a deck at a seat, if the table has decks and can be played with this one."""
    decks = head.options.get(DECKS)
    if not isinstance(decks, list) or head.lot is not None or head.options.get("secret"):
        raise Denied("malformed", "nobody brings a deck to this table", "deck")
    place = list(head.seats).index(seat)
    options = {**head.options, DECKS: [*decks[:place], deck, *decks[place + 1 :]]}
    try:
        laar.game(head.game).new_table(head.edition, options)
    except laar.BadOptions as problem:
        raise Denied("malformed", str(problem), "deck") from None
    head.options = options
