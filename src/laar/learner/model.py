"""The net in torch: sums of embeddings, a few residual blocks, odds of moves and a chance."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F


class Model(nn.Module):
    """What ``laar.bots.neural.net`` computes by numpy, for training."""

    def __init__(self, features: int, moves: int, width: int, depth: int) -> None:
        super().__init__()
        self.bag = nn.EmbeddingBag(features + 1, width, mode="sum", padding_idx=features)
        self.start = nn.Parameter(torch.zeros(width))
        self.blocks = nn.ModuleList(nn.Linear(width, width) for _ in range(depth))
        self.moves0 = nn.Linear(width, width // 2)
        self.moves1 = nn.Linear(width // 2, moves + 1)  # the last is no move
        self.worth0 = nn.Linear(width, width // 4)
        self.worth1 = nn.Linear(width // 4, 1)
        self.trust = nn.Parameter(torch.tensor([1.0, 2.0]))  # in the game's own taste and prior
        self.direct = nn.EmbeddingBag(features + 1, 2, mode="sum", padding_idx=features)
        nn.init.normal_(self.bag.weight, std=0.02)
        nn.init.zeros_(self.direct.weight)
        with torch.no_grad():
            self.bag.weight[features] = 0.0
            for last in (self.moves1, self.worth1):
                last.weight *= 0.1

    def seen(self, features: Tensor) -> Tensor:
        """What the blocks make of a position."""
        x: Tensor = F.relu(self.bag(features) + self.start)
        for block in self.blocks:
            x = x + F.relu(block(x))
        return x

    def chance(self, features: Tensor, x: Tensor, lead: Tensor) -> Tensor:
        """The chance of seat 0 as a logit: what the game's own taste says, as far as it is trusted
        here, and what was learnt beyond it, feature by feature and by the blocks."""
        learnt: Tensor = self.worth1(F.relu(self.worth0(x)))[:, 0]
        direct: Tensor = self.direct(features)
        return learnt + direct[:, 0] + (self.trust[0] + torch.tanh(direct[:, 1])) * lead

    def odds(self, x: Tensor, moves: Tensor, hints: Tensor) -> Tensor:
        """The logits of the moves that are named, as the game's own prior and this net see them."""
        learnt: Tensor = self.moves1(F.relu(self.moves0(x))).gather(1, moves)
        return learnt + self.trust[1] * hints

    def save(self, path: Path) -> None:
        """Write the layers as float16 for numpy."""
        weight: Tensor = self.bag.weight
        direct: Tensor = self.direct.weight
        layers = {"bag": weight[:-1], "direct": direct[:-1]}
        layers |= {"start": self.start.data, "trust": self.trust.data}
        blocks = [block for block in self.blocks if isinstance(block, nn.Linear)]
        names = {f"block{i}": block for i, block in enumerate(blocks)}
        names |= {"moves0": self.moves0, "worth0": self.worth0, "worth1": self.worth1}
        for name, layer in names.items():
            layers |= {name: layer.weight.T, f"{name}.bias": layer.bias}
        layers |= {"moves1": self.moves1.weight[:-1], "moves1.bias": self.moves1.bias[:-1]}
        halves = {name: layer.detach().cpu().half().numpy() for name, layer in layers.items()}
        np.savez(path, allow_pickle=False, **halves)


def losses(model: Model, rows: dict[str, Tensor], empty: int) -> tuple[Tensor, Tensor]:
    """Log losses of worths (as chances) and of policies (beyond their own entropy), per position;
    of positions that were not searched the policy does not count."""
    x = model.seen(rows["features"])
    chance = model.chance(rows["features"], x, rows["lead"])
    by_worth = F.binary_cross_entropy_with_logits(
        chance, (rows["worth"] + 1.0) / 2.0, reduction="none"
    )
    known = rows["policy"].sum(1) > 0.0
    if not known.any():
        return by_worth, torch.zeros((), device=x.device)
    policy, moves = rows["policy"][known], rows["moves"][known]
    odds = model.odds(x[known], moves, rows["hints"][known])
    odds = F.log_softmax(odds.masked_fill(moves == empty, -30.0), dim=1)
    return by_worth, (policy * ((policy + 1e-9).log() - odds)).sum(1).mean()
