"""What is wrong with a card or a pack, in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from laar.core.clause import LANGUAGES
from laar.games.berserk.cards.glossary import keywords
from laar.games.berserk.player_packs.codes import code_of
from laar.games.berserk.player_packs.limits import Fault
from laar.texts import has, texts

GAME = "berserk"
# Words of the language, by the name a message has for them.
_GROUPS = {
    "when": ("when",),
    "verb": ("verb",),
    "ref": ("ref",),
    "is": ("is",),
    "other": ("is",),
    "stat": ("stat",),
    "sort": ("sort",),
    "word": ("ref", "if"),
}


def told(faults: Iterable[Fault]) -> list[dict[str, Any]]:
    """Place, name and text of each."""
    return [_told(fault) for fault in faults]


def _told(fault: Fault) -> dict[str, Any]:
    code, words = code_of(fault.why)
    said = {lang: {k: _word(lang, k, word) for k, word in words.items()} for lang in LANGUAGES}
    text = {lang: texts(lang, GAME)(f"fault-{code}", **said[lang]) for lang in LANGUAGES}
    return {"path": fault.path, "code": code, "text": text}


def _word(lang: str, name: str, word: str) -> str:
    """A word of the language as a reader knows it."""
    say = texts(lang, GAME)
    if name == "kinds":
        return ", ".join(say(f"kind-of-{kind}") for kind in word.split(" | "))
    if name == "keyword" and word in keywords():
        return keywords()[word].ru.nom if lang == "ru" else keywords()[word].en
    for group in _GROUPS.get(name, ()):
        if has(lang, GAME, id := f"word-{group}-{word}"):
            return say(id)
    return word
