"""Drafts and sealed deals on a server: picks, decks, duels, results."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.eventful import choose, closed, concede, found, join, look, opened, told
from tests.server.people import Json, browse, run

from laar.server.bench import load_client

DUELS = [  # one against the other in each round, as seated
    (1, "red", "violet"),
    (1, "blue", "green"),
    (2, "red", "green"),
    (2, "violet", "blue"),
    (3, "red", "blue"),
    (3, "green", "violet"),
]


async def give_up(port: int, event: str, duel: Json, results: Json, people: dict[str, str]) -> str:
    """Let a person of a duel lose it, after a look at how everyone is seated; who it was."""
    table = await told(port, duel["table"])
    assert (table["event"], table["listed"]) == (event, False)
    for player, seat in duel["seats"].items():
        kind = "human" if player in people else "bot"
        row = next(row for row in table["seats"] if row["seat"] == seat)
        assert (row["kind"], row["name"]) == (kind, results["names"][player])
        mine = (await told(port, duel["table"], "", people.get(player, "")))["mine"]
        assert mine == ([seat] if player in people else [])
    loser: str = next(player for player in duel["seats"] if player in people)
    await concede(port, duel["table"], people[loser], duel["seats"][loser])
    return loser


def test_a_draft_of_two_people_and_two_bots_to_the_results(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        event, invite = await found(port, ann, "draft", "me", "bot random", "open", "bot greedy")
        waiting = await told(port, event, "/event")
        assert (waiting["names"]["green"], waiting["over"]) == ("", False)
        assert await join(port, bob, event, invite) == "green"
        people = {"red": ann, "green": bob}
        async with browse(port, event, ann) as a, browse(port, event, bob) as b:
            first = await a.hello()
            assert first["deadline"] is None
            assert first["ask"]["asked"] == ["red", "blue", "green", "violet"]
            await b.hello()
            results = await told(port, event, "/event")
            assert [d["status"] for d in results["duels"]] == ["waiting"] * 6
            assert [(d["round"], d["one"], d["other"]) for d in results["duels"]] == DUELS
            await asyncio.gather(choose(a, "red"), choose(b, "green"))
            lost = []
            while not results["over"]:
                await a.next("event")
                results = await told(port, event, "/event")
                for duel in results["duels"]:
                    if duel["status"] == "playing" and people.keys() & duel["seats"].keys():
                        lost.append((await give_up(port, event, duel, results, people), duel))
            assert len(lost) == 5
        for loser, duel in lost:
            now = next(d for d in results["duels"] if d["table"] == duel["table"])
            assert (now["status"], now["winner"]) == ("over", *({*duel["seats"]} - {loser}))
        rows = {row["player"]: row for row in results["standings"]}
        assert (rows["red"]["losses"], rows["green"]["losses"]) == (3, 2)
        assert rows["green"]["wins"] == 1
        assert results["standings"][0]["player"] in ("blue", "violet")

    run(story())


def test_a_duel_begins_when_both_are_done_with_their_earlier_ones(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        event, _ = await found(port, ann, "sealed", "me", "me", "me", "me")
        async with browse(port, event, ann) as a:
            await look(a, "red", "blue", "green", "violet")
            for seat in ("red", "blue", "green", "violet"):
                await a.say(seat, "ready")
            begun = await a.next("event")
            assert [d["status"] for d in begun["duels"]] == ["playing"] * 2 + ["waiting"] * 4
            one, other, *_ = begun["duels"]
            await concede(port, one["table"], ann, "red")  # red and violet are done with round one
            now = await a.next("event")
            assert [d["status"] for d in now["duels"]] == ["over", "playing"] + ["waiting"] * 4
            assert now["duels"][0]["winner"] == "violet"
            await concede(port, other["table"], ann, "blue")
            now = await a.next("event")
            third, fourth, *_ = now["duels"][2:]
            assert [third["status"], fourth["status"]] == ["playing"] * 2
            await concede(port, third["table"], ann, "blue")
            await a.next("event")
            await concede(port, fourth["table"], ann, "blue")
            now = await a.next("event")
            assert [d["status"] for d in now["duels"]] == ["over"] * 4 + ["playing"] * 2
            assert now == {"t": "event", **await told(port, event, "/event")}

    run(story())


def test_who_leaves_the_draft_has_lost_every_duel(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        event, invite = await found(port, ann, "draft", "me", "open", "me")
        await join(port, bob, event, invite)
        async with browse(port, event, ann) as a, browse(port, event, bob) as b:
            await look(a, "red", "green")
            await b.hello()
            await b.say("blue", "concede")
            now = await a.next("event")
            duels = {(d["one"], d["other"]): d for d in now["duels"]}
            left = [d for pair, d in duels.items() if "blue" in pair]
            assert all((d["status"], d["table"]) == ("over", None) for d in left)
            assert {d["winner"] for d in left} == {"red", "green"}
            rest = next(d for pair, d in duels.items() if "blue" not in pair)
            assert rest["status"] == "waiting"
            while a.mine() is not None:
                for seat in ("red", "green"):
                    await a.say(seat, a.states[seat]["ask"]["options"][-1])
            now = await a.next("event")
            rest = next(d for d in now["duels"] if d["table"])
            await concede(port, rest["table"], ann, rest["seats"]["red"])
            now = await a.next("event", lambda frame: frame["over"])
            assert [(row["place"], row["player"], row["wins"]) for row in now["standings"]] == [
                (1, "green", 2),
                (2, "red", 1),
                (3, "blue", 0),
            ]

    run(story())


def test_who_is_left_alone_has_won_without_a_duel(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        event, invite = await found(port, ann, "sealed", "me", "open")
        await join(port, bob, event, invite)
        async with browse(port, event, ann) as a:
            await a.hello()
            await closed(port, event, bob)
            await concede(port, event, bob, "blue")
            now = await a.next("event", lambda frame: frame["over"])
            assert now["standings"][0] == {
                "place": 1,
                "player": "red",
                "wins": 1,
                "losses": 0,
                "draws": 0,
            }
        assert (await opened(port, event))["status"] == "over"

    run(story())


@pytest.mark.parametrize(
    ("wish", "at"),
    [
        ({"options": {"mode": "draft"}, "pace": 9}, "pace"),
        ({"options": {"mode": "draft"}, "pace": 601}, "pace"),
        ({"options": {"mode": "draft"}, "pace": "slow"}, "pace"),
        ({"options": {"mode": "duel"}, "pace": 30}, "pace"),
        ({"options": {"mode": "draft", "players": 5}}, "options"),
        ({"options": {"mode": "sealed", "decks": ["orcs", "coven"]}}, "options"),
    ],
    ids=str,
)
def test_a_bad_event_is_refused_with_its_place(port: int, wish: Json, at: str) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        wish["game"] = "berserk"
        status, error = await load_client.call(port, "POST", "/api/tables", wish, ann)
        assert (status, error["error"]["at"]) == (400, at)

    run(story())


def test_other_tables_are_no_events(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        wish = {"game": "berserk", "seats": {"red": "me", "blue": "me"}}
        _, made = await load_client.call(port, "POST", "/api/tables", wish, ann)
        for table in (made["id"], "nosuchtable"):
            status, error = await load_client.call(port, "GET", f"/api/tables/{table}/event")
            assert (status, error["error"]["code"]) == (404, "unknown")
        async with browse(port, made["id"], ann) as a:
            assert not {"deadline", "now"} & (await a.hello()).keys()

    run(story())
