"""River maidens that throw and discharge."""

import pytest
from tests.clauses.berserk.board import board

# From c1: a neighbour, others two to five cells away, and one of red's own.
DRAWN = "c1 red {}\nc2 blue 75\nc3 blue 75\ne6 blue 91\na1 red 75\na3 blue 70"


def throws(number: int, *strength: int, magic: bool = False) -> None:
    """Her second paragraph attacks any card not next to her, for X-Y-Z, and closes her."""
    drawn = DRAWN.format(number)
    b = board(drawn).do("use c1 2")
    assert b.options() == {"c3", "e6", "a1", "a3"}
    for die, wounds in zip((3, 5, 6), strength, strict=True):
        b = board(drawn).do("use c1 2", "e6").passes().roll(die)
        assert (b.wounds("e6"), b.is_closed("c1")) == (wounds, True)
    # The Mercenary on c3 has Armour 1, Talgata's Retinue on a3 Protection from magic.
    strong = strength[2]
    for cell, wounds in (("c3", strong if magic else strong - 1), ("a3", 0 if magic else strong)):
        assert board(drawn).do("use c1 2", cell).passes().roll(6).wounds(cell) == wounds


@pytest.mark.card(42, 2)
def test_unnia_throws() -> None:
    throws(42, 0, 1, 1)


@pytest.mark.card(53, 2)
def test_xanto_throws() -> None:
    throws(53, 2, 2, 2)


@pytest.mark.card(66, 2)
def test_nevtida_throws() -> None:
    throws(66, 2, 2, 3)


@pytest.mark.card(47, 2)
def test_ilinsi_throws_within_three() -> None:
    drawn = "c1 red 47\nc2 blue 74\nc4 blue 91\nc5 blue 74\nb1 red 48\ne1 red 48\nzone blue 107"
    b = board(drawn).do("use c1 2")
    assert b.options() == {"c4", "e1", "107.1"}
    for die in (1, 4, 6):
        b = board(drawn).do("use c1 2", "c4").passes().roll(die)
        assert (b.wounds("c4"), b.is_closed("c1")) == (1, True)


@pytest.mark.card(61, 2)
def test_uinte_discharges() -> None:
    throws(61, 1, 2, 3, magic=True)


@pytest.mark.card(62, 2)
def test_llaira_discharges() -> None:
    throws(62, 2, 2, 3, magic=True)


@pytest.mark.card(103, 2)
def test_the_rusalka_throws_when_she_closes() -> None:
    drawn = "c3 red 103\nc4 blue 48 closed\na1 red 48\ne6 blue 91\nd6 blue 74\nzone blue 107"
    for die, wounds in ((3, 1), (5, 1), (6, 2)):
        b = board(drawn).strike("c3", "c4", 1)
        b.asks("red", "target")
        assert b.options() == {"e6", "d6", "107.1", "no"}  # enemies, not next to her
        b.do("e6").roll(die)
        assert (b.wounds("c4"), b.wounds("e6"), b.asked) == (1, wounds, "red main")
    b = board(drawn).strike("c3", "c4", 1).do("no")
    assert (b.wounds("e6"), b.asked) == (0, "red main")


@pytest.mark.card(103, 2)
def test_the_rusalka_throws_whatever_closes_her() -> None:
    b = board("c3 red 103\nc1 red 48\nc4 blue 41 chips 1\nc6 blue 74\nturn blue")
    b.do("use c4 2", "c3").passes()
    b.asks("red", "target")
    b.do("c6").roll(6)
    assert (b.wounds("c6"), b.is_closed("c3"), b.asked) == (2, True, "blue main")
    b = board("c3 red 103\ne1 red 103 closed\nc6 blue 74").end().do("next 2", "c3", "c6")
    b.do("next 1", "c6").roll(1)  # closed as the other's payment
    assert (b.wounds("c6"), b.is_closed("c6"), b.is_closed("c3")) == (1, True, True)
