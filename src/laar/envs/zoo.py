"""PettingZoo: every game and mode, seat after seat (AEC) or all at once (parallel).

>>> from laar.envs.zoo import env
>>> game = env("belogorye")
>>> game.reset(seed=7)
>>> game.agent_selection, int(game.observe(game.agent_selection)["action_mask"].sum())
('evil', 2)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import gymnasium
import numpy as np
from pettingzoo.utils.env import AECEnv, ParallelEnv

from laar.envs.fast.space import WAIT
from laar.envs.session import Session
from laar.envs.setup import Setup

Seen = dict[str, Any]


class Spaces:
    """What both kinds of environment show of a game: names, spaces, text, undo."""

    render_mode: str | None

    def __init__(
        self,
        game: str,
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
        shaped: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.session = Session(Setup(game, edition, options))
        setup = self.session.setup
        self.shaped = shaped
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"laar_{game}_{setup.edition.name}",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self.possible_agents = list(setup.seats)
        self.agents = list(setup.seats)

    @cached_property
    def observation_spaces(self) -> dict[str, gymnasium.Space[Any]]:
        """An observation is what the seat sees and which answers it may give."""
        setup = self.session.setup
        return {
            seat: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0, 255, (setup.size,), np.uint8),
                    "action_mask": gymnasium.spaces.Box(0, 1, (len(setup.space.texts),), np.int8),
                }
            )
            for seat in setup.seats
        }

    @cached_property
    def action_spaces(self) -> dict[str, gymnasium.Space[Any]]:
        """The answers of the edition, by number."""
        count = len(self.session.setup.space.texts)
        return {seat: gymnasium.spaces.Discrete(count) for seat in self.session.setup.seats}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Of one seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """Of one seat."""
        return self.action_spaces[agent]

    def number(self, agent: str) -> int:
        """The number of a seat."""
        return self.session.setup.seats.index(agent)

    def text(self, agent: str) -> str:
        """What a seat sees, as text."""
        return self.session.text(self.number(agent))

    def render(self) -> str | None:
        """The table as everyone sees it, where text was asked for."""
        if self.render_mode != "ansi":
            return None
        game, table = self.session.setup.game, self.session.episode.table
        return "\n".join(f"{name}: {said}" for name, said in game.view(table, None).items())

    def close(self) -> None:
        """Nothing is held open."""


class SeatAfterSeat(Spaces, AECEnv):
    """PettingZoo's AEC: the seat in ``agent_selection`` answers. A secret question is put to one
    seat after another, and none is shown what another chose."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game; ``options["position"]`` is a text to begin at."""
        self.session.reset(seed, options)
        self.agents = list(self.possible_agents)
        self._begin()

    def _begin(self) -> None:
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {seat: {} for seat in self.agents}
        self.agent_selection = self.session.turn or self.agents[0]
        if self.session.turn is None:
            self._end()

    def observe(self, agent: str) -> Seen:
        """What a seat sees now, and what it may answer."""
        seat = self.number(agent)
        return {
            "observation": self.session.observation(seat),
            "action_mask": self.session.mask(seat),
        }

    def step(self, action: int | None) -> None:
        """Answer for the seat whose turn it is; Illegal names the clauses that forbid it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an answer is needed: the game goes on")
        before = self.session.worth() if self.shaped else [0.0] * len(self.agents)
        self.session.take(int(action))
        self._cumulative_rewards[agent] = 0.0
        turn = self.session.turn
        after = self.session.worth() if self.shaped else self.session.returns()
        gained = [now - then for now, then in zip(after, before, strict=True)]
        self.rewards = dict(zip(self.agents, gained, strict=True))
        if turn is None:
            self._end()
        else:
            self.agent_selection = turn
        self._accumulate_rewards()
        if turn is None:
            self._deads_step_first()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)

    def undo(self, count: int = 1) -> None:
        """Take back so many answers; rewards begin anew."""
        self.session.undo(count)
        self.agents = list(self.possible_agents)
        self._begin()


class AllAtOnce(Spaces, ParallelEnv):
    """PettingZoo's parallel form: every seat answers at every step. Who is not asked waits, which
    is number 0; a secret question is answered by all whom it is put to in the same step."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin the next game; ``options["position"]`` is a text to begin at."""
        self.session.reset(seed, options)
        self.agents = list(self.possible_agents) if self.session.turn is not None else []
        return self._seen(), {seat: {} for seat in self.possible_agents}

    def asked(self) -> list[int]:
        """The seats whose answers the next step takes."""
        episode = self.session.episode
        ask = episode.table.ask
        if ask is None:
            return []
        return episode.table.waiting() if ask.secret else [episode.seat]

    def _seen(self) -> dict[str, Seen]:
        """What all seats see; none learns from another's answer of the same step."""
        session, asked = self.session, self.asked()
        found: dict[str, Seen] = {}
        for seat, name in enumerate(self.possible_agents):
            mask = np.zeros(len(session.setup.space.texts), np.int8)
            if seat in asked:
                mask[self._legal(seat)] = 1
            else:
                mask[0] = 1
            found[name] = {"observation": session.observation(seat), "action_mask": mask}
        return found

    def _legal(self, seat: int) -> list[int]:
        """The numbers of the legal answers of a seat that is asked."""
        episode = self.session.episode
        if seat == episode.seat:
            return episode.legal()
        return episode.numbers(seat, episode.table.options(seat))

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Answer for everyone. What a seat may not say is not taken: ``infos`` tell it the clauses,
        and it is asked again."""
        agents = list(self.agents)
        infos: dict[str, dict[str, Any]] = {seat: {} for seat in agents}
        before = self.session.worth() if self.shaped else [0.0] * len(self.possible_agents)
        episode = self.session.episode
        said: list[tuple[int, str]] = []
        for seat in self.asked():
            name = self.possible_agents[seat]
            number = int(actions.get(name, 0))
            if number in self._legal(seat):
                said.append((seat, episode.text_for(seat, number)))
            else:
                infos[name] = {"refused": number}
        for seat, text in said:
            episode.seat = seat
            episode.say(text)
        over = self.session.turn is None
        after = self.session.worth() if self.shaped else self.session.returns()
        gained = [now - then for now, then in zip(after, before, strict=True)]
        self.agents = [] if over else agents
        return (
            self._seen(),
            dict(zip(agents, gained, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def undo(self, count: int = 1) -> dict[str, Seen]:
        """Take back so many answers of seats."""
        self.session.undo(count)
        self.agents = list(self.possible_agents)
        return self._seen()


def env(
    game: str,
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
    shaped: bool = False,
    render_mode: str | None = None,
) -> SeatAfterSeat:
    """A game, seat after seat."""
    return SeatAfterSeat(game, edition, options, shaped, render_mode)


def parallel_env(
    game: str,
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
    shaped: bool = False,
    render_mode: str | None = None,
) -> AllAtOnce:
    """A game, all seats at once."""
    return AllAtOnce(game, edition, options, shaped, render_mode)


__all__ = ["WAIT", "AllAtOnce", "SeatAfterSeat", "env", "parallel_env"]
