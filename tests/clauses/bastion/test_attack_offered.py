"""An attack is offered if and only if it could be paid for with the spells at the table."""

from random import Random

import pytest
from tests.clauses.bastion.board import COLOURS, Board, both
from tests.clauses.bastion.draw import drawn

from laar.core.engine.table import Table

# One Copy, which may be the Alchemy or the Flame of the other defender, but not both.
ONE_COPY = (
    "players 2 / wall 1 red-rider / wall 5 blue-beast / deck green-beast / dagdar at d1"
    " / dagdar mana blue 4 / dagdar spells green-werewolf / sannirr at d3"
    " / sannirr spells yellow-mage blue-rider"
)
HELP = {  # spells that matter to an attack, by the card that is one
    "alchemy": "mage",
    "copy": "werewolf",
    "lightning-1": "symbiote",
    "flame-1": "warrior",
    "flame-2": "rider",
}


@both
@pytest.mark.clause("BST-233", edition="2015")
@pytest.mark.clause("BST-234", edition="2018")
@pytest.mark.clause("BST-133")
def test_one_copy_is_not_two_spells(edition: str) -> None:
    castle = drawn(edition, ONE_COPY)
    assert castle.refuses("attack s1", "BST-191")
    enough = drawn(edition, ONE_COPY.replace("blue 4", "blue 6"))
    enough.do("attack s1", "copy:alchemy", "pay")
    two = drawn(edition, ONE_COPY.replace("green-werewolf", "green-werewolf red-werewolf"))
    two.do("attack s1", "copy:alchemy", "copy:flame-2", "pay")
    assert two.mana("dagdar") == {}


@both
@pytest.mark.clause("BST-133")
def test_one_copy_is_not_two_spells_for_an_entry_either(edition: str) -> None:
    rokai = ONE_COPY.replace("wall 1 red-rider", "square 2 rokai").replace("blue 4", "blue 3")
    assert drawn(edition, rokai).refuses("storm d2", "BST-191")
    drawn(edition, rokai.replace("blue 3", "blue 5")).do("storm d2", "copy:alchemy", "pay")


def payable(table: Table) -> bool:
    """Whether some spells of somebody lead to the payment: all are tried."""
    ask = table.ask
    if ask is None or ask.kind != "attack":
        return True  # it was paid for at once
    if "pay" in table.options(ask.seat):
        return True
    for seat in ask.seats:
        for answer in table.options(seat):
            if answer != "withdraw":
                then = table.clone()
                then.answer(seat, answer)
                if payable(then):
                    return True
    return False


def met_by_chance(edition: str, source: Random) -> Board:
    """Two enemies at Dagdar's wall, Rokai next door, and a few spells on both sides."""
    cards = [f"{colour}-{kind}" for kind in HELP.values() for colour in COLOURS[:3]]
    cards += ["red-flyer", "red-beast"]  # an Arrow and a Haste
    source.shuffle(cards)
    mine, theirs = source.randrange(4), source.randrange(4)
    mana = " ".join(f"{colour} {source.randrange(4)}" for colour in COLOURS)
    foes = source.sample(["black-rider", "black-beast", "blue-mage", "purple-warrior"], 2)
    lines = [
        f"wall 1 {foes[0]} black-symbiote" if source.randrange(2) else f"wall 1 {foes[0]}",
        f"wall 3 {foes[1]} / square 2 rokai / wall 10 purple-giant / deck green-beast",
        f"dagdar at d1 / dagdar mana {mana} / sannirr at d{source.randrange(1, 3)}",
    ]
    if mine:
        lines.append(f"dagdar spells {' '.join(cards[:mine])}")
    if theirs:
        lines.append(f"sannirr spells {' '.join(cards[-theirs:])}")
    return drawn(edition, " / ".join(lines))


@both
@pytest.mark.clause("BST-133")
@pytest.mark.clause("BST-233", edition="2015")
@pytest.mark.clause("BST-234", edition="2018")
def test_what_is_offered_can_be_paid_for_and_nothing_else_could_be(edition: str) -> None:
    offered = 0
    for number in range(250):
        castle = met_by_chance(edition, Random(number))
        words = ["attack s1", "attack s3", "storm d2"]
        for word in ("arrow", "copy:arrow"):
            if castle.options(f"attack s10 {word}") or word in _held(castle):
                words.append(f"attack s10 {word}")
        for answer in words:
            table = castle.play.table.clone()
            listed = answer in table.options(0)
            offered += listed
            table.answer(0, answer)
            assert payable(table) == listed, (number, answer)
    assert 100 < offered < 700


def _held(castle: Board) -> list[str]:
    return [one["spell"] for one in castle.defender("dagdar")["spells"]]
