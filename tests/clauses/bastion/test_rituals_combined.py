"""Rituals for combined and for unusual enemies."""

import pytest
from tests.clauses.bastion.board import Board, both
from tests.clauses.bastion.draw import drawn

PAIR = "dagdar at d2 / dagdar mana blue 3 purple 4 / wall 5 blue-beast purple-symbiote"
EACH = "yellow 2 green 2 red 2 purple 2 blue 2 black 2"


def pair_beaten(edition: str, position: str) -> Board:
    """Dagdar beats a blue beast joined with a purple symbiote."""
    return drawn(edition, f"{PAIR} / {position}").do("attack s5")


@both
@pytest.mark.clause("BST-304")
@pytest.mark.clause("BST-305")
@pytest.mark.parametrize("order", [("blue", "purple"), ("purple", "blue")])
def test_each_card_of_a_combined_enemy_allows_a_ritual_in_any_order(
    edition: str, order: tuple[str, str]
) -> None:
    cards = {"blue": "blue-beast", "purple": "purple-symbiote"}
    castle = pair_beaten(edition, "dagdar goals blue-converter purple-accumulator")
    goals = {"blue": "blue-converter", "purple": "purple-accumulator"}
    castle.do(*(f"perform {goals[colour]} {cards[colour]}" for colour in order))
    assert castle.asked == "dagdar act"
    assert set(castle.artefacts("dagdar")) == set(goals.values())


@both
@pytest.mark.clause("BST-304")
@pytest.mark.clause("BST-305")
def test_a_card_counts_once(edition: str) -> None:
    castle = pair_beaten(edition, "dagdar goals blue-converter blue-accumulator")
    castle.do("perform blue-converter blue-beast")
    assert castle.asked == "dagdar act"
    assert castle.goals("dagdar") == ["blue-accumulator"]


@both
@pytest.mark.clause("BST-304")
@pytest.mark.clause("BST-306")
def test_a_ritual_just_drawn_serves_the_card_not_yet_counted(edition: str) -> None:
    castle = pair_beaten(
        edition, "dagdar goals blue-converter / rituals purple-converter red-cannon"
    )
    castle.do("perform blue-converter blue-beast", "keep purple-converter")
    assert castle.options() == {"perform purple-converter purple-symbiote", "decline"}
    castle.do("perform purple-converter purple-symbiote")
    assert castle.artefacts("dagdar") == {"blue-converter": True, "purple-converter": True}
    assert castle.goals("dagdar") == ["red-cannon"]  # the usual refill after each


@pytest.mark.clause("BST-307")
@pytest.mark.parametrize(
    ("enemy", "mana"),
    [("spy", "green 3"), ("shaggon", "green 8"), ("golem", EACH), ("leviathan", EACH)],
)
def test_in_2018_white_and_prismatic_enemies_have_the_colour_of_their_district(
    enemy: str, mana: str
) -> None:
    castle = drawn(
        "2018",
        f"dagdar at d2 / dagdar mana {mana} / wall 5 {enemy}"
        " / dagdar goals green-converter red-converter",
    )
    castle.do("attack s5")
    assert castle.options() == {f"perform green-converter {enemy}", "decline"}


@pytest.mark.clause("BST-307")
def test_in_2018_it_is_the_district_they_stood_in_when_attacked() -> None:
    castle = drawn(
        "2018",
        "dagdar at d1 / dagdar mana green 3 / wall 5 spy / dagdar spells red-flyer"
        " / dagdar goals yellow-converter green-converter",
    )
    castle.do("attack s5 arrow")
    assert castle.options() == {"perform green-converter spy", "decline"}


@both
@pytest.mark.clause("BST-307")
@pytest.mark.clause("BST-308")
def test_knellervirm_allows_a_ritual_of_any_colour(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at citadel / dagdar mana red 10 / citadel knellervirm"
        " / dagdar goals green-converter blue-converter",
    )
    castle.do("attack citadel")
    assert castle.options() == {
        "perform green-converter knellervirm", "perform blue-converter knellervirm", "decline",
    }  # fmt: skip


@pytest.mark.clause("BST-308")
@pytest.mark.parametrize(
    ("enemy", "mana"),
    [
        ("spy", "green 3"), ("belligemin", "green 4"), ("rokai", "green 5"),
        ("valkyrie", "green 5"), ("golem", EACH), ("black-wing", EACH), ("inquisitor", "green 6"),
        ("shaggon", "green 8"), ("leviathan", EACH),
    ],
)  # fmt: skip
def test_in_2015_every_other_legend_has_the_colour_of_its_district(enemy: str, mana: str) -> None:
    castle = drawn(
        "2015",
        f"dagdar at d2 / dagdar mana {mana} / wall 5 {enemy}"
        " / dagdar goals green-converter red-converter",
    )
    castle.do("attack s5")
    assert castle.options() == {f"perform green-converter {enemy}", "decline"}


@pytest.mark.clause("BST-308")
def test_in_2015_a_legend_on_a_square_has_the_colour_of_the_square() -> None:
    castle = drawn(
        "2015",
        "dagdar at d3 / dagdar mana red 5 / square 3 valkyrie"
        " / dagdar goals green-converter red-converter",
    )
    castle.do("attack q3")
    assert castle.options() == {"perform red-converter valkyrie", "decline"}


@both
@pytest.mark.clause("BST-309")
def test_a_new_cannon_does_not_help_the_attack_that_earned_it(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana red 3 / wall 5 red-beast / wall 7 red-rider"
        " / dagdar goals red-cannon",
    )
    castle.do("attack s5")
    assert castle.mana("dagdar") == {}
    assert castle.wall(5) == []
    assert castle.strength("s7") == 6
    castle.do("perform red-cannon red-beast", "build d2")
    assert castle.strength("s7") == {"2015": 5, "2018": 4}[edition]
    assert castle.mana("dagdar") == {}


@both
@pytest.mark.clause("BST-310")
def test_declining_ends_the_whole_series(edition: str) -> None:
    castle = pair_beaten(edition, "dagdar goals blue-converter purple-converter").do("decline")
    assert castle.asked == "dagdar act"
    assert castle.goals("dagdar") == ["blue-converter", "purple-converter"]


@both
@pytest.mark.clause("BST-310")
def test_the_player_picks_which_card_to_count(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana blue 7 / wall 5 blue-beast blue-symbiote"
        " / dagdar goals blue-converter",
    )
    castle.do("attack s5")
    assert castle.options() == {
        "perform blue-converter blue-beast", "perform blue-converter blue-symbiote", "decline",
    }  # fmt: skip


@both
@pytest.mark.clause("BST-310")
def test_without_a_fitting_ritual_nobody_is_asked(edition: str) -> None:
    castle = pair_beaten(edition, "dagdar goals red-converter black-converter")
    assert castle.asked == "dagdar act"
