"""Every kind of question in games at random, as the client asks it: the card that asks, the clause
and whose turn it is are always said."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.story.names import GAMES

import laar
from laar.core.engine.ask import CHANCE
from laar.core.game import Json
from laar.core.play import Play
from laar.games.bastion.legal.listing import LISTINGS as BASTION
from laar.games.belogorye.legal.listing import LISTINGS as BELOGORYE
from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.legal.listing import LISTINGS as BERSERK
from laar.games.berserk.tell.component_list import glossary
from laar.texts import texts

ROOT = Path(__file__).parents[2]
PLAYED = 24  # games of each game
LONGEST = 400  # answers
ENOUGH = 5  # questions of a kind
MODES: dict[str, tuple[Json, ...]] = {
    "belogorye": ({},),
    "berserk": ({}, {"dice": "tournament"}, {"mode": "team"}),
    "bastion": ({"mode": "easy"}, {"mode": "medium"}, {"mode": "hard"}, {"mode": "scenario-4"}),
}
KINDS = {"belogorye": set(BELOGORYE), "berserk": set(BERSERK), "bastion": set(BASTION)}
# CHANCE alone is asked, or only in positions that games at random do not come to.
RARE = {
    "belogorye": {"die", "splash"},
    "berserk": {"die", "roll", "draw", "pay"},
    "bastion": {
        *("district", "first", "class", "source", "vanguard", "enemy", "ritual"),
        *("before", "start", "spare", "exit"),
    },
}
# Who asks is the first whom the waiting rule names.
ASKERS = ("intercept", "blow", "targets", "spot", "cure", "splash")
# When Blue's turn begins, Red's card may be paid for with another.
PAID = "turn 5 red\nc3 red 103\nc2 red 110\nc4 blue 59\na6 blue 46"


def asked(game: str) -> list[Json]:
    """Some questions of every kind."""
    found: dict[str, list[Json]] = {}
    for number in range(PLAYED):
        modes = MODES[game]
        play = laar.new(game, None, f"question {number}", modes[number % len(modes)])
        walk(game, play, random.Random(number), found)
    if game == "berserk":
        play = laar.new(game, options={"position": PAID})
        walk(game, play, random.Random(1), found, 12)
    return [one for some in found.values() for one in some]


def walk(
    game: str, play: Play, luck: random.Random, found: dict[str, list[Json]], most: int = LONGEST
) -> None:
    for _ in range(most):
        if play.outcome is not None:
            break
        seat, ask = play.asked[0], play.ask
        assert ask is not None
        some = found.setdefault(ask.kind, [])
        if seat != CHANCE and len(some) < ENOUGH:
            some.append(question(game, play, seat))
        play.answer(luck.choice(play.untried(seat)), seat)


def question(game: str, play: Play, seat: int) -> Json:
    """A question as its seat sees it, and what must be said of it."""
    ask, view = play.ask, play.view(seat)
    assert ask is not None
    told = ((i, play.tell(fact, seat)) for i, fact in enumerate(play.facts))
    return {
        "game": game,
        "edition": play.edition.partition(".")[0],
        "kind": ask.kind,
        "seat": play.seats[seat],
        "options": play.options(seat),
        "view": view,
        "log": [{"i": i, **fact} for i, fact in told if fact is not None],
        "who": asker(game, play, view),
    }


def asker(game: str, play: Play, view: Json) -> list[Any]:
    """The cards that ask, by their ids; none where the turn itself asks."""
    ask = play.ask
    assert ask is not None
    if game == "berserk":
        pile = [view["pile"][-1]["card"]] if ask.kind == "answer" else []
        return [view["ask"]["card"]] if "card" in view["ask"] else pile
    if game == "belogorye":
        units = [unit["id"] for unit in view["units"]]
        return [units[play.table.stack[-1].args[0]]] if ask.kind in ASKERS else []
    if ask.kind in ("attack", "spare", "token"):
        return [card["id"] for card in view["enemies"][view["attack"]["target"]]["cards"]]
    options = play.options(play.asked[0])
    return [one.split()[2] for one in options if one.startswith("perform")][:1]


def named(game: str, id: str, lang: str) -> str:
    """A card by its name, from the data."""
    if game == "berserk":
        card = cards()[int(id.partition(".")[0])]
        return card.name_ru if lang == "ru" else card.name_en
    say = texts(lang, game)
    if game == "belogorye":
        fighters = {one["id"]: one for one in laar.game(game).components("2017")}
        return str(fighters[id]["name"][lang])
    land, _, kind = id.partition("-")
    known = say(f"of-{land}")
    return say("card-of", kind=say(f"class-{kind}"), land=known) if kind else say(f"legend-{id}")


@pytest.fixture(scope="module")
def met() -> list[Json]:
    return [one for game in GAMES for one in asked(game)]


@pytest.fixture(scope="module")
def prompts(met: list[Json], tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Json]]:
    """The same questions as the client's own code asks them, by language."""
    file = tmp_path_factory.mktemp("questions") / "met.json"
    numbered = {str(one["number"]): one for one in laar.game("berserk").components("2021")}
    said = {
        "met": met,
        "fighters": {one["id"]: one for one in laar.game("belogorye").components("2017")},
        "pack": {"cards": numbered, "keywords": {one["id"]: one for one in glossary()}},
    }
    file.write_text(json.dumps(said), "utf-8")
    npm = [sys.executable, str(ROOT / "scripts/node.py"), "npm", "run", "--silent"]
    subprocess.run(
        [*npm, "--prefix", str(ROOT / "web"), "test", "--", "tests/questions.test.ts"],
        env={**os.environ, "LAAR_QUESTIONS": str(file)},
        check=True,
        timeout=300,
    )
    found: dict[str, list[Json]] = json.loads(Path(f"{file}.told").read_text("utf-8"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_is_met(game: str, met: list[Json]) -> None:
    kinds = {one["kind"] for one in met if one["game"] == game}
    assert KINDS[game] - RARE[game] <= kinds


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_question_says_who_asks_why_and_whose_turn_it_is(
    lang: str, met: list[Json], prompts: dict[str, list[Json]]
) -> None:
    for one, prompt in zip(met, prompts[lang], strict=True):
        game, view, kind = one["game"], one["view"], (one["game"], one["kind"])
        for id in one["who"]:
            name = named(game, id, lang)
            assert name.lower() in prompt["card"]["name"].lower(), kind
        assert prompt["clause"] in clauses(game, one["edition"]), kind
        assert prompt["title"], kind
        assert "ask-" not in prompt["title"] + prompt["text"], kind
        assert prompt["turn"] == whose(game, view, one["seat"], lang), kind


@cache
def clauses(game: str, edition: str) -> set[str]:
    """The clauses of an edition."""
    return {one.id for one in laar.game(game).catalogue().for_edition(edition)}


def whose(game: str, view: Json, seat: str, lang: str) -> str:
    say, active, turn = texts(lang, game), view["active"], view["turn"]
    if not turn or active is None:
        return say("turn-before")
    name = say(f"side-{active}")
    return say("turn-own", n=turn) if active == seat else say("turn-of", n=turn, seat=name)
