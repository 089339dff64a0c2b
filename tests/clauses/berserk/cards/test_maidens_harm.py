"""River maidens (and their serpent) that wound, heal and close."""

import pytest
from tests.clauses.berserk.board import Board, board
from tests.clauses.berserk.conftest import Vary

from laar.games.berserk.cards.traits import Traits

FAR = "\na6 blue 48"


@pytest.mark.card(51, 1)
def test_the_serpent_strikes_expensive_cards_harder() -> None:
    for number, more in ((12, 2), (33, 2), (13, 2), (74, 0), (91, 0)):
        for die, base in ((1, 2), (4, 3), (6, 3)):
            b = board(f"c3 red 51\nc4 blue {number} closed" + FAR).strike("c3", "c4", die)
            assert b.wounds("c4") == base + more, number
    b = board("c3 red 51\nb1 red 48\nc4 blue 12\nturn blue").strike("c4", "c3", 1, 6)
    assert b.wounds("c4") == 2 + 2  # its answering blow, too


def held(number: str, die: int) -> Board:
    """Blue's turn after the serpent has struck a closed card."""
    return board(f"c3 red 51\nb1 red 48\nc4 blue {number}" + FAR).strike("c3", "c4", die).end()


@pytest.mark.card(51, 2)
def test_the_serpent_keeps_an_expensive_creature_closed() -> None:
    for die in (4, 5, 6):
        b = held("12 closed", die)
        assert (b.is_closed("c4"), b.is_open("a6")) == (True, True)
        assert b.end().end().is_open("c4")  # for one turn
    assert held("12 closed", 3).is_open("c4")  # a weak strike
    assert held("76 closed", 6).is_open("c4")  # it costs 5


@pytest.mark.card(51, 2)
def test_the_serpent_holds_only_who_is_closed_then() -> None:
    b = board("c3 red 51\nb1 red 48\nc4 blue 12" + FAR).strike("c3", "c4", 6, 1).end()
    assert b.is_open("c4")
    b.strike("c4", "c3", 6).end()
    assert b.end().is_open("c4")  # nothing is left of it later
    b = board("c3 red 51\nb1 red 48\nc4 blue 12\nturn blue").strike("c4", "c3", 1, 6).end().end()
    assert b.is_open("c4")  # a weak answering blow
    b = board("c3 red 51\nb1 red 48\nc4 blue 12\nturn blue", dice="tournament")
    b.strike("c4", "c3", 1, 6).end().end()
    assert (b.is_closed("c4"), b.wounds("c4")) == (True, 3 + 2)  # a medium one


@pytest.mark.card(55, 1)
def test_the_drowned_maiden_drags_an_enemy_down() -> None:
    drawn = "c3 red 55 closed wounds 7\nb1 red 48\nc4 blue 74\nb4 blue 74\nd3 blue 91\nturn blue"
    b = board(drawn + FAR).strike("c4", "c3", 1)
    b.asks("red", "target")
    assert b.options() == {"b4", "c4", "no"}  # creatures next to the cell she stood on
    b.do("b4")
    assert (b.is_closed("b4"), b.grave("red")) == (True, [55])
    b.end().end()
    assert (b.is_closed("b4"), b.is_open("c4"), b.active) == (True, True, "blue")
    b.end().end()
    assert b.is_open("b4")
    b = board(drawn + FAR).strike("c4", "c3", 1).do("c4").end().end()  # the killer, closed already
    assert (b.is_closed("c4"), b.is_open("b4")) == (True, True)
    b = board(drawn + FAR).strike("c4", "c3", 1).do("no").end().end()
    assert (b.is_open("c4"), b.is_open("b4")) == (True, True)


@pytest.mark.card(55, 1)
def test_the_drowned_maiden_needs_somebody_beside_her() -> None:
    b = board("c3 red 55 wounds 7\nb1 red 48\nc6 blue 66\nturn blue")
    b.do("use c6 2", "c3").passes().roll(1)
    b.asks("blue", "main")
    assert b.grave("red") == [55]
    b = board("c3 red 55 wounds 7\nb1 red 48\nc6 blue 66\nd4 blue 74\nturn blue")
    b.do("use c6 2", "c3").passes().roll(1).do("d4")  # whatever killed her
    assert b.is_closed("d4")


