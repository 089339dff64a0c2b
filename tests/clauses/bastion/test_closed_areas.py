"""In the citadel with a dragon: fight or leave, and another dragon underneath."""

import pytest
from tests.clauses.bastion.board import DISTRICTS, Board, both

PAIR = "wall 1 red-beast\nwall 20 red-mage\ncitadel blue-dragon red-dragon\ndeck spy red-rider\n"
IN = f"{PAIR}dagdar at citadel\nsannirr at d5\n"
OUT = f"{PAIR}dagdar at d1\nsannirr at d5\n"


@pytest.mark.clause("BST-136")
def test_another_dragon_underneath_2015() -> None:
    castle = Board("2015", f"{OUT}dagdar mana red 10").do("storm citadel")
    assert castle.citadel == ["blue-dragon"]
    assert castle.asked == "dagdar act"
    assert castle.area("dagdar") == "citadel"  # stays, without mana too
    castle.do("end", "end")
    assert castle.view["active"] == "dagdar"
    assert castle.refuses("end", "BST-136")  # beat it or leave
    castle.do("move d3", "end")
    assert castle.area("dagdar") == "d3"


@pytest.mark.clause("BST-136")
def test_leaving_uses_the_move_and_beating_is_enough_2015() -> None:
    castle = Board("2015", f"{IN}dagdar mana red 10").do("move d3")
    assert castle.done == ["move"]
    castle = Board("2015", f"{IN}dagdar mana red 10").do("attack citadel", "end")
    assert castle.view["active"] == "sannirr"


@pytest.mark.clause("BST-137", "BST-138")
def test_who_cannot_attack_the_next_leaves_at_once_2018() -> None:
    castle = Board("2018", f"{OUT}dagdar mana red 10 blue 5\nsquare 4 rokai").do("storm citadel")
    assert castle.asked == "dagdar exit"
    assert castle.options() == {f"exit {area}" for area in DISTRICTS if area != "d4"}
    castle.do("exit d2")  # though the move is spent
    assert castle.area("dagdar") == "d2"
    assert castle.done == ["move", "attack"]


@pytest.mark.clause("BST-138")
def test_the_exit_costs_no_move_2018() -> None:
    castle = Board("2018", f"{IN}dagdar mana red 10").do("attack citadel", "exit d2")
    assert castle.done == ["attack"]
    assert castle.options("move ") == {"move d1", "move d3"}


@pytest.mark.clause("BST-137", "BST-139")
@pytest.mark.parametrize(
    ("rest", "stays"),
    [
        ("dagdar mana blue 10", True),
        ("dagdar mana blue 9 black 9", False),
        ("dagdar mana blue 9\ndagdar spells red-symbiote golem green-mage", False),
        ("dagdar mana blue 9 black 1\ndagdar artefacts red-converter", False),
    ],
)
def test_what_having_the_mana_means_2018(rest: str, stays: bool) -> None:
    for text, answer in ((OUT, "storm citadel"), (IN, "attack citadel")):
        castle = Board("2018", f"{text}{rest}\ndagdar mana red 10").do(answer)
        if castle.asked == "dagdar attack":
            castle.do("pay")
        assert castle.asked == ("dagdar act" if stays else "dagdar exit")


@pytest.mark.clause("BST-139")
def test_the_supply_after_the_fight_counts_2018() -> None:
    text = IN.replace("blue-dragon", "green-dragon").replace("red-dragon", "knellervirm")
    castle = Board("2018", f"{text}dagdar mana green 12 red 2").do("attack citadel", "spend")
    castle.do("token green", "token green", "token green", "rest")
    assert castle.asked == "dagdar exit"
    castle = Board("2018", f"{text}dagdar mana green 10 red 10").do("attack citadel", "spend")
    castle.do(*["token red"] * 10)
    assert castle.asked == "dagdar act"


@pytest.mark.clause("BST-140")
def test_starting_a_turn_beside_a_dragon_2018() -> None:
    text = f"{OUT}dagdar mana red 10 blue 10"
    castle = Board("2018", text).do("storm citadel", "end", "end")
    assert castle.view["active"] == "dagdar"
    assert castle.area("dagdar") == "citadel"
    assert castle.refuses("end", "BST-140")
    fought = Board("2018", text).do("storm citadel", "end", "end", "attack citadel", "end")
    assert fought.citadel == []
    castle.do("move d1", "end")
    assert castle.view["active"] == "sannirr"


