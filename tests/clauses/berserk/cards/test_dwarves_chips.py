"""Dwarves that gain chips (○) or give them to others."""

import pytest
from tests.clauses.berserk.board import Board, board

FAR = "\na6 blue 48"


def prepared(red: dict[str, int], blue: dict[str, int]) -> Board:
    """Both decks are the dwarves'; the squads stand so, and nobody has started anything."""
    b = board(decks=["dwarves+", "dwarves+"]).roll(5, 2).do("first")
    squads = {"red": red, "blue": blue}
    for seat, squad in squads.items():
        b.deal(seat, *squad.values())
    b.keep()
    for seat, squad in squads.items():
        b.buy(seat, *squad.values())
    for seat, squad in squads.items():
        steps = b.called("place", seat, *squad.values())
        b.do(*(f"{step} {cell}" for step, cell in zip(steps, squad, strict=True)), seat=seat)
        b.do("ready", seat=seat)
    return b


def chips(b: Board, *cells: str) -> list[int]:
    """The chips of these cards."""
    return [b.chips(cell) for cell in cells]


@pytest.mark.card(23, 1)
def test_the_prospector_gives_chips_to_two_neighbours() -> None:
    near = "b3 red 26\nd3 red 24 chips 2 closed\nc2 red 33\nb2 red 25\nd2 red 9\nc4 blue 26"
    b = board(f"c3 red 23\n{near}\nc5 red 26").do("use c3 1")
    assert b.options() == {"b3", "d3", "c2"}  # other dwarves of its side beside it
    b.do("b3", "d3").passes()
    assert (chips(b, "b3", "d3", "c2", "c3"), b.is_closed("c3")) == ([1, 3, 0, 0], True)
    b = board(f"c3 red 23\n{near}").do("use c3 1", "c2", "enough").passes()
    assert (chips(b, "b3", "d3", "c2"), b.is_closed("c3")) == ([0, 2, 1], True)
    board(f"c3 red 23 closed\n{near}").refused("use c3 1")


@pytest.mark.card(25, 1)
def test_the_mage_of_reflections_gains_a_chip_by_the_magic_of_others() -> None:
    b = board("a1 red 25\nc1 red 36\ne1 red 35 wounds 1\nc3 red 99 chips 1\nc4 blue 48")
    b.do("use c1 2", "c4").passes().roll(1)
    assert b.chips("a1") == 1  # a discharge
    b.do("use e1 1", "e1").passes()
    assert b.chips("a1") == 2  # a spell
    b.do("use c3 2", "c4").passes().roll(1)
    assert b.chips("a1") == 3  # a magic strike
    b = board("b2 red 25\nc1 red 27\nc6 blue 36\nc4 blue 48\nturn blue")
    b.do("use c6 2", "c1").passes().roll(1).do("use c4 1", "b2", "b3").passes().roll(1)
    assert b.chips("b3") == 2  # of the enemy, even at itself


@pytest.mark.card(25, 1)
def test_the_mage_of_reflections_heeds_no_impact_shot_or_magic_of_its_own() -> None:
    b = board(
        "a1 red 25 chips 1\nc1 red 23\nb1 red 28\nd1 red 26\nd3 red 20\nc6 blue 48\nd5 blue 9"
    )
    b.do("use c1 1", "b1", "enough").passes()
    b.do("use b1 1", "d5").passes().roll(6).do("keep")
    b.do("use d3 1", "d5").passes().roll(1)
    b.do("use a1 2", "c6").passes().roll(1)
    assert b.chips("a1") == 0
    b = board("a1 red 25 closed chips 4\nc1 red 36\nc6 blue 48").do("use c1 2", "c6").passes()
    assert b.roll(1).chips("a1") == 4  # it holds no more
    b = board("a1 red 25 closed chips 3\nc1 red 36\nc6 blue 48").do("use c1 2", "c6").passes()
    assert b.roll(1).chips("a1") == 4


@pytest.mark.card(25, 1)
def test_even_magic_without_effect_gives_a_chip_but_none_that_is_blocked() -> None:
    b = board("a1 red 25\nc1 red 36\nc6 blue 13").do("use c1 2", "c6").passes().roll(6)
    assert (b.wounds("c6"), b.chips("a1")) == (0, 1)
    b = board("a1 red 25\nc1 red 36\nc5 blue 48\ne6 blue 87").do("use c1 2", "c5").passes()
    assert (b.is_closed("c1"), b.wounds("c5"), b.chips("a1")) == (True, 0, 0)  # by Ketziana


@pytest.mark.card(25, 1)
def test_a_spell_at_the_end_of_the_turn_gives_a_chip_too() -> None:
    b = board("a1 red 25\nc3 red 27\nc4 blue 58").end()
    b.asks("blue", "target")
    b.do("c3")
    assert (b.wounds("c3"), b.chips("a1"), b.asked) == (2, 1, "blue main")


@pytest.mark.card(29, 1)
def test_the_oathscorner_may_wound_itself_and_gains_by_its_blood() -> None:
    b = board("c3 red 29 wounds 1\nc6 blue 48\nturn blue").end()
    b.asks("red", "may")
    b.do("yes")
    b.asks("red", "may")  # Blood magic
    b.do("yes")
    assert (b.wounds("c3"), b.chips("c3"), b.asked) == (2, 1, "red main")
    b = board("c3 red 29\nc6 blue 48\nturn blue").end().do("no")
    assert (b.wounds("c3"), b.chips("c3"), b.asked) == (0, 0, "red main")
    b = board("c3 red 29\nc6 blue 48").end()
    assert b.asked == "blue main"  # in its own turn alone
    b = board("c3 red 29 wounds 14\nc1 red 48\nc6 blue 48\nturn blue").end().do("yes")
    assert (b.grave("red"), b.asked) == ([29], "red main")  # the dead gain nothing


