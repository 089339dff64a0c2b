"""A stored line that cannot be carried out: the table opens before it, and people decide."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.damage import (
    ALONE,
    BOTS,
    HOT_SEAT,
    PEOPLE,
    Ear,
    begun,
    lines,
    opened,
    spoil,
    spoil_head,
)
from tests.server.lines import lines_of
from tests.server.people import run

import laar
from laar.server import seats
from laar.server.errors import Denied
from laar.server.store.store import Store
from laar.server.table.match import Match
from laar.server.wire import Answer, Mend, Undo

BAD = 31  # the line that is spoiled
TABLE = "t"


async def store(data: Path, taken: dict[str, seats.Seat], answers: int = 40) -> int:
    """A table whose line BAD is spoiled; how many lines it has."""
    head, said = begun(TABLE, taken, answers)
    async with opened(data) as house:
        await house.store.create(head, said)
    spoil(data, TABLE, BAD)
    return len(said)


async def come(data: Path, house: Any, guest: str = "ann") -> Ear:
    return Ear(await house.room(TABLE), guest)


def test_the_table_opens_at_the_last_line_that_can_be_carried_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        count = await store(tmp_path, HOT_SEAT)
        head, said = begun(TABLE, HOT_SEAT, 40)
        async with opened(tmp_path) as house:
            ear = await come(tmp_path, house)
            state = await ear.state("evil")
            assert state["view"] == Match(head, said[: BAD - 1]).view("evil")
            told = state["table"]["damaged"]
            assert (told["line"], told["lines"], told["may"]) == (BAD, count, ["go-on", "end"])
            assert (told["engine"], told["begun"]) == (laar.__version__, "0.0.9")
            assert (state["ask"]["mine"], state["asides"], state["undo"]) == (False, [], False)
            for frame in (Answer("evil", state["n"], "end"), Undo("evil", state["n"])):
                ear.say(frame)
                assert (await ear.refused())["code"] == "damaged"
            looking = Ear(await house.room(TABLE), "stranger")
            assert (await looking.state(None))["table"]["damaged"]["line"] == BAD
            looking.say(Mend("end"))
            assert (await looking.refused())["code"] == "foreign"
        assert len(lines(tmp_path, TABLE)) == count

    run(story())
    (told,) = lines_of(caplog)
    assert (told["table"], told["line"]) == (TABLE, BAD)
    assert (told["engine"], told["begun"]) == (laar.__version__, "0.0.9")
    assert "nonsense" not in str(told)  # it may have been a secret


def test_it_goes_on_from_there_and_stays_so(tmp_path: Path) -> None:
    async def story() -> None:
        count = await store(tmp_path, HOT_SEAT)
        before = lines(tmp_path, TABLE)
        async with opened(tmp_path) as house:
            ear = await come(tmp_path, house)
            waiting = await ear.state("evil")
            ear.say(Mend("go-on"))
            await ear.state("evil", lambda s: "damaged" not in s["table"])
            for _ in range(5):
                seat = await ear.wait(asked)
                n, options = ear.states[seat]["n"], ear.states[seat]["ask"]["options"]
                assert n > waiting["n"]
                ear.say(Answer(seat, n, options[0]))
                await ear.answered(seat, n)
            live = {seat: ear.states[seat] for seat in HOT_SEAT}
            ear.leave()
        after = lines(tmp_path, TABLE)
        assert after[:count] == before  # nothing that was acknowledged is deleted
        assert after[count] == (count + 1, "-", f"go-on {BAD - 1}")
        assert [n for n, _, _ in after] == list(range(1, len(after) + 1))
        async with opened(tmp_path) as house:
            again = await come(tmp_path, house)
            for seat, state in live.items():
                known = await again.state(seat)
                for what in ("n", "view", "ask", "asides", "undo", "table"):
                    assert known[what] == state[what]

    run(story())


def asked(ear: Ear) -> str | None:
    for seat, state in ear.states.items():
        if state["ask"] and state["ask"]["mine"]:
            return seat
    return None


def test_who_saw_more_is_told_what_is_gone(tmp_path: Path) -> None:
    """A browser that was connected before has seen higher numbers: none of them comes again."""

    async def story() -> None:
        await store(tmp_path, HOT_SEAT)
        whole = Match(*begun(TABLE, HOT_SEAT, 40))
        async with opened(tmp_path) as house:
            room = await house.room(TABLE)
            assert room.match is not None
            assert room.match.n("evil") >= whole.n("evil")
            gone, *more = room.match.facts("evil", whole.last_fact)
            assert (gone["fact"], more) == ("undone", [])
            assert gone["i"] > whole.last_fact
            stood = Match(whole.head, begun(TABLE, HOT_SEAT, 40)[1][: BAD - 1])
            assert gone["back"] == stood.last_fact
            assert room.match.play.rolls == whole.play.rolls  # no roll comes twice

    run(story())


def test_opponents_decide_together(tmp_path: Path) -> None:
    async def story() -> None:
        await store(tmp_path, PEOPLE)
        async with opened(tmp_path) as house:
            ann = await come(tmp_path, house)
            ann.say(Mend("go-on"))
            said = await ann.state("bogatyrs", lambda s: s["table"]["damaged"]["said"])
            assert said["table"]["damaged"]["said"] == {"bogatyrs": "go-on"}
        async with opened(tmp_path) as house:  # what was said is kept
            bob = await come(tmp_path, house, "bob")
            bob.say(Mend("end"))
            said = await bob.state("evil", lambda s: len(s["table"]["damaged"]["said"]) == 2)
            assert said["table"]["status"] == "live"
            bob.say(Mend("go-on"))
            await bob.state("evil", lambda s: "damaged" not in s["table"])

    run(story())


def test_it_can_be_ended_there(tmp_path: Path) -> None:
    async def story() -> None:
        await store(tmp_path, HOT_SEAT)
        async with opened(tmp_path) as house:
            ear = await come(tmp_path, house)
            ear.say(Mend("end"))
            state = await ear.state("evil", lambda s: s["table"]["status"] == "over")
            assert state["table"]["damaged"]["may"] == []
            ear.say(Answer("evil", state["n"], "concede"))
            assert (await ear.refused())["code"] == "over"
            ear.say(Mend("go-on"))
            assert (await ear.refused())["message"] == "error-not-damaged"
        async with opened(tmp_path) as house:
            head, lines = await house.ended(TABLE)
            match = await house.loader.match(head, lines)
            assert head.outcome == {"reason": "", "winners": []}
            assert len(match.steps(None)) <= BAD
            assert (await house.room(TABLE)).head.status == "over"

    run(story())


def test_bots_wait_until_it_is_decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[str] = []

    async def story() -> None:
        await store(tmp_path, ALONE)
        async with opened(tmp_path) as house:
            choose = house.pool.choose

            async def noting(task: Any, *more: Any) -> Any:
                asked_for.append(task.name)
                return await choose(task, *more)

            monkeypatch.setattr(house.pool, "choose", noting)
            ear = await come(tmp_path, house)
            await ear.state("bogatyrs")
            assert not (await house.room(TABLE))._table_bots
            assert asked_for == []

    run(story())


def test_damage_after_damage(tmp_path: Path) -> None:
    """Later even a line that stood is lost: what was left out before is left out with it."""

    async def story() -> None:
        count = await store(tmp_path, HOT_SEAT)
        async with opened(tmp_path) as house:
            ear = await come(tmp_path, house)
            ear.say(Mend("go-on"))
            await ear.state("evil", lambda s: "damaged" not in s["table"])
        spoil(tmp_path, TABLE, 20)
        async with opened(tmp_path) as house:
            ear = await come(tmp_path, house)
            state = await ear.state("evil")
            assert state["table"]["damaged"]["line"] == 20
            ear.say(Mend("go-on"))
            state = await ear.state("evil", lambda s: "damaged" not in s["table"])
        said = [text for _, seat, text in lines(tmp_path, TABLE)[count:] if seat == "-"]
        assert said == [f"go-on {BAD - 1}", "go-on 19"]
        async with opened(tmp_path) as house:
            again = await (await come(tmp_path, house)).state("evil")
            assert (again["n"], again["view"]) == (state["n"], state["view"])

    run(story())


@pytest.mark.parametrize("seat", ["nobody", "-", ""])
def test_a_line_of_no_seat_is_damage(tmp_path: Path, seat: str) -> None:
    head, said = begun(TABLE, HOT_SEAT, 40)
    said[BAD - 1] = (seat, "go-on 99999")

    async def story() -> None:
        async with opened(tmp_path) as house:
            await house.store.create(head, said)
            room = await house.room(TABLE)
            assert room.head.damage is not None
            assert room.head.damage.line == BAD

    run(story())


def heads(data: bytes) -> dict[str, bytes]:
    """Ways in which a head may be spoiled."""
    head = msgspec.json.decode(data)
    return {
        "torn": data[: len(data) // 2],
        "empty": b"",
        "no-text": b"\xff\xfe\x00",
        "other-json": b"[1, 2, 3]",
        "no-seats": msgspec.json.encode({k: v for k, v in head.items() if k != "seats"}),
        "lost-game": msgspec.json.encode({**head, "game": "chess"}),
        "lost-edition": msgspec.json.encode({**head, "edition": "2017.99"}),
        "odd-options": msgspec.json.encode({**head, "options": {"mode": "x"}}),
    }


def test_a_head_that_makes_no_sense_is_said_to_be_unreadable(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    head, said = begun(TABLE, HOT_SEAT, 5)
    spoiled = heads(msgspec.json.encode(head))

    async def story() -> None:
        async with opened(tmp_path) as house:
            for name in spoiled:
                await house.store.create(msgspec.structs.replace(head, id=name), said)
        for name, raw in spoiled.items():
            spoil_head(tmp_path, name, raw.replace(b'"id":"t"', b'"id":"%b"' % name.encode()))
        async with opened(tmp_path) as house:
            mine = await house.store.tables_of("ann")
            assert {one.id for one in mine} == spoiled.keys()
            await house.standings(mine)
            await house.store.events(0)
            for name in spoiled:
                for _ in range(2):
                    with pytest.raises(Denied) as denied:
                        await house.room(name)
                    assert (denied.value.code, denied.value.status) == ("unreadable", 409)
                with pytest.raises(Denied):
                    await house.ended(name)
            await house.store.reveal([*spoiled])
            assert await Store.load(house.store, "torn")

    run(story())
    told = lines_of(caplog)
    assert sorted(line["table"] for line in told) == sorted(spoiled)  # one line each


def test_a_table_of_bots_waits_for_whoever_made_it(tmp_path: Path) -> None:
    async def story() -> None:
        await store(tmp_path, BOTS)
        async with opened(tmp_path) as house:
            bob = await come(tmp_path, house, "bob")
            bob.say(Mend("go-on"))
            assert (await bob.refused())["code"] == "foreign"
            ann = await come(tmp_path, house)
            ann.say(Mend("end"))
            await ann.state(None, lambda s: s["table"]["status"] == "over")

    run(story())
