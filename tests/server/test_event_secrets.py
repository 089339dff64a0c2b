"""What nobody may know while an event is on, its players included, and everyone afterwards."""

from __future__ import annotations

import asyncio
import random
import re

from tests.server.eventful import (
    choose,
    closed,
    concede,
    found,
    join,
    look,
    opened,
    seen_again,
    told,
)
from tests.server.people import Browser, Json, browse, play, run

from laar.games.berserk.decks.lists import card_ids, whole_set
from laar.server.bench import load_client

CARD = re.compile(rb"(?<![\d.])\d{1,3}\.\d(?!\d)")


def cards(*browsers: Browser) -> set[str]:
    """The cards that were ever named to somebody."""
    return {card.decode() for b in browsers for data in b.bytes for card in CARD.findall(data)}


def test_a_sealed_pool_and_its_deck_are_ones_own(port: int) -> None:
    async def story() -> None:
        ann, bob, eve = [await load_client.guest(port, name) for name in ("Ann", "Bob", "Eve")]
        event, invite = await found(port, ann, "sealed", "me", "open")
        await join(port, bob, event, invite)
        async with (
            browse(port, event, ann) as a,
            browse(port, event, bob) as b,
            browse(port, event, eve) as watching,
        ):
            for browser in (a, b, watching):
                await browser.hello()
            pools = {seat: x.states[seat]["view"]["pool"] for seat, x in (("red", a), ("blue", b))}
            assert not {*pools["red"]} & {*pools["blue"]}
            out = pools["red"][3]
            await a.say("red", f"leave {out}")
            await a.say("red", "ready")
            await b.say("blue", "ready")
            duel = (await watching.next("event"))["duels"][0]["table"]
            await closed(port, event, ann, bob, eve)
            await closed(port, duel, ann, bob, eve)
            _, listed = await load_client.call(port, "GET", "/api/tables", None, ann)
            assert {row["id"] for row in listed["mine"]} == {event, duel}
            assert all(row["dice"]["seed"] is None for row in listed["mine"])
            assert not any("decks" in row["options"] for row in listed["mine"])
            async with (
                browse(port, duel, ann) as red,
                browse(port, duel, bob) as blue,
                browse(port, duel, eve) as beside,
            ):
                for browser in (red, blue, beside):
                    await browser.hello()
                deck = {card for card in pools["red"] if card != out}
                assert cards(red) == deck
                assert cards(blue) == {*pools["blue"]}
                assert cards(watching, beside) == set()
                red.wire.say(do="hint", seat="red")
                assert (await red.next("error"))["message"] == "error-hint-alone"
                await blue.say("blue", "concede")
                shown = await beside.next("state", lambda f: f["table"]["dice"]["seed"])
                assert {*shown["table"]["options"]["decks"][0]} == deck
            await watching.next("state", lambda f: f["table"]["dice"]["seed"])
        for table in (event, duel):
            await opened(port, table)
        status, _ = await load_client.call(
            port, "POST", f"/api/tables/{duel}/branch", {"at": 1}, eve
        )
        assert status == 201

    run(story())


def test_a_spectator_of_a_draft_sees_no_card_and_a_player_no_other_s_pick(port: int) -> None:
    async def story() -> None:
        ann, bob, eve = [await load_client.guest(port, name) for name in ("Ann", "Bob", "Eve")]
        event, invite = await found(port, ann, "draft", "me", "open", "bot random")
        await join(port, bob, event, invite)
        async with (
            browse(port, event, ann) as a,
            browse(port, event, bob) as b,
            browse(port, event, eve) as watching,
        ):
            for browser in (a, b, watching):
                await browser.hello()
            await a.say("red", a.states["red"]["ask"]["options"][0])
            await a.say("red", "ready")
            assert await watching.silent()
            assert await b.silent()  # not even that she has chosen
            assert not a.states["red"]["undo"]
            await asyncio.gather(choose(a, "red"), choose(b, "blue"))
            assert cards(watching) == set()
            in_hand = {
                card for glance in b.states["blue"]["view"]["seen"] for card in glance["stack"]
            }
            assert cards(b) <= in_hand

    run(story())


