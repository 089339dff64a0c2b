"""Names of accounts. Two that look alike are one: their skeletons are the same."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

import laar
from laar.bots import names as bot_names
from laar.server.errors import Denied
from laar.server.seats import DELETED
from laar.server.store.accounts import AccountBook

SHORTEST, LONGEST = 2, 20
LATIN = "a-z"
CYRILLIC = "а-яёіїєґў"
_FORM = re.compile(
    rf"(?=.*[{LATIN}{CYRILLIC}].*[{LATIN}{CYRILLIC}])"  # two letters somewhere
    rf"(?!.*[{LATIN}].*[{CYRILLIC}])(?!.*[{CYRILLIC}].*[{LATIN}])"  # all of one script
    rf"[{LATIN}{CYRILLIC}][{LATIN}{CYRILLIC}0-9]*(?:[ _.-][{LATIN}{CYRILLIC}0-9]+)*"
)
# What looks like what, in one font or another: small letters, since names fold case.
_LOOKS = str.maketrans(
    {
        **{"а": "a", "в": "b", "е": "e", "к": "k", "м": "m", "н": "h", "о": "o", "р": "p"},
        **{"с": "c", "т": "t", "у": "y", "х": "x", "б": "6", "ь": "b", "г": "r", "ґ": "r"},
        **{"п": "n", "и": "u", "ц": "u", "ш": "w", "щ": "w", "з": "э", "є": "e", "і": "l"},
        **{"i": "l", "0": "o", "1": "l", "2": "z", "3": "э", "4": "ч", "5": "s"},
        **{"7": "t", "8": "b", "9": "g"},
    }
)
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("ы", "bl"))
_OFFICIAL = (
    *("admin", "administrator", "moderator", "mod", "root", "system", "server", "staff", "owner"),
    *("support", "help", "official", "laar", DELETED),
    *("админ", "администратор", "модератор", "система", "сервер", "поддержка", "помощь", "лаар"),
    "удалён",
)
_NOBODY = (
    *("guest", "nobody", "anonymous", "bot", "player", "everyone", "spectator"),
    *("гость", "никто", "аноним", "бот", "игрок", "все", "зритель"),
)


def tidy(name: str) -> str:
    """A name as it is kept: composed letters, single spaces."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def skeleton(name: str) -> str:
    """The same for all names that look alike: case, signs between, digits and letters of the other
    script make no difference."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    plain = "".join(letter for letter in folded if letter.isalnum())
    plain = plain.translate(_LOOKS)
    for pair, one in _PAIRS:
        plain = plain.replace(pair, one)
    return plain


@lru_cache(maxsize=1)
def _official() -> frozenset[str]:
    return frozenset(map(skeleton, _OFFICIAL))


@lru_cache(maxsize=1)
def _reserved() -> frozenset[str]:
    bots = (bot for game in laar.game_names() for bot in bot_names(game))
    return _official() | frozenset(map(skeleton, (*_NOBODY, *laar.game_names(), *bots)))


def check(name: str) -> str:
    """The name as it is kept, or why it cannot be one."""
    name = tidy(name)
    if not SHORTEST <= len(name) <= LONGEST:
        raise Denied("name", f"a name has {SHORTEST} to {LONGEST} letters", "name")
    if _FORM.fullmatch(name.lower()) is None:
        raise Denied(
            "name",
            "a name begins with a letter and has letters of one alphabet, Latin or Cyrillic, and "
            "digits; single spaces, dots, dashes and underscores may stand between",
            "name",
        )
    if skeleton(name) in _reserved():
        raise taken()
    return name


async def may_call_oneself(book: AccountBook, name: str) -> None:
    """Guests have what names they like, but nobody else's and none of ours."""
    same = skeleton(name)
    if same and (same in _official() or await book.named(same) is not None):
        raise taken()


def taken() -> Denied:
    """Somebody has this name, or one that looks like it."""
    return Denied("taken", "this name is taken, or looks like one that is", "name", 409)
