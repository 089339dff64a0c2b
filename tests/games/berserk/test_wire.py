"""The page that clients are written by names every question, answer and part of a view."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.clauses.berserk.board import board
from tests.games.berserk.worlds import worlds

from laar.core.game import Json
from laar.games.berserk.battle_game import DICE, OPTIONS
from laar.games.berserk.decks.lists import NAMES
from laar.games.berserk.game import GAME, MODES
from laar.games.berserk.legal.listing import LISTINGS
from laar.games.berserk.legal.refuse.words import CARD, VERBS
from laar.games.berserk.rules.anytime import ASIDES
from laar.games.berserk.state import setup_facts
from laar.games.berserk.view.odds.exact import ASSUMES
from laar.games.berserk.view.view import EFFECTS, ITEMS, LINKS

PAGE = (Path(__file__).parents[3] / "docs" / "wire.md").read_text("utf-8")
TABLE = PAGE[PAGE.index("Berserk's questions and answers") : PAGE.index("## Wire")]
VIEW = PAGE[PAGE.index("### View and odds of Berserk") : PAGE.index("### View of Bastion")]
# Seats, ids and the table as numbers: what is in these has no names.
NAMELESS = {"lists", "deals", "decks", "graves", "kept", "heals", "means", "wounds", "dead"}


def names(part: object) -> Iterator[str]:
    """Every name in a part of a view, but not what stands for a seat or a card."""
    if isinstance(part, list):
        for one in part:
            yield from names(one)
    elif isinstance(part, dict):
        for name, value in part.items():
            yield name
            if name not in NAMELESS:
                yield from names(value)


def untold(view: Json) -> set[str]:
    """What the page does not name of this view."""
    rows = [one for graves in view.get("graves", {}).values() for one in graves]
    return {name for name in (*names(view), *names(rows)) if f'"{name}"' not in VIEW}


def test_every_question_answer_and_option_is_told() -> None:
    answers = {verb for verb in VERBS if verb != CARD}
    for word in (*LISTINGS, *answers, *OPTIONS, *MODES, *DICE):
        assert f"`{word}`" in TABLE or f"`{word} " in TABLE, word
    for deck in NAMES:
        assert f"`{deck.removesuffix('+')}`" in TABLE, deck
    for text in ASIDES:
        assert f"`{text}`" in PAGE, text


def test_every_word_of_the_view_is_told() -> None:
    for word in (*EFFECTS, *ITEMS, *filter(None, LINKS)):
        assert word in VIEW, word


def test_every_part_of_a_view_is_told() -> None:
    for table in worlds():
        for viewer in (0, 1, None):
            assert untold(GAME.view(table, viewer)) == set()


def test_parts_that_only_some_battles_show_are_told() -> None:
    drawn = "c3 red 74\nc4 blue 48\nb4 blue 33\nd4 blue 34 led red\ngrave blue 67"
    b = board(drawn, "tournament").do("strike c3 c4")
    view = b.play.view(0)
    assert view["pile"]
    assert view["graves"]["blue"]
    assert any(card["effects"] for card in view["cards"])
    assert untold(view) == set()
    b.passes().roll(6, 4)  # two more
    b.asks("red", "exchange")
    assert untold(b.play.view(0)) == set()


@pytest.mark.parametrize(
    ("position", "answer"),
    [("c3 red 12\nc4 blue 33\na6 blue 33", "strike c3 c4"), ("c2 red 20\nc4 blue 74", "use c2 1")],
)
def test_every_part_of_the_odds_is_told(position: str, answer: str) -> None:
    odds = board(position).play.odds(answer)
    assert odds is not None
    assert untold(odds) == set()
    assert all(f'"{word}"' in VIEW for word in ASSUMES)


def test_facts_told_to_their_owner_alone_are_named() -> None:
    whispered = {
        fact.name
        for fact in board(decks=["orcs", "dwarves"]).do("6", "1", "first").deal("red").play.facts
        if fact.seats
    }
    assert whispered == {"drawn", "dealt_out"}
    for name in (*whispered, "redealt", "left_over", "placed", "hid"):
        assert name in setup_facts.TOLD
        assert f"`{name}`" in VIEW, name
