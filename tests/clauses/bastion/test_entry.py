"""The enemy stage while there are cards: one enters."""

import pytest
from tests.clauses.bastion.board import LAST, Board, both, column


def after(edition: str, position: str) -> Board:
    """The castle after this enemy stage."""
    return Board(edition, f"stage enemy\n{position}")


@pytest.mark.clause("BST-100", "BST-117")
@both
def test_one_card_enters_or_one_enemy_moves(edition: str) -> None:
    castle = after(edition, f"{column(3, 7)}deck red-rider blue-rider")
    assert castle.story("entered", "marched") == ["entered"]
    assert castle.walls == {3: ["red-beast"], 7: ["yellow-warrior"], 8: ["red-rider"]}
    assert castle.deck == 1
    castle = after(edition, column(3, 7))
    assert castle.story("entered") == []
    assert castle.walls == {3: ["red-beast"], 4: ["yellow-warrior"]}


@pytest.mark.clause("BST-117")
@both
def test_more_come_only_through_properties(edition: str) -> None:
    castle = after(edition, "wall 1 red-beast\ndeck red-scout blue-rider green-mage")
    assert [fact["card"] for fact in castle.facts("entered")] == ["red-scout", "blue-rider"]


@pytest.mark.clause("BST-101", "BST-102")
@both
@pytest.mark.parametrize(
    ("taken", "stops"),
    [((), 1), ((1,), 2), ((1, 2, 5), 6), ((2,), 3), ((1, 2, 3), 4), ((3, 9, 15), 16)],
)
def test_a_card_stops_before_the_first_obstacle(
    edition: str, taken: tuple[int, ...], stops: int
) -> None:
    castle = after(edition, f"{column(*taken)}deck red-archmage")
    assert castle.wall(stops) == ["red-archmage"]
    assert sorted(castle.walls) == sorted((*taken, stops))


@pytest.mark.clause("BST-102")
@both
def test_without_a_stop_the_defenders_lose(edition: str) -> None:
    castle = after(edition, f"{column(*range(1, LAST[edition] + 1))}deck red-archmage")
    assert castle.outcome is not None
    assert castle.outcome[0] == "lost"


@pytest.mark.clause("BST-103")
@both
def test_where_the_journey_starts(edition: str) -> None:
    last = LAST[edition]
    castle = after(edition, f"{column(*range(1, last))}deck red-archmage")
    assert castle.wall(last) == ["red-archmage"]
    castle = after(edition, f"{column(last - 1)}deck red-archmage")
    assert castle.wall(last) == ["red-archmage"]
    castle = after(edition, f"{column(last)}deck red-archmage")
    assert castle.wall(1) == ["red-archmage"]  # there is nothing behind the last section


@pytest.mark.clause("BST-104", "BST-105")
@both
def test_others_are_passed_on_the_way_to_a_gap(edition: str) -> None:
    last = LAST[edition]
    castle = after(edition, f"{column(*range(10, last + 1))}deck red-archmage")
    assert castle.wall(1) == ["red-archmage"]
    castle = after(edition, f"{column(6, *range(10, last + 1))}deck red-archmage")
    assert castle.wall(7) == ["red-archmage"]
    castle = after(edition, column(5, 4, 2))
    assert sorted(castle.walls) == [2, 3, 4]  # the enemy on 5 passes 4


@pytest.mark.clause("BST-106")
@both
@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("red-dragon", "citadel"),
        ("red-flyer", "q2"),
        ("red-symbiote", "s6"),
        ("red-giant", "s1"),
        ("belligemin", "q2"),
        ("red-rider", "s7"),
    ],
)
def test_a_property_tells_the_place(edition: str, card: str, place: str) -> None:
    castle = after(edition, f"{column(3, 6)}dagdar at d4\nsannirr at d4\ndeck {card}")
    found = castle.view["enemies"][place]["cards"]
    assert found[-1]["id"] == card


@pytest.mark.clause("BST-106")
@both
def test_a_full_wall_keeps_out_no_dragon_and_no_symbiote(edition: str) -> None:
    crowd = f"{column(*range(1, LAST[edition] + 1))}dagdar at d4\nsannirr at d4\n"
    castle = after(edition, f"{crowd}deck red-dragon")
    assert castle.outcome is None
    assert castle.citadel == ["red-dragon"]
    castle = after(edition, f"{crowd}deck red-symbiote")
    assert castle.outcome is None
    assert castle.wall(LAST[edition])[1:] == ["red-symbiote"]


@pytest.mark.clause("BST-107")
@both
def test_placed_first_then_the_property_works(edition: str) -> None:
    castle = after(edition, "wall 1 red-beast\ndeck red-scout blue-rider")
    assert castle.walls == {1: ["red-beast"], 2: ["red-scout"], 3: ["blue-rider"]}
    castle = after(edition, "wall 8 red-beast\nsource 3 1 red\ndeck red-flyer")
    assert castle.fact("placed")["section"] == "s9"
    assert castle.story("placed", "landed", "cleared") == ["placed", "landed", "cleared"]
    assert castle.square(3) == ["red-flyer"]


@pytest.mark.clause("BST-108")
def test_entering_is_coming_from_the_deck_2015() -> None:
    castle = after("2015", "wall 9 red-scout\nwall 1 red-beast")
    assert castle.wall(2) == ["red-scout"]
    assert castle.story("entered") == []
    castle = after("2015", "wall 9 red-flyer\nwall 1 red-beast")
    assert castle.wall(2) == ["red-flyer"]  # nobody lands who marches


@pytest.mark.clause("BST-116")
def test_no_room_for_a_new_card_2015() -> None:
    castle = after("2015", f"{column(*range(1, 24))}deck red-archmage blue-archmage")
    assert castle.outcome == ("lost", "BST-574")
    assert castle.wall(24) == []
    castle = after("2015", f"{column(*range(2, 24))}deck red-archmage blue-archmage")
    assert castle.outcome is None


@pytest.mark.clause("BST-121")
@both
def test_each_card_is_resolved_before_the_next_is_drawn(edition: str) -> None:
    text = "wall 1 red-beast\nsannirr at d4\ndeck spy red-scout red-dragon blue-mage green-mage"
    castle = after(edition, text)
    drawn = [fact["card"] for fact in castle.facts("entered")]
    assert drawn == ["spy", "red-scout", "red-dragon"]
    assert castle.asked == "dagdar flee"  # before the spy's second card
    castle.do("flee d1")
    drawn = [fact["card"] for fact in castle.facts("entered")]
    assert drawn == ["spy", "red-scout", "red-dragon", "blue-mage"]
    assert castle.deck == 1


@pytest.mark.clause("BST-122")
def test_the_dark_flyer_of_the_turn_example_2018() -> None:
    text = "wall 6 red-beast\ndagdar at d2\ndagdar mana red 2\nsource 2 1 red\ntower 2 blue\n"
    castle = Board("2018", f"{text}deck black-flyer red-mage").do("end")
    assert castle.fact("placed")["section"] == "s7"
    assert castle.square(2) == ["black-flyer"]
    assert castle.view["active"] == "sannirr"  # the turn is over
    castle.do("end")
    assert castle.asked == "dagdar act"
    assert castle.options("source ") == castle.options("tower ") == set()
    beaten = Board("2018", f"{text}square 2 black-flyer\ndagdar mana black 5\ndeck red-mage")
    assert beaten.options("source ") == set()
    assert beaten.do("attack q2").options("source ")
