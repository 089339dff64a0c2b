"""Poison, regeneration and Curse."""

import pytest
from tests.clauses.berserk.board import Board, board

FAR = "\na6 blue 48\ne1 red 42\n"


def begun(state: str, card: int = 48) -> Board:
    """Red's turn begins; this is how its card on c3 was in blue's."""
    return board(f"c3 red {card} {state}{FAR}turn blue").do("end")


@pytest.mark.clause("BRS-304")
@pytest.mark.parametrize(("state", "wounds"), [("", 2), ("closed", 2), ("closed held", 0)])
def test_poison_works_on_who_opens_or_is_open(state: str, wounds: int) -> None:
    b = begun(f"poison 2 {state}")
    assert b.wounds("c3") == wounds
    assert b.is_closed("c3") == ("held" in state)


@pytest.mark.clause("BRS-304")
def test_poison_works_in_the_turns_of_the_poisoned_creature() -> None:
    b = begun("poison 1")
    assert b.wounds("c3") == 1
    b.end()
    assert b.wounds("c3") == 1  # blue's turn
    b.end()
    assert b.wounds("c3") == 2
    assert begun("poison 1 wounds 9").grave("red") == [48]


@pytest.mark.clause("BRS-304", "BRS-308")
def test_of_two_poisons_the_larger_works() -> None:
    assert begun("poison 1 poison 2").wounds("c3") == 2
    assert begun("poison 2 poison 1").wounds("c3") == 2


@pytest.mark.clause("BRS-305")
@pytest.mark.parametrize(("state", "left"), [("", 2), ("closed", 2), ("closed held", 4)])
def test_regeneration_heals_who_opens_or_is_open(state: str, left: int) -> None:
    assert begun(f"regeneration 2 wounds 4 {state}").wounds("c3") == left


@pytest.mark.clause("BRS-305")
def test_regeneration_heals_no_more_than_there_is_and_in_its_own_turn() -> None:
    b = begun("regeneration 3 wounds 2")
    assert (b.wounds("c3"), b.life("c3")) == (0, 10)
    b = begun("wounds 4", card=46)  # Okta has Regeneration 1
    assert b.wounds("c3") == 3
    assert b.end().wounds("c3") == 3


@pytest.mark.clause("BRS-306")
def test_poison_is_neither_attack_nor_impact_and_stays() -> None:
    b = begun("poison 2 armour 2 vulnerability steadfast prot_magic cover")
    assert (b.wounds("c3"), b.x("c3", "poison")) == (2, 2)
    assert b.told("absorbed") == []
    b.end().end()
    assert b.wounds("c3") == 4
    b = board("c3 red 11\nb4 red 11\nc4 blue 48 poison 2" + FAR).end()
    b.end().strike("c3", "c4", 1, 1)
    assert b.wounds("c4") == 2 + 4  # nor does it prepare the target for Anger


@pytest.mark.clause("BRS-307")
def test_poison_and_regeneration_together() -> None:
    state = "wounds 4 poison 1 regeneration 1"  # of 5 lives
    b = begun(state, card=45)
    b.asks("red", "order")
    waiting = [one["number"] for one in b.play.view(None)["ask"]["waiting"]]
    heal = f"next {waiting.index(-2) + 1}"
    poison = f"next {waiting.index(-1) + 1}"
    b.do(heal).asks("red", "main")
    assert (b.wounds("c3"), b.story("healed", "wounded")) == (4, ["healed", "wounded"])
    b = begun(state, card=45).do(poison)
    assert (b.at("c3"), b.grave("red"), b.story("healed")) == (None, [45], [])


@pytest.mark.clause("BRS-305")
def test_a_creature_regenerates_what_its_poison_has_just_done() -> None:
    b = begun("poison 1 regeneration 1")
    b.asks("red", "order")
    b.do("next 1")
    assert (b.wounds("c3"), b.story("healed", "wounded")) == (0, ["wounded", "healed"])


def curses(mine: str, theirs: str, *rolled: int) -> Board:
    """A strike under tournament dice, with these states."""
    drawn = f"c3 red 74 {mine}\nc4 blue 48 {theirs}" + FAR
    return board(drawn, "tournament").strike("c3", "c4", *rolled)


@pytest.mark.clause("BRS-309")
def test_curse_takes_one_from_all_dice_of_a_card() -> None:
    assert curses("curse", "", 6, 2).wounds("c4") == 3  # 5 to 2, medium
    assert curses("", "curse", 2, 6).wounds("c3") == 1  # 2 to 5, weak
    assert curses("curse", "closed", 4).wounds("c4") == 2  # 3, weak
    b = board("c3 red 62 curse\nc5 blue 48" + FAR, "tournament").do("use c3 2", "c5").roll(6)
    assert b.wounds("c5") == 2  # 5, medium
    b = board("c3 red 35 chips 1 curse\nc5 blue 48" + FAR, "tournament").do("use c3 2", "c5")
    assert b.roll(6).wounds("c5") == 2  # in a text, too
    b = board("c3 red 74 curse\nc4 blue 48 closed" + FAR).strike("c3", "c4", 6)
    b.asks("blue", "reroll")


@pytest.mark.clause("BRS-309")
def test_two_curses_count_as_one() -> None:
    b = curses("curse curse", "closed", 6)
    assert (b.wounds("c4"), b.told("rolled")[0]["bonus"]) == (3, -1)
    b = board("c3 red 67 curse\nc4 blue 48 closed" + FAR, "tournament").strike("c3", "c4", 4)
    assert (b.wounds("c4"), b.told("rolled")[0]["bonus"]) == (1, -1)  # one is printed
