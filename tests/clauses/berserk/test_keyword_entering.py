"""Revival, summoning and incarnation."""

import pytest
from tests.clauses.berserk.board import Board, board
from tests.clauses.berserk.conftest import Vary

from laar.games.berserk.cards.traits import FLYER, Traits

FAR = "\na6 blue 48\ne1 red 42\n"
# Teodora (113) revives a coven creature of cost 3 or less; the Seer (94) summons an orc of cost 4.


def aloft(traits: Traits) -> None:
    """It flies."""
    traits.sort = FLYER


@pytest.mark.clause("BRS-324")
def test_revival_brings_a_card_from_ones_graveyard() -> None:
    graves = "grave red 69\ngrave red 74\ngrave red 42\ngrave blue 83"
    b = board(f"c3 red 113\nb3 red 48\nc4 blue 48\n{graves}" + FAR).do("use c3 3")
    assert b.options() == {"69.1"}  # coven, cost 3 or less, and one's own
    b.do("69.1").passes().asks("red", "cell")
    assert b.options() == {"b2", "c2", "d2", "d3", "b4", "d4"}  # free, next to who revives it
    b.do("d4")
    assert (b.at("d4"), b.is_open("d4"), b.leader("d4"), b.grave("red")) == (
        69,
        True,
        "red",
        [42, 74],
    )


@pytest.mark.clause("BRS-324", "BRS-327")
def test_a_revived_flyer_goes_straight_to_the_additional_zone(vary: Vary) -> None:
    vary(69, aloft)
    around = "".join(
        f"\n{cell} blue 42" for cell in ("b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4")
    )
    b = board(f"c3 red 113\ngrave red 69\ngrave red 83{around}" + FAR).do("use c3 3")
    assert b.options() == {"69.1"}  # there is no free cell for the other
    b.do("69.1").passes().asks("red", "main")
    assert (b.zone("red"), b.is_open("69.1")) == ([69], True)


@pytest.mark.clause("BRS-327")
def test_from_the_additional_zone_only_those_that_go_there(vary: Vary) -> None:
    vary(113, aloft)
    b = board("zone red 113\ngrave red 83" + FAR)
    b.refused("use 113.1 3", "BRS-324")
    vary(69, aloft)
    b = board("zone red 113\ngrave red 83\ngrave red 69" + FAR).do("use 113.1 3")
    assert b.options() == {"69.1"}
    assert b.do("69.1").passes().zone("red") == [69, 113]


@pytest.mark.clause("BRS-327")
def test_unless_the_text_says_otherwise() -> None:
    b = started()
    b.do("use 78.1 1")
    assert b.options() >= {"67.2"}
    b.do("67.2").asks("red", "cell")  # Soultrad's own words: a cell of the third row
    assert b.options() == {"a1", "b1", "d1", "e1"}
    b.do("b1")
    assert (b.at("b1"), b.is_open("b1")) == (67, True)


def started() -> Board:
    """Red has the location Soultrad and two coven creatures; the start of battle."""
    b = board(decks=["coven", "orcs"]).roll(5, 2).do("first").deal("red", 78, 67, 74)
    b.deal("blue", 2).keep().buy("red", 78, 67, 74).buy("blue", 2)
    ids = [said.split()[1] for said in b.called("place", "red", 78, 67, 74)]
    cells = ("c2", "c1", "c3")
    b.do(*(f"place {id} {cell}" for id, cell in zip(ids, cells, strict=True)), "ready", seat="red")
    b.do(f"{b.called('place', 'blue', 2)[0]} c4", "ready", seat="blue")
    b.asks("red", "start")
    return b


SEER = "c3 red 94 chips 1\nindeck red 2 2 4 5 7 33\nindeck blue 1\nc5 blue 48" + FAR


