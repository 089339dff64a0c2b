"""Bots of Berserk answer every question of a battle, see only their view and fight sensibly."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import laar
from laar.bots import NAMES, choose
from laar.bots.arena import one_game
from laar.bots.search import LEVELS
from laar.bots.ticks import Ticks
from laar.core.play import Play
from laar.games.berserk.bots import blows
from laar.games.berserk.bots.buying import best_squad, wishes
from laar.games.berserk.rules import dice
from laar.games.berserk.rules.squad import affordable, deal_of, distinct
from laar.games.berserk.state.battle import DECK, Battle
from laar.games.berserk.state.numbers import Seat
from laar.server.settings import Settings

KINDS = (
    "first", "redeal", "squad", "place", "main", "answer", "target", "may", "cell", "reroll",
    "exchange", "stay", "order",
)  # fmt: skip
DECKS = ("orcs+", "dwarves+", "maidens+", "coven+")


def ask(
    play: Play, seat: int, name: str, budget: float = 100, clock: Ticks | None = None
) -> dict[str, Any]:
    """What a bot says at a table after so many ticks."""
    view, options = play.view(seat), play.options(seat)
    return choose("berserk", play.edition, view, options, name, budget, 7, clock or Ticks())


def lively(options: list[str], chooser: random.Random) -> str:
    """An answer at random, rather one that does something."""
    deeds = [o for o in options if o.startswith(("strike", "use", "defend", "buy"))]
    return chooser.choice(deeds if deeds and chooser.random() < 0.7 else options)


def questions() -> dict[str, tuple[Play, int]]:
    """A play waiting at each kind of question, with the seat that is asked."""
    found: dict[str, tuple[Play, int]] = {}
    for number in itertools.count():
        options = {
            "decks": [DECKS[number % 4], DECKS[(number + 1 + number // 4) % 4]],
            "dice": ("home", "tournament")[number % 2],
        }
        chooser = random.Random(number)
        play = laar.new("berserk", seed=f"questions {number}", options=options)
        while play.outcome is None and len(play.history) < 400:
            seat = play.asked[-1]
            said = play.options(seat)
            assert play.ask is not None
            if len(said) > 1 and play.ask.kind not in found:
                found[play.ask.kind] = (play.at(len(play.history)), seat)
                if all(kind in found for kind in KINDS):
                    return found
            play.answer(lively(said, chooser), seat)
    raise AssertionError


QUESTIONS = questions()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_question_gets_a_legal_answer_with_reasons(name: str, kind: str) -> None:
    play, seat = QUESTIONS[kind]
    options = play.options(seat)
    said = ask(play, seat, name, 30)
    assert said["answer"] in options
    assert said["reasons"][0]["answer"] == said["answer"]
    for reason in said["reasons"]:
        assert reason["answer"] in options
        assert reason["line"][0] == reason["answer"]
        assert -1 <= reason["worth"] <= 1


def position(text: str) -> Play:
    return laar.new("berserk", options={"position": text})


@pytest.mark.parametrize("name", ["greedy", "search-3"])
def test_a_certain_kill_is_taken(name: str) -> None:
    """A closed enemy with one life left dies of any blow, and with it the battle is won."""
    play = position("c3 red 12\nc4 blue 33 closed wounds 13")
    assert ask(play, 0, name)["answer"] == "strike c3 c4"


def test_a_strong_enemy_is_not_worth_less_than_a_weak_one() -> None:
    """Of two closed enemies that the same blow would kill, the dearer dies."""
    play = position("c3 red 22\nb4 blue 43 closed wounds 3\nd4 blue 33 closed wounds 13")
    assert ask(play, 0, "greedy")["answer"] == "strike c3 d4"


def test_whoever_could_strike_after_a_step_goes_there() -> None:
    play = position("c2 red 12\nc5 blue 33 closed wounds 13")
    said = [ask(play, 0, "greedy")["answer"]]
    play.answer(said[0], 0)
    said.append(ask(play, 0, "greedy")["answer"])
    play.answer(said[1], 0)
    assert [text.split()[0] for text in said] == ["step", "step"]
    assert ask(play, 0, "greedy")["answer"].startswith("strike")


def test_a_strong_comrade_defends_a_dying_one() -> None:
    play = position("c3 blue 12\nc4 red 35 closed wounds 4\nd4 red 32\nturn 4 blue")
    play.answer("strike c3 c4", 1)
    assert ask(play, 0, "greedy")["answer"] == "defend d4"


def test_the_last_enemy_is_struck_not_led() -> None:
    """While the only enemy is led for a time the battle cannot be won (BRS-381)."""
    text = "c3 red 52\nb3 red 49\nc4 blue 23 wounds 8 closed"
    said = ask(position(text), 0, "greedy")["answer"]
    assert said.startswith("strike")


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_two_worlds_one_view_one_answer(name: str) -> None:
    """What the other buys in secret changes nothing for a bot."""
    answers = set()
    for other in range(3):
        chooser = random.Random(other)
        play = laar.new("berserk", seed="two worlds")
        while play.ask is not None and play.ask.kind != "squad":
            play.answer(play.options(play.asked[0])[0], play.asked[0])
        for _ in range(3):
            play.answer(chooser.choice(play.options(1)), 1)
        answers.add(ask(play, 0, name)["answer"])
    assert len(answers) == 1


def test_a_hunch_does_not_look_under_a_face_down_card() -> None:
    """A strong card and a weak one face down promise the same."""
    found = []
    for number in (33, 43):
        play = position(f"first red\nc5 red 12\nc6 blue {number} hidden\na6 blue 23")
        found.append(play.game.prior(play.table, play.options(0)))
    assert found[0] == found[1]


def test_a_squad_is_the_best_that_can_be_bought() -> None:
    """As good as the best of all squads of a small deal."""
    play, asked = QUESTIONS["squad"]
    seat = Seat(asked)
    table = play.at(len(play.history)).table
    assert isinstance(table, Battle)
    cards = deal_of(table, seat)
    for card in cards[11:]:
        table.place[card] = DECK
    cards = cards[:11]
    worth = dict(zip(cards, wishes(table, cards), strict=True))
    best = 0.0
    for size in range(len(cards) + 1):
        for squad in itertools.combinations(cards, size):
            if affordable(table, seat, list(squad)) and distinct(table, list(squad)):
                best = max(best, sum(worth[c] for c in squad))
    found = best_squad(table, seat, [])
    assert found.worth == pytest.approx(best)
    assert affordable(table, seat, found.cards)


def test_a_clash_is_weighed_as_the_dice_fall() -> None:
    """Tables against counting; where a row may be chosen the chooser takes the better."""
    gain, pain = [1.0, 2.0, 4.0], [1.5, 2.5, 3.0]

    def brings(kinds: tuple[int, int]) -> float:
        return (gain[kinds[0]] if kinds[0] >= 0 else 0) - (pain[kinds[1]] if kinds[1] >= 0 else 0)

    for plus, minus in ((0, 0), (1, 0), (0, 1), (2, -1)):
        total = 0.0
        for one, other in itertools.product(range(1, 7), repeat=2):
            high, low = one + plus, other + minus
            worth = brings(dice.tournament(high, low))
            if high - low in dice.EXCHANGES:
                less = brings(dice.tournament(low + dice.smaller(high - low), low))
                worth = max(worth, less) if high > low else min(worth, less)
            total += worth / 36
        if not minus:  # a tie is judged by the numbers, which a bonus to both would raise
            assert blows.clash(False, plus, minus, gain, pain) == pytest.approx(total)
    home = sum(
        brings(dice.home(one, other)) for one, other in itertools.product(range(1, 7), repeat=2)
    )
    assert blows.clash(True, 0, 0, gain, pain) == pytest.approx(home / 36)


def test_greedy_beats_random_in_whole_games() -> None:
    same = {"decks": ["coven", "coven"]}
    wins = [one_game("berserk", "2021", ("greedy", "random"), n, 5, 0.1, same) for n in range(4)]
    assert [(result.winner, int(result.swapped)) for result in wins] == [(0, 0), (1, 1)] * 2


@pytest.mark.parametrize("name", LEVELS)
def test_a_search_uses_its_share_of_the_time_and_no_more(name: str) -> None:
    play, seat = QUESTIONS["main"]
    clock, budget = Ticks(), 200
    ask(play, seat, name, budget, clock)
    share = LEVELS[name].share * budget
    assert share - 2 <= clock.read <= share + 6  # it looks at the clock a few times beside


def test_the_longest_turn_of_a_game_takes_the_middle_level_less_than_three_seconds() -> None:
    """By its decisions: each takes the level's share of what a server gives a bot to think."""
    most = 0
    for number in range(8):
        chooser = random.Random(number)
        play = Play(laar.game("berserk"), "2021", {"decks": chooser.sample(DECKS, 2)})
        while play.ask is not None:
            turn, decisions = play.view(None)["turn"], Counter[int]()
            while play.ask is not None and play.view(None)["turn"] == turn:
                seat = play.asked[0]
                options = play.options(seat)
                decisions[seat] += len(options) > 1 and seat >= 0 and not play.ask.secret
                plain = len(options) == 1 or seat < 0
                play.answer(
                    chooser.choice(options) if plain else ask(play, seat, "greedy")["answer"], seat
                )
            most = max(most, *decisions.values())
    assert 15 < most < 3 / (LEVELS["search-2"].share * Settings(Path()).thinking)
