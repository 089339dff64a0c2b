"""What else is printed on the orcs: Rage above all, and the keywords that tell them apart."""

import pytest
from tests.clauses.berserk.board import Board, board

from laar.games.berserk.cards.starter_set import cards

FAR = "\na6 blue 48"
# The X of Rage by card; those without it are left out.
RAGE = {
    **dict.fromkeys((1, 5, 7, 9, 15, 19, 22, 93, 95), 1),
    **dict.fromkeys((3, 4, 6, 10, 11, 13, 16, 17, 92, 94, 96), 2),
    **dict.fromkeys((8, 12, 18), 3),
    2: 6,
}


@pytest.mark.parametrize("number", [*range(1, 23), *range(92, 97)])
def test_an_orc_that_did_not_attack_gains_chips_up_to_its_rage(number: int) -> None:
    most = RAGE.get(number, 0)
    for chips in range(most + 1):
        b = board(f"c1 red {number} chips {chips}\nc2 blue 9").end()
        while b.asked.endswith(" target"):
            b.do("no")
        assert b.chips("c1") == min(chips + 1, most)


def test_the_deck_lives_by_rage() -> None:
    orcs = [card for number, card in cards().items() if number <= 22]
    assert sum(card.copies for card in orcs) == 30
    assert sum(card.copies for card in orcs if card.number in RAGE) == 27


@pytest.mark.card(9, 0)
def test_the_wandering_orc_opens_by_rage_and_is_steadfast() -> None:
    b = board("c3 red 9 chips 1\nc4 blue 48 closed").strike("c3", "c4", 6).do("rage c3")
    assert (b.wounds("c4"), b.chips("c3"), b.is_open("c3"), b.units("c3")) == (5, 0, True, 2)
    b.do("step c3 d3").strike("d3", "c4", 4)
    assert (b.wounds("c4"), b.is_closed("d3")) == (5 + 4, True)
    b = board("c3 red 9\nd3 red 74\nc6 blue 64\nturn blue").do("use c6 3", "c3").passes()
    assert (b.wounds("c3"), b.is_closed("c6")) == (0, True)  # an impact places no wounds
    b = board("c3 red 9\nb3 red 7\na3 red 4\nc5 blue 65\nturn blue").do("use c5 1").passes()
    assert (b.wounds("c3"), b.wounds("a3") > 0) == (0, True)  # this spell is for cheaper ones
    b = board("c3 red 9\nc5 blue 48\nturn blue").do("use c5 1", "c3", "d3").roll(1)
    assert b.wounds("d3") == 2  # a spell does


@pytest.mark.card(11, 0)
def test_the_drishtuz_strike_the_wounded_harder_and_strike_again() -> None:
    b = board("c3 red 11 chips 2\nc4 blue 33 closed\nd4 blue 33 closed bloodied wounds 1")
    b.strike("c3", "c4", 1).do("no")  # blood magic
    assert b.wounds("c4") == 4
    b.do("rage c3").strike("c3", "c4", 1).do("no")
    assert b.wounds("c4") == 4 + 5
    b.do("rage c3").strike("c3", "d4", 6).do("no")
    assert (b.wounds("d4"), b.chips("c3")) == (1 + 6 + 1, 0)


@pytest.mark.card(6, 0)
def test_the_strike_of_the_retinue_is_directed() -> None:
    b = board("c3 red 6\nc4 blue 48\nb4 blue 48").do("strike c3 c4")
    b.asks("chance", "die")
    b.roll(4, 1)
    assert b.wounds("c4") == 2


@pytest.mark.card(96, 0)
def test_nobody_defends_against_the_cutthroat_who_hits_the_wounded_harder() -> None:
    b = board("c3 red 96\nc4 blue 33 closed bloodied wounds 1\nb4 blue 48").do("strike c3 c4")
    b.asks("chance", "die")
    b.roll(6).do("no")
    assert b.wounds("c4") == 1 + 5 + 1


@pytest.mark.card(95, 0)
def test_kairun_is_armoured() -> None:
    b = board("c3 red 95 closed\nc4 blue 74\nb4 blue 74\nturn blue")
    b.strike("c4", "c3", 6).strike("b4", "c3", 6)
    assert b.wounds("c3") == 3 + 4


def struck(number: int) -> Board:
    """Marerit of blue strikes an open card of red; she rolls 6, it rolls 1."""
    return board(f"c3 red {number}\nc4 blue 74\nturn blue").strike("c4", "c3", 6, 1)


@pytest.mark.card(5, 0)
@pytest.mark.card(15, 0)
@pytest.mark.card(17, 0)
@pytest.mark.card(18, 0)
def test_some_are_experienced_in_defence() -> None:
    for number in (5, 15, 17, 18):
        b = struck(number)
        b.asks("red", "reroll")
        b.do("reroll target").roll(5)
        assert b.wounds("c3") == 0
    assert struck(9).wounds("c3") == 4


@pytest.mark.card(12, 0)
def test_the_ravager_is_protected_from_shots() -> None:
    b = board("c3 red 12\nc5 blue 91 chips 1\na6 blue 48\nturn blue").do("use c5 2", "c3").roll(6)
    assert b.wounds("c3") == 0
    b = board("c3 red 12\nc5 blue 66\nturn blue").do("use c5 2", "c3").roll(6)
    assert b.wounds("c3") == 3  # throws are another thing


@pytest.mark.card(13, 0)
@pytest.mark.card(18, 0)
def test_the_messenger_and_the_skirmishers_are_protected_from_discharges() -> None:
    for number, wounds in ((13, 0), (18, 0), (9, 2)):
        b = board(f"c3 red {number}\nc6 blue 36\nturn blue").do("use c6 2", "c3").roll(6)
        assert b.wounds("c3") == wounds
    for number, wounds in ((13, 0), (18, 3)):  # the Messenger from all magic
        b = board(f"c3 red {number}\nc4 blue 89\nturn blue").do("use c4 3", "c3").roll(1)
        assert b.wounds("c3") == wounds


@pytest.mark.card(13, 0)
@pytest.mark.card(21, 0)
def test_the_messenger_and_the_warlock_are_protected_from_spells() -> None:
    for number, cursed in ((13, 0), (21, 0), (9, 1)):
        b = board(f"c3 red {number}\nc5 blue 69\nturn blue").do("use c5 1", "c3").passes()
        assert b.x("c3", "curse") == cursed


@pytest.mark.card(10, 0)
def test_the_warband_cannot_be_poisoned() -> None:
    for number, poison in ((10, 0), (11, 1)):
        b = board(f"c3 red {number}\nc5 blue 100\nturn blue").do("use c5 1", "c3")
        b.roll(6).do("keep")  # experienced in throwing
        assert (b.wounds("c3"), b.x("c3", "poison")) == (2, poison)


def test_two_of_a_unique_orc_are_never_led_by_one_player() -> None:
    b = board("b1 red 94 chips 1\nc3 red 5\nindeck red 5 4\nc6 blue 48").do("use b1 3")
    assert b.options() == {"4.1"}  # one Raider is in play already
