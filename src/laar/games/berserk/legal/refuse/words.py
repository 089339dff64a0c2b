"""The words of answers, the cards they name, and refusals of words without a meaning."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from laar.core.game import Refusal
from laar.games.berserk.state.battle import GRAVE, HIDDEN, SEATS, Battle
from laar.games.berserk.state.numbers import NOBODY, Card, Seat

Refusals = list[Refusal]
MALFORMED: Final = Refusal("", "refuse-malformed")
CARD: Final = "card"  # stands for answers that are nothing but a card or a cell
CELL: Final = re.compile("[a-z][0-9]{1,2}")
ID: Final = re.compile(r"[0-9]{1,4}\.[0-9]{1,2}")
KINDS: Final[dict[str, re.Pattern[str]]] = {
    "cell": CELL,
    "id": ID,
    "card": re.compile(f"{CELL.pattern}|{ID.pattern}"),
    "number": re.compile("[1-9][0-9]{0,2}"),
    "die": re.compile("attacker|target"),
    "seat": re.compile("|".join(SEATS)),
}


class Verb(NamedTuple):
    """Which questions an answer with this first word is for, and what its other words are."""

    asked: tuple[str, ...]  # kinds of question
    clause: str  # it says when
    not_now: str  # the text for any other question
    form: tuple[str, ...] = ()
    example: str = ""

    @property
    def forms(self) -> tuple[tuple[str, ...], ...]:
        """The one form it has."""
        return (self.form,)


_SECRET: Final = ("redeal", "squad", "place")
VERBS: Final[dict[str, Verb]] = {
    "first": Verb(("first",), "BRS-017", "refuse-not-now-first"),
    "second": Verb(("first",), "BRS-017", "refuse-not-now-first"),
    "lead": Verb(("lead",), "BRS-376", "refuse-not-now-lead", ("seat",), "lead red"),
    "left": Verb(("quarter",), "BRS-376", "refuse-not-now-quarter", ("seat",), "left red"),
    "keep": Verb(("redeal", "reroll"), "BRS-047", "refuse-not-now-keep"),
    "redeal": Verb(("redeal",), "BRS-047", "refuse-not-now-redeal"),
    "buy": Verb(("squad",), "BRS-051", "refuse-not-now-buy", ("id",), "buy 2.1"),
    "place": Verb(("place",), "BRS-060", "refuse-not-now-place", ("id", "cell"), "place 2.1 c3"),
    "hide": Verb(("place",), "BRS-079", "refuse-not-now-place", ("id",), "hide 2.1"),
    "ready": Verb(_SECRET, "BRS-020", "refuse-not-now-ready"),
    "step": Verb(("main",), "BRS-106", "refuse-not-now-walk", ("card", "cell"), "step c3 c4"),
    "jump": Verb(("main",), "BRS-106", "refuse-not-now-walk", ("card", "cell"), "jump c3 e4"),
    "strike": Verb(("main",), "BRS-121", "refuse-not-now-act", ("card", "card"), "strike c3 c4"),
    "chip": Verb(("main",), "BRS-117", "refuse-not-now-act", ("card",), "chip c3"),
    "rage": Verb(("main",), "BRS-313", "refuse-not-now-act", ("card",), "rage c3"),
    "end": Verb(("main",), "BRS-093", "refuse-not-now-end"),
    "use": Verb(
        ("start", "main", "answer"), "BRS-121", "refuse-not-now-use", ("card", "number"), "use c3 1"
    ),
    "defend": Verb(("answer",), "BRS-193", "refuse-not-now-defend", ("card",), "defend b4"),
    "pass": Verb(("start", "answer"), "BRS-235", "refuse-not-now-pass"),
    CARD: Verb(("target", "pay", "cell"), "BRS-213", "refuse-not-now-choose"),
    "row": Verb(("target",), "BRS-213", "refuse-not-now-choose", ("number",), "row 3"),
    "enough": Verb(("target",), "BRS-213", "refuse-not-now-choose"),
    "no": Verb(("target", "pay", "may"), "BRS-007", "refuse-not-now-may"),
    "yes": Verb(("may",), "BRS-007", "refuse-not-now-may"),
    "next": Verb(("order",), "BRS-220", "refuse-not-now-order", ("number",), "next 1"),
    "reroll": Verb(("reroll",), "BRS-159", "refuse-not-now-reroll", ("die",), "reroll attacker"),
    "full": Verb(("exchange",), "BRS-178", "refuse-not-now-exchange"),
    "less": Verb(("exchange",), "BRS-178", "refuse-not-now-exchange"),
    "open": Verb(("stay",), "BRS-087", "refuse-not-now-stay"),
    "stay": Verb(("stay",), "BRS-087", "refuse-not-now-stay"),
}


def no(clause: str, text: str, **args: str | int) -> Refusal:
    """A refusal by this clause."""
    return Refusal(clause, text, args)


def verb_of(text: str) -> str:
    """The verb of an answer; CARD if it is just a card or a cell."""
    return CARD if KINDS["card"].fullmatch(text) else text.split(" ")[0]


def refuse_form(t: Battle, text: str) -> Refusals:
    """Unknown words, half an answer, and cells that do not exist."""
    words = text.split(" ")
    verb = VERBS.get(words[0]) if words[0] != CARD else None
    if KINDS["card"].fullmatch(text):
        cells = words
    elif verb is None:
        return [MALFORMED]
    else:
        fits = zip(verb.form, words[1:], strict=False)
        whole = len(verb.form) == len(words) - 1
        if not whole or not all(KINDS[kind].fullmatch(word) for kind, word in fits):
            return [no(verb.clause, "refuse-form", example=verb.example or words[0])]
        cells = words[1:]
    names = t.setting.cell
    outside = [word for word in cells if CELL.fullmatch(word) and word not in names]
    return [no("BRS-022", "refuse-outside", cell=outside[0])] if outside else []


# -- cards ----------------------------------------------------------------------------------------


def unseen(t: Battle, seat: Seat, card: Card) -> bool:
    """The card lies face down and belongs to another seat (BRS-080)."""
    return t.is_(card, HIDDEN) and t.control[card] != seat


def named(t: Battle, seat: Seat, card: Card) -> str:
    """How a text names a card: by its id, or by its cell if the seat may not know what it is."""
    return t.handle(card) if unseen(t, seat, card) else t.setting.ids[card]


def called(t: Battle, seat: Seat, word: str) -> tuple[Card, Refusals]:
    """The card in play that an answer names, or why there is none."""
    card = t.called(word)
    if CELL.fullmatch(word):
        return card, [] if card != NOBODY else [no("BRS-022", "refuse-nobody-there", cell=word)]
    # The same refusal for a card in a deck, in a deal, face down, or unknown: no secret is told.
    if card == NOBODY or not (t.in_play(card) or t.place[card] == GRAVE) or unseen(t, seat, card):
        return NOBODY, [no("BRS-227", "refuse-not-in-play", who=word)]
    if t.place[card] == GRAVE:
        return NOBODY, [no("BRS-281", "refuse-dead", who=word)]
    if t.place[card] >= 0:
        return NOBODY, [no("BRS-025", "refuse-by-cell", who=word, cell=t.handle(card))]
    return card, []


def led(t: Battle, seat: Seat, word: str) -> tuple[Card, Refusals]:
    """The card of this seat that an answer names, or why it cannot act."""
    card, found = called(t, seat, word)
    if found:
        return card, found
    leader, who = t.control[card], named(t, seat, card)
    if leader != seat:
        away = t.owner(card) == seat and not unseen(t, seat, card)
        text, clause = ("refuse-led-away", "BRS-240") if away else ("refuse-foreign", "BRS-006")
        if not away and leader == t.mate(seat):
            text, clause = ("refuse-mate", "BRS-377")
        return card, [no(clause, text, who=who, seat=SEATS[leader])]
    if t.is_(card, HIDDEN):
        return card, [no("BRS-080", "refuse-hidden", who=who)]
    return card, []
