"""Finished games: records, their check, every step again, branches and boards to try."""

import random
from typing import Any

from tests.server.people import Json, alone, browse, over, play, run

from laar.server.bench import load_client


async def finished(port: int, seed: int = 5, answers: int = 150) -> tuple[str, str]:
    """A game one person played on both sides, given up after a while: the table and the cookie."""
    table, ann = await alone(port)
    async with browse(port, table, ann) as a:
        await a.hello()
        await play(random.Random(seed), a, answers=answers)
        if not over(a):
            await a.say(await a.asked(), "concede")
    return table, ann


def test_a_record_is_checked_from_end_to_end(port: int) -> None:
    async def story() -> None:
        table, _ = await finished(port, answers=10_000)
        status, text = await load_client.call(port, "GET", f"/api/tables/{table}/record")
        assert status == 200
        _, report = await load_client.call(port, "POST", "/api/verify", text.encode())
        assert report["ok"], report
        assert report["players"] == {"bogatyrs": "Ann", "evil": "Ann"}
        assert report["answers"] > 30

    run(story())


def test_a_live_game_tells_no_record(port: int) -> None:
    async def story() -> None:
        table, ann = await alone(port)
        for path in ("record", "replay", "replay/3"):
            status, told = await load_client.call(
                port, "GET", f"/api/tables/{table}/{path}", None, ann
            )
            assert (status, told["error"]["code"]) == (409, "live")
        status, _ = await load_client.call(
            port, "POST", f"/api/tables/{table}/branch", {"at": 1}, ann
        )
        assert status == 409

    run(story())


def test_every_step_is_seen_again_by_every_seat(port: int) -> None:
    async def story() -> None:
        table, _ = await finished(port, 6)
        _, replay = await load_client.call(port, "GET", f"/api/tables/{table}/replay")
        steps = replay["steps"]
        assert [s["n"] for s in steps] == list(range(len(steps)))
        numbers = [f["i"] for s in steps for f in s["facts"]]
        assert numbers == list(range(1, len(numbers) + 1))
        secret = next(s["n"] for s in steps if (s["answer"] or "").startswith("place"))
        path = f"/api/tables/{table}/replay/{secret}"
        placed = {
            seat: (await load_client.call(port, "GET", f"{path}?seat={seat}"))[1]["view"]["placed"]
            for seat in ("bogatyrs", "evil", "")
        }
        assert placed[steps[secret]["seat"]] == [steps[secret]["answer"]]
        assert sorted(map(len, placed.values())) == [0, 0, 1]
        last = len(steps) - 1
        _, end = await load_client.call(port, "GET", f"/api/tables/{table}/replay/{last}")
        assert (end["view"]["outcome"] is not None, end["ask"]) == (True, None)
        status, told = await load_client.call(port, "GET", f"/api/tables/{table}/replay/{last + 1}")
        assert (status, told["error"]["at"]) == (400, "step")
        status, told = await load_client.call(port, "GET", f"{path}?seat=elves")
        assert (status, told["error"]["at"]) == (400, "seat")

    run(story())


async def branch(port: int, table: str, cookie: str, **wish: Any) -> tuple[int, Json]:
    return await load_client.call(port, "POST", f"/api/tables/{table}/branch", wish, cookie)


def test_a_branch_with_the_dice_kept_rolls_what_was_rolled(port: int) -> None:
    async def story() -> None:
        table, ann = await finished(port, 7)
        _, replay = await load_client.call(port, "GET", f"/api/tables/{table}/replay")
        steps = replay["steps"][1:]
        at = next(i for i, s in enumerate(steps) if i > 60 and s["seat"] == "chance")
        status, made = await branch(port, table, ann, at=at, dice="keep")
        assert status == 201
        async with browse(port, made["id"], ann) as a:
            state = await a.hello()
            assert state["table"]["origin"]["table"] == table
            for step in steps[at:]:  # the same answers lead to the same end, dice included
                if step["seat"] != "chance":
                    await a.turn(step["seat"])
                    await a.say(step["seat"], step["answer"])
            while not over(a):
                await a.next("state")
        _, again = await load_client.call(port, "GET", f"/api/tables/{made['id']}/replay")
        assert [s["answer"] for s in again["steps"]] == [s["answer"] for s in replay["steps"]]

    run(story())


def test_a_branch_with_the_dice_set_asks_its_maker_for_them(port: int) -> None:
    async def story() -> None:
        table, ann = await finished(port, 8)
        _, replay = await load_client.call(port, "GET", f"/api/tables/{table}/replay")
        strike = next(s["n"] for s in replay["steps"] if (s["answer"] or "").startswith("strike"))
        status, made = await branch(port, table, ann, at=strike - 1, dice="set")
        assert status == 201
        async with browse(port, made["id"], ann) as a:
            await a.hello()
            seat = await a.asked()
            await a.say(seat, replay["steps"][strike]["answer"])
            while (seat := await a.asked()) != "chance":
                await a.say(seat, "pass")
            assert a.states["chance"]["ask"]["options"] == list("123456")
            told = await a.say("chance", "6")
            assert told["t"] == "state"
        async with browse(port, made["id"]) as spectator:
            assert (await spectator.hello())["as"] is None

    run(story())


