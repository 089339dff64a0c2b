"""The game at a table, made from its stored lines alone: the same lines always give the same match.

Two things are numbered here. ``n`` counts the lines a seat has seen, so it never repeats and tells
nothing of the steps another seat takes in secret. Facts keep their number for ever: after an undo
new facts go on counting. Lines that are left out (repair.py) use up numbers of both, as many as
they can have had.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import UNSET

import laar
from laar.core.abilities import GuardsThoughts, HoldsEvents
from laar.core.engine.ask import CHANCE
from laar.core.play import RETRACT, UNDO, Line, Play, taken_back
from laar.core.progress import OFTEN
from laar.core.undo import undoable
from laar.server import repair
from laar.server.errors import Denied
from laar.server.models import Head, alone
from laar.server.models import Line as Stored
from laar.server.table.dice import dice_of
from laar.server.wire import AskView

encode = msgspec.json.Encoder().encode
UNDONE = "undone"  # the fact that facts were taken back
MOST = 20_000  # lines of a table: many times as long as any game
BACK = 1000  # times a seat may take something back
FAR = 10_000  # facts: more than a line ever led to


def _people(head: Head, names: Sequence[str]) -> tuple[int, ...]:
    """The seats of the person who is alone at the table, else none."""
    seats = head.seats
    return tuple(i for i, name in enumerate(names) if seats[name].guest) if alone(head) else ()


class Stopped(Exception):
    """A line could not be carried out; ``line`` is its number."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


