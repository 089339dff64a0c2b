"""What a seat sees, and what it cannot see: the layout of the other before it is turned up."""

import json
import random

import pytest
from tests.games.belogorye.worlds import worlds
from tests.harness import SEATS

import laar
from laar.core.engine.fact import ANSWER, NO_CAUSE
from laar.core.game import Json
from laar.core.play import Play
from laar.games.belogorye.game import GAME

VIEWERS = [0, 1, None]


def placing(first: str) -> Play:
    play = laar.new("belogorye", seed=None)
    for answer in ("6", "1", f"first {first}"):
        play.answer(answer)
    return play


def lay(play: Play, seat: int, count: int, source: random.Random) -> None:
    for _ in range(count):
        play.answer(source.choice(play.options(seat)), seat)


def known(play: Play, seat: int | None) -> str:
    """Everything that may be sent to a seat, as text."""
    told: list[object] = [play.view(seat), [play.tell(fact, seat) for fact in play.facts]]
    if seat is not None:
        told += [play.options(seat), play.asides(seat)]
        told += [str(play.why_not(text, seat)) for text in ("ready", "place sadko b1", "end")]
    return json.dumps(told)


@pytest.mark.parametrize("first", SEATS)
@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_sent_to_a_seat_depends_on_the_others_layout(first: str, seat: int) -> None:
    for trial in range(12):
        plays = [placing(first) for _ in range(3)]
        own = trial % 11  # up to ready
        for number, play in enumerate(plays):
            if number:  # the first of them waits for a seat that has done nothing
                lay(play, 1 - seat, 1 + (trial + number) % 9, random.Random(100 * trial + number))
            lay(play, seat, min(own, 10), random.Random(trial))
        for viewer in (seat, None):
            assert len({known(play, viewer) for play in plays}) == 1


@pytest.mark.parametrize("first", SEATS)
def test_the_words_of_the_other_are_in_no_view(first: str) -> None:
    play = placing(first)
    for seat in (0, 1):
        lay(play, seat, 9, random.Random(seat))
    for seat in (0, 1):
        mine, theirs = play.table.steps[seat], play.table.steps[1 - seat]
        text = known(play, seat)
        assert all(step in text for step in mine)
        assert not [step for step in theirs if step in text]
        assert not [step for step in theirs if step in known(play, None)]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_world_imagined_behind_a_view_shows_the_same_view(viewer: int | None) -> None:
    for number, table in enumerate(worlds()):
        view: Json = json.loads(json.dumps(GAME.view(table, viewer)))
        world = GAME.sample(view, random.Random(number))
        assert GAME.view(world, viewer) == GAME.view(table, viewer) == view
        assert GAME.problems(world) == []
        if viewer is not None:
            assert world.options(viewer) == table.options(viewer)


def test_where_nothing_is_hidden_the_world_is_the_only_one() -> None:
    for table in worlds():
        if table.ask is None or not table.ask.secret:
            world = GAME.sample(GAME.view(table, 0), random.Random(1))
            assert world.mark() == table.mark()


def test_imagined_layouts_differ_and_can_be_played_on() -> None:
    play = placing("bogatyrs")
    lay(play, 0, 10, random.Random(1))
    layouts = set()
    for number in range(20):
        source = random.Random(number)
        world = GAME.sample(play.view(0), source)
        layouts.add(str(world.steps[1]))
        assert len({step.split()[1] for step in world.steps[1]}) == 9
        while world.ask is not None and world.ask.secret:
            seat = world.waiting()[0]
            world.answer(seat, source.choice(world.options(seat)))
        assert world.ask is not None
        assert world.ask.kind == "main"
    assert len(layouts) == 20


def test_a_saved_table_is_the_same_table() -> None:
    for table in worlds():
        saved: Json = json.loads(json.dumps(GAME.save(table)))
        again = GAME.load(saved)
        assert again.mark() == table.mark()
        for seat in (-1, 0, 1):
            assert again.options(seat) == table.options(seat)


def test_a_loaded_table_plays_on_as_the_saved_one_would() -> None:
    for number, table in enumerate(worlds()[::4]):
        tables = [table.clone(), GAME.load(GAME.save(table))]
        for one in tables:
            source = random.Random(number)
            for _ in range(60):
                if one.outcome is None:
                    seat = source.choice(one.waiting())
                    one.answer(seat, source.choice(one.options(seat)))
        assert tables[0].mark() == tables[1].mark()


def test_a_view_is_a_picture_not_a_window() -> None:
    for table in worlds():
        if table.outcome is None:
            moving = table.clone()
            view = GAME.view(moving, 0)
            before = json.dumps(view)
            for _ in range(5):
                if moving.outcome is None:
                    seat = moving.waiting()[0]
                    moving.answer(seat, moving.options(seat)[-1])
            assert json.dumps(view) == before


def test_every_fact_names_a_clause_and_what_led_to_it() -> None:
    source = random.Random(7)
    play = laar.new("belogorye", seed="facts")
    while play.outcome is None:
        seat = source.choice(play.asked)
        play.answer(source.choice(play.options(seat)), seat)
    catalogue = GAME.catalogue()
    for number, fact in enumerate(play.facts):
        assert NO_CAUSE <= fact.cause < number
        if fact.name != ANSWER:
            assert fact.clause in catalogue
            assert fact.cause != NO_CAUSE
    assert {fact.name for fact in play.facts} > {"wounded", "died", "ended", "turn_began"}
