"""A morphological eye on Russian sentences: cases of names that their place asks for, verbs that
agree with who does something. It knows as much grammar as the log needs."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

from pymorphy3 import MorphAnalyzer

from laar.texts.names import CASES, Name

GRAMMEMES = {
    "nom": ("nomn",),
    "gen": ("gent",),
    "dat": ("datv",),
    "acc": ("accs",),
    "ins": ("ablt",),
    "prep": ("loct", "loc2"),
}
# What a preposition asks for.
GOVERNED = {
    "в": {"acc", "prep"},
    "на": {"acc", "prep"},
    "по": {"dat"},
    "у": {"gen"},
    "от": {"gen"},
    "с": {"gen", "ins"},
    "из": {"gen"},
    "к": {"dat"},
    "за": {"acc", "ins"},
    "под": {"acc", "ins"},
    "вместо": {"gen"},
    "против": {"gen"},
}
OBLIQUE = set(CASES)


class Found(NamedTuple):
    """A name in a sentence, and the cases its form may stand for."""

    at: int
    end: int
    said: Name
    cases: frozenset[str]


@cache
def _morph() -> Any:
    return MorphAnalyzer()


@cache
def parses(word: str) -> list[Any]:
    """All that a word may be."""
    found: list[Any] = _morph().parse(word)
    return found


class Eye:
    """Looks for names in sentences."""

    def __init__(self, names: Iterable[Name]) -> None:
        self.forms: dict[str, dict[str, tuple[Name, set[str]]]] = defaultdict(dict)
        for said in names:
            for case, form in {"nom": str(said), **said.forms}.items():
                self.forms[form.lower()].setdefault(str(said), (said, set()))[1].add(case)
        longest = sorted(self.forms, key=len, reverse=True)
        self.pattern = re.compile(
            rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest))})(?![\w-])", re.IGNORECASE
        )

    def wrong(self, sentence: str) -> list[str]:
        """Everything that is wrong with a sentence."""
        return [why for clause in clauses(sentence) for why in self._clause(clause)]

    def found(self, clause: str) -> Iterator[Found]:
        for match in self.pattern.finditer(clause):
            for said, cases in self.forms[match[0].lower()].values():
                yield Found(match.start(), match.end(), said, frozenset(cases))
                break

    def _clause(self, clause: str) -> Iterator[str]:
        subject: Name | None = None
        before: frozenset[str] = frozenset()
        for one in self.found(clause):
            due = self._due(clause[: one.at], subject, before)
            if due and not due & one.cases:
                is_, not_ = sorted(one.cases), sorted(due)
                yield f"{one.said}: {'/'.join(is_)}, not {'/'.join(not_)}: {clause}"
            before = one.cases & due if due else one.cases
            if "nom" in before and subject is None and due == {"nom"}:
                subject = one.said
        if subject is not None:
            yield from disagreeing(clause, subject)

    def _due(self, left: str, subject: Name | None, before: frozenset[str]) -> set[str]:
        """The cases that what stands before a name allows; empty: anything."""
        if left.endswith("«") or "→" in left:
            return set()
        words = re.findall(r"[\w-]+", left)
        if not left.strip():
            return {"nom"}
        if left.rstrip().endswith(("–", "(", ",")):
            return set(before) if before else {"nom"}
        word = words[-1].lower()
        if word in GOVERNED:
            return GOVERNED[word]
        if word == "и":
            return set(before) if before else OBLIQUE
        tags = [parse.tag for parse in parses(word)]
        if any("PRTS" in tag for tag in tags) and len(words) > 1:
            return OBLIQUE  # what is closed or built stands before it
        if any({"VERB", "past"} in tag or "PRTS" in tag for tag in tags):
            return {"nom"} if subject is None else OBLIQUE
        if any("INFN" in tag for tag in tags):
            return OBLIQUE
        # After a noun or a number another name can only depend on it.
        return OBLIQUE if any("NOUN" in tag or "ADJF" in tag for tag in tags) else set()


def clauses(sentence: str) -> list[str]:
    """The parts of a sentence that have a subject of their own each."""
    parts = re.split(r"[.;:]|, но |, (?=[А-ЯЁ]|\d+ карт)", sentence)
    return [part.strip() for part in parts if part.strip()]


def disagreeing(clause: str, subject: Name) -> Iterator[str]:
    """Verbs in the past and short participles that do not fit who does it."""
    kin = {"m": "masc", "f": "femn", "n": "neut", "pl": "plur"}[subject.kin]
    rest = re.sub(re.escape(str(subject)), "", clause, flags=re.IGNORECASE)
    for word in re.findall(r"[а-яё]+", rest):
        tags = [one.tag for one in parses(word)]
        if not tags or not ({"VERB", "past"} in tags[0] or "PRTS" in tags[0]):
            continue
        if not any(kin in tag for tag in tags):
            yield f"{subject} ({subject.kin}): {word}: {clause}"


# How names that no dictionary knows decline, by how they end: the endings of the five cases.
MODELS = {
    "m": [
        (r"ец$", "ца цу ца цем це"),
        (r"(?<=[бвгджзклмнпрстфхцчшщ])$", "а у а [ое]м е"),
        (r"ь$", "я ю я ем е"),
    ],
    "f": [(r"(?<=и)я$", "и и ю ей и"), (r"а$", "[ыи] е у [ое]й е")],
}


def fits(said: Name, case: str) -> bool:
    """Whether a form of a name is that name in a case, as far as morphology can tell."""
    old, new = said.split(), said.forms[case].split()
    if len(old) != len(new):
        return False
    heads = [pair for pair in zip(old, new, strict=True) if pair[0] != pair[1]]
    return all(_word(one, other, case, said.kin) for one, other in heads or [(old[0], new[0])])


def _word(nominative: str, form: str, case: str, kin: str) -> bool:
    if "-" in nominative:
        parts = zip(nominative.split("-"), form.split("-"), strict=True)
        return all(_word(one, other, case, kin) for one, other in parts)
    one, other = nominative.lower().rstrip(":"), form.lower().rstrip(":")
    known = any(parse.is_known and "nomn" in parse.tag for parse in parses(one))
    known = known and one not in NICKNAMES
    models = set() if known else _modelled(one, case, kin)
    if models:
        return other in models
    tags = [parse.tag for parse in parses(other)]
    return any(grammeme in tag for tag in tags for grammeme in GRAMMEMES[case])


def _modelled(word: str, case: str, kin: str) -> set[str]:
    """What an invented name may be in a case; one that ends in a foreign vowel stays as it is."""
    if word[-1] in "оеи" and kin != "pl":
        return {word}
    if (word, case) in INANIMATE:
        return {word}
    place = CASES.index(case)
    for ending, forms in MODELS.get(kin, []):
        if re.search(ending, word):
            endings = forms.split()[place]
            letters = endings[1:3] if endings[0] == "[" else [""]
            rest = endings[4:] if endings[0] == "[" else endings
            return {re.sub(ending, letter + rest, word) for letter in letters}
    return set()


# Words for things that are somebody's name: their accusative is the genitive.
NICKNAMES = {"шрам"}
# Places and things: their accusative is the nominative.
INANIMATE = {("схрон", "acc"), ("соултрад", "acc"), ("ковен", "acc")}
