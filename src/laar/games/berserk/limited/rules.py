"""The rules of draft and sealed: stacks out of the box, picks, passing on, decks."""

from __future__ import annotations

from typing import Final

from laar.core.edition import Edition
from laar.core.engine.ask import CHANCE, READY, Ask, secret
from laar.core.engine.table import Rule, Steps
from laar.games.berserk.cards.starter_set import card_set
from laar.games.berserk.decks.lists import LEAST
from laar.games.berserk.limited import facts
from laar.games.berserk.limited.event import BUILD, CONCEDE, DRAFT, DRAW, PICK, Limited
from laar.games.berserk.limited.listing import LISTINGS
from laar.games.berserk.state.numbers import Seat


def sealed(t: Limited, args: tuple[int, ...]) -> None:
    """Each seat gets all its stacks at once, nothing is passed on (BRS-369)."""
    t.push("building")
    for seat in reversed(range(t.seats)):
        t.push("deal", (seat, t.setting.rounds * t.setting.size))


def opening(t: Limited, args: tuple[int, ...]) -> None:
    """A stack for everyone; what is never opened stays in the box unseen (BRS-364)."""
    facts.stack_opened(t, args[0], "BRS-359")
    t.push("picking")
    for seat in reversed(range(t.seats)):
        t.push("deal", (seat, t.setting.size))


def deal(t: Limited, args: tuple[int, ...]) -> Steps:
    """Draw one card from the shuffled box, then the next."""
    seat, left = Seat(args[0]), args[1]
    said = yield Ask(CHANCE, DRAW, (seat,))
    card = t.setting.number[str(said).split(" ")[2]]
    if t.setting.mode == DRAFT:
        facts.stacked(t, seat, card, "BRS-359")
    else:
        facts.received(t, seat, card, "BRS-369")
    if left > 1:
        t.push("deal", (seat, left - 1))


def picking(t: Limited, args: tuple[int, ...]) -> Steps:
    """Everyone keeps a card in secret, then all stacks go on (BRS-360, BRS-365).

    Nobody is asked about the last card of a stack. The chair of a seat that has left stays in the
    circle: stacks pass through it, but nothing is taken there.
    """
    seats = t.present()
    chosen = [t.stacks[seat][0] for seat in seats]
    if any(len(t.stacks[seat]) > 1 for seat in seats):
        steps = yield secret(seats, PICK)
        chosen = [t.named(steps[seat])[0] for seat in seats]
    for seat, card in zip(seats, chosen, strict=True):
        facts.picked(t, seat, card, "BRS-360")
    if t.picks() < t.setting.size:
        facts.passed_on(t, t.direction(), "BRS-361")
        t.push("picking")
        return
    if any(t.stacks):
        facts.put_aside(t, "BRS-364")
    if t.round < t.setting.rounds:
        t.push("opening", (t.round + 1,))
    else:
        t.push("building")


def building(t: Limited, args: tuple[int, ...]) -> Steps:
    """In secret: what is left out of the deck (BRS-362, BRS-370); then the duels can begin.

    Copies are not counted: a deck may hold all that its owner got (BRS-366).
    """
    seats = t.present()
    steps = yield secret(seats, BUILD)
    clauses = ("BRS-362", "BRS-367") if t.setting.mode == DRAFT else ("BRS-369", "BRS-370")
    for seat in seats:
        facts.deck_built(t, seat, tuple(t.named(steps[seat])), clauses[0])
    facts.event_closed(t, (), clauses[1])


def leaving(t: Limited, args: tuple[int, ...]) -> None:
    """A seat leaves the event; the last one to stay has won it."""
    facts.withdrew(t, Seat(args[0]), "BRS-386")
    others = t.present()
    if len(others) == 1:
        facts.event_closed(t, others, "BRS-386")


def concede(t: Limited, seat: int) -> None:
    """Leave the event. Who is in the middle of a secret question goes on with it."""
    steps = t.steps
    t.cut_in("leaving", (seat,))
    ask = t.ask
    if ask is None or not ask.secret:
        return
    t.steps = [steps[s] if s in ask.others else [] for s in range(t.seats)]
    if not t.waiting():  # the others only waited for this seat
        last = ask.others[-1]
        t.steps[last].pop()
        t.answer(last, READY)


RULES: Final[dict[str, Rule[Limited]]] = {
    "sealed": sealed,
    "opening": opening,
    "deal": deal,
    "picking": picking,
    "building": building,
    "leaving": leaving,
}
E2021: Final = Edition(
    "2021",
    RULES,
    numbers={
        "stack": 12,  # BRS-359
        "stacks": 3,  # of each player (BRS-362)
        "deck": LEAST,
    },
    parts={"cards": card_set(1)},
    listings=LISTINGS,
    asides={CONCEDE: concede},
)
