"""New tables: as someone wishes, from an example of the rules, or from a finished game."""

from __future__ import annotations

import secrets
import time
from typing import Any

import laar
from laar.bots import names
from laar.core.dice import commitment
from laar.core.game import AnyGame, edition_of
from laar.games import lesson_walk
from laar.games.lessons import Lesson
from laar.server import requests, seats, series
from laar.server.errors import Denied
from laar.server.models import Guest, Head, Line, Origin, is_event
from laar.server.ratings.terms import terms
from laar.server.seats import Seat
from laar.server.table import pack_consent
from laar.server.table.dice import rolls
from laar.server.table.match import Match
from laar.server.table.opening import opened


def new(wish: requests.NewTable, guest: Guest) -> Head:
    """A table as asked for."""
    game, edition = find_game(wish.game, wish.edition)
    seated = _seated(game, edition, wish.options)
    taken = seats.seat_all(wish.seats, seated, names(game.name), guest.id, guest.name)
    head = new_head(game, edition, wish.options, taken, guest)
    head.listed = wish.listed
    head.hidden = is_event(head)
    head.pace = wish.pace
    if head.pace is not None and not head.hidden:
        raise Denied("malformed", "only picks and decks of an event are timed", "pace")
    head.control = wish.control
    if head.control is not None and head.hidden:
        raise Denied("malformed", "an event has a pace in the place of clocks", "control")
    head.lot = [] if wish.lot else None
    head.rated = terms(head, guest.account) if wish.rated else None
    head.series = series.begun(head, wish.best_of)
    if wish.entropy:
        mine = seats.held(taken, guest.id) or [seated[0]]
        head.entropy[mine[0]] = wish.entropy
    return head


def board(wish: requests.Try, guest: Guest) -> tuple[Head, list[Line], dict[str, Any]]:
    """A table set up from an example, where one person leads all seats."""
    game, edition = find_game(wish.game, wish.edition)
    boards = [b for b in game.examples(edition) if b["clause"] == wish.clause]
    if wish.number >= len(boards):
        raise Denied("unknown", f"{wish.clause} has {len(boards)} boards", "clause", 404)
    example = boards[wish.number]
    drawn = example.get("position")
    options = {"position": drawn} if drawn else example.get("options", {})
    taken = {seat: Seat("human", guest.name, guest.id) for seat in game.seated(options)}
    head = new_head(game, edition, options, taken, guest)
    before = [line.partition(" ") for line in example.get("before", [])]
    lines = [(seat, text) for seat, _, text in before]
    head.origin = Origin(wish.dice, len(lines), clause=wish.clause)
    return head, lines, example


def drawn(name: str, options: dict[str, Any], dice: str, guest: Guest) -> Head:
    """A table from a drawn position, where one person leads all seats."""
    game, edition = find_game(name, None)
    seated = _seated(game, edition, options)
    head = new_head(
        game, edition, options, {s: Seat("human", guest.name, guest.id) for s in seated}, guest
    )
    head.origin = Origin(dice)
    return head


def lesson(name: str, taught: Lesson, step: int, guest: Guest) -> tuple[Head, list[Line]]:
    """A table at a step of a lesson; its dice fall as the lesson says."""
    game, edition = find_game(name, taught.edition)
    laid = lesson_walk.lay(game, taught, step)
    seated = _seated(game, edition, laid.options)
    mine = {seat: Seat("human", guest.name, guest.id) for seat in seated}
    head = new_head(game, edition, laid.options, mine, guest)
    head.origin = Origin("keep", len(laid.lines), kept=laid.rolls)
    return head, laid.lines


def branch(match: Match, wish: requests.Branch, guest: Guest) -> tuple[Head, list[Line]]:
    """A table that takes over the first answers of a game."""
    old, history = match.head, match.play.history
    if wish.at > len(history):
        raise Denied("malformed", f"the game has {len(history)} answers", "at")
    lines = [(match.names[line.seat], line.text) for line in history[: wish.at]]
    game, edition = find_game(old.game, old.edition)
    as_before = {
        name: f"bot {seat.name}" if seat.kind == "bot" else "me" for name, seat in old.seats.items()
    }
    wanted = as_before if wish.seats is None else wish.seats
    taken = seats.seat_all(wanted, match.play.seats, names(game.name), guest.id, guest.name)
    head = new_head(game, edition, old.options, taken, guest)
    kept = rolls(match.play) if wish.dice == "keep" else []
    head.origin = Origin(wish.dice, len(lines), old.id, kept)
    head.hidden = is_event(head)
    if wish.answer is not None:
        lines = _also(Match(head, lines), wish.answer)
    if seats.full(taken):
        lines = start(head, opened(head, lines)[0])
    return head, lines


def start(head: Head, match: Match) -> list[Line]:
    """The game of a full table begins: its lines with the first rolls."""
    if match.waits:
        raise Denied("illegal", "these answers cannot be carried out", "at")
    match.start()
    if match.play.outcome is not None:
        raise Denied("over", "the game is over there", "at")
    head.status = "live"
    return match.stored(1)


def find_game(name: str, edition: str | None) -> tuple[AnyGame, str]:
    """A game and the key of one of its editions, the newest when none is named."""
    if name not in laar.game_names():
        raise Denied("unknown", f"the games are {', '.join(laar.game_names())}", "game", 404)
    game = laar.game(name)
    try:
        return game, edition_of(game, edition).key
    except laar.BadOptions:
        known = ", ".join(game.editions)
        raise Denied("unknown", f"the editions are {known}", "edition", 404) from None


def _seated(game: AnyGame, edition: str, options: dict[str, Any]) -> tuple[str, ...]:
    """The seats of a table with these options, if there can be such a table."""
    try:
        game.new_table(edition, options)
    except laar.BadOptions as problem:
        more = {"reason": problem.reason} if problem.reason else None
        raise Denied("malformed", str(problem), "options", more=more) from None
    return game.seated(options)


def new_head(
    game: AnyGame, edition: str, options: dict[str, Any], taken: dict[str, Seat], guest: Guest
) -> Head:
    """A table with these seats, and nothing said there yet."""
    seed = secrets.token_bytes(32)
    return Head(
        id=secrets.token_urlsafe(9),
        game=game.name,
        edition=edition,
        options=options,
        seats=taken,
        creator=guest.id,
        invite=secrets.token_urlsafe(9),
        listed=False,
        status="open",
        seed=seed.hex(),
        commit=commitment(seed),
        entropy={},
        created=int(time.time()),
        engine=laar.__version__,
        pack=pack_consent.summary(game, options),
    )


def _also(match: Match, text: str) -> list[Line]:
    """The lines of a match with one more answer, by whoever may give it."""
    play = match.play
    who = next((s for s in play.asked if text in play.table.options(s)), None)
    if who is None:
        why = play.why_not(text) or [laar.Refusal("", "refuse-over")]
        raise Denied("illegal", str(laar.Refused(why)), "answer")
    match.answer(match.names[who], text)
    return match.stored(1)
