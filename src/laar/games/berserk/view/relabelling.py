"""Swaps cards that a seat cannot tell apart: the checker sees whether its view stays the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from laar.core.engine.ask import READY
from laar.core.engine.rollout import part_of
from laar.core.engine.table import Table
from laar.core.game import Json
from laar.core.source import Source

Names = dict[str, str]  # new id by old id
Steps = Sequence[Sequence[str]]


def changed(groups: Iterable[Sequence[str]], source: Source) -> Names:
    """New ids: those of each group of cards, shuffled."""
    found: Names = {}
    for group in groups:
        left = list(group)
        for name in group:
            found[name] = left.pop(source.randrange(len(left)))
    return found


def steps_renamed(steps: Steps, names: Names) -> list[list[str]]:
    """Secret steps with the new ids."""
    return [[_renamed(step, names) for step in part] for part in steps]


def chosen_anew(t: Table, seat: int, kind: str, source: Source) -> None:
    """Replace the secret steps of a seat by random ones; it stays ready, or not."""
    ready = t.steps[seat][-1:] == [READY]
    t.steps[seat] = part_of(t, seat, kind, source)
    if not ready:
        t.steps[seat].pop()


def battle_renamed(saved: Json, names: Names, number: Mapping[str, int]) -> Json:
    """A saved battle with the new ids; cards that lie face up keep theirs."""
    again = {number[old]: number[new] for old, new in names.items()}
    cards = [[again.get(row[0], row[0]), *row[1:]] for row in saved["kept"]["cards"]]
    told = {
        **saved,
        "kept": {**saved["kept"], "cards": cards},
        "steps": steps_renamed(saved["steps"], names),
    }
    if "copies" in saved:
        told["copies"] = {
            seat: [names.get(copy, copy) for copy in deck] for seat, deck in saved["copies"].items()
        }
    return told


def event_renamed(saved: Json, names: Names, number: Mapping[str, int]) -> Json:
    """A saved event with the new ids."""
    again = {number[old]: number[new] for old, new in names.items()}

    def cards(some: Sequence[int]) -> list[int]:
        return [again.get(card, card) for card in some]

    told = saved["all"]
    everything = {
        "box": sorted(cards(told["box"])),
        "spare": sorted(cards(told["spare"])),
        "stacks": [sorted(cards(stack)) for stack in told["stacks"]],
        "pools": [cards(pool) for pool in told["pools"]],
        "seen": [
            [[sorted(cards(stack)), again.get(card, card)] for stack, card in seen]
            for seen in told["seen"]
        ],
        "decks": [cards(deck) for deck in told["decks"]],
    }
    return {**saved, "all": everything, "steps": steps_renamed(saved["steps"], names)}


def _renamed(step: str, names: Names) -> str:
    return " ".join(names.get(word, word) for word in step.split(" "))
