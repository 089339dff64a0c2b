"""A trained net by numpy alone: what a position is worth, and how promising its answers are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from importlib.util import find_spec
from math import atanh
from pathlib import Path
from typing import TYPE_CHECKING, Any

from laar.bots.neural.growth import Node
from laar.core.engine.table import Table
from laar.core.game import AnyGame, BadOptions

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float32]


MOST_LEAD = 4.0  # of the game's own judgement, as a logit …
LEAST_HINT = -4.0  # … and of an answer, against the best


def lead(game: AnyGame, table: Table) -> float:
    """How far seat 0 is ahead by the game's own taste, as a logit of its chance."""
    taste = game.taste(table, 0)
    if abs(taste) >= 1.0:
        return MOST_LEAD if taste > 0 else -MOST_LEAD
    return max(-MOST_LEAD, min(MOST_LEAD, 2.0 * atanh(taste)))


def hints(game: AnyGame, table: Table, answers: list[str]) -> list[float]:
    """How promising the game's own prior finds each answer, against the best."""
    if not answers:
        return []
    priors = game.prior(table, answers)
    top = max(priors)
    return [max(LEAST_HINT, prior - top) for prior in priors]


class Net:
    """The layers of a net (``laar.learner.model`` has them for training)."""

    def __init__(self, layers: dict[str, Numbers]) -> None:
        import numpy as np

        self.np = np
        self.layers = {name: layer.astype(np.float32) for name, layer in layers.items()}
        self.depth = sum(name.startswith("block") and name.endswith("bias") for name in layers)

    def judge(self, game: Any, nodes: Sequence[Node], thinker: int) -> None:
        """Judge new positions together."""
        np, layers = self.np, self.layers
        there = [game.features(node.table, thinker) for node in nodes]
        starts = [0]
        for one in there[:-1]:
            starts.append(starts[-1] + len(one))
        found = np.array([feature for one in there for feature in one])
        direct = np.add.reduceat(layers["direct"][found], starts, axis=0)
        x = np.add.reduceat(layers["bag"][found], starts, axis=0)
        x += layers["start"]
        np.maximum(x, 0.0, out=x)
        for block in range(self.depth):
            y = x @ layers[f"block{block}"]
            y += layers[f"block{block}.bias"]
            np.maximum(y, 0.0, out=y)
            x += y
        v = np.maximum(x @ layers["worth0"] + layers["worth0.bias"], 0.0)
        logits = (v @ layers["worth1"] + layers["worth1.bias"])[:, 0] + direct[:, 0]
        leads = np.array([lead(game, node.table) for node in nodes])
        logits += (layers["trust"][0] + np.tanh(direct[:, 1])) * leads
        worths = np.tanh(logits * 0.5).tolist()
        p = np.maximum(x @ layers["moves0"] + layers["moves0.bias"], 0.0)
        for index, node in enumerate(nodes):
            places = game.moves(node.table, node.answers)
            odds = layers["moves1"][places] @ p[index] + layers["moves1.bias"][places]
            odds += layers["trust"][1] * np.array(hints(game, node.table, node.answers))
            node.judge(worths[index], odds.tolist())


def load(path: Path) -> Net:
    """A net from its file."""
    import numpy as np

    with np.load(path) as kept:
        return Net({name: kept[name] for name in kept.files})


def untaught(game: str) -> str:
    """Why the bot cannot play a game here; empty where it can."""
    if not (files("laar.bots") / "nets" / f"{game}.npz").is_file():
        return "nobody has taught it"
    return "" if find_spec("numpy") else "it needs numpy (pip install numpy)"


@cache
def shipped(game: str) -> Net:
    """The net that comes with a game."""
    if why := untaught(game):
        raise BadOptions(f"the bot neural cannot play {game}: {why}")
    with as_file(files("laar.bots") / "nets" / f"{game}.npz") as path:
        return load(path)
