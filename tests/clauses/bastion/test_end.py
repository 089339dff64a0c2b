"""Victory and defeat."""

import pytest
from tests.clauses.bastion.board import LAST, SEATS, Board, both, column

FIGHT = "dagdar at d1\ndagdar mana red 3\nwall 1 red-beast\n"
INSIDE = "square 1 red-flyer\nsquare 4 rokai\ncitadel red-dragon\n"
WON = {"2015": ("won", "BST-570"), "2018": ("won", "BST-571")}


@pytest.mark.clause("BST-570", "BST-571")
@both
def test_deck_and_wall_are_empty(edition: str) -> None:
    castle = Board(edition, FIGHT)
    assert castle.outcome is None
    castle.do("attack s1")
    assert castle.outcome == WON[edition]
    assert castle.asked == "nobody"  # at once
    assert castle.view["outcome"]["winners"] == [*SEATS[:2]]


@pytest.mark.clause("BST-570", "BST-571")
@both
def test_not_while_somebody_is_at_the_wall(edition: str) -> None:
    castle = Board(edition, f"{FIGHT}wall {LAST[edition]} blue-mage").do("attack s1")
    assert castle.outcome is None


@pytest.mark.clause("BST-572")
@both
def test_enemies_inside_do_not_prevent_victory(edition: str) -> None:
    castle = Board(edition, f"{FIGHT}dagdar mana red 1\n{INSIDE}").do("attack s1")
    assert castle.outcome == WON[edition]
    assert castle.square(1) == ["red-flyer"]
    assert castle.citadel == ["red-dragon"]


@pytest.mark.clause("BST-573")
@both
def test_an_empty_wall_is_not_enough(edition: str) -> None:
    castle = Board(edition, f"{FIGHT}deck red-mage").do("attack s1")
    assert castle.walls == {}
    assert castle.outcome is None
    castle.do("end")
    assert castle.wall(1) == ["red-mage"]
    assert castle.outcome is None


@pytest.mark.clause("BST-574")
def test_defeat_2015() -> None:
    full = column(*range(1, 24))
    assert Board("2015", f"stage enemy\n{full}deck red-archmage").outcome == ("lost", "BST-574")
    assert Board("2015", f"stage enemy\n{full}").outcome == ("lost", "BST-574")
    assert Board("2015", f"stage enemy\n{column(1, 2, 3, 4)}").outcome == ("lost", "BST-574")
    assert Board("2015", f"stage enemy\n{column(1, 2, 4)}").outcome is None


@pytest.mark.clause("BST-574")
def test_defeat_in_the_middle_of_a_chain_2015() -> None:
    castle = Board("2015", f"stage enemy\n{column(*range(1, 23))}deck red-scout red-archmage spy")
    assert castle.outcome == ("lost", "BST-574")
    assert castle.deck == 1
    assert castle.asked == "nobody"


@pytest.mark.clause("BST-575")
def test_defeat_when_no_section_is_free_2018() -> None:
    full = f"stage enemy\n{column(*range(1, 25))}"
    castle = Board("2018", f"{full}deck red-archmage spy")
    assert castle.outcome == ("lost", "BST-575")
    assert castle.asked == "nobody"
    for taken in (range(1, 24), range(2, 25), (*range(1, 10), *range(11, 25))):
        castle = Board("2018", f"stage enemy\n{column(*taken)}deck red-archmage")
        assert castle.outcome is None


@pytest.mark.clause("BST-575")
@pytest.mark.parametrize("card", ["red-giant", "red-flyer", "red-scout", "golem"])
def test_whoever_must_be_added_to_the_wall_2018(card: str) -> None:
    full = f"stage enemy\n{column(*range(1, 25))}"
    assert Board("2018", f"{full}deck {card}").outcome == ("lost", "BST-575")


@pytest.mark.clause("BST-576")
def test_defeat_when_nothing_is_free_ahead_2018() -> None:
    castle = Board("2018", f"stage enemy\n{column(1, 2, 3)}")
    assert castle.outcome == ("lost", "BST-576")
    assert castle.walls.keys() == {1, 2, 3}
    assert Board("2018", f"stage enemy\n{column(2, 3)}").walls.keys() == {1, 2}


@pytest.mark.clause("BST-577")
@pytest.mark.parametrize(
    ("taken", "then"), [((1,), None), ((1, 2), None), ((1, 3), {1, 2}), ((2,), {1}), ((24,), {1})]
)
def test_positions_of_defeat_with_an_empty_deck_2018(
    taken: tuple[int, ...], then: set[int] | None
) -> None:
    castle = Board("2018", f"stage enemy\n{column(*taken)}")
    assert (castle.outcome is not None) == (then is None)
    assert then is None or castle.walls.keys() == then


@pytest.mark.clause("BST-577")
def test_positions_of_defeat_with_cards_in_the_deck_2018() -> None:
    lost = Board("2018", f"stage enemy\n{column(*range(1, 25))}deck golem")
    assert lost.outcome == ("lost", "BST-575")
    for free in (1, 12, 24):
        taken = [section for section in range(1, 25) if section != free]
        castle = Board("2018", f"stage enemy\n{column(*taken)}deck golem")
        assert castle.outcome is None
        assert castle.wall(free) == ["golem"]


@pytest.mark.clause("BST-578")
@both
@pytest.mark.parametrize("card", ["red-flyer", "red-dragon", "belligemin"])
def test_a_last_card_that_goes_inside_wins(edition: str, card: str) -> None:
    text = f"stage enemy\ndagdar at d4\nsannirr at d4\ndeck {card}"
    assert Board(edition, text).outcome == WON[edition]


@pytest.mark.clause("BST-578")
@both
def test_checked_when_all_that_follows_from_a_card_is_resolved(edition: str) -> None:
    castle = Board(edition, "stage enemy\nsannirr at d4\ndeck red-dragon")
    assert castle.asked == "dagdar flee"
    assert castle.outcome is None
    assert castle.do("flee d1").outcome == WON[edition]


@pytest.mark.clause("BST-578")
@both
def test_checked_after_the_rituals_of_the_last_attack(edition: str) -> None:
    castle = Board(edition, f"{FIGHT}dagdar goals red-converter").do("attack s1")
    assert castle.asked == "dagdar perform"
    assert castle.outcome is None
    castle.do("perform red-converter red-beast")
    assert castle.outcome == WON[edition]
    assert castle.artefacts("dagdar") == {"red-converter": True}


@pytest.mark.clause("BST-579")
@both
def test_belligemin_carrying_off_the_last_enemy(edition: str) -> None:
    castle = Board(edition, "stage enemy\nwall 9 red-beast\ndeck belligemin")
    assert castle.square(3) == ["red-beast", "belligemin"]
    assert castle.outcome == WON[edition]


@pytest.mark.clause("BST-580")
@both
def test_hopeless_positions_go_on(edition: str) -> None:
    crowd = column(*range(1, LAST[edition] + 1))
    castle = Board(edition, f"{crowd}deck red-archmage\ndone move mana attack")
    assert castle.outcome is None  # the next enemy stage is lost whatever anyone does
    assert castle.options() == {"end"}


@pytest.mark.clause("BST-580")
@both
@pytest.mark.parametrize("seat", SEATS[:2])
def test_the_players_may_give_up(edition: str, seat: str) -> None:
    castle = Board(edition, f"{FIGHT}deck red-mage").do("concede", seat=seat)
    assert castle.outcome == ("lost", "BST-580")
    assert castle.asked == "nobody"
