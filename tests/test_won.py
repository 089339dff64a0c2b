"""The won games the documents link: each replays to a victory, its dice are honest, and the page
tells of every mode."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import laar
from laar.core.edition import name_of
from laar.core.record import check_dice, read, replay
from laar.games.list import GAMES

WON = Path(__file__).parents[1] / "docs" / "won"
RECORDS = sorted(WON.glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_linked_game_was_won(path: Path) -> None:
    record = read(path.read_text("utf-8"))
    play = replay(record, GAMES)
    assert play.outcome is not None
    assert len(play.outcome.winners) == len(play.seats)
    assert path.stem == f"{name_of(play.edition)}-{play.options_given['mode']}"
    assert check_dice(record, play) == []


def test_the_page_tells_of_every_mode() -> None:
    game = laar.game("bastion")
    tried = json.loads((WON / "tried.json").read_text("utf-8"))
    assert set(tried) == {f"{e}/{mode}" for e in game.editions for mode in game.modes(e)}
    told = (WON / "README.md").read_text("utf-8")
    for path in RECORDS:
        assert f"({path.name})" in told
