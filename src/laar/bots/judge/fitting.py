"""Fit weights: logistic regression by Newton's steps, held back by a ridge and then calibrated.

Games that stray teach what follows from positions that good players avoid, but they are not the
games that people look at. How strong the ridge is and how sure the judge may be is therefore
measured on games that did not stray and were left out in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from laar.bots.judge.sampling import Sampled

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]
    Columns = tuple[Numbers, Numbers, NDArray[np.int64], NDArray[np.bool_]]

RIDGES = (1.0, 10.0, 30.0, 100.0, 300.0)  # how much evidence it takes to believe a sign
SPREAD = 0.3  # least of a sign: one that is seldom there takes more evidence
STEPS = 25  # most of Newton's steps
STILL = 1e-6  # a step that changes no weight by more is the last
FOLDS = 4
DIGITS = 5  # of a weight that is kept: more change no chance that is shown


def fitted_weights(games: Sequence[Sampled]) -> tuple[float, ...]:
    """The weights of signs that tell best who won these games."""
    import numpy as np

    signs, won, game, plain = _columns(games)
    fold = np.random.default_rng(FOLDS).integers(FOLDS, size=len(games))[game]
    looked = plain if plain.any() else ~plain
    tried = []
    for ridge in RIDGES:
        odds = np.zeros(len(won))
        for number in range(FOLDS):
            out = fold == number
            odds[out] = signs[out] @ _regressed(signs[~out], won[~out], ridge)
        sure = float(_regressed(odds[looked, None], won[looked], 0.0)[0])
        tried.append((_loss(sure * odds[looked], won[looked]), ridge, sure))
    _, ridge, sure = min(tried)
    weights = sure * _regressed(signs, won, ridge)
    return tuple(float(f"{weight:.{DIGITS}g}") for weight in weights)


def _loss(odds: Numbers, won: Numbers) -> float:
    """The mean log loss of these log odds."""
    import numpy as np

    return float(np.mean(np.logaddexp(0.0, odds) - won * odds))


def _columns(games: Sequence[Sampled]) -> Columns:
    """Signs, who won, which game it was and whether that did not stray, by position."""
    import numpy as np

    signs = np.array([one.signs for game in games for one in game.samples], dtype=np.float64)
    won = np.array([one.won for game in games for one in game.samples], dtype=np.float64)
    which = [at for at, game in enumerate(games) for _ in game.samples]
    plain = [not game.strayed for game in games for _ in game.samples]
    return signs, won, np.array(which, dtype=np.int64), np.array(plain, dtype=np.bool_)


def _regressed(signs: Numbers, won: Numbers, ridge: float) -> Numbers:
    """The weights with the greatest likelihood, less a ridge on signs of equal spread."""
    import numpy as np

    spread = np.maximum(np.sqrt((signs**2).mean(axis=0)), SPREAD)
    scaled = signs / spread
    weights = np.zeros(scaled.shape[1])
    hold = ridge * np.eye(len(weights))
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(scaled @ weights, -30, 30)))
        slope = scaled.T @ (chance - won) + ridge * weights
        bend = (scaled * (chance * (1 - chance))[:, None]).T @ scaled + hold
        step = np.linalg.lstsq(bend, slope, rcond=None)[0]
        weights -= step
        if np.abs(step).max() < STILL:
            break
    found: Numbers = weights / spread
    return found
