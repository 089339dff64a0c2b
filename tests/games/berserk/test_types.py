"""Numbers of different meaning cannot be taken for each other.

mypy checks the calls here: were one of these mistakes allowed, its ``type: ignore`` would be
unused, and that is an error.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import laar.games.berserk
from laar.games.berserk.cards import keywords, traits
from laar.games.berserk.cards.keywords import CURSE, NO_KEYWORDS, SIMPLE, holds, is_attack
from laar.games.berserk.cards.traits import F_ATTACK, NO_WORDS, ON_HIT, STRIKE, says
from laar.games.berserk.rules.modifiers import forbidden, total
from laar.games.berserk.state import battle, facts
from laar.games.berserk.state.battle import DECK, Battle
from laar.games.berserk.state.numbers import NO_SEAT, NOBODY, Card, Place, Seat

ROOT = Path(str(laar.games.berserk.__file__)).parent
ROOMS = ("state", "rules", "legal", "view", "bots", "limited", "player_packs", "decks", "tell")
# Where bits are defined and looked at.
OWNERS = {ROOT / "state" / "battle.py", ROOT / "state" / "numbers.py"}
SETS = {"flags", "be", "keys", "heard", "mods", "bans", "gifts", "granted", "knew", "laid"} | {
    *("agreed", "conceded", "attack", "attacks"),
}
TYPES = {"State", "Words", "Attacks", "Keyword", "Moment", "Stat", "Ban", "EffectKind"}


def states_are_no_words(t: Battle, card: Card) -> None:
    t.is_(card, battle.CLOSED)
    t.is_(card, traits.CLOSED)  # type: ignore[arg-type]
    t.set_state(card, traits.MOVED)  # type: ignore[arg-type]
    t.clear_state(card, traits.MOVED)  # type: ignore[arg-type]
    says(NO_WORDS, traits.CLOSED)
    says(NO_WORDS, battle.CLOSED)  # type: ignore[arg-type]
    says(t.flags[card], traits.CLOSED)  # type: ignore[arg-type]
    t.flags[card] = traits.CLOSED  # type: ignore[call-overload]


def one_is_no_set(t: Battle, card: Card) -> None:
    holds(NO_KEYWORDS, CURSE)
    holds(CURSE, CURSE)  # type: ignore[arg-type]
    holds(NO_KEYWORDS, NO_KEYWORDS)  # type: ignore[arg-type]
    holds(t.flags[card], CURSE)  # type: ignore[arg-type]
    t.granted[card] = t.flags[card]  # type: ignore[call-overload]


def kinds_are_not_mixed(t: Battle, card: Card) -> None:
    total(t, card, STRIKE, SIMPLE, NOBODY)
    total(t, card, F_ATTACK, SIMPLE, NOBODY)  # type: ignore[arg-type]
    total(t, card, STRIKE, battle.CLOSED, NOBODY)  # type: ignore[arg-type]
    forbidden(t, card, STRIKE)  # type: ignore[arg-type]
    is_attack(SIMPLE, keywords.WEAK)  # type: ignore[arg-type]
    t.any_effect(ON_HIT)  # type: ignore[arg-type]


def cards_seats_and_places_are_not_mixed(t: Battle, card: Card, seat: Seat, place: Place) -> None:
    facts.controlled(t, card, seat, "BRS-240")
    facts.controlled(t, seat, card, "BRS-240")  # type: ignore[arg-type]
    facts.moved(t, card, place, "BRS-318")  # type: ignore[arg-type]
    t.in_half(seat, DECK)  # type: ignore[arg-type]
    t.is_foe(seat, seat)  # type: ignore[arg-type]
    t.first = NOBODY  # type: ignore[assignment]
    assert card != NO_SEAT  # type: ignore[comparison-overlap]
    t.place[card] = seat  # type: ignore[call-overload]
    t.place = []  # type: ignore[misc]


def _constants() -> set[str]:
    """The names of all single bits and sets of bits."""
    found = set()
    for module in (keywords, traits, battle):
        for node in ast.parse((ROOT / _source(module.__name__)).read_text("utf-8")).body:
            if isinstance(node, ast.AnnAssign) and _made(node.value) in TYPES:
                found.add(ast.unparse(node.target))
    return found


def _made(value: ast.expr | None) -> str:
    return ast.unparse(value.func) if isinstance(value, ast.Call) else ""


def _source(module: str) -> str:
    return "/".join(module.split(".")[3:]) + ".py"


def _bits(tree: ast.AST) -> Iterator[ast.expr]:
    """What bits are taken of, added to or shifted."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(
            node.op, ast.BitAnd | ast.BitOr | ast.LShift | ast.RShift
        ):
            yield from (node.left, node.right)
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.BitAnd | ast.BitOr):
            yield from (node.target, node.value)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert):
            yield node.operand


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Subscript):
        return _name(node.value)
    return node.attr if isinstance(node, ast.Attribute) else ast.unparse(node)


def test_bits_are_looked_at_only_through_typed_functions() -> None:
    constants = _constants()
    assert {"CLOSED", "SIMPLE", "CURSE", "HIDDEN", "ON_HIT"} <= constants
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            if path in OWNERS:
                continue
            names = {_name(node) for node in _bits(ast.parse(path.read_text("utf-8")))}
            assert not names & (constants | SETS), path
