"""Tables at every kind of question: reached by random play, and drawn for what is rare there."""

import random
from functools import cache
from itertools import product
from typing import Any

from laar.core.play import Play
from laar.games.bastion.game import GAME
from laar.games.bastion.state.castle import Castle

KEPT = {"act": 4, "attack": 3}  # of a kind in each mode; of others 1
MODES: list[tuple[str, dict[str, Any]]] = [
    ("2015", {"mode": "siege-7", "players": 3}),
    ("2018", {"mode": "scenario-4", "players": 2}),
    ("2015", {"mode": "siege-3", "players": 4}),
    ("2018", {"mode": "extreme", "players": 3}),
    ("2018", {"mode": "scenario-2", "players": 1, "layout": "random"}),
    ("2015", {"mode": "siege-2", "players": 2}),
]
RICH = "mana yellow 5 green 5 red 5 purple 5 blue 5 black 5"
BOOK = (
    "red-mage red-giant red-werewolf red-symbiote golem red-warrior red-rider red-dragon"
    " red-scout red-priest red-flyer red-archmage red-beast blue-werewolf"
)
CROWD = (
    "wall 1 green-mage / wall 3 leviathan / wall 5 blue-mage green-symbiote / wall 6 black-priest"
    " / wall 8 blue-beast yellow-warrior / wall 12 purple-beast / wall 14 green-archmage"
    " / square 3 rokai / deck green-beast"
)
CASTLE = (
    f"{CROWD} / dagdar at d2 / dagdar {RICH} / dagdar spells {BOOK} / dagdar goals blue-cannon"
    " green-source / dagdar artefacts red-converter used:blue-accumulator / sannirr at d2"
    " / sannirr spells purple-werewolf purple-symbiote purple-rider purple-priest"
    " / rituals red-source blue-obelisk black-cannon / base 3 red-cannon red-obelisk"
    " / source 2 1 green / damaged 2 2"
)
# From a castle full of enemies, spells and tokens to rarer questions.
FULL_CASTLE = [
    [], ["attack s8"], ["attack s8", "flame-1", "copy:flame-2"], ["attack s8", "alchemy"],
    ["attack s8", "flame-1", "spend"], ["attack s8", "alchemy", "spend"], ["move d1"],
    ["storm d3"], ["source 3 red"], ["source 3 red", "prism green"], ["attack s8", "pay"],
    ["attack s8", "pay", "perform blue-cannon blue-beast"], ["attack s12 arrow"],
    ["move citadel"], ["move citadel", "haste d5"], ["move d1", "haste d6", "copy:haste d5"],
]  # fmt: skip
SHAGGON = "wall 2 shaggon / wall 4 golem / dagdar at d1 / dagdar spells red-rider red-symbiote"
DRAWN = [
    *((CASTLE, answers) for answers in FULL_CASTLE),
    (f"{SHAGGON} / dagdar mana yellow 8", ["attack s2"]),
    (f"{SHAGGON} red-priest / dagdar mana yellow 1 green 1 red 1 purple 1 blue 1 black 1"
     " / sannirr spells blue-symbiote", ["attack s4"]),
    ("citadel red-dragon knellervirm / dagdar mana red 15 / dagdar spells red-flyer / wall 3"
     " red-beast", []),
    ("citadel red-dragon / dagdar mana red 14 / dagdar spells red-flyer red-archmage / wall 3"
     " red-beast / done move / sannirr at d4", ["attack citadel"]),
    ("active sannirr / dagdar spells red-priest / sannirr at d4 / wall 2 red-mage / wall 9"
     " blue-mage / done move mana attack", []),
    ("citadel red-dragon black-dragon / dagdar mana black 10 / wall 3 red-beast / square 2 rokai",
     ["attack citadel"]),
    ("players 1 / dagdar at d3 / deck red-mage / done mana", []),
    ("players 3 / stage before / dagdar spells red-priest red-archmage / wall 2 golem / wall 3"
     " red-mage / wall 5 red-rider / deck red-beast", []),
]  # fmt: skip


def drawn(edition: str, text: str) -> Play:
    """A position whose lines are parted by `/`."""
    return Play(GAME, edition, {"position": text.replace(" / ", "\n")})


def castle(play: Play) -> Castle:
    """The table of a game."""
    assert isinstance(play.table, Castle)
    return play.table


@cache
def worlds() -> tuple[Castle, ...]:
    """The tables; never answer them, clone first."""
    found = [table for edition, options in MODES for table in _met(edition, options)]
    for edition, (text, answers) in product(("2015", "2018"), DRAWN):
        play = drawn(edition, text)
        for answer in answers:
            if answer in play.options():
                play.answer(answer)
        found.append(castle(play))
    return tuple(found)


def _met(edition: str, options: dict[str, Any]) -> list[Castle]:
    """Some tables of each kind of question, from random games that go on for long."""
    found: dict[str, list[Castle]] = {}
    for seed in range(5):
        source = random.Random(seed)
        table = GAME.new_table(edition, options)
        while table.outcome is None:
            assert table.ask is not None
            kept = found.setdefault(table.ask.kind, [])
            if len(kept) < KEPT.get(table.ask.kind, 1) and source.random() < 0.25:
                kept.append(table.clone())
            seat = source.choice(table.waiting())
            listed = table.options(seat)
            busy = [answer for answer in listed if answer.split(" ")[0] not in LAZY]
            table.answer(seat, source.choice(busy if busy and source.random() < 0.7 else listed))
        found.setdefault("over", [table.clone()])
    return [table for kept in found.values() for table in kept]


LAZY = ("end", "withdraw", "drop", "decline", "refuse", "move")
