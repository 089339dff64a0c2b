"""Gymnasium: one learner against a bot, or leading the whole team of Bastion.

>>> from laar.envs.gym import Against
>>> game = Against("belogorye", seat="evil", opponent="random")
>>> seen, info = game.reset(seed=3)
>>> seen.shape, int(info["action_mask"].sum()) > 0
((394,), True)
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

import laar.bots
from laar.core.game import BadOptions
from laar.envs.fast.episode import Illegal
from laar.envs.fast.space import WAIT
from laar.envs.session import Bytes, Mask, Session
from laar.envs.setup import Setup

BUDGET = 0.01  # seconds that a bot which searches may think


class Solo(gymnasium.Env[Bytes, np.int64]):
    """The common part: spaces, masks, text, undo. An answer that is not legal changes nothing, and
    ``info["refused"]`` names the clauses that forbid it."""

    def __init__(
        self,
        game: str,
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
        shaped: bool = False,
        penalty: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"]}
        self.session = Session(Setup(game, edition, options))
        self.shaped = shaped
        self.penalty = penalty
        self.render_mode = render_mode
        setup = self.session.setup
        self.observation_space = gymnasium.spaces.Box(0, 255, (setup.size,), np.uint8)
        self.action_space = gymnasium.spaces.Discrete(len(setup.space.texts))

    def leads(self, seat: int) -> bool:
        """Whether the learner answers for this seat."""
        raise NotImplementedError

    def others_answer(self) -> None:
        """Let those answer who are not the learner."""

    @property
    def eyes(self) -> int:
        """The seat whose view is shown: that of the question, or of the learner at the end."""
        seat = self.session.episode.seat
        return seat if seat >= 0 else self.home

    home = 0  # the seat whose result counts

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin the next game; ``options["position"]`` is a text to begin at."""
        super().reset(seed=seed)
        self.session.reset(seed, options)
        self.others_answer()
        return self.session.observation(self.eyes), self._info()

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others answer up to the learner's next question."""
        if self.session.turn is None:
            raise Illegal("the game is over: reset")
        before = self._worth()
        try:
            self.session.episode.take(int(action))
        except Illegal:
            why = [{"clause": one.clause, "text": one.text} for one in
                   self.session.refusals(int(action))]  # fmt: skip
            info = {**self._info(), "refused": why}
            return self.session.observation(self.eyes), self.penalty, False, False, info
        self.others_answer()
        gained = self._worth() - before
        over = self.session.turn is None
        return self.session.observation(self.eyes), gained, over, False, self._info()

    def _worth(self) -> float:
        worth = self.session.worth() if self.shaped else self.session.returns()
        return worth[self.home]

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.session.turn}

    def action_masks(self) -> Mask:
        """A 1 for each answer that may be given now."""
        return self.session.mask(self.eyes)

    def text(self) -> str:
        """What is seen, as text."""
        return self.session.text(self.eyes)

    def render(self) -> str | None:
        """The same, where text was asked for."""
        return self.text() if self.render_mode == "ansi" else None


class Against(Solo):
    """One seat, the others led by a bot: random, greedy, search or a character of the game."""

    def __init__(
        self,
        game: str,
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
        seat: str | None = None,
        opponent: str = "greedy",
        budget: float = BUDGET,
        shaped: bool = False,
        penalty: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(game, edition, options, shaped, penalty, render_mode)
        seats = self.session.setup.seats
        if seat is not None and seat not in seats:
            raise BadOptions(f"there is no seat '{seat}': {', '.join(seats)}")
        if opponent not in laar.bots.measured(game):
            raise BadOptions(f"there is no bot '{opponent}'")
        self.home = seats.index(seat) if seat is not None else 0
        self.opponent, self.budget = opponent, budget

    def leads(self, seat: int) -> bool:
        """Its own seat alone."""
        return seat == self.home

    @property
    def eyes(self) -> int:
        """Its own."""
        return self.home

    def others_answer(self) -> None:
        """The bots answer, and never cut in; what they do is fixed by seed and answers."""
        session = self.session
        while session.turn is not None and not self.leads(session.episode.seat):
            episode = session.episode
            if episode.cuts_in:
                episode.say(WAIT)
                continue
            episode.say(self._choice(f"{session.seed} {session.count} {len(episode.said)}"))

    def _choice(self, seed: str) -> str:
        """What the bot says, from its seat's view alone."""
        episode, setup = self.session.episode, self.session.setup
        seat, table = episode.seat, episode.table
        options = table.options(seat)
        if len(options) == 1:
            return options[0]
        view, number = setup.game.view(table, seat), random.Random(seed).getrandbits(32)
        chosen = laar.bots.choose(
            setup.game, setup.edition.key, view, options, self.opponent, self.budget, number
        )
        return str(chosen["answer"])


class Team(Solo):
    """All seats of a team that wins and loses together: every question comes to the learner."""

    def __init__(
        self,
        game: str = "bastion",
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
        shaped: bool = False,
        penalty: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(game, edition, options, shaped, penalty, render_mode)
        if not self.session.setup.game.cooperative:
            raise BadOptions(f"{game} is played against each other: Against")

    def leads(self, seat: int) -> bool:
        """Every seat."""
        return True
