"""The extra cards of the coven."""

import pytest
from tests.clauses.berserk.board import Board, board

FAR = "\na6 blue 48"


def cursed(b: Board, *cells: str) -> list[bool]:
    """Which of these cards have Curse."""
    return [b.x(cell, "curse") == 1 for cell in cells]


@pytest.mark.card(109, 1)
def test_alamond_throws_within_four() -> None:
    drawn = "c1 red 109\nc5 blue 48\nc6 blue 48\nd2 blue 48\na1 red 48"
    b = board(drawn).do("use c1 1")
    assert b.options() == {"c5", "a1"}
    for die, wounds in ((3, 1), (4, 2), (6, 2)):
        b = board(drawn).do("use c1 1", "c5").passes().roll(die)
        assert (b.wounds("c5"), b.is_closed("c1")) == (wounds, True)


@pytest.mark.card(109, 2)
def test_alamonds_throw_poisons() -> None:
    b = board("c1 red 109\nc5 blue 48").do("use c1 1", "c5").passes().roll(1)
    assert b.x("c5", "poison") == 1
    b.end()
    assert b.wounds("c5") == 1 + 1
    b.end().end()
    assert b.wounds("c5") == 1 + 2  # for the whole battle
    b = board("c1 red 109\nc5 blue 32").do("use c1 1", "c5").passes().roll(6)
    assert (b.wounds("c5"), b.x("c5", "poison")) == (0, 0)  # armour: no wound was placed
    b = board("c1 red 109\nc5 blue 91" + FAR).do("use c1 1", "c5").passes().roll(6)
    assert (b.wounds("c5"), b.x("c5", "poison")) == (2, 0)  # no creature
    b = board("c3 red 109\nc4 blue 48 closed").strike("c3", "c4", 1)
    assert (b.wounds("c4"), b.x("c4", "poison")) == (1, 0)  # no throw


@pytest.mark.card(109, 3)
def test_the_cursed_suffer_more_from_alamonds_poison() -> None:
    b = board("c1 red 109\nc5 blue 48 curse").do("use c1 1", "c5").passes().roll(1)
    assert b.x("c5", "poison") == 2
    b.end()
    assert b.wounds("c5") == 1 + 2
    b = board("c1 red 109\nc5 blue 48 curse poison 1").do("use c1 1", "c5").passes().roll(1)
    assert b.end().wounds("c5") == 1 + 2  # of two poisons the larger
    b = board("c1 red 109\nc5 blue 32 curse").do("use c1 1", "c5").passes().roll(6)
    assert b.x("c5", "poison") == 0
    b = board("c1 red 109\nc5 blue 10 curse").do("use c1 1", "c5").passes().roll(6)
    assert b.x("c5", "poison") == 0  # Protection from poison


@pytest.mark.card(110, 1)
def test_hiss_opens_when_it_kills_the_cursed() -> None:
    drawn = "c3 red 110\nc4 blue 48 closed curse wounds 8\nd4 blue 48 closed curse wounds 8" + FAR
    b = board(drawn).strike("c3", "c4", 1)
    assert (b.at("c4"), b.is_open("c3"), b.units("c3")) == (None, True, 2)
    b.strike("c3", "d4", 1)
    assert (b.at("d4"), b.is_closed("c3")) == (None, True)  # once per turn
    b = board("c3 red 110\nc4 blue 48 closed wounds 8" + FAR).strike("c3", "c4", 1)
    assert (b.at("c4"), b.is_closed("c3")) == (None, True)  # without Curse
    b = board("c3 red 110\nc4 blue 48 closed curse wounds 7" + FAR).strike("c3", "c4", 1)
    assert b.is_closed("c3")  # it lives
    b = board("c3 red 110\nc4 red 67 closed wounds 3" + FAR).strike("c3", "c4", 1)
    assert b.is_open("c3")  # whoever leads it


@pytest.mark.card(111, 1)
def test_nothing_from_afar_reaches_the_priest_of_death() -> None:
    for drawn, use in (
        ("c5 blue 28", "use c5 1"),  # shot
        ("c5 blue 109", "use c5 1"),  # throw
        ("c5 blue 84", "use c5 3"),  # discharge
        ("c3 blue 20", "use c3 1"),  # strike across a row
    ):
        b = board(f"c1 red 111\na1 red 42\n{drawn}\nturn blue", dice="tournament")
        b.do(use, "c1").passes().roll(6)
        assert (len(b.told("shielded", card="c1")), b.wounds("c1")) == (1, 0)
    b = board("c1 red 111\na1 red 42\nc2 blue 48\nturn blue").strike("c2", "c1", 6, 1)
    assert b.wounds("c1") == 3


