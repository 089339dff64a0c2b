"""From the strength of an attack to wounds, and from wounds to death."""

import pytest
from tests.clauses.berserk.board import board

FAR = "\na6 blue 48"


@pytest.mark.clause("BRS-216")
def test_minuses_never_go_below_zero_before_vulnerability_is_added() -> None:
    drawn = "c3 red 42\nc4 blue 49 closed vulnerability\nc5 blue 47\nb5 blue 47"
    b = board(drawn).strike("c3", "c4", 6)  # 1 - 1 - 1 - 1, at least 0, + 1
    assert (b.told("dealt")[0]["strength"], b.wounds("c4")) == (0, 1)


@pytest.mark.clause("BRS-216")
def test_prevention_comes_after_vulnerability_and_before_armour() -> None:
    drawn = "c3 red {}\nb3 red 42\nc4 blue 48 closed {}\nc6 blue 63\na6 blue 48"
    b = board(drawn.format(42, "vulnerability")).do("strike c3 c4", "use c6 2", "c4").roll(1)
    assert b.wounds("c4") == 0  # 1 + 1 - 3; not 1 - 3, at least 0, + 1
    b = board(drawn.format(74, "armour 2")).do("strike c3 c4", "use c6 2", "c4").roll(6)
    assert (b.wounds("c4"), b.told("absorbed", card="c4")[0]["amount"]) == (0, 1)
    b.strike("b3", "c4", 1)
    assert b.wounds("c4") == 0  # 4 - 3 left 1 for the armour, so it takes 1 more


@pytest.mark.clause("BRS-216")
def test_a_protection_comes_before_everything() -> None:
    drawn = "c2 red 91\nc1 red 9\nc5 blue 76 vulnerability armour 1" + FAR
    b = board(drawn).do("use c2 1", "c1", "c5").passes().roll(6)  # a shot, protected from shots
    assert (b.wounds("c5"), b.told("absorbed"), b.told("dealt")) == (0, [], [])
    b = board(drawn.replace("76", "48")).do("use c2 1", "c1", "c5").passes().roll(6)
    assert b.wounds("c5") == 4 + 1 - 1


@pytest.mark.clause("BRS-217")
def test_vulnerability_and_armour_together() -> None:
    b = board("c3 red 33\nc4 blue 48 closed vulnerability armour 2").strike("c3", "c4", 1)
    assert (b.told("dealt")[0]["strength"], b.wounds("c4")) == (3, 2)


@pytest.mark.clause("BRS-218", "BRS-281")
@pytest.mark.parametrize(("wounds", "dies"), [(7, False), (8, True), (9, True)])
def test_a_card_dies_when_its_wounds_reach_its_lives(wounds: int, dies: bool) -> None:
    drawn = f"c3 red 74\nc4 blue 48 closed wounds {wounds}" + FAR
    assert (board(drawn).strike("c3", "c4", 1).at("c4") is None) == dies  # 10 lives, 2 wounds


@pytest.mark.clause("BRS-218")
def test_extra_lives_count() -> None:
    drawn = "c3 red 74\nc4 blue 48 closed lives {} wounds {}" + FAR
    assert board(drawn.format(1, 8)).strike("c3", "c4", 1).wounds("c4") == 10
    assert board(drawn.format(1, 9)).strike("c3", "c4", 1).grave("blue") == [48]
    assert board(drawn.format(-1, 7)).strike("c3", "c4", 1).grave("blue") == [48]


@pytest.mark.clause("BRS-219")
def test_all_die_together_and_then_deaths_are_answered() -> None:
    drawn = "a1 red 38 chips 2\nc1 red 113\nb4 blue 42 wounds 1 curse\nc4 blue 42 wounds 1"
    b = board(drawn + "\nb5 blue 48").do("use a1 2", "row 4").passes()
    assert (b.at("b4"), b.at("c4")) == (None, None)
    b.asks("red", "target")  # Teodora: a creature next to where the cursed one stood
    assert b.options() == {"b5", "no"}  # c4 is dead, too


@pytest.mark.clause("BRS-219")
def test_nobody_dies_before_the_whole_action_is_over() -> None:
    drawn = "a1 red 79\nc1 red 113\nb4 blue 42 wounds 1\nb5 blue 48"
    b = board(drawn).do("use a1 2", "b4").passes().roll(1)  # a discharge for 2, then Curse
    assert b.story("wounded", "laid", "died") == ["wounded", "laid", "died"]
    b.asks("red", "target")  # it died with Curse


@pytest.mark.clause("BRS-220")
def test_the_active_player_first_each_in_an_order_of_ones_own() -> None:
    orcs = "c3 red 9 curse wounds 12 chips 1 closed\nb3 red 4\nd3 red 22 closed\na1 red 48"
    b = board(f"{orcs}\nc4 blue 74\na6 blue 113\nb6 blue 113\ne6 blue 48\nturn blue")
    b.strike("c4", "c3", 1)
    b.asks("blue", "order")  # blue is active: its triggers before those of red
    assert b.options() == {"next 1", "next 2"}
    b.do("next 2").asks("blue", "target")
    assert b.play.view(None)["ask"]["card"] == b.id("b6")
    b.do("b3").asks("blue", "target")
    assert b.play.view(None)["ask"]["card"] == b.id("a6")
    b.do("d3").asks("red", "order")  # then the Avenger and the Bloodsworn
    assert b.chips("b3") == 0
    b.do("next 2").asks("red", "target")
    assert b.chips("b3") == 0
    b.do("no")
    assert b.chips("b3") == 1
    b.asks("blue", "main")


