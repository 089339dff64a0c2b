"""Where to place a squad: sturdy cards in front, shooters and supporters behind."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import READY
from laar.games.berserk.cards.keywords import ANY, ARMOUR, RANGED, is_attack
from laar.games.berserk.cards.traits import ACTION, SETUP, START_OF_BATTLE, Traits, hears
from laar.games.berserk.rules.squad import QUARTER, Chosen
from laar.games.berserk.state.battle import ROWS, Battle
from laar.games.berserk.state.numbers import Seat

PLACED: Final = 20.0  # every card must stand somewhere
AVERAGE: Final = 5.0  # hardiness of a card that may as well stand in front as behind
AFAR: Final = 3.0  # how much less a shooter wants to stand in front
ALOFT: Final = 9.0  # a card that goes to the additional zone needs no good cell
MIDDLE: Final = 0.3  # a cell in the middle column
UNSEEN: Final = 0.05  # keeping a card face down


def hardy(traits: Traits) -> float:
    """How much better a card stands in front than behind."""
    if not traits.alive or traits.move == 0:
        return -ALOFT
    blow = (3 * traits.strike[0] + 2 * traits.strike[1] + traits.strike[2]) / 6
    worth = 0.3 * traits.life + blow + 0.5 * traits.x[ARMOUR] - AVERAGE
    afar = False
    for ability in traits.abilities:
        near = is_attack(ability.attack, ANY) and not is_attack(ability.attack, RANGED)
        if ability.when == ACTION and not near:
            afar = True
    return worth - AFAR if afar else worth


def placing(t: Battle, seat: Seat, answers: list[str]) -> list[float]:
    """A number for each answer."""
    cells = t.setting.grid
    placed = Chosen(t, t.steps[seat])
    found: list[float] = []
    for answer in answers:
        if answer == READY:
            found.append(0.0)
            continue
        words = answer.split(" ")
        card = t.setting.number[words[1]]
        traits = t.traits[card]
        if words[0] == "hide":
            early = hears(traits.heard, START_OF_BATTLE) or hears(traits.heard, SETUP)
            found.append(-UNSEEN if early or t.goes_aloft(card) else UNSEEN)
            continue
        if card in placed.cells:
            found.append(-1.0)
            continue
        cell = cells.cell[words[2]]
        row = cell // cells.columns
        depth = ROWS // 2 - 1 - row if row < ROWS // 2 else row - ROWS // 2
        side = abs(cell % QUARTER - QUARTER // 2)  # of the field, or of one's own quarter
        worth = hardy(traits)
        found.append(PLACED + worth * (1 - depth) - MIDDLE * side * (1.0 if worth > 0 else -1.0))
    return found
