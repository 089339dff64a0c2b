"""What a scenario of a player's own amounts to, for those who build it."""

from __future__ import annotations

import msgspec

from laar.core.game import Json
from laar.games.bastion.pieces.cards import STRENGTH
from laar.games.bastion.scenarios.faults import faults_of
from laar.games.bastion.scenarios.reasons import Reason
from laar.games.bastion.scenarios.recipe import NORMAL, army_strength, difficulty
from laar.games.bastion.scenarios.scenario import Scenario, ScenarioError, parse, write
from laar.games.bastion.scenarios.toml_lines import line_of


def sketch(text: str) -> Json:
    """What a text says, cards, strength and difficulty; and the line, the place and the reason of
    all that is wrong with it. The figures are of what remains without that."""
    try:
        draft = parse(text)
    except ScenarioError as error:
        return _wrong([_fault(error.line, error.path, error.why)])
    found, scenario = faults_of(draft)
    wrong = [_fault(line_of(text, e.path), e.path, e.reason) for e in found]
    said = {"draft": msgspec.to_builtins(draft), **(_figures(scenario) if scenario else {})}
    if wrong:
        return {**said, **_wrong(wrong)}
    assert scenario
    return {**said, "text": write(scenario)}


def _fault(line: int, path: str, why: Reason) -> Json:
    return {"line": line, "place": path, **why.told}


def _wrong(faults: list[Json]) -> Json:
    return {"error": faults[0], "faults": faults}


def _figures(scenario: Scenario) -> Json:
    posted = sum(STRENGTH[post.card] for post in scenario.posts)
    least, most = (strength + posted for strength in army_strength(scenario.layers))
    return {
        "name": {"ru": scenario.draft.name.ru, "en": scenario.draft.name.en},
        "edition": scenario.draft.edition,
        "cards": sum(layer.count for layer in scenario.layers),
        "posted": len(scenario.posts),
        "layers": [layer.count for layer in scenario.layers],
        "strength": [least, most],
        "difficulty": {players: difficulty(least, players) for players in NORMAL},
        "special": sorted(scenario.special),
    }
