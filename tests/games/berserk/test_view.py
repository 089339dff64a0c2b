"""What a seat sees of a battle, the battle again from it, and worlds that fit it."""

import json
import random

import pytest
from tests.games.berserk.worlds import answer, battle, board, hides, worlds

import laar
from laar.core.engine.fact import ANSWER, NO_CAUSE
from laar.core.game import Json
from laar.games.berserk.game import GAME
from laar.games.berserk.state.battle import SEATS, Battle

VIEWERS = [0, 1, None]


def through_json(value: Json) -> Json:
    """What arrives when it is sent."""
    sent: Json = json.loads(json.dumps(value))
    return sent


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_world_imagined_behind_a_view_shows_the_same_view(viewer: int | None) -> None:
    for number, table in enumerate(worlds()):
        view = through_json(GAME.view(table, viewer))
        world = GAME.sample(view, random.Random(number))
        assert GAME.view(world, viewer) == GAME.view(table, viewer) == view
        assert GAME.problems(world) == []
        if viewer is not None:
            assert world.options(viewer) == table.options(viewer)


def test_where_nothing_is_hidden_the_world_is_the_only_one() -> None:
    seen = 0
    for table in worlds():
        if table.turn and not hides(table):
            seen += 1
            for viewer in VIEWERS:
                world = GAME.sample(GAME.view(table, viewer), random.Random(1))
                assert world.mark() == table.mark()
    assert seen > 20


def test_imagined_squads_and_hidden_cards_differ() -> None:
    squads, hidden = set(), set()
    for table in worlds():
        for number in range(4):
            world = GAME.sample(GAME.view(table, 0), random.Random(number))
            assert isinstance(world, Battle)
            if table.ask is not None and table.ask.kind == "place":
                squads.add(str(world.steps[1]))
            if hides(table):
                hidden.add(str(GAME.own(world, 1)["hidden"]))
    assert len(squads) > 3
    assert len(hidden) > 3


def test_imagined_worlds_can_be_played_on() -> None:
    for number, table in enumerate(worlds()[::3]):
        source = random.Random(number)
        world = GAME.sample(GAME.view(table, number % 2), source)
        for _ in range(40):
            if world.outcome is None:
                seat = world.waiting()[0]
                world.answer(seat, source.choice(world.options(seat)))
        assert GAME.problems(world) == []


def test_a_saved_table_is_the_same_table() -> None:
    for table in worlds():
        again = GAME.load(through_json(GAME.save(table)))
        assert again.mark() == table.mark()
        for seat in (-1, 0, 1):
            assert again.options(seat) == table.options(seat)


def test_a_loaded_table_plays_on_as_the_saved_one_would() -> None:
    for number, table in enumerate(worlds()[::5]):
        tables = [table.clone(), GAME.load(GAME.save(table))]
        for one in tables:
            source = random.Random(number)
            for _ in range(40):
                if one.outcome is None:
                    seat = source.choice(one.waiting())
                    one.answer(seat, source.choice(one.options(seat)))
        assert tables[0].mark() == tables[1].mark()


def test_a_view_is_a_picture_not_a_window() -> None:
    for table in worlds()[::4]:
        moving = table.clone()
        view = GAME.view(moving, 0)
        before = json.dumps(view)
        for _ in range(5):
            if moving.outcome is None:
                seat = moving.waiting()[0]
                moving.answer(seat, moving.options(seat)[-1])
        assert json.dumps(view) == before


def test_a_card_is_shown_as_it_is_now() -> None:
    text = """
        c3 red 12 chips 1 curse
        c4 blue 33 closed wounds 2 poison 2 led red
        e6 blue 34
        grave blue 67
    """
    play = laar.new("berserk", options={"position": text})
    view = play.view(0)
    cards = {card["at"]: card for card in view["cards"]}
    orc, other = cards["c3"], cards["c4"]
    assert (orc["id"], orc["card"], orc["seat"], orc["chips"]) == ("12.1", 12, "red", 1)
    assert {"name": "curse", "x": 1, "printed": False} in orc["keywords"]
    assert (other["owner"], other["seat"], other["closed"], other["wounds"]) == (
        "blue", "red", True, 2,
    )  # fmt: skip
    assert [effect["what"] for effect in other["effects"]] == ["grant", "control"]
    assert [dead["card"] for dead in view["graves"]["blue"]] == [67]
    assert view["ask"] == {"kind": "main", "seat": "red"}


def test_a_face_down_card_is_known_to_its_owner_alone() -> None:
    table = next(table for table in worlds() if hides(table))
    owner = 1 - table.first
    hidden = GAME.own(table, owner)["hidden"]
    assert hidden
    for card in hidden:
        shown = next(c for c in GAME.shared(table)["cards"] if c["at"] == card["at"])
        seat = SEATS[owner]
        assert shown == {
            "id": None, "owner": seat, "seat": seat, "at": card["at"], "hidden": True,
        }  # fmt: skip
    assert GAME.own(table, table.first)["hidden"] == GAME.own(table, None)["hidden"] == []


def test_every_fact_names_a_clause_and_what_led_to_it() -> None:
    source, play = random.Random(7), battle(3)
    while play.outcome is None:
        answer(play, source)
    catalogue = GAME.catalogue()
    for number, fact in enumerate(play.facts):
        assert NO_CAUSE <= fact.cause < number
        if fact.name != ANSWER:
            assert fact.clause in catalogue
            assert fact.cause != NO_CAUSE
        for viewer in VIEWERS:
            json.dumps(play.tell(fact, viewer))
    assert {fact.name for fact in play.facts} > {"wounded", "died", "ended", "turn_began", "drawn"}
    assert board(play).outcome is not None
