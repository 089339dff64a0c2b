"""Both squads are laid out face down and turned up together."""

import pytest
from tests.harness import CELLS, DEALT, SEATS, SQUADS, Draw, Scene, other

FIRST_CELLS = {"b1", "c1", "d1", "b2", "c2", "d2", "b3", "c3", "d3"}
SECOND_CELLS = {"a4", "b4", "c4", "d4", "e4", "b5", "c5", "d5", "b6", "c6", "d6"}


def placing(t: Scene, first: str = "bogatyrs") -> Scene:
    return t.dice(6, 1).bogatyrs(f"first {first}")


@pytest.mark.clause("BEL-016")
def test_nobody_sees_where_the_other_places(table: Draw) -> None:
    t = placing(table())
    blind = [t.play.view(1), t.view, t.facts()]
    t.bogatyrs("place ilya_muromets b3", "place sadko c3")
    assert [t.play.view(1), t.view, t.facts()] == blind
    assert t.play.view(0)["placed"] == ["place ilya_muromets b3", "place sadko c3"]
    t.bogatyrs("retract place ilya_muromets b3", "retract place sadko c3").deploy("bogatyrs")
    assert [t.play.view(1), t.view, t.facts()] == blind


@pytest.mark.clause("BEL-016")
def test_one_card_a_cell_and_one_cell_a_card(table: Draw) -> None:
    t = placing(table()).bogatyrs("place ilya_muromets b3")
    assert t.refuses("place sadko b3", "BEL-016")
    assert t.refuses("place ilya_muromets c3", "BEL-016")


@pytest.mark.clause("BEL-017")
@pytest.mark.parametrize("seat", SEATS)
def test_the_first_player_fills_the_middle_square(table: Draw, seat: str) -> None:
    t = placing(table(), seat)
    assert {answer[-2:] for answer in t.legal("place", seat)} == FIRST_CELLS
    who = SQUADS[seat][0]
    assert all(t.refuses(f"place {who} {c}", "BEL-017", seat) for c in set(CELLS) - FIRST_CELLS)


@pytest.mark.clause("BEL-018")
@pytest.mark.parametrize("seat", SEATS)
def test_the_second_player_has_eleven_cells(table: Draw, seat: str) -> None:
    t = placing(table(), other(seat))
    assert {answer[-2:] for answer in t.legal("place", seat)} == SECOND_CELLS
    who = SQUADS[seat][0]
    assert all(t.refuses(f"place {who} {c}", "BEL-018", seat) for c in set(CELLS) - SECOND_CELLS)


@pytest.mark.clause("BEL-019")
def test_placed_on_the_own_half_but_free_to_cross(table: Draw) -> None:
    t = placing(table())
    assert not {answer for answer in t.legal("place", "bogatyrs") if answer[-1] in "456"}
    assert not {answer for answer in t.legal("place", "evil") if answer[-1] in "123"}
    t = table("c3 alyosha / d4 upyr").bogatyrs("step c3 c4", "step c4 c5").end()
    t.evil("step d4 d3", "step d3 d2")
    assert (t.at("alyosha"), t.at("upyr")) == ("c5", "d2")


@pytest.mark.clause("BEL-020")
def test_when_both_are_ready_all_cards_are_turned_up(table: Draw) -> None:
    t = placing(table()).deploy("evil")
    assert not [unit for unit in t.view["units"] if unit["cell"]]
    assert not t.facts("placed")
    t.deploy("bogatyrs")
    cells = {unit["id"]: unit["cell"] for unit in t.view["units"]}
    assert cells == {
        **dict(zip(SQUADS["bogatyrs"], DEALT["first"], strict=True)),
        **dict(zip(SQUADS["evil"], DEALT["second"], strict=True)),
    }
    assert [fact["clause"] for fact in t.facts("placed")] == ["BEL-020"] * 18
    views = [t.play.view(seat) for seat in (0, 1, None)]
    assert all(view | {"seat": None} == views[2] for view in views)


@pytest.mark.clause("BEL-021")
@pytest.mark.parametrize("slow", SEATS)
def test_both_place_at_their_own_pace_and_wait_for_each_other(table: Draw, slow: str) -> None:
    t = placing(table())
    assert t.asked == "bogatyrs evil place"
    t.deploy(other(slow))
    assert t.asked == f"{slow} place"
    assert t.legal(seat=other(slow)) == set()
    t.deploy(slow)
    assert t.asked == "bogatyrs main"


@pytest.mark.clause("BEL-021")
def test_all_nine_must_be_placed_before_one_is_ready(table: Draw) -> None:
    t = placing(table())
    for who, cell in zip(SQUADS["evil"], DEALT["second"], strict=True):
        assert t.refuses("ready", "BEL-021", "evil")
        t.evil(f"place {who} {cell}")
    assert t.legal(seat="evil") == {"ready"}
    t.evil("ready")
    assert t.refuses("place leshy c6", "BEL-021", "evil")
    assert t.refuses("ready", "BEL-021", "evil")


@pytest.mark.clause("BEL-021")
def test_a_card_may_be_laid_elsewhere_until_one_is_ready(table: Draw) -> None:
    t = placing(table()).evil("place leshy a4", "retract place leshy a4", "place leshy b4")
    assert t.play.view(1)["placed"] == ["place leshy b4"]
    assert t.refuses("retract place leshy a4", "BEL-021", "evil")
    assert t.refuses("retract place leshy b4", "BEL-021", "bogatyrs")


@pytest.mark.clause("BEL-021")
def test_nobody_is_ready_with_eight(table: Draw) -> None:
    t = placing(table()).deploy("evil")
    for aside in [said for said in t.play.asides(1) if said.startswith("retract")]:
        again = placing(table()).deploy("evil").evil(aside)
        assert again.asked == "bogatyrs evil place", aside