def test_a_branch_changes_a_decision(port: int) -> None:
    async def story() -> None:
        table, ann = await finished(port, 9)
        _, replay = await load_client.call(port, "GET", f"/api/tables/{table}/replay")
        at = [s["n"] for s in replay["steps"] if s["answer"] == "end"][1] - 1
        status, made = await branch(port, table, ann, at=at, answer="end", dice="fresh")
        assert status == 201, made
        status, told = await branch(port, table, ann, at=at, answer="step a1 e6")
        assert (status, told["error"]["code"], told["error"]["at"]) == (400, "illegal", "answer")
        status, told = await branch(port, table, ann, at=99_999)
        assert (status, told["error"]["at"]) == (400, "at")
        status, told = await branch(port, table, ann, at=len(replay["steps"]) - 1)
        assert (status, told["error"]["at"]) == (400, "at")
        # an open seat: the branch waits for a friend and then goes on from there
        status, made = await branch(port, table, ann, at=at, seats={"bogatyrs": "me"})
        bob = await load_client.guest(port, "Bob")
        join = {"invite": made["invite"]}
        await load_client.call(port, "POST", f"/api/tables/{made['id']}/join", join, bob)
        async with browse(port, made["id"], bob) as b:
            state = await b.hello()
            assert state["as"] == "evil"
            assert state["view"]["turn"] > 1

    run(story())


def test_a_board_of_the_rules_can_be_tried(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        wish = {"game": "belogorye", "clause": "BEL-066"}
        status, made = await load_client.call(port, "POST", "/api/try", wish, ann)
        assert status == 201
        async with browse(port, made["id"], ann) as a:
            state = await a.hello()
            for line in made["answers"]:
                seat, _, text = line.partition(" ")
                await a.turn(seat)
                state = await a.say(seat, text)
            units = {u["id"]: u["wounds"] for u in state["view"]["units"]}
            assert {who: units[who] for who in made["expect"]["wounds"]} == made["expect"]["wounds"]
        status, told = await load_client.call(
            port, "POST", "/api/try", {**wish, "clause": "BEL-001"}, ann
        )
        assert (status, told["error"]["at"]) == (404, "clause")

    run(story())


def test_no_record_at_all_is_said_to_be_none(port: int) -> None:
    async def story() -> None:
        for sent in (b"", b"x" * 900_000):
            status, told = await load_client.call(port, "POST", "/api/verify", sent)
            assert (status, told["ok"]) == (200, False)
            assert told["chain"] == "line 1: 'laar 1' is expected"
        status, told = await load_client.call(port, "POST", "/api/verify", b"laar 1\n")
        assert (status, told["ok"], told["replay"]) == (200, False, "there is no game ''")
        status, told = await load_client.call(port, "POST", "/api/verify", b"\xff\xfe")
        assert (status, told["error"]["code"]) == (400, "malformed")

    run(story())


def test_what_stood_before_a_fact_is_told_to_whoever_saw_it(port: int) -> None:
    """So that a turn can be shown again by a page that was opened later."""

    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        eve = await load_client.guest(port, "Eve")
        wish = {"game": "belogorye", "seats": {"bogatyrs": "me", "evil": "bot random"}}
        _, made = await load_client.call(port, "POST", "/api/tables", wish, ann)
        table = made["id"]
        async with browse(port, table, ann) as a:
            await a.hello()
            await play(random.Random(3), a, answers=25)
        async with browse(port, table, ann) as again:
            told = await again.hello()
            facts = told["facts"]
        later = next(f for f in facts[len(facts) // 2 :] if f["fact"] == "answer")
        before = f"/api/tables/{table}/before/{later['i']}"
        status, seen = await load_client.call(port, "GET", f"{before}?seat=bogatyrs", None, ann)
        assert (status, seen["as"]) == (200, "bogatyrs")
        assert seen["view"] != told["view"]
        _, public = await load_client.call(port, "GET", before)
        assert public["as"] is None
        for path, cookie, code in (
            (f"{before}?seat=bogatyrs", eve, 403),
            (f"{before}?seat=evil", ann, 403),
            (f"/api/tables/{table}/before/999999", ann, 404),
            ("/api/tables/none/before/1", ann, 404),
        ):
            status, _ = await load_client.call(port, "GET", path, None, cookie)
            assert status == code, path
        # The same as the replay tells of it once the game is over.
        async with browse(port, table, ann) as a:
            await a.hello()
            if not over(a):
                await a.say("bogatyrs", "concede")
        _, step = await load_client.call(
            port, "GET", f"/api/tables/{table}/replay/{seen['n']}?seat=bogatyrs"
        )
        assert step["view"] == seen["view"]

    run(story())
