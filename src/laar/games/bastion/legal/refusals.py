"""Why an answer is not legal: every refusal names its clause. listing.py lists exactly what is
refused by nothing here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from laar.core.engine.ask import CHANCE
from laar.core.game import Refusal
from laar.games.bastion.legal.refuse.acts import (
    refuse_convert,
    refuse_draw,
    refuse_end,
    refuse_haste,
    refuse_move,
    refuse_repeat,
    refuse_restore,
    refuse_storm,
)
from laar.games.bastion.legal.refuse.attack import (
    refuse_attack,
    refuse_pay,
    refuse_spare,
    refuse_spend,
    refuse_token,
)
from laar.games.bastion.legal.refuse.choices import (
    refuse_build,
    refuse_exit,
    refuse_flee,
    refuse_keep,
    refuse_perform,
    refuse_replace,
    refuse_start,
)
from laar.games.bastion.legal.refuse.mana import refuse_collect, refuse_source, refuse_tower
from laar.games.bastion.legal.refuse.spells import (
    refuse_copy,
    refuse_gain,
    refuse_pledge,
    refuse_shift,
)
from laar.games.bastion.legal.refuse.words import (
    LOTS,
    MALFORMED,
    VERBS,
    Refusals,
    no,
    not_yours,
    refuse_form,
)
from laar.games.bastion.pieces.cards import SPELLS
from laar.games.bastion.pieces.numbers import Seat
from laar.games.bastion.rules.anytime import CONCEDE
from laar.games.bastion.rules.spells import WAYS, spell_of
from laar.games.bastion.state.castle import Castle

# Who draws what, by the clause that lets it be drawn.
DRAWN: Final = {
    "district": "BST-010",
    "first": "BST-035",
    "class": "BST-536",
    "enemy": "BST-100",
    "ritual": "BST-301",
    "source": "BST-552",
    "vanguard": "BST-562",
}


def refusals(t: Castle, seat: int, text: str) -> list[Refusal]:
    """The clauses against an answer."""
    ask = t.ask
    if t.outcome is not None or ask is None:
        return [Refusal(t.outcome.reason if t.outcome is not None else "", "refuse-over")]
    if seat == CHANCE or text in LOTS:
        return _drawn(t, seat, text)
    if text == CONCEDE:
        return []  # at any time (BST-580)
    words = text.split(" ")
    found = refuse_form(t, words)
    if found:
        return found
    verb = VERBS[words[0]]
    if ask.kind not in verb.asked:
        return _not_now(t, words[0])
    if seat != ask.seat and words[0] not in WAYS:
        return [not_yours(t)]  # others may cut in with spells alone (BST-095)
    found = CHECKS[words[0]](t, Seat(seat), words)
    return found if found or seat in ask.seats else [not_yours(t)]


def fits(t: Castle, text: str) -> bool:
    """Whether this could be an answer to the open question, allowed or not."""
    words = text.split(" ")
    if t.ask is None or refuse_form(t, words):
        return False
    return t.ask.kind in VERBS[words[0]].asked


def _not_now(t: Castle, word: str) -> Refusals:
    verb, spell = VERBS[word], word.removeprefix("copy:")
    found = [no(t, verb.not_now, *verb.clauses, spell=spell)]
    if verb.asked in (("attack",), ("gain",), ("on",)) and word in WAYS:
        found.append(no(t, "refuse-event", "BST-276"))
    return found


def _drawn(t: Castle, seat: int, text: str) -> Refusals:
    """Cards and lots are drawn, never said by players (BST-092)."""
    assert t.ask is not None
    if t.ask.seat != CHANCE or seat != CHANCE:
        return [no(t, "refuse-drawn", "BST-092")]
    if text in t.options(CHANCE):
        return []
    if text not in LOTS and text.split(" ")[0] not in VERBS:
        return [MALFORMED]
    return [no(t, "refuse-not-there", DRAWN[t.ask.kind], "BST-020", "BST-092")]


def _nothing(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """Answers of one word that are legal whenever their question is open."""
    return []


def _spell(word: str) -> Callable[[Castle, Seat, list[str]], Refusals]:
    spell = SPELLS[spell_of(WAYS[word])]
    if spell in ("castling", "teleport"):
        return refuse_shift
    others = {
        "haste": refuse_haste,
        "repeat": refuse_repeat,
        "prism": refuse_gain,
        "abundance-2": refuse_gain,
        "copy": refuse_copy,
    }
    return others.get(spell, refuse_pledge)


CHECKS: Final[dict[str, Callable[[Castle, Seat, list[str]], Refusals]]] = {
    **dict.fromkeys(VERBS, _nothing),
    **{word: _spell(word) for word in WAYS},
    "move": refuse_move,
    "storm": refuse_storm,
    "source": refuse_source,
    "tower": refuse_tower,
    "collect": refuse_collect,
    "attack": refuse_attack,
    "convert": refuse_convert,
    "draw": refuse_draw,
    "restore": refuse_restore,
    "end": refuse_end,
    "pay": refuse_pay,
    "spend": refuse_spend,
    "spare": refuse_spare,
    "token": refuse_token,
    "perform": refuse_perform,
    "build": refuse_build,
    "replace": refuse_replace,
    "keep": refuse_keep,
    "start": refuse_start,
    "flee": refuse_flee,
    "exit": refuse_exit,
}
