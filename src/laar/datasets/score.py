"""How well someone answered questions about rules."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from fractions import Fraction

from laar.bots.arena import wilson
from laar.core.game import BadOptions, Json
from laar.datasets.rule_items import NO, ODDS, WHICH, YES

CLAUSE = re.compile(r"[A-Z]{3}-\d{3}")
NUMBER = re.compile(r"(\d{1,9})\s*/\s*(\d{1,9})|(\d{1,9}(?:[.,]\d{1,9})?)\s*(%?)")
SAID = {YES: YES, NO: NO, "да": YES, "нет": NO}
CLOSE = Fraction(1, 2000)  # how far a decimal may be from the fraction
ALL = ""  # any language


def score(items: list[Json], answers: list[Json], split: str = "") -> Json:
    """Shares of right answers; what was not answered is wrong.

    An answer without a language counts for all; with languages, each question counts once in each
    that was answered in.
    """
    try:
        asked = {one["id"]: one for one in items if split in ("", one["split"])}
        given = {(one["id"], one.get("lang", ALL)): str(one["answer"]) for one in answers}
    except (KeyError, TypeError):
        raise BadOptions("a question has id and split, an answer has id and answer") from None
    langs = sorted({lang for _, lang in given}) or [ALL]
    parts: dict[str, dict[str, list[bool]]] = defaultdict(lambda: defaultdict(list))
    every = []
    for lang in langs:
        for name, item in asked.items():
            said = given.get((name, lang))
            good = said is not None and right(item, said)
            every.append(good)
            for part in ("kind", "game"):
                parts[part][item[part]].append(good)
            parts["lang"][lang or "any"].append(good)
    return {
        **_share(every),
        "answered": sum(name in asked for name, _ in given),
        "unknown": sum(name not in asked for name, _ in given),
        "usual": _usual(asked.values()),
        **{
            f"{part}s": {name: _share(some) for name, some in sorted(found.items())}
            for part, found in parts.items()
        },
    }


def right(item: Json, said: str) -> bool:
    """Whether an answer is the referee's."""
    if item["kind"] == WHICH:
        named = CLAUSE.search(said.upper())
        return named is not None and named[0] in item["clauses"]
    if item["kind"] == ODDS:
        return _chance_is(said, Fraction(item["answer"]))
    word = re.match(r"\W*(\w+)", said)
    return word is not None and SAID.get(word[1].casefold()) == item["answer"]


def _chance_is(said: str, chance: Fraction) -> bool:
    """A fraction must be exact; a decimal or a percentage must be close.

    >>> _chance_is("25/36", Fraction(25, 36)), _chance_is("69.4 %", Fraction(25, 36))
    (True, True)
    """
    found = NUMBER.search(said)
    if found is None or found[2] == "0":
        return False
    if found[1] is not None:
        return Fraction(int(found[1]), int(found[2])) == chance
    value = Fraction(found[3].replace(",", ".")) / (100 if found[4] else 1)
    return abs(value - chance) <= CLOSE


def _share(some: list[bool]) -> Json:
    low, high = wilson(sum(some), len(some))
    share = round(sum(some) / max(1, len(some)), 4)
    return {
        "questions": len(some),
        "right": sum(some),
        "share": share,
        "interval": [round(low, 4), round(high, 4)],
    }


def _usual(items: Iterable[Json]) -> Json:
    """What always giving the most frequent answer of a kind would get."""
    kinds: dict[str, Counter[str]] = defaultdict(Counter)
    for item in items:
        kinds[item["kind"]][item["answer"]] += 1
    return {
        kind: round(counts.most_common(1)[0][1] / counts.total(), 4)
        for kind, counts in sorted(kinds.items())
    }
