"""Test packs of cards: random ones must be playable, damaged ones must be refused with a place."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from random import Random
from typing import Any

import laar
from laar.core.check import check_game
from laar.core.engine.ask import CHANCE
from laar.games.berserk.cards.starter_set import DECKS
from laar.games.berserk.decks.lists import LEAST, most_copies, ready_deck
from laar.games.berserk.player_packs.made import make_pack
from laar.games.berserk.player_packs.packs import BadPack, Pack
from laar.games.berserk.player_packs.reading import read_pack
from laar.games.berserk.player_packs.spoilt import spoil

GAME = "berserk"
EDITION = "2021"
CARDS = 12  # in a random pack
LOOK = 25  # answers between two checks of the pieces
MOST_ANSWERS = 60_000
THOROUGH = 20  # one game in 20 is checked at every question


@dataclass(frozen=True)
class Tried:
    """The result for one pack."""

    number: int
    kind: str  # "made", or how it was damaged
    played: bool
    place: str = ""  # of the first fault of a refused pack
    wrong: str = ""  # what went wrong; empty if nothing did
    answers: int = 0
    seconds: float = 0.0  # of the whole game …
    slowest: float = 0.0  # … and of its slowest answer
    largest: int = 0  # bytes of its largest save


def try_made(seed: int, number: int, thorough: bool = False) -> Tried:
    """Make a random pack and play a random game with it."""
    source = Random(f"pack {seed} {number}")
    text = json.dumps(make_pack(source, CARDS), ensure_ascii=False)
    try:
        pack = read_pack(text)
    except BadPack as bad:
        return Tried(number, "made", False, bad.faults[0].path, f"refused: {bad}")
    return _played(pack, number, "made", source, thorough)


def try_spoilt(seed: int, number: int) -> Tried:
    """Damage a pack: it must be refused with a place, or still be valid and playable."""
    source = Random(f"spoilt {seed} {number}")
    kind, text = spoil(make_pack(source, 3), number, source)
    began = time.process_time()
    try:
        pack = read_pack(text)
    except BadPack as bad:
        place, spent = bad.faults[0].path, time.process_time() - began
        wrong = "" if place else f"no place: {bad}"
        return Tried(number, kind, False, place, wrong, seconds=spent)
    except Exception as error:
        return Tried(number, kind, False, "", f"{type(error).__name__}: {error}")
    return _played(pack, number, kind, source, False)


def _played(pack: Pack, number: int, kind: str, source: Random, thorough: bool) -> Tried:
    try:
        options = options_of(pack, source)
        return _game(options, number, kind, source, thorough)
    except (Exception, RecursionError) as error:
        return Tried(number, kind, False, "", f"{type(error).__name__}: {error}")


def options_of(pack: Pack, source: Random) -> dict[str, Any]:
    """Options of a table whose decks hold as much of the pack as the rules allow."""
    return {
        "pack": pack.data(),
        "decks": [_deck(pack, source) for _ in range(2)],
        "dice": source.choice(("home", "tournament")),
    }


def _deck(pack: Pack, source: Random) -> dict[str, int]:
    deck = {str(card.number): most_copies(card)[0] for card in pack.cards}
    # Every deck holds creatures, even if the pack has none.
    for card in source.sample(sorted(set(ready_deck(source.choice(DECKS)))), 8):
        deck[str(card)] = 2
    for card in sorted(set(ready_deck("orcs"))):
        if sum(deck.values()) < LEAST:
            deck.setdefault(str(card), 2)
    return deck


def _game(options: dict[str, Any], number: int, kind: str, source: Random, thorough: bool) -> Tried:
    game = laar.game(GAME)
    if thorough:
        checked = check_game(game, EDITION, options, number, source)
        found = "; ".join(f"answer {f.answer}: {f.what}" for f in checked.findings)
        return Tried(number, kind, True, "", found, checked.decisions)
    began = time.process_time()
    table = game.new_table(EDITION, options)
    answers, slowest, largest = 0, 0.0, 0
    wrong: list[str] = []
    while table.outcome is None and answers < MOST_ANSWERS and not wrong:
        started = time.process_time()
        seat = table.waiting()[0]
        choices = table.options(seat)
        table.answer(seat, source.choice(choices))
        table.options(table.waiting()[0] if table.ask is not None else CHANCE)
        slowest = max(slowest, time.process_time() - started)
        answers += 1
        if answers % LOOK == 0:
            wrong = game.problems(table)
            largest = max(largest, len(json.dumps(game.save(table))))
    if table.outcome is None and not wrong:
        wrong = [f"no end after {answers} answers"]
    spent = time.process_time() - began
    told = "; ".join(wrong)
    return Tried(number, kind, True, "", told, answers, spent, slowest, largest)
