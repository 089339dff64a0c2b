"""Answers to the questions beside the plan of a turn: rituals, refuge, consent."""

from __future__ import annotations

from typing import Final

from laar.games.bastion.bots.ritual_value import promise, structure
from laar.games.bastion.pieces.numbers import Ritual
from laar.games.bastion.rules.mana import usable_slots
from laar.games.bastion.rules.onslaught import AREA
from laar.games.bastion.rules.rituals import RITUAL
from laar.games.bastion.state.castle import CITADEL, Castle

PLAIN: Final = ("pay", "rest", "give", "go-on", "stop", "take")  # no spell, no choice by hand


def settled(t: Castle) -> str:
    """A sensible answer to the open question."""
    ask = t.ask
    assert ask is not None
    options = t.options(ask.seat)
    best = options[0]
    most = -1e9
    for answer in options:
        score = leaning(t, ask.kind, answer, ask.about)
        if score > most:
            most = score
            best = answer
    return best


def leaning(t: Castle, kind: str, answer: str, about: tuple[int, ...]) -> float:
    """How much speaks for an answer."""
    words = answer.split(" ")
    if kind == "perform":
        return promise(t, RITUAL[words[1]]) if len(words) > 1 else -1.0
    if kind == "keep" or kind == "draft":
        score = 0.0
        for word in words[1:]:
            score += promise(t, RITUAL[word])
        return score
    if kind == "build":
        score = structure(t, Ritual(about[0]), AREA[words[-1]])
        if words[0] == "replace":
            score -= 0.5 + structure(t, RITUAL[words[1]], AREA[words[2]])
        return score
    if kind == "flee" or kind == "exit" or kind == "start":
        area = AREA[words[1]]
        return 1.5 if area == CITADEL else float(len(usable_slots(t, area)))
    return 1.0 if answer in PLAIN else 0.0
