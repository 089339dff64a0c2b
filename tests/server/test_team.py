"""A table of a team: seats by the options, cutting in from another browser, bots that help, signals
nobody keeps."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.beacon import BEACON
from tests.server.brains import helping
from tests.server.people import run

from laar.games.list import GAMES
from laar.server import requests
from laar.server.edge.limits import Bucket
from laar.server.errors import Denied
from laar.server.models import Guest, Head
from laar.server.settings import Settings
from laar.server.table import bots, questions, table_bots
from laar.server.table.bots import Pool
from laar.server.table.connection import Connection
from laar.server.table.room import Room
from laar.server.table.tables import Tables
from laar.server.wire import Answer, Hello, Hint, read

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")
Json = dict[str, Any]


@pytest.fixture(autouse=True)
def beacon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is one of the games, and bots hurry."""
    monkeypatch.setitem(GAMES, "beacon", BEACON)
    monkeypatch.setattr(table_bots, "COURTESY", 0.0)


class Browser:
    """Stands for a connection to a room."""

    def __init__(self, room: Room, guest: str) -> None:
        self.room = room
        self.frames: asyncio.Queue[Json] = asyncio.Queue()
        self.states: dict[str | None, Json] = {}
        self.link = Connection(self, room, guest, Bucket(1000, 1000))  # type: ignore[arg-type]  # all it needs
        self.say(Hello())

    def tell(self, text: bytes) -> None:
        frame = msgspec.json.decode(text)
        if frame["t"] == "state":
            self.states[frame["as"]] = frame
        self.frames.put_nowait(frame)

    def say(self, said: Any) -> None:
        self.room.hear(self.link, said)

    def answer(self, seat: str, text: str, n: int | None = None) -> None:
        self.say(Answer(seat, self.states[seat]["n"] if n is None else n, text))

    async def next(self, what: str = "", **fields: object) -> Json:
        """The next frame of a kind with these fields, others passed over."""
        while True:
            frame = await self.frames.get()
            if what in ("", frame["t"]) and fields.items() <= frame.items():
                return frame


