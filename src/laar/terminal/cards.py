"""A card as text."""

from __future__ import annotations

from laar.core.game import Json
from laar.terminal.words import Words


def card_text(part: Json, words: Words) -> str:
    """Name, numbers and what the card says."""
    lang = words.lang
    head = f"{part['name'][lang]} ({part['id']})"
    if "side" in part:
        head += f", {words.name(part['side'])}"
    if "life" in part:
        strike = "-".join(map(str, part["strike"] or ("–",)))
        speed = part["speed"] if "speed" in part else part["move"]
        numbers = words.say("term-card", life=part["life"], speed=speed, strike=strike)
        head += f": {numbers}"
    return "\n".join([head, *(f"  {line}" for line in part["text"][lang].splitlines())])
