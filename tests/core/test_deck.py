"""A deck without a hidden order."""

import pytest

from laar.core.deck import Bag, Deck


def test_a_shuffled_deck_tells_only_what_may_come() -> None:
    deck = Deck([Bag(["wolf", "bear", "wolf"])])
    assert len(deck) == 3
    assert deck.outcomes() == [("bear", 1), ("wolf", 2)]
    deck.draw("wolf")
    assert deck.outcomes() == [("bear", 1), ("wolf", 1)]


def test_all_ways_to_draw_add_up() -> None:
    def ways(deck: Deck) -> int:
        total = 0
        for card, weight in deck.outcomes():
            rest = deck.clone()
            rest.draw(card)
            total += weight * (ways(rest) if len(rest) else 1)
        return total

    assert ways(Deck([Bag(["a", "a", "b", "c"])])) == 24


def test_known_cards_lie_above_and_below_the_bag() -> None:
    deck = Deck([Bag(["wolf"])], top=["hare"], bottom=["bear"])
    deck.put_on_top("elk")
    deck.put_at_bottom("fox")
    drawn = []
    while len(deck):
        [(card, weight)] = deck.outcomes()
        assert weight == 1
        deck.draw(card)
        drawn.append(card)
    assert drawn == ["elk", "hare", "wolf", "bear", "fox"]
    assert deck.outcomes() == []


def test_bags_are_drawn_one_after_another() -> None:
    deck = Deck([Bag(["a", "b"]), Bag([]), Bag(["c"])])
    assert [card for card, _ in deck.outcomes()] == ["a", "b"]
    deck.draw("b")
    deck.draw("a")
    assert deck.outcomes() == [("c", 1)]


def test_a_bag_may_hold_fewer_than_it_lists() -> None:
    deck = Deck([Bag(["a", "b", "c", "d"], 2)], bottom=["end"])
    assert len(deck) == 3
    deck.draw("d")
    assert [card for card, _ in deck.outcomes()] == ["a", "b", "c"]
    deck.draw("a")
    assert deck.outcomes() == [("end", 1)]


def test_shuffling_forgets_everything() -> None:
    deck = Deck([Bag(["wolf", "wolf"], 1)], top=["hare"], bottom=["bear"])
    deck.shuffle()
    assert (deck.top, deck.bottom, len(deck)) == ([], [], 3)
    assert deck.outcomes() == [("bear", 1), ("hare", 1), ("wolf", 2)]
    empty = Deck()
    empty.shuffle()
    assert (len(empty), empty.outcomes()) == (0, [])


def test_a_copy_of_a_deck_shares_nothing_that_changes() -> None:
    deck = Deck([Bag(["wolf", "bear"])], top=["hare"])
    copy = deck.clone()
    copy.draw("hare")
    copy.draw("wolf")
    copy.put_at_bottom("wolf")
    assert len(deck) == 3
    assert deck.outcomes() == [("hare", 1)]


@pytest.mark.parametrize(
    ("deck", "card"),
    [
        (Deck([Bag(["wolf"])]), "bear"),
        (Deck(top=["wolf"]), "bear"),
        (Deck(bottom=["wolf"]), "bear"),
        (Deck(), "bear"),
    ],
    ids=["bag", "top", "bottom", "empty"],
)
def test_a_card_that_cannot_come_is_an_error(deck: Deck, card: str) -> None:
    before = len(deck)
    with pytest.raises(ValueError, match="not"):
        deck.draw(card)
    assert len(deck) == before


@pytest.mark.parametrize("count", [-1, 3])
def test_a_bag_holds_no_more_than_it_lists(count: int) -> None:
    with pytest.raises(ValueError, match="a bag of 2 cards"):
        Bag(["a", "b"], count)
