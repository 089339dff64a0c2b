"""The legal answers to every kind of question, listed only when they are needed."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import READY, Ask
from laar.core.engine.table import Listing
from laar.games.berserk.cards.keywords import JUMP, RAGE, SIMPLE
from laar.games.berserk.cards.traits import F_ACCUMULATE, F_ATTACK, F_MOVEMENT
from laar.games.berserk.rules.aiming import name
from laar.games.berserk.rules.answers import abilities, answers, can_chip, must_defend
from laar.games.berserk.rules.asking import ENOUGH, NO
from laar.games.berserk.rules.modifiers import forbidden, may_attack, movement
from laar.games.berserk.rules.selecting import by_sight, x_of
from laar.games.berserk.rules.setup import PASS, ready_to_start
from laar.games.berserk.rules.squad import (
    Chosen,
    can_buy,
    deal_of,
    has_creature,
    in_order,
    may_hide,
    open_cells,
    playable,
)
from laar.games.berserk.rules.turns import RAGE_USE, YES
from laar.games.berserk.rules.wounds import most_chips
from laar.games.berserk.state.battle import CLOSED, DECK, HIDDEN, MOVED, SEATS, Battle
from laar.games.berserk.state.facts import use
from laar.games.berserk.state.numbers import NOBODY, Card, Seat

FACES = ["1", "2", "3", "4", "5", "6"]


def die(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """A die."""
    return FACES


# -- preparation ----------------------------------------------------------------------------------


def first(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """To be the First or the Second player."""
    return ["first", "second"]


def lead(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Who of the team plays first (BRS-376)."""
    return [f"lead {SEATS[s]}" for s in (seat, t.mate(Seat(seat)))]


