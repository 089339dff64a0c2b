"""Draft and sealed at the keyboard."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

import laar
from laar.cli import main
from laar.core.dice import Dice
from laar.core.play import Play
from laar.games.berserk.game import GAME

Typed = Callable[..., str]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    """Run `laar play berserk` on typed lines and return what was shown."""

    def run(lines: list[str], *options: str, lang: str = "en") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
        monkeypatch.setenv("COLUMNS", "120")
        assert main(["play", "berserk", "--lang", lang, *options]) == 0
        shown = capsys.readouterr()
        assert shown.err == ""
        return shown.out

    return run


def test_a_draft_against_bots_is_played_by_numbers(typed: Typed, tmp_path: Path) -> None:
    kept = tmp_path / "draft.laar"
    options = ["--mode", "draft", "--players", "3", "--seed", "x", "--opponent", "random"]
    lines = ["1", "ready"] * 33 + ["1", "1", "ready"]
    shown = typed(lines, *options, "--save", str(kept))
    assert "✗" not in shown
    assert "Stack 2 of three, card 1 of twelve; the stacks go to the right" in shown
    assert "Your deck: 34, left out: 2" in shown
    assert "The decks are built [BRS-367" in shown
    play = laar.load(kept.read_text("utf-8"))
    assert play.outcome is not None
    assert len(play.view(0)["deck"]) == 34


@pytest.mark.parametrize(
    ("lang", "hand", "line"),
    [("en", "In your hand", "pick {}"), ("ru", "На руке", "взять {}")],
)
def test_the_stack_in_hand_is_shown_with_names(
    lang: str, hand: str, line: str, typed: Typed
) -> None:
    options = {"mode": "draft", "players": 2}
    stack = Play(GAME, "2021", options, Dice(b"x")).view(0)["hand"]
    names = {part["number"]: part["name"][lang] for part in GAME.components("2021")}
    lines = [line.format(stack[4]), "ready"]
    shown = typed(lines, "--mode", "draft", "--seed", "x", "--opponent", "greedy", lang=lang)
    assert hand in shown
    for id in stack:
        assert f"{id} " in shown
        assert names[int(id.split(".")[0])] in shown
    assert "✗" not in shown


def test_a_stack_is_hidden_from_who_takes_the_keyboard_over(typed: Typed) -> None:
    play = Play(GAME, "2021", {"mode": "draft", "players": 2}, Dice(b"x"))
    red, blue = (set(play.view(seat)["hand"]) for seat in (0, 1))
    options = ["--mode", "draft", "--seed", "x", "--opponent", "human"]
    shown = typed(["", "1", "ready", ""], *options)
    before, _, after = shown.rpartition("Player 2, this screen is for your eyes")
    assert all(f" {id} " in before for id in red)
    assert all(f" {id} " in after for id in blue)
    assert not any(f" {id} " in after for id in red)
