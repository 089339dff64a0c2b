"""Sorties: the sensible ways to play the rest of a turn, each as its answers and the table after.

The order of deeds is fixed so that no two sorties do the same: mana and attack where one stands,
the move, then what is left to do there. A fate decides for CHANCE: each card has a waiting time,
and of those that may come the one with the shortest comes.
"""

from __future__ import annotations

from typing import Final

from laar.core.ask import CHANCE
from laar.core.deck import Deck
from laar.games.bastion.cards import CARD_IDS, RITUAL_IDS
from laar.games.bastion.castle import (
    ACTIONS,
    ATTACKED,
    CITADEL,
    MANA,
    MOVED,
    Castle,
    rest_of,
)
from laar.games.bastion.gathering import demand, gatherings
from laar.games.bastion.might import closed
from laar.games.bastion.onslaught import AREA_NAMES, BESIDE
from laar.games.bastion.settling import settled
from laar.games.bastion.striking import Line, finishes, storms, strikes

HERE: Final = 0  # mana where one stands
STRIKE: Final = 1  # attack there
GO: Final = 2
THERE: Final = 3  # mana after the move
STRIKE_THERE: Final = 4
OVER: Final = 5


class Sortie:
    """The answers of a turn, and the table when the next one begins."""

    def __init__(self, line: Line, table: Castle) -> None:
        self.line = line
        self.table = table


def sorties(t: Castle, fate: list[float], wide: int = 1) -> list[Sortie]:
    """The sensible ways to play on from here up to the next turn."""
    found: list[Sortie] = []
    walk = Walk(t.turn, fate, wide, found)
    ask = t.ask
    step = THERE if t.done & MOVED else HERE
    if ask is None or ask.kind == "act":
        walk.on(t, [], step)
        return found
    for line in openings(t):
        then = t.clone()
        for seat, answer in line:
            then.answer(seat, answer)
        path = line.copy()
        walk.settle(then, path)
        if then.turn == t.turn and then.stage == ACTIONS:
            walk.on(then, path, THERE if then.done & MOVED else HERE)
        else:
            found.append(Sortie(path, then))
    return found


def openings(t: Castle) -> list[Line]:
    """First answers to a question amid a turn."""
    ask = t.ask
    assert ask is not None
    if ask.kind == "attack":
        return finishes(t, ask.about)
    if ask.kind == "before":
        return [[(ask.seat, "go-on")]]
    return [[(ask.seat, answer)] for answer in t.options(ask.seat)]


