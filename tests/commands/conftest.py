"""A record in a file, for the commands that read one."""

from __future__ import annotations

from pathlib import Path

import pytest

import laar
from laar.core.dice import Dice
from laar.core.play import Play
from laar.core.record import write
from laar.terminal.files import header_of


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Of a short game with four rolls or more."""
    play = Play(laar.game("belogorye"), "2017", None, Dice(b"seed"))
    play.answer("concede", play.asked[0])
    path = tmp_path / "game.laar"
    path.write_text(write(play, header_of(play, {"bogatyrs": "Ann", "evil": "Bob"})), "utf-8")
    return path
