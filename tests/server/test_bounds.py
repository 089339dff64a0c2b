"""Saying and taking back without end: what is stored stays bounded, and opening it is cheap."""

import random
from pathlib import Path

import pytest
from tests.server.damage import HOT_SEAT, PEOPLE, Ear, begun, opened
from tests.server.people import run
from tests.server.test_match import everything, step

from laar.core.engine.table import Table
from laar.core.play import Line, Play
from laar.core.trail import EVERY
from laar.server.errors import Denied
from laar.server.table import match as matches
from laar.server.table.match import Match
from laar.server.wire import Answer, Undo


def there_and_back(match: Match, times: int) -> None:
    """The same answer again and again, taken back each time."""
    for _ in range(times):
        seat = match.names[match.play.asked[0]]
        match.answer(seat, match.options(seat)[0])
        match.undo(seat)


def midgame() -> Match:
    """A game of one person on both sides, past its beginning."""
    match = Match(*begun("t", HOT_SEAT, 30))
    while match.play.ask is not None and match.play.ask.kind != "main":
        seat = match.names[match.play.asked[0]]
        match.answer(seat, match.options(seat)[0])
    return match


def test_a_stored_undo_is_opened_for_the_price_of_a_few_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = midgame()
    there_and_back(match, 400)
    carried = 0
    real = Play._apply

    def counting(play: Play, table: Table, line: Line) -> None:
        nonlocal carried
        carried += 1
        real(play, table, line)

    monkeypatch.setattr(Play, "_apply", counting)
    again = Match(match.head, match.stored(1))
    assert carried < len(match.stored(1)) + EVERY
    assert everything(again) == everything(match)


def test_what_comes_from_the_disk_is_what_was_live() -> None:
    """Numbers, facts taken back and dice, after any sequence of answers and undos."""
    for seed in range(4):
        luck = random.Random(seed)
        match = Match(begun("t", HOT_SEAT, 0, seed)[0], [])
        match.start()
        for _ in range(150):
            if match.play.outcome is not None:
                break
            step(match, luck)
            if luck.random() < 0.1 and match.undo_count("evil"):
                match.undo("evil")
        again = Match(match.head, match.stored(1))
        assert everything(again) == everything(match)
        assert again.cuts == match.cuts
        for since in range(0, match.last_fact, 7):
            assert again.facts("evil", since) == match.facts("evil", since)


def test_a_seat_takes_back_so_many_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "BACK", 5)
    match = midgame()
    there_and_back(match, 5)
    seat = match.names[match.play.asked[0]]
    match.answer(seat, match.options(seat)[0])
    assert match.undo_count(seat) == 0
    for known in (match, Match(match.head, match.stored(1))):
        with pytest.raises(Denied) as denied:
            known.undo(seat)
        assert (denied.value.code, denied.value.detail) == ("spent", "error-back-spent")


def test_steps_in_secret_are_counted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "BACK", 5)
    match = Match(*begun("t", PEOPLE, 1))
    for _ in range(5):
        match.answer("evil", match.options("evil")[0])
        match.answer("evil", next(a for a in match.asides("evil") if a.startswith("retract")))
    match.answer("evil", match.options("evil")[0])
    with pytest.raises(Denied):
        match.answer("evil", next(a for a in match.asides("evil") if a.startswith("retract")))
    assert match.answer("bogatyrs", match.options("bogatyrs")[0]) is False  # others go on


def test_a_table_is_full_some_day(monkeypatch: pytest.MonkeyPatch) -> None:
    match = midgame()
    monkeypatch.setattr(matches, "MOST", len(match.stored(1)) + 1)
    seat = match.names[match.play.asked[0]]
    match.answer(seat, next(a for a in match.options(seat) if a.startswith("step")))
    with pytest.raises(Denied) as denied:
        match.answer(seat, "end")
    assert (denied.value.code, denied.value.detail) == ("spent", "error-table-full")
    match.answer(seat, "concede")
    assert match.play.outcome is not None


def test_people_are_told_what_they_have_used_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "BACK", 1)
    match = midgame()

    async def story() -> None:
        async with opened(tmp_path) as house:
            await house.store.create(match.head, match.stored(1))
            ear = Ear(await house.room("t"), "ann")
            seat = match.names[match.play.asked[0]]
            state = await ear.state(seat, lambda state: state["ask"]["mine"])
            n = state["n"]
            step = next(a for a in state["ask"]["options"] if a.startswith("step"))
            for said in (Answer(seat, n, step), Undo(seat, n + 1), Answer(seat, n + 2, step)):
                ear.say(said)
                await ear.answered(seat, said.n)
            assert ear.states[seat]["undo"] is False
            ear.say(Undo(seat, n + 3))
            assert (await ear.refused())["message"] == "error-back-spent"
            ear.say(Answer(seat, n + 3, "end"))
            await ear.answered(seat, n + 3)

    run(story())
