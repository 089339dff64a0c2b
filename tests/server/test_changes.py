"""Who is told changes knows as much as who is told whole states, at every point of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import laar
from laar.core.dice import commitment
from laar.server.edge.limits import Bucket
from laar.server.models import Head
from laar.server.seats import Seat
from laar.server.table.audience import Audience
from laar.server.table.changes import changed
from laar.server.table.connection import Connection
from laar.server.table.match import Match
from laar.server.wire import Hello, Said

ALWAYS = ("ask", "undo", "facts", "ack", "bot", "deadline", "now")  # told with every change
SEED = b"c" * 32


class Page:
    """A browser: what it was told last of each seat, by whole states or by changes."""

    def __init__(self, guest: str, hello: Hello) -> None:
        self.link = Connection(self, self, guest, Bucket(1.0, 1.0))
        self.link.changes = hello.changes
        self.states: dict[str | None, dict[str, Any]] = {}
        self.changes = 0

    def tell(self, text: bytes) -> None:
        told = msgspec.json.decode(text)
        if told.pop("t") == "change":
            self.changes += 1
            told = self._whole(told)
        self.states[told["as"]] = told

    def hang_up(self, code: int, reason: str = "") -> None:
        raise AssertionError(reason)

    def hear(self, link: Connection, said: Said) -> None:
        raise AssertionError(said)

    def leave(self, link: Connection) -> None:
        raise AssertionError(link)

    def _whole(self, told: dict[str, Any]) -> dict[str, Any]:
        last = self.states[told["as"]]
        assert last["n"] == told.pop("base")
        for change in told.pop("view"):
            carry_out(last["view"], change)
        kept = {key: value for key, value in last.items() if key not in ALWAYS}
        return {**kept, **told}


def carry_out(held: Any, change: dict[str, Any]) -> None:
    """As docs/wire.md says."""
    for key in change.get("gone", ()):
        del held[key]
    for key, value in change.get("set", {}).items():
        held[int(key) if isinstance(held, list) else key] = value
    for key, inner in change.get("inside", {}).items():
        carry_out(held[int(key) if isinstance(held, list) else key], inner)


def games() -> Iterator[tuple[str, str, str]]:
    for name in laar.game_names():
        game = laar.game(name)
        for edition in game.editions:
            for mode in game.modes(edition):
                yield name, edition, mode


def laid(name: str, edition: str, mode: str) -> Head:
    game = laar.game(name)
    options = {"mode": mode, "players": game.players(edition, mode)[-1]}
    seats = {seat: Seat("human", seat, seat) for seat in game.seated(options)}
    key = game.editions[edition].key
    return Head(
        "t", name, key, options, seats, "nobody", "k", False, "live",
        SEED.hex(), commitment(SEED), {}, 0, "0.1.0",
    )  # fmt: skip


@pytest.mark.parametrize(("name", "edition", "mode"), [*games()])
def test_changes_say_as_much_as_states(name: str, edition: str, mode: str) -> None:
    rng = random.Random(f"{name} {edition} {mode}")
    head = laid(name, edition, mode)
    match = Match(head, [])
    match.start()
    audience = Audience(head)
    guests = [*head.seats, "onlooker"]
    pages = [Page(guest, Hello(changes=some)) for guest in guests for some in (True, False)]
    for page in pages:
        come(audience, page, head, match)
    for _ in range(90):
        if match.play.outcome is not None:
            break
        seat = match.names[rng.choice(match.play.asked)]
        before, n = match.last_fact, match.n(seat)
        if rng.random() < 0.1 and match.undo_count(seat):
            match.undo(seat)
            public = True
        else:
            public = match.answer(seat, rng.choice(match.options(seat)))
        audience.tell(match, before, seat, n, only=None if public else seat)
        if rng.random() < 0.05:  # somebody reloads the page
            page = rng.choice(pages)
            audience.go(page.link, head, match)
            come(audience, page, head, match)
        for informed, whole in zip(pages[::2], pages[1::2], strict=True):
            strip = {"facts", "ack"}  # of a reload: they are not of the last answer alone
            for seen in informed.states:
                mine, theirs = informed.states[seen], whole.states[seen]
                assert {k: v for k, v in mine.items() if k not in strip} == {
                    k: v for k, v in theirs.items() if k not in strip
                }
    assert sum(page.changes for page in pages[::2]) > 30
    assert not any(page.changes for page in pages[1::2])


def come(audience: Audience, page: Page, head: Head, match: Match) -> None:
    audience.come(page.link, head, match)
    for seat in list(page.link.seats):
        audience.greet(page.link, match, seat, match.last_fact)


def test_a_change_is_small() -> None:
    """A blow moves a fighter or two: the sixteen others are not told again."""
    head = laid("belogorye", "2017", "duel")
    match = Match(head, [])
    match.start()
    rng, sizes = random.Random(1), []
    while match.play.outcome is None:
        before = match.view(None)
        match.answer(
            match.names[match.play.asked[0]],
            rng.choice(match.options(match.names[match.play.asked[0]])),
        )
        after = match.view(None)
        sizes.append(
            (len(msgspec.json.encode(changed(before, after))), len(msgspec.json.encode(after)))
        )
    assert sum(small for small, _ in sizes) * 5 < sum(whole for _, whole in sizes)


def test_who_sits_down_is_told_all() -> None:
    """A seat that somebody has left and comes back to begins with a whole state."""
    head = laid("belogorye", "2017", "duel")
    match = Match(head, [])
    match.start()
    audience = Audience(head)
    page = Page("ann", Hello(changes=True))
    come(audience, page, head, match)
    assert [*page.states] == [None]
    head.seats["evil"] = Seat("human", "ann", "ann")
    audience.show(head)
    audience.tell(match, 0)
    assert page.states["evil"]["view"] == msgspec.to_builtins(match.view("evil"))
    head.seats["evil"] = Seat("human", "evil", "evil")
    audience.show(head)
    before = page.changes
    audience.tell(match)
    assert page.changes == before
