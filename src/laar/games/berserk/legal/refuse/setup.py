"""Why a step of the preparation is refused: redeals, the squad, the cells, hidden cards."""

from __future__ import annotations

from laar.core.engine.ask import READY
from laar.games.berserk.legal.refuse.words import Refusals, no
from laar.games.berserk.rules.squad import (
    Chosen,
    affordable,
    crystals,
    deal_of,
    distinct,
    groups,
    has_creature,
    in_order,
    may_hide,
    open_cells,
    playable,
    spent,
)
from laar.games.berserk.state.battle import ROWS, SEATS, Battle
from laar.games.berserk.state.numbers import NOBODY, Card, Cell, Seat


def refuse_mate(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """The answer must name a member of the same team (BRS-376)."""
    named = SEATS.index(words[1])
    return [] if named in (seat, t.mate(seat)) else [no("BRS-376", "refuse-other-team")]


def refuse_redealing(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """Keep a deal that can be played, or take another while it has more than one card."""
    if t.steps[seat]:
        return [no("BRS-020", "refuse-decided", step=t.steps[seat][0])]
    if words[0] == "keep" and not playable(t, seat):
        return [no("BRS-058", "refuse-no-creature-deal")]
    if words[0] == "redeal" and t.deals[seat] <= 1:
        return [no("BRS-049", "refuse-last-deal")]
    return []


def refuse_ready(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """Ready, if everything is decided that must be."""
    assert t.ask is not None
    steps, kind = t.steps[seat], t.ask.kind
    if kind == "redeal":
        return [] if steps else [no("BRS-047", "refuse-undecided")]
    chosen = Chosen(t, steps)
    if kind == "squad":
        return [] if has_creature(t, chosen.squad) else [no("BRS-058", "refuse-no-creature")]
    missing = len(deal_of(t, seat)) - len(chosen.cells)
    if missing:
        return [no("BRS-068", "refuse-unplaced", count=missing)]
    if not in_order(t, seat, list(chosen.cells.values())):
        return [no("BRS-067", "refuse-gap")]
    return []


# -- the squad ------------------------------------------------------------------------------------


def refuse_buy(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """A card of the deal, once, that the crystals are enough for (BRS-054)."""
    card = _own(t, seat, words[1])
    if card == NOBODY:
        return [no("BRS-046", "refuse-not-dealt", who=words[1])]
    squad = Chosen(t, t.steps[seat]).squad
    if card in squad:
        return [no("BRS-051", "refuse-bought", who=words[1])]
    larger = [*squad, card]
    found: Refusals = []
    if distinct(t, squad) and not distinct(t, larger):
        found.append(no("BRS-337", "refuse-unique", who=words[1]))
    if not affordable(t, seat, larger):
        found += _refuse_price(t, seat, squad, card)
    return found


def _refuse_price(t: Battle, seat: Seat, squad: list[Card], card: Card) -> Refusals:
    larger = [*squad, card]
    (gold, silver), (elite, whole) = crystals(t, seat, larger), spent(t, larger)
    who = t.setting.ids[card]
    found: Refusals = []
    if elite > gold:
        found.append(no("BRS-052", "refuse-gold", who=who, need=elite, have=gold))
    if whole > gold + silver:
        have = gold + silver
        found.append(no("BRS-054", "refuse-crystals", who=who, need=whole, have=have))
    if gold < crystals(t, seat, squad)[0]:
        found.append(no("BRS-032", "refuse-element", who=who))
    return found


def _own(t: Battle, seat: Seat, word: str) -> Card:
    """A card of the seat's own deal; for cards of others and unknown ids the answer is the same."""
    card = t.setting.number.get(word, NOBODY)
    return card if card in deal_of(t, seat) else NOBODY


# -- placement ------------------------------------------------------------------------------------


def refuse_place(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """A card of the squad without a cell yet, on a free cell that is open by now."""
    card, cell = _own(t, seat, words[1]), t.setting.cell[words[2]]
    if card == NOBODY:
        return [no("BRS-068", "refuse-not-in-squad", who=words[1])]
    chosen = Chosen(t, t.steps[seat])
    taken = list(chosen.cells.values())
    found: Refusals = []
    if card in chosen.cells:
        found.append(no("BRS-060", "refuse-placed", who=words[1]))
    if cell in taken:
        found.append(no("BRS-029", "refuse-occupied", cell=words[2]))
    elif cell not in open_cells(t, seat, taken):
        found += _refuse_group(t, seat, cell, words[2])
    return found


def _refuse_group(t: Battle, seat: Seat, cell: Cell, name: str) -> Refusals:
    """A later cell opens when the earlier ones are full (BRS-061 to BRS-065)."""
    place = next((n for n, group in enumerate(groups(t, seat)) if cell in group), -1)
    if place < 0:
        clause = "BRS-060" if t.seats == 2 or not t.in_half(seat, cell) else "BRS-373"
        return [no(clause, "refuse-not-your-half", cell=name)]
    names, before = t.setting.grid.names, sorted(groups(t, seat)[0])
    if not t.is_first(seat):
        cells = f"{names[before[0]]}–{names[before[4]]}, {names[before[5]]}–{names[before[-1]]}"
        return [no("BRS-065", "refuse-second-later", cell=name, cells=cells)]
    if place > 1:
        return [no("BRS-063", "refuse-front-sides", cell=name)]
    cells = f"{names[before[0]]}–{names[before[-1]]}"
    return [no("BRS-062", "refuse-sides", cell=name, cells=cells)]


def refuse_hide(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """The Second player's own cards of the third row, one by one (BRS-075, BRS-079)."""
    card = _own(t, seat, words[1])
    if card == NOBODY:
        return [no("BRS-068", "refuse-not-in-squad", who=words[1])]
    if t.is_first(seat):
        return [no("BRS-075", "refuse-hide-first")]
    chosen = Chosen(t, t.steps[seat])
    if card not in chosen.cells:
        return [no("BRS-079", "refuse-hide-unplaced", who=words[1])]
    if not may_hide(t, seat, chosen.cells[card]):
        return [no("BRS-075", "refuse-hide-row", who=words[1], row=ROWS)]
    if card in chosen.hidden:
        return [no("BRS-079", "refuse-hide-twice", who=words[1])]
    return []


def is_ready(t: Battle, seat: Seat) -> bool:
    """This seat is ready with its part of the secret question."""
    return READY in t.steps[seat]
