"""A card as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from laar.core.game import Json
from laar.terminal.words import Words

ACTION = "↷"  # how the cards of Berserk write it


def called(parts: Iterable[Json], name: str) -> Json | None:
    """The part with this id or this printed number."""
    return next((p for p in parts if name in (p["id"], str(p.get("number")))), None)


def card_text(part: Json, words: Words, whole: bool = False) -> str:
    """Name, numbers and text of a card; ``whole`` adds where they come from."""
    lang = words.lang
    head = f"{part['name'][lang]} ({part['id']})"
    if "side" in part:
        head += f", {words.name(part['side'])}"
    if "life" in part:
        strike = "-".join(map(str, part["strike"] or ("–",)))
        speed = part["speed"] if "speed" in part else part["move"]
        numbers = words.say("term-card", life=part["life"], speed=speed, strike=strike)
        head += f": {numbers}"
    action = words.say("term-action")
    said = part["text"][lang].replace(f"{ACTION} ", f"{action}, ").replace(ACTION, action)
    lines = [*_printed(part, words, whole), *said.splitlines()]
    if whole and "origin" in part:
        lines += _origin(part, words)
    return "\n".join([head, *(f"  {line}" for line in lines)])


def _printed(part: Json, words: Words, whole: bool) -> list[str]:
    """What else is printed on a card with a price: sort, classes, deck and keywords."""
    if "crystal" not in part:
        return []
    say, lang = words.say, words.lang
    row = [
        f"{part['cost']} {say('cost-' + part['crystal'])}",
        say(f"kind-{part['kind']}"),
        *(one["name"][lang] for one in part["classes"]),
        say(f"element-{part['element']}"),
        say(f"deck-{part['deck']}"),
        *([say("unique")] if part["unique"] else []),
        *([say("browser-extra")] if part["extra"] else []),
        say("browser-copies", n=part["copies"]),
    ]
    found = [" · ".join(row)]
    if part["keywords"]:
        found.append(f"{say('keywords')}: {_keywords(part['keywords'], lang, whole)}")
    return found


def _keywords(keywords: Sequence[Json], lang: str, whole: bool) -> str:
    told = []
    for one in keywords:
        name = one["name"][lang] + (f" {one['x']}" if one["x"] is not None else "")
        told.append(f"{name} [{one['clause']}]" if whole else name)
    return ", ".join(told)


def _origin(part: Json, words: Words) -> list[str]:
    say = words.say
    origin = say("from-" + part["origin"].replace(" ", "-"))
    found = [f"{say('browser-note')}: {origin}. {part['note']}"]
    if part["remark"] is not None:
        found.append(f"{say('browser-remark')}: {part['remark']['says']}")
        found.append(f"{say('browser-kept')}: {part['remark']['honoured_by']}")
    return found
