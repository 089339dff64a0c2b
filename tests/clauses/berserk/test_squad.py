"""The deal, redeals and the squad that is bought."""

from itertools import pairwise

import pytest
from tests.clauses.berserk.board import Board, board

ORCS = [22, 22, 20, 16, 11, 11, 12, 7, 2, 2, 2, 10, 10, 13, 8]


def dealt(*red: int, decks: tuple[str, str] = ("orcs+", "dwarves+")) -> Board:
    """Red is the First player; both look at their first deals."""
    return board(decks=[*decks]).roll(5, 2).do("first").deal("red", *red).deal("blue", 33, 23)


def redealt(b: Board, *red: int) -> Board:
    """Red alone asks for another deal, with these cards."""
    return b.do("redeal", "ready", seat="red").deal("red", *red)


@pytest.mark.clause("BRS-046")
def test_a_deal_of_fifteen() -> None:
    b = dealt(2, 12)
    assert len(b.deal_of("red")) == len(b.deal_of("blue")) == 15
    assert len(b.deck("red")) == len(b.deck("blue")) == 21
    b.keep()
    offered = {f"buy {id}" for id in b.deal_of("red")}
    assert b.options("buy", seat="red") == offered
    b.refused("buy 33.1", seat="red")


@pytest.mark.clause("BRS-046")
def test_every_card_of_the_deck_is_as_likely() -> None:
    b = board().roll(5, 2).do("first")
    ask = b.play.ask
    assert ask is not None
    assert len(b.play.options()) == 30
    assert b.table.weights(ask) == [1] * 30
    b.do("draw red 2.2")
    assert len(b.play.options()) == 29
    assert "draw red 2.2" not in b.options()


@pytest.mark.clause("BRS-047", "BRS-048", "BRS-049")
def test_redeals_shrink_down_to_one_card() -> None:
    b = dealt(2, 12)
    b.do("keep", "ready", seat="blue")
    sizes = [15]
    for _ in range(14):
        redealt(b, 2)
        sizes.append(len(b.deal_of("red")))
        assert sizes[-1] + len(b.deck("red")) == 36
    assert sizes == list(range(15, 0, -1))
    assert all(more - less == 1 for more, less in pairwise(sizes))
    assert b.options(seat="red") == {"keep"}
    b.refused("redeal", "BRS-049", seat="red")


@pytest.mark.clause("BRS-047")
def test_the_old_deal_can_be_dealt_again() -> None:
    b = dealt(2, 2, 2, 12)
    b.do("keep", "ready", seat="blue").do("redeal", "ready", seat="red")
    b.asks("chance", "draw")
    assert {"draw red 2.1", "draw red 12.1"} <= b.options()


@pytest.mark.clause("BRS-050")
def test_redealing_is_ones_own_choice() -> None:
    b = dealt(2, 12)
    b.do("keep", "ready", seat="blue")
    redealt(b, 2)
    b.asks("red", "redeal")  # blue is not asked again
    assert len(b.deal_of("blue")) == 15
    redealt(b, 2).do("keep", "ready", seat="red")
    b.asks("red blue", "squad")
    seen = [fact.name for fact in b.play.facts if b.play.tell(fact, 1) is not None]
    assert "redealt" not in seen
    assert [(f["seat"], f["size"]) for f in b.told("kept")] == [("blue", 15), ("red", 13)]
    assert b.play.view(1)["deals"] == {"red": 13, "blue": 15}


@pytest.mark.clause("BRS-050")
def test_the_size_is_unknown_until_the_deal_is_kept() -> None:
    b = dealt(2, 12)
    b.do("keep", "ready", seat="blue")
    redealt(b, 2)
    assert b.play.view(1)["deals"]["red"] is None


@pytest.mark.clause("BRS-051", "BRS-052", "BRS-053", "BRS-054", "BRS-055")
def test_paying_for_a_squad() -> None:
    b = dealt(*ORCS).keep()
    elite, ordinary = (22, 22, 20), (11, 11, 12, 7, 2)  # for 20 gold, and 26 of either
    b.do(*b.called("buy", "red", *elite, *ordinary), seat="red")
    assert b.play.view(0)["crystals"]["gold"] == 24
    assert b.options(seat="red") == {"ready"}  # 46 crystals are spent
    b.do("ready", seat="red")
    b = dealt(*ORCS).keep()
    b.do(*b.called("buy", "red", *elite), seat="red")
    b.refused("buy 16.1", "BRS-052", seat="red")  # elite cards for 25
    b.do(*b.called("buy", "red", 11, 11, 12, 7), seat="red")
    b.refused("buy 10.1", "BRS-054", seat="red")  # 49 of 46


