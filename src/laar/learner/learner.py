"""The process with the net: answers the players, keeps their positions and trains on them."""

from __future__ import annotations

import json
import queue
import sys
import time
from collections.abc import Callable
from copy import deepcopy
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

import laar
from laar.learner.exchange import ASKED, CONTEXT, MINE, Exchange
from laar.learner.model import Model, losses
from laar.learner.plan import Plan
from laar.learner.selfplay import Group, work

HELD = 10  # every so many-th game is never trained on
SOME = 8192  # positions of such games that are kept
HALF = 0.5
CHECKPOINT, NET, CURVE = "checkpoint.pt", "net.npz", "curve.json"


class Kept:
    """The newest positions, on the device of the net."""

    def __init__(self, plan: Plan, count: int, device: torch.device) -> None:
        self.device = device
        self.count = count
        self.size = self.place = 0
        shapes: dict[str, tuple[tuple[int, ...], torch.dtype]] = {
            "features": ((count, plan.most_features), torch.int16),
            "moves": ((count, plan.most_answers), torch.int16),
            "lead": ((count,), torch.float32),
            "hints": ((count, plan.most_answers), torch.float16),
            "policy": ((count, plan.most_answers), torch.float16),
            "worth": ((count,), torch.float32),
        }
        self.columns = {
            name: torch.zeros(shape, dtype=kind, device=device)
            for name, (shape, kind) in shapes.items()
        }

    def add(self, rows: dict[str, Any]) -> int:
        """Keep the positions of some games in the place of the oldest; how many there are."""
        many = len(rows["worth"])
        places = (torch.arange(many, device=self.device) + self.place) % self.count
        for name, column in self.columns.items():
            column[places] = torch.from_numpy(rows[name]).to(self.device)
        self.place = (self.place + many) % self.count
        self.size = min(self.count, self.size + many)
        return many

    def batch(self, places: Tensor) -> dict[str, Tensor]:
        """These positions."""
        return {
            name: column[places].long() if column.dtype == torch.int16 else column[places].float()
            for name, column in self.columns.items()
        }


