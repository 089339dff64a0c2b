"""A game with other numbers, or other values on its cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import msgspec

import laar
from laar.core.edition import Edition
from laar.core.game import AnyGame, BadOptions, edition_of
from laar.games.bastion.game import Bastion
from laar.games.belogorye.game import Belogorye
from laar.games.belogorye.pieces.components import Fighter
from laar.games.berserk.cards.check import problems
from laar.games.berserk.cards.schema.card import Card
from laar.games.berserk.cards.starter_set import CardSet
from laar.games.berserk.game import Berserk
from laar.lab.experiments.plan import Arm

Changes = Mapping[str, Mapping[str, Any]]
KEPT = ("id", "number", "side", "deck")  # who a card is, and whose


def variant(game: str, edition: str, arm: Arm) -> tuple[AnyGame, str]:
    """The game of an arm, and the key of its edition; BadOptions names what cannot be."""
    return _variant(game, edition, msgspec.json.encode(arm, order="deterministic"))


@cache
def _variant(name: str, edition: str, told: bytes) -> tuple[AnyGame, str]:
    arm = msgspec.json.decode(told, type=Arm)
    game = laar.game(name)
    known = edition_of(game, edition or None)
    if not arm.numbers and not arm.cards:
        return game, known.key
    where = f"arm '{arm.name}'"
    for number in arm.numbers:
        if number not in known.numbers:
            names = ", ".join(known.numbers)
            raise BadOptions(f"{where}: {name} {known.key} has no number '{number}': {names}")
    parts = PARTS[name](known, arm.cards, where) if arm.cards else {}
    changed = known.revised(numbers=arm.numbers, parts=parts)
    return MAKERS[name]({changed.key: changed}), changed.key


def _fighters(edition: Edition, changes: Changes, where: str) -> dict[str, Any]:
    before: dict[str, Fighter] = {one.id: one for one in edition.parts["fighters"]}
    after = {**before, **{key: _other(before, key, by, where) for key, by in changes.items()}}
    return {"fighters": tuple(after.values())}


def _cards(edition: Edition, changes: Changes, where: str) -> dict[str, Any]:
    before: dict[str, Card] = {str(n): card for n, card in edition.parts["cards"].cards.items()}
    after = {**before, **{key: _other(before, key, by, where) for key, by in changes.items()}}
    for key in changes:
        for place, why in problems(after[key]):
            raise BadOptions(f"{where}, cards.{key}.{place}: {why}")
    return {"cards": CardSet({card.number: card for card in after.values()})}


def _none(edition: Edition, changes: Changes, where: str) -> dict[str, Any]:
    raise BadOptions(
        f"{where}: cards of Bastion have no values of their own; change numbers, mode or scenario"
    )


def _other(before: Mapping[str, Any], key: str, by: Mapping[str, Any], where: str) -> Any:
    """A card with some values replaced, as strict as the file of cards."""
    if key not in before:
        raise BadOptions(f"{where}: there is no card '{key}'")
    kept = [name for name in KEPT if name in by]
    if kept:
        raise BadOptions(f"{where}, cards.{key}.{kept[0]}: this stays as it is")
    told = {**msgspec.to_builtins(before[key]), **by}
    try:
        found = msgspec.convert(told, type(before[key]))
    except (msgspec.ValidationError, ValueError) as error:
        raise BadOptions(f"{where}, cards.{key}: {error}") from None
    if found == before[key]:
        raise BadOptions(f"{where}, cards.{key}: nothing differs")
    return found


Parts = Callable[[Edition, Changes, str], dict[str, Any]]
PARTS: dict[str, Parts] = {"belogorye": _fighters, "bastion": _none, "berserk": _cards}
MAKERS: dict[str, Callable[[Mapping[str, Edition]], AnyGame]] = {
    "belogorye": Belogorye,
    "bastion": Bastion,
    "berserk": Berserk,
}
