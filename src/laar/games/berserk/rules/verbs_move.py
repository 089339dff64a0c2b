"""Verbs that change where a card is, who controls it and what effects it has."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import Ask
from laar.core.engine.table import Rule, Steps
from laar.games.berserk.cards.traits import F_ENEMY_CONTROL, F_MOVEMENT, ON_RETURN, T1, Step
from laar.games.berserk.rules.aiming import landing_cells, unique_free
from laar.games.berserk.rules.effects import lay, lead
from laar.games.berserk.rules.modifiers import forbidden, may_attack, strike_bits
from laar.games.berserk.rules.selecting import meets, near
from laar.games.berserk.rules.triggers import Event, listen
from laar.games.berserk.rules.verbs import ability_of, clause_of, go_on, meant
from laar.games.berserk.rules.wounds import went
from laar.games.berserk.state import facts, stack_facts
from laar.games.berserk.state.battle import DECK, GRAVE, ZONE, Battle
from laar.games.berserk.state.deed import Deed, deed
from laar.games.berserk.state.effect import E_CONTROL, E_FORBID, E_GRANT, E_MODIFY, E_ONLY
from laar.games.berserk.state.item import I_STRIKE
from laar.games.berserk.state.numbers import NOBODY, Card, Cell, Place

_WHAT: Final = {
    "grant": E_GRANT,
    "modify": E_MODIFY,
    "forbid": E_FORBID,
    "only_target": E_ONLY,
}


def laying(t: Battle, args: tuple[int, ...]) -> None:
    """Cards get an effect for a time."""
    at, d = args[0], deed(args[1:])
    step = ability_of(t, d).steps[at]
    cards = meant(t, d, step)
    if not cards and step.among is None:  # a card that died may still return changed
        cards = [c for c in d.ref(step.who) if t.place[c] == GRAVE and step.verb == "grant"]
    for card in cards:
        lay(t, d, at, _WHAT[step.verb], card, clause_of(t, d))
    go_on(t, at, d)


def take_control(t: Battle, args: tuple[int, ...]) -> None:
    """Another player controls cards for a time (BRS-240); of two opponents the next (BRS-391)."""
    at, d = args[0], deed(args[1:])
    step = ability_of(t, d).steps[at]
    seat = d.seat if step.to == "you" else t.after(d.seat)
    for card in meant(t, d, step):
        if t.is_foe(seat, card) and forbidden(t, card, F_ENEMY_CONTROL) != NOBODY:
            continue
        if unique_free(t, card, seat):  # BRS-338
            lay(t, d, at, E_CONTROL, card, "BRS-240")
            lead(t, card)
    go_on(t, at, d)


def move(t: Battle, args: tuple[int, ...]) -> Steps:
    """Cards are moved to free cells that the player of the deed picks."""
    at, d = args[0], deed(args[1:])
    step = ability_of(t, d).steps[at]
    going: list[tuple[Card, Cell]] = []
    for card in _movable(t, d, step):
        cells = [c for c in destinations(t, d, step, card) if c not in [to for _, to in going]]
        if cells:
            said = yield Ask(d.seat, "cell", (card, *cells))
            going.append((card, t.setting.cell[str(said)]))
    meant(t, d, step)  # tells which cards are protected and do not move
    for card, cell in going:
        before = t.cell(card)
        facts.moved(t, card, cell, "BRS-318")
        went(t, card, before)
    go_on(t, at, d)


def _movable(t: Battle, d: Deed, step: Step) -> list[Card]:
    cards = meant(t, d, step, looking=True)
    return [c for c in cards if t.place[c] >= 0 and forbidden(t, c, F_MOVEMENT) == NOBODY]


def destinations(t: Battle, d: Deed, step: Step, card: Card) -> list[Cell]:
    """Free cells to which this step can move a card."""
    cell = t.cell(card)
    if step.to == "anywhere":
        return [c for c in t.setting.cells if t.at[c] == NOBODY]
    cells = [c for c in t.setting.beside[cell] if t.at[c] == NOBODY]
    if not step.towards:
        return cells
    if near(t, card, d.card) or t.place[d.card] < 0:
        return []
    goal, columns = t.place[d.card], t.setting.grid.columns

    def gap(c: int) -> tuple[int, int]:
        return abs(c % columns - goal % columns), abs(c // columns - goal // columns)

    mine = gap(cell)
    return [c for c in cells if gap(c)[0] < mine[0] or gap(c)[1] < mine[1]]


def bring(t: Battle, args: tuple[int, ...]) -> Steps:
    """A card comes from the deck or the graveyard into play, open (BRS-324, BRS-325).

    So it may move and act at once (BRS-326).
    """
    at, d = args[0], deed(args[1:])
    step = ability_of(t, d).steps[at]
    summoned = step.verb == "summon"
    place = DECK if summoned else GRAVE
    cards = [c for c in d.ref(step.who) if t.place[c] == place and unique_free(t, c, d.seat)]
    cells: list[Place] = []
    for card in cards:
        free = [c for c in landing_cells(t, d, step.to) if c not in cells]
        if t.goes_aloft(card):
            cells.append(ZONE)
        elif free:
            said = yield Ask(d.seat, "cell", (card, *free))
            cells.append(t.setting.cell[str(said)])
        else:
            cells.append(DECK)
    for card, cell in zip(cards, cells, strict=True):
        if cell != DECK:
            enter(t, card, cell, False, "summoning" if summoned else "revival")
    go_on(t, at, d)


def enter(t: Battle, card: Card, place: Place, shut: bool, way: str) -> None:
    """A card comes into play; abilities that wait for a return are set off."""
    clause = {"summoning": "BRS-325", "revival": "BRS-324", "incarnation": "BRS-329"}[way]
    facts.entered(t, card, place, shut, way, clause)
    if way != "summoning":
        event = Event(ON_RETURN, NOBODY, card)
        event.word = way
        listen(t, event)


def redirect(t: Battle, args: tuple[int, ...]) -> None:
    """The announced attack now has this card as target, if that is legal (BRS-322)."""
    at, d = args[0], deed(args[1:])
    if can_redirect(t, d):
        item = t.pile[-1]
        told = item.deed
        if item.kind != I_STRIKE:
            aimed = deed(item.deed)
            aimed.targets = tuple(
                tuple(d.card if c == d.victim else c for c in chosen) for chosen in aimed.targets
            )
            told = aimed.args()
        stack_facts.redirected(t, d.attacker, d.card, told, "BRS-321")
    go_on(t, at, d)


def can_redirect(t: Battle, d: Deed) -> bool:
    """This card could have been the target of the attack just announced, which is still aimed at
    the first one: no attack is redirected twice."""
    if not t.pile or t.pile[-1].card != d.attacker:
        return False
    item = t.pile[-1]
    if item.kind == I_STRIKE:
        weapon = strike_bits(t, d.attacker)
        return item.target == d.victim and may_attack(t, d.attacker, d.card, weapon)
    aimed = deed(item.deed)
    ability = ability_of(t, aimed)
    for step in ability.steps:
        if step.attack and d.victim in aimed.ref(step.at):
            sieve = ability.targets[step.at - T1]
            new = d.card not in aimed.ref(step.at)  # it cannot be chosen twice
            legal = new and meets(t, sieve, d.card, aimed.card, aimed.seat, aimed)
            return legal and may_attack(t, aimed.card, d.card, step.attack)
    return False


SHIFTS: Final[dict[str, Rule[Battle]]] = {
    "grant": laying,
    "modify": laying,
    "forbid": laying,
    "only_target": laying,
    "take_control": take_control,
    "move": move,
    "summon": bring,
    "revive": bring,
    "redirect": redirect,
}