@pytest.mark.card(111, 2)
def test_the_priest_of_death_gives_the_dead_another_life() -> None:
    drawn = "a1 red 111\nc3 red 69 closed wounds 5\nd3 red 48 closed wounds 9\nc4 blue 48\n"
    b = board(drawn + "d4 blue 48\nturn blue").strike("c4", "c3", 1).strike("d4", "d3", 1)
    assert sorted(b.grave("red")) == [48, 69]
    b.end().end().end()
    assert (b.counted("69.1"), b.counted("48.1")) == (2, 0)  # the coven alone
    b.end().end().asks("red", "cell")
    b.do("c1")
    assert (b.at("c1"), b.is_closed("c1"), b.wounds("c1")) == (69, True, 0)


@pytest.mark.card(111, 2)
def test_each_incarnates_once_and_by_its_own_number() -> None:
    drawn = "a1 red 111\nc3 red 82 closed wounds 7\nc4 blue 48\nturn blue"
    b = board(drawn).strike("c4", "c3", 1).end()
    assert (b.x("82.1", "incarnation"), b.counted("82.1")) == (2, 1)
    b = board("a1 red 111\nc3 red 69 closed wounds 5 returned\nc4 blue 48\nturn blue")
    b.strike("c4", "c3", 1).end().end().end().end().end()
    assert b.grave("red") == [69]  # it has incarnated before
    b = board("a1 red 111\nc3 red 69 closed wounds 5\nc4 blue 48\nturn blue")
    b.strike("c4", "c3", 1).end().end().end().end().end()
    b.asks("red", "cell")
    b = board("a1 red 111\nc3 blue 69 closed wounds 5\nc2 red 48\nc4 blue 48").strike("c2", "c3", 1)
    assert b.x("69.1", "incarnation") == 0  # the enemy's dead


@pytest.mark.card(111, 3)
def test_the_priest_of_death_wounds_whom_darkness_surrounds() -> None:
    around = ("b3 red 69", "c3 red 67", "d3 red 69", "b4 red 72", "d5 red 48", "e6 red 69")
    alone = board("a1 red 111\nc4 blue 48\nb5 blue 69")
    alone.refused("use a1 3", "BRS-002")
    for many, wounds in enumerate((1, 2, 3, 4, 4, 4), 1):  # of darkness, and next to it
        drawn = "\n".join(("a1 red 111", "c4 blue 48", "b5 blue 69", *around[:many]))
        b = board(drawn).do("use a1 3", "c4").passes()
        assert (b.wounds("c4"), b.is_closed("a1")) == (wounds, True)


@pytest.mark.card(111, 3)
def test_the_priest_of_death_chooses_any_enemy_creature() -> None:
    drawn = "a1 red 111\nb1 red 69\nc5 red 69\nc6 blue 48\ne6 blue 48\nb2 blue 9\nd5 blue 91"
    b = board(drawn).do("use a1 3")
    assert b.options() == {"c6", "b2"}  # beside e6 there is no darkness
    b.do("b2").passes()
    assert b.wounds("b2") == 0  # steadfast
    b = board("a1 red 111\nb1 red 69\nc6 blue 48\nb2 blue 48").do("use a1 3", "b2").passes()
    assert b.wounds("b2") == 2


VENAIRA = "c1 red 112\nc4 blue 48\nb3 blue 48\nd4 red 48\ne5 blue 48\nc5 blue 91"


@pytest.mark.card(112, 2)
def test_venairas_lightning_leaps_to_a_neighbour() -> None:
    b = board(VENAIRA + "\nd2 blue 48").do("use c1 2")
    assert b.options() == {"c4", "b3", "d4", "e5", "c5"}  # any card, no neighbour
    b.do("c4")
    assert b.options() == {"b3", "d4", "enough"}  # a creature next to it
    b.do("b3").passes().roll(6, 1)
    assert (b.wounds("c4"), b.wounds("b3"), b.is_closed("c1")) == (1, 1, True)
    b = board(VENAIRA).do("use c1 2", "c4", "enough").passes().roll(6)
    assert (b.wounds("c4"), b.wounds("b3")) == (1, 0)


@pytest.mark.card(112, 2)
def test_venaira_hits_no_neighbour_of_hers() -> None:
    b = board("c1 red 112\nc3 blue 48\nb2 blue 48\nd3 blue 48").do("use c1 2", "c3")
    assert b.options() == {"d3", "enough"}
    b.refused("b2", "BRS-210")


