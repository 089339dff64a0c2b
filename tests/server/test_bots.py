"""Bots beside the loop: they always answer, on time, and see no more than their seat."""

import asyncio
import logging

import pytest
from tests.server.brains import misbehave
from tests.server.lines import lines_of
from tests.server.people import browse, over, run, sit

from laar.server.bench import load_client
from laar.server.table import bots
from laar.server.table.bots import Choice, Pool, Task

OPTIONS = ["step c3 c4", "end"]


def task(name: str) -> Task:
    return Task("belogorye", "2017", {}, OPTIONS, name, 1)


@pytest.mark.parametrize("name", ["sleeper", "dead", "liar", "silent", "failing"])
def test_chance_answers_for_a_bot_that_does_not(name: str) -> None:
    async def story() -> None:
        pool = Pool(1, 0.1, misbehave)
        try:
            await pool.choose(task("good"))
            choice = await pool.choose(task(name))  # long before the sleeper wakes
            assert choice.answer in OPTIONS
            assert choice.reasons == []
            # By the same worker, or the one in its place, as soon as it is there.
            while not (after := await pool.choose(task("good"))).reasons:
                pass
            assert after == Choice("step c3 c4", [{"answer": "step c3 c4", "worth": 1.0}])
        finally:
            await pool.close()

    run(story())


def test_a_bots_mistake_is_told_once_and_counted(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "GRACE", 60.0)  # nobody is late, however busy the machine

    async def story() -> Pool:
        pool = Pool(1, 0.1, misbehave)
        try:
            for name in ("failing", "failing", "liar", "failing"):
                await pool.choose(Task("belogorye", "2017", {"hand": "a-secret"}, OPTIONS, name, 7))
        finally:
            await pool.close()
        return pool

    with caplog.at_level(logging.WARNING):
        pool = asyncio.run(story())
    told = lines_of(caplog)
    assert [(line["event"], line["bot"]) for line in told] == [
        *(("a bot failed", "failing"), ("a bot failed", "liar"))
    ]
    assert told[0]["why"].startswith("RuntimeError at")
    assert "brains.py" in told[0]["why"]  # where to look
    assert not any("a-secret" in str(line) or "a bot's mistake" in str(line) for line in told)
    assert sorted(pool.mistakes.values()) == [1, 3]


def test_a_sleeping_bot_does_not_stop_the_loop() -> None:
    async def story() -> None:
        pool = Pool(1, 0.1, misbehave)
        try:
            await pool.choose(task("good"))
            thinking = asyncio.create_task(pool.choose(task("sleeper")))
            rounds = 0
            while not thinking.done():
                await asyncio.sleep(0.001)
                rounds += 1
            assert rounds > 10  # a second and more, in which others had their turn
        finally:
            await pool.close()

    run(story())


def test_a_person_plays_against_a_bot(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        table = await sit(port, ann, bogatyrs="me", evil="bot random")
        async with browse(port, table, ann) as a:
            state = await a.hello()
            assert state["table"]["seats"][1] == {
                "seat": "evil",
                "kind": "bot",
                "name": "random",
                "online": True,
            }
            for _ in range(40):
                if over(a):
                    break
                seat = await a.asked()
                await a.say(seat, a.states[seat]["ask"]["options"][-1])
            assert any(b'"bot":{"seat":"evil","name":"random"' in data for data in a.bytes)
            # what a bot thought about its secret steps is nobody's business
            assert not any(b'"answer":"place' in data for data in a.bytes)

    run(story())


def test_taking_back_against_a_bot_returns_to_ones_own_decision(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        table = await sit(port, ann, bogatyrs="me", evil="bot random")
        async with browse(port, table, ann) as a:
            await a.hello()
            while a.states.get("bogatyrs", {"view": {"turn": 0}})["view"]["turn"] < 2:
                seat = await a.asked()
                options = a.states[seat]["ask"]["options"]
                await a.say(seat, "end" if "end" in options else options[0])
            await a.asked()
            assert a.states["bogatyrs"]["undo"]
            undone = await a.undo("bogatyrs")
            assert undone["t"] == "state"
            assert undone["ask"]["mine"]

    run(story())


def test_a_bot_declines_every_offer(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        table = await sit(port, ann, bogatyrs="me", evil="bot random")
        async with browse(port, table, ann) as a:
            await a.hello()
            await a.asked()
            await a.say("bogatyrs", "offer-draw")
            await a.next("state", lambda f: any(x["fact"] == "declined" for x in f["facts"]))
            assert a.states["bogatyrs"]["view"]["outcome"] is None

    run(story())


def test_two_bots_play_to_the_end_while_people_look_on(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        table = await sit(port, ann, bogatyrs="bot random", evil="bot random")
        async with browse(port, table) as a:
            await a.hello()
            while not over(a):
                await a.next("state")

    run(story())


def test_a_hint_is_for_those_who_play_alone(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        _, made = await load_client.call(
            port, "POST", "/api/try", {"game": "belogorye", "clause": "BEL-066"}, ann
        )
        async with browse(port, made["id"], ann) as a:
            await a.hello()
            a.wire.say(do="hint", seat="bogatyrs")
            a.wire.say(do="hint", seat="bogatyrs")
            assert (await a.next("error"))["code"] == "slow"
            hint = await a.next("hint")
            assert hint["answer"] in a.states["bogatyrs"]["ask"]["options"]
            assert hint["reasons"][0]["answer"] == hint["answer"]
            a.wire.say(do="hint", seat="evil")
            assert (await a.next("error"))["message"] == "error-not-asked"
        table = await load_client.pair(port, ann, bob)
        async with browse(port, table, ann) as a:
            await a.hello()
            a.wire.say(do="hint", seat="bogatyrs")
            assert (await a.next("error"))["message"] == "error-hint-alone"

    run(story())
