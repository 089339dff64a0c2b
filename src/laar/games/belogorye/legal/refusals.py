"""Why an answer is not legal: every refusal names its clause. listing.py lists exactly what is
refused by nothing here."""

from __future__ import annotations

import re
from collections.abc import Callable

from laar.core.game import Refusal
from laar.core.grammar import verbs_of
from laar.games.belogorye.legal.grammar import FORMS
from laar.games.belogorye.legal.refuse_deeds import (
    Refusals,
    fighter_at,
    refuse_step,
    refuse_strike,
    refuse_use,
)
from laar.games.belogorye.rules.anytime import ACCEPT, DECLINE, OFFER
from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.ground import DISTANCE, GRID, NEAR, ZONES, cell_named
from laar.games.belogorye.state.numbers import NOBODY, SQUAD, Fighter, Seat, seat_of

CELL = re.compile(r"[a-z]\d")
NUMBER = re.compile(r"[0-9]+")

CLAUSES = {  # they say when an answer is asked for
    "first": "BEL-011",
    "place": "BEL-021",
    "ready": "BEL-021",
    "step": "BEL-023",
    "strike": "BEL-047",
    "use": "BEL-082",
    "end": "BEL-029",
    "intercept": "BEL-080",
    "pass": "BEL-080",
    "blow": "BEL-064",
    "also": "BEL-106",
    "enough": "BEL-106",
    "to": "BEL-118",
    "heal": "BEL-125",
    "cure": "BEL-125",
    "splash": "BEL-123",
}
QUESTION = {verb: (kind, CLAUSES[verb]) for verb, kind in verbs_of(FORMS).items()}


def refusals(t: Field, seat: int, text: str) -> list[Refusal]:
    """The clauses against an answer, as far as this seat may know them."""
    if t.outcome is not None:
        return [Refusal(t.outcome.reason, "refuse-over")]
    words = text.split(" ")
    verb = words[0]
    if verb in (OFFER, ACCEPT, DECLINE, "concede", "retract"):
        return [Refusal("BEL-097" if verb != "retract" else "BEL-021", f"refuse-{verb}")]
    if NUMBER.fullmatch(text):  # dice are questions too, but no player's
        return [] if text in t.options(seat) else [Refusal("BEL-005", "refuse-die")]
    if verb not in QUESTION:
        return [Refusal("", "refuse-malformed")]
    cells = [w for w in words[1:] if CELL.fullmatch(w)]
    outside = [w for w in cells if w not in GRID.cell]
    if outside:
        return [Refusal("BEL-035", "refuse-outside", {"cell": outside[0]})]
    kind, clause = QUESTION[verb]
    ask = t.ask
    if ask is None or ask.kind != kind:
        return [Refusal(clause, f"refuse-not-now-{kind}")]
    if seat not in ask.seats:
        return [Refusal(clause, "refuse-not-yours")]
    return CHECKS[verb](t, Seat(seat), words)


def fits(t: Field, text: str) -> bool:
    """Whether this could be an answer to the open question, allowed or not."""
    verb, *words = text.split(" ")
    question, _ = QUESTION.get(verb, ("", ""))
    known = all(word in GRID.cell or not CELL.fullmatch(word) for word in words)
    return known and t.ask is not None and t.ask.kind == question


def refuse_first(t: Field, seat: Seat, words: list[str]) -> Refusals:
    """Only the two sides can be first."""
    return _unlisted(t, seat, words, "BEL-011")


def refuse_place(t: Field, seat: Seat, words: list[str]) -> Refusals:
    """Own fighters, each once, on free cells of the own zone."""
    if len(words) != 3 or words[2] not in GRID.cell or words[1] not in t.ids:
        return [Refusal("", "refuse-malformed")]
    _, name, cell = words
    steps = t.steps[seat]
    found: Refusals = []
    if "ready" in steps:
        found.append(Refusal("BEL-021", "refuse-ready"))
    if seat_of(Fighter(t.ids.index(name))) != seat:
        found.append(Refusal("BEL-010", "refuse-foreign", {"who": name}))
    if cell_named(cell) not in ZONES[0 if seat == t.first else 1]:
        clause = "BEL-017" if seat == t.first else "BEL-018"
        found.append(Refusal(clause, "refuse-zone", {"cell": cell}))
    if any(step.endswith(f" {cell}") for step in steps):
        found.append(Refusal("BEL-016", "refuse-cell-taken", {"cell": cell}))
    if any(step.startswith(f"place {name} ") for step in steps):
        found.append(Refusal("BEL-016", "refuse-placed", {"who": name}))
    return found


