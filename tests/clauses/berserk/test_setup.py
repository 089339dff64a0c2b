"""The roll for the choice of turn, and the order of the preparation."""

import pytest
from tests.clauses.berserk.board import Board, board

from laar.core.game import BadOptions


def placed(b: Board) -> Board:
    """Both players place one card."""
    b.do("place 2.1 c3", "ready", seat="red")
    return b.do("place 33.1 c4", "ready", seat="blue")


@pytest.mark.clause("BRS-016")
def test_whoever_destroys_every_creature_wins() -> None:
    b = board("c3 red 12\nc4 blue 33 wounds 15\nd4 blue 9 wounds 12 closed")
    b.strike("c3", "c4", 6, 1)
    assert b.outcome is None
    b.end().end().strike("c3", "d4", 1, 1)
    assert b.outcome == ("red", "BRS-381")


@pytest.mark.clause("BRS-017")
@pytest.mark.parametrize(
    ("dice", "chooser", "said", "first"),
    [
        ((5, 2), "red", "first", "red"),
        ((5, 2), "red", "second", "blue"),
        ((1, 6), "blue", "first", "blue"),
        ((3, 4), "blue", "second", "red"),
    ],
)
def test_the_higher_roll_chooses(
    dice: tuple[int, int], chooser: str, said: str, first: str
) -> None:
    b = board().roll(*dice)
    b.asks(chooser, "first")
    assert b.options() == {"first", "second"}
    b.do(said)
    assert [fact["seat"] for fact in b.told("first_chosen")] == [first]


@pytest.mark.clause("BRS-018")
def test_a_tie_is_rolled_again() -> None:
    b = board().roll(4, 4)
    b.asks("chance", "roll")
    b.roll(6, 6, 2, 3)
    b.asks("blue", "first")


@pytest.mark.clause("BRS-019")
def test_the_order_of_preparation() -> None:
    b = board(decks=["orcs", "dwarves+"])
    seen = [b.asked]
    b.roll(5, 2)
    seen.append(b.asked)
    b.do("first")
    seen.append(b.asked)
    b.deal("red", 2).deal("blue", 33, 98)
    seen.append(b.asked)
    b.keep()
    seen.append(b.asked)
    b.buy("red", 2).buy("blue", 33, 98)
    seen.append(b.asked)
    b.do("place 2.1 c3", "ready", seat="red")
    b.do("place 33.1 c4", "place 98.1 c5", "ready", seat="blue")
    seen.append(b.asked)
    assert b.zone("blue") == [98]  # it has left the field already
    b.do("pass")
    seen.append(b.asked)
    assert seen == [
        "chance roll",
        "red first",
        "chance draw",
        "red blue redeal",
        "red blue squad",
        "red blue place",
        "blue start",
        "red main",
    ]


@pytest.mark.clause("BRS-020")
@pytest.mark.parametrize("early", ["red", "blue"])
def test_secret_steps_are_simultaneous(early: str) -> None:
    late = "blue" if early == "red" else "red"
    b = board().roll(5, 2).do("first").deal("red", 2).deal("blue", 33)
    number = {"red": 2, "blue": 33}
    for kind in ("redeal", "squad"):
        b.asks("red blue", kind)
        done = len(b.play.facts)
        if kind == "redeal":
            b.do("keep", "ready", seat=early)
        else:
            b.buy(early, number[early])
        b.asks(late, kind)
        assert len(b.play.facts) == done  # nothing happens before both have confirmed
        if kind == "redeal":
            b.do("keep", "ready", seat=late)
        else:
            b.buy(late, number[late])
    b.asks("red blue", "place")
    cells = {"red": "place 2.1 c3", "blue": "place 33.1 c4"}
    b.do(cells[early], "ready", seat=early)
    assert (b.at("c3"), b.at("c4")) == (None, None)
    b.do(cells[late], "ready", seat=late)
    assert (b.at("c3"), b.at("c4")) == (2, 33)


@pytest.mark.clause("BRS-021")
def test_dice_are_agreed_before_the_battle() -> None:
    with pytest.raises(BadOptions, match="dice"):
        board(dice="loaded")
    for dice, asked in (("home", "red main"), ("tournament", "red exchange")):
        drawn = board("c3 red 12\nc4 blue 33", dice=dice).strike("c3", "c4", 6, 4)
        assert drawn.asked == asked
        b = board(dice=dice).roll(5, 2).do("first").deal("red", 2).deal("blue", 33).keep()
        placed(b.buy("red", 2).buy("blue", 33)).strike("c3", "c4", 6, 4)
        assert b.asked == asked
