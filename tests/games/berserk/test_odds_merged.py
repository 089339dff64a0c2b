"""Rolls that can only go on alike are looked through once, and the odds stay the same."""

from __future__ import annotations

import importlib

import pytest
from tests.clauses.berserk.board import board

from laar.core.engine.table import Frame
from laar.games.berserk.view.odds.exact import odds

DICE = importlib.import_module("laar.games.berserk.view.odds.dice")
ODDS = importlib.import_module("laar.games.berserk.view.odds.exact")
POSITIONS = {
    "either may roll again": ("c3 red 48 exp_attack 1\nc4 blue 48 curse", "strike c3 c4"),
    "the other has them rolled": ("c3 red 48 curse\nc4 blue 48 curse", "strike c3 c4"),
    "a closed target": ("c3 red 48 exp_attack 3\nc4 blue 48 closed", "strike c3 c4"),
    "someone defends": (
        "c3 red 48 exp_attack 1\nc4 blue 48 curse\nd4 blue 48 exp_defence 2",
        "strike c3 c4",
    ),
}


@pytest.mark.parametrize("case", POSITIONS)
def test_the_odds_are_those_of_all_sequences(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position, answer = POSITIONS[case]
    table = board(position).table
    merged = odds(table, answer)
    assert merged is not None

    def apart(frame: Frame) -> str:
        return str(frame.answers)  # every sequence by itself

    monkeypatch.setattr(DICE, "_lying", apart)
    monkeypatch.setattr(ODDS, "PATIENCE", 10**9)
    assert odds(table, answer) == merged


def test_what_was_too_much_by_sequences_is_worked_out() -> None:
    assert odds(board("c3 red 48 exp_attack 9\nc4 blue 48 curse").table, "strike c3 c4")
