"""What is in the box."""

import pytest
from tests.clauses.berserk.board import board

import laar
from laar.games.berserk.cards.starter_set import DECKS, cards
from laar.games.berserk.decks.lists import ready_deck


@pytest.mark.clause("BRS-008")
def test_one_ordinary_die() -> None:
    b = board("c3 red 12\nc4 blue 33 closed").do("strike c3 c4").passes()
    b.asks("chance", "die")
    assert b.play.options() == ["1", "2", "3", "4", "5", "6"]
    ask = b.play.ask
    assert ask is not None
    assert set(b.table.weights(ask)) == {1}


@pytest.mark.clause("BRS-009", "BRS-010", "BRS-011")
def test_the_cards_of_the_box() -> None:
    assert DECKS == ("orcs", "dwarves", "maidens", "coven")
    assert list(cards()) == list(range(1, 115))
    for name in DECKS:
        basic, whole = ready_deck(name), ready_deck(f"{name}+")
        assert len(basic) == 30
        assert max(basic) <= 90
        extra = whole.copy()
        for number in basic:
            extra.remove(number)
        assert len(set(extra)) == len(extra) == 6
        assert min(extra) >= 91
    assert sum(card.copies for card in cards().values()) == 144


@pytest.mark.clause("BRS-013")
def test_counters_never_run_out() -> None:
    b = board("c3 red 26 chips 98 lives 99 wounds 98\nc4 blue 9")
    b.strike("c3", "c4", 1, 6).do("yes").end().strike("c4", "c3", 1).do("yes")
    assert (b.chips("c3"), b.wounds("c3")) == (100, 98 + 4 + 4)


@pytest.mark.clause("BRS-014")
def test_how_many_play() -> None:
    game = laar.game("berserk")
    players = {mode: game.players("2021", mode) for mode in game.modes("2021")}
    assert players["duel"] == (2,)
    assert players.get("draft", (2, 3, 4)) == (2, 3, 4)
    assert players.get("team", (4,)) == (4,)
