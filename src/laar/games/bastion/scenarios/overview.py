"""The modes as people choose among them: how many enemies, how strong, how hard."""

from __future__ import annotations

from laar.core.edition import Edition
from laar.core.game import Json
from laar.games.bastion.pieces.cards import SIDES, STRENGTH
from laar.games.bastion.scenarios.modes import Mode, modes
from laar.games.bastion.scenarios.recipe import AUXILIARY, army_strength, class_cards, difficulty
from laar.games.bastion.scenarios.scenario import write


def overview(edition: Edition) -> list[Json]:
    """Every mode with its computed army strength and, where it is another, the book's; how hard it
    is for so many defenders, where the book has a table of that."""
    return [_mode(mode, edition) for mode in modes(edition.name).values()]


def _mode(mode: Mode, edition: Edition) -> Json:
    scenario = mode.scenario
    least, most = _strength(mode)
    return {
        "id": mode.id,
        "name": {"ru": scenario.draft.name.ru, "en": scenario.draft.name.en},
        "enemies": sum(layer.count for layer in scenario.layers) + mode.classes * mode.each,
        "strength": [least, most],
        "stated": mode.stated,
        "side": None if scenario.side is None else SIDES[scenario.side],
        "classes": mode.classes,
        "each": mode.each,
        "rituals": bool(scenario.rituals),
        "special": sorted(scenario.special),
        "scenario": None if mode.classes else write(scenario),
        "difficulty": {str(n): difficulty(least, n) for n in edition.parts["normal"]},
    }


def _strength(mode: Mode) -> tuple[int, int]:
    """The least and the most, over all classes that may be chosen or drawn."""
    least, most = army_strength(mode.scenario.layers)
    strengths = sorted(STRENGTH[class_cards(name)[0]] for name in AUXILIARY)
    few = strengths[: mode.classes]
    many = strengths[len(strengths) - mode.classes :]
    return least + mode.each * sum(few), most + mode.each * sum(many)
