"""The words answers are made of, and the refusal of those that mean nothing."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from laar.core.game import Refusal
from laar.games.bastion.pieces.cards import CARD_IDS, CLASSES, COLOURS, RITUAL_IDS, SPELLS
from laar.games.bastion.pieces.catalogue import in_force
from laar.games.bastion.pieces.numbers import Way
from laar.games.bastion.rules.onslaught import AREA
from laar.games.bastion.rules.spells import WAYS, WORDS, spell_of
from laar.games.bastion.state.castle import DISTRICTS, SEATS, SECTIONS, SLOTS, Castle

Refusals = list[Refusal]
MALFORMED: Final = Refusal("", "refuse-malformed")
OUTSIDE: Final = re.compile("[sqd][0-9]{1,4}")

_SECTIONS = frozenset(f"s{section}" for section in range(1, SECTIONS + 1))
_SQUARES = frozenset(f"q{area}" for area in range(1, DISTRICTS + 1))
KINDS: Final[dict[str, frozenset[str]]] = {
    "area": frozenset(AREA),
    "section": _SECTIONS,
    "spot": _SECTIONS | _SQUARES | {"citadel"},
    "slot": frozenset(str(slot) for slot in range(1, SLOTS + 1)),
    "colour": frozenset(COLOURS),
    "seat": frozenset(SEATS),
    "ritual": frozenset(RITUAL_IDS),
    "card": frozenset(CARD_IDS),
    "spell": frozenset(WAYS),
    "storm": frozenset(["storm"]),
}
KNOWN: Final = frozenset().union(*KINDS.values())
LOTS: Final = frozenset([*COLOURS, *SEATS, *CLASSES, *CARD_IDS, *RITUAL_IDS])  # said by CHANCE


class Verb(NamedTuple):
    """What an answer that begins with this word answers, and what else it is made of."""

    asked: tuple[str, ...]  # kinds of question
    clauses: tuple[str, ...]  # they say when; the one of the edition is named
    not_now: str  # the text for any other question
    forms: tuple[tuple[str, ...], ...]
    example: str
    needs: tuple[str, str] | tuple[()] = ()  # text and clause about what belongs to it


def _action(clauses: tuple[str, ...], form: tuple[str, ...], example: str) -> Verb:
    return Verb(("act",), clauses, "refuse-not-now-act", (form,), example)


def _spell(way: Way) -> Verb:
    """A spell at its own moment (BST-222), by itself or through a Copy."""
    spell, word = SPELLS[spell_of(way)], WORDS[way]
    if spell in ("castling", "teleport"):
        clauses = ("BST-258", "BST-259") if spell == "castling" else ("BST-260", "BST-261")
        asked = ("before", "act", "attack")
        forms: tuple[tuple[str, ...], ...] = (("section", "section"),)
        return Verb(asked, clauses, "refuse-not-now-shift", forms, f"{word} s3 s7")
    if spell == "haste":
        forms = (("area",), ("storm", "area"))
        return Verb(("on",), ("BST-268", "BST-269"), "refuse-not-now-haste", forms, f"{word} d3")
    if spell == "repeat":
        return Verb(("act",), ("BST-252", "BST-253"), "refuse-not-now-act", ((),), word)
    if spell == "prism":
        forms = (("colour",),)
        needs = ("refuse-prism-colour", "BST-278")
        return Verb(("gain",), ("BST-256",), "refuse-not-now-gain", forms, f"{word} red", needs)
    if spell == "abundance-2":
        return Verb(("gain",), ("BST-230", "BST-231"), "refuse-not-now-gain", ((),), word)
    if spell == "copy":
        return Verb(ALWAYS, ("BST-233", "BST-234"), "refuse-not-now-act", ((),), "copy:flame-1")
    return Verb(("attack",), ("BST-202",), "refuse-not-now-attack-spell", ((),), word)


ALWAYS: Final = (
    "draft", "start", "flee", "exit", "before", "act", "on", "gain", "attack", "spare", "token",
    "perform", "build", "keep", "give",
)  # fmt: skip
_MOVE = ("BST-130",)
_MANA = ("BST-150",)
_PAYING = ("BST-196",)
VERBS: Final[dict[str, Verb]] = {
    "move": _action(_MOVE, ("area",), "move d3"),
    "storm": _action(("BST-133",), ("area",), "storm citadel"),
    "source": _action(_MANA, ("slot",), "source 1 red")._replace(
        forms=(("slot",), ("slot", "colour"))
    ),
    "tower": _action(_MANA, (), "tower red")._replace(forms=((), ("colour",))),
    "collect": _action(_MANA, (), "collect"),
    "attack": _action(("BST-190",), ("spot",), "attack s7")._replace(
        forms=(("spot",), ("spot", "spell"))
    ),
    "convert": _action(("BST-322",), ("colour", "colour"), "convert red blue"),
    "draw": _action(("BST-320",), ("seat", "colour"), "draw sannirr red"),
    "restore": _action(("BST-564",), ("slot",), "restore 2"),
    "end": _action(("BST-091",), (), "end"),
    "go-on": Verb(("before",), ("BST-090", "BST-081"), "refuse-not-now-before", ((),), "go-on"),
    "stop": Verb(("on",), ("BST-268", "BST-269"), "refuse-not-now-haste", ((),), "stop"),
    "take": Verb(("gain",), ("BST-154",), "refuse-not-now-gain", ((),), "take"),
    "drop": Verb(("gain",), ("BST-154",), "refuse-not-now-gain", ((),), "drop"),
    "pay": Verb(("attack",), ("BST-202",), "refuse-not-now-attack", ((),), "pay"),
    "spend": Verb(("attack",), ("BST-202",), "refuse-not-now-attack", ((),), "spend"),
    "withdraw": Verb(("attack",), ("BST-205",), "refuse-not-now-attack", ((),), "withdraw"),
    "spare": Verb(
        ("spare",), ("BST-251", "BST-404"), "refuse-not-now-paying", (("colour",),), "spare red"
    ),
    "token": Verb(("token",), ("BST-226",), "refuse-not-now-paying", (("colour",),), "token red"),
    "rest": Verb(("spare", "token"), _PAYING, "refuse-not-now-paying", ((),), "rest"),
    "back": Verb(("spare", "token"), _PAYING, "refuse-not-now-paying", ((),), "back"),
    "perform": Verb(
        ("perform",),
        ("BST-298",),
        "refuse-not-now-perform",
        (("ritual", "card"),),
        "perform red-cannon red-beast",
    ),
    "decline": Verb(("perform",), ("BST-298",), "refuse-not-now-perform", ((),), "decline"),
    "build": Verb(
        ("build",), ("BST-330", "BST-332"), "refuse-not-now-build", (("area",),), "build d3"
    ),
    "replace": Verb(
        ("build",),
        ("BST-331", "BST-332"),
        "refuse-not-now-build",
        (("ritual", "area"),),
        "replace red-cannon d3",
    ),
    "keep": Verb(
        ("draft", "keep"),
        ("BST-301",),
        "refuse-not-now-keep",
        (("ritual",), ("ritual", "ritual")),
        "keep red-cannon",
    ),
    "give": Verb(("give",), ("BST-320",), "refuse-not-now-give", ((),), "give"),
    "refuse": Verb(("give",), ("BST-320",), "refuse-not-now-give", ((),), "refuse"),
    "start": Verb(
        ("start",), ("BST-036", "BST-026"), "refuse-not-now-start", (("area",),), "start d3"
    ),
    "flee": Verb(("flee",), ("BST-143",), "refuse-not-now-flee", (("area",),), "flee d3"),
    "exit": Verb(("exit",), ("BST-138", "BST-136"), "refuse-not-now-flee", (("area",),), "exit d3"),
    **{word: _spell(way) for word, way in WAYS.items()},
}


def refuse_form(t: Castle, words: list[str]) -> Refusals:
    """Against words that mean nothing, places that are not there and half an answer."""
    verb = VERBS.get(words[0])
    if verb is None:
        return [MALFORMED]
    for word in words[1:]:
        if word not in KNOWN:
            if OUTSIDE.fullmatch(word):
                return [no(t, "refuse-no-place", "BST-042", place=word)]
            return [MALFORMED]
    for form in verb.forms:
        fits = zip(form, words[1:], strict=False)
        if len(form) == len(words) - 1 and all(word in KINDS[kind] for kind, word in fits):
            return []
    found = [no(t, "refuse-form", *verb.clauses, example=verb.example)]
    return [*found, no(t, *verb.needs)] if verb.needs else found


def no(t: Castle, text: str, *clauses: str, **args: str | int) -> Refusal:
    """A refusal by the first of these clauses that holds in the edition of the table."""
    holding = in_force(t.setting.edition)
    clause = next((clause for clause in clauses if clause in holding), clauses[0])
    return Refusal(clause, text, args)


def not_yours(t: Castle) -> Refusal:
    """Somebody else is asked."""
    assert t.ask is not None
    return no(t, "refuse-not-yours", "BST-083", "BST-082", seat=SEATS[t.ask.seat])