def refuse_ready(t: Field, seat: Seat, words: list[str]) -> Refusals:
    """All nine must stand."""
    if len(words) != 1:
        return [Refusal("", "refuse-malformed")]
    if "ready" in t.steps[seat]:
        return [Refusal("BEL-021", "refuse-ready")]
    missing = SQUAD - len(t.steps[seat])
    return [Refusal("BEL-021", "refuse-unplaced", {"count": missing})] if missing else []


def refuse_end(t: Field, seat: Seat, words: list[str]) -> Refusals:
    """One may always pass."""
    return [] if len(words) == 1 else [Refusal("", "refuse-malformed")]


def refuse_intercept(t: Field, seat: Seat, words: list[str]) -> Refusals:
    """An open fighter near the attacker and the target, other than the target."""
    if len(words) != 2 or words[1] not in GRID.cell:
        return [Refusal("", "refuse-malformed")]
    assert t.ask is not None
    attacker, target = (Fighter(who) for who in t.ask.about)
    cell = words[1]
    who = t.at[cell_named(cell)]
    found = fighter_at(t, seat, cell)
    if found:
        return found
    if who == target:
        return [Refusal("BEL-074", "refuse-intercept-target", {"who": t.ids[who]})]
    if not t.is_open(who):
        found.append(Refusal("BEL-041", "refuse-closed", {"who": t.ids[who]}))
    for other in (attacker, target):
        if DISTANCE[cell_named(cell)][t.cell[other]] != 1:
            args = {"who": t.ids[who], "other": t.ids[other]}
            found.append(Refusal("BEL-075", "refuse-not-near", args))
    return found


def refuse_blow(t: Field, seat: Seat, words: list[str]) -> Refusals:
    """Only the two results of the line that was rolled."""
    return _unlisted(t, seat, words, "BEL-064")


def refuse_also(t: Field, seat: Seat, words: list[str]) -> Refusals:
    """Another victim within the same reach."""
    assert t.ask is not None
    if len(words) != 2 or words[1] not in GRID.cell:
        return [Refusal("", "refuse-malformed")]
    user, *chosen = t.ask.about
    who = t.at[cell_named(words[1])]
    if who != NOBODY and who in chosen:
        return [Refusal("BEL-106", "refuse-chosen", {"who": t.ids[who]})]
    return refuse_use(t, seat, ["use", GRID.names[t.cell[user]], words[1]])


def refuse_to(t: Field, seat: Seat, words: list[str]) -> Refusals:
    """A free cell near the one who pulls."""
    assert t.ask is not None
    if len(words) != 2 or words[1] not in GRID.cell:
        return [Refusal("", "refuse-malformed")]
    user = t.ask.about[0]
    cell = cell_named(words[1])
    found: Refusals = []
    if cell not in NEAR[t.cell[user]]:
        found.append(
            Refusal("BEL-119", "refuse-cell-not-near", {"cell": words[1], "who": t.ids[user]})
        )
    if t.at[cell] != NOBODY:
        found.append(Refusal("BEL-034", "refuse-occupied", {"cell": words[1]}))
    return found


def refuse_splash(t: Field, seat: Seat, words: list[str]) -> Refusals:
    """An enemy near both fighters."""
    return _unlisted(t, seat, words, "BEL-123")


def refuse_word(t: Field, seat: Seat, words: list[str]) -> Refusals:
    """Answers of one word are legal whenever their question is open."""
    return [] if len(words) == 1 else [Refusal("", "refuse-malformed")]


def _unlisted(t: Field, seat: Seat, words: list[str], clause: str) -> Refusals:
    if " ".join(words) in t.options(seat):
        return []
    return [Refusal(clause, "refuse-unlisted")]


CHECKS: dict[str, Callable[[Field, Seat, list[str]], Refusals]] = {
    "first": refuse_first,
    "place": refuse_place,
    "ready": refuse_ready,
    "step": refuse_step,
    "strike": refuse_strike,
    "use": refuse_use,
    "end": refuse_end,
    "intercept": refuse_intercept,
    "pass": refuse_word,
    "blow": refuse_blow,
    "also": refuse_also,
    "enough": refuse_word,
    "to": refuse_to,
    "heal": refuse_word,
    "cure": refuse_word,
    "splash": refuse_splash,
}
