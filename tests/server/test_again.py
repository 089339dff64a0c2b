"""Another game of the same people, and giving up together."""

from __future__ import annotations

from typing import Any

from tests.server.people import Browser, browse, run
from tests.server.test_bastion import besieged

from laar.server.bench import load_client

Told = tuple[int, dict[str, Any]]


async def again(port: int, table: str, cookie: str, **wish: Any) -> Told:
    """Ask for another game."""
    status, told = await load_client.call(port, "POST", f"/api/tables/{table}/again", wish, cookie)
    return status, dict(told)


async def lost(port: int, table: str, cookie: str, seat: str) -> None:
    """Give a game up."""
    async with browse(port, table, cookie) as a:
        await a.hello()
        await a.asked()
        await a.say(seat, "concede")


async def sitting(port: int, table: str) -> dict[str, str]:
    """Who sits where."""
    _, told = await load_client.call(port, "GET", f"/api/tables/{table}")
    return {seat["seat"]: seat["name"] for seat in told["seats"]}


def test_a_rematch_against_a_bot_begins_at_once_with_the_sides_swapped(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        wish = {"game": "belogorye", "seats": {"bogatyrs": "me", "evil": "bot random"}}
        _, made = await load_client.call(port, "POST", "/api/tables", wish, ann)
        early, told = await again(port, made["id"], ann)
        assert (early, told["error"]["code"]) == (409, "live")
        await lost(port, made["id"], ann, "bogatyrs")
        status, next_one = await again(port, made["id"], ann, swap=True)
        assert status == 201
        assert await sitting(port, next_one["id"]) == {"bogatyrs": "random", "evil": "Ann"}
        async with browse(port, next_one["id"], ann) as a:
            assert (await a.hello())["table"]["status"] == "live"

    run(story())


def test_people_play_again_when_both_want_it(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        eve = await load_client.guest(port, "Eve")
        table = await load_client.pair(port, ann, bob)
        async with browse(port, table, bob) as b:
            await b.hello()
            await b.say("evil", "concede")
            _, made = await again(port, table, ann, swap=True, entropy="0a")
            offered = await b.next("state", lambda f: "again" in f["table"])
            assert offered["table"]["again"] == {
                "table": made["id"], "by": "bogatyrs", "swap": True,
            }  # fmt: skip
            assert await sitting(port, made["id"]) == {"bogatyrs": "", "evil": "Ann"}
            assert (await again(port, table, eve))[0] == 403
            # Whatever Bob wishes, he comes to the table that waits for him.
            assert await again(port, table, bob, swap=False) == (201, made)
        assert await sitting(port, made["id"]) == {"bogatyrs": "Bob", "evil": "Ann"}
        async with browse(port, made["id"], ann) as a:
            assert (await a.hello())["table"]["status"] == "live"
        assert await again(port, table, ann) == (201, made)  # it is still played

    run(story())


async def told_of(browser: Browser, seats: list[str] | None) -> dict[str, Any]:
    """The state that tells who would give up."""
    return await browser.next("state", lambda f: f["table"].get("giving_up") == seats)


def test_nobody_gives_up_for_the_others(port: int) -> None:
    async def story() -> None:
        ann, bob = [await load_client.guest(port, name) for name in ("Ann", "Bob")]
        made = await besieged(port, ann, "2018", dagdar="me")
        path = f"/api/tables/{made['id']}/join"
        await load_client.call(port, "POST", path, {"invite": made["invite"]}, bob)
        async with browse(port, made["id"], ann) as a, browse(port, made["id"], bob) as b:
            await a.hello()
            await b.hello()
            alone = await a.say("dagdar", "concede")
            assert (alone["code"], alone["message"]) == ("illegal", "error-consent")
            a.wire.say(do="resign", seat="dagdar", yes=True)
            await told_of(b, ["dagdar"])
            b.wire.say(do="resign", seat="sannirr", yes=False)
            await told_of(a, ["dagdar"])
            await told_of(a, None)
            a.wire.say(do="resign", seat="dagdar", yes=True)
            await told_of(b, ["dagdar"])
            b.wire.say(do="resign", seat="sannirr", yes=True)
            over = await a.next("state", lambda f: f["table"]["status"] == "over")
            assert over["view"]["outcome"] == {"reason": "BST-580", "winners": []}
            assert "giving_up" not in over["table"]

    run(story())


def test_who_plays_with_bots_alone_gives_up_at_once(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        made = await besieged(port, ann, "2018", dagdar="me", sannirr="bot random")
        async with browse(port, made["id"], ann) as a:
            await a.hello()
            over = await a.say("dagdar", "concede")
            assert over["table"]["status"] == "over"

    run(story())


def test_the_best_of_three_swaps_sides_and_ends_with_two_wins(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        wish = {"game": "belogorye", "seats": {"bogatyrs": "me"}, "best_of": 3}
        team = {**wish, "game": "bastion", "seats": {"dagdar": "me"}}
        assert (await load_client.call(port, "POST", "/api/tables", team, ann))[0] == 400
        _, made = await load_client.call(port, "POST", "/api/tables", wish, ann)
        table, seats = made["id"], ["bogatyrs", "evil"]
        join = {"invite": made["invite"]}
        await load_client.call(port, "POST", f"/api/tables/{table}/join", join, bob)
        for won in ({"Ann": 1}, {"Ann": 1, "Bob": 1}, {"Ann": 2, "Bob": 1}):
            loser = bob if won.get("Ann") != won.get("Bob") else ann
            async with browse(port, table, loser) as browser:
                await browser.hello()
                await browser.say(seats[1] if loser is bob else seats[0], "concede")
            _, told = await load_client.call(port, "GET", f"/api/tables/{table}")
            names = await sitting(port, table)
            score = {names[seat]: games for seat, games in told["series"]["won"].items() if games}
            assert (told["series"]["wins"], score) == (2, won)
            _, next_one = await again(port, table, ann, swap=False)
            assert await again(port, table, bob, swap=False) == (201, next_one)
            table = next_one["id"]
            swapped = sum(won.values()) < 3
            seats = seats[::-1] if swapped else seats
            assert (await sitting(port, table))[seats[0]] == "Ann"
        _, told = await load_client.call(port, "GET", f"/api/tables/{table}")
        assert told["series"]["won"] == {"bogatyrs": 0, "evil": 0}  # a new one

    run(story())
