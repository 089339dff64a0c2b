"""What nobody may learn in an event: stacks, picks, pools and decks of others (BRS-365)."""

import json
import random
import re

import pytest
from tests.clauses.berserk.limited.seats import SEATS, Seats

from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.core.undo import undoable
from laar.games.berserk.game import GAME, Berserk
from laar.games.berserk.limited.event import Limited

ASKED = ("ready", "pick 2.1", "pick 50.1", "leave 2.1", "leave 50.1", "draw red 2.1", "concede")


def known(play: Play, seat: int | None) -> str:
    """Everything that may be sent to a seat, as text."""
    told: list[object] = [play.view(seat), [play.tell(fact, seat) for fact in play.facts]]
    if seat is not None:
        told += [play.options(seat), play.asides(seat)]
        told += [str(play.why_not(text, seat)) for text in ASKED]
    return json.dumps(told)


def ids(text: str) -> set[str]:
    """Copies that a text names; the year of an edition is no card."""
    return set(re.findall(r"\b\d{1,3}\.\d+\b", text))


def met(table: Limited, seat: int | None) -> set[str]:
    """The cards that a seat has had before its eyes."""
    if seat is None:
        return set()
    cards = {c for stack, _ in table.seen[seat] for c in stack}
    cards |= {*table.pools[seat], *(() if seat in table.gone else table.stacks[seat])}
    return {table.setting.ids[card] for card in cards}


@pytest.mark.clause("BRS-365")
@pytest.mark.parametrize("mode", ["draft", "sealed"])
def test_no_byte_sent_to_a_seat_names_a_card_that_it_never_saw(mode: str) -> None:
    looked = 0
    for players in (2, 3, 4):
        source = random.Random(players)
        s = Seats(mode, players, f"secrets {players}")
        while s.play.outcome is None:
            for viewer in (*range(players), None):
                if not source.randrange(8):
                    named = ids(known(s.play, viewer)) - ids(str(ASKED))
                    assert named <= met(s.table, viewer)
                    looked += 144 - len(met(s.table, viewer))
            seat = source.choice(s.play.asked)
            s.play.answer(source.choice(s.play.options(seat)), seat)
            if players == 4 and s.table.round == 3 and not s.table.gone:
                s.do("green", "concede")
        for viewer in (*range(players), None):  # decks stay secret for the duels
            assert ids(known(s.play, viewer)) - ids(str(ASKED)) <= met(s.table, viewer)
    assert looked > 2_000


def dealt(mine: int, others: int) -> Play:
    """A draft before the first pick: red's stack follows from one number, blue's from another."""
    s = Seats("draft", 2, seed=None)
    sources = {"red": random.Random(mine), "blue": random.Random(others)}
    while s.asked == "draw":
        options = s.play.options(CHANCE)
        s.play.answer(sources[options[0].split()[1]].choice(options), CHANCE)
    return s.play


@pytest.mark.clause("BRS-365")
def test_nothing_sent_to_a_seat_depends_on_the_others_stack_and_pick() -> None:
    plays = [dealt(1, others) for others in range(4)]
    for number, play in enumerate(plays):
        for text in (play.options(1)[number], "ready")[:number]:
            play.answer(text, 1)
    assert len({known(play, 0) for play in plays}) == 1
    assert len({known(play, None) for play in plays}) == 1
    assert len({known(play, 1) for play in plays}) == len(plays)


def test_who_waits_does_not_learn_who_has_chosen() -> None:
    s = Seats("draft", 4)
    before = [known(s.play, seat) for seat in (1, 2, None)]
    s.do("red", s.play.options(0)[0]).do("red", "ready")
    assert [known(s.play, seat) for seat in (1, 2, None)] == before


def test_a_pick_is_not_taken_back_once_stacks_have_moved() -> None:
    s = Seats("draft", 2)
    s.pick()
    assert [undoable(s.play, seat) for seat in (0, 1)] == [0, 0]
    assert Berserk().guarded(s.table, 0)


# -- possible worlds ------------------------------------------------------------------------------


def went_on(world: Limited, seat: int) -> int:
    """Stacks that a seat passed on and the next has seen as they then were."""
    count = 0
    for at, (stack, card) in enumerate(world.seen[seat]):
        step = -1 if at // 12 == 1 else 1
        other = world.seen[(seat + step) % world.seats]
        if at % 12 < 11 and at + 1 < len(other):
            assert set(other[at + 1][0]) == set(stack) - {card}
            count += 1
    return count


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_world_fits_all_that_a_seat_has_seen(players: int) -> None:
    source = random.Random(players)
    s = Seats("draft", players)
    compared = 0
    while s.play.outcome is None:
        for viewer in source.sample(range(players), 1):
            world = GAME.sample(s.view(SEATS[viewer]), source)
            assert isinstance(world, Limited)
            assert GAME.view(world, viewer) == s.view(SEATS[viewer])
            assert GAME.problems(world) == []
            for seat in range(players):
                compared += went_on(world, seat)
                assert [card for _, card in world.seen[seat]] == world.pools[seat]
        s.ready() if s.asked == "build" else s.pick(source.choice)
        if players > 2 and len(s.pool("blue")) == 8 and not s.table.gone:
            s.do("blue", "concede")
    assert compared > 500


def test_of_two_players_each_knows_what_the_other_took_of_a_stack_that_came_back() -> None:
    s = Seats("draft", 2)
    for _ in range(4):
        s.pick()
    mine = s.view("red")["seen"]
    gone = set(mine[0]["stack"]) - {mine[0]["pick"]} - set(mine[2]["stack"])
    assert len(gone) == 1
    for number in range(20):
        world = GAME.sample(s.view("red"), random.Random(number))
        assert isinstance(world, Limited)
        assert gone <= {world.setting.ids[card] for card in world.pools[1]}


def test_worlds_differ_in_what_a_seat_cannot_know() -> None:
    s = Seats("draft", 3)
    s.pick()
    worlds = [GAME.sample(s.view("red"), random.Random(number)) for number in range(10)]
    assert len({world.mark() for world in worlds}) == len(worlds)
