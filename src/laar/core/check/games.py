"""Random games, and what is verified at every question of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from laar.core.check.answers import disagreements
from laar.core.check.choosing import choice, pick, speaker
from laar.core.check.question import question
from laar.core.check.secrets import Tally, closes, closing, seen
from laar.core.game import AnyGame
from laar.core.play import Line, Play
from laar.core.record import Header, read, replay, write
from laar.core.source import Source

MOST_ANSWERS = 20_000
ASIDE_EVERY = 400  # answers, about
WORLDS = 2  # dealt anew for each viewer when a secret question closes
MANY_WORLDS = 20  # the same, where nothing but secrets is looked at
COMPARE_EVERY = 100  # questions, about, after the first of each kind
PATIENCE = 200  # questions at most with nothing hidden, before a game is left …
OVER = 8  # … and after something was


@dataclass(frozen=True)
class Finding:
    """Something that does not hold: in which game, before which answer."""

    game: str
    edition: str
    options: Mapping[str, Any]
    number: int
    answer: int
    what: str


@dataclass
class Checked:
    """One random game, checked, and the worlds that nobody could tell apart."""

    decisions: int
    findings: list[Finding]
    tally: Tally = field(default_factory=Tally)


def check_game(
    game: AnyGame, edition: str, options: Mapping[str, Any], number: int, source: Source
) -> Checked:
    """Play one random game and verify every question of it; stops at the first question with a
    finding."""
    play = Play(game, edition, options)
    found = list(_seated(play))
    later = source.randrange(400)  # the question from which a replay is compared too
    branch: Play | None = None
    decisions, tally = 0, Tally()
    wild = bool(source.randrange(2))

    def told(answer: int) -> Checked:
        places = (game.name, edition, options, number, answer)
        return Checked(decisions, [Finding(*places, what) for what in dict.fromkeys(found)], tally)

    while play.outcome is None and len(play.history) < MOST_ANSWERS:
        answer = len(play.history) + 1
        seat = speaker(play.table, source)
        choices = play.table.options(seat)
        text = choice(play, seat, choices, wild, source)
        asides = play.asides(max(seat, 0))
        if asides and not source.randrange(ASIDE_EVERY):
            seat, text = max(seat, 0), pick(asides, source)
            found += game.problems(play.table)
        else:
            found += question(play, seat, text, source)
            if not found:
                found += _secrets(play, seat, text, WORLDS, tally, source)
        if found:
            return told(answer)
        if len(choices) > 1:
            decisions += 1
        if answer == later:
            branch = play.at(answer - 1)
        play.answer(text, seat)
        if branch is not None:
            branch.repeat(Line(seat, text))
    found += _whole(play, branch)
    return told(0)


def check_secrets(
    game: AnyGame,
    edition: str,
    options: Mapping[str, Any],
    number: int,
    source: Source,
    worlds: int = MANY_WORLDS,
) -> Checked:
    """Play a random game as long as it hides something, or a while, and compare what everyone is
    told with what they would be told in other worlds."""
    play = Play(game, edition, options)
    found: list[str] = []
    tally = Tally()
    wild = bool(source.randrange(2))
    patience = OVER + source.randrange(PATIENCE)
    while play.outcome is None and patience:
        seat = speaker(play.table, source)
        text = choice(play, seat, play.table.options(seat), wild, source)
        before = tally.pairs.total()
        found += _secrets(play, seat, text, worlds, tally, source)
        if found:
            break
        patience = patience - 1 if tally.pairs.total() == before else OVER
        play.answer(text, seat)
    places = (game.name, edition, options, number, len(play.history) + 1)
    return Checked(0, [Finding(*places, what) for what in dict.fromkeys(found)], tally)


def check_answers(
    game: AnyGame,
    edition: str,
    options: Mapping[str, Any],
    number: int,
    source: Source,
    most: int = 2,
) -> Checked:
    """Play a random game and compare listing and refusals over all well-formed answers: so often
    at each kind of question, and then now and then. ``decisions`` are such questions."""
    play = Play(game, edition, options)
    found: list[str] = []
    met: Counter[str] = Counter()
    wild = bool(source.randrange(2))
    compared = 0
    while play.ask is not None and len(play.history) < MOST_ANSWERS:
        met[play.ask.kind] += 1
        if met[play.ask.kind] <= most or not source.randrange(COMPARE_EVERY):
            found += disagreements(game, play.table)
            compared += 1
        seat = speaker(play.table, source)
        text = choice(play, seat, play.table.options(seat), wild, source)
        if found or not text:
            break
        play.answer(text, seat)
    places = (game.name, edition, options, number, len(play.history) + 1)
    return Checked(compared, [Finding(*places, what) for what in dict.fromkeys(found)])


def _secrets(
    play: Play, seat: int, text: str, worlds: int, tally: Tally, source: Source
) -> Iterator[str]:
    if not text:
        yield f"seat {seat} has no legal answer"
        return
    yield from seen(play.game, play.table, seat, text, tally, source)
    if closes(play.table, text):
        yield from closing(play.game, play.table, worlds, tally, source)


def _seated(play: Play) -> Iterator[str]:
    """The options say who sits at the table."""
    count = play.table.seats
    if play.seats != play.game.seats[:count]:
        yield f"the table has {count} seats, the options say {', '.join(play.seats)}"


def _whole(play: Play, branch: Play | None) -> Iterator[str]:
    """A finished game: its record gives the same state again, and so does a replay from the
    middle."""
    if play.outcome is None:
        yield f"the game does not end within {MOST_ANSWERS} answers"
        return
    key = play.key()
    text = write(play, Header(play.game.name, play.edition, play.options_given))
    again = replay(read(text), {play.game.name: play.game})
    if again.key() != key:
        yield "the record gives another state"
    if branch is not None and branch.key() != key:
        yield "a replay from the middle gives another state"
    yield from play.game.problems(play.table)
