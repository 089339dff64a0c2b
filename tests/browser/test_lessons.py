"""Every lesson of every game, end to end: by keyboard and by a finger on a phone; with the mouse
the first of each game, and over a slow wire all of them."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Hands, Keys, Mouse
from tests.browser.pupil import Pupil

import laar
from laar.games import lessons

GAMES = [game for game in laar.game_names() if lessons.of(game).lessons]
# Each lesson with each kind of hands, and in both languages; the keyboard reads them in turns.
WAYS: dict[str, tuple[Callable[..., Hands], bool, tuple[str, str]]] = {
    "mouse": (Mouse, False, ("ru", "ru")),
    "finger": (Finger, True, ("en", "en")),
    "keys": (Keys, False, ("en", "ru")),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_of_a_game(visit: Visit, game: str, way: str) -> None:
    hands, phone, langs = WAYS[way]
    pupils = {lang: visit(lang=lang, phone=phone) for lang in dict.fromkeys(langs)}
    few = way == "mouse" and not os.environ.get("LAAR_SLOW_WIRE")
    for number, lesson in enumerate(lessons.of(game).lessons[: 1 if few else None]):
        me = pupils[langs[number % 2]]
        Pupil(me, hands(me.page), game).learn(lesson)
