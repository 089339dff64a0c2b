"""Answering blows, misses, kinds, and what changes strength and dice."""

import pytest
from tests.clauses.berserk.board import Board, board

FAR = "\na6 blue 48\ne1 red 42"


@pytest.mark.clause("BRS-269")
def test_the_answering_blow_is_the_simple_strike_of_who_meets_the_attack() -> None:
    drawn = "c3 red 74\nc4 blue 102\nb4 blue 95" + FAR  # 1-2-3 against 4-5-6
    b = board(drawn).do("strike c3 c4", "pass").roll(1, 6)
    assert (b.wounds("c3"), b.wounds("c4")) == (1, 0)
    b = board(drawn).do("strike c3 c4", "defend b4").passes().roll(1, 6)
    assert b.wounds("c3") == 4  # the defender's own
    b = board(drawn, "tournament").do("strike c3 c4", "pass").roll(1, 6)
    assert b.wounds("c3") == 2  # as the dice allow: a medium one


@pytest.mark.clause("BRS-270", "BRS-271")
def test_a_miss_deals_nothing_and_nothing_tied_to_the_blow_happens() -> None:
    drawn = "c3 red 71\nc4 blue 48 vulnerability" + FAR
    for die in (4, 5):
        b = board(drawn).strike("c3", "c4", 6, die)
        assert (b.wounds("c4"), b.x("c4", "curse")) == (0, 0)
    b = board(drawn).strike("c3", "c4", 6, 3)
    assert (b.wounds("c4"), b.x("c4", "curse")) == (4, 1)
    b = board("c3 red 8\nc4 blue 48" + FAR).strike("c3", "c4", 6, 4)
    assert b.chips("c3") == 0  # "lands and places 0 or 1 wounds"


@pytest.mark.clause("BRS-271")
def test_on_attack_works_even_with_strength_0() -> None:
    b = board("c3 red 71\nc4 blue 49 closed" + FAR).strike("c3", "c4", 1)  # 1 - 1
    assert (b.wounds("c4"), b.x("c4", "curse")) == (0, 1)
    b = board("c3 red 8\nc4 blue 48 closed armour 4" + FAR).strike("c3", "c4", 6)
    assert (b.wounds("c4"), b.chips("c3")) == (0, 1)


@pytest.mark.clause("BRS-272")
def test_an_attack_brought_to_a_kind_takes_its_number_and_its_side_effects() -> None:
    drawn = "c3 red 86\nc4 blue 48 closed {}\nc5 blue 42\nb5 red 5" + FAR  # 1-2-3
    b = board(drawn.format("")).strike("c3", "c4", 1)
    assert b.wounds("c4") == 1
    b.asks("red", "main")
    b = board(drawn.format("curse")).strike("c3", "c4", 1)  # strong on cards with Curse
    assert (b.wounds("c4"), b.told("dealt")[0]["blow"]) == (3, 2)
    b.asks("red", "target")  # the Raider sees a strong attack
    b = board(drawn.replace("closed", "").format("curse")).strike("c3", "c4", 1, 5).do("keep")
    assert b.wounds("c4") == 0  # a miss stays a miss


@pytest.mark.clause("BRS-272")
def test_an_ability_attack_brought_to_a_kind() -> None:
    drawn = "c3 red 86\nc5 blue 48 closed curse" + FAR
    assert board(drawn).do("use c3 2", "c5").passes().roll(1).wounds("c5") == 3


@pytest.mark.clause("BRS-273")
def test_plus_and_minus_to_attack_change_the_attacks_of_the_card_that_has_it() -> None:
    drawn = "c3 red 74\nd3 red 74\nc4 blue 48 closed curse" + FAR
    b = board(drawn + "\nb2 red 83").strike("c3", "c4", 1).strike("d3", "c4", 1)
    assert [dealt["strength"] for dealt in b.told("dealt")] == [2 + 2 + 1, 2 + 2]
    b = board("c3 red 62\na5 blue 61\nc5 blue 48" + FAR).do("use c3 2", "c5").passes().roll(1)
    assert b.wounds("c5") == 2 - 1  # Uinte: -1 to attacks of who has not moved
    b = board("c3 red 62 moved\na5 blue 61\nc5 blue 48" + FAR).do("use c3 2", "c5").passes()
    assert b.roll(1).wounds("c5") == 2


@pytest.mark.clause("BRS-274")
def test_minus_from_attack_lowers_attacks_aimed_at_the_card() -> None:
    b = board("c3 red 74\nb3 red 49\nc4 blue 49 closed\nd4 blue 48 closed" + FAR)
    assert b.strike("c3", "c4", 6).wounds("c4") == 4 - 1
    assert b.strike("b3", "c4", 6).wounds("c4") == 3 + 3 - 1  # its own strike is not lowered
    b = board("c3 red 74\nc4 blue 10 closed" + FAR).strike("c3", "c4", 6)
    assert b.wounds("c4") == 3
    b = board("c3 red 66\nc5 blue 10 closed" + FAR).do("use c3 2", "c5").passes().roll(6)
    assert b.wounds("c5") == 3  # a throw is none of the attacks named


