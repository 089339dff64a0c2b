"""What environments promise, verified at every question of random games.

Every legal answer has a number of its own that leads back to it; the mask is the list of the legal
answers; what a seat is shown does not depend on what it may not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from laar.core.check import Checked
from laar.core.check.games import Finding
from laar.core.check.secrets import viewers
from laar.core.engine.ask import CHANCE
from laar.core.game import AnyGame
from laar.core.source import Source
from laar.envs.fast.episode import OVER, Episode
from laar.envs.fast.space import WAIT
from laar.envs.setup import Setup

MOST_ANSWERS = 20_000
WORLDS_EVERY = 12  # questions, about; dealing worlds takes long
OFTEN_UNTIL = 60  # questions, while squads are bought and placed


def check_envs(
    game: AnyGame, edition: str, options: Mapping[str, Any], number: int, source: Source
) -> Checked:
    """Play one random game by numbers; stops at the first question with a finding."""
    setup = Setup(game.name, edition, options)
    episode = setup.begin(None)
    found: list[str] = []
    decisions = 0
    while not found and episode.seat != OVER and len(episode.said) < MOST_ANSWERS:
        legal = episode.legal()
        found += numbers(episode, legal)
        often = len(episode.said) < OFTEN_UNTIL
        if not source.randrange(WORLDS_EVERY // 3 if often else WORLDS_EVERY):
            found += planes(setup, episode, source)
        decisions += len(legal) > 1
        if not found:
            episode.take(legal[source.randrange(len(legal))])
    if episode.seat == OVER and not found:
        found += planes(setup, episode, source)
    places = (game.name, edition, options, number, len(episode.said) + 1)
    return Checked(decisions, [Finding(*places, what) for what in dict.fromkeys(found)])


def numbers(episode: Episode, legal: list[int]) -> Iterator[str]:
    """The numbers are those of the listed answers, one each, and lead back to them."""
    texts = [*episode.table.options(episode.seat), *([WAIT] if episode.cuts_in else [])]
    if len(set(legal)) != len(legal):
        yield "two answers have one number"
    for number, text in zip(legal, texts, strict=True):
        back = episode.text_of(number)
        if back != text:
            yield f"'{text}' has the number {number}, which is '{back}'"


def planes(setup: Setup, episode: Episode, source: Source) -> Iterator[str]:
    """An observation has its size, and is the same in a world that the seat cannot tell apart."""
    table, game = episode.table, setup.game
    for viewer in viewers(table):
        if viewer is None:
            continue
        shown = setup.shown.planes(table, viewer)
        if len(shown) != setup.size:
            yield f"an observation has {len(shown)} numbers, not {setup.size}"
        view = game.view(table, viewer)
        world = game.sample(view, source)
        if game.view(world, viewer) == view and setup.shown.planes(world, viewer) != shown:
            yield f"what seat {viewer} is shown depends on what it may not see"
        if viewer == episode.seat != CHANCE and world.options(viewer) == table.options(viewer):
            other = setup.begin(None, world)
            if other.numbers(viewer, world.options(viewer)) != episode.numbers(
                viewer, table.options(viewer)
            ):
                yield f"the numbers of seat {viewer} depend on what it may not see"
