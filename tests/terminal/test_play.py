"""Playing at the keyboard: what is typed, what is shown, what is kept."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.terminal.scripts import SEED, whole_game

import laar
from laar.cli import main

Typed = Callable[..., str]
PLACED = ["first bogatyrs", "auto", "ready"]  # of a game against a bot with seed "x"


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    """Run `laar play belogorye` on typed lines and return what was shown."""

    def run(lines: list[str], *options: str, lang: str = "en") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
        monkeypatch.setenv("COLUMNS", "200")
        assert main(["play", "belogorye", "--lang", lang, *options]) == 0
        shown = capsys.readouterr()
        assert shown.err == ""
        return shown.out

    return run


@pytest.mark.parametrize(("lang", "end"), [("en", "Bogatyrs won"), ("ru", "Победа: Богатыри")])
def test_two_people_play_a_whole_game(lang: str, end: str, typed: Typed, tmp_path: Path) -> None:
    script = whole_game(lang)
    kept = tmp_path / "game.laar"
    options = ["--opponent", "human", "--seed", SEED, "--save", str(kept)]
    shown = typed(script.lines, *options, lang=lang)
    assert f"{end}. [BEL-094" in shown
    assert "✗" not in shown
    assert laar.load(kept.read_text("utf-8")).key() == script.play.key()
    assert not (tmp_path / "game.laar.seed").exists()
    assert main(["verify", str(kept)]) == 0


def test_a_secret_placement_is_hidden_from_the_other(typed: Typed) -> None:
    script = whole_game("en")
    placing = script.lines[: script.lines.index("", script.lines.index("") + 1) + 2]
    shown = typed(placing, "--opponent", "human", "--seed", SEED)
    handed_over = shown.rindex("Evil, this screen is for your eyes")
    assert "● Ilya" in shown[:handed_over]
    assert "● Ilya" not in shown[handed_over:]


def test_a_refusal_names_the_clause_in_the_players_language(typed: Typed) -> None:
    lines = [*PLACED, "? step b3 b1", "? b3 b1", "b3 b1", "? шаг b3 b1"]
    shown = typed(lines, "--seed", "x", "--opponent", "random")
    assert shown.count("BEL-033 Straight steps: Each step goes forward") >= 3
    shown = typed(lines, "--seed", "x", "--opponent", "random", lang="ru")
    assert "BEL-033" in shown
    assert "Каждый шаг – вперёд" in shown


def test_odds_are_shown_before_a_strike_and_no_takes_it_back(typed: Typed) -> None:
    lines = [*PLACED, "odds c3 b4", "c3 b4", "n", "c3 b4", "", "log 20"]
    shown = typed(lines, "--seed", "x", "--opponent", "random")
    assert shown.count("blow / answer") >= 3
    assert "36" in shown
    assert shown.count("struck Baba Yaga  BEL-045") == 2  # as it happened, and in the log


def test_the_legal_answers_are_listed_by_number(typed: Typed) -> None:
    shown = typed([*PLACED, "?", "b3"], "--seed", "x", "--opponent", "random")
    assert "1: end" in shown
    assert "strike b3 (Alyosha)" in shown
    assert "At any time: concede, offer-draw" in shown


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("rule BEL-061", "BEL-061 Equal rolls"),
        ("rule bel-61", "BEL-061 Equal rolls"),
        ("rule poison", "BEL-086"),
        ("rule BEL-999", "There is no clause"),
        ("card koschei", "Koschei the Deathless (koschei)"),
        ("card d3", "Svyatogor (svyatogor)"),
        ("odds end", "rolls no dice"),
        ("999", "? lists them"),
        ("dance", "The game knows no such answer"),
        ("save", "Where to? save FILE"),
        ("help", "why an answer is not legal"),
        ("auto", "wait to be placed"),
        ("draw", "Bogatyrs offered a draw"),
        ("reason", "No reasons were given"),
    ],
)
def test_words_to_the_terminal(line: str, expected: str, typed: Typed) -> None:
    assert expected in typed([*PLACED, line], "--seed", "x", "--opponent", "random")


def test_undo_takes_back_a_placement_and_an_answer(typed: Typed) -> None:
    lines = ["first bogatyrs", "ilya b1", "undo", "ilya c1", "auto", "ready", "end", "undo"]
    shown = typed(lines, "--seed", "x", "--opponent", "random")
    assert "taken back" in shown
    assert shown.rstrip().endswith("Bogatyrs ›")


def test_conceding_loses(typed: Typed) -> None:
    shown = typed([*PLACED, "concede", ""], "--seed", "x", "--opponent", "random")
    assert "Evil won. [BEL-097" in shown


def test_two_people_agree_on_a_draw(typed: Typed) -> None:
    shown = typed(["draw", ""], "--seed", "x", "--opponent", "human")
    assert "A draw. [BEL-097" in shown


def test_cells_may_be_typed_on_a_russian_keyboard(typed: Typed) -> None:
    lines = ["первые богатыри", "сам", "готово", "? шаг с3 с4"]
    shown = typed(lines, "--seed", "x", "--opponent", "random", lang="ru")
    assert "«step c3 c4» – можно" in shown


def test_a_saved_game_goes_on_with_its_dice(typed: Typed, tmp_path: Path) -> None:
    kept = str(tmp_path / "game.laar")
    script = whole_game("en")
    typed(script.lines[:30], "--opponent", "human", "--seed", SEED, "--save", kept)
    typed(script.lines[30:50], "--resume", kept)
    gone_on = [line.text for line in laar.load(Path(kept).read_text("utf-8")).history]
    assert len(gone_on) > 30
    assert gone_on == [line.text for line in script.play.history][: len(gone_on)]


def test_a_saved_game_without_its_seed_says_that_the_dice_are_new(
    typed: Typed, tmp_path: Path
) -> None:
    kept = tmp_path / "game.laar"
    typed(PLACED, "--seed", "x", "--opponent", "random", "--save", str(kept))
    (tmp_path / "game.laar.seed").unlink()
    assert "with new ones" in typed([], "--resume", str(kept))


def test_another_seed_is_refused(tmp_path: Path, typed: Typed) -> None:
    kept = tmp_path / "game.laar"
    typed(PLACED, "--seed", "x", "--opponent", "random", "--save", str(kept))
    before = kept.read_bytes()
    assert main(["play", "--resume", str(kept), "--seed", "y"]) == 2
    assert kept.read_bytes() == before