def quarter(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Who of the team has the left quarter."""
    return [f"left {SEATS[s]}" for s in (seat, t.mate(Seat(seat)))]


def draw(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Any card of the deck."""
    whose = ask.about[0]
    return [
        f"draw {SEATS[whose]} {t.setting.ids[c]}"
        for c in t.setting.cards
        if t.place[c] == DECK and t.setting.owners[c] == whose
    ]


def redeal(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Keep the deal or not; one without a creature must go back (BRS-058)."""
    if steps:
        return [READY]
    keep = ["keep"] if playable(t, Seat(seat)) else []
    return keep + (["redeal"] if t.deals[seat] > 1 else [])  # BRS-049


def squad(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Cards that can still be bought; there is no need to spend everything (BRS-045)."""
    bought = Chosen(t, steps).squad
    found = [
        f"buy {t.setting.ids[c]}"
        for c in deal_of(t, Seat(seat))
        if c not in bought and can_buy(t, Seat(seat), bought, c)
    ]
    if has_creature(t, bought):
        found.append(READY)
    return found


def place(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Cells for cards not yet placed, and who may stay hidden (BRS-079)."""
    chosen = Chosen(t, steps)
    cards = deal_of(t, Seat(seat))
    taken = list(chosen.cells.values())
    left = [c for c in cards if c not in chosen.cells]
    names, ids = t.setting.grid.names, t.setting.ids
    found = [
        f"place {ids[c]} {names[cell]}" for c in left for cell in open_cells(t, Seat(seat), taken)
    ]
    for card in chosen.cells:
        if card not in chosen.hidden and may_hide(t, Seat(seat), chosen.cells[card]):
            found.append(f"hide {ids[card]}")
    if not left and in_order(t, Seat(seat), taken):  # nothing is held back (BRS-068)
        found.append(READY)
    return found


def start(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Abilities at the start of battle."""
    found = [f"use {t.handle(card)} {number}" for card, number in ready_to_start(t, Seat(seat))]
    return [*found, PASS]


# -- the turn -------------------------------------------------------------------------------------


def main(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Everything the active player can do while nothing waits on the pile (BRS-106, BRS-121).

    A hidden card does nothing (BRS-080). Only open creatures walk and strike (BRS-098, BRS-104);
    any card may use its abilities (BRS-115).
    """
    found: list[str] = []
    for card in t.present:
        if t.control[card] != seat or t.is_(card, HIDDEN):
            continue
        here = t.handle(card)
        if not t.is_(card, CLOSED) and t.is_creature(card):
            _walks(t, card, here, found)
            _strikes(t, card, here, found)
        for ability in abilities(t, card):
            found.append(f"use {here} {ability.number}")
        if may_chip(t, card):
            found.append(f"chip {here}")
        if may_rage(t, card):
            found.append(f"rage {here}")
    found.append("end")  # nothing is compulsory (BRS-092)
    return found


def _walks(t: Battle, card: Card, here: str, found: list[str]) -> None:
    """Steps and jumps to free cells, on both halves of the field (BRS-101, BRS-105)."""
    cell = t.place[card]
    if cell < 0:  # nobody walks in the additional zone (BRS-108)
        return
    units = movement(t, card)
    spent = t.spent[card]  # what is left may be used later in the turn (BRS-102)
    if spent >= units or forbidden(t, card, F_MOVEMENT) != NOBODY:
        return
    grid = t.setting.grid
    names = grid.names
    for there in t.setting.beside[cell]:  # never diagonally (BRS-100)
        if t.at[there] == NOBODY:
            found.append(f"step {here} {names[there]}")
    far = x_of(t, card, JUMP)
    if far and not spent and not t.is_(card, MOVED):  # instead of walking (BRS-319, BRS-320)
        for there in t.setting.cells:
            if t.at[there] == NOBODY and grid.distance[cell][there] <= far:
                found.append(f"jump {here} {names[there]}")


def _strikes(t: Battle, card: Card, here: str, found: list[str]) -> None:
    if forbidden(t, card, F_ATTACK) != NOBODY:
        return
    if t.flies(card):
        near = by_sight(t, [c for c in t.present if c != card])
    else:
        near = [t.at[c] for c in t.setting.near[t.place[card]] if t.at[c] != NOBODY]
    for target in near:
        if may_attack(t, card, target, SIMPLE):
            found.append(f"strike {here} {t.handle(target)}")


def may_chip(t: Battle, card: Card) -> bool:
    """It may close to gain a chip (BRS-116, BRS-117)."""
    return (
        can_chip(t, card)
        and t.chips[card] < most_chips(t, card)
        and forbidden(t, card, F_ACCUMULATE) == NOBODY
    )


def may_rage(t: Battle, card: Card) -> bool:
    """A closed card may lose a chip to open (BRS-313)."""
    if not t.is_(card, CLOSED) or not t.chips[card]:
        return False
    rage = x_of(t, card, RAGE)
    return rage > 0 and t.used.get(use(card, RAGE_USE, NOBODY), 0) < rage


def answer(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Sudden actions and defenders; passing unless a defender is demanded."""
    found = answers(t, Seat(seat))
    if must_defend(t, Seat(seat)):
        return [text for text in found if text.startswith("defend")]
    return [*found, PASS]


# -- choices --------------------------------------------------------------------------------------


def target(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """The next card or row."""
    card, number, at, optional, enough = ask.about[:5]
    sieve = t.traits[card].ability(number).targets[at]
    found = [name(t, sieve, choice) for choice in ask.about[5:]]
    if optional:
        found.append(NO)
    elif enough:
        found.append(ENOUGH)
    return found


def pay(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """A card to close as payment."""
    found = [t.handle(Card(choice)) for choice in ask.about[3:]]
    return [*found, NO] if ask.about[2] else found


def may(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Whether an optional effect happens."""
    return [YES, NO]


def cell(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """A free cell."""
    return [t.setting.grid.names[c] for c in ask.about[1:]]


def order(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Which of the abilities that wait works next."""
    return [f"next {n + 1}" for n in range(len(ask.about))]


def reroll(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Roll a die again, or keep the dice as they are."""
    found = ["keep"]
    if ask.about[4]:
        found.append("reroll attacker")
    if ask.about[5]:
        found.append("reroll target")
    return found


def exchange(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Take the exchange of blows, or the smaller row without one (BRS-178)."""
    return ["full", "less"]


def stay(t: Battle, ask: Ask, seat: int, steps: list[str]) -> list[str]:
    """Open, or stay closed."""
    return ["open", "stay"]


LISTINGS: Final[dict[str, Listing[Battle]]] = {
    "die": die,
    "roll": die,
    "first": first,
    "lead": lead,
    "quarter": quarter,
    "draw": draw,
    "redeal": redeal,
    "squad": squad,
    "place": place,
    "start": start,
    "main": main,
    "answer": answer,
    "target": target,
    "pay": pay,
    "may": may,
    "cell": cell,
    "order": order,
    "reroll": reroll,
    "exchange": exchange,
    "stay": stay,
}