async def table(house: Tables, players: int, **seats: str) -> tuple[Room, Head]:
    """A table of Ann's."""
    wish = requests.NewTable("beacon", "1", seats, options={"players": players, "mode": "calm"})
    head = await house.create(wish, ANN)
    return await house.room(head.id), head


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot is late, however busy the machine."""
    monkeypatch.setattr(bots, "GRACE", 60.0)


def story(path: Path, tell: Any) -> None:
    """Run a story in a house whose bots think here."""

    async def whole() -> None:
        house = Tables(Settings(path))
        await house.pool.close()
        house.pool = Pool(1, 0.1, helping)
        try:
            await tell(house)
        finally:
            await house.close()

    run(whole())


def test_the_options_say_which_seats_a_table_has(tmp_path: Path) -> None:
    async def tell(house: Tables) -> None:
        room, head = await table(house, 3, ash="me", birch="me", cedar="me")
        assert list(head.seats) == ["ash", "birch", "cedar"]
        ann = Browser(room, "ann")
        for seat in head.seats:
            state = await ann.next("state", **{"as": seat})
            assert state["view"]["seat"] == seat
        with pytest.raises(Denied) as denied:
            await table(house, 2, cedar="me")
        assert denied.value.at == "seats.cedar"
        with pytest.raises(Denied) as denied:
            await table(house, 5)
        assert (denied.value.at, "options.players" in denied.value.detail) == ("options", True)

    story(tmp_path, tell)


def test_help_from_another_browser_lands_and_a_late_answer_is_stale(tmp_path: Path) -> None:
    async def tell(house: Tables) -> None:
        room, _ = await table(house, 2, ash="me")
        await room.sit(Guest("bob", "Bob"), None, "")
        ann, bob, eve = (Browser(room, name) for name in ("ann", "bob", "eve"))
        ask = (await bob.next("state"))["ask"]
        assert (ask["asked"], ask["others"]) == (["ash"], ["birch"])
        assert (ask["mine"], ask["options"]) == (True, ["torch"])
        assert (await ann.next("state"))["ask"]["options"] == ["strike", "rest"]
        assert (await eve.next("state"))["ask"] == {
            "kind": "watch", "asked": ["ash"], "mine": False, "others": ["birch"],
        }  # fmt: skip
        first = ann.states["ash"]["n"]
        bob.answer("birch", "torch")
        ann.answer("ash", "strike", first)  # at once: Bob was first
        late = await ann.next("error")
        assert (late["code"], late["n"]) == ("stale", ann.states["ash"]["n"])
        again = ann.states["ash"]
        assert again["n"] == first + 1
        assert again["ask"]["options"] == ["strike", "rest"]
        assert "others" not in again["ask"]  # nobody is asked when nobody can help
        ann.answer("ash", "strike")
        assert (await ann.next("state", ack=first + 1))["view"]["turn"] == 2

    story(tmp_path, tell)


def test_a_slow_helper_never_blocks(tmp_path: Path) -> None:
    async def tell(house: Tables) -> None:
        room, _ = await table(house, 2, ash="me")
        await room.sit(Guest("bob", "Bob"), None, "")
        ann, bob = Browser(room, "ann"), Browser(room, "bob")
        await bob.next("state")
        late = bob.states["birch"]["n"]
        await ann.next("state")
        ann.answer("ash", "rest")
        await bob.next("state", **{"as": "birch"})
        bob.answer("birch", "torch", late)
        assert (await bob.next("error"))["code"] == "stale"

    story(tmp_path, tell)


def test_a_bot_cuts_in_and_says_why(tmp_path: Path) -> None:
    async def tell(house: Tables) -> None:
        room, _ = await table(house, 2, ash="me", birch="bot greedy")
        ann = Browser(room, "ann")
        while "bot" not in (state := await ann.next("state")):
            pass
        assert state["bot"]["seat"] == "birch"
        assert state["bot"]["reasons"][0]["answer"] == "torch"
        assert state["view"]["torches"] == [1, 0]
        assert state["ask"]["asked"] == ["ash"]

    story(tmp_path, tell)


def test_the_bot_that_is_asked_waits_for_bots_that_may_help(tmp_path: Path) -> None:
    async def tell(house: Tables) -> None:
        room, _ = await table(house, 3, ash="bot greedy", birch="bot greedy", cedar="bot search-3")
        looker = Browser(room, "eve")
        while (state := await looker.next("state"))["view"]["outcome"] is None:
            pass
        assert room.match is not None
        said = [(line.seat, line.text) for line in room.match.play.history[:2]]
        assert said == [(1, "torch"), (0, "strike")]
        assert all(line.seat != 2 or line.text != "torch" for line in room.match.play.history)
        assert state["view"]["outcome"]["reason"] == "BCN-003"

    story(tmp_path, tell)


def test_a_bot_that_is_called_says_yes_and_helps(tmp_path: Path) -> None:
    async def tell(house: Tables) -> None:
        room, _ = await table(house, 2, ash="me", birch="bot search-3")
        ann = Browser(room, "ann")
        await ann.next("state")
        ann.say(signal(kind="plan", answers=[{"as": "birch", "answer": "torch"}]))
        while (heard := await ann.next("signal"))["kind"] != "reply":
            pass
        assert (heard["as"], heard["yes"], heard["why"]) == ("birch", True, "helps")
        while (await ann.next("state"))["view"]["torches"] != [1, 0]:
            pass

    story(tmp_path, tell)


def test_a_bot_leaves_people_a_moment_to_help(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_bots, "COURTESY", 0.4)

    async def tell(house: Tables) -> None:
        room, _ = await table(house, 2, ash="bot greedy", birch="me")
        ann = Browser(room, "ann")
        await ann.next("state")
        ann.answer("birch", "torch")
        await ann.next("state", **{"as": "birch", "ack": 1})
        assert room.match is not None
        assert room.match.play.history[0].text == "torch"
        while room.match.play.history[-1].seat != 0:
            await ann.next("state")  # with nothing left to wait for, it goes on

    story(tmp_path, tell)


def test_a_hint_is_advice_or_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell(house: Tables) -> None:
        room, _ = await table(house, 2, ash="me")
        await room.sit(Guest("bob", "Bob"), None, "")  # in a team hints are no help from outside
        ann = Browser(room, "ann")
        await ann.next("state")
        ann.say(Hint("ash"))
        assert (await ann.next("hint"))["answer"] == "strike"
        monkeypatch.setattr(questions, "ADVISER", "random")  # which has no reasons to give
        ann.say(Hint("ash"))
        assert (await ann.next("error"))["message"] == "error-hint-lost"

    story(tmp_path, tell)


# -- signals -------------------------------------------------------------------------------------


def signal(**fields: Any) -> Any:
    fields["as"] = fields.pop("seat", "ash")
    return read(msgspec.json.encode({"do": "signal", **fields}))


def test_signals_are_shown_to_all_and_kept_by_nobody(tmp_path: Path) -> None:
    async def tell(house: Tables) -> None:
        room, head = await table(house, 2, ash="me")
        await room.sit(Guest("bob", "Bob"), None, "")
        ann, bob, eve = (Browser(room, name) for name in ("ann", "bob", "eve"))
        plan = [{"as": "ash", "answer": "strike"}, {"as": "birch", "answer": "copy:flame-2 s7"}]
        ann.say(signal(kind="ping", at="s7"))
        ann.say(signal(kind="plan", answers=plan))
        ann.say(signal(kind="clear"))
        for browser in (ann, bob, eve):
            sent = [await browser.next("signal") for _ in range(3)]
            assert sent == [
                {"t": "signal", "as": "ash", "kind": "ping", "at": "s7"},
                {"t": "signal", "as": "ash", "kind": "plan", "answers": plan},
                {"t": "signal", "as": "ash", "kind": "clear"},
            ]
        found = await house.store.load(head.id)
        assert found is not None
        assert found[1] == []
        bob.say(signal(kind="ping", at="s7"))  # not his seat
        assert (await bob.next("error"))["code"] == "foreign"
        for _ in range(10):
            ann.say(signal(kind="ping", at="s1"))
        assert (await ann.next("error"))["code"] == "slow"

    story(tmp_path, tell)


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": "shout"},
        {"kind": "ping", "at": "two words"},
        {"kind": "ping", "at": "Hello!"},
        {"kind": "ping", "at": "s7\n"},
        {"kind": "ping", "at": "x" * 25},
        {"kind": "plan", "answers": []},
        {"kind": "plan", "answers": [{"as": "ash", "answer": "strike"}] * 13},
        {"kind": "plan", "answers": [{"as": "ash", "answer": "x" * 81}]},
        {"kind": "plan", "answers": [{"as": "ash", "answer": "<b> you"}]},
        {"kind": "plan", "answers": [{"as": "ash", "answer": "strike", "why": "so"}]},
        {"kind": "ping", "at": "s7", "say": "hi"},
    ],
)
def test_a_signal_carries_plain_short_words_alone(fields: Json) -> None:
    with pytest.raises(msgspec.ValidationError):
        signal(**fields)


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": "ping"},
        {"kind": "plan"},
        {"kind": "clear", "at": "s7"},
        {"kind": "plan", "answers": [{"as": "dill", "answer": "strike"}]},
    ],
)
def test_a_signal_that_lacks_something_is_refused(tmp_path: Path, fields: Json) -> None:
    async def tell(house: Tables) -> None:
        room, _ = await table(house, 2, ash="me", birch="me")
        ann = Browser(room, "ann")
        ann.say(signal(**fields))
        assert (await ann.next("error"))["code"] == "malformed"

    story(tmp_path, tell)


def test_there_are_no_signals_between_opponents(tmp_path: Path) -> None:
    async def tell(house: Tables) -> None:
        seats = {"bogatyrs": "me", "evil": "me"}
        head = await house.create(requests.NewTable("belogorye", None, seats), ANN)
        ann = Browser(await house.room(head.id), "ann")
        ann.say(signal(seat="evil", kind="ping", at="c3"))
        assert (await ann.next("error"))["message"] == "error-no-signals"

    story(tmp_path, tell)
