"""Ratings: they find the order of strengths, a game counts once and for all who sat there, whatever
breaks off, and nobody gains by not playing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.databases import games, query
from tests.server.devices import Device
from tests.server.people import run
from tests.server.test_store import head
from tests.server.timed import ANN, BLITZ, Duel, opened, other
from tests.server.watch import Watch

from laar.server import requests
from laar.server.bench.process import Served
from laar.server.errors import Denied
from laar.server.models import Guest, Head, Rated
from laar.server.ratings.skill import Rating, after
from laar.server.ratings.terms import may_sit
from laar.server.ratings.trial import trial
from laar.server.seats import Seat
from laar.server.store import own_data
from laar.server.store.dialect import connect
from laar.server.store.rating_book import RatingBook
from laar.server.store.schema import ACCOUNTS
from laar.server.store.store import Store
from laar.server.table import founding
from laar.server.table.time_control import LAG
from laar.server.times import TimeControl

CLOCK = TimeControl(300, increment=3)
SOMEBODY = Guest("ann", "Ann", account=True)
BOARD = "first bogatyrs\nturn bogatyrs 1\nc3 alyosha\nc6 leshy"
PLAIN = {"mode": "easy", "side": "plain"}
DUEL: dict[str, Any] = {
    "game": "belogorye",
    "seats": {"evil": "me", "bogatyrs": "open"},
    "control": CLOCK,
    "rated": True,
}


async def enrol(store: Store, *people: str) -> None:
    """These people have accounts."""
    rows = [
        {"person": one, "name": one.title(), "skeleton": one, "password": "", "made": 0}
        for one in people
    ]
    await store.do(lambda db: db.execute(ACCOUNTS.insert(), rows) and None)


async def points(store: Store, person: str) -> float | None:
    """The rating of one; None where there is none."""
    found = await RatingBook(store).of(person)
    return found[0].points if found else None


def ended(table: str, winner: str | None, **changes: object) -> Head:
    """A game of Ann and Bob that is over and counts."""
    seats = {"bogatyrs": Seat("human", "Ann", "ann"), "evil": Seat("human", "Bob", "bob")}
    outcome = {"reason": "won" if winner else "draw", "winners": [winner] if winner else []}
    rated = Rated("duel", [["bogatyrs"], ["evil"]])
    said = {"seats": seats, "status": "over", "outcome": outcome, "rated": rated}
    return head(table, **{**said, **changes})


# -- figures --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_order_of_ratings_becomes_that_of_strengths(seed: int) -> None:
    found = trial(200, 30, seed)
    assert found.order >= 0.95
    assert 0.6 < found.off < 1.0  # what is told of doubt is so: 0.8 is exact
    assert found.provisional < 20
    assert trial(200, 3, seed).provisional == 200


def test_what_a_game_changes() -> None:
    new, known = Rating(), Rating(1700.0, 60.0)
    ((won,), (lost,)) = after([[new], [known]], [1, 2])
    assert won.points > 1600
    assert 1690 < lost.points < 1700  # little: nobody knew how good the other was
    assert won.doubt < new.doubt
    ((same,), (too,)) = after([[new], [new]], [1, 1])
    assert same.points == too.points == 1500
    pair, alone = [known, known], [known]
    assert after([pair, alone], [1, 2])[0][0].points < after([alone, alone], [1, 2])[0][0].points


# -- which games count ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "at"),
    [
        ({"control": None}, "rated"),
        ({"control": TimeControl(300, late="bot")}, "rated"),
        ({"options": {"position": BOARD}}, "rated"),
        ({"seats": {"evil": "me", "bogatyrs": "me"}}, "rated"),
        ({"seats": {"evil": "bot nikodim", "bogatyrs": "bot zabava"}}, "rated"),
        ({"seats": {"evil": "me", "bogatyrs": "bot greedy"}}, "seats.bogatyrs"),
        ({"game": "bastion", "seats": {"dagdar": "me", "sannirr": "bot bork"}}, "seats.sannirr"),
        ({"game": "bastion", "seats": {"dagdar": "me"}, "options": PLAIN}, "rated"),
        ({"game": "berserk", "seats": {"red": "me"}, "options": {"mode": "draft"}}, "rated"),
    ],
)
def test_what_does_not_count_is_refused_and_says_why(wish: dict[str, Any], at: str) -> None:
    if wish.get("options", {}).get("mode") == "draft":
        wish = {**wish, "control": None}  # an event has no clocks of its own
    with pytest.raises(Denied) as no:
        founding.new(requests.NewTable(**{**DUEL, **wish}), SOMEBODY)
    assert (no.value.code, no.value.at) == ("unrated", at)


def test_a_game_that_counts_says_so_and_takes_accounts_alone() -> None:
    with pytest.raises(Denied):
        founding.new(requests.NewTable(**DUEL), ANN)
    made = founding.new(requests.NewTable(**DUEL), SOMEBODY)
    assert made.rated == Rated("duel", [["bogatyrs"], ["evil"]])
    for guest, account, seat, code in [
        ("bob", False, None, "account"),
        ("ann", True, "bogatyrs", "taken"),
    ]:
        with pytest.raises(Denied) as no:
            may_sit(made, guest, account, seat)
        assert no.value.code == code
    may_sit(made, "bob", True, None)
    may_sit(made, "ann", True, None)  # who sits there already
    team = {"game": "berserk", "options": {"mode": "team"}, "seats": {"red": "me"}}
    assert founding.new(requests.NewTable(**{**DUEL, **team}), SOMEBODY).rated == Rated(
        "team", [["red", "green"], ["blue", "violet"]]
    )
    siege = {
        "game": "bastion",
        "options": {"mode": "easy", "players": 2},
        "seats": {"dagdar": "me"},
    }
    assert founding.new(requests.NewTable(**{**DUEL, **siege}), SOMEBODY).rated == Rated(
        "siege", [["dagdar", "sannirr"]], "2018 easy 2"
    )


# -- a game counts once ---------------------------------------------------------------------------


def test_a_game_counts_in_the_commit_that_ends_it_and_never_again(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(connect(games(tmp_path)))
        await enrol(store, "ann", "bob")
        for name in ("t1", "t2"):
            await store.create(ended(name, None, status="live", outcome=None))
        await store.append("t1", 1, [("chance", "6")])
        with pytest.raises(Exception, match=r"UNIQUE|unique"):  # the last line cannot be stored
            await store.append("t1", 1, [("evil", "x")], ended("t1", "bogatyrs"))
        assert await points(store, "ann") is None
        await asyncio.gather(  # two games end at once, and one of them is said thrice
            store.append("t1", 2, [("evil", "x")], ended("t1", "bogatyrs")),
            store.append("t2", 1, [("evil", "x")], ended("t2", "bogatyrs")),
            store.save(ended("t1", "bogatyrs")),
            store.save(ended("t1", "evil")),
        )
        book = RatingBook(store)
        (ann,), (bob,) = await book.of("ann"), await book.of("bob")
        assert (ann.games, bob.games) == (2, 2)
        assert ann.points - 1500 == pytest.approx(1500 - bob.points)
        assert ann.points > 1600
        curve = await book.curve("ann", "belogorye", "duel")
        assert {one.table for one in curve} == {"t1", "t2"}
        assert curve[1].points == ann.points == 1500 + sum(one.gained for one in curve)
        await own_data.forget(store, "ann")
        assert await book.of("ann") == []
        assert query(games(tmp_path), "SELECT who FROM rated_games WHERE who = 'ann'") == []
        assert len(await book.of("bob")) == 1
        await store.close()

    run(story())


@pytest.mark.parametrize(
    "changes",
    [
        {"outcome": {"reason": "", "winners": []}},  # damaged, and ended by consent
        {"rated": None},
        {"seats": {"bogatyrs": Seat("human", "Ann", "ann"), "evil": Seat("bot", "greedy")}},
    ],
    ids=["undecided", "unrated", "unmeasured"],
)
def test_what_does_not_count_changes_nothing(tmp_path: Path, changes: dict[str, Any]) -> None:
    async def story() -> None:
        store = Store(connect(games(tmp_path)))
        await enrol(store, "ann", "bob")
        await store.create(head("t1"))
        await store.save(ended("t1", "bogatyrs", **changes))
        assert await points(store, "ann") is None
        await store.close()

    run(story())


def test_a_team_is_measured_by_the_level_and_the_level_by_teams(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(connect(games(tmp_path)))
        await enrol(store, "ann", "bob")
        seats = {"dagdar": Seat("human", "Ann", "ann"), "sannirr": Seat("human", "Bob", "bob")}
        rated = Rated("siege", [["dagdar", "sannirr"]], "2018 easy 2")
        said = {"game": "bastion", "edition": "2018", "seats": seats, "rated": rated}
        for number, winners in enumerate([["dagdar", "sannirr"], []]):
            await store.create(head(f"t{number}"))
            outcome = {"reason": "fought", "winners": winners}
            await store.save(ended(f"t{number}", None, outcome=outcome, **said))
            ann, bob = await points(store, "ann"), await points(store, "bob")
            (level,) = await RatingBook(store).levels("bastion", "siege")
            assert ann == bob
            if winners:
                assert ann > 1500 > level.points  # type: ignore[operator]  # they have ratings
                before = level.points
        assert level.points > before
        await store.close()

    run(story())


# -- nobody gains by not playing ------------------------------------------------------------------


@pytest.mark.parametrize("how", ["silent", "resigns", "leaves"])
def test_whoever_does_not_play_loses(tmp_path: Path, watch: Watch, how: str) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            await enrol(house.store, "ann", "bob")
            duel = await Duel(house, watch).begin(BLITZ, rated=True)
            people = {"evil": "ann", "bogatyrs": "bob"}
            (late,) = (await duel.times()).running
            if how == "silent":
                watch.passes(BLITZ.seconds + LAG)
            elif how == "resigns":
                await duel.answer(late, "concede")
            else:
                await (await house.room(duel.table)).depart(
                    {"evil": "ann", "bogatyrs": "bob"}[late]
                )
            await duel.ears[other(late)].wait(
                other(late), lambda state: state["table"]["status"] == "over"
            )
            lost = await points(house.store, people[late])
            won = await points(house.store, people[other(late)])
            assert lost is not None
            assert won is not None
            assert lost < 1500 < won

    run(story())


def test_nobody_is_advised_or_takes_back_what_counts(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            duel = await Duel(house, watch).begin(BLITZ, rated=True)
            seat = await duel.play()
            await duel.answer(seat)
            ear, room = duel.ears[seat], await house.room(duel.table)
            assert ear.states[seat]["table"]["rated"] == "duel"
            assert ear.states[seat]["undo"] is False
            free = msgspec.structs.replace(room.head, rated=None)
            again = await house.loader.match(free, room.match.stored(1) if room.match else [])
            assert again.undo_count(seat) == 1  # where it does not count one may
            lone = await Duel(house, watch).begin(BLITZ, "bot petrusha", rated=True)
            lone.ears["evil"].ask_for_advice("evil")
            await lone.look()
            assert lone.ears["evil"].errors == ["error-hint-rated"]

    run(story())


# -- over the wire --------------------------------------------------------------------------------


def test_a_killed_server_has_counted_a_game_once(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ann, bob = Device(server.port), Device(server.port)
        await ann.sign_up("Ann")
        await bob.sign_up("Bob")
        guest = Device(server.port)
        await guest.guest("Eve")
        wish = {**DUEL, "control": {"seconds": 300}}
        assert (await guest.ask("POST", "/api/tables", wish))[0] == 400
        made = await ann.post("/api/tables", wish, 201)
        join = f"/api/tables/{made['id']}/join"
        await guest.post(join, {"invite": made["invite"]}, 403)
        await bob.post(join, {"invite": made["invite"]})
        await bob.post(f"/api/tables/{made['id']}/leave", {})
        server.kill()
        await asyncio.to_thread(server.start)
        for device in (ann, bob):
            device.port = server.port
        told = await ann.get("/api/people/bob")
        (rating,) = told["ratings"]
        assert (rating["games"], rating["certain"], len(rating["curve"])) == (1, False, 1)
        assert rating["points"] < 1500
        mine = await ann.get("/api/ratings/belogorye/duel")
        assert mine["mine"]["points"] > 1500
        assert [one["name"] for one in mine["ranks"] if one.get("bot")][-1] == "petrusha"
        assert "Ann" not in [one["name"] for one in mine["ranks"]]  # one game is not enough
        change = (await ann.get(f"/api/tables/{made['id']}/ratings"))["changes"]["evil"]
        assert change["gained"] == mine["mine"]["points"] - 1500
        assert (await ann.ask("GET", "/api/ratings/belogorye/siege"))[0] == 404

    with Served(tmp_path / "data") as server:
        run(story(server))