class Match:
    """A play, who has seen how much of it, and the numbers of its facts.

    ``pause`` is called before every line, so that whoever waits for a long one can call it off.
    """

    def __init__(
        self, head: Head, lines: Sequence[Stored], pause: Callable[[], None] = lambda: None
    ) -> None:
        self.head = head
        self.play = Play(laar.game(head.game), head.edition, head.options)
        game = self.play.game
        self.events: HoldsEvents[Any] | None = game if isinstance(game, HoldsEvents) else None
        names = self.play.seats
        self.seats: dict[str | None, int | None] = {None: None, "chance": CHANCE}
        self.seats |= {name: seat for seat, name in enumerate(names)}
        self.names = (*names, "chance")  # CHANCE is -1: the last
        self.dice = dice_of(head)
        self._people = _people(head, names)
        self.seen = [1] * (len(names) + 1)  # by seat; the last stands for everyone else
        self.numbers: list[int] = []  # of the facts that stand
        self.cuts: list[tuple[int, int]] = []  # the number of an undo, the last fact left standing
        self._next = 1
        self._public: dict[int, msgspec.Raw] = {}  # what everyone is told alike is encoded once
        # What everyone is told after a number, where none of it is secret.
        self._alike: tuple[int, list[Any]] | None = None
        self._shared: dict[str, Any] = {}  # what everyone sees now; made when it is asked for
        self._shared_raw = b""  # the same as JSON that is still open
        self._marks = [len(self.play.facts)]  # facts after so many answers
        self._secret: set[int] = set()  # answers, by place, that their seat alone knew of
        self._left_out = 0  # lines of the table that are none of the play
        self._taken_back = [0] * len(names)  # undone or retracted, times by seat
        self.waits = False  # until someone says how a damaged table goes on
        self._counts = head.rated is not None
        self._count()
        self._restore(lines, pause)

    # -- looking ----------------------------------------------------------------------------------

    def n(self, seat: str | None) -> int:
        """The number of what a seat has seen."""
        number = self.seats[seat]
        return self.seen[-1 if number is None else number]

    def ask(self, seat: str | None) -> AskView | None:
        """The open question as a seat sees it: in a secret one, not even who is done shows."""
        ask = self.play.ask
        if ask is None:
            return None
        asked = [self.names[s] for s in (ask.seats if ask.secret else (ask.seat,))]
        others = self.helpers or UNSET
        number = None if self.waits else self.seats[seat]
        options = self.play.table.options(number) if number is not None else []
        return AskView(ask.kind, asked, bool(options), options or UNSET, others)

    def options(self, seat: str) -> list[str]:
        """The legal answers of a seat."""
        return self.play.table.options(self._seat(seat))

    def untried(self, seat: str) -> list[str]:
        """Those that did not lead back here this turn; all where all did."""
        return self.play.untried(self._seat(seat))

    def asides(self, seat: str | None) -> list[str]:
        """What a seat may say outside the question."""
        number = None if self.waits else self.seats[seat]
        return [] if number is None or number == CHANCE else self.play.asides(number)

    def candid(self, seat: str) -> bool:
        """Whether this seat knows nothing now that others may not: its thoughts can be told."""
        ask, game = self.play.ask, self.play.game
        if ask is not None and ask.secret:
            return False
        return not (
            isinstance(game, GuardsThoughts) and game.guarded(self.play.table, self._seat(seat))
        )

    def view(self, seat: str | None) -> dict[str, Any]:
        """What a seat sees; who rolls the dice sees no more than a spectator."""
        return self.play.view(self._viewer(seat))

    def shown(self, seat: str | None) -> msgspec.Raw:
        """The same as JSON."""
        shared, own = self.parts(seat)
        if not self._shared_raw:
            self._shared_raw = encode(shared)[:-1]
        return msgspec.Raw(b"%b,%b" % (self._shared_raw, encode(own)[1:]))

    def parts(self, seat: str | None) -> tuple[dict[str, Any], dict[str, Any]]:
        """The same in two: what all see, made once for all of them, and what is the seat's own."""
        game, table = self.play.game, self.play.table
        if not self._shared:
            self._shared = game.shared(table)
        return self._shared, game.own(table, self._viewer(seat))

    @property
    def turn(self) -> int | None:
        """The number of the turn, in a game that counts them."""
        turn: int | None = self.parts(None)[0].get("turn")
        return turn

    @property
    def helpers(self) -> list[str]:
        """The seats that may cut into the open question."""
        return [self.names[seat] for seat in self.play.helpers]

    def facts(self, seat: str | None, since: int) -> list[Any]:
        """The facts after number ``since`` as a seat may see them, and what was taken back."""
        if self._alike is not None and self._alike[0] == since:
            return self._alike[1]
        numbers = self.numbers
        place = end = len(numbers)
        while place and numbers[place - 1] > since:
            place -= 1
        undone = [
            {"i": i, "fact": UNDONE, "back": back} for i, back in self.cuts if i > since > back
        ]
        told = [*undone, *self._told(seat, place, end, numbers)]
        if all(at in self._public for at in range(place, end)):
            self._alike = since, told
        return told

    def steps(self, seat: str | None, hushed: bool = False) -> list[dict[str, Any]]:
        """The answers that count, each with its facts; number 0 is the start. Hushed, what others
        answered in secret is left out."""
        self._forget()
        viewer = self._viewer(seat)
        kept = self._secret if hushed else set()
        lines = [None, *self.play.history]
        spans = pairwise([0, *self._marks])
        return [
            {
                "n": n,
                "seat": None if line is None else self.names[line.seat],
                "answer": None
                if line is None or (n - 1 in kept and line.seat != viewer)
                else line.text,
                "facts": self._told(seat, start, end, range(1, end + 1)),
            }
            for n, (line, (start, end)) in enumerate(zip(lines, spans, strict=True))
        ]

    def answers_before(self, fact: int) -> int | None:
        """How many answers had been given before the one that led to the fact of this number."""
        place = bisect_left(self.numbers, fact)
        if self.numbers[place : place + 1] != [fact]:
            return None
        return max(0, bisect_right(self._marks, place) - 1)

    def _told(self, seat: str | None, start: int, end: int, numbers: Sequence[int]) -> list[Any]:
        viewer = self._viewer(seat)
        facts, public = self.play.facts, self._public
        told: list[Any] = []
        for at in range(start, end):
            raw = public.get(at)
            if raw is None:
                fact = facts[at]
                shown = self.play.tell(fact, viewer)
                if shown is None:
                    continue
                shown["i"] = numbers[at]
                shown["cause"] = numbers[fact.cause] if fact.cause >= 0 else None
                raw = msgspec.Raw(encode(shown))
                if fact.seats is None:
                    public[at] = raw
            told.append(raw)
        return told

    @property
    def last_fact(self) -> int:
        """The number of the newest fact."""
        return self._next - 1

    # -- answering --------------------------------------------------------------------------------

    def answer(self, seat: str, text: str) -> bool:
        """Take an answer, and CHANCE's after it; False when nobody else may know of it."""
        number = self._seat(seat)
        self._bound(number, text)
        if self.play.times(text, number) >= OFTEN:
            raise Denied("spent", "error-no-progress")
        # Raises Refused and changes nothing.
        private = self._take(number, text, lambda: self.play.answer(text, number))
        self._roll()
        return not private

    def undo_count(self, seat: str) -> int:
        """How many answers an undo by this seat takes back now."""
        number, ask = self.seats[seat], self.play.ask
        if number is None or number == CHANCE or self.play.outcome is not None or self.waits:
            return 0
        if self._counts or self._taken_back[number] >= BACK:
            return 0
        if ask is not None and ask.secret and not self._people:
            return 0  # whether it may be undone would tell if the other has begun
        return undoable(self.play, number, self._people)

    def undo(self, seat: str) -> None:
        """Take back what the policy allows."""
        if self.seats[seat] != CHANCE:
            self._bound(self._seat(seat), UNDO)
        count = self.undo_count(seat)
        if not count:
            raise Denied("illegal", "error-no-undo")
        self._note(self._seat(seat), UNDO)
        self._cut(count)
        self.play.undo(count, self._seat(seat))
        self._see(None)
        self._roll()

    def start(self) -> None:
        """The first rolls."""
        self._roll()

    def stored(self, first: int) -> list[Stored]:
        """The lines from number ``first`` (1, 2, …) on, as they are stored."""
        new = self.play.lines[first - 1 - self._left_out :]
        return [(self.names[line.seat], line.text) for line in new]

    @property
    def full(self) -> bool:
        """Has the table as many lines as it can have?"""
        return len(self.play.lines) + self._left_out >= MOST

    @property
    def whole(self) -> bool:
        """Do all stored lines count?"""
        return not self._left_out

    def leave_out(self, lines: Sequence[Stored]) -> None:
        """These lines, the last of the table, cannot be carried out."""
        self._lose(lines)
        self.waits = True

    def go_on(self) -> None:
        """The line that says that those left out stay so is stored."""
        self.waits = False
        self._left_out += 1
        self._see(None)
        self._roll()

    # -- inside -----------------------------------------------------------------------------------

    def _seat(self, name: str) -> int:
        number = self.seats[name]
        assert number is not None
        return number

    def _viewer(self, seat: str | None) -> int | None:
        number = self.seats[seat]
        return None if number == CHANCE else number

    def _take(self, seat: int, text: str, take: Callable[[], None]) -> bool:
        """Carry out what a seat says; True when it is a secret step that nobody else sees."""
        ask, steps = self.play.ask, self._steps(seat)
        secret = ask is not None and ask.secret and seat >= 0
        take()
        (self._secret.add if secret else self._secret.discard)(len(self.play.history) - 1)
        self._note(seat, text)
        private = self._steps(seat) != steps and self.play.ask is ask
        self._see(seat if private else None)
        return private

    def _steps(self, seat: int) -> int:
        ask = self.play.ask
        secret = ask is not None and ask.secret and seat >= 0
        return len(self.play.table.steps[seat]) if secret else 0

    def _roll(self) -> None:
        while self.dice is not None and self.play.roll(self.dice):
            self._secret.discard(len(self.play.history) - 1)
            self._see(None)

    def _restore(self, lines: Sequence[Stored], pause: Callable[[], None]) -> None:
        ends = repair.left_out(lines)
        number = 1
        while number <= len(lines):
            pause()
            end = ends.get(number)
            if end is not None:
                self._lose(lines[number - 1 : end - 1])
                self._left_out += 1
                self._see(None)
                number = end + 1
                continue
            seat, text = lines[number - 1]
            try:
                self.repeat(seat, text)
            except Exception as problem:  # whatever it is, the lines before it stand
                raise Stopped(number) from problem
            number += 1

    def _lose(self, lines: Sequence[Stored]) -> None:
        """Nothing that was ever seen comes again under the same number, nor does a roll."""
        self._left_out += len(lines)
        self.play.rolls += sum(seat == self.names[CHANCE] for seat, _ in lines)
        self.seen = [n + len(lines) for n in self.seen]
        self._next += FAR * len(lines)
        self._cut(0)
        self._forget()

    def _bound(self, seat: int, text: str) -> None:
        """Nobody fills the disk by saying and taking back."""
        back = text.startswith((UNDO, RETRACT))
        if seat >= 0 and back and self._taken_back[seat] >= BACK:
            raise Denied("spent", "error-back-spent")
        if self.full and (seat < 0 or text not in self.play.game.asides(self.play.table, seat)):
            raise Denied("spent", "error-table-full")

    def _note(self, seat: int, text: str) -> None:
        if seat >= 0 and text.startswith((UNDO, RETRACT)):
            self._taken_back[seat] += 1

    def repeat(self, name: str, text: str) -> None:
        """Take a stored line again."""
        seat = self._seat(name)
        if text.startswith(UNDO):
            self._cut(taken_back(text))
        self._take(seat, text, lambda: self.play.repeat(Line(seat, text)))

    def _see(self, only: int | None) -> None:
        """Count a line for the seat that alone saw it, or for everyone, and number its facts."""
        if only is not None:
            self.seen[only] += 1
        else:
            self.seen = [n + 1 for n in self.seen]
        self._count()
        self._forget()
        self._shared, self._shared_raw = {}, b""
        del self._marks[len(self.play.history) :]
        self._marks.append(len(self.play.facts))

    def _forget(self) -> None:
        """What was encoded has other numbers now, or may have."""
        self._public.clear()
        self._alike = None

    def _count(self) -> None:
        for _ in range(len(self.numbers), len(self.play.facts)):
            self.numbers.append(self._next)
            self._next += 1

    def _cut(self, count: int) -> None:
        left = self._marks[len(self.play.history) - count]
        del self.numbers[left:]
        self.cuts.append((self._next, self.numbers[-1] if self.numbers else 0))
        self._next += 1
