"""What a creature could do from a cell, and what could be done to it there."""

from __future__ import annotations

from typing import Final

from laar.games.berserk.bots.ability_value import choice, lying
from laar.games.berserk.bots.card_value import Sight
from laar.games.berserk.cards.keywords import CLOSE, RANGED, ROW, is_attack
from laar.games.berserk.cards.traits import ACTION, F_ACTION_ABILITIES, F_ATTACK, LATER, Sieve, says
from laar.games.berserk.rules.modifiers import forbidden, movement
from laar.games.berserk.rules.triggers import exhausted
from laar.games.berserk.state.battle import HIDDEN
from laar.games.berserk.state.deed import Deed
from laar.games.berserk.state.numbers import NOBODY, Card, Cell, Place, Seat

CLOSER: Final = 0.15  # each cell nearer to the enemy
WALK: Final = 0.03  # what a step costs
DANGER: Final = 0.25  # share of what the enemies could do to it there
BOLD: Final = 5.0  # after this many quiet turns danger no longer counts
FAR: Final = 99


class Chance:
    """What a card could do to one enemy, and from which distances."""

    def __init__(self, target: Card, worth: float, near: int, far: int, straight: bool) -> None:
        self.target = target
        self.worth = worth
        self.near = near
        self.far = far
        self.straight = straight


class Chances:
    """What the creatures of a seat could do, worked out when it is asked for."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._known: dict[Card, list[Chance]] = {}
        self._exposed: dict[int, float] = {}

    def of(self, card: Card) -> list[Chance]:
        """What a card could do, the best first."""
        known = self._known.get(card)
        if known is None:
            known = self._known[card] = self._gather(card)
        return known

    def _gather(self, card: Card) -> list[Chance]:
        sight = self.sight
        t = sight.t
        seat = t.control[card]
        found: list[Chance] = []
        if forbidden(t, card, F_ATTACK) == NOBODY and t.is_creature(card):
            far = FAR if t.flies(card) else 1
            for other in t.present:
                if t.is_foe(seat, other) and t.traits[other].life:
                    found.append(Chance(other, sight.strike(card, other), 1, far, False))
        for ability in t.traits[card].announced:
            if not ability.targets or not ability.act or ability.when != ACTION:
                continue
            if t.chips[card] < ability.chips or ability.close is not None:
                continue
            sieve = ability.targets[0]
            if sieve.row or says(sieve.be, LATER) or exhausted(t, ability, card, NOBODY):
                continue
            if forbidden(t, card, F_ACTION_ABILITIES) != NOBODY:
                continue
            near, far = 0, sieve.range if sieve.range else FAR
            straight = False
            if is_attack(ability.attack, CLOSE) or sieve.next_to == 0:
                near, far = 1, 1
            elif is_attack(ability.attack, ROW):
                near, far, straight = 2, 2, True
            elif is_attack(ability.attack, RANGED):
                near = 2
            d = Deed(card, ability.number, seat)
            for other in t.present:
                if other != card and _may_be(self.sight, sieve, other, seat):
                    worth = choice(sight, d, ability, 0, other)
                    if worth > 0.0:
                        found.append(Chance(other, worth, near, far, straight))
        return found

    def best(self, card: Card, cell: Place) -> float:
        """What a card could win from this cell."""
        t = self.sight.t
        best = 0.0
        for chance in self.of(card):
            if chance.worth <= best:
                continue
            place = t.place[chance.target]
            if cell < 0 or place < 0:
                reached = chance.far == FAR
            else:
                gap = t.setting.grid.distance[cell][place]
                reached = chance.near <= gap <= chance.far
                if reached and chance.straight:
                    columns = t.setting.grid.columns
                    reached = (
                        cell % columns == place % columns or cell // columns == place // columns
                    )
            if reached:
                best = chance.worth
        return best

    def exposed(self, card: Card, cell: Cell) -> float:
        """What the enemies of a card could take from it on this cell in their turn."""
        key = card * 64 + cell
        known = self._exposed.get(key)
        if known is not None:
            return known
        sight = self.sight
        t = sight.t
        seat = t.control[card]
        reach = t.setting.grid.distance[cell]
        found = 0.0
        for other in t.present:
            place = t.place[other]
            if place < 0 or not t.is_foe(seat, other) or t.is_(other, HIDDEN):
                continue
            if not t.is_creature(other) or reach[place] > 1 + t.traits[other].move:
                continue
            found += max(0.0, sight.strike(other, card))
        self._exposed[key] = found
        return found

    def step(self, card: Card, goal: Cell, jump: bool) -> float:
        """What a step is worth: it leads to a better attack now, or nearer to the enemy."""
        sight = self.sight
        t = sight.t
        cell = t.cell(card)
        now = self.best(card, cell)
        then = self.best(card, goal)
        left = 0 if jump else movement(t, card) - t.spent[card] - 1
        if left > 0 and then <= now:
            then = max(then, self._further(card, goal, left) - WALK)
        if then > now + 0.05:  # in full: the weaker attack from here must not come first
            return then - lying(sight, card) - WALK
        if then < now - 0.05:
            return then - now
        closer = nearest_of(sight, card, cell) - nearest_of(sight, card, goal)
        worth = CLOSER * closer - WALK
        if now > 0.05:
            return worth - CLOSER  # it can attack from here
        bold = max(0.0, 1.0 - t.quiet / BOLD)
        danger = self.exposed(card, goal) - self.exposed(card, cell)
        return worth - DANGER * bold * danger

    def _further(self, card: Card, cell: Cell, left: int) -> float:
        """What a card could win with this many more steps."""
        t = self.sight.t
        best = 0.0
        for there in t.setting.beside[cell]:
            if t.at[there] == NOBODY:
                best = max(best, self.best(card, there))
                if left > 1:
                    best = max(best, self._further(card, there, left - 1))
        return best


def nearest_of(sight: Sight, card: Card, cell: Cell) -> int:
    """How far the nearest enemy of a card is from a cell."""
    t = sight.t
    seat = t.control[card]
    reach = t.setting.grid.distance[cell]
    best = 9
    for other in t.present:
        place = t.place[other]
        if place >= 0 and t.is_foe(seat, other) and reach[place] < best:
            best = reach[place]
    return best


def _may_be(sight: Sight, sieve: Sieve, card: Card, seat: Seat) -> bool:
    """The side and sort of a card fit; other filters are checked when it is chosen."""
    t = sight.t
    if t.is_foe(seat, card) != (sieve.side not in (0, 1, 2)):
        return False
    return not sieve.creature or t.is_creature(card)
