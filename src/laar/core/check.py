"""The generic checker: random games of any game and edition, everything the kernel promises
verified at every question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import exp
from typing import Any

from laar.core.ask import CHANCE
from laar.core.fact import Log
from laar.core.game import Game, Source
from laar.core.play import Line, Play
from laar.core.record import Header, read, replay, write
from laar.core.table import Frame, Table

MOST_ANSWERS = 20_000
ASIDE_EVERY = 400  # answers, about
CUT_IN_EVERY = 3  # questions at which others may


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
    """One random game, checked."""

    decisions: int
    findings: list[Finding]


def check_game(
    game: Game, edition: str, options: Mapping[str, Any], number: int, source: Source
) -> Checked:
    """Play one random game and verify every question of it; stops at the first question with a
    finding."""
    play = Play(game, edition, options)
    found = list(_seated(play))
    later = source.randrange(400)  # the question from which a replay is compared too
    branch: Play | None = None
    decisions = 0

    def told(answer: int) -> Checked:
        places = (game.name, edition, options, number, answer)
        return Checked(decisions, [Finding(*places, what) for what in found])

    while play.outcome is None and len(play.history) < MOST_ANSWERS:
        answer = len(play.history) + 1
        seat = _speaker(play.table, source)
        choices = play.table.options(seat)
        text = _choice(play, seat, choices, number, source)
        asides = play.asides(max(seat, 0))
        if asides and not source.randrange(ASIDE_EVERY):
            seat, text = max(seat, 0), _pick(asides, source)
            found += game.problems(play.table)
        else:
            found += _question(play, seat, text, source)
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


def _seated(play: Play) -> Iterator[str]:
    """The options say who sits at the table."""
    count = play.table.seats
    if play.seats != play.game.seats[:count]:
        yield f"the table has {count} seats, the options say {', '.join(play.seats)}"


def _speaker(table: Table, source: Source) -> int:
    """Who answers: a seat that is asked, or now and then one that may cut in."""
    ask = table.ask
    assert ask is not None
    if ask.others and not ask.secret and not source.randrange(CUT_IN_EVERY):
        helpers = [seat for seat in ask.others if table.options(seat)]
        if helpers:
            return int(_pick(helpers, source))
    return int(_pick(table.waiting(), source))


def _choice(play: Play, seat: int, choices: list[str], number: int, source: Source) -> str:
    """Any answer; in every other game rather a promising one, so that games get far."""
    if not choices:
        return ""
    if seat == CHANCE or number % 2:
        return str(_pick(choices, source))
    hunches = play.game.hunch(play.table, choices)
    best = max(hunches)
    weights = [1 + int(100 * exp(hunch - best)) for hunch in hunches]
    at = source.randrange(sum(weights))
    for text, weight in zip(choices, weights, strict=True):
        at -= weight
        if at < 0:
            return text
    raise AssertionError("weights changed while choosing")


def _question(play: Play, seat: int, text: str, source: Source) -> Iterator[str]:
    table, game = play.table, play.game
    if not text:
        yield f"seat {seat} has no legal answer"
        return
    if len(set(table.options(seat))) != len(table.options(seat)):
        yield "a legal answer is listed twice"
    if not play.progress.untried(table, seat):
        yield f"no answer of seat {seat} leads on"
    yield from game.problems(table)
    mark = table.mark()
    copy = table.clone()
    if copy.mark() != mark:
        yield "a copy differs"
    if game.load(game.save(table)).mark() != mark:
        yield "saving and loading give another state"
    yield from _answered(play, copy, seat, text)
    yield from _seen(play, seat, text, source)
    yield from _refused(play, seat, source)


def _answered(play: Play, before: Table, seat: int, text: str) -> Iterator[str]:
    """Take the answer on copies: the same state again, facts as the only writers, no rule acting
    before it asks."""
    live, slow, told = before.clone(), before.clone(), before.clone()
    log = live.log = Log()
    live.answer(seat, text)
    early = _step(slow, seat, text)
    if early:
        yield f"rule {early} acted before it asked"
    if slow.mark() != live.mark():
        yield "the same answer on a copy gives another state"
    for fact in log.facts:
        if fact.name in play.game.facts:
            play.game.facts[fact.name](told, *fact.args, fact.clause)
    if told.pieces() != live.pieces() or repr(told.outcome) != repr(live.outcome):
        yield "something other than a fact wrote to the table"


def _step(table: Table, seat: int, text: str) -> str:
    """Answer by hand, rule by rule; returns the name of a rule that wrote before its question."""
    ask = table.ask
    assert ask is not None
    if ask.secret and (len(table.waiting()) > 1 or text not in ("ready",)):
        table.answer(seat, text)
        return ""
    given: Any = text
    if ask.secret:
        table.steps[seat].append(text)
        given, table.steps = table.steps, []
    elif ask.others:
        given = (seat, text)
    frame = table.stack.pop()
    waiting = Frame(frame.rule, frame.args, [*frame.answers, given])
    table.ask = None
    table._legal = None
    early = ""
    while table.outcome is None:
        pieces, height = table.pieces(), len(table.stack)
        asked = table.resume(waiting)
        if asked is not None:
            if table.pieces() != pieces or len(table.stack) != height:
                early = waiting.rule
            table.stack.append(waiting)
            table.ask = asked
            if asked.secret:
                table.steps = [[] for _ in range(table.seats)]
            return early
        if table.outcome is None:
            waiting = table.stack.pop()
    table.stack = []
    return early


def _seen(play: Play, seat: int, text: str, source: Source) -> Iterator[str]:
    """What a seat cannot see, dealt anew, changes nothing for it (S1)."""
    table, game = play.table, play.game
    assert table.ask is not None
    after = table.clone()
    log = after.log = Log()
    after.answer(seat, text)
    hidden = table.ask.secret and after.ask is table.ask
    common = game.shared(table)
    for viewer in (*range(table.seats), None):
        view = game.view(table, viewer)
        world = game.sample(view, source)
        if game.view(world, viewer) != view:
            yield f"the view of seat {viewer} tells what it may not see"
        if {**common, **game.own(table, viewer)} != view:
            yield f"the view of seat {viewer} is not what all see and its own"
        if viewer is not None and world.options(viewer) != table.options(viewer):
            yield f"the question to seat {viewer} depends on what it may not see"
        if hidden and viewer != seat and game.view(after, viewer) != view:
            yield f"a secret step of seat {seat} is seen by seat {viewer}"
    if hidden and log.facts:
        yield f"a secret step of seat {seat} is told in the log"


def _refused(play: Play, seat: int, source: Source) -> Iterator[str]:
    """A listed answer is refused by nothing, any other by a clause."""
    table, game = play.table, play.game
    if seat == CHANCE:
        return
    listed = table.options(seat)
    words = _pick(listed, source).split(" ")
    other = _pick(listed, source).split(" ")
    spot = source.randrange(len(words))
    words[spot] = _pick(other, source)
    for text in (_pick(listed, source), " ".join(words)):
        refusals = game.refusals(table, seat, text)
        if bool(refusals) == (text in listed) and text not in play.asides(seat):
            listing = "listed" if text in listed else "not listed"
            yield f"'{text}' is {listing}, the refusals say otherwise"


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


def _pick(things: list[Any], source: Source) -> Any:
    return things[source.randrange(len(things))]
