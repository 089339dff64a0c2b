"""A long review searches less instead of failing; a lost siege says where; many games have a
profile."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import laar
from laar.cli import main
from laar.core.play import Play
from laar.core.record import Header, write
from laar.review.profile import Profile, Theme, phase, profile
from laar.review.profile_text import paragraph
from laar.review.purse import FEWEST, Purse
from laar.review.report import Decision, Jump, Review, Share
from laar.review.review import joined, pieces, weighed
from laar.review.siege import siege


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def spent(seconds: float, sizes: list[int], each: float, wanted: int) -> tuple[Purse, Clock, int]:
    """Let a purse pay for decisions whose every round of an answer takes so long."""
    clock, compared = Clock(), 0
    purse = Purse(seconds, sum(sizes), clock)
    for size in sizes:
        answers, rounds = purse.share(size, wanted)
        compared += answers > 1
        clock.now += each * answers * rounds
        purse.pay(each * answers * rounds, answers * rounds)
    return purse, clock, compared


def test_a_game_that_fits_is_searched_as_usual() -> None:
    purse, clock, compared = spent(100.0, [10] * 20, 0.01, 8)
    assert purse.hurried == 0
    assert compared == 20
    assert clock.now == pytest.approx(16.0)


@pytest.mark.parametrize("each", [0.02, 0.05, 0.1])
def test_a_game_that_does_not_fit_is_searched_less_but_everywhere(each: float) -> None:
    purse, clock, compared = spent(20.0, [10] * 40, each, 8)
    assert purse.hurried >= 38
    assert compared >= (30 if each == 0.1 else 40)
    assert clock.now <= 20.0 + each * 10 * 8  # the first decision is paid before prices are known


def test_what_is_left_is_shared_by_the_answers_that_are_left() -> None:
    clock = Clock()
    purse = Purse(10.0, 20, clock)
    assert purse.share(10, 4) == (10, 4)
    clock.now = 8.0
    purse.pay(8.0, 40)
    assert purse.share(10, 4) == (5, FEWEST)
    clock.now = 11.0
    assert purse.share(10, 4) == (0, 0)


def walked(game: str, seed: str, options: dict[str, object]) -> Play:
    """A finished game at first sight."""
    play = laar.new(game, None, seed, options)
    while play.outcome is None:
        seat = play.asked[0]
        answers = play.untried(seat)
        priors = play.game.prior(play.table, answers)
        play.answer(answers[priors.index(max(priors))], seat)
    return play


def test_a_siege_without_time_has_a_review_that_says_so() -> None:
    play = walked("bastion", "hurry", {"players": 2})
    spans = pieces(play)
    found = joined(play, [weighed(play, *one, seconds=0.0, effort=0.01) for one in spans[:3]])
    assert found.hurried > 0
    assert found.siege is not None
    assert len(found.siege.shares) == 2
    assert len(found.players) == 2


def jump(turn: int, chance: float) -> Jump:
    return Jump(turn, turn, 0, "luck", "", [0.0, 0.0], [chance, chance])


def share(lost: float) -> Share:
    return Share(0.0, lost, 10, 2, lost / 10, 0.0)


def test_a_siege_is_lost_where_hope_went_for_good() -> None:
    events = [jump(turn, chance) for turn, chance in enumerate((0.5, 0.2, 0.45, 0.1, 0.15, 0.0), 1)]
    found = siege(0.6, events, [share(0.3), share(0.1)])
    assert (found.turn, found.event) == (4, 3)
    assert found.shares == [0.75, 0.25]
    assert siege(0.1, [jump(1, 0.3)], [share(0.0), share(0.0)]).event == -1


def reviewed(losses: list[tuple[str, int, float]], turns: int = 30) -> Review:
    """A review with these decisions of the first seat, and one of the other."""
    decisions = [
        Decision(n, turn, 0, kind, "said", loss, "sure", 2, [], [])
        for n, (kind, turn, loss) in enumerate(losses)
    ]
    decisions.append(Decision(99, 1, 1, "main", "said", 0.9, "sure", 2, [], []))
    return Review(
        3, "belogorye", "2017", "fitted", ["a", "b"], [0], "x", turns, [0.5, 0.5], [0.0, 0.0],
        [1.0, 0.0], 10, [], [], decisions, [share(0.3), share(0.9)], 0,
    )  # fmt: skip


def test_a_profile_finds_what_costs_most_and_says_it_in_both_languages() -> None:
    games = [
        (reviewed([("intercept", 28, 0.3), ("main", 2, 0.1)]), [0]),
        (reviewed([("intercept", 30, 0.2)]), [0]),
    ]
    found = profile(games)
    assert (found.games, found.decisions, found.errors) == (2, 20, 3)
    assert found.lost == pytest.approx(0.3)
    assert found.error_rate == pytest.approx(0.03)
    assert found.themes[0] == Theme("intercept", "late", 2, 0.5, 0.8333)
    assert "on interceptions late in the game: 83 %" in paragraph(found, "en")
    assert "на перехватах ближе к концу партии: 83 %" in paragraph(found, "ru")
    assert "2 решения" in paragraph(found, "ru")


def test_a_profile_of_perfect_games_blames_nothing() -> None:
    found = profile([(reviewed([]), [0])])
    assert found.themes == []
    assert "surely cost anything" in paragraph(found, "en")
    assert [phase(turn, 9) for turn in (1, 4, 9)] == ["early", "middle", "late"]


def test_the_command_tells_a_profile(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = []
    for seed in ("p1", "p2"):
        play = walked("belogorye", seed, {})
        file = tmp_path / f"{seed}.laar"
        players = {"bogatyrs": "Ann", "evil": "greedy"}
        file.write_text(write(play, Header("belogorye", play.edition, play.options_given, players)))
        files.append(str(file))
    often = ["--effort", "0.02"]
    assert main(["review", *files, "--profile", "--player", "Ann", "--json", *often]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2
    assert set(told["text"]) == {"ru", "en"}
    msgspec.convert({k: v for k, v in told.items() if k not in ("game", "text")}, Profile)
    assert main(["review", *files, "--profile", "--player", "Bob", *often]) != 0
    assert "nobody there is named Bob" in capsys.readouterr().err
    assert main(["review", *files, *often]) != 0