@pytest.mark.card(56, 1)
def test_deila_heals_four_wounds_and_takes_off_curse_and_poison() -> None:
    ill = "wounds 5 curse poison 2"
    drawn = f"c2 red 56 wounds 1\nc4 red 74 {ill}\nc6 red 74\nb2 red 91 wounds 2\nc5 blue 48"
    b = board(drawn).do("use c2 1")
    assert b.options() == {"c2", "c4"}  # a creature of hers within range 3, she too
    b.do("c4").passes()
    assert (b.wounds("c4"), b.x("c4", "curse"), b.x("c4", "poison")) == (1, 0, 0)
    assert b.is_closed("c2")
    b = board(drawn.replace("56 wounds 1", f"56 {ill}")).do("use c2 1", "c2").passes()
    assert (b.wounds("c2"), b.x("c2", "curse"), b.x("c2", "poison")) == (1, 0, 0)
    b = board(drawn.replace(ill, "wounds 2")).do("use c2 1", "c4").passes()
    assert (b.wounds("c4"), b.life("c4")) == (0, 10)


@pytest.mark.card(58, 2)
def test_inoga_lives_on_the_blood_of_others() -> None:
    drawn = "c3 red 58 wounds {}\nc4 blue {} closed"
    b = board(drawn.format(6, 74) + FAR).strike("c3", "c4", 4)
    assert (b.wounds("c3"), b.life("c3")) == (6 - 3, 8)
    b = board(drawn.format(2, 74) + FAR).strike("c3", "c4", 6)
    assert (b.wounds("c3"), b.life("c3")) == (0, 8 + 2)  # what is left over
    b = board(drawn.format(0, 74) + FAR).strike("c3", "c4", 6)
    assert (b.wounds("c3"), b.life("c3")) == (0, 11)  # within her maximum
    b = board(drawn.format(6, "74 wounds 9") + FAR).strike("c3", "c4", 6)
    assert (b.wounds("c3"), b.grave("blue")) == (5, [74])  # it had one life left
    b = board("c3 red 58 wounds 4\nc4 blue 74\nturn blue").strike("c4", "c3", 1, 6)
    assert b.wounds("c3") == 4 - 2  # an answering blow


@pytest.mark.card(58, 2)
def test_inoga_gets_nothing_from_things_and_misses() -> None:
    b = board("c3 red 58 wounds 6\nc4 blue 74 closed" + FAR).strike("c3", "c4", 1)
    assert b.wounds("c3") == 4
    b = board("c3 red 58 wounds 6\nc4 blue 91 closed" + FAR).strike("c3", "c4", 1)
    assert (b.wounds("c3"), b.wounds("c4")) == (6, 2)
    b = board("c3 red 58 wounds 6\nc4 blue 74" + FAR).strike("c3", "c4", 6, 4)
    assert b.wounds("c3") == 6
    b = board("c3 red 58 wounds 6\nc4 blue 74 closed armour 1" + FAR).strike("c3", "c4", 1)
    assert b.wounds("c3") == 5  # as many as were placed


@pytest.mark.card(60, 2)
def test_the_mistress_of_the_mires_wounds_up_to_three_who_stood_still() -> None:
    still = "a4 blue 74\nb6 blue 48\nc5 blue 48\ne2 blue 48"
    others = "b4 blue 74 moved_last\nc4 blue 74 new\nd4 blue 91\nb1 red 48"
    b = board(f"c1 red 60\n{still}\n{others}").do("use c1 2")
    assert b.options() == {"a4", "b6", "c5", "e2"}
    b.do("a4", "e2", "b6").passes()
    assert [b.wounds(cell) for cell in ("a4", "b6", "c5", "e2")] == [1, 1, 0, 1]
    assert b.is_closed("c1")
    b = board(f"c1 red 60\n{still}\n{others}").do("use c1 2", "c5", "enough").passes()
    assert [b.wounds(cell) for cell in ("a4", "b6", "c5", "e2")] == [0, 0, 1, 0]


@pytest.mark.card(60, 2)
def test_only_the_last_turn_of_the_enemy_counts() -> None:
    b = board("c1 red 60\nd3 red 48\nc4 blue 74\nd6 blue 74").end()
    b.do("step c4 c5").end().do("use c1 2")
    assert b.options() == {"d6"}
    b.do("d6").passes().end().end()
    b.do("use d3 1", "c5").passes().do("d5").roll(1)  # moved, but in red's turn
    b.do("use c1 2")
    assert b.options() == {"d5", "d6"}