@pytest.mark.clause("BRS-325", "BRS-328")
def test_summoning_brings_a_card_from_ones_deck() -> None:
    b = board(SEER).do("use c3 3")
    assert b.options() == {"2.1", "4.1", "5.1"}  # orcs of cost 4 or less; copies are alike
    b.do("4.1").passes().asks("red", "cell")
    assert b.options() == {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
    b.do("c4")
    assert (b.at("c4"), b.is_open("c4"), b.leader("c4")) == (4, True, "red")
    assert b.deck("red") == [2, 2, 5, 7, 33]


@pytest.mark.clause("BRS-325")
def test_a_summoned_flyer_goes_straight_to_the_additional_zone(vary: Vary) -> None:
    vary(4, aloft)
    b = board(SEER).do("use c3 3", "4.1").passes()
    b.asks("red", "main")
    assert (b.zone("red"), b.is_open("4.1")) == ([4], True)


@pytest.mark.clause("BRS-326")
def test_they_may_act_at_once() -> None:
    b = board(SEER).do("use c3 3", "2.1").passes().do("c4")
    assert {"step c4 d4", "strike c4 c5"} <= b.options("c4")
    b.strike("c4", "c5", 6, 1)
    assert b.wounds("c5") == 2
    b = board("c3 red 113\ngrave red 69" + FAR).do("use c3 3", "69.1").passes().do("c4")
    assert {"step c4 c5", "use c4 1"} <= b.options("c4")
    b.do("use c4 1", "a6").passes()
    assert b.x("a6", "curse") == 1


@pytest.mark.clause("BRS-326")
def test_they_cost_no_crystals_and_no_element() -> None:
    b = started().do("use 78.1 1")
    # The squad is spent; what Soultrad brings is paid with nothing.
    assert b.play.view(0)["crystals"] is None
    b.do("67.2", "b1")
    assert sorted(b.table.traits[c].number for c in b.table.present if not b.table.owner(c)) == [
        67,
        67,
        74,
        78,
    ]


@pytest.mark.clause("BRS-328")
def test_the_chosen_card_is_shown_and_the_rest_stays_secret() -> None:
    b = board(SEER).do("use c3 3")
    before = board(SEER.replace("indeck red 2 2 4 5 7 33", "indeck red 2 2 4 6 7 33"))
    before.do("use c3 3")
    assert b.play.view(1)["ask"] == before.play.view(1)["ask"]  # blue does not see the choices
    assert b.options(seat="blue") == set()
    b.do("4.1").passes().do("c4")
    assert b.play.view(1)["decks"]["red"] == 5
    assert {card["at"]: card["card"] for card in b.play.view(1)["cards"]}["c4"] == 4
    assert b.told("entered", way="summoning")[0]["card"] == "4.1"


@pytest.mark.clause("BRS-329")
def test_incarnation_returns_a_card_after_x_turns() -> None:
    b = board("c3 red 48\ngrave red 110\nturn blue" + FAR).end()  # Incarnation 3
    assert (b.counted("110.1"), b.cell("110.1")) == (1, "grave")
    b.end()
    assert b.counted("110.1") == 1  # only at the start of its own player's turns
    b.end().end().do("end")
    assert b.counted("110.1") == 2
    b.asks("red", "cell")
    assert b.options() == {"a1", "b1", "c1", "d1"}  # free cells of the third row
    b.do("b1")
    assert (b.at("b1"), b.is_closed("b1"), b.grave("red")) == (110, True, [])


@pytest.mark.clause("BRS-329")
def test_a_flyer_returns_to_the_additional_zone_and_blue_to_its_own_third_row(vary: Vary) -> None:
    vary(110, aloft)
    b = board("c3 red 48\ngrave red 110 counted 2\nturn blue" + FAR).end()
    b.asks("red", "main")
    assert (b.zone("red"), b.is_closed("110.1")) == ([110], True)
    b = board("c3 red 48\ngrave blue 67" + FAR).end()
    assert b.options() == {"b6", "c6", "d6", "e6"}


@pytest.mark.clause("BRS-329")
def test_once_per_battle() -> None:
    b = board("c3 red 48\ngrave red 110 counted 2\nb2 blue 95\nturn blue" + FAR).do("end", "b1")
    b.end().strike("b2", "b1", 6)  # 6 of 9
    b.end().end().strike("b2", "b1", 6, 1)
    assert b.grave("red") == [110]
    b.end()
    assert b.counted("110.1") == 0
    b.end().end()
    assert (b.counted("110.1"), b.cell("110.1")) == (0, "grave")


@pytest.mark.clause("BRS-329")
def test_a_revival_in_between_gives_no_second_incarnation() -> None:
    drawn = "c3 red 113\ngrave red 67 returned\nb4 blue 95\ne4 red 48" + FAR
    b = board(drawn).do("use c3 3", "67.1").passes().do("b3").end().strike("b4", "b3", 6, 1)
    assert b.do("keep", "no").grave("red") == [67]  # Teodora sees it die
    b.end().end().end()
    assert (b.counted("67.1"), b.cell("67.1")) == (0, "grave")


FULL = "".join("a1b1c1d1e1"[n : n + 2] + " red 42\n" for n in range(0, 10, 2))


@pytest.mark.clause("BRS-329", "BRS-331")
def test_with_no_free_cell_it_waits() -> None:
    b = board(f"{FULL}grave red 67\na6 blue 48\nturn blue").end()
    b.asks("red", "main")
    assert (b.counted("67.1"), b.cell("67.1")) == (1, "grave")
    b.do("step c1 c2").end()
    assert b.cell("67.1") == "grave"  # only at the start of its owner's turn
    b.do("end").asks("red", "cell")
    assert b.options() == {"c1"}
    b.do("c1").do("a6")
    assert b.at("c1") == 67


@pytest.mark.clause("BRS-330")
def test_incarnation_chips_lie_on_dead_cards_alone() -> None:
    drawn = (
        "c3 red 80\nb3 red 82\ngrave red 82\ngrave red 69\ngrave blue 82\ngrave red 110 counted 1"
    )
    b = board(drawn + FAR).do("use c3 1").passes()
    assert (b.counted("82.2"), b.counted("110.1")) == (1, 2)
    assert (b.counted("82.1"), b.counted("69.1"), b.counted("82.3")) == (0, 0, 0)
    assert b.chips("82.2") == 0  # they are no ordinary chips


@pytest.mark.clause("BRS-330")
def test_they_are_removed_when_the_card_returns() -> None:
    b = board("c3 red 48\ngrave red 110 counted 2\nturn blue" + FAR).do("end", "b1")
    assert (b.counted("b1"), b.chips("b1")) == (0, 0)
    b = board("c3 red 113\ngrave red 67 counted 1" + FAR).do("use c3 3", "67.1").passes().do("c4")
    assert b.counted("c4") == 0


@pytest.mark.clause("BRS-331")
def test_the_owner_picks_the_cell_and_it_stays_closed_that_turn() -> None:
    b = board("c3 red 48\ngrave red 110 counted 2\nturn blue" + FAR).do("end")
    b.asks("red", "cell")
    b.do("d1").asks("red", "main")
    assert b.is_closed("d1")
    assert b.options("d1") == set()
    b.end().end()
    assert b.is_open("d1")
