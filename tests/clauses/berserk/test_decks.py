"""Decks: how large, how many copies, and what the ready ones hold."""

import re

import pytest
from tests.clauses.berserk.board import board

import laar
from laar.core.game import BadOptions
from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.decks.lists import ready_deck

ROW = re.compile(r"(\d+) [^;×]+? (\d+)(?:×(\d+))?(?=[;.])")
THIRTY = {str(number): 3 for number in range(1, 11)}
GROUPS = {  # the clause of a list, its deck, whether it is elite or extra
    "BRS-346": ("orcs", "silver"),
    "BRS-347": ("orcs", "gold"),
    "BRS-348": ("orcs", "extra"),
    "BRS-349": ("dwarves", "silver"),
    "BRS-350": ("dwarves", "gold"),
    "BRS-351": ("dwarves", "extra"),
    "BRS-352": ("maidens", "silver"),
    "BRS-353": ("maidens", "gold"),
    "BRS-354": ("maidens", "extra"),
    "BRS-355": ("coven", "silver"),
    "BRS-356": ("coven", "gold"),
    "BRS-357": ("coven", "extra"),
}


def dealt(deck: object) -> int:
    """The size of red's deck in a battle with it."""
    b = board(decks=[deck, "dwarves"]).roll(5, 2).do("first")
    return len(b.deck("red"))


def printed(clause: str) -> dict[int, tuple[int, int]]:
    """Number, cost and copies of the cards that a clause lists."""
    text = laar.game("berserk").catalogue().get(clause).text["en"]
    listed = text.partition(": ")[2].partition(" Together")[0]
    return {int(n): (int(cost), int(copies or 1)) for n, cost, copies in ROW.findall(listed)}


@pytest.mark.clause("BRS-340")
def test_at_least_thirty_cards() -> None:
    assert dealt(THIRTY) == 30
    with pytest.raises(BadOptions, match="BRS-340"):
        dealt(THIRTY | {"1": 2})


@pytest.mark.clause("BRS-341")
def test_extra_cards_replace_others_or_join_them() -> None:
    assert dealt("orcs") == 30
    assert dealt("orcs+") == 36
    orcs: dict[str, int] = {}
    for number in ready_deck("orcs"):
        orcs[str(number)] = orcs.get(str(number), 0) + 1
    del orcs["14"], orcs["15"]
    with pytest.raises(BadOptions, match="BRS-340"):
        dealt(orcs)
    assert dealt(orcs | {"95": 1, "96": 1}) == 30


@pytest.mark.clause("BRS-343")
@pytest.mark.parametrize("copies", [4, 0, -1, True, "3", 2.0])
def test_at_most_three_copies(copies: object) -> None:
    with pytest.raises(BadOptions, match=r"decks.*BRS-343"):
        dealt(THIRTY | {"9": copies, "20": 3})


@pytest.mark.clause("BRS-343")
def test_a_horde_has_up_to_five() -> None:
    assert dealt(THIRTY | {"2": 5}) == 32
    with pytest.raises(BadOptions, match="BRS-339"):
        dealt(THIRTY | {"2": 6})


@pytest.mark.clause("BRS-344")
def test_no_most_and_any_elements() -> None:
    assert dealt({str(number): 3 for number in cards()}) == 342
    assert dealt({"1": 3, "23": 3, "42": 3, "67": 3, **{str(n): 3 for n in range(4, 10)}}) == 30


@pytest.mark.clause(
    "BRS-346", "BRS-347", "BRS-348", "BRS-349", "BRS-350", "BRS-351",
    "BRS-352", "BRS-353", "BRS-354", "BRS-355", "BRS-356", "BRS-357",
)  # fmt: skip
@pytest.mark.parametrize("clause", GROUPS)
def test_the_printed_lists(clause: str) -> None:
    deck, group = GROUPS[clause]
    found = {
        card.number: (card.cost, card.copies)
        for card in cards().values()
        if card.deck == deck and group == ("extra" if card.extra else card.crystal)
    }
    assert printed(clause) == found
    whole = ready_deck(f"{deck}+")
    assert all(whole.count(number) == copies for number, (_, copies) in found.items())


@pytest.mark.clause("BRS-346", "BRS-349", "BRS-352", "BRS-355")
def test_how_many_cards_the_lists_have() -> None:
    sizes = {clause: sum(n for _, n in printed(clause).values()) for clause in GROUPS}
    assert list(sizes.values()) == [20, 10, 6, 20, 10, 6, 17, 13, 6, 18, 12, 6]


@pytest.mark.clause("BRS-358")
def test_the_second_group_is_elite() -> None:
    b = board(decks=["orcs", "dwarves"]).roll(5, 2).do("first")
    elite = {
        b.table.traits[card].number
        for card in range(len(b.table.traits))
        if b.table.traits[card].elite
    }
    assert elite == printed("BRS-347").keys() | printed("BRS-350").keys()
