"""Read a typed line as one of the legal answers."""

from __future__ import annotations

from collections.abc import Callable

# Russian letters that look or sound like the letters of columns.
COLUMNS = str.maketrans("авбсде", "abbcde")


class Reading:
    """What a line means: one ``answer``, or all answers that it may be the beginning of."""

    def __init__(self, answer: str | None = None, begins: list[str] | None = None) -> None:
        self.answer = answer
        self.begins = begins or []


def read(line: str, options: list[str], names: Callable[[str], list[str]]) -> Reading:
    """Read the number of an answer in the list, an answer, or its words without the verb.

    ``names`` gives other spellings of a word of an answer (names of fighters, words of a language).

    >>> read("c3 c4", ["end", "step c3 c4"], lambda word: []).answer
    'step c3 c4'
    >>> read("c3", ["step c3 c4", "use c3"], lambda word: []).begins
    ['step c3 c4', 'use c3']
    """
    if line in options:
        return Reading(line)
    if line.isdecimal():
        number = int(line)
        return Reading(options[number - 1] if 0 < number <= len(options) else None)
    typed = [plain(word) for word in line.split()]
    if not typed:
        return Reading()
    begins = [option for option in options if _begins(typed, option.split(" "), names)]
    if len(begins) == 1 and len(begins[0].split(" ")) - len(typed) in (0, 1):
        words = begins[0].split(" ")
        whole = len(words) == len(typed) or _fits(typed, words[1:], names)
        return Reading(begins[0] if whole else None, begins)
    return Reading(None, begins)


def plain(word: str) -> str:
    """A word in lower case; cells in Latin letters, whatever the keyboard layout."""
    word = word.lower().replace("ё", "е")
    return word.translate(COLUMNS) if len(word) == 2 and word[1].isdecimal() else word


def _begins(typed: list[str], words: list[str], names: Callable[[str], list[str]]) -> bool:
    count = len(typed)
    return _fits(typed, words[:count], names) or _fits(typed, words[1 : count + 1], names)


def _fits(typed: list[str], words: list[str], names: Callable[[str], list[str]]) -> bool:
    return len(typed) == len(words) and all(
        _same(one, other, names) for one, other in zip(typed, words, strict=True)
    )


def _same(typed: str, word: str, names: Callable[[str], list[str]]) -> bool:
    if typed == word:
        return True
    return len(typed) > 2 and any(plain(name).startswith(typed) for name in (word, *names(word)))
