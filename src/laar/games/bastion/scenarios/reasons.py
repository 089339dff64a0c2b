"""What may be wrong with a scenario, by name: the client has a text of its own for each
(`scenario-why-NAME`), the English here is for logs, files and programs."""

from __future__ import annotations

import re
from typing import Any

from laar.core.game import Json

REASONS = {
    "no-word": "there is no {what} '{unknown}'",
    "no-key": "there is no such key",
    "needed": "this key is needed",
    "no-enemies": "there are no enemies",
    "twice-in-deck": "{word} is already in deck[{item}]",
    "twice-on-board": "{word} is already in posts[{item}]",
    "place-taken": "{place} is already taken in posts[{item}]",
    "on-board": "{word} is on the board already",
    "closed": "{place} never holds an enemy",
    "vanguard": "{place} is held by the vanguard",
    "dragons": "dragons are in the citadel, and nobody else is",
    "flyers": "only flyers hold a square",
    "twice": "{word} is there twice",
    "empty-layer": "layer {n} has no cards",
    "small-layer": "a layer has at least one card",
    "many-layers": "at most {n} layers are made",
    "number": "a layer from 1 to {most} is needed",
    "few-cards": "{n} cards are drawn, {there} are there",
    "sum": "the deck has {n} cards, the layers {drawn}",
    "one-of": "one of troop, class, legend and card is needed",
    "count": "{word} has {n} cards, not {count}",
    "range": "a number from {least} to {most} is needed",
    "colours": "six colours or 'random' are needed",
    "edition": "these rules are of the 2018 edition",
    "goes-with": "{rule} goes with {other}",
    "no-source": "there is no source among the rituals, six are needed",
    "takes": "{rule} takes every {word}: the siege may have none",
    "opening": "{n} enemies open the game, {there} are there",
    "rituals": "{n} rituals are dealt to them, {there} are left",
    "long": "the text has {n} bytes, at most {most} are read",
    "deep": "brackets are nested too deep",
    "digits": "a number has too many digits",
}
OPTION = "option"  # what only an option of a table may get wrong has no text of its own
# What the readers of types and of TOML say of a text that cannot be read, the first that fits.
FOREIGN = (
    (r"Expected `(?P<wanted>\w+)`, got `(?P<got>\w+)`", "type"),
    (r"Expected `str` of length <= (?P<most>\d+)", "long-name"),
    (r"Expected `str` of length >= 1", "empty"),
    (r"Expected `str` matching .*", "letters"),
    (r"Invalid enum value.*", "value"),
    (r"(Unclosed array|Unclosed inline table|Unterminated|Illegal character '\\n').*", "unclosed"),
    (r"(Cannot overwrite a value|Duplicate inline|Cannot declare|Cannot redefine).*", "key-twice"),
    (r"Expected '=' after a key.*", "equals"),
    (r"Invalid (value|date or datetime).*", "quotes"),
    (r"Expected newline or end of document.*", "newline"),
    (r"(Invalid statement|Invalid initial character for a key part).*", "statement"),
    (r"(Unescaped|Escaped|Illegal character).*", "letters"),
    (r".*", "toml"),
)
NAMES = {*REASONS, *(name for _, name in FOREIGN)}


class Reason:
    """One of them with its numbers and words."""

    def __init__(self, name: str, said: str = "", **args: Any) -> None:
        self.name = name
        self.args = args
        self.said = said or REASONS[name].format(**args)

    def __str__(self) -> str:
        return self.said

    @property
    def told(self) -> Json:
        """For programs."""
        return {"why": self.said, "id": self.name, "args": self.args}


def foreign(said: str) -> Reason:
    """What another reader says, as one of ours."""
    for form, name in FOREIGN:
        if found := re.fullmatch(form, said, re.DOTALL):
            return Reason(name, said, **found.groupdict())
    raise AssertionError("the last fits all")
