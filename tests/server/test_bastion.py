"""Bastion over the real server: two browsers at one attack, a bot beside a person, signals."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.people import browse, run

from laar.server.bench import load_client

# Dagdar cannot pay for the beast on section 5 alone; Sannirr has a Lightning of strength 1.
SIEGE = """players 2
active dagdar
first dagdar
side plain
layout yellow green red purple blue black
wall 5 red-beast
deck any blue-mage yellow-beast
dagdar at d2
dagdar mana red 2 green 3
sannirr at d1
sannirr spells red-symbiote
"""


LAST = SIEGE.replace("deck any blue-mage yellow-beast\n", "")  # the beast is the last enemy


async def besieged(
    port: int, cookie: str, edition: str, position: str = SIEGE, **seats: str
) -> dict[str, Any]:
    options = {"position": position}
    wish = {"game": "bastion", "edition": edition, "seats": seats, "options": options}
    status, made = await load_client.call(port, "POST", "/api/tables", wish, cookie)
    assert status == 201, made
    return dict(made)


@pytest.mark.parametrize("edition", ["2015", "2018"])
def test_a_lightning_from_another_browser_lands_in_my_attack(port: int, edition: str) -> None:
    async def story() -> None:
        ann, bob = [await load_client.guest(port, name) for name in ("Ann", "Bob")]
        made = await besieged(port, ann, edition, dagdar="me")
        join = {"invite": made["invite"]}
        path = f"/api/tables/{made['id']}/join"
        assert (await load_client.call(port, "POST", path, join, bob))[1]["seat"] == "sannirr"
        async with browse(port, made["id"], ann) as a, browse(port, made["id"], bob) as b:
            await a.hello()
            idle = await b.hello()
            assert (idle["ask"]["asked"], idle["ask"]["mine"]) == (["dagdar"], False)
            attack = await a.say("dagdar", "attack s5")
            assert attack["ask"]["others"] == ["sannirr"]
            assert "pay" not in attack["ask"]["options"]
            await b.turn("sannirr")
            assert b.states["sannirr"]["ask"]["options"] == ["lightning-1"]
            helped = await b.say("sannirr", "lightning-1")
            (promised,) = helped["view"]["attack"]["pledged"]
            assert (promised["seat"], promised["spell"]) == ("sannirr", "lightning-1")
            await a.next("state", lambda f: f["n"] == helped["n"])
            paid = await a.say("dagdar", "pay")
            assert paid["view"]["wall"][4] == []

    run(story())


def test_a_bot_lends_its_lightning_to_a_person(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        made = await besieged(port, ann, "2018", LAST, dagdar="me", sannirr="bot search-2")
        async with browse(port, made["id"], ann) as a:
            await a.hello()
            await a.say("dagdar", "attack s5")
            helped = await a.next("state", lambda f: "bot" in f)
            assert (helped["bot"]["seat"], helped["bot"]["answer"]) == ("sannirr", "lightning-1")
            assert helped["bot"]["reasons"]
            assert helped["bot"]["why"]
            assert helped["bot"]["turn"] == helped["view"]["turn"]
            assert "pay" in helped["ask"]["options"]

    run(story())


def test_a_bot_says_no_and_why(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        made = await besieged(port, ann, "2018", LAST, dagdar="me", sannirr="bot velemir")
        async with browse(port, made["id"], ann) as a:
            await a.hello()
            plan = [{"as": "sannirr", "answer": "lightning-1"}]
            a.wire.say(do="signal", seat="dagdar", kind="plan", answers=plan)
            reply = await a.next("signal", lambda f: f["kind"] == "reply")
            assert (reply["as"], reply["yes"], reply["why"]) == ("sannirr", False, "cannot")

    run(story())


def test_one_person_leads_several_defenders_and_points_at_places(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        made = await besieged(port, ann, "2015", dagdar="me", sannirr="me")
        async with browse(port, made["id"], ann) as a, browse(port, made["id"]) as eve:
            await a.hello()
            await a.turn("dagdar")
            await eve.hello()
            a.wire.say(do="signal", seat="dagdar", kind="ping", at="s5")
            assert (await eve.next("signal"))["at"] == "s5"
            await a.say("dagdar", "attack s5")
            await a.turn("sannirr")
            await a.say("sannirr", "lightning-1")
            while "pay" not in a.states["dagdar"]["ask"]["options"]:
                await a.next("state")

    run(story())
