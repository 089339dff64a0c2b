"""A card that is called out of a deck in front of everyone lies face down in no possible world."""

from __future__ import annotations

import random

from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.games.berserk.game import Berserk

GAME = Berserk()
# Soultrad (78) calls a coven creature out of the deck at the start of battle.
SQUAD = ("78.1", "67.1", "67.2", "72.1", "77.1")


def roll_and_deal(play: Play) -> None:
    """Red is First; blue is dealt the squad and other cards of its deck."""
    rolls = iter(("6", "1"))
    while play.ask is not None and play.ask.kind in ("roll", "first", "draw"):
        options = play.options(CHANCE)
        if play.ask.kind == "roll":
            play.answer(next(rolls), CHANCE)
        elif play.ask.kind == "draw":
            wanted = [text for text in options if text.split()[-1] in SQUAD]
            play.answer((wanted or options)[-1], CHANCE)
        else:
            play.answer("first", 0)


def muster(play: Play, seat: int) -> None:
    """A seat keeps its deal, buys and places; blue's third row lies face down."""
    question = play.ask
    while play.ask is question and seat in play.asked:
        options = [text for text in play.options(seat) if text != "redeal"]
        if seat == 1:
            options = [o for o in options if not o.startswith("buy") or o.split()[1] in SQUAD]
        wanted = [o for o in options if o == "place 67.1 b6" or o.startswith("hide")]
        play.answer((wanted or [o for o in options if o != "ready"] or ["ready"])[0], seat)


def test_whoever_sees_a_card_called_never_takes_it_for_one_face_down() -> None:
    play = Play(GAME, "2021", {"decks": ["orcs", "coven"]}, None)
    roll_and_deal(play)
    while play.ask is not None and play.ask.secret:
        for seat in play.asked:
            muster(play, seat)
    play.answer("use 78.1 1")
    play.answer(play.options()[0])
    view = play.view(0)
    assert view["ask"]["kind"] == "cell"
    assert view["ask"]["card"] not in SQUAD
    assert [card["at"] for card in view["cards"] if card["id"] is None] == ["b6"]
    source = random.Random(1)
    for _ in range(200):
        assert GAME.view(GAME.sample(view, source), 0) == view
