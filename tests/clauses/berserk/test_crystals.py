"""Crystals: what a squad may cost."""

import pytest
from tests.clauses.berserk.board import Board, board
from tests.clauses.berserk.conftest import Vary

from laar.games.berserk.rules.squad import crystals
from laar.games.berserk.state.numbers import Seat

# A creature of each element, and what other sets have.
ELEMENTS = {"steppe": 2, "mountain": 23, "swamp": 43, "darkness": 69, "forest": 44, "sea": 45}
NEUTRAL = (42, 70)
DECK = {str(n): 3 for n in (2, 22, 23, 42, 43, 44, 45, 69, 70, 11, 12, 15)}


@pytest.fixture(autouse=True)
def other_sets(vary: Vary) -> None:
    """Two elements and neutral cards that this set has not."""
    vary(44, lambda traits: setattr(traits, "elements", ("forest",)))
    vary(45, lambda traits: setattr(traits, "elements", ("sea",)))
    for number in NEUTRAL:
        vary(number, lambda traits: setattr(traits, "elements", ("neutral",)))


def buying(*dealt: int) -> Board:
    """Red, the First player, is about to buy out of a deal with these cards; blue too."""
    b = board(decks=[DECK, DECK]).roll(5, 2).do("first")
    return b.deal("red", *dealt).deal("blue", *dealt).keep()


def budget(b: Board, seat: str, *numbers: int) -> tuple[int, int]:
    """Gold and silver of a seat for a squad of these."""
    squad = [b.card(step.split()[1]) for step in b.called("buy", seat, *numbers)]
    return crystals(b.table, Seat(["red", "blue"].index(seat)), squad)


@pytest.mark.clause("BRS-030", "BRS-034", "BRS-041")
@pytest.mark.parametrize("squad", [(), (42,), (42, 70)])
def test_the_first_player_without_an_element(squad: tuple[int, ...]) -> None:
    assert budget(buying(42, 70), "red", *squad) == (24, 22)


@pytest.mark.clause("BRS-031", "BRS-034")
def test_the_second_player_has_one_more_of_each() -> None:
    assert budget(buying(42, 70), "blue", 42, 70) == (25, 23)


@pytest.mark.clause(
    "BRS-032", "BRS-035", "BRS-036", "BRS-037", "BRS-038", "BRS-039", "BRS-040"
)  # fmt: skip
@pytest.mark.parametrize(
    ("elements", "first", "second"),
    [
        (1, (24, 22), (25, 23)),
        (2, (23, 22), (24, 23)),
        (3, (22, 22), (23, 23)),
        (4, (21, 22), (22, 23)),
        (5, (20, 22), (21, 23)),
        (6, (19, 22), (20, 23)),
    ],
)
def test_every_further_element_costs_a_gold(
    elements: int, first: tuple[int, int], second: tuple[int, int]
) -> None:
    squad = [*ELEMENTS.values()][:elements]
    b = buying(*ELEMENTS.values(), *NEUTRAL, 2)
    assert budget(b, "red", *squad) == first
    assert budget(b, "blue", *squad) == second
    assert budget(b, "red", *squad, 2 if elements > 1 else squad[0]) == first  # the same again


@pytest.mark.clause("BRS-033")
def test_neutral_is_no_element() -> None:
    b = buying(2, 23, *NEUTRAL)
    assert budget(b, "red", 2, *NEUTRAL) == (24, 22)
    assert budget(b, "red", 2, 23, *NEUTRAL) == (23, 22)


@pytest.mark.clause("BRS-043")
def test_a_card_of_two_elements_counts_for_both(vary: Vary) -> None:
    vary(23, lambda traits: setattr(traits, "elements", ("mountain", "sea")))
    b = buying(2, 23, 45)
    assert budget(b, "red", 23) == (23, 22)
    assert budget(b, "red", 23, 2) == (22, 22)
    assert budget(b, "red", 23, 45) == (23, 22)


@pytest.mark.clause("BRS-032", "BRS-042")
def test_only_the_elements_of_the_squad_count() -> None:
    b = buying(22, 22, 22, 15, 2, 23, 42)  # the deal has cards of three elements
    b.do(*b.called("buy", "red", 22, 22, 22, 15), seat="red")  # elite cards for 24 gold
    b.refused("buy 23.1", seat="red")
    assert {"buy 2.1", "buy 42.1", "ready"} <= b.options(seat="red")
    b.do("retract buy 15.1", seat="red")
    b.do("buy 23.1", seat="red")  # 21 of 23 gold
    b.refused("buy 15.1", seat="red")


@pytest.mark.clause("BRS-044", "BRS-045")
def test_crystals_may_be_left_and_are_lost() -> None:
    b = buying(2, 23)
    assert b.play.view(0)["crystals"]["gold"] == 24
    b.buy("red", 2).buy("blue", 23)  # 3 of 46 crystals
    b.asks("red blue", "place")
    assert b.play.view(0)["crystals"] is None
    b.do("place 2.1 c3", "ready", seat="red").do("place 23.4 c4", "ready", seat="blue")
    assert b.play.view(0)["crystals"] is None
    b.asks("red", "main")
