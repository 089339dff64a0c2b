"""Clocks: who thinks pays, nobody pays for what the wire or a restart takes, and who is out of
time loses, or a bot plays on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.server.eventful import Ear
from tests.server.people import run
from tests.server.timed import ANN, BLITZ, Duel, is_mine, opened, other
from tests.server.watch import Watch

from laar.server import requests
from laar.server.errors import Denied
from laar.server.table import clock
from laar.server.table.time_control import FREE, LAG, SECRET
from laar.server.times import TimeControl

BOTH = {"evil": "me", "bogatyrs": "me"}
CORRESPONDENCE = TimeControl(86_400, each="turn")


def test_who_is_asked_pays_for_the_time_and_the_wire_is_free(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            duel = await Duel(house, watch).begin(BLITZ)
            seat = await duel.play()
            before = (await duel.times()).left[seat]
            watch.passes(20)
            await duel.answer(seat)
            left = (await duel.times()).left
            assert left[seat] == before - (20 - LAG)
            assert left[other(seat)] == 300
            quick = left[seat]
            watch.passes(LAG)  # an answer at once, over a slow wire
            await duel.answer(seat)
            assert (await duel.times()).left[seat] == quick
            assert duel.told()["left"] == (await duel.times()).left

    run(story())


def test_a_turn_gives_its_increment_once(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            duel = await Duel(house, watch).begin(BLITZ)
            seat = await duel.play()
            left = (await duel.times()).left[seat]
            await duel.answer(seat, "end")
            times = await duel.times()
            assert (times.running, times.left[seat]) == ([other(seat)], left + 3)
            await duel.answer(other(seat), "end")
            assert (await duel.times()).left[other(seat)] == 303

    run(story())


def test_each_turn_has_all_its_time(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            duel = await Duel(house, watch).begin(TimeControl(60, each="turn"))
            seat = await duel.play()
            watch.passes(40)
            await duel.answer(seat, "end")
            assert (await duel.times()).left == {seat: 60.0, other(seat): 60.0}

    run(story())


def test_who_is_out_of_time_loses(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            duel = await Duel(house, watch).begin(BLITZ)
            seat = await duel.play()
            left = (await duel.times()).left[seat]
            assert watch.passes(left) == 0  # the wire's half a second is not over
            assert (await duel.look()).status == "live"
            assert watch.passes(LAG) == 1
            head = await duel.over()
            assert (head.late, (head.outcome or {})["winners"]) == ([seat], [other(seat)])
            assert duel.ears["evil"].states["evil"]["table"]["late"] == [seat]
            assert clock.due(head) is None

    run(story())


def test_a_bot_plays_on_where_the_table_says_so(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            duel = await Duel(house, watch).begin(TimeControl(60, late="bot"))
            seat = await duel.play()
            n = duel.ears[seat].states[seat]["n"]
            watch.passes(60 + LAG)
            await duel.ears[seat].wait(seat, lambda state: state["n"] > n)
            head = await duel.look()
            assert (head.status, head.late) == ("live", [])
            assert (await duel.times()).left[seat] == 0
            assert (await duel.times()).left[other(seat)] == 60

    run(story())


def test_a_secret_choice_takes_no_time_and_tells_nothing(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            duel = await Duel(house, watch).begin(BLITZ)
            (first,) = (await duel.times()).running
            await duel.answer(first)
            before = duel.told(other(first))
            assert (before["running"], before["secret"]) == ([], True)
            watch.passes(30)
            await duel.place(first)  # what the other is told of the clocks stays as it was
            assert duel.told(other(first)) == before
            assert before["until"] == before["since"] + SECRET
            watch.passes(SECRET - 30)  # then bots choose for whoever has not
            await duel.ears[first].wait(first, lambda s: s["view"]["turn"] == 1)
            head = await duel.look()
            assert (head.status, (await duel.times()).left[other(first)]) == ("live", 300)

    run(story())


def test_a_question_with_one_answer_costs_nothing_and_is_answered_in_the_end(
    tmp_path: Path, watch: Watch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            duel = await Duel(house, watch).begin(BLITZ)
            await duel.play()
            while running := (await duel.times()).running:
                await duel.answer(running[0])
            (seat,) = (name for name, ear in duel.ears.items() if is_mine(ear.states[name]))
            assert len(duel.ears[seat].states[seat]["ask"]["options"]) == 1
            left = (await duel.times()).left[seat]
            watch.passes(FREE - 1)
            assert (await duel.times()).left[seat] == left
            n = duel.ears[seat].states[seat]["n"]
            watch.passes(1)
            await duel.ears[seat].wait(seat, lambda state: state["n"] > n)
            assert (await duel.times()).left[seat] >= left

    run(story())


def test_a_bot_needs_no_clock(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            duel = await Duel(house, watch).begin(BLITZ, "bot random")
            assert (await duel.times()).left == {"evil": 300}

    run(story())


def test_a_pause_takes_everyone_and_ends_with_one(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            duel = await Duel(house, watch).begin(BLITZ)
            seat = await duel.play()
            watch.passes(10)
            duel.ears["evil"].pause("evil", yes=True)
            assert not (await duel.times()).paused
            assert duel.told()["pausing"] == ["evil"]
            duel.ears["bogatyrs"].pause("bogatyrs", yes=True)
            left = (await duel.times()).left[seat]
            assert (await duel.times()).paused
            assert watch.passes(10_000) == 0
            duel.ears["evil"].pause("evil", yes=False)
            assert not (await duel.times()).paused
            watch.passes(5)
            await duel.answer(seat)
            assert (await duel.times()).left[seat] == left - (5 - LAG)

    run(story())


def test_an_undo_gives_no_time_back(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            duel = Duel(house, watch)
            wish = requests.NewTable(
                "belogorye", seats={"evil": "me", "bogatyrs": "me"}, control=BLITZ
            )
            duel.table = (await house.create(wish, ANN)).id
            ear = Ear(await house.room(duel.table), "ann")
            duel.ears = {"evil": ear, "bogatyrs": ear}
            seat = await duel.play()
            await duel.answer(seat, "end")
            once = (await duel.times()).left
            ear.undo(seat)
            await duel.look()
            await duel.answer(seat, "end")
            assert (await duel.times()).left == once

    run(story())


def test_a_rematch_has_the_same_clocks(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            duel = await Duel(house, watch).begin(BLITZ)
            seat = await duel.play()
            await duel.ears[seat].say(seat, "concede")
            await duel.over()
            again = await house.again(duel.table, requests.Again(), ANN)
            assert (await house.room(again)).head.control == BLITZ

    run(story())


def test_an_event_has_no_clocks_of_a_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            options = {"mode": "draft", "players": 2}
            seats = {"red": "me", "blue": "bot random"}
            wish = requests.NewTable("berserk", None, seats, options=options, control=BLITZ)
            with pytest.raises(Denied) as denied:
                await house.create(wish, ANN)
            assert (denied.value.code, denied.value.at) == ("malformed", "control")

    run(story())


@pytest.mark.parametrize(
    "wrong",
    [
        b'{"seconds": 14}',
        b'{"seconds": 1209601}',
        b'{"seconds": 60, "each": "move"}',
        b'{"seconds": 60, "increment": -1}',
        b'{"seconds": 60, "late": "draw"}',
        b'{"seconds": 60, "more": 1}',
    ],
)
def test_a_control_that_makes_no_sense_is_refused(wrong: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wrong, type=TimeControl)


def test_pauses_where_there_are_none(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            duel = await Duel(house, watch).begin(BLITZ)
            (first,) = (await duel.times()).running
            await duel.answer(first)
            duel.ears[first].pause(first, yes=True)
            await duel.look()
            assert duel.ears[first].errors == ["error-pause-secret"]
            plain = await house.create(
                requests.NewTable("belogorye", seats=dict.fromkeys(("evil", "bogatyrs"), "me")), ANN
            )
            ear = Ear(await house.room(plain.id), "ann")
            ear.pause("evil", yes=True)
            await ear.heard_all()
            assert ear.errors == ["error-no-clock"]

    run(story())
