"""A branch at any answer of any game, with any dice: whatever is said there is answered."""

import random
from pathlib import Path
from typing import Any, Literal

import pytest
from tests.server.damage import Ear, opened
from tests.server.people import run

import laar
from laar.core.dice import commitment
from laar.core.engine.ask import CHANCE
from laar.server import requests
from laar.server.errors import Denied
from laar.server.models import Guest, Head
from laar.server.seats import Seat
from laar.server.table.match import Match
from laar.server.table.tables import Tables
from laar.server.wire import Answer, Here, Hint, Odds, Undo, Why

ANN = Guest("ann", "Ann")
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("belogorye", {}),
    ("bastion", {"players": 2}),
    ("berserk", {}),
]
ANSWERS = 130  # then somebody gives up
# Whoever sets dice may begin anywhere, before a roll too; what is rolled by itself needs fewer.
EVERY: dict[Literal["keep", "set", "fresh"], int] = {"set": 1, "keep": 3, "fresh": 3}


def finished(game: str, options: dict[str, Any]) -> Match:
    """A game that one person played on all sides."""
    found, luck = laar.game(game), random.Random(game)
    edition = [*found.editions][-1]
    names = found.seated(options)
    seed = b"branches" * 4
    head = Head(
        "over", game, edition, options, {name: Seat("human", "Ann", "ann") for name in names},
        "ann", "key", False, "over", seed.hex(), commitment(seed), {}, 0, "0.1.0",
    )  # fmt: skip
    match = Match(head, [])
    match.start()
    while match.play.outcome is None:
        seat = match.names[luck.choice(match.play.asked)]
        tired = len(match.play.history) >= ANSWERS and "concede" in match.asides(seat)
        match.answer(seat, "concede" if tired else luck.choice(match.options(seat)))
    outcome = match.play.outcome
    head.outcome = {"reason": outcome.reason, "winners": [match.names[s] for s in outcome.winners]}
    return match


async def talk(house: Tables, table: str) -> None:
    """Say one of everything, as whoever is asked, and go on."""
    room = await house.room(table)
    assert room.match is not None
    ear = Ear(room, "ann")
    first = room.match.names[room.match.play.asked[0]]
    state = await ear.state(first)
    n, options = state["n"], state["ask"]["options"]
    ear.say(Here(first))
    ear.say(Why(first, options[0]))
    ear.say(Why(first, "nonsense"))
    ear.say(Odds(first, options[-1]))
    ear.say(Hint(first))
    ear.say(Answer(first, n, options[0]))
    ear.say(Answer(first, n, options[0]))
    await ear.answered(first, n)
    ear.say(Undo(first, ear.states[first]["n"]))
    ear.say(Answer(first, n, options[0]))
    while ear.link.queued:
        await ear.heard()
    told = [error["code"] for error in ear.errors]
    # Too many questions at once are "slow": that is another matter.
    assert set(told) <= {"illegal", "stale", "over", "slow"}, told
    ear.leave()


@pytest.mark.parametrize("dice", EVERY)
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_branch_can_be_played(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    game: str,
    options: dict[str, Any],
    dice: Literal["keep", "set", "fresh"],
) -> None:
    match = finished(game, options)
    history = match.play.history
    told = []

    async def story() -> None:
        async with opened(tmp_path, tables=1e9) as house:
            await house.store.create(match.head, match.stored(1))
            for at in range(0, len(history), EVERY[dice]):
                head = await house.branch("over", requests.Branch(at, dice=dice), ANN)
                await talk(house, head.id)
                room = house._rooms.pop(head.id)
                told.append(history[at].seat)
                await room.close()
            with pytest.raises(Denied):
                await house.branch("over", requests.Branch(len(history), dice=dice), ANN)

    run(story())
    assert told.count(CHANCE) * EVERY[dice] > 5
    assert [record for record in caplog.records if record.name == "laar"] == []
