"""Paying by hand: where reductions go and which tokens are spent."""

import pytest
from tests.clauses.bastion.board import Board, both
from tests.clauses.bastion.draw import drawn, worth


def pair(edition: str, mana: str, spells: str) -> Board:
    """A green beast with a red symbiote is attacked: three green and four red."""
    return drawn(
        edition,
        f"dagdar at d2 / dagdar mana {mana} / dagdar spells {spells}"
        " / wall 5 green-beast red-symbiote",
    ).do("attack s5")


@both
@pytest.mark.clause("BST-251")
@pytest.mark.clause("BST-404")
@pytest.mark.parametrize(
    ("spared", "left"),
    [
        (["red", "red"], {"green": 0, "red": 2}),
        (["red", "green"], {"green": 1, "red": 1}),
        (["green", "green"], {"green": 2, "red": 0}),
    ],
)
def test_each_point_takes_one_mana_off_a_colour_of_choice(
    edition: str, spared: list[str], left: dict[str, int]
) -> None:
    castle = pair(edition, "green 3 red 4", "blue-rider")
    castle.do("flame-2", "spend", *(f"spare {colour}" for colour in spared))
    assert castle.mana("dagdar") == {colour: n for colour, n in left.items() if n}
    assert castle.spells("dagdar") == ["green-beast", "red-symbiote"]


@both
@pytest.mark.clause("BST-251")
@pytest.mark.clause("BST-404")
@pytest.mark.parametrize("last", ["green", "red"])
def test_one_mana_of_either_colour_must_remain(edition: str, last: str) -> None:
    other = "red" if last == "green" else "green"
    castle = pair(edition, f"{last} 1", "golem leviathan black-wing")
    castle.do("lightning-3", "lightning-3", "lightning-3")
    assert castle.view["attack"]["points"] == 6
    castle.do("spend")
    for _ in range({"green": 3, "red": 4}[other]):
        castle.do(f"spare {other}")
    for _ in range({"green": 3, "red": 4}[last] - 1):
        castle.do(f"spare {last}")
    assert castle.mana("dagdar") == {}
    assert castle.wall(5) == []


@both
@pytest.mark.clause("BST-195")
def test_points_can_only_go_where_the_rest_can_still_be_paid(edition: str) -> None:
    castle = pair(edition, "green 3 red 3", "blue-rider")
    castle.do("flame-2", "spend")
    castle.do("spare green")
    assert castle.options("spare") == {"spare red"}
    castle.do("spare red")
    assert castle.mana("dagdar") == {"green": 1}


@both
@pytest.mark.clause("BST-196")
def test_ready_made_points_go_where_mana_is_scarcest(edition: str) -> None:
    castle = pair(edition, "green 9 red 4", "blue-rider").do("flame-2")
    assert castle.view["attack"]["default"] == {
        "yellow": 0, "green": 3, "red": 2, "purple": 0, "blue": 0, "black": 0
    }  # fmt: skip
    castle.do("pay")
    assert castle.mana("dagdar") == {"green": 6, "red": 2}


@both
@pytest.mark.clause("BST-196")
def test_what_is_begun_by_hand_can_be_finished_ready_made(edition: str) -> None:
    castle = pair(edition, "green 9 red 4", "blue-rider")
    castle.do("flame-2", "spend", "spare green", "rest")
    assert castle.mana("dagdar") == {"green": 7, "red": 1}


@both
@pytest.mark.clause("BST-205")
def test_back_from_paying_by_hand_nothing_is_spent(edition: str) -> None:
    castle = pair(edition, "green 9 red 4", "blue-rider")
    castle.do("flame-2", "spend", "spare green", "back")
    assert castle.asked == "dagdar attack"
    assert castle.pledged == [("dagdar", "flame-2")]
    castle.do("withdraw")
    assert castle.mana("dagdar") == {"green": 9, "red": 4}
    assert castle.spells("dagdar") == ["blue-rider"]


@both
@pytest.mark.clause("BST-226")
def test_under_alchemy_the_tokens_are_chosen_one_by_one(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana yellow 2 green 2 blue 2 / dagdar spells red-mage"
        " / wall 5 red-beast",
    )
    castle.do("attack s5", "alchemy", "spend", "token blue", "token blue")
    assert castle.options("token") == {"token yellow", "token green"}
    castle.do("token green")
    assert castle.mana("dagdar") == {"yellow": 2, "green": 1}
    assert castle.done == ["attack"]


@both
@pytest.mark.clause("BST-226")
@pytest.mark.parametrize("answers", [("pay",), ("spend", "rest"), ("spend", "token blue", "rest")])
def test_ready_made_tokens_come_from_where_most_is_left(
    edition: str, answers: tuple[str, ...]
) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana yellow 1 green 2 blue 5 / dagdar spells red-mage"
        " / wall 5 red-beast",
    )
    castle.do("attack s5", "alchemy", *answers)
    assert castle.mana("dagdar") == {"yellow": 1, "green": 2, "blue": 2}


@both
@pytest.mark.clause("BST-226")
def test_back_from_choosing_tokens(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana yellow 4 green 4 / dagdar spells red-mage / wall 5 red-beast",
    )
    castle.do("attack s5", "alchemy", "spend", "token green", "back", "withdraw")
    assert worth(castle) == 8


@both
@pytest.mark.clause("BST-196")
def test_without_a_choice_there_is_nothing_to_do_by_hand(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana red 6 blue 6 / dagdar spells red-warrior / wall 5 red-beast",
    )
    castle.do("attack s5", "flame-1")
    assert castle.options() == {"pay", "withdraw"}
