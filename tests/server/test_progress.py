"""Who goes round in a circle is stopped: bots are not offered what led back, people are told."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from tests.server.brains import circling
from tests.server.lines import lines_of
from tests.server.people import browse, run
from tests.server.test_bastion import SIEGE, besieged
from tests.server.test_team import ANN, Browser

from laar.core.play import Play
from laar.core.progress import OFTEN
from laar.server import requests
from laar.server.bench import load_client
from laar.server.settings import Settings
from laar.server.table.bots import Pool
from laar.server.table.tables import Tables

# Dagdar may ask Sannirr for the red token as often as he likes.
BEGGAR = f"{SIEGE}dagdar artefacts red-accumulator\nsannirr mana red 1\ndone move mana\n"


def test_a_person_who_repeats_is_told_and_may_go_on_otherwise(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        made = await besieged(port, ann, "2018", BEGGAR, dagdar="me", sannirr="me")
        async with browse(port, made["id"], ann) as a:
            await a.hello()
            for _ in range(OFTEN):
                await a.turn("dagdar")
                assert (await a.say("dagdar", "draw sannirr red"))["t"] == "state"
                await a.turn("sannirr")
                assert (await a.say("sannirr", "refuse"))["t"] == "state"
            await a.turn("dagdar")
            error = await a.say("dagdar", "draw sannirr red")
            assert (error["code"], error["message"]) == ("spent", "error-no-progress")
            assert error["n"] == a.states["dagdar"]["n"]
            taken = await a.say("dagdar", "end")
            assert taken["t"] == "state"

    run(story())


def test_a_bot_beside_a_person_who_never_helps_announces_once(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        made = await besieged(port, ann, "2018", SIEGE, dagdar="bot greedy", sannirr="me")
        async with browse(port, made["id"], ann) as a:
            state = await a.hello()
            facts = list(state["facts"])
            while a.states["sannirr"]["view"]["active"] != "sannirr":
                facts += (await a.next("state"))["facts"]
            assert sum(fact["fact"] == "announced" for fact in facts) <= 2
            assert len(facts) < 60

    run(story())


def beggars(path: Path) -> tuple[int, list[str]]:
    """Two bots that circle without end: how many lines are stored, and the errors all are told."""
    found: list[str] = []
    count = 0

    async def whole() -> None:
        nonlocal count
        house = Tables(Settings(path))
        await house.pool.close()
        house.pool = Pool(1, 20, circling)  # at once: nobody answers for a late bot
        seats = {"dagdar": "bot greedy", "sannirr": "bot greedy"}
        wish = requests.NewTable("bastion", "2018", seats, options={"position": BEGGAR})
        try:
            head = await house.create(wish, ANN)
            room = await house.room(head.id)
            eve = Browser(room, "eve")
            while not found:
                frame = await eve.next()
                if frame["t"] == "error":
                    found.append(f"{frame['code']} {frame['message']} {frame['as']}")
                elif frame["t"] == "state" and frame["view"]["active"] == "sannirr":
                    found.append("the turn passed")
            assert room.match is not None
            count = len(room.match.play.lines)
        finally:
            await house.close()

    run(whole())
    return count, found


def test_a_bot_that_would_repeat_itself_is_not_offered_the_same(tmp_path: Path) -> None:
    lines, told = beggars(tmp_path)
    assert told == ["the turn passed"]
    assert lines < 20


def test_a_bot_that_repeats_itself_all_the_same_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Play, "untried", Play.options)  # a planted fault: it is offered all
    with caplog.at_level(logging.WARNING, "laar"):
        lines, told = beggars(tmp_path)
    assert told == ["spent error-no-progress dagdar"]
    assert lines == 2 * OFTEN
    line = lines_of(caplog)[0]
    assert (line["event"], line["bot"], line["why"]) == (
        *("bot stopped", "greedy", "error-no-progress"),
    )
