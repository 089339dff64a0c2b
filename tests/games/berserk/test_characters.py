"""What the decks are like: the book has fragile maidens and orcs that strike hardest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from laar.games.berserk.cards.schema.card import Card
from laar.games.berserk.cards.starter_set import DECKS, cards

FREE = ("designed", "rulebook-hint")  # values that no print fixes


def creatures(deck: str) -> list[Card]:
    """What fights in a deck and among its extra cards."""
    return [card for card in cards().values() if card.deck == deck and card.strike is not None]


def counts(deck: str) -> Iterator[list[Card]]:
    """The creatures of a deck in every way to count them: by copy and by card, extras or not."""
    for extras in (False, True):
        found = [card for card in creatures(deck) if extras or not card.extra]
        yield found
        yield [card for card in found for _ in range(card.copies)]


def mean(numbers: Iterable[float]) -> float:
    """The mean of at least one number."""
    found = list(numbers)
    return sum(found) / len(found)


def strike(found: Iterable[Card]) -> float:
    """The mean of all three blows of all cards."""
    return mean(mean(card.strike or ()) for card in found)


def test_the_maidens_are_fragile() -> None:
    for found in counts("maidens"):
        assert mean(card.life for card in found) <= 9
    most = max(card.life for card in creatures("maidens"))
    assert most <= 14
    for other in ("orcs", "dwarves"):
        assert most < max(card.life for card in creatures(other))


def test_the_orcs_strike_hardest() -> None:
    for deck in DECKS[1:]:
        for orcs, others in zip(counts("orcs"), counts(deck), strict=True):
            assert strike(orcs) > strike(others), deck


def test_no_maiden_strikes_like_an_orc_of_her_price() -> None:
    for card in creatures("maidens"):
        orcs = [orc for orc in creatures("orcs") if orc.cost >= card.cost]
        assert card.strike is not None
        assert sum(card.strike) <= max(sum(orc.strike or ()) for orc in orcs)


@pytest.mark.parametrize("revision", [2])
def test_a_revision_changes_numbers_of_designed_cards_alone(revision: int) -> None:
    """Names, prices, words and remarks stay, and so does where a value is said to come from."""
    before, after = cards(revision - 1), cards(revision)
    changed = [number for number, card in after.items() if card != before[number]]
    assert changed
    for number in changed:
        old, new = before[number], after[number]
        assert old.provenance in FREE
        assert new.origin == "designed"
        for word in ("name_ru", "cost", "crystal", "element", "classes", "kind", "unique", "move"):
            assert getattr(old, word) == getattr(new, word), (number, word)
        assert (old.remark, old.note, old.provenance) == (new.remark, new.note, new.provenance)
        assert [k.name for k in old.keywords] == [k.name for k in new.keywords]
        verbs = [[type(step) for step in one.steps] for one in old.abilities]
        assert verbs == [[type(step) for step in one.steps] for one in new.abilities]
