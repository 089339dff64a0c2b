"""The page that clients are written by names every question, answer and part of a view."""

from pathlib import Path

import pytest
from tests.games.bastion.worlds import drawn

import laar
from laar.games.bastion.legal.listing import LISTINGS
from laar.games.bastion.legal.refuse.words import VERBS
from laar.games.bastion.pieces.cards import SPELLS
from laar.games.bastion.scenarios.plan import OPTIONS

GAME = laar.game("bastion")

PAGE = (Path(__file__).parents[3] / "docs" / "wire.md").read_text("utf-8")
# Cast with an attack: the page calls them all SPELL.
CAST = {spell for spell in SPELLS if VERBS[spell].asked == ("attack",)} | {"copy"}


def test_every_question_and_answer_is_told() -> None:
    answers = {verb for verb in VERBS if verb not in CAST and not verb.startswith("copy:")}
    for word in (*LISTINGS, *answers, *OPTIONS):
        assert f"`{word}`" in PAGE or f"`{word} " in PAGE, word


@pytest.mark.parametrize("answers", [[], ["attack s1"]])
def test_every_part_of_the_view_is_told(answers: list[str]) -> None:
    position = "dagdar at d1 / dagdar mana red 5 / dagdar spells red-rider / wall 1 red-mage"
    play = drawn("2018", position)
    for answer in answers:
        play.answer(answer)
    view = GAME.view(play.table, 0)
    parts = [view, view["districts"][0], view["districts"][0]["sources"][0], view["defenders"][0]]
    parts += [view["enemies"]["s1"], view["enemies"]["s1"]["cards"][0], view["attack"] or {}]
    told = PAGE[PAGE.index("### View of Bastion") : PAGE.index("### HTTP")]
    for name in {name for part in parts for name in part}:
        assert f'"{name}"' in told, name
