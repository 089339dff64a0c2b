"""What obelisks and cannons do."""

import pytest
from tests.clauses.bastion.board import both
from tests.clauses.bastion.draw import drawn, twin

WEAKER = {"2015": 1, "2018": 2}  # by a cannon


@both
@pytest.mark.clause("BST-337")
@pytest.mark.parametrize(("slot", "gain"), [(1, {"red": 3}), (2, {"purple": 4}), (3, {"black": 3})])
def test_an_obelisk_adds_one_at_sources_of_its_colour(
    edition: str, slot: int, gain: dict[str, int]
) -> None:
    castle = drawn(
        edition, "dagdar at d3 / dagdar mana blue 1 / base 3 purple-obelisk / base 2 red-obelisk"
    )
    castle.do(f"source {slot} blue")
    assert castle.mana("dagdar") == gain


@both
@pytest.mark.clause("BST-337")
def test_an_obelisk_serves_whoever_comes(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d3 / dagdar goals red-obelisk / dagdar mana red 3 / wall 9 red-beast"
        " / sannirr at d3 / sannirr mana blue 1",
    )
    castle.do("attack s9", "perform red-obelisk red-beast", "build d3", "end")
    castle.do("source 1 blue")
    assert castle.mana("sannirr") == {"red": 4}


@both
@pytest.mark.clause("BST-338")
def test_an_obelisk_works_for_built_sources_but_not_for_towers(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d3 / dagdar mana blue 2 / base 3 green-obelisk green-source / source 3 1 green",
    )
    castle.do("source 5 blue")
    assert castle.mana("dagdar") == {"blue": 1, "green": 4}
    castle.do("end").do("end", "tower blue")
    assert castle.mana("dagdar") == {"green": 5, "blue": 1}


@both
@pytest.mark.clause("BST-338")
def test_every_matching_obelisk_counts(edition: str) -> None:
    castle = drawn(edition, "dagdar at d3 / dagdar mana blue 1 / base 3 red-obelisk")
    twin(castle, 3, "red-obelisk").do("source 1 blue")
    assert castle.mana("dagdar") == {"red": 3 + 1 + 1}


@both
@pytest.mark.clause("BST-339")
@pytest.mark.clause("BST-340")
def test_a_cannon_weakens_its_colour_at_the_wall_and_on_the_square_of_its_district(
    edition: str,
) -> None:
    castle = drawn(
        edition,
        "base 3 red-cannon / wall 9 red-rider / wall 12 red-mage blue-symbiote / square 3 red-flyer"
        " / wall 8 red-warrior / wall 10 green-rider",
    )
    assert castle.strength("s9") == 6 - WEAKER[edition]
    assert castle.strengths("s12") == [5 - WEAKER[edition], 4]
    assert castle.strength("q3") == 5 - WEAKER[edition]
    assert castle.strength("s8") == 4  # the next district
    assert castle.strength("s10") == 6  # another colour
    castle = drawn(
        edition, "dagdar at d3 / dagdar mana red 6 / base 3 red-cannon / wall 9 red-rider"
    )
    castle.do("attack s9")
    assert castle.mana("dagdar") == {"red": WEAKER[edition]}


@pytest.mark.clause("BST-340")
@pytest.mark.clause("BST-341")
@pytest.mark.parametrize("edition", ["2015", "2018"])
def test_a_strength_never_falls_below_one(edition: str) -> None:
    castle = drawn(edition, "base 3 red-cannon / wall 9 red-beast / wall 10 red-werewolf")
    twin(castle, 3, "red-cannon")
    assert castle.strength("s9") == 1
    assert castle.strength("s10") == 1  # 1 of its neighbour, and two cannons


@pytest.mark.clause("BST-340")
def test_in_2018_one_cannon_leaves_a_werewolf_one() -> None:
    castle = drawn("2018", "base 3 red-cannon / wall 9 red-beast / wall 10 red-werewolf")
    assert castle.strength("s10") == 1


@both
@pytest.mark.clause("BST-342")
def test_cannons_add_up_and_the_limit_comes_last(edition: str) -> None:
    castle = drawn(
        edition, "base 3 red-cannon / citadel red-dragon / wall 9 red-beast / wall 11 red-rider"
    )
    twin(castle, 3, "red-cannon")
    assert castle.strength("s9") == {"2015": 3 + 1 - 1 - 1, "2018": 1}[edition]
    assert castle.strength("s11") == 6 + 1 - 2 * WEAKER[edition]


@pytest.mark.clause("BST-343")
def test_in_2015_a_cannon_helps_an_attacker_elsewhere_and_a_neighbouring_werewolf_sees_it() -> None:
    castle = drawn(
        "2015",
        "dagdar at d1 / dagdar mana red 2 / base 3 red-cannon / wall 12 red-beast"
        " / wall 13 green-werewolf / dagdar spells red-flyer",
    )
    assert castle.strength("s13") == 2
    castle.do("attack s12 arrow")
    assert castle.mana("dagdar") == {}


@pytest.mark.clause("BST-343")
def test_in_2015_a_cannon_beside_the_attacker_does_not_reach_a_distant_enemy() -> None:
    castle = drawn(
        "2015",
        "dagdar at d1 / dagdar mana red 3 / base 1 red-cannon / wall 12 red-beast"
        " / dagdar spells red-flyer",
    )
    castle.do("attack s12 arrow")
    assert castle.mana("dagdar") == {}


@both
@pytest.mark.clause("BST-344")
def test_cannons_do_not_reach_the_citadel(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at citadel / dagdar mana red 10 / citadel red-dragon"
        " / base 1 red-cannon green-cannon / base 6 black-cannon",
    )
    assert castle.strength("citadel") == 10
    castle.do("attack citadel")
    assert castle.mana("dagdar") == {}


@both
@pytest.mark.clause("BST-345")
def test_a_cannon_of_the_districts_colour_weakens_white_enemies_there(edition: str) -> None:
    castle = drawn(
        edition,
        "base 3 red-cannon green-cannon / base 2 black-cannon / wall 9 spy / wall 5 inquisitor"
        " / square 3 valkyrie",
    )
    assert castle.strength("s9") == 3 - WEAKER[edition]
    assert castle.strength("q3") == 5 - WEAKER[edition]
    assert castle.strength("s5") == 6


@both
@pytest.mark.clause("BST-346")
def test_a_flyer_stops_neither_cannon_nor_obelisk(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d3 / dagdar mana red 5 blue 1 / base 3 red-cannon red-obelisk"
        " / square 3 red-flyer / wall 9 red-rider",
    )
    assert castle.strength("s9") == 6 - WEAKER[edition]
    assert castle.strength("q3") == 5 - WEAKER[edition]
    assert castle.refuses("source 1 blue", "BST-169")
    castle.do("attack q3", "source 1 blue")
    assert castle.mana("dagdar") == {"red": WEAKER[edition] + 4}
