"""The log of bot games as the client tells it: few entries, every sentence grammatical."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.story.names import GAMES, LANDS, all_names
from tests.story.russian import Eye

import laar
from laar.bots import choose
from laar.core.game import Json
from laar.games.berserk.tell.component_list import glossary

ROOT = Path(__file__).parents[2]
PLAYED = 20  # games of each game
MOST = 1.3  # entries an action
MODES: dict[str, tuple[Json, ...]] = {
    "belogorye": ({},),
    "berserk": ({}, {"dice": "tournament"}),
    "bastion": ({"mode": "easy"}, {"mode": "medium"}, {"mode": "hard"}, {"mode": "scenario-4"}),
}
# Answers that begin something; all others confirm it, pay for it, aim it or meet it.
ACTIONS = {
    "belogorye": {"step", "strike", "use", "end"},
    "berserk": {"step", "jump", "strike", "use", "chip", "end"},
    "bastion": {
        *("move", "storm", "source", "tower", "collect", "restore", "attack", "convert", "draw"),
        *("castling", "teleport", "repeat", "end"),
    },
}


def played(game: str, number: int) -> list[Json]:
    """The facts of a bot game as a spectator is told them."""
    modes = MODES[game]
    play = laar.new(game, None, f"story {number}", modes[number % len(modes)])
    answered = 0
    while play.outcome is None and answered < 600:
        seat, answered = play.asked[0], answered + 1
        options = play.untried(seat)
        if len(options) > 1:
            view = play.view(seat)
            chosen = choose(game, play.edition, view, options, "greedy", 9, answered)["answer"]
        else:
            chosen = options[0]
        play.answer(chosen, seat)
    told = ((i, play.tell(fact, None)) for i, fact in enumerate(play.facts))
    return [{"i": i, **fact} for i, fact in told if fact is not None]


def begins(game: str, fact: Json) -> bool:
    if fact["fact"] != "answer" or fact["seat"] == "chance":
        return False
    return fact["answer"].split(" ")[0].removeprefix("copy:") in ACTIONS[game]


@pytest.fixture(scope="module")
def games() -> dict[str, list[list[Json]]]:
    return {game: [played(game, number) for number in range(PLAYED)] for game in GAMES}


@pytest.fixture(scope="module")
def stories(
    games: dict[str, list[list[Json]]], tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Any]:
    """Entries by game and language, from the client's own code."""
    file = tmp_path_factory.mktemp("stories") / "played.json"
    cards = laar.game("berserk").components("2021")
    said = {
        "games": games,
        "fighters": {one["id"]: one for one in laar.game("belogorye").components("2017")},
        "pack": {
            "cards": {str(card["number"]): card for card in cards},
            "keywords": {one["id"]: one for one in glossary()},
        },
        "layout": LANDS,
    }
    file.write_text(json.dumps(said), "utf-8")
    npm = [sys.executable, str(ROOT / "scripts/node.py"), "npm", "run", "--silent"]
    subprocess.run(
        [*npm, "--prefix", str(ROOT / "web"), "test", "--", "tests/stories.test.ts"],
        env={**os.environ, "LAAR_STORIES": str(file)},
        check=True,
        timeout=600,
    )
    found: dict[str, Any] = json.loads(Path(f"{file}.told").read_text("utf-8"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_a_story(
    game: str, games: dict[str, list[list[Json]]], stories: dict[str, Any]
) -> None:
    """Titles of turns are counted as entries, too."""
    entries = sum(len(told) for told in stories[f"{game} ru"])
    actions = sum(begins(game, fact) for facts in games[game] for fact in facts)
    assert actions > 20 * PLAYED
    assert entries <= MOST * actions, (entries, actions)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_was_told_is_lost(
    game: str, games: dict[str, list[list[Json]]], stories: dict[str, Any]
) -> None:
    """Every die and every death is among the details of some entry."""
    for facts, told in zip(games[game], stories[f"{game} en"], strict=True):
        details = [text for entry in told for text in entry["details"]]
        assert all(entry["details"] for entry in told)
        weighty = [fact for fact in facts if fact["fact"] in ("rolled", "died", "beaten")]
        assert len(details) >= len(weighty) > 0


@pytest.mark.parametrize("game", GAMES)
def test_sentences_are_grammatical(game: str, stories: dict[str, Any]) -> None:
    eye = Eye(all_names(game))
    texts = {entry["text"] for told in stories[f"{game} ru"] for entry in told}
    wrong = [why for text in sorted(texts) for why in eye.wrong(text)]
    assert wrong == []
    assert not [text for text in texts if "{" in text or "undefined" in text or "none" in text]


def test_who_goes_on_being_spoken_of_is_named_once(stories: dict[str, Any]) -> None:
    """“Рунопевец применил особенность: излечился от 2 ран”, without his name once more."""
    texts = {entry["text"] for told in stories["berserk ru"] for entry in told}
    parted = [text.partition(" применил") for text in texts]
    told = [(who, said.partition(": ")[2]) for who, _, said in parted if ": " in said]
    assert told
    assert [(who, said) for who, said in told if said.startswith(f"{who} ")] == []
