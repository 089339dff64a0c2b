"""A deck without a hidden order."""

from __future__ import annotations

import pytest

from laar.core.engine.deck import Deck, Layer, Part, known


def ways(deck: Deck) -> dict[tuple[int, ...], float]:
    """How likely every order of all cards is."""
    if not deck.size:
        return {(): 1.0}
    found: dict[tuple[int, ...], float] = {}
    whole = sum(deck.weights())
    for card, weight in zip(deck.cards(), deck.weights(), strict=True):
        for rest, chance in ways(deck.without(card)).items():
            found[(card, *rest)] = weight / whole * chance
    return found


def test_every_order_of_a_shuffled_deck_is_as_likely() -> None:
    orders = ways(Deck((Layer(4, (Part((1, 2, 3, 4)),)),)))
    assert len(orders) == 24
    assert list(orders.values()) == [pytest.approx(1 / 24)] * 24


def test_unseen_cards_of_a_part_come_as_often_as_they_are_in_the_deck() -> None:
    deck = Deck((Layer(3, (Part((1, 2)), Part((7, 8, 9), 1))),))
    assert dict(zip(deck.cards(), deck.weights(), strict=True)) == {1: 3, 2: 3, 7: 1, 8: 1, 9: 1}
    orders = ways(deck)
    assert sum(chance for order, chance in orders.items() if order[0] == 7) == pytest.approx(1 / 9)
    assert all(len(set(order) & {7, 8, 9}) == 1 for order in orders)


def test_what_a_layer_leaves_joins_the_one_below() -> None:
    deck = Deck((Layer(1, (Part((1, 2)),)), Layer(2, (Part((9,)),))))
    assert deck.cards() == [1, 2]
    assert deck.without(1).cards() == [2, 9]
    assert len(ways(deck)) == 4


def test_cards_put_beneath_come_last_in_an_order_nobody_knows() -> None:
    deck = Deck((Layer(1, (Part((5,)),)),)).under((1, 2))
    assert set(ways(deck)) == {(5, 1, 2), (5, 2, 1)}
    assert deck.under(()) is deck


def test_a_known_order_is_drawn_as_it_lies() -> None:
    assert ways(known((3, 1, 2))) == {(3, 1, 2): 1.0}


def test_shuffling_forgets_everything() -> None:
    deck = known((3, 1)).shuffled((7,))
    assert len(ways(deck)) == 6
    assert len(Deck().shuffled()) == 0


def test_a_deck_never_changes() -> None:
    deck = known((3, 1))
    deck.without(3)
    deck.under((9,))
    assert (len(deck), deck.cards()) == (2, [3])
    assert deck.unseen() == [3, 1]


def test_a_card_that_cannot_come_is_an_error() -> None:
    with pytest.raises(ValueError, match="card 1 cannot be the next one"):
        known((3, 1)).without(1)
    with pytest.raises(ValueError, match="cannot be the next one"):
        Deck().without(1)
    with pytest.raises(ValueError, match="2 cards cannot give 3"):
        Part((1, 2), 3)