@pytest.mark.clause("BRS-053", "BRS-054")
def test_gold_buys_ordinary_cards_too() -> None:
    b = dealt(*ORCS).keep()
    squad = (11, 11, 12, 13, 10, 7, 8, 2)  # 43, all ordinary: 22 silver and 21 gold
    b.do(*b.called("buy", "red", *squad, 2), seat="red")  # 46
    b.refused("buy 2.3", "BRS-054", seat="red")


@pytest.mark.clause("BRS-056")
def test_what_is_not_bought_goes_back_into_the_deck() -> None:
    b = dealt(*ORCS).keep()
    b.buy("red", 22, 2).buy("blue", 33)
    assert b.deal_of("red") == ["2.1", "22.1"]
    assert len(b.deck("red")) == 34
    assert b.deck("red").count(2) == 2


@pytest.mark.clause("BRS-056")
def test_summoning_finds_what_was_left() -> None:
    b = board(decks=["orcs+", "dwarves"]).roll(5, 2).do("first")
    b.deal("red", 94, 2, 2, 2, 4).deal("blue", 33).keep().buy("red", 94).buy("blue", 33)
    b.do("place 94.1 c3", "ready", seat="red").do("place 33.1 c5", "ready", seat="blue")
    b.do("use c3 3")
    assert {"2.1", "4.1"} <= b.options()


@pytest.mark.clause("BRS-057")
def test_every_kind_of_card_can_be_bought() -> None:
    b = board(decks=["orcs+", "dwarves+"]).roll(5, 2).do("first")
    b.deal("red", 91, 2).deal("blue", 98, 33).keep().buy("red", 91, 2).buy("blue", 98, 33)
    assert (b.deal_of("red"), b.deal_of("blue")) == (["2.1", "91.1"], ["33.1", "98.1"])


@pytest.mark.clause("BRS-058")
def test_a_squad_needs_a_creature() -> None:
    b = dealt(91, 2).keep()
    b.refused("ready", "BRS-058", seat="red")
    b.do("buy 91.1", seat="red")
    b.refused("ready", "BRS-058", seat="red")
    b.do("buy 2.1", "ready", seat="red")


@pytest.mark.clause("BRS-058")
def test_without_a_creature_the_player_must_redeal_and_at_last_has_lost() -> None:
    b = dealt(2, 91)
    b.do("keep", "ready", seat="blue")
    for _ in range(13):
        redealt(b, 91)
    assert b.options(seat="red") == {"keep", "redeal"}  # two cards: the other is a creature
    redealt(b, 91)
    assert b.outcome == ("blue", "BRS-058")


@pytest.mark.clause("BRS-058")
def test_a_deal_without_a_creature_is_not_kept() -> None:
    places = {"78": 3, "91": 3, "98": 3}
    few = {"2": 3, "1": 3, "3": 3, "4": 3, "6": 3, "7": 3, "8": 3}
    b = board(decks=[places | few, "dwarves"]).roll(5, 2).do("first").deal("red").deal("blue")
    b.do("keep", "ready", seat="blue")
    for _ in range(6):
        redealt(b)
    assert len(b.deal_of("red")) == 9
    redealt(b, 78, 78, 78, 91, 91, 91, 98, 98)
    assert b.options(seat="red") == {"redeal"}
    b.refused("keep", "BRS-058", seat="red")


@pytest.mark.clause("BRS-059")
def test_the_squad_is_secret_until_the_reveal() -> None:
    b = dealt(*ORCS)
    hidden = {id.split(".")[0] for id in b.deal_of("red")} - {"33", "23"}

    def seen() -> set[str]:
        """Ids of red's cards in what blue is shown."""
        view = str(b.play.view(1))
        told = [str(b.play.tell(fact, 1)) for fact in b.play.facts]
        ids = b.table.setting.ids
        mine = [ids[c] for c in b.table.setting.cards if b.table.owner(c) == 0]
        return {id for id in mine if f"'{id}'" in view or any(f"'{id}'" in one for one in told)}

    assert hidden
    assert seen() == set()
    b.keep().do(*b.called("buy", "red", 22, 2), seat="red")
    assert seen() == set()
    b.do("ready", seat="red").buy("blue", 33)
    b.do("place 22.1 c3", "place 2.1 c2", "ready", seat="red")
    assert seen() == set()
    b.do("place 33.1 c4", "ready", seat="blue")
    assert seen() == {"22.1", "2.1"}


@pytest.mark.clause("BRS-059")
def test_how_many_were_bought_is_secret_too() -> None:
    few, many = dealt(*ORCS).keep(), dealt(*ORCS).keep()
    few.buy("red", 22).buy("blue", 33)
    many.buy("red", 2, 2, 11, 11).buy("blue", 33)
    assert few.play.view(1) == many.play.view(1)
    assert few.play.view(None) == many.play.view(None)
    few.do("place 22.1 c3", "ready", seat="red")
    many.do("place 2.1 c3", "place 2.2 c2", seat="red")
    assert few.play.view(None)["cards"] == many.play.view(None)["cards"] == []
