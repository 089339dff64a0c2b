"""The team bot of Bastion: it plans whole turns, helps, follows its plan and wins."""

from __future__ import annotations

import random
from typing import Any

import pytest

import laar
from laar.bots import NAMES, beam, choose
from laar.bots.arena_team import Decks, one_game
from laar.bots.memory import Memory
from laar.bots.ticks import Ticks
from laar.core.engine.ask import CHANCE
from laar.core.play import Play

KINDS = ("draft", "act", "on", "attack", "perform", "build", "keep", "flee")
DRAWN = ("before", "gain")
HELP = """
players 2
active dagdar
dagdar at d2
dagdar mana red 2
sannirr at d5
sannirr spells blue-symbiote
wall 5 red-beast
done move mana
"""
LAST = """
players 1
active dagdar
dagdar at d2
dagdar mana yellow 3 blue 6
wall 1 blue-rider
"""
SIEGE = """
players 2
active dagdar
dagdar at d2
dagdar mana red 1 blue 1
sannirr at d5
sannirr mana green 2
wall 1 blue-rider
wall 5 red-beast
wall 9 green-mage
deck yellow-beast purple-mage black-rider blue-warrior
"""


def at(text: str, edition: str = "2018") -> Play:
    """A drawn position."""
    return laar.new("bastion", edition, None, {"position": text})


def ask(
    play: Play,
    seat: int,
    name: str = "search-2",
    budget: float = 60,
    cut_in: bool = False,
    clock: Ticks | None = None,
) -> dict[str, Any]:
    """What a bot says at a table after so many ticks."""
    options = play.options(seat)
    view = play.view(seat)
    clock = clock or Ticks()
    return choose("bastion", play.edition, view, options, name, budget, 7, clock, cut_in=cut_in)


def questions() -> dict[str, tuple[Play, int]]:
    """A play waiting at each kind of question, with the seat that is asked."""
    found: dict[str, tuple[Play, int]] = {}
    for number in range(40):
        chooser = random.Random(number)
        options = {"mode": ("siege-6", "siege-3")[number % 2], "players": 2}
        play = laar.new("bastion", "2015", None, options)
        decks = Decks(f"questions {number}")
        while play.outcome is None and len(found) < len(KINDS):
            if play.asked[0] == CHANCE:
                decks.answer(play)
                continue
            seat, answers = play.asked[0], play.options(play.asked[0])
            assert play.ask is not None
            if len(answers) > 1:
                found.setdefault(play.ask.kind, (play.at(len(play.history)), seat))
            deeds = [a for a in answers if a.startswith(("attack", "source", "perform", "pay"))]
            play.answer(chooser.choice(deeds or answers), seat)
        if set(KINDS) <= set(found):
            break
    before = at(f"stage before\n{LAST}wall 3 red-mage\ndagdar spells red-archmage", "2015")
    gain = at(f"{LAST}dagdar spells red-scout")
    gain.answer("source 1 yellow")
    return {**found, "before": (before, 0), "gain": (gain, 0)}


QUESTIONS = questions()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", [*KINDS, *DRAWN])
def test_every_question_gets_a_legal_answer_with_reasons(name: str, kind: str) -> None:
    play, seat = QUESTIONS[kind]
    said = ask(play, seat, name, 10)
    assert said["answer"] in play.options(seat)
    assert said["reasons"][0]["answer"] == said["answer"]
    for reason in said["reasons"]:
        assert reason["answer"] in play.options(seat)
        assert reason["line"][0] == reason["answer"]
        assert -1 <= reason["worth"] <= 1


def test_a_won_position_is_won_and_the_line_is_told() -> None:
    play = at(LAST)
    line = ask(play, 0)["reasons"][0]["line"]
    assert line[-1].startswith(("attack s1", "pay"))
    while play.outcome is None:
        play.answer(ask(play, 0)["answer"])
    assert play.outcome.winners == (0,)


def test_a_helper_casts_what_the_attack_lacks_and_says_why() -> None:
    play = at(HELP)
    play.answer("attack s5")
    said = ask(play, 1, cut_in=True)
    assert said["answer"] == "lightning-1"
    assert said["reasons"][0]["line"][:2] == ["lightning-1", "pay"]
    play.answer(said["answer"], 1)
    assert ask(play, 1, cut_in=True)["answer"] is None
    assert ask(play, 0)["answer"] == "pay"


def test_a_helper_keeps_a_spell_nobody_needs() -> None:
    play = at(HELP.replace("red 2", "red 9"))
    play.answer("attack s5")
    assert ask(play, 1, cut_in=True)["answer"] is None


def test_help_that_does_not_come_is_not_asked_for_again() -> None:
    play = at(HELP)
    said: list[str] = []
    while play.ask is not None and play.ask.seat == 0 and len(said) < 12:
        said.append(ask(play, 0)["answer"])
        play.answer(said[-1])
    assert said.count("attack s5") <= 1
    assert said[-1] == "end"


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has thought of anything yet."""
    monkeypatch.setattr(beam, "MEMORY", Memory())


@pytest.mark.usefixtures("fresh")
def test_a_plan_is_followed_without_thinking_again() -> None:
    play = at(SIEGE)
    thinking, following = Ticks(), Ticks()
    line = ask(play, 0, "search-3", 20, clock=thinking)["reasons"][0]["line"]
    play.answer(line[0])
    assert ask(play, 0, "search-3", 20, clock=following)["answer"] == line[1]
    assert following.read < 5 < 15 < thinking.read


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("budget", [5, 20])
def test_search_is_in_time(budget: float) -> None:
    clock = Ticks()
    ask(at(SIEGE), 0, "search-3", budget, clock=clock)
    assert budget - 2 <= clock.read <= budget + 6  # it looks at the clock a few times beside


def test_a_team_that_plans_single_turns_wins_a_training_game() -> None:
    solo = {"mode": "training", "players": 1}
    assert any(one_game("bastion", "2015", solo, "greedy", n, 1, 0.05).won for n in range(3))


@pytest.mark.parametrize("bot", ["greedy", "search-1"])
def test_a_bot_that_is_offered_few_answers_takes_one_of_them(bot: str) -> None:
    """What has led back here before is not offered again, and it may be all that was planned."""
    play = laar.new("bastion", "2018", "few", {"mode": "training", "players": 2})
    while play.ask is not None and play.ask.kind != "act":
        play.answer(play.options()[0])
    [seat] = play.asked
    view = play.view(seat)
    for answer in play.options(seat):
        beam.MEMORY.forget()
        few = [answer]
        assert choose(play.game, play.edition, view, few, bot, 0.02, 1)["answer"] == answer
