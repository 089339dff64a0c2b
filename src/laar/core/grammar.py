"""What answers are made of: the forms of a game, declared once for checker, refusals and pages.

A form is a line of words. A word in capitals stands for any word of that kind: ``step CELL CELL``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Protocol

Forms = Mapping[str, Sequence[str]]  # by kind of question


class Verb(Protocol):
    """What a game says of answers that begin with a word."""

    @property
    def asked(self) -> tuple[str, ...]:
        """The kinds of question it answers."""

    @property
    def forms(self) -> tuple[tuple[str, ...], ...]:
        """The kinds of words that may follow."""


class Grammar:
    """The forms of a game, and the words of each kind that there are at a table.

    >>> grammar = Grammar({"main": ("go CELL", "end")}, {"CELL": ("a1", "a2")})
    >>> grammar.answers("main")
    ['go a1', 'go a2', 'end']
    """

    def __init__(self, forms: Forms, words: Mapping[str, Sequence[str]]) -> None:
        self.forms = forms
        self.words = words
        self._made: dict[str, list[str]] = {}  # by form

    def answers(self, kind: str) -> list[str]:
        """All that are well formed for a kind of question."""
        return [text for form in self.forms.get(kind, ()) for text in self._of(form)]

    def every_answer(self) -> list[str]:
        """All that are well formed, whatever is asked."""
        forms = dict.fromkeys(form for forms in self.forms.values() for form in forms)
        return list(dict.fromkeys(text for form in forms for text in self._of(form)))

    def _of(self, form: str) -> list[str]:
        if form not in self._made:
            kinds = [self.words.get(word, (word,)) for word in form.split(" ")]
            self._made[form] = [" ".join(words) for words in product(*kinds)]
        return self._made[form]


def forms_of(verbs: Mapping[str, Verb]) -> dict[str, list[str]]:
    """The forms of answers that begin with a verb, by kind of question."""
    found: dict[str, list[str]] = {}
    for word, verb in verbs.items():
        for kind in verb.asked:
            found.setdefault(kind, []).extend(
                " ".join((word, *(part.upper() for part in form))) for form in verb.forms
            )
    return found


def joined(*parts: Forms) -> dict[str, tuple[str, ...]]:
    """Forms of several declarations together."""
    kinds = dict.fromkeys(kind for part in parts for kind in part)
    return {kind: tuple(form for part in parts for form in part.get(kind, ())) for kind in kinds}


def verbs_of(forms: Forms) -> dict[str, str]:
    """The kind of question by the first word of its answers, where each answers one alone.

    >>> verbs_of({"die": ("FACE",), "main": ("go CELL", "end")})
    {'go': 'main', 'end': 'main'}
    """
    return {
        form.split(" ")[0]: kind
        for kind, its in forms.items()
        for form in its
        if not form.split(" ")[0].isupper()
    }
