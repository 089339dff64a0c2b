"""A fighter's card as text."""

from __future__ import annotations

from laar.core.game import Json
from laar.terminal.words import Words


def card_text(part: Json, words: Words) -> str:
    """Name, numbers and what the card says."""
    lang = words.lang
    numbers = words.say(
        "term-card",
        life=part["life"],
        speed=part["speed"],
        strike="-".join(map(str, part["strike"])),
    )
    text = f"{part['name'][lang]} ({part['id']}), {words.name(part['side'])}: {numbers}"
    return "\n".join([text, *(f"  {line}" for line in part["text"][lang].splitlines())])
