"""Why an answer is not legal in an event: every refusal names its clause."""

from __future__ import annotations

import re
from typing import Final

from laar.core.engine.ask import CHANCE, READY
from laar.core.game import Refusal
from laar.games.berserk.limited.event import (
    BUILD,
    CONCEDE,
    DRAFT,
    DRAW,
    LEAVE,
    NO_COPY,
    PICK,
    Copy,
    Limited,
)
from laar.games.berserk.state.numbers import Seat

Refusals = list[Refusal]
RETRACT: Final = "retract "
ID: Final = re.compile(r"[0-9]{1,4}\.[0-9]{1,3}")
# What it answers, the clause that says so, the text for any other question.
VERBS: Final = {
    PICK: ((PICK,), "BRS-360", "refuse-not-now-pick"),
    LEAVE: ((BUILD,), "BRS-362", "refuse-not-now-leave"),
    READY: ((PICK, BUILD), "BRS-365", "refuse-not-now-chosen"),
}


def refusals(t: Limited, seat: Seat, text: str) -> Refusals:
    """The clauses against an answer, as far as this seat may know them."""
    if t.outcome is not None or t.ask is None:
        return [_no(t.outcome.reason if t.outcome is not None else "", "refuse-event-over")]
    if seat == CHANCE or text.startswith(f"{DRAW} "):
        chance = seat == CHANCE and t.ask.seat == CHANCE and text in t.options(CHANCE)
        return [] if chance else [_no(_dealt(t), "refuse-dealt")]
    if seat in t.gone:
        return [_no("BRS-386", "refuse-gone")]
    if text == CONCEDE:
        return []  # at any time
    if text.startswith(RETRACT):
        return _refuse_retract(t, seat, text.removeprefix(RETRACT))
    verb, _, rest = text.partition(" ")
    if verb not in VERBS or (verb == READY and rest):
        return [_no("", "refuse-malformed")]
    kinds, clause, not_now = VERBS[verb]
    if verb != READY and not ID.fullmatch(rest):
        return [_no(clause, "refuse-form", example=f"{verb} 2.1")]
    if t.ask.kind not in kinds:
        return [_no(clause, not_now)]
    if READY in t.steps[seat]:
        return [_no("BRS-365", "refuse-ready")]
    if verb == READY:
        nothing = t.ask.kind == PICK and not t.steps[seat]
        return [_no("BRS-360", "refuse-nothing-picked")] if nothing else []
    # The same refusal for cards of others and for cards that do not exist: no secret is told.
    card = t.setting.number.get(rest, NO_COPY)
    return _refuse_pick(t, seat, card, rest) if verb == PICK else _refuse_leave(t, seat, card, rest)


def fits(t: Limited, text: str) -> bool:
    """Whether this could be an answer to the open question, allowed or not."""
    verb, _, rest = text.partition(" ")
    whole = not rest if verb == READY else ID.fullmatch(rest) is not None
    return whole and verb in VERBS and t.ask is not None and t.ask.kind in VERBS[verb][0]


def _refuse_pick(t: Limited, seat: Seat, card: Copy, name: str) -> Refusals:
    """One card of the stack in hand."""
    if card not in t.stacks[seat]:
        return [_no("BRS-360", "refuse-not-in-stack", who=name)]
    if t.steps[seat]:
        return [_no("BRS-360", "refuse-picked", who=t.steps[seat][0].split(" ")[1])]
    return []


def _refuse_leave(t: Limited, seat: Seat, card: Copy, name: str) -> Refusals:
    """A card of the deck, as long as the deck is larger than it must be."""
    if card not in t.pools[seat]:
        return [_no(_dealt(t), "refuse-not-in-pool", who=name)]
    out = t.named(t.steps[seat])
    if card in out:
        return [_no("BRS-370", "refuse-left-out", who=name)]
    if len(t.pools[seat]) - len(out) <= t.setting.least:
        return [_no("BRS-340", "refuse-smallest", least=t.setting.least)]
    return []


def _refuse_retract(t: Limited, seat: Seat, step: str) -> Refusals:
    steps = t.steps[seat] if t.steps else []
    if step in steps and (READY not in steps or step == READY):
        return []
    return [_no("BRS-365", "refuse-retract")]


def _dealt(t: Limited) -> str:
    """The clause by which cards come to players."""
    return "BRS-359" if t.setting.mode == DRAFT else "BRS-369"


def _no(clause: str, text: str, **args: str | int) -> Refusal:
    return Refusal(clause, text, args)
