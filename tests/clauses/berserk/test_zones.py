"""The zones, and what a card that changes its zone leaves behind."""

import pytest
from tests.clauses.berserk.board import board
from tests.clauses.berserk.conftest import Vary

from laar.games.berserk.cards.traits import FLYER, Traits

FAR = "\na6 blue 48"


@pytest.mark.clause("BRS-227")
def test_the_play_zone_and_for_each_player_a_deck_and_a_graveyard() -> None:
    drawn = "deck red maidens+\nc3 red 48\nzone red 107\ngrave red 42\ndeck blue coven\nc4 blue 67"
    b = board(drawn + " closed wounds 3\na6 blue 74")
    seen = b.play.view(None)
    assert {card["at"] for card in seen["cards"]} == {"c3", "zone", "c4", "a6"}
    assert seen["decks"] == {"red": 36 - 3, "blue": 30 - 2}
    b.strike("c3", "c4", 1)
    seen = b.play.view(None)
    graves = {seat: [card["card"] for card in cards] for seat, cards in seen["graves"].items()}
    assert graves == {"red": [42], "blue": [67]}
    assert {card["at"] for card in seen["cards"]} == {"c3", "zone", "a6"}
    assert seen["decks"] == {"red": 36 - 3, "blue": 30 - 2}


AIR = "\n".join(["zone red 107"] * 7 + ["zone blue 107"] * 3)


@pytest.mark.clause("BRS-228")
def test_the_additional_zone_is_shared_without_cells_or_limit() -> None:
    b = board(f"c3 red 36\nc4 blue 48\n{AIR}")
    assert (b.zone("red"), b.zone("blue")) == ([107] * 7, [107] * 3)
    assert b.options("107.1") == {  # they act: all of them are there
        *(f"strike 107.1 107.{n}" for n in range(2, 11)),
        "strike 107.1 c3",
        "strike 107.1 c4",
    }
    b.do("use c3 2")
    assert "107.8" in b.options()  # they can be targets


@pytest.mark.clause("BRS-228")
def test_cards_there_are_next_to_nothing(vary: Vary) -> None:
    b = board(f"c3 red 74\nc4 blue 48\n{AIR}")
    assert b.options("strike c3") == {"strike c3 c4"}

    def aloft(traits: Traits) -> None:
        traits.sort = FLYER

    vary(47, aloft)  # creatures next to it have -1 from simple strikes
    b = board("c3 red 74\nc4 blue 48 closed\nzone blue 47\nzone blue 47").strike("c3", "c4", 6)
    assert b.wounds("c4") == 4
    b = board("zone red 107\nc1 red 48\nzone blue 47 closed\nzone blue 47")
    b.strike("107.1", "47.1", 6)  # nor do they shield each other
    assert b.wounds("47.1") == 2


@pytest.mark.clause("BRS-228", "BRS-381")
def test_cards_there_count_for_victory() -> None:
    drawn = "c3 red 74\nc4 blue 42 closed wounds 2\n"
    assert board(drawn + "zone blue 107").strike("c3", "c4", 1).outcome is None
    assert board(drawn + "zone blue 98").strike("c3", "c4", 1).outcome == ("red", "BRS-381")


@pytest.mark.clause("BRS-229")
def test_graveyards_and_the_play_zone_are_open_to_all() -> None:
    drawn = "turn 1 red\nc3 red 48\nzone blue 107\ngrave red 42\ngrave blue 67 counted 1\n"
    b = board(drawn + "c4 blue 74\nb6 blue 33 hidden")
    for seat in (0, 1, None):
        seen = b.play.view(seat)
        assert {(c["at"], c.get("card")) for c in seen["cards"]} == {
            ("c3", 48),
            ("zone", 107),
            ("c4", 74),
            ("b6", None),
        }
        assert [card["card"] for card in seen["graves"]["red"]] == [42]
        assert [(c["card"], c["counted"]) for c in seen["graves"]["blue"]] == [(67, 1)]
    assert [card["card"] for card in b.play.view(1)["hidden"]] == [33]
    assert b.play.view(0)["hidden"] == []


@pytest.mark.clause("BRS-229")
def test_only_the_number_of_cards_of_a_deck_is_public() -> None:
    boards = []
    for first in (33, 32):  # what blue leaves in its deck red cannot tell
        b = board(decks=["orcs", "dwarves"]).roll(5, 2).do("first").deal("red", 2)
        boards.append(b.deal("blue", first))
    one, other = boards
    assert one.deck("blue") != other.deck("blue")
    assert one.play.view(0)["decks"] == {"red": 30, "blue": 30}  # the deals are not told apart
    assert one.play.view(0) == other.play.view(0)
    assert one.play.view(None) == other.play.view(None)
    assert one.play.view(1)["deck"] == one.deck("blue")
    assert one.play.view(0)["deck"] == one.deck("red")


@pytest.mark.clause("BRS-230")
def test_a_revived_card_has_forgotten_its_past() -> None:
    drawn = "c3 red 113\nb3 red 69 wounds 4 chips 2 poison 1 armour 1 lives -1 spent 1 closed\n"
    b = board(drawn + "b4 blue 74\nturn blue\na6 blue 48").strike("b4", "b3", 1).end()
    assert b.grave("red") == [69]
    b.do("use c3 3", "69.1").passes().do("b3")
    assert (b.wounds("b3"), b.chips("b3"), b.life("b3"), b.units("b3")) == (0, 0, 6, 1)
    assert (b.x("b3", "poison"), b.x("b3", "armour"), b.is_open("b3")) == (0, 0, True)
    assert {"step b3 a3", "strike b3 b4", "use b3 1"} <= b.options("b3")


@pytest.mark.clause("BRS-230")
def test_an_incarnated_card_has_forgotten_its_past() -> None:
    drawn = "c3 red 48\nb3 red 67 wounds 3 curse poison 1 lives 1 closed spent 1\n"
    b = board(drawn + "b4 blue 74\nturn blue\na6 blue 48").strike("b4", "b3", 1).end()
    b.do("c1")
    assert (b.at("c1"), b.wounds("c1"), b.life("c1"), b.x("c1", "poison")) == (67, 0, 4, 0)
    assert b.is_closed("c1")
    assert b.x("c1", "curse") == 1  # printed


@pytest.mark.clause("BRS-230")
def test_a_card_that_goes_over_to_another_player_dies_as_its_owners() -> None:
    drawn = "c3 red 113\nb3 red 69 led blue wounds 5 closed\nb1 red 48\nb4 blue 74\na6 blue 48"
    b = board(drawn).strike("c3", "b3", 6)
    assert (b.grave("red"), b.grave("blue")) == ([69], [])
    b.end().end().do("use c3 3", "69.1").passes().do("b3")
    assert b.leader("b3") == "red"  # control over it is forgotten, too
