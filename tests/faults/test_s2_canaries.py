"""S2: seeds, secret steps and keys are in no byte sent to others, nor in what the server prints."""

import asyncio
import random
import re

from tests.faults.players import stored
from tests.server.people import Browser, browse, over, play

from laar.server.bench import load_client
from laar.server.bench.process import Served


async def listen_in(server: Served, games: int, seed: int, answers: int) -> int:
    """Play games and look for canaries in all that was sent; how many bytes were searched."""
    port, searched = server.port, 0
    for game in range(games):
        rng = random.Random(f"{seed} {game}")
        cookies = [await load_client.guest(port, name) for name in ("Ann", "Bob")]
        table = await load_client.pair(port, *cookies)
        async with (
            browse(port, table, cookies[0]) as a,
            browse(port, table, cookies[1]) as b,
            browse(port, table) as spectator,
        ):
            for browser in (a, b, spectator):
                await browser.hello()
            await play(rng, a, b, answers=1)
            while any((s["ask"] or {})["kind"] == "place" for s in (*a.states.values(),)):
                await play(rng, a, b, answers=1)
                for browser in (a, b, spectator):
                    await browser.heard_all()
                if a.states["bogatyrs"]["view"]["turn"] == 0:
                    look_for_steps(a, b, spectator)
            await play(rng, a, b, answers=answers)
            head, _ = stored(server.data, table)
            for browser, own in ((a, cookies[0]), (b, cookies[1]), (spectator, "")):
                sent = b"".join(browser.bytes)
                searched += len(sent)
                assert over(browser) or head.seed.encode() not in sent
                for canary in (head.invite, *(s.guest for s in head.seats.values()), *cookies):
                    assert canary == own or canary.encode() not in sent
            await a.heard_all()
            if not over(a):
                lost = await a.say("bogatyrs", "concede")
                assert lost["table"]["dice"]["seed"] == head.seed  # the canary is what we think
                assert head.commit.encode() in a.bytes[0]
        printed = server.errors.read_text()
        assert head.seed not in printed
        assert head.invite not in printed
        assert "place " not in printed
    return searched


def look_for_steps(a: Browser, b: Browser, spectator: Browser) -> None:
    """While fighters are placed nobody is sent a step of another."""
    steps = {
        "bogatyrs": a.states["bogatyrs"]["view"]["placed"],
        "evil": b.states["evil"]["view"]["placed"],
    }
    for browser, seat in ((a, "bogatyrs"), (b, "evil"), (spectator, None)):
        sent = b"".join(browser.bytes)
        for other, placed in steps.items():
            for step in placed if other != seat else ():
                assert step.encode() not in sent
        for state in browser.states.values():
            if state["view"]["turn"] == 0:
                assert all(unit["cell"] is None for unit in state["view"]["units"])


def test_nothing_leaks(served: Served) -> None:
    assert asyncio.run(listen_in(served, games=6, seed=2, answers=40)) > 500_000


async def prepare_battles(server: Served, games: int, seed: int) -> int:
    """Prepare battles of Berserk up to the reveal; how many ids were looked for."""
    port, looked = server.port, 0
    for game in range(games):
        rng = random.Random(f"{seed} {game}")
        cookies = [await load_client.guest(port, name) for name in ("Ann", "Bob")]
        wish = {"game": "berserk", "seats": {"red": "me"}}
        _, made = await load_client.call(port, "POST", "/api/tables", wish, cookies[0])
        join = {"invite": made["invite"]}
        await load_client.call(port, "POST", f"/api/tables/{made['id']}/join", join, cookies[1])
        async with (
            browse(port, made["id"], cookies[0]) as a,
            browse(port, made["id"], cookies[1]) as b,
            browse(port, made["id"]) as spectator,
        ):
            for browser in (a, b, spectator):
                await browser.hello()
            chooser, seat = (a, "red") if a.mine() else (b, "blue")
            await chooser.say(seat, "first")
            for ending in ("keep", "buy", "place"):
                for browser, seat in ((a, "red"), (b, "blue")):
                    await step_by_step(browser, seat, ending, rng)
            deals = {
                "red": set(a.states["red"]["view"]["deal"]),
                "blue": set(b.states["blue"]["view"]["deal"]),
            }
            assert all(deals.values())
            for browser, own in ((a, "red"), (b, "blue"), (spectator, None)):
                named = set(re.findall(r"\b\d+\.\d+\b", b"".join(browser.bytes).decode()))
                for seat, deal in deals.items():
                    looked += len(deal)
                    assert bool(named & deal) == (seat == own)
        assert "draw " not in server.errors.read_text()
    return looked


async def step_by_step(browser: Browser, seat: str, verb: str, rng: random.Random) -> None:
    """Take all steps of this kind in secret, and close the question unless it is the last."""
    await browser.turn(seat)
    while True:
        options = browser.states[seat]["ask"].get("options", [])
        wanted = [text for text in options if text.startswith(verb)]
        if not wanted:
            break
        await browser.say(seat, rng.choice(wanted))
    if verb != "place":
        await browser.say(seat, "ready")


def test_nobody_is_sent_the_deal_or_squad_of_another(served: Served) -> None:
    assert asyncio.run(prepare_battles(served, games=3, seed=4)) > 30
