"""OpenSpiel: every game as a `pyspiel.Game` with chance nodes and their exact weights.

>>> import pyspiel
>>> from laar.envs import spiel
>>> game = pyspiel.load_game("laar_belogorye")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.chance_outcomes()[0]
(True, (0, 0.16666666666666666))
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import pyspiel

import laar
from laar.core.engine.ask import CHANCE
from laar.core.engine.table import Table
from laar.envs.fast.episode import OVER, Episode, Illegal
from laar.envs.fast.space import WAIT
from laar.envs.setup import Setup
from laar.envs.spiel_observer import Observer
from laar.envs.story import Story
from laar.envs.telling import told

PREFIX: Final = "laar_"
LONGEST: Final = 20_000  # answers, far more than the rules let any game have
PARAMETERS: Final = {"edition": "", "options": "{}", "position": ""}


def _type(game: str) -> pyspiel.GameType:
    """What is true of all tables of a game."""
    one = laar.game(game)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game,
        long_name=f"{game.title()} of Laar",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if one.cooperative else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(one.seats),
        min_num_players=1 if one.cooperative else 2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class LaarGame(pyspiel.Game):
    """A table of a game of Laar, by edition, options (JSON) or position (text)."""

    played: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.played
        given = {**PARAMETERS, **(params or {})}
        options: dict[str, Any] = json.loads(str(given["options"]).replace(";", ","))
        if given["position"]:
            options = {**options, "position": str(given["position"]).replace(";", "\n")}
        self.setup = Setup(game, str(given["edition"]).replace("_", ".") or None, options)
        # The name of a game tells its parameters: no comma, no new line, nothing like a number.
        told = {
            "edition": self.setup.edition.key.replace(".", "_"),
            "options": str(given["options"]).replace(",", ";"),
            "position": str(given["position"]).strip().replace("\n", ";"),
        }
        space, seats = self.setup.space, len(self.setup.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(space.texts),
            max_chance_outcomes=len(space.lots),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.setup.game.cooperative else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(game), info, told)

    def new_initial_state(self, text: str | None = None) -> LaarState:
        """The first question; a text is a position to begin at."""
        return LaarState(self, self.setup.at(text) if text else self.setup)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> Observer:
        """What writes tensors and strings."""
        if params:
            raise ValueError(f"an observer takes no parameters: {params}")
        return Observer(self.setup, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Held:
    """An episode that can be copied and pickled wherever OpenSpiel does so with a state."""

    def __init__(self, setup: Setup, episode: Episode) -> None:
        self.setup = setup
        self.episode = episode

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.setup, self.episode.clone())

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[Any, ...]]:
        episode = self.episode
        saved = json.dumps(self.setup.game.save(episode.table))
        return held_again, (self.setup, saved, episode.said, episode.waited)


def held_again(setup: Setup, saved: str, said: list[tuple[int, str]], waited: list[int]) -> Held:
    """The episode again from its table as data."""
    episode = setup.begin(None, setup.game.load(json.loads(saved)))
    episode.said, episode.waited = said, waited
    episode.go_on()
    return Held(setup, episode)


class LaarState(pyspiel.State):
    """A position of a game, with what every seat has been told on the way to it."""

    def __init__(self, game: LaarGame, setup: Setup) -> None:
        super().__init__(game)
        self.setup = setup
        self.held = Held(setup, setup.begin(None))
        self.story = Story.empty(len(setup.seats))

    @property
    def episode(self) -> Episode:
        """The game so far."""
        return self.held.episode

    def current_player(self) -> int:
        """Whose turn it is; chance and the end have numbers of their own."""
        seat = self.episode.seat
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of the legal answers, in ascending order."""
        return sorted(self.episode.legal()) if player == self.episode.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, and how likely each is: whole weights over their sum."""
        table = self.episode.table
        assert table.ask is not None
        weights = table.weights(table.ask)
        whole = sum(weights)
        shares = (weight / whole for weight in weights)
        return sorted(zip(self.episode.legal(), shares, strict=True))

    def _apply_action(self, action: int) -> None:
        """Answer, and tell every seat what it hears of that."""
        episode = self.episode
        seat, text = episode.seat, episode.text_of(action)
        if not episode.allows(text):
            raise Illegal(f"{action} ({text or 'nothing here'}) is no legal answer now")
        if text == WAIT:
            episode.say(text)
            self.story = self.story.waited(seat)
            return
        self.story = self.story.after(self.setup.game, episode, seat, text)

    def _action_to_string(self, player: int, action: int) -> str:
        space = self.setup.space
        texts = space.lots if player == CHANCE else space.texts
        return self.episode.text_for(player, action) or texts[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.episode.seat == OVER

    def returns(self) -> list[float]:
        """1 for those who won, -1 for those who lost."""
        return self.setup.returns(self.episode.table)

    def rewards(self) -> list[float]:
        """All comes at the end."""
        return self.returns()

    def observation_text(self, player: int) -> str:
        """The view of a seat."""
        return told(self.setup.game, self.episode, player)

    def recall_text(self, player: int) -> str:
        """All that a seat was told, what it said, and its view."""
        return self.story.text(player) + told(self.setup.game, self.episode, player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LaarState:
        """A state that this seat cannot tell from this one: what it does not see is dealt anew."""
        other: LaarState = self.clone()
        if self.episode.seat == OVER:
            return other
        game = self.setup.game
        world: Table = game.sample(game.view(self.episode.table, player), Sampled(sampler))
        other.episode.table = world
        other.episode.go_on()
        return other

    def __str__(self) -> str:
        return "\n".join(f"{seat}: {text}" for seat, text in self.episode.said)


class Sampled:
    """Whole random numbers from a sampler of OpenSpiel's."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self.sampler = sampler

    def randrange(self, stop: int, /) -> int:
        """A number below ``stop``."""
        return min(int(self.sampler() * stop), stop - 1)


def register() -> None:
    """Make `pyspiel.load_game("laar_...")` know every game; once is enough."""
    known = set(pyspiel.registered_names())
    for name in laar.game_names():
        if PREFIX + name not in known:
            # A class and no function: pyspiel drops what was registered after Python has ended.
            pyspiel.register_game(_type(name), type(name.title(), (LaarGame,), {"played": name}))


register()