class Learner:
    """A net that is trained while it plays."""

    def __init__(self, plan: Plan, out: Path, from_checkpoint: Path | None = None) -> None:
        self.plan, self.out = plan, out
        torch.manual_seed(plan.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        game: Any = laar.game(plan.game)
        self.empty: int = game.move_count
        self.model = Model(game.feature_count, game.move_count, plan.width, plan.depth)
        self.model.to(self.device)
        swapped = (*game.mirrored[0], game.feature_count), (*game.mirrored[1], game.move_count)
        self.mirrors = [torch.tensor(numbers, device=self.device) for numbers in swapped]
        self.optimizer = torch.optim.AdamW(self.model.parameters(), plan.rate, weight_decay=0.05)
        self.player, self.untaught = deepcopy(self.model), deepcopy(self.model)
        self.curve: list[dict[str, Any]] = []
        if from_checkpoint is not None:
            kept = torch.load(from_checkpoint, map_location=self.device, weights_only=True)
            self.model.load_state_dict(kept["model"])
            self.player.load_state_dict(kept["player"])
            self.optimizer.load_state_dict(kept["optimizer"])
            self.curve = kept["curve"]
        self.kept = Kept(plan, plan.kept, self.device)
        self.held = Kept(plan, SOME, self.device)
        self.steps = self.games = self.rows = self.judged = 0
        self.began = time.monotonic()

    def elapsed(self) -> float:
        """Seconds since the beginning."""
        return time.monotonic() - self.began

    def serve(self, shared: dict[str, Any]) -> bool:
        """Judge the positions of all groups that wait."""
        groups = np.flatnonzero(shared["turn"] == ASKED)
        if not len(groups):
            return False
        shape = shared["moves"][groups].shape
        shown = [
            torch.from_numpy(shared[name][groups]).flatten(0, 1).to(self.device)
            for name in ("features", "moves", "lead", "hints")
        ]
        with torch.no_grad():
            features = shown[0].long()
            x = self.player.seen(features)
            worth = self.player.chance(features, x, shown[2])
            logits = self.player.odds(x, shown[1].long(), shown[3])
        shared["worth"][groups] = (worth * HALF).tanh().view(shape[:2]).cpu().numpy()
        shared["logits"][groups] = logits.view(shape).cpu().numpy()
        shared["turn"][groups] = MINE
        self.judged += shape[0] * shape[1]
        return True

    def take(self, rows: Any) -> bool:
        """Keep the games that have ended."""
        found: list[dict[str, Any]] = []
        try:
            while len(found) < 64:
                found.append(rows.get_nowait())
        except queue.Empty:
            pass
        for one in found:
            self.games += 1
            if self.games % HELD == 0:
                self.held.add(one)
        trained = [one for n, one in enumerate(found) if (self.games - len(found) + n + 1) % HELD]
        if trained:
            names = self.kept.columns
            self.rows += self.kept.add(
                {name: np.concatenate([one[name] for one in trained]) for name in names}
            )
        return bool(found)

    def train(self, part: float) -> None:
        """One step, at this part of the time."""
        plan = self.plan
        for group in self.optimizer.param_groups:
            group["lr"] = plan.rate * max(0.03, min(1.0, 2.0 * (1.0 - part)))
        places = torch.randint(self.kept.size, (plan.batch,), device=self.device)
        rows = self.kept.batch(places)
        half = plan.batch // 2
        for name, numbers in zip(("features", "moves"), self.mirrors, strict=True):
            rows[name][:half] = numbers[rows[name][:half]]
        by_worth, by_policy = losses(self.model, rows, self.empty)
        self.optimizer.zero_grad(set_to_none=True)
        torch.autograd.backward([by_worth.mean() + by_policy])
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimizer.step()
        self.steps += 1
        with torch.no_grad():
            slow = min(plan.slow, self.steps / (self.steps + 10))
            for mean, now in zip(self.player.parameters(), self.model.parameters(), strict=True):
                mean.lerp_(now, 1.0 - slow)

    def report(self, note: Callable[[str], None]) -> None:
        """How far it is: losses, untaught and now, of games that are never trained on and, as
        `lesson_loss`, of those that are."""
        if not self.held.size or not self.kept.size:
            return
        held = self._losses(self.held, self.held.size)
        lessons = self._losses(self.kept, min(SOME, self.kept.size))
        line = {
            "seconds": round(self.elapsed(), 1),
            "games": self.games,
            "positions": self.rows,
            "judged": self.judged,
            "steps": self.steps,
            "worth_loss": [worth for worth, _ in held],
            "policy_loss": [policy for _, policy in held],
            "lesson_loss": [worth for worth, _ in lessons],
        }
        self.curve.append(line)
        note(json.dumps(line))

    def _losses(self, kept: Kept, count: int) -> list[tuple[float, float]]:
        """Of the first positions: of the untaught net, and of the one that plays."""
        rows = kept.batch(torch.arange(count, device=self.device))
        with torch.no_grad():
            found = [losses(one, rows, self.empty) for one in (self.untaught, self.player)]
        return [(round(float(a.mean()), 4), round(float(b), 4)) for a, b in found]

    def save(self) -> None:
        """Write the checkpoint, the net for numpy and the curve."""
        self.out.mkdir(parents=True, exist_ok=True)
        state = {
            "model": self.model.state_dict(),
            "player": self.player.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "curve": self.curve,
        }
        torch.save(state, self.out / CHECKPOINT)
        self.player.save(self.out / NET)
        told = {"plan": asdict(self.plan), "device": str(self.device), "curve": self.curve}
        (self.out / CURVE).write_text(json.dumps(told, indent=1))

    def learn(self, exchange: Exchange, note: Callable[[str], None]) -> None:
        """Serve and train until the time is over."""
        plan, shared, told = self.plan, exchange.arrays(), 0.0
        most = plan.most_steps or sys.maxsize
        own = None if plan.workers else Group(plan, exchange, 0, plan.seed)
        while (elapsed := self.elapsed()) < plan.minutes * 60 and self.steps < most:
            if own is not None:
                own.play()
            busy = self.serve(shared)
            busy |= self.take(exchange.rows)
            wanted = self.steps * plan.batch < self.rows * plan.reuse
            if wanted and self.kept.size >= plan.warm_rows:
                self.train(elapsed / (plan.minutes * 60))
                busy = True
            if elapsed - told >= plan.report_s or (self.steps == 1 and not self.curve):
                told = elapsed
                self.report(note)
                self.save()
            if not busy:
                time.sleep(0.0001)
        self.report(note)


def teach(
    plan: Plan, out: Path, start: Path | None = None, note: Callable[[str], None] = print
) -> Learner:
    """Play and train; what comes out is in the folder ``out``."""
    exchange = Exchange(plan)
    players = [
        CONTEXT.Process(target=work, args=(plan, exchange, number), daemon=True)
        for number in range(plan.workers)
    ]
    for player in players:
        player.start()
    learner = Learner(plan, out, start)
    try:
        learner.learn(exchange, note)
    finally:
        exchange.stopped.value = True
        for player in players:
            player.join(5)
            if player.is_alive():
                player.terminate()
        if players:
            exchange.rows.cancel_join_thread()
    learner.save()
    return learner
