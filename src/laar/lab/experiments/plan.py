"""An experiment as a TOML file, read strictly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, ValidationError

import laar
from laar.bots import measured
from laar.core.abilities import EndsUnwon
from laar.core.game import BadOptions, edition_of

WIN, LENGTH, TURNS, LEFT = "win", "length", "turns", "left"
MOST_ARMS, MOST_GAMES = 8, 1_000_000

Name = Annotated[str, Meta(min_length=1, max_length=80)]


class Arm(Struct, frozen=True, forbid_unknown_fields=True):
    """One way to play: what differs from the edition, and from the table of the experiment."""

    name: Name
    numbers: dict[str, int] = {}  # of the edition
    cards: dict[str, dict[str, Any]] = {}  # values that differ, by card
    options: dict[str, Any] = {}
    bots: tuple[str, ...] = ()


class Experiment(Struct, frozen=True, forbid_unknown_fields=True):
    """All arms play the same games: game n has the same dice in each."""

    format: Literal[1]
    name: Name
    game: str
    metric: str  # win SEAT, win, length, turns, left
    least: Annotated[float, Meta(gt=0)]  # a smaller difference does not matter
    games: Annotated[int, Meta(ge=2, le=MOST_GAMES)]  # of each arm, at most
    arm: Annotated[tuple[Arm, ...], Meta(min_length=2, max_length=MOST_ARMS)]  # the first: as it is
    question: str = ""
    edition: str = ""
    bots: tuple[str, ...] = ("greedy",)
    options: dict[str, Any] = {}
    seed: Annotated[int, Meta(ge=0)] = 1
    thought: Annotated[float, Meta(gt=0, le=100_000)] = 100.0
    batch: Annotated[int, Meta(ge=1)] = 20  # games of each arm between two looks
    seconds: Annotated[float, Meta(gt=0)] = 86_400.0  # at most

    def bots_of(self, arm: Arm) -> tuple[str, ...]:
        """Who plays an arm, by seat in turn."""
        return arm.bots or self.bots

    def options_of(self, arm: Arm) -> dict[str, Any]:
        """The options of its table."""
        return {**self.options, **arm.options}

    @property
    def verb(self) -> str:
        """What is measured, without the seat."""
        return self.metric.partition(" ")[0]

    @property
    def seat(self) -> int:
        """Whose wins are counted; of a team the first stands for all."""
        named = self.metric.partition(" ")[2]
        return laar.game(self.game).seats.index(named) if named else 0


def read(path: Path) -> Experiment:
    """The experiment of a file; BadOptions names the place that is wrong."""
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=Experiment)
    except (ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadOptions(f"{path}: {error}") from None
    problem = next(iter(_problems(found)), "")
    if problem:
        raise BadOptions(f"{path}: {problem}")
    return found


def _problems(one: Experiment) -> list[str]:
    if one.game not in laar.game_names():
        return [f"game: there is no game '{one.game}': {', '.join(laar.game_names())}"]
    game, found = laar.game(one.game), []
    if one.edition:
        edition_of(game, one.edition)
    verb, _, seat = one.metric.partition(" ")
    if verb not in (WIN, LENGTH, TURNS, LEFT) or (seat and verb != WIN):
        found.append(f"metric: '{one.metric}' is none of win SEAT, length, turns, left")
    if verb == WIN and bool(seat) == game.cooperative:
        found.append(f"metric: in {one.game} it is {'win' if game.cooperative else 'win SEAT'}")
    if seat and seat not in game.seats:
        found.append(f"metric: there is no seat '{seat}': {', '.join(game.seats)}")
    if verb == LEFT and not game.cooperative:
        found.append(f"metric: {one.game} has no enemies that could be left")
    if len({arm.name for arm in one.arm}) < len(one.arm):
        found.append("arm: two have the same name")
    for arm in one.arm:
        unknown = [bot for bot in one.bots_of(arm) if bot not in measured(one.game)]
        found += [f"arm '{arm.name}': there is no bot '{bot}'" for bot in unknown]
        mode = one.options_of(arm).get("mode")
        if isinstance(game, EndsUnwon) and mode in game.unwon and verb == WIN:
            found.append(f"arm '{arm.name}': nobody wins a table of {mode}")
    return found
