"""Which clauses each ability of a card rests on, and which tests pin it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TypedDict

import msgspec
from msgspec import Struct

from laar.games.berserk.cards.clause_links import grounds, printed
from laar.games.berserk.cards.starter_set import cards

FILE = "card_tests.json"  # written by `laar cards proofs` from the marks of the tests


class Proof(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A test that fails if the ability is broken; number 0 stands for all else on the card."""

    paragraph: int
    file: str
    test: str
    clauses: tuple[str, ...] = ()  # those it names itself


class ProofTest(TypedDict):
    """A test by its file and its name."""

    file: str
    test: str


class CardProof(TypedDict):
    """What a paragraph rests on, and what pins it; 0 is what is printed besides the paragraphs."""

    paragraph: int
    clauses: list[str]
    tests: list[ProofTest]


@cache
def proofs() -> dict[str, list[CardProof]]:
    """By card and ability: the clauses it rests on and the tests that pin it."""
    text = (files(__package__) / "data" / FILE).read_text("utf-8")
    known = msgspec.json.decode(text, type=dict[str, list[Proof]])
    found: dict[str, list[CardProof]] = {}
    for number, card in cards().items():
        rests = [printed(card), *map(grounds, card.abilities)]
        pins = known.get(str(number), [])
        found[str(number)] = [
            {
                "paragraph": paragraph,
                "clauses": list(
                    dict.fromkeys([*clauses, *(c for pin in pinned for c in pin.clauses)])
                ),
                "tests": [{"file": pin.file, "test": pin.test} for pin in pinned],
            }
            for paragraph, clauses in enumerate(rests)
            for pinned in [[pin for pin in pins if pin.paragraph == paragraph]]
        ]
    return found
