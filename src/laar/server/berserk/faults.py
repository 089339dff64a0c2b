"""What is wrong with a card or a pack, in both languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from laar.core.clause import Words
from laar.games.berserk.cards.glossary import keywords
from laar.games.berserk.player_packs.codes import code_of
from laar.games.berserk.player_packs.limits import Fault
from laar.server.berserk.replies import CardFault
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


def told(faults: Iterable[Fault]) -> list[CardFault]:
    """Place, name and text of each."""
    return [_told(fault) for fault in faults]


def _told(fault: Fault) -> CardFault:
    code, words = code_of(fault.why)
    text: Words = {"ru": _text("ru", code, words), "en": _text("en", code, words)}
    return {"path": fault.path, "code": code, "text": text}


def _text(lang: str, code: str, words: Mapping[str, str]) -> str:
    said = {name: _word(lang, name, word) for name, word in words.items()}
    return texts(lang, GAME)(f"fault-{code}", **said)


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