@pytest.mark.clause("BST-141")
@both
def test_other_actions_are_free_until_the_end(edition: str) -> None:
    text = f"{IN}dagdar mana red 10 blue 10\ndagdar artefacts red-converter\n"
    castle = Board(edition, f"{text}dagdar spells red-archmage")
    castle.do("convert red black", "teleport s1 s4")
    assert castle.refuses("end", "BST-141")
    castle.do("move d1", "source 1 black", "attack s4")
    castle.do("end")
    assert castle.view["active"] == "sannirr"


@pytest.mark.clause("BST-141")
@both
def test_the_stage_of_repeat_counts_as_the_next_turn(edition: str) -> None:
    text = f"{OUT}dagdar mana red 10 blue 10\ndagdar spells green-dragon"
    castle = Board(edition, text).do("storm citadel")
    castle.do("repeat")
    assert castle.refuses("end", "BST-141")
    castle.do("attack citadel", "end")
    assert castle.view["active"] == "sannirr"


@pytest.mark.clause("BST-142")
@both
def test_arrow_from_a_citadel_with_a_dragon(edition: str) -> None:
    text = f"{IN}dagdar mana red 15\ndagdar spells red-flyer"
    castle = Board(edition, text)
    assert castle.options("attack ") == {
        "attack citadel",
        "attack s1 arrow",
        "attack s20 arrow",
    }
    castle.do("attack s1 arrow")
    assert castle.wall(1) == []
    assert castle.refuses("end", "BST-141")  # leaving is still due
    castle.do("move d1")
    castle.do("stop")  # the beast is Haste
    castle.do("end")
    assert castle.view["active"] == "sannirr"


@pytest.mark.clause("BST-142")
@both
def test_no_arrow_for_others_when_the_move_is_spent(edition: str) -> None:
    castle = Board(edition, f"{IN}dagdar mana red 15\ndagdar spells red-flyer\ndone move")
    assert castle.options("attack ") == {"attack citadel"}
    assert castle.refuses("attack s1 arrow", "BST-142")


@pytest.mark.clause("BST-145")
def test_rituals_before_the_exit_2018() -> None:
    text = f"{OUT}dagdar mana red 10\ndagdar goals red-converter\nrituals red-cannon blue-cannon"
    castle = Board("2018", text).do("storm citadel")
    assert castle.asked == "dagdar perform"
    castle.do("perform red-converter red-dragon")
    assert castle.asked == "dagdar keep"
    castle.do("keep blue-cannon")
    assert castle.asked == "dagdar exit"
    assert Board("2018", text).do("storm citadel", "decline").asked == "dagdar exit"


@pytest.mark.clause("BST-146")
def test_only_the_attacker_in_the_citadel_is_checked_2018() -> None:
    other = IN.replace("sannirr at d5", "sannirr at citadel")
    castle = Board("2018", f"{other}dagdar mana red 10").do("attack citadel")
    assert castle.asked == "dagdar exit"
    castle.do("exit d1")
    assert castle.asked == "dagdar act"
    assert castle.area("sannirr") == "citadel"
    arrow = f"{OUT}sannirr at citadel\ndagdar mana red 10\ndagdar spells red-flyer"
    castle = Board("2018", arrow).do("attack citadel arrow")
    assert castle.citadel == ["blue-dragon"]
    assert castle.asked == "dagdar act"


@pytest.mark.clause("BST-146")
def test_below_lies_knellervirm_2018() -> None:
    text = IN.replace("blue-dragon", "knellervirm")
    rest = "dagdar mana red 12 blue 4 green 4"
    assert Board("2018", f"{text}{rest}").do("attack citadel").asked == "dagdar act"
    rest = "dagdar mana red 12 blue 4 green 3"
    assert Board("2018", f"{text}{rest}").do("attack citadel").asked == "dagdar exit"


@pytest.mark.clause("BST-147")
@both
def test_an_uncovered_dragon_adds_no_duty(edition: str) -> None:
    for text, answer in ((IN, "attack citadel"), (OUT, "storm citadel")):
        castle = Board(edition, f"{text}dagdar mana red 10 blue 10").do(answer)
        assert castle.citadel == ["blue-dragon"]
        assert castle.area("dagdar") == "citadel"
        castle.do("end")
        assert castle.view["active"] == "sannirr"
