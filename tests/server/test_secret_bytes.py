"""Two tables that differ in what someone may not know: every byte sent to them is the same, with
numbers and lengths of everything, up to the first turn."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.games.berserk.test_secrets import head
from tests.games.berserk.worlds import TRIALS

from laar.core.engine.ask import CHANCE
from laar.core.game import Refused
from laar.core.play import Line
from laar.games.berserk.state.battle import HIDDEN, Battle
from laar.server.table.match import Match, encode

Lines = list[tuple[str, str]]


def prepared(number: int) -> Match:
    """A battle whose squads are placed, as many cards face down as may be."""
    source = random.Random(number)
    match = Match(head(TRIALS[number * 13]), [])
    match.start()
    while not board(match).present:
        play = match.play
        seat = source.choice(play.asked)
        options = play.options(seat)
        hide = [text for text in options if text.startswith("hide")]
        busy = [text for text in options if text not in ("ready", "redeal")]
        match.answer(match.names[seat], source.choice(hide or busy or options))
    return match


def board(match: Match) -> Battle:
    assert isinstance(match.play.table, Battle)
    return match.play.table


def sent(match: Match, seat: str | None) -> bytes:
    """All that somebody at this table was ever told, as bytes; who watches, how often, too. Seats
    know themselves whether they were ready last."""
    often = match.n(None) if seat is None else None
    return encode([often, match.shown(seat), match.facts(seat, 0), match.ask(seat)])


def changed(lines: Lines, one: str, other: str) -> Lines:
    """The same answers with two cards in each other's place."""
    names = {one: other, other: one}
    return [(seat, " ".join(names.get(w, w) for w in text.split(" "))) for seat, text in lines]


def others(match: Match, lines: Lines) -> Iterator[tuple[str, Match]]:
    """Tables where another card of its owner's deck lies face down, and whose it is."""
    table = board(match)
    ids = table.setting.ids
    for card in [c for c in table.present if table.is_(c, HIDDEN)]:
        owner = table.owner(card)
        for other in table.setting.decks[owner]:
            if not table.in_play(other) and table.traits[other] is not table.traits[card]:
                try:
                    again = Match(match.head, changed(lines, ids[card], ids[other]))
                except Refused:  # that squad could not be bought
                    continue
                if board(again).present:
                    yield match.names[owner], again


def test_whatever_lies_face_down_the_same_bytes_are_sent() -> None:
    compared = 0
    for number in range(4):
        match = prepared(number)
        for owner, other in others(match, match.stored(1)):
            for seat in ("red", "blue", None):
                assert (sent(other, seat) == sent(match, seat)) == (seat != owner)
            compared += 1
    assert compared > 30


def test_whoever_is_ready_last_the_same_bytes_are_sent() -> None:
    for number in range(4):
        match = prepared(number)
        for last in ("red", "blue"):
            again = Match(match.head, ended_by(match, last))
            for seat in ("red", "blue", None):
                assert sent(again, seat) == sent(match, seat)


def ended_by(match: Match, last: str) -> Lines:
    """The same answers; of every secret question the part of this seat comes last."""
    found: Lines = []
    part: Lines = []
    again = Match(match.head, []).play
    for seat, text in match.stored(1):
        ask = again.ask
        again.repeat(Line(match.names.index(seat) if seat != "chance" else CHANCE, text))
        part.append((seat, text))
        if again.ask is not ask:
            found += sorted(part, key=lambda said: said[0] == last)
            part = []
    return found + part