@pytest.mark.card(34, 1)
def test_the_punisher_gains_a_chip_when_a_neighbour_is_wounded() -> None:
    near = "c3 red 34\nb3 red 27 closed\nb4 blue 74\na4 blue 74\nturn blue"
    b = board(near).strike("b4", "b3", 1)
    assert b.chips("c3") == 1
    b.strike("a4", "b3", 1)
    assert b.chips("c3") == 1  # once per turn
    b.end().end().strike("b4", "b3", 1, 1)
    assert b.chips("c3") == 2
    b = board("c3 red 34\nb3 red 27 closed wounds 12\nb4 blue 74\nturn blue").strike("b4", "b3", 1)
    assert (b.grave("red"), b.chips("c3")) == ([27], 1)  # wounds that kill are wounds
    b = board("c3 red 34\nb3 red 27\nb4 blue 74").strike("b3", "b4", 1, 6)
    assert (b.wounds("b3"), b.chips("c3")) == (2, 1)  # an answering blow is an attack


@pytest.mark.card(34, 1)
def test_the_punisher_answers_to_attacks_of_enemy_creatures_on_dwarves_beside_it() -> None:
    def chips_by(hit: str, by: str, *answers: str) -> int:
        b = board(f"c3 red 34 closed\n{hit}\n{by}\ne1 red 48\ne6 blue 48\nturn blue")
        return b.do(*answers).passes().roll(1).chips("c3")

    assert chips_by("b3 red 27 closed", "b5 blue 86", "use b5 2", "b3") == 1  # whatever attack
    assert chips_by("b3 red 32 closed", "b4 blue 74", "strike b4 b3") == 0  # no wounds: armour
    assert chips_by("b3 red 9 closed", "b4 blue 74", "strike b4 b3") == 0  # no dwarf
    assert chips_by("a3 red 27 closed", "a4 blue 74", "strike a4 a3") == 0  # not beside it
    assert chips_by("b3 blue 27 closed", "b4 blue 74", "strike b4 b3") == 0  # an enemy
    assert chips_by("b3 red 27 closed", "b5 blue 48", "use b5 1", "b3", "b2") == 0  # a spell
    b = board("c3 red 34\nb3 red 27 closed\nb2 red 48" + FAR).strike("b2", "b3", 1)
    assert (b.wounds("b3"), b.chips("c3")) == (1, 0)  # a blow of one's own
    b = board("c3 red 34 closed\nc4 blue 74\nturn blue").strike("c4", "c3", 1).do("no")
    assert b.chips("c3") == 0  # its own wounds


@pytest.mark.card(36, 1)
def test_sannirr_gives_a_dwarf_a_chip_at_the_start_of_the_turn() -> None:
    drawn = "c2 red 36\nc3 red 26\na2 red 24\nc5 red 24\nb2 red 25\nd2 red 9\nd4 blue 24\nturn blue"
    b = board(drawn).end()
    b.asks("red", "target")
    assert b.options() == {"c3", "a2", "no"}  # within 2; the Mage of Reflections is no dwarf
    b.do("a2")
    assert (chips(b, "a2", "c3", "c2"), b.is_open("c2"), b.asked) == ([1, 0, 0], True, "red main")
    b = board(drawn).end().do("no")
    assert (chips(b, "a2", "c3"), b.asked) == ([0, 0], "red main")
    b.end()
    b.asks("blue", "main")


@pytest.mark.card(97, 1)
def test_the_boyar_starts_his_neighbours_with_a_chip() -> None:
    red = {"c3": 97, "b3": 24, "d2": 23, "b2": 25, "b1": 26}
    b = prepared(red, {"c4": 36})
    b.asks("red", "start")
    assert b.options() == {"use c3 1", "pass"}
    b.do("use c3 1")
    assert chips(b, "b3", "d2", "b2", "b1", "c3", "c4") == [1, 1, 0, 0, 0, 0]
    assert b.asked == "red main"  # once
    assert b.options("c3") >= {"strike c3 c4"}
    b = prepared(red, {"c4": 36}).do("pass")
    assert (chips(b, "b3", "d2"), b.asked) == ([0, 0], "red main")


@pytest.mark.card(98, 1)
def test_the_hall_starts_up_to_three_dwarves_with_a_chip() -> None:
    red = {"c3": 98, "b1": 26, "b3": 24, "d3": 23, "c2": 25}
    blue = {"c4": 36}
    b = prepared(red, blue)
    assert b.zone("red") == [98]
    b.do("use 98.1 1")
    assert b.options() == {"b1", "b3", "d3"}  # dwarves of its side, wherever
    b.do("b1", "b3", "d3", "no")  # its other paragraph in the first turn
    assert (chips(b, "b1", "b3", "d3", "c2", "c4"), b.asked) == ([1, 1, 1, 0, 0], "red main")
    b = prepared(red, blue).do("use 98.1 1", "b3", "enough", "no")
    assert (chips(b, "b1", "b3", "d3"), b.asked) == ([0, 1, 0], "red main")