@pytest.mark.clause("BRS-221")
def test_a_dead_card_goes_to_its_owners_graveyard_without_anything() -> None:
    drawn = "c3 red 74\nc4 blue 9 led red closed wounds 12 chips 1 lives 1 armour 1 poison 2\n"
    b = board(drawn + "a6 blue 48").strike("c3", "c4", 6)
    assert (b.grave("blue"), b.grave("red")) == ([9], [])
    assert (b.wounds("9.1"), b.chips("9.1"), b.life("9.1")) == (0, 0, 13)
    assert (b.x("9.1", "poison"), b.x("9.1", "armour")) == (0, 0)
    assert b.table.effects == []


@pytest.mark.clause("BRS-222")
def test_zero_wounds_is_not_being_wounded() -> None:
    drawn = "c3 red 74\nc4 blue 102 closed armour {}" + FAR
    b = board(drawn.format(2)).strike("c3", "c4", 1)  # 2 - 2
    b.asks("red", "main")
    assert (b.wounds("c4"), b.told("wounded")) == (0, [])
    b = board(drawn.format(1)).strike("c3", "c4", 1)
    b.asks("blue", "order")  # Indri strikes back, and has Blood magic
    spared = "c3 red 74\nc4 blue 102 closed\nc6 blue 63" + FAR
    b = board(spared).do("strike c3 c4", "use c6 2", "c4").roll(1)  # 2, up to 3 prevented
    b.asks("red", "main")


@pytest.mark.clause("BRS-222")
def test_an_attack_that_places_no_wound_prepares_nothing_for_anger() -> None:
    drawn = "c3 red 11\nb3 red 42\nc4 blue 48 closed armour {}" + FAR
    for armour, wounds in ((1, 4), (5, 0)):  # Anger: +1 after a wound
        b = board(drawn.format(armour)).strike("b3", "c4", 1).strike("c3", "c4", 1)
        assert b.told("dealt", card="c3")[0]["strength"] == 4
        assert b.wounds("c4") == wounds


@pytest.mark.clause("BRS-223", "BRS-311")
def test_wounds_in_one_go_are_one_event() -> None:
    b = board("c3 red 74\nc4 blue 102 closed" + FAR).strike("c3", "c4", 6)  # 4 wounds
    b.asks("blue", "order")
    assert b.options() == {"next 1", "next 2"}  # one for each of two paragraphs
    b.do("next 1", "yes", "yes").asks("red", "main")
    assert (b.wounds("c4"), b.wounds("c3"), b.chips("c4")) == (4, 1, 1)


@pytest.mark.clause("BRS-224")
def test_of_equal_named_abilities_only_the_larger_works() -> None:
    b = board("c3 red 74\nc4 blue 48 closed vulnerability vulnerability" + FAR)
    assert b.strike("c3", "c4", 1).wounds("c4") == 3
    b = board("c3 red 74\nc4 blue 24 closed armour 1" + FAR).strike("c3", "c4", 6)
    assert b.wounds("c4") == 4 - 2  # Dinur's own Armour is 2
    b = board("c3 red 74\nc4 blue 24 closed armour 3" + FAR).strike("c3", "c4", 6)
    assert b.wounds("c4") == 4 - 3
    b = board("c3 red 74\nc4 blue 26 closed\nb4 blue 27\nd4 blue 27" + FAR).strike("c3", "c4", 6)
    assert b.wounds("c4") == 4 - 1  # from each of two Allies Armour 1


@pytest.mark.clause("BRS-225")
def test_unnamed_modifiers_add_up() -> None:
    shields = "c3 red 74\nc4 blue 48 closed\nb4 blue 47\nd4 blue 47" + FAR
    assert board(shields).strike("c3", "c4", 6).wounds("c4") == 4 - 1 - 1
    coven = "c3 red 74\nb3 red 83\nd3 red 83\nc4 blue 48 closed curse" + FAR
    assert board(coven).strike("c3", "c4", 6).wounds("c4") == 4 + 2 + 1 + 1
    dwarves = "c3 red 40 chips 1\nb3 red 97 chips 1\nd3 red 97 chips 1\nc4 blue 48 closed" + FAR
    b = board(dwarves).do("use c3 1", "use b3 2", "c3", "use d3 2", "c3").strike("c3", "c4", 1)
    assert b.wounds("c4") == 3 + 1 + 1 + 1


@pytest.mark.clause("BRS-226")
def test_two_reductions() -> None:
    drawn = "a2 red 91\na1 red 9\nd4 blue 94\nd5 blue 10" + FAR
    b = board(drawn).do("use a2 1", "a1", "d4").passes().roll(6)
    assert b.wounds("d4") == 1  # 4 - 2 - 1
