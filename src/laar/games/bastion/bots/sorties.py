"""Sorties: the sensible ways to play the rest of a turn, each as its answers and the table after.

The order of deeds is fixed so that no two sorties do the same: mana and attack where one stands,
the move, then what is left to do there.
"""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import CHANCE
from laar.games.bastion.bots.artefact_plans import leftover, mended
from laar.games.bastion.bots.draws import drawn
from laar.games.bastion.bots.gathering import gatherings
from laar.games.bastion.bots.roaming import dashes, routes
from laar.games.bastion.bots.side_questions import settled
from laar.games.bastion.bots.striking import Line, finishes, strikes
from laar.games.bastion.bots.teleports import teleports
from laar.games.bastion.rules.spells import REPEAT, WORDS, ways
from laar.games.bastion.state.castle import ACTIONS, ATTACKED, MANA, MOVED, Castle

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


def sorties(t: Castle, future: list[float], wide: int = 1) -> list[Sortie]:
    """The sensible ways to play on from here up to the next turn."""
    found: list[Sortie] = []
    walk = Walk(t.turn, future, wide, found)
    ask = t.ask
    if ask is None or ask.kind == "act":
        step = THERE if t.has_done(MOVED) else HERE
        walk.on(t, [], step)
        for line in teleports(t):
            walk.follow(t, [], line, step)
        return found
    for line in openings(t):
        then = t.clone()
        for seat, answer in line:
            then.answer(seat, answer)
        walk.settle(then, line)
        if then.turn == t.turn and then.stage == ACTIONS:
            walk.on(then, line, THERE if then.has_done(MOVED) else HERE)
        else:
            found.append(Sortie(line, then))
    return found


def openings(t: Castle) -> list[Line]:
    """First answers to a question that is no deed."""
    ask = t.ask
    assert ask is not None
    if ask.kind == "attack":
        return finishes(t, ask.about)
    if ask.kind == "before":
        return [[(ask.seat, "go-on")], *teleports(t)]
    return [[(ask.seat, answer)] for answer in t.options(ask.seat)]


class Walk:
    """What stays the same while one turn is thought through."""

    def __init__(self, turn: int, future: list[float], wide: int, found: list[Sortie]) -> None:
        self.turn = turn
        self.future = future
        self.wide = wide
        self.found = found

    def on(self, t: Castle, line: Line, step: int) -> None:
        """All sensible ways on from this step; the table itself is not changed."""
        ask = t.ask
        if ask is None or ask.kind != "act":
            self.found.append(Sortie(line, t))
        elif step in (HERE, THERE):
            self.gather(t, line, step)
        elif step in (STRIKE, STRIKE_THERE):
            if not t.has_done(ATTACKED):
                for blow in strikes(t):
                    self.follow(t, line, blow, step + 1)
                if t.artefacts[t.active]:
                    for blow in mended(t):
                        self.follow(t, line, blow, step + 1)
            self.on(t, line, step + 1)
        elif step == GO:
            self.go(t, line)
        else:
            self.over(t, line)

    def gather(self, t: Castle, line: Line, step: int) -> None:
        """Mana, or not yet."""
        some = False
        if not t.has_done(MANA):
            for more in gatherings(t, self.wide):
                some = True
                self.follow(t, line, more, step + 1)
            area = t.place[t.active]
            if area > 0 and t.square[area] and not t.has_done(ATTACKED):
                for blow in strikes(t):  # whoever frees the square can use its sources
                    if blow[0][1] == f"attack q{area}":
                        self.follow(t, line, blow, step)
        if step == HERE or not some:  # after the move mana never hurts
            self.on(t, line, step + 1)

    def go(self, t: Castle, line: Line) -> None:
        """Move, or stay where there is nothing to be had elsewhere."""
        for route in routes(t):
            self.follow(t, line, route, THERE)
        if not t.has_done(ATTACKED):
            for dash in dashes(t):
                self.follow(t, line, dash, THERE)
        if t.has_done(MANA) or not gatherings(t, 1):
            self.on(t, line, OVER)

    def follow(self, t: Castle, line: Line, more: Line, step: int) -> None:
        """Give these answers, then go on. What is paid for at once asks no more; spells at hand
        may lead to a question nobody needs."""
        then = t.clone()
        line = line.copy()
        first = True
        attack = False
        for seat, answer in more:
            ask = then.ask
            if ask is None or (attack and ask.kind != "attack"):
                break
            if not first and ask.kind == "act" and answer == "stop":
                break
            then.answer(seat, answer)
            line.append((seat, answer))
            attack = answer.startswith("attack") or answer.startswith("storm") or attack
            first = False
        ask = then.ask
        if ask is not None and ask.kind == "attack":
            return  # help that cannot be given
        self.settle(then, line)
        self.on(then, line, step)

    def over(self, t: Castle, line: Line) -> None:
        """The end of the turn, and all that comes before the next."""
        if t.duty:
            return  # BST-091
        seat = t.active
        then = t.clone()
        line = line.copy()
        if t.artefacts[seat] or t.damaged:
            for who, answer in leftover(t):
                then.answer(who, answer)
                line.append((who, answer))
        if not t.deck.size and t.spells[seat]:
            for way in ways(t, seat, (REPEAT,)):
                again = then.clone()
                again.answer(seat, WORDS[way])
                self.found.append(Sortie([*line, (seat, WORDS[way])], again))
                break
        then.answer(seat, "end")
        line.append((seat, "end"))
        self.settle(then, line)
        self.found.append(Sortie(line, then))

    def settle(self, t: Castle, line: Line) -> None:
        """Answer for CHANCE and whatever is no plan of its own, up to the next deed."""
        while True:
            ask = t.ask
            if ask is None or ask.kind == "act" or ask.kind == "before":
                return
            if ask.seat == CHANCE:
                t.answer(CHANCE, drawn(t, self.future))
                continue
            answer = settled(t)
            if t.turn == self.turn:
                line.append((ask.seat, answer))
            t.answer(ask.seat, answer)
