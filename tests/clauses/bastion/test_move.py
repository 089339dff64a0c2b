"""Moving, and entering where a dragon or Rokai is."""

import pytest
from tests.clauses.bastion.board import DISTRICTS, Board, both

DRAGON = "wall 1 red-beast\ncitadel red-dragon\ndeck spy\ndagdar at d1\n"
ROKAI = "wall 1 red-beast\nsquare 2 rokai\ndeck spy\ndagdar at d1\n"  # green there: 5 green
HELD = pytest.mark.parametrize(
    ("held", "area", "cost", "colour"), [(DRAGON, "citadel", 10, "red"), (ROKAI, "d2", 5, "green")]
)


@pytest.mark.clause("BST-130")
@both
def test_once_a_turn_to_an_adjacent_area(edition: str) -> None:
    text = "wall 1 red-beast\ndeck red-mage blue-mage green-mage black-mage\n"
    castle = Board(edition, f"{text}dagdar at d2\nsannirr at d5")
    for area in ("d4", "d5", "d6", "d2"):
        assert castle.refuses(f"move {area}", "BST-130")
    castle.do("move d3")
    assert castle.area("dagdar") == "d3"
    assert castle.area("sannirr") == "d5"
    assert castle.refuses("move d4", "BST-130")
    castle.do("end", "end", "move citadel", "end", "end")
    assert castle.options("move ") == {f"move {area}" for area in DISTRICTS}


@pytest.mark.clause("BST-131", "BST-132")
@both
def test_nobody_just_walks_in_on_a_dragon(edition: str) -> None:
    castle = Board(edition, f"{DRAGON}dagdar mana red 9 blue 6")
    assert castle.options("move ") == {"move d2", "move d6"}
    assert castle.refuses("move citadel", {"2015": "BST-131", "2018": "BST-132"}[edition])
    castle = Board(edition, f"{DRAGON}dagdar mana red 10")
    assert castle.options("move ") == {"move d2", "move d6"}
    castle.do("storm citadel")
    assert castle.citadel == []
    assert castle.area("dagdar") == "citadel"
    assert castle.done == ["move", "attack"]


@pytest.mark.clause("BST-131", "BST-132")
@both
def test_the_top_enemy_counts(edition: str) -> None:
    text = DRAGON.replace("red-dragon", "red-dragon blue-dragon")
    assert Board(edition, f"{text}dagdar mana red 10").options("storm ") == set()
    assert Board(edition, f"{text}dagdar mana blue 10").options("storm ") == {"storm citadel"}


@pytest.mark.clause("BST-133")
@both
@HELD
def test_entry_and_fight_are_one_package(
    edition: str, held: str, area: str, cost: int, colour: str
) -> None:
    short = Board(edition, f"{held}dagdar mana {colour} {cost - 1} black 9")
    assert short.options("storm ") == set()
    castle = Board(edition, f"{held}dagdar mana {colour} {cost}\nsannirr spells red-symbiote")
    castle.do(f"storm {area}", "withdraw")  # neither of them
    assert castle.area("dagdar") == "d1"
    assert castle.mana("dagdar") == {colour: cost}
    assert castle.done == []
    castle = Board(edition, f"{held}dagdar mana {colour} {cost}\nsannirr spells red-symbiote")
    castle.do(f"storm {area}", "pay")  # both
    assert castle.area("dagdar") == area
    assert castle.mana("dagdar") == {}
    assert castle.done == ["move", "attack"]
    assert len(castle.spells("dagdar")) == 1


@pytest.mark.clause("BST-133")
@both
def test_what_the_fight_needs_is_got_before(edition: str) -> None:
    artefact = "dagdar mana green 4 black 1\ndagdar artefacts red-converter"
    castle = Board(edition, f"{ROKAI}{artefact}")
    assert castle.options("storm ") == set()
    assert castle.do("convert black green").options("storm ") == {"storm d2"}
    castle = Board(edition, f"{ROKAI}dagdar mana green 2 black 1")
    assert castle.options("storm ") == set()
    assert castle.do("source 2 black").options("storm ") == {"storm d2"}  # a green source


@pytest.mark.clause("BST-134")
@both
@HELD
def test_help_of_others_counts(edition: str, held: str, area: str, cost: int, colour: str) -> None:
    text = f"{held}sannirr at d5\nsannirr spells red-symbiote\n"
    castle = Board(edition, f"{text}dagdar mana {colour} {cost - 1}").do(f"storm {area}")
    assert castle.options() == {"withdraw"}  # not before sannirr agrees
    castle.do("withdraw")  # refused: the entry is off, at no cost
    assert castle.area("dagdar") == "d1"
    assert castle.spells("sannirr") == ["red-symbiote"]
    castle = Board(edition, f"{text}dagdar mana {colour} {cost - 1}").do(f"storm {area}")
    castle.do("lightning-1", seat="sannirr").do("pay")
    assert castle.area("dagdar") == area
    assert castle.spells("sannirr") == []
    weaker = Board(edition, f"{text}dagdar mana {colour} {cost - 2}")
    assert weaker.options("storm ") == set()


@pytest.mark.clause("BST-135")
@both
@HELD
def test_no_entry_after_the_attack(
    edition: str, held: str, area: str, cost: int, colour: str
) -> None:
    castle = Board(edition, f"{held}dagdar mana {colour} {cost} yellow 6\ndone attack")
    assert castle.options("storm ") == castle.options(f"move {area} ") == set()
    assert castle.refuses(f"storm {area}", "BST-135")
    assert Board(edition, f"{held}dagdar mana {colour} {cost}").options(f"storm {area} ")


@pytest.mark.clause("BST-148")
def test_flame_of_a_helper_who_is_already_there_2018() -> None:
    text = f"{DRAGON}dagdar mana red 9\nsannirr spells red-warrior\n"
    beside = Board("2018", f"{text}sannirr at d1")
    assert beside.options("storm ") == set()
    there = Board("2018", f"{text}sannirr at citadel").do("storm citadel")
    there.do("flame-1", seat="sannirr").do("pay")
    assert there.area("dagdar") == "citadel"
    assert there.citadel == []
    enough = Board("2018", f"{text}dagdar mana red 1\nsannirr at d1").do("storm citadel")
    assert enough.area("dagdar") == "citadel"  # sannirr had nothing to add
