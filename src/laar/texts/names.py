"""Russian names in every case and verbs that agree with them, for texts that ask for them.

A text says `{ $who } { AGREE($who, "ударил") } { ACC($target) }`. English needs none of it.

>>> adder = name("гадюка", "f гадюки, гадюке, гадюку, гадюкой, гадюке")
>>> f"{adder} {FUNCTIONS['AGREE'](adder, 'укусил')} {FUNCTIONS['ACC'](adder)}"
'гадюка укусила гадюку'
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

CASES: Final = ("gen", "dat", "acc", "ins", "prep")
_ENDINGS: Final = {"m": "", "f": "а", "n": "о", "pl": "и"}


class Name(str):
    """A name that declines; as a text it is the nominative."""

    __slots__ = ("forms", "kin")
    kin: str  # m, f, n or pl
    forms: dict[str, str]


def name(nominative: str, forms: str) -> Name:
    """A name from its forms in one line; they may be of its first words alone.

    >>> name("зверь тьмы", "m зверя, зверю, зверя, зверем, звере").forms["ins"]
    'зверем тьмы'
    """
    kin, _, cases = forms.partition(" ")
    heads = cases.split(", ")
    said = Name(nominative)
    rest = nominative.split(" ")[heads[0].count(" ") + 1 :]
    said.kin = kin
    said.forms = {case: " ".join([head, *rest]) for case, head in zip(CASES, heads, strict=True)}
    return said


def agree(word: str, kin: str) -> str:
    """A verb in the past or a short participle in agreement; given is what is said of a man.

    >>> [agree(word, "f") for word in ("взял", "закрылся", "погиб", "закрыт", "побеждён")]
    ['взяла', 'закрылась', 'погибла', 'закрыта', 'побеждена']
    """
    if kin == "m":
        return word
    if word.endswith("лся"):
        return f"{word[:-2]}{_ENDINGS[kin]}сь"
    if word.endswith(("н", "т")):
        return f"{re.sub('ён$', 'ен', word)}{'ы' if kin == 'pl' else _ENDINGS[kin]}"
    return f"{word}{'' if word.endswith('л') else 'л'}{_ENDINGS[kin]}"


def _in(case: str) -> Callable[[Any], Any]:
    return lambda said: said.forms[case] if isinstance(said, Name) else said


def _agree(said: Any, word: str) -> str:
    return agree(word, said.kin if isinstance(said, Name) else "m")


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    **{case.upper(): _in(case) for case in CASES},
    "AGREE": _agree,
}
