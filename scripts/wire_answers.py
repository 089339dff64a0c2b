"""The client's types of answers: the words of each grammar, and answers by kind of question."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

import wire_sources as sources
from laar.core.engine.ask import READY
from laar.core.grammar import Grammar
from laar.core.play import RETRACT

WIDTH = 120
LONGEST = 26  # spells, each also as a copy
NUMBER = "${number}"
# Places and copies are told by their form: `c3` by its letter, `2.1` by its dot.
PATTERNS = ((re.compile(r"\d+"), NUMBER), (re.compile(r"\d+\.\d+"), f"{NUMBER}.{NUMBER}"))
PLACE = re.compile(r"([a-z])\d+")


def files() -> dict[str, tuple[str, str]]:
    """What each file is about, and what it holds."""
    made = {
        f"answers/{name}.ts": (f"Answers of {name.capitalize()}.", "\n".join(one_game(*found)))
        for name, found in sources.grammars().items()
    }
    return {**made, "answers.ts": ("Answers of all games.", "\n".join(all_games()))}


def one_game(grammar: Grammar, asides: Sequence[str]) -> Iterator[str]:
    """The words of a grammar, its answers, and all that may be said."""
    for word in _used(grammar):
        if not _inlined(grammar, word):
            yield union(f"export type {_name(word)}", " =", kinds(grammar, word))
    yield "export interface Answers {"
    for question, forms in grammar.forms.items():
        yield union(f"  {question}", ":", [answer(grammar, form) for form in forms]).rstrip("\n")
    yield "}\n\nexport type Answer = Answers[keyof Answers];\n"
    secret = [f"'{kind}'" for kind, forms in grammar.forms.items() if READY in forms]
    said = ["Answer", *(f"'{aside}'" for aside in asides)]
    if secret:
        said.append(f"`{RETRACT}${{Answers[{' | '.join(secret)}]}}`")
    yield "/** An answer, or what is said outside the question. */"
    yield union("export type Said", " =", said)


def all_games() -> Iterator[str]:
    """For what all games share."""
    names = [name.capitalize() for name in sources.grammars()]
    for name in sorted(names):
        yield f"import type * as {name} from './answers/{name.lower()}';"
    yield ""
    yield union("export type Answer", " =", [f"{name}.Answer" for name in names])
    yield union("export type Said", " =", [f"{name}.Said" for name in names])
    yield "/** A kind of question. */"
    yield union("export type Kind", " =", [f"keyof {name}.Answers" for name in names])


def answer(grammar: Grammar, form: str) -> str:
    """A form as a type: `step CELL CELL` takes two cells."""
    words = form.split(" ")
    if not any(word.isupper() for word in words):
        return f"'{form}'"
    if len(words) == 1 and not _inlined(grammar, form):
        return _name(form)
    return "`" + " ".join(_filled(grammar, word) for word in words) + "`"


def kinds(grammar: Grammar, word: str) -> list[str]:
    """What a word in capitals stands for."""
    if word in sources.OPEN_WORDS:
        return ["string"]
    words = grammar.words[word]
    letters = dict.fromkeys(place[1] for one in words if (place := PLACE.fullmatch(one)))
    told = dict.fromkeys(_kind(one) for one in words if not PLACE.fullmatch(one))
    return [*_places(list(letters)), *told]


def union(head: str, sign: str, parts: Iterable[str]) -> str:
    """A declaration as Prettier writes it: in one line, in two, or part by part."""
    parts = list(parts)
    said, gap = " | ".join(parts), "\n" + " " * (len(head) - len(head.lstrip()) + 2)
    if len(f"{head}{sign} {said};") <= WIDTH:
        return f"{head}{sign} {said};\n"
    if len(f"{gap}{said};") <= WIDTH:
        return f"{head}{sign}{gap}{said};\n"
    return f"{head}{sign}" + "".join(f"{gap}| {part}" for part in parts) + ";\n"


def _used(grammar: Grammar) -> list[str]:
    words = (word for forms in grammar.forms.values() for form in forms for word in form.split(" "))
    return list(dict.fromkeys(word for word in words if word.isupper()))


def _inlined(grammar: Grammar, word: str) -> bool:
    """Numbers and kinds with a single word need no name."""
    return kinds(grammar, word) in ([f"`{NUMBER}`"], [f"'{grammar.words[word][0]}'"])


def _filled(grammar: Grammar, word: str) -> str:
    """A word of a longer answer. TypeScript writes out every pair of words: long lists are any."""
    if not word.isupper():
        return word
    if len(kinds(grammar, word)) > LONGEST:
        return "${string}"
    return kinds(grammar, word)[0].strip("`'") if _inlined(grammar, word) else f"${{{_name(word)}}}"


def _kind(word: str) -> str:
    for pattern, told in PATTERNS:
        if pattern.fullmatch(word):
            return f"`{told}`"
    return f"'{word}'"


def _places(letters: list[str]) -> Iterator[str]:
    if len(letters) > 1:
        letters = ["${" + " | ".join(f"'{letter}'" for letter in letters) + "}"]
    for letter in letters:
        yield f"`{letter}{NUMBER}`"


def _name(word: str) -> str:
    return word.capitalize()
