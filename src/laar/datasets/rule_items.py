"""Questions about rules, answered by the referee: may one do this, which rule forbids it, how
likely is that."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import laar
from laar.core.check.choosing import choice
from laar.core.clause import LANGUAGES
from laar.core.engine.ask import CHANCE
from laar.core.game import Json, Refusal, edition_of
from laar.core.play import Play
from laar.datasets.split import split_of
from laar.selfplay.playing import position_of
from laar.terminal.words import Words
from laar.texts import texts

MAY, WHICH, ODDS, EXAMPLE = "may", "which", "odds", "example"
YES, NO = "yes", "no"
BETWEEN = 12  # answers between two questions of a game, about
LOOKED_AT = 60  # answers that are looked at for a question about chances


def items(games: list[str], seed: int) -> Iterator[Json]:
    """The worked examples of these games, then questions about random games without end."""
    for game in games:
        yield from _examples(game)
    number = 0
    while True:
        for game in games:
            yield from _of_game(game, f"{seed} {number}")
        number += 1


# -- random games ----------------------------------------------------------------------------------


def _of_game(name: str, seed: str) -> Iterator[Json]:
    """Questions about one random game, now and then."""
    random = Random(f"rules {name} {seed}")
    play = laar.new(name, seed=f"rules {seed}")
    left = random.randrange(2 * BETWEEN)
    while play.outcome is None:
        seat = play.asked[0]
        if left == 0 and len(play.options(seat)) > 1:
            yield from _asked(play, seat, random)
        left = left - 1 if left else random.randrange(2 * BETWEEN)
        play.answer(choice(play, seat, play.options(seat), False, random), seat)


def _asked(play: Play, seat: int, random: Random) -> Iterator[Json]:
    """Of a position: an answer that is legal and one that is not, the rule, a chance."""
    ask = play.ask
    assert ask is not None
    legal = play.options(seat)
    if random.randrange(2):  # as many are legal as are not
        yield _may(play, seat, random.choice(legal), MAY)
    forbidden = _forbidden(play, seat, random)
    if forbidden is not None:
        yield _may(play, seat, forbidden, random.choice((MAY, WHICH)))
    chance = _chance(play, random)
    if chance is not None:
        yield chance


def _forbidden(play: Play, seat: int, random: Random) -> str | None:
    """A well-formed answer that some clause forbids."""
    ask = play.ask
    assert ask is not None
    formed = play.game.grammar(play.table).answers(ask.kind)
    legal = set(play.options(seat))
    for text in random.sample(formed, min(len(formed), LOOKED_AT)):
        if text not in legal and any(r.clause for r in play.why_not(text, seat)):
            return text
    return None


def _chance(play: Play, random: Random) -> Json | None:
    """How likely a strike does so many wounds at least, where nobody has a choice."""
    texts_ = play.options()
    for text in random.sample(texts_, min(len(texts_), LOOKED_AT)):
        odds = play.odds(text)
        case = odds["cases"][0] if odds and "strike" in odds else None
        if case is None or any(row["chooser"] for row in case["rows"]):
            continue
        deals = [(row["results"][0]["deals"], row["n"]) for row in case["rows"]]
        most = max(wounds for wounds, _ in deals)
        if most > 0:
            least = random.randint(1, most)
            chance = Fraction(sum(n for wounds, n in deals if wounds >= least), case["of"])
            return _item(play, play.asked[0], ODDS, str(chance), text, least=least)
    return None


# -- worked examples -------------------------------------------------------------------------------


def _examples(name: str) -> Iterator[Json]:
    """What the worked cases of the catalogue say is legal or refused, before and after."""
    game = laar.game(name)
    for board in game.examples(edition_of(game).name):
        play = _board(name, board)
        for text in board.get("before", ()):
            _say(play, text)
        yield from _stated(play, board, "given")
        for text in board.get("answers", ()):
            _say(play, text)
        yield from _stated(play, board, "expect")


def _board(name: str, board: Json) -> Play:
    options = dict(board.get("options", {}))
    if board.get("position"):
        options["position"] = board["position"]
    return laar.new(name, board.get("edition"), None, options)


def _say(play: Play, text: str) -> None:
    name, _, answer = text.partition(" ")
    play.answer(answer, CHANCE if name == "chance" else play.seats.index(name))


def _stated(play: Play, board: Json, when: str) -> Iterator[Json]:
    said = board.get(when, {})
    for text in (*said.get("legal", ()), *said.get("refused", ())):
        name, _, answer = text.partition(" ")
        if name in play.seats and play.outcome is None:
            yield _may(play, play.seats.index(name), answer, EXAMPLE, board["clause"])


# -- an item ---------------------------------------------------------------------------------------


def _may(play: Play, seat: int, text: str, kind: str, about: str = "") -> Json:
    """Whether an answer is legal, or which rule forbids it, as the referee says."""
    refusals = play.why_not(text, seat)
    clauses = list(dict.fromkeys(r.clause for r in refusals if r.clause))
    answer = clauses[0] if kind == WHICH else NO if refusals else YES
    return _item(play, seat, kind, answer, text, refusals, clauses or [about][: bool(about)])


def _item(
    play: Play,
    seat: int,
    kind: str,
    answer: str,
    text: str,
    refusals: list[Refusal] | None = None,
    clauses: list[str] | None = None,
    **args: int,
) -> Json:
    assert play.ask is not None
    position, asked = play.game.draw(play.table), play.ask.kind
    key = f"{play.game.name} {play.edition} {kind} {seat} {text} {args} {position}"
    item: dict[str, Any] = {
        "id": hashlib.sha256(key.encode()).hexdigest()[:16],
        "game": play.game.name,
        "edition": play.edition,
        "kind": kind,
        "split": split_of(f"{play.game.name} {position}"),
        "position": position,
        "state": json.loads(position_of(play)),
        "seat": play.seats[seat],
        "asked": asked,
        "tried": text,
        "legal": None if kind == ODDS else not refusals,
        "answer": answer,
        "clauses": clauses or [],
        "question": {},
        "explanation": {},
    }
    for lang in LANGUAGES:
        words = _words(play, lang)
        said = {"seat": words.name(play.seats[seat]), "tried": text, **args}
        item["question"][lang] = texts(lang)(f"dataset-{kind}", **said)
        item["explanation"][lang] = (
            words.say("dataset-chance", chance=answer)
            if kind == ODDS
            else _explained(words, refusals or [], clauses or [])
        )
    return item


def _explained(words: Words, refusals: list[Refusal], clauses: list[str]) -> str:
    """Why: what the referee says of a refusal, else the clause it is about."""
    if refusals:
        return " ".join(words.refusal(one) for one in refusals)
    return (words.clause(clauses[0]) or "") if clauses else ""


def _words(play: Play, lang: str) -> Words:
    return _usual_words(play.game.name, play.edition, lang)


@cache
def _usual_words(name: str, edition: str, lang: str) -> Words:
    return Words(laar.game(name), edition, lang)
