"""What a seat sees of an event: counts that everyone sees, and its own cards and memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypedDict

from laar.core.engine.ask import READY
from laar.core.engine.fact import ANSWER, Fact
from laar.core.engine.table_json import go_on, outcome_json, outcome_of, stack_json, stack_of
from laar.core.fact_json import Names, fact_json
from laar.core.game import Json
from laar.games.berserk.limited.event import BUILD, Copy, Limited
from laar.games.berserk.limited.facts import TOLD
from laar.games.berserk.state.battle import SEATS
from laar.games.berserk.state.numbers import Seat
from laar.games.berserk.view.fact_json import answered

DIRECTIONS = {1: "left", -1: "right"}
Id = Annotated[str, "Id"]  # the client has names for these
Outcome = Annotated[Json, "Outcome"]


class EventShared(TypedDict):
    """What everyone sees of an event; stacks and pools are counted by seat."""

    edition: str
    mode: str
    seats: list[str]
    least: int  # cards of the smallest deck
    round: int  # which stacks go round: 1 to 3; 0 where nothing goes round
    pick: int | None
    passes: str | None
    stacks: dict[str, int]
    pools: dict[str, int]
    box: int
    aside: int
    gone: list[str]
    ask: Json | None
    outcome: Outcome | None
    kept: list[Any]


class SeenStack(TypedDict):
    """A stack that was in hand, and what was picked of it."""

    stack: list[Id]
    pick: Id


class EventOwn(TypedDict):
    """What a seat sees of its own; the deck while and after it is built."""

    seat: str | None
    ready: bool
    steps: list[str]
    hand: list[Id]
    pool: list[Id]
    seen: list[SeenStack]
    deck: list[Id] | None


def shared(t: Limited) -> EventShared:
    """How many cards are where; nothing here depends on which they are."""
    names = SEATS[: t.seats]
    drafting = t.drafting()
    return {
        "edition": t.setting.edition,
        "mode": t.setting.mode,
        "seats": list(names),
        "least": t.setting.least,
        "round": t.round,
        "pick": t.picks() + 1 if drafting else None,
        "passes": DIRECTIONS[t.direction()] if drafting else None,
        "stacks": {name: len(stack) for name, stack in zip(names, t.stacks, strict=True)},
        "pools": {name: len(pool) for name, pool in zip(names, t.pools, strict=True)},
        "box": len(t.box),
        "aside": len(t.spare),
        "gone": [SEATS[seat] for seat in t.gone],
        "ask": None if t.ask is None else {"kind": t.ask.kind, "seat": None},
        "outcome": outcome_json(t, SEATS),
        "kept": stack_json(t),
    }


def own(t: Limited, seat: Seat | None) -> EventOwn:
    """The stack in hand, the pool, every stack that was in hand, and the deck as it is now."""
    if seat is None or seat < 0:
        nothing: EventOwn = {
            "seat": None,
            "ready": False,
            "steps": [],
            "hand": [],
            "pool": [],
            "seen": [],
            "deck": None,
        }
        return nothing
    steps = t.steps[seat] if t.steps else []
    ready = bool(steps) and steps[-1] == READY
    return {
        "seat": SEATS[seat],
        "ready": ready,
        "steps": steps[:-1] if ready else steps.copy(),
        "hand": [] if seat in t.gone else named(t, t.stacks[seat]),
        "pool": named(t, t.pools[seat]),
        "seen": [
            {"stack": named(t, stack), "pick": t.setting.ids[card]} for stack, card in t.seen[seat]
        ],
        "deck": _deck(t, seat, steps),
    }


def _deck(t: Limited, seat: Seat, steps: list[str]) -> list[str] | None:
    """The deck that was built, or that these steps would build."""
    if t.decks[seat]:
        return named(t, t.decks[seat])
    if t.ask is None or t.ask.kind != BUILD or seat in t.gone:
        return None
    out = t.named(steps)
    return named(t, [card for card in t.pools[seat] if card not in out])


def named(t: Limited, cards: Sequence[Copy]) -> list[str]:
    """Cards by their ids."""
    return [t.setting.ids[card] for card in cards]


# -- the whole table ------------------------------------------------------------------------------


def saved(t: Limited) -> Json:
    """The whole table as JSON."""
    return {
        **shared(t),
        "cards": list(t.setting.cards),
        "all": {
            "box": t.box,
            "spare": t.spare,
            "stacks": t.stacks,
            "pools": t.pools,
            "seen": [[[list(stack), card] for stack, card in seen] for seen in t.seen],
            "decks": t.decks,
        },
        "steps": t.steps,
    }


def restored(t: Limited, saved: Json) -> None:
    """Set an empty table to what was saved."""
    told = saved["all"]
    t.box, t.spare = list(told["box"]), list(told["spare"])
    t.stacks = [list(stack) for stack in told["stacks"]]
    t.pools = [list(pool) for pool in told["pools"]]
    t.seen = [[(tuple(stack), card) for stack, card in seen] for seen in told["seen"]]
    t.decks = [list(deck) for deck in told["decks"]]
    resume(t, saved, saved["steps"])


def resume(t: Limited, shown: Json, steps: list[list[str]] | None = None) -> None:
    """Run the rules up to the open question, with these secret steps; all cards are in place."""
    t.round = shown["round"]
    t.gone = [Seat(SEATS.index(name)) for name in shown["gone"]]
    go_on(t, outcome_of(SEATS, shown["outcome"]), stack_of(shown["kept"]), steps)


# -- facts ----------------------------------------------------------------------------------------


def told(t: Limited, fact: Fact, seat: int | None) -> Json | None:
    """A fact as a seat sees it, or None."""
    if fact.seats is not None and seat not in fact.seats:
        return None
    if fact.name == ANSWER:
        return answered(fact)
    return fact_json(t, fact, TOLD, NAMES)


NAMES: Names[Limited] = {
    "seat": lambda t, seat: SEATS[seat],
    "card": lambda t, card: t.setting.ids[card],
    "out": named,
    "step": lambda t, step: DIRECTIONS[step],
    "winners": lambda t, seats: [SEATS[seat] for seat in seats],
}
