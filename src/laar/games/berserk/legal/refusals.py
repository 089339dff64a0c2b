"""Why an answer is not legal: every refusal names its clause.

An answer that nothing here refuses is listed in listing.py, and no other is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from laar.core.engine.ask import CHANCE
from laar.core.game import Refusal
from laar.games.berserk.legal.refuse.acts import (
    refuse_chip,
    refuse_jump,
    refuse_rage,
    refuse_step,
    refuse_strike,
)
from laar.games.berserk.legal.refuse.answers import (
    refuse_ability,
    refuse_choice,
    refuse_defend,
    refuse_enough,
    refuse_no,
    refuse_pass,
    refuse_row,
)
from laar.games.berserk.legal.refuse.setup import (
    is_ready,
    refuse_buy,
    refuse_hide,
    refuse_mate,
    refuse_place,
    refuse_ready,
    refuse_redealing,
)
from laar.games.berserk.legal.refuse.words import CARD, VERBS, Refusals, no, refuse_form, verb_of
from laar.games.berserk.rules.anytime import ACCEPT, CONCEDE, DECLINE, OFFER, asides
from laar.games.berserk.state.battle import SEATS, Battle
from laar.games.berserk.state.numbers import Seat

RETRACT: Final = "retract "
DICE: Final = {
    "die": ("BRS-008", "refuse-die"),
    "roll": ("BRS-017", "refuse-die"),
    "draw": ("BRS-046", "refuse-draw"),
}
REROLLS: Final = {
    "attacker": (4, "refuse-reroll-attacker"),
    "target": (5, "refuse-reroll-target"),
}
DRAWS: Final = {
    OFFER: "refuse-offer-draw",
    ACCEPT: "refuse-accept-draw",
    DECLINE: "refuse-decline-draw",
}


def refusals(t: Battle, seat: Seat, text: str) -> list[Refusal]:
    """The clauses against an answer, as far as this seat may know them."""
    ask = t.ask
    if t.outcome is not None or ask is None:
        return [Refusal(t.outcome.reason if t.outcome is not None else "", "refuse-over")]
    if seat == CHANCE or text.isdecimal() or text.startswith("draw "):
        return _refuse_chance(t, seat, text)
    if text == CONCEDE:  # at any time (BRS-386), of a team once
        return [] if text in asides(t, seat) else [no("BRS-389", "refuse-conceded")]
    if text in DRAWS:
        return _refuse_aside(t, seat, text)
    if text.startswith(RETRACT):
        return _refuse_retract(t, seat, text.removeprefix(RETRACT))
    found = refuse_form(t, text)
    if found:
        return found
    verb = VERBS[verb_of(text)]
    if ask.kind not in verb.asked:
        return [no(verb.clause, verb.not_now)]
    if seat not in ask.seats:
        if ask.secret:
            return [no("BRS-050", "refuse-kept")]
        return [no(verb.clause, "refuse-not-yours", seat=SEATS[ask.seat])]
    if ask.secret and is_ready(t, seat):
        return [no("BRS-020", "refuse-ready")]
    return CHECKS.get(verb_of(text), _nothing)(t, seat, text.split(" "))


def fits(t: Battle, text: str) -> bool:
    """Whether this could be an answer to the open question, allowed or not."""
    if t.ask is None or refuse_form(t, text):
        return False
    return t.ask.kind in VERBS[verb_of(text)].asked


def _nothing(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """Answers of one word that are legal whenever their question is open."""
    return []


def _refuse_chance(t: Battle, seat: Seat, text: str) -> Refusals:
    """Players cannot answer for the dice and the shuffled deck."""
    assert t.ask is not None
    if seat == CHANCE and t.ask.seat == CHANCE:
        return [] if text in t.options(CHANCE) else [no(*DICE[t.ask.kind])]
    return [no(*DICE["draw" if text.startswith("draw ") else "die"])]


def _refuse_keep(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """Dice may always be kept, but not every deal."""
    assert t.ask is not None
    return refuse_redealing(t, seat, words) if t.ask.kind == "redeal" else []


def _refuse_next(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    assert t.ask is not None
    most = len(t.ask.about)
    return [] if int(words[1]) <= most else [no("BRS-220", "refuse-order", most=most)]


def _refuse_reroll(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    assert t.ask is not None
    place, refused = REROLLS[words[1]]
    return [] if t.ask.about[place] else [no("BRS-158", refused)]


# -- outside the question -------------------------------------------------------------------------


def _refuse_aside(t: Battle, seat: Seat, text: str) -> Refusals:
    """A draw takes two, and is offered once a turn."""
    return [] if text in asides(t, seat) else [no("BRS-386", DRAWS[text])]


def _refuse_retract(t: Battle, seat: Seat, step: str) -> Refusals:
    assert t.ask is not None
    steps = t.steps[seat] if t.ask.secret else []
    if step in steps and (not is_ready(t, seat) or step == "ready"):
        return []
    return [no("BRS-020", "refuse-retract")]


CHECKS: Final[dict[str, Callable[[Battle, Seat, list[str]], Refusals]]] = {
    "keep": _refuse_keep,
    "lead": refuse_mate,
    "left": refuse_mate,
    "redeal": refuse_redealing,
    "buy": refuse_buy,
    "place": refuse_place,
    "hide": refuse_hide,
    "ready": refuse_ready,
    "step": refuse_step,
    "jump": refuse_jump,
    "strike": refuse_strike,
    "chip": refuse_chip,
    "rage": refuse_rage,
    "use": refuse_ability,
    "defend": refuse_defend,
    "pass": refuse_pass,
    CARD: refuse_choice,
    "row": refuse_row,
    "enough": refuse_enough,
    "no": refuse_no,
    "next": _refuse_next,
    "reroll": _refuse_reroll,
}