@pytest.mark.card(64, 3)
def test_forkiada_wounds_a_creature_anywhere() -> None:
    b = board("c1 red 64\nc2 blue 53\ne6 blue 74\nc6 blue 91\nb1 red 48\nzone blue 107")
    b.do("use c1 3")
    assert b.options() == {"c2", "e6", "107.1"}
    b.do("c2").passes()
    assert (b.wounds("c2"), b.is_closed("c1")) == (2, True)  # an impact, no magic
    b = board("c1 red 64\nc6 blue 9").do("use c1 3", "c6").passes()
    assert b.wounds("c6") == 0  # steadfast


@pytest.mark.card(65, 1)
def test_veshtitsa_sweeps_cheap_creatures() -> None:
    cheap = "c4 blue 72\na5 blue 83\nd2 blue 46\nzone blue 107"
    others = "d4 blue 74\nc6 blue 72\nb3 red 72\nb4 blue 70"  # dear, far, red's, protected
    b = board(f"c1 red 65\n{cheap}\n{others}\ne6 blue 74").do("use c1 1").passes()
    assert [b.wounds(card) for card in ("c4", "a5", "d2", "107.1")] == [3, 3, 3, 3]
    assert [b.wounds(cell) for cell in ("d4", "c6", "b3", "b4")] == [0, 0, 0, 0]
    assert b.is_closed("c1")


@pytest.mark.card(105, 1)
def test_timensa_puts_an_open_creature_to_sleep() -> None:
    open_ones = "c4 blue 74\na5 blue 83"
    others = "d4 blue 12\nb4 blue 74 closed\nc6 blue 74\nb1 red 74\nd3 blue 91"
    b = board(f"c2 red 105\n{open_ones}\n{others}").do("use c2 1")
    assert b.options() == {"c4", "a5"}  # open, at most 5, within range 3
    b.do("c4").passes()
    assert (b.is_closed("c4"), b.is_open("a5"), b.is_closed("c2")) == (True, True, True)
    assert b.end().is_open("c4")
    b = board("c2 red 105\nc4 blue 70" + FAR).do("use c2 1", "c4").passes()
    assert b.is_open("c4")  # Protection from magic


@pytest.mark.card(103, 1)
def test_the_rusalka_closes_an_enemy_for_a_reborn_creature() -> None:
    # The Reborn Orc is ordinary and costs 5.
    prey = "c6 blue 74\nd6 blue 42\na5 blue 12\nb5 blue 83\ne5 blue 91"
    drawn = f"e1 red 103\na1 red 7\nb1 red 48\n{prey}"
    b = board(drawn).end()
    b.asks("red", "pay")
    assert b.options() == {"a1", "no"}
    b.do("a1")
    assert b.options() == {"c6", "d6"}  # 12 is dearer, 83 elite
    b.do("c6")
    assert (b.is_closed("a1"), b.is_closed("c6"), b.is_open("e1")) == (True, True, True)
    b.asks("blue", "main")
    assert b.end().end().asked == "red pay"
    b = board(drawn).end().do("no")
    assert (b.is_open("a1"), b.is_open("c6"), b.asked) == (True, True, "blue main")


@pytest.mark.card(103, 1)
def test_an_elite_reborn_closes_elite_creatures_too(vary: Vary) -> None:
    def elite(traits: Traits) -> None:
        traits.elite = True

    vary(7, elite)
    b = board("e1 red 103\na1 red 7\nc6 blue 74\na5 blue 41\nb5 blue 83").end().do("a1")
    assert b.options() == {"c6", "b5"}


def test_the_rusalka_needs_another_open_reborn() -> None:
    board("e1 red 103\na1 red 7 closed\nc6 blue 74").end().asks("blue", "main")
    board("e1 red 103\nc6 blue 74").end().asks("blue", "main")
    board("e1 red 103\na1 red 7\nc6 blue 12").end().asks("blue", "main")
    board("e1 red 103\na1 red 7\nc6 blue 74\nturn blue").end().asks("red", "main")