def test_alone_with_bots_nothing_is_taken_back_and_no_bot_says_what_it_thinks(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        event, _ = await found(port, ann, "draft", "me", "bot greedy")
        async with browse(port, event, ann) as a:
            await a.hello()
            while a.states["red"]["view"]["pick"] == 1:
                await a.turn("red")
                await a.say("red", a.states["red"]["ask"]["options"][0])
            assert (await a.undo("red"))["message"] == "error-no-undo"
            await choose(a, "red")
            duel = (await a.next("event"))["duels"][0]
        async with browse(port, duel["table"], ann) as a:
            await a.hello()
            await play(random.Random(1), a, answers=12)
            await a.say(duel["seats"]["red"], "concede")
            assert len(a.bytes) > 12
            assert not any(b'"reasons"' in data for data in a.bytes)

    run(story())


def test_decks_and_dice_of_a_finished_duel_stay_closed_until_the_event_is_over(
    port: int,
) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        event, _ = await found(port, ann, "sealed", "me", "me", "me")
        async with browse(port, event, ann) as a:
            await look(a, "red", "blue", "green")
            for seat in ("red", "blue", "green"):
                await a.say(seat, "ready")
            tables: list[str] = []
            for _ in range(3):
                now = await a.next(
                    "event", lambda f: "playing" in [d["status"] for d in f["duels"]]
                )
                duel = next(d for d in now["duels"] if d["status"] == "playing")
                for table in tables:
                    await closed(port, table, ann, pages=("/record",))
                    assert (await told(port, table))["status"] == "over"
                tables.append(duel["table"])
                await concede(port, duel["table"], ann, "red")
            await a.next("event", lambda frame: frame["over"])
        for table in (event, *tables):
            await opened(port, table)

    run(story())


def test_a_duel_with_secret_decks_outside_an_event_tells_them_when_it_is_over(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        copies = card_ids([whole_set()])
        decks = [copies[:30], copies[30:60]]
        wish = {
            "game": "berserk",
            "seats": {"red": "me", "blue": "me"},
            "options": {"secret": True, "decks": decks},
        }
        status, made = await load_client.call(port, "POST", "/api/tables", wish, ann)
        assert status == 201, made
        assert "decks" not in (await told(port, made["id"]))["options"]
        await concede(port, made["id"], ann, "red")
        assert (await opened(port, made["id"]))["options"]["decks"] == decks

    run(story())


def test_a_duel_that_is_over_is_shown_as_it_was_seen(port: int) -> None:
    """Also to whoever is still to meet one of its players: no deck is told, no secret step."""

    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        event, invite = await found(port, ann, "sealed", "me", "open", "me", "me")
        await join(port, bob, event, invite)
        async with browse(port, event, ann) as a, browse(port, event, bob) as b:
            await look(a, "red", "green", "violet")
            await look(b, "blue")
            await asyncio.gather(choose(a, "red", "green", "violet"), choose(b, "blue"))
            duel: Json | None = None
            while duel is None:
                duels = (await a.next("event"))["duels"]
                duel = next((d for d in duels if d["table"] and d["seats"].get("blue")), None)
            table, foe = duel["table"], next(who for who in duel["seats"] if who != "blue")
            sides = duel["seats"]
            async with browse(port, table, ann) as x, browse(port, table, bob) as y:
                await asyncio.gather(buy(x, sides[foe]), buy(y, sides["blue"]))
                await y.say(sides["blue"], "concede")
        await seen_again(port, table, sides["blue"], bob, sides[foe])

    run(story())


async def buy(browser: Browser, seat: str) -> None:
    """One card, and it is enough: the first that can be had."""
    await look(browser, seat)
    while browser.states[seat]["ask"] and browser.states[seat]["ask"]["kind"] != "place":
        ask = browser.states[seat]["ask"]
        if not ask["mine"]:
            await browser.next("state")
            continue
        await browser.say(seat, "ready" if "ready" in ask["options"] else ask["options"][0])
