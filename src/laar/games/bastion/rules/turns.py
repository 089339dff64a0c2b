"""Turns: in 2015 the enemy comes first, in 2018 the defender does."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import Ask
from laar.core.engine.table import Rule, Steps
from laar.games.bastion.pieces.numbers import Seat
from laar.games.bastion.rules.attack import shift
from laar.games.bastion.rules.onslaught import AREA
from laar.games.bastion.rules.payment import made, supply_of
from laar.games.bastion.rules.spells import shifting
from laar.games.bastion.rules.strength import cost, fixed
from laar.games.bastion.state import facts
from laar.games.bastion.state.castle import ACTIONS, BEFORE, CITADEL, TOP, Castle


def enemy_first(t: Castle, args: tuple[int, ...]) -> None:
    """A turn of 2015: enemy stage, then actions (BST-080)."""
    facts.turn_began(t, Seat(args[0]), t.turn + 1, BEFORE, "BST-080")
    t.push("after_onslaught")
    t.push("onslaught")
    t.push("before")


def before(t: Castle, args: tuple[int, ...]) -> Steps:
    """Castling and Teleport before the enemy stage, if the player has them (BST-090)."""
    if not shifting(t, t.active):
        return  # BST-096
    answer: str = yield Ask(t.active, "before")
    if answer != "go-on":
        t.push("before")
        shift(t, t.active, answer)


def pass_on(t: Castle, args: tuple[int, ...]) -> None:
    """The next player clockwise (BST-082, BST-083)."""
    t.push("turn", ((t.active + 1) % t.seats,))


def defender_first(t: Castle, args: tuple[int, ...]) -> None:
    """A turn of 2018: actions, then the enemy stage (BST-081)."""
    facts.turn_began(t, Seat(args[0]), t.turn + 1, ACTIONS, "BST-081")
    t.push("stage")


def then_enemy(t: Castle, args: tuple[int, ...]) -> None:
    """The enemy stage, then the next player (BST-081, BST-082)."""
    t.push("after_onslaught")
    t.push("onslaught")


def stage(t: Castle, args: tuple[int, ...]) -> None:
    """An action stage begins: all limits are renewed, artefacts lie face up (BST-089, BST-254)."""
    duty = t.place[t.active] == CITADEL and len(t.citadel) > 0  # BST-136, BST-140, BST-147
    facts.readied(t, t.active, duty, "BST-254")
    t.push("act")


def stay(t: Castle, args: tuple[int, ...]) -> Steps:
    """After a victory in the citadel: whoever cannot pay for the next dragon leaves (BST-137,
    BST-146)."""
    seat = Seat(args[0])
    if not t.citadel or t.place[seat] != CITADEL:
        return
    due = cost(t, TOP)
    if made(due, fixed(t, TOP), 0, False).payable(supply_of(t, seat)):  # BST-139
        return
    answer: str = yield Ask(seat, "exit")
    facts.moved(t, seat, AREA[answer[5:]], "BST-138")


TURNS_2015: Final[dict[str, Rule[Castle]]] = {
    "turn": enemy_first,
    "after_onslaught": stage,
    "before": before,
    "stage": stage,
    "stage_over": pass_on,
}
TURNS_2018: Final[dict[str, Rule[Castle]]] = {
    "turn": defender_first,
    "after_onslaught": pass_on,
    "stage_over": then_enemy,
    "stay": stay,
}
