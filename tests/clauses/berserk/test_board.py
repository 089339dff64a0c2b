"""Positions as text, and the rule that a test of a card fails without what it pins."""

import pytest
from tests.clauses.berserk.board import board
from tests.clauses.berserk.conftest import passes_without

from laar.core.game import BadOptions
from laar.games.berserk.view.position import read
from laar.games.berserk.view.position_writer import write

DRAWN = """\
dice tournament
first blue
turn 6 red
quiet 3
c3 red 2 closed held struck bloodied wounds 2 lives -1 chips 1 used 1 used rage poison 2
b3 red 46 moved moved_last new spent 1
zone red 107
b4 blue 5 absorbed 1 used 1
d4 blue 12 used_before 1
b1 blue 23 hidden
c4 blue 33 led red
grave red 67 returned counted 1
indeck red 1 1 7
"""


def test_a_position_is_read_and_written() -> None:
    t = read(DRAWN)
    assert write(t) == DRAWN
    assert t.ask is not None
    assert (t.ask.seat, t.ask.kind, t.turn) == (0, "main", 6)


def test_unnamed_cards_of_a_deck_are_in_the_deck() -> None:
    b = board("deck red orcs+\nc3 red 2\nd3 red 2\ngrave red 9\nc2 red 33\nc4 blue 9")
    assert len(b.deck("red")) == 36 - 3
    assert (b.deck("red").count(2), b.deck("red").count(33)) == (1, 0)
    assert b.deck("blue") == []


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("f3 red 2", "'f3' is neither a cell"),
        ("c3 green 2", "red or blue is needed, not 'green'"),
        ("c3", "red or blue is needed, not nothing"),
        ("c3 red", "the number of a card is needed"),
        ("c3 red 115", "there is no card '115'"),
        ("c3 red ²", "there is no card '²'"),
        ("c3 red 2 asleep", "'asleep' says nothing of a card"),
        ("c3 red 2 wounds", "a number from 0 to 99 is needed, not ''"),
        ("c3 red 2 wounds 9", "it has no life left: 6 in all"),
        ("c3 red 2 led nobody", "red or blue is needed"),
        ("c3 red 107", "flyers and locations, and no others"),
        ("zone red 2", "flyers and locations, and no others"),
        ("grave red 2 wounds 1", "'wounds' says nothing of a dead card"),
        ("deck red elves", "a deck is one of"),
        ("turn 300 red", "a number from 1 to 200 is needed"),
        ("dice loaded", "dice are home or tournament"),
    ],
)
def test_a_bad_line_is_named(line: str, why: str) -> None:
    with pytest.raises(BadOptions, match=f"position, line 3: {why}"):
        read(f"a1 red 9\na6 blue 9\n{line}")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a1 red 9", "blue needs a creature"),
        ("a1 red 9\na6 blue 91", "blue needs a creature"),
        ("a1 red 9\na6 blue 9\nturn 4 red", "turn 4 is not red's"),
    ],
)
def test_a_position_that_cannot_be(text: str, why: str) -> None:
    with pytest.raises(BadOptions, match=f"position: {why}"):
        read(text)


def test_effects_for_a_time_are_not_written() -> None:
    b = board("c3 red 40 chips 1\nc5 blue 9")
    b.do("use c3 1").passes()
    with pytest.raises(ValueError, match="c3: an effect for a time"):
        write(b.table)
    with pytest.raises(ValueError, match="the active player may act"):
        write(board("c3 red 9\nc4 blue 9").do("strike c3 c4").passes().table)


def armoured() -> None:
    """Pins the static paragraph of card 27."""
    assert board("c3 red 27\nd3 red 23\nc5 blue 9").x("d3", "armour") == 1


def healed() -> None:
    """Pins the paragraph of card 30 that is used."""
    b = board("c3 red 30 chips 1 wounds 3\nc5 blue 9").do("use c3 1").passes()
    assert b.wounds("c3") == 1


def strong() -> None:
    """Pins the keywords of card 32."""
    assert board("c3 red 32\nc5 blue 9").x("c3", "armour") == 2


def alive() -> None:
    """Pins nothing."""
    assert board("c3 red 32\nc4 blue 27").wounds("c3") == 0


def test_what_a_test_of_a_card_pins() -> None:
    assert not passes_without(armoured, {}, 27, 1)
    assert not passes_without(healed, {}, 30, 1)
    assert not passes_without(strong, {}, 32, 0)
    assert passes_without(alive, {}, 27, 1)
    assert passes_without(alive, {}, 32, 0)
    armoured()  # the cards are whole again