@pytest.mark.card(112, 2)
def test_nothing_of_the_card_hit_changes_venairas_discharge() -> None:
    for number in (32, 70, 39, 111, 9):
        b = board(f"c1 red 112\nc6 blue {number} vulnerability\nd5 blue {number}")
        b.do("use c1 2", "c6", "d5").passes().roll(1)
        while b.asked != "red main":
            b.roll(1) if b.asked == "chance die" else b.do("no")
        assert (b.wounds("c6"), b.wounds("d5")) == (1, 1)


@pytest.mark.card(113, 1)
def test_teodora_passes_the_curse_of_the_dead_on() -> None:
    drawn = "a1 red 113\nc3 red 74\nc4 blue 48 closed curse wounds 8\nd5 blue 48\nb5 blue 48\n"
    b = board(drawn + "d3 red 48\nc6 blue 48\nc5 blue 91").strike("c3", "c4", 1)
    b.asks("red", "target")
    assert b.options() == {"d5", "b5", "no"}  # enemy creatures beside the cell, if she likes
    b.do("d5")
    assert cursed(b, "d5", "b5", "c6") == [True, False, False]
    b.end().end()
    assert cursed(b, "d5") == [True]
    b = board(drawn).strike("c3", "c4", 1).do("no")
    assert cursed(b, "d5", "b5") == [False, False]
    b = board(drawn.replace("closed curse", "closed")).strike("c3", "c4", 1)
    b.asks("red", "main")  # it had no Curse


@pytest.mark.card(113, 1)
def test_teodora_uses_the_death_of_her_own_too() -> None:
    b = board("a1 red 113\nc3 red 67 closed wounds 3\nc4 blue 48\nd4 blue 48\nturn blue")
    b.strike("c4", "c3", 1).asks("red", "target")
    assert b.options() == {"c4", "d4", "no"}
    b.do("c4").end()
    assert cursed(b, "c4", "d4") == [True, False]


@pytest.mark.card(113, 2)
def test_teodora_discharges_within_five() -> None:
    drawn = "c1 red 113\nc6 blue 48\nd2 blue 48\na1 red 48"
    b = board(drawn).do("use c1 2")
    assert b.options() == {"c6", "a1"}
    for die, wounds in ((3, 2), (5, 2), (6, 3)):
        b = board(drawn).do("use c1 2", "c6").passes().roll(die)
        assert (b.wounds("c6"), b.is_closed("c1")) == (wounds, True)


@pytest.mark.card(113, 3)
def test_teodora_brings_a_servant_back_once() -> None:
    graves = "grave red 69\ngrave red 82\ngrave red 71\ngrave red 45\ngrave blue 68"
    b = board(f"b1 red 113\na1 red 48\nc6 blue 48\n{graves}").do("use b1 3")
    assert b.options() == {"69.1", "82.1"}  # coven creatures of cost 3 or less in her graveyard
    b.do("69.1").passes()
    b.asks("red", "cell")
    assert b.options() == {"c1", "a2", "b2", "c2"}
    b.do("c2")
    assert (b.at("c2"), b.is_open("c2"), b.is_closed("b1")) == (69, True, True)
    b.do("step c2 c3").end().end()
    b.refused("use b1 3")  # once per battle
    board("b1 red 113\nc6 blue 48\ngrave red 71").refused("use b1 3")


@pytest.mark.card(114, 1)
def test_kundri_makes_the_cursed_around_her_vulnerable() -> None:
    drawn = "c3 red 114\nb4 blue 48 closed curse\nc4 blue 48 closed\nd5 blue 48 curse\nd3 red 67"
    b = board(drawn)
    cells = ("b4", "c4", "d5", "d3", "c3")
    assert [b.x(cell, "vulnerability") for cell in cells] == [1, 0, 0, 0, 0]
    b.strike("c3", "b4", 1)
    assert b.wounds("b4") == 2 + 1
    b = board(drawn + "\nc6 red 84").do("use c6 3", "b4").passes().roll(1)
    assert b.wounds("b4") == 2 + 1  # whoever attacks
    b = board(drawn).do("step c3 c2")
    assert b.x("b4", "vulnerability") == 0  # next to her alone


@pytest.mark.card(114, 2)
def test_the_cursed_around_kundri_cannot_defend() -> None:
    drawn = "c3 red 69\nc4 blue 48\nb4 blue 48 curse\nd4 blue 48\nb3 red 114"
    b = board(drawn).do("strike c3 c4")
    assert b.options() == {"defend d4", "pass"}
    b.refused("defend b4")
    b = board(drawn.replace("b3 red 114", "a1 red 114")).do("strike c3 c4")
    assert b.options() == {"defend b4", "defend d4", "pass"}  # she is too far