def strike(mine: str, theirs: str, dice: str, *rolled: int) -> Board:
    """Marerit against Litovitsa, with these keywords and first dice."""
    drawn = f"c3 red 74 {mine}\nc4 blue 48 {theirs}" + FAR
    return board(drawn, dice).strike("c3", "c4", *rolled)


@pytest.mark.clause("BRS-275")
def test_plus_to_the_die_gives_rerolls_at_home() -> None:
    b = strike("exp_attack", "", "home", 1, 1)
    b.asks("red", "reroll")
    b.do("reroll attacker").roll(6).asks("red", "main")
    assert b.wounds("c4") == 4
    b = strike("curse", "", "home", 6, 1)
    b.asks("blue", "reroll")  # a minus gives them to the opponent
    b.do("reroll attacker").roll(1)
    assert b.wounds("c4") == 2


@pytest.mark.clause("BRS-275")
def test_plus_to_the_die_is_added_in_tournaments() -> None:
    assert strike("exp_attack", "", "tournament", 4, 2).wounds("c4") == 3  # 5 against 2
    assert strike("curse", "", "tournament", 4, 2).wounds("c4") == 2  # 3 against 2
    b = strike("exp_attack 2", "closed", "tournament", 4)
    assert (b.wounds("c4"), b.told("rolled")[0]["bonus"]) == (4, 2)


@pytest.mark.clause("BRS-276")
def test_experience_in_attack_helps_who_attacks() -> None:
    assert strike("exp_attack", "", "tournament", 5, 1).asks("red", "main")  # 6 to 1: strong
    b = strike("", "exp_attack", "tournament", 1, 4)  # 4, not 5: a weak answer
    assert (b.wounds("c3"), b.wounds("c4")) == (1, 0)
    b = strike("exp_attack", "", "home", 3, 1)
    b.asks("red", "reroll")
    strike("", "exp_attack", "home", 3, 1).asks("red", "main")


@pytest.mark.clause("BRS-277")
def test_experience_in_defence_helps_who_meets_the_attack() -> None:
    b = strike("", "exp_defence", "tournament", 1, 5)  # 1 to 6: a medium answer
    assert (b.wounds("c3"), b.wounds("c4")) == (2, 0)
    assert strike("exp_defence", "", "tournament", 3, 2).wounds("c4") == 2  # 3 to 2
    b = strike("", "exp_defence", "home", 1, 1)
    b.asks("blue", "reroll")
    strike("exp_defence", "", "home", 1, 1).asks("red", "main")
    strike("", "exp_defence closed", "home", 1).asks("red", "main")  # no die, no bonus


SHOOTERS = {
    "exp_shooting": ("91 chips 1", "use c3 2"),
    "exp_throwing": ("66", "use c3 2"),
    "exp_discharge": ("62", "use c3 2"),
}


@pytest.mark.clause("BRS-278")
@pytest.mark.parametrize("keyword", SHOOTERS)
@pytest.mark.parametrize("attack", SHOOTERS)
def test_experience_in_one_kind_of_attack(keyword: str, attack: str) -> None:
    card, said = SHOOTERS[attack]
    drawn = f"c3 red {card} {keyword}\nc5 blue 48" + FAR  # all for 2-2-3
    b = board(drawn, "tournament").do(said, "c5").passes().roll(5)
    assert b.wounds("c5") == (3 if keyword == attack else 2)
    b = board(f"c3 red 74 {keyword}\nc4 blue 48 closed" + FAR, "tournament").strike("c3", "c4", 3)
    assert b.wounds("c4") == 2  # nor does it help a strike


@pytest.mark.clause("BRS-279")
@pytest.mark.parametrize("keyword", SHOOTERS)
def test_experience_in_attack_helps_every_attack_and_adds_up(keyword: str) -> None:
    card, said = SHOOTERS[keyword]
    drawn = f"c3 red {card} exp_attack {{}}\nc5 blue 48 {{}}" + FAR
    for closed in ("", "closed"):
        b = board(drawn.format("", closed), "tournament").do(said, "c5").passes().roll(5)
        assert b.wounds("c5") == 3
        b = board(drawn.format("", closed), "tournament").do(said, "c5").passes().roll(4)
        assert b.wounds("c5") == 2
        b = board(drawn.format(keyword, closed), "tournament").do(said, "c5").passes().roll(4)
        assert (b.wounds("c5"), b.told("rolled")[0]["bonus"]) == (3, 2)


@pytest.mark.clause("BRS-279")
def test_experience_in_defence_helps_an_assigned_defender() -> None:
    drawn = "c3 red 74\nc4 blue 48\nb4 blue 48 exp_defence" + FAR
    b = board(drawn, "tournament").do("strike c3 c4", "defend b4").passes().roll(1, 5)
    assert (b.wounds("c3"), b.told("rolled")[1]["bonus"]) == (2, 1)