class Walk:
    """What stays the same while one turn is thought through."""

    def __init__(self, turn: int, fate: list[float], wide: int, found: list[Sortie]) -> None:
        self.turn = turn
        self.fate = fate
        self.wide = wide
        self.found = found

    def on(self, t: Castle, line: Line, step: int) -> None:
        """All sensible ways on from this step; the table itself is not changed."""
        ask = t.ask
        if ask is None or ask.kind != "act":
            self.found.append(Sortie(line, t))
            return
        if step in (HERE, THERE):
            self.gather(t, line, step)
        elif step in (STRIKE, STRIKE_THERE):
            if not t.done & ATTACKED:
                for blow in strikes(t):
                    self.strike(t, line, blow, step + 1)
            self.on(t, line, step + 1)
        elif step == GO:
            self.go(t, line)
        else:
            self.over(t, line)

    def gather(self, t: Castle, line: Line, step: int) -> None:
        """Mana, or not yet."""
        some = False
        if not t.done & MANA:
            for answer in gatherings(t, self.wide):
                some = True
                self.take(t, line, answer, step + 1)
            area = t.place[t.active]
            if not some and area and t.square[area] and not t.done & ATTACKED:
                for blow in strikes(t):  # whoever frees the square can use its sources
                    if blow[0][1] == f"attack q{area}":
                        self.strike(t, line, blow, step)
        if step == THERE and some:
            return  # mana never hurts
        self.on(t, line, step + 1)

    def take(self, t: Castle, line: Line, answer: str, step: int) -> None:
        """A mana action; spells for it where they are at hand."""
        then = t.clone()
        seat = t.active
        then.answer(seat, answer)
        line = [*line, (seat, answer)]
        ask = then.ask
        while ask is not None and ask.kind == "gain":
            options = then.options(seat)
            pick = "take"
            for word in options:
                if word.endswith("abundance-2"):
                    pick = word
            if pick == "take" and len(ask.about) == 2:
                for word in options:
                    if "prism" in word and word.endswith(self.wish(then)):
                        other = then.clone()
                        other.answer(seat, word)
                        other.answer(seat, "take")
                        self.on(other, [*line, (seat, word), (seat, "take")], step)
                        break
            then.answer(seat, pick)
            line.append((seat, pick))
            ask = then.ask
        self.on(then, line, step)

    def wish(self, t: Castle) -> str:
        """The colour the active player would name with a Prism."""
        wanted = demand(t)
        best = 0
        for colour in range(1, 6):
            if t.reserve[colour] and wanted[colour] - total(t, colour) > wanted[best] - total(
                t, best
            ):
                best = colour
        return ("yellow", "green", "red", "purple", "blue", "black")[best]

    def strike(self, t: Castle, line: Line, blow: Line, step: int) -> None:
        """An attack with its spells; rituals and exits follow at once."""
        then = t.clone()
        line = line.copy()
        wanted = "act"
        for seat, answer in blow:
            ask = then.ask
            if ask is None or ask.kind != wanted:
                break  # paid for at once
            then.answer(seat, answer)
            line.append((seat, answer))
            wanted = "attack"
        ask = then.ask
        if ask is not None and ask.kind == "attack":
            return  # a help that cannot be given
        self.settle(then, line)
        self.on(then, line, step)

    def go(self, t: Castle, line: Line) -> None:
        """Stay, or go to a neighbouring area, farther with Haste."""
        seat = t.active
        area = t.place[seat]
        if not t.done & MOVED:
            for other in BESIDE[area]:
                if closed(t, other):
                    if not t.done & ATTACKED:
                        for blow in storms(t, other):
                            self.strike(t, line, blow, THERE)
                    continue
                answer = f"move {AREA_NAMES[other]}"
                then = t.clone()
                then.answer(seat, answer)
                path = [*line, (seat, answer)]
                ask = then.ask
                if ask is not None and ask.kind == "on":
                    if other == CITADEL or closed(t, CITADEL):
                        self.hasten(then, path, area)
                    then.answer(seat, "stop")
                    path = [*path, (seat, "stop")]
                self.on(then, path, THERE)
        if t.done & MANA or not gatherings(t, 1):
            self.on(t, line, OVER)

    def hasten(self, t: Castle, line: Line, start: int) -> None:
        """One area farther, to where a single step does not lead."""
        seat = t.active
        for word in t.options(seat):
            if not word.startswith("haste d"):
                continue
            goal = int(word[7:])
            if goal == start or goal in BESIDE[start]:
                continue
            then = t.clone()
            then.answer(seat, word)
            line_on = [*line, (seat, word)]
            ask = then.ask
            if ask is not None and ask.kind == "on":
                then.answer(seat, "stop")
                line_on.append((seat, "stop"))
            if not t.done & ATTACKED and (not t.deck.size or strikes(then)):
                self.on(then, line_on, THERE)

    def over(self, t: Castle, line: Line) -> None:
        """The end of the turn, and all that comes before the next."""
        if t.duty:
            return
        then = t.clone()
        then.answer(t.active, "end")
        line = [*line, (t.active, "end")]
        self.settle(then, line)
        self.found.append(Sortie(line, then))

    def settle(self, t: Castle, line: Line) -> None:
        """Answer for CHANCE and whatever is not a plan of its own, up to the next deed."""
        while True:
            ask = t.ask
            if ask is None or ask.kind == "act" or ask.kind == "before":
                return
            if ask.seat == CHANCE:
                t.answer(CHANCE, self.drawn(t))
                continue
            answer = settled(t)
            t.answer(ask.seat, answer)
            if t.turn == self.turn:
                line.append((ask.seat, answer))

    def drawn(self, t: Castle) -> str:
        """What CHANCE brings."""
        ask = t.ask
        assert ask is not None
        if ask.kind == "enemy":
            return CARD_IDS[next_of(t.deck, self.fate)]
        return RITUAL_IDS[next_of(rest_of(t.rituals, ask.about), self.fate)]


def next_of(deck: Deck, fate: list[float]) -> int:
    """The card that fate sends next, in proportion to how likely each is."""
    cards = deck.cards()
    weights = deck.weights()
    best = cards[0]
    soonest = 1e9
    for at in range(len(cards)):
        wait = fate[cards[at]] / weights[at]
        if wait < soonest:
            soonest = wait
            best = cards[at]
    return best


def total(t: Castle, colour: int) -> int:
    """What all defenders hold of a colour."""
    found = 0
    for at in range(colour, len(t.supply), 6):
        found += t.supply[at]
    return found
