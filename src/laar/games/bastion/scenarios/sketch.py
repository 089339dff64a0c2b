"""What a scenario of a player's own amounts to, for the editor."""

from __future__ import annotations

from laar.core.game import Json
from laar.games.bastion.scenarios.recipe import NORMAL, army_strength, difficulty
from laar.games.bastion.scenarios.scenario import ScenarioError, read, write


def sketch(text: str) -> Json:
    """Cards, strength and difficulty of a scenario; or the line, the place and what is wrong."""
    try:
        scenario = read(text)
    except ScenarioError as error:
        return {"error": {"line": error.line, "place": error.path, "why": error.why}}
    least, most = army_strength(scenario.layers)
    return {
        "name": {"ru": scenario.draft.name.ru, "en": scenario.draft.name.en},
        "edition": scenario.draft.edition,
        "cards": sum(layer.count for layer in scenario.layers),
        "layers": [layer.count for layer in scenario.layers],
        "strength": [least, most],
        "difficulty": {players: difficulty(least, players) for players in NORMAL},
        "special": sorted(scenario.special),
        "text": write(scenario),
    }
