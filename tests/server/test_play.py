"""A game over real WebSockets: who is told what, and who may do what."""

import random

import msgspec
from tests.server.people import Browser, alone, browse, play, run, sit

from laar.server.bench import load_client


async def open_game(bogatyrs: Browser, evil: Browser) -> None:
    """Get past the opening roll: whoever won it goes first."""
    await bogatyrs.hello()
    await evil.hello()
    winner = bogatyrs if bogatyrs.mine() else evil
    seat = winner.mine()
    assert seat is not None
    await winner.say(seat, f"first {seat}")
    for browser in (bogatyrs, evil):
        await browser.heard_all()
    assert bogatyrs.states["bogatyrs"]["ask"]["kind"] == "place"


def test_two_guests_play_a_whole_game(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        table = await load_client.pair(port, ann, bob)
        async with browse(port, table, ann) as a, browse(port, table, bob) as b:
            first = await a.hello()
            await b.hello()
            assert first["table"]["dice"]["seed"] is None
            assert [s["name"] for s in first["table"]["seats"]] == ["Ann", "Bob"]
            given = await play(random.Random(1), a, b)
            assert given > 30
            for browser, seat in ((a, "bogatyrs"), (b, "evil")):
                await browser.heard_all()
                state = browser.states[seat]
                assert state["view"]["outcome"] is not None
                assert state["table"]["status"] == "over"
                assert len(state["table"]["dice"]["seed"]) == 64
            late = await a.say("bogatyrs", "concede")
            assert (late["t"], late["code"]) == ("error", "over")

    run(story())


def test_facts_arrive_once_and_in_order(port: int) -> None:
    async def story() -> None:
        table, ann = await alone(port)
        async with browse(port, table, ann) as a:
            await a.hello()
            await play(random.Random(2), a, answers=60)
            await a.heard_all()
            facts = [
                f["i"]
                for data in a.bytes
                for frame in [msgspec.json.decode(data)]
                if frame["t"] == "state" and frame["as"] == "evil"
                for f in frame["facts"]
            ]
            assert facts == list(range(1, len(facts) + 1))
            assert len(facts) > 40

    run(story())


def test_a_doubled_answer_is_taken_once(port: int) -> None:
    async def story() -> None:
        table, ann = await alone(port)
        async with browse(port, table, ann) as a:
            await a.hello()
            seat = await a.asked()
            state = a.states[seat]
            for _ in range(2):
                a.wire.say(do="answer", seat=seat, n=state["n"], answer=f"first {seat}")
            assert (await a.next("state", lambda f: "ack" in f))["ack"] == state["n"]
            doubled = await a.next("error")
            assert (doubled["code"], doubled["as"]) == ("stale", seat)
            assert doubled["n"] > state["n"]

    run(story())


def test_an_illegal_answer_names_the_clause_and_changes_nothing(port: int) -> None:
    async def story() -> None:
        table, ann = await alone(port)
        async with browse(port, table, ann) as a:
            await a.hello()
            seat = await a.asked()
            await a.say(seat, f"first {seat}")
            before = a.states[seat]
            refused = await a.say(seat, "place ilya_muromets a6")
            assert refused["code"] == "illegal"
            assert refused["refusals"][0]["clause"].startswith("BEL-")
            a.wire.say(do="why", seat=seat, answer="place ilya_muromets a6")
            assert (await a.next("why"))["refusals"] == refused["refusals"]
            after = await a.hello()
            assert a.states[seat]["view"] == before["view"]
            assert after["n"] == before["n"]

    run(story())


def test_secret_steps_stay_secret(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        table = await load_client.pair(port, ann, bob)
        async with (
            browse(port, table, ann) as a,
            browse(port, table, bob) as b,
            browse(port, table) as spectator,
        ):
            await open_game(a, b)
            await spectator.hello()
            seen = await b.hello()
            while (seat := a.mine()) is not None:
                await a.say(seat, a.states[seat]["ask"]["options"][0])
            assert a.states["bogatyrs"]["view"]["ready"]
            assert a.states["bogatyrs"]["ask"]["mine"] is False
            assert await b.silent()
            assert await spectator.silent()
            again = await b.hello()
            assert {**again, "facts": []} == {**seen, "facts": []}  # not even that Ann is done
            assert not any(b"ilya_muromets b" in data for data in b.bytes + spectator.bytes)
            taken_back = await a.say("bogatyrs", "retract ready")
            assert taken_back["ask"]["mine"]
            assert await b.silent()
            await a.say("bogatyrs", "ready")
            while (seat := b.mine()) is not None:
                await b.say(seat, b.states[seat]["ask"]["options"][-1])
            await a.next("state", lambda f: f["ask"]["kind"] == "main")
            last = (await spectator.heard_all())[-1]
            assert "ilya_muromets" in str(last)

    run(story())


def test_nobody_acts_for_another_seat(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        table = await load_client.pair(port, ann, bob)
        async with (
            browse(port, table, ann) as a,
            browse(port, table, bob) as b,
            browse(port, table) as spectator,
        ):
            await a.hello()
            await b.hello()
            state = await spectator.hello()
            assert (state["as"], state["ask"]["mine"], state["asides"]) == (None, False, [])
            asked, other = (a, b) if a.mine() else (b, a)
            seat = asked.mine()
            assert seat is not None
            n = asked.states[seat]["n"]
            for stranger in (other, spectator):
                for words in (
                    {"do": "answer", "n": n, "answer": f"first {seat}"},
                    {"do": "undo", "n": n},
                    {"do": "why", "answer": "end"},
                    {"do": "odds", "answer": "end"},
                    {"do": "hint"},
                ):
                    stranger.wire.say(seat=seat, **words)
                    assert (await stranger.next("error"))["code"] == "foreign"
            assert (await asked.hello())["n"] == n
            asked.wire.say(do="answer", seat="chance", n=n, answer="6")
            assert (await asked.next("error"))["code"] == "foreign"

    run(story())


def test_two_on_one_screen_take_back_freely(port: int) -> None:
    async def story() -> None:
        table, ann = await alone(port)
        async with browse(port, table, ann) as a:
            await a.hello()
            await play(random.Random(3), a, answers=40)
            await a.heard_all()
            seat = await a.asked()
            assert a.states[seat]["undo"]
            before = a.states[seat]
            frames = [msgspec.json.decode(data) for data in a.bytes]
            last = max(f["i"] for frame in frames for f in frame.get("facts", []))
            undone = await a.undo(seat)
            assert undone["n"] > before["n"]  # numbers never repeat
            assert undone["facts"][0]["fact"] == "undone"
            assert undone["facts"][0]["i"] == last + 1
            assert undone["facts"][0]["back"] < last
            fresh = await a.hello()
            numbers = [f["i"] for f in fresh["facts"]]
            assert not any(undone["facts"][0]["back"] < i <= last for i in numbers)

    run(story())


def test_against_a_person_only_ones_own_last_step_is_taken_back(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        table = await load_client.pair(port, ann, bob)
        async with browse(port, table, ann) as a, browse(port, table, bob) as b:
            await open_game(a, b)
            while (seat := a.mine()) or (seat := b.mine()):
                browser = a if seat == "bogatyrs" else b
                assert browser.states[seat]["undo"] is False
                await browser.say(seat, browser.states[seat]["ask"]["options"][0])
                await a.heard_all()
                await b.heard_all()
                if browser.states[seat]["ask"]["kind"] == "main":
                    break
            mover, seat = (a, "bogatyrs") if a.mine() else (b, "evil")
            other, foreign = (b, "evil") if mover is a else (a, "bogatyrs")
            before = mover.states[seat]["view"]
            step = next(o for o in mover.states[seat]["ask"]["options"] if "step" in o)
            await mover.say(seat, step)
            assert mover.states[seat]["undo"] is True
            await other.heard_all()
            refused = await other.undo(foreign)
            assert (refused["t"], refused["code"]) == ("error", "illegal")
            undone = await mover.undo(seat)
            assert undone["view"] == before
            await mover.say(seat, "end")
            await other.next("state", lambda f: f["ask"]["mine"])
            await other.say(foreign, other.states[foreign]["ask"]["options"][0])
            refused = await mover.undo(seat)
            assert (refused["t"], refused["code"] in ("stale", "illegal")) == ("error", True)
            await mover.heard_all()
            assert mover.states[seat]["undo"] is False  # not past the other's answer

    run(story())


def test_draws_are_offered_and_declined_and_a_game_can_be_given_up(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        table = await load_client.pair(port, ann, bob)
        async with browse(port, table, ann) as a, browse(port, table, bob) as b:
            await a.hello()
            await b.hello()
            await a.say("bogatyrs", "offer-draw")
            offered = await b.next("state", lambda f: "accept-draw" in f["asides"])
            assert offered["view"]["offer"] == "bogatyrs"
            await b.say("evil", "decline-draw")
            await a.next("state", lambda f: f["view"]["offer"] is None)
            lost = await a.say("bogatyrs", "concede")
            assert lost["view"]["outcome"] == {"reason": "BEL-097", "winners": ["evil"]}

    run(story())


def test_the_exact_odds_of_a_strike_are_told(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        wish = {"game": "belogorye", "clause": "BEL-066"}
        _, made = await load_client.call(port, "POST", "/api/try", wish, ann)
        async with browse(port, made["id"], ann) as a:
            await a.hello()
            a.wire.say(do="odds", seat="bogatyrs", answer="strike c3 c4")
            cases = (await a.next("odds"))["odds"]["cases"]
            assert sum(row["n"] for row in cases[0]["rows"]) == cases[0]["of"] == 36
            a.wire.say(do="odds", seat="bogatyrs", answer="strike c3 e6")
            assert (await a.next("odds"))["odds"] is None

    run(story())


def test_players_see_who_is_here(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        table = await sit(port, ann, bogatyrs="me")
        async with browse(port, table, ann) as a:
            waiting = await a.hello()
            assert (waiting["view"], waiting["table"]["status"]) == (None, "open")
            _, told = await load_client.call(port, "GET", f"/api/tables/{table}", None, ann)
            join = {"invite": told["invite"], "entropy": "00ff"}
            status, _ = await load_client.call(port, "POST", f"/api/tables/{table}/join", join, bob)
            assert status == 200
            begun = await a.next("state")
            assert begun["table"]["status"] == "live"
            assert begun["table"]["dice"]["entropy"] == {"evil": "00ff"}
            assert [s["online"] for s in begun["table"]["seats"]] == [True, False]
            async with browse(port, table, bob) as b:
                await b.hello()
                here = await a.next("state")
                assert [s["online"] for s in here["table"]["seats"]] == [True, True]
            gone = await a.next("state")
            assert [s["online"] for s in gone["table"]["seats"]] == [True, False]

    run(story())
