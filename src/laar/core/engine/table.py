"""A table: the pieces, the open question, and what is left to do as data on a stack.

A rule that asks is a short generator: it asks first and acts last. While it waits only its name,
arguments and answers so far are kept; it is run again from its answers. That is why a table can be
copied, saved and printed at any moment. A rule that asks nothing is a plain function.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any, Final, Self, TypeVar

from laar.core.engine.ask import READY, Ask
from laar.core.engine.fact import NO_CAUSE, Fact, Log
from laar.core.marks import mypyc_attr, send

T = TypeVar("T", bound="Table")  # the table of a game
Steps = Generator[Ask, Any, None]
Rule = Callable[[T, tuple[int, ...]], Steps | None]  # None: it asked nothing
Listing = Callable[[T, Ask, int, list[str]], list[str]]  # table, question, seat, its steps
Aside = Callable[[T, int], None]  # table, who speaks
Windows = Mapping[str, tuple[str, ...]]
NO_LISTINGS: Final[dict[str, Listing[Any]]] = {}
NO_ASIDES: Final[dict[str, Aside[Any]]] = {}


class Outcome:
    """How a game ended: the clause that says so and the seats that won (nobody: a draw)."""

    def __init__(self, reason: str, winners: tuple[int, ...]) -> None:
        self.reason = reason
        self.winners = winners

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, {self.winners!r})"


class Frame:
    """A rule that waits, or is still to run. ``cause`` is the fact it carries on, if any; it is
    no part of the state."""

    def __init__(
        self, rule: str, args: tuple[int, ...], answers: list[Any], cause: int = NO_CAUSE
    ) -> None:
        self.rule = rule
        self.args = args
        self.answers = answers
        self.cause = cause

    def __repr__(self) -> str:
        return f"{self.rule}{self.args}{self.answers}"


@mypyc_attr(allow_interpreted_subclasses=True)  # a game being written need not be compiled
class Table:
    """What every game's table has; its rules and listings come from an edition. A game adds its
    pieces."""

    def __init__(
        self,
        seats: int,
        rules: dict[str, Rule[Any]],
        windows: Windows,
        listings: dict[str, Listing[Any]] = NO_LISTINGS,
        asides: dict[str, Aside[Any]] = NO_ASIDES,
    ) -> None:
        self.seats = seats
        self.rules = rules
        self.windows = windows
        self.listings = listings  # by kind of question
        self.asides = asides  # by what is said
        self.stack: list[Frame] = []
        self.ask: Ask | None = None
        self.steps: list[list[str]] = []  # of the open secret question, by seat
        self.outcome: Outcome | None = None
        self.log: Log | None = None
        self._legal: list[str] | None = None

    # -- what a game adds -------------------------------------------------------------------------

    def weights(self, ask: Ask) -> list[int]:
        """How often CHANCE gives each legal answer; equally often unless a game says otherwise."""
        return [1] * len(self.options(ask.seat))

    def clone(self) -> Self:
        """A copy that shares nothing that changes; it keeps no log."""
        raise NotImplementedError

    def pieces(self) -> str:
        """All that facts write, as one line of text."""
        raise NotImplementedError

    # -- questions and answers --------------------------------------------------------------------

    def legal(self, ask: Ask, seat: int, steps: list[str]) -> list[str]:
        """The legal answers of a seat to a question (for a secret one: the next steps after
        these)."""
        return self.listings[ask.kind](self, ask, seat, steps)

    def options(self, seat: int) -> list[str]:
        """The legal answers of this seat to the open question; empty when it is not asked."""
        ask = self.ask
        if ask is None:
            return []
        if ask.secret:
            if seat not in ask.others:
                return []
            steps = self.steps[seat]
            return [] if steps and steps[-1] == READY else self.legal(ask, seat, steps)
        if seat != ask.seat:
            return self.legal(ask, seat, []) if seat in ask.others else []
        if self._legal is None:
            self._legal = self.legal(ask, seat, [])
        return self._legal

    def waiting(self) -> list[int]:
        """The seats that still have to answer the open question."""
        ask = self.ask
        if ask is None:
            return []
        if ask.secret:
            return [s for s in ask.others if not self.steps[s] or self.steps[s][-1] != READY]
        return [ask.seat]

    def answer(self, seat: int, text: str) -> None:
        """Take a legal answer and go on to the next question. Legality is checked by whoever lets
        people in."""
        ask = self.ask
        assert ask is not None
        if ask.secret:
            self.steps[seat].append(text)
            if self.waiting():
                return
            given: Any = self.steps
            self.steps = []
        elif ask.others:
            given = (seat, text)
        else:
            given = text
        frame = self.stack[-1]
        if self.log is not None:
            # Who was the last to be ready is told to nobody.
            who, said = (ask.seat, READY) if ask.secret else (seat, text)
            self.log.answered(who, said, frame.cause)
        # A new list: copies share the frames of rules that wait.
        self.stack[-1] = Frame(frame.rule, frame.args, [*frame.answers, given], frame.cause)
        self.ask = None
        self._legal = None
        self.run()

    def aside(self, seat: int, text: str) -> None:
        """Carry out something a seat may say at any time (a concession)."""
        self.asides[text](self, seat)

    def retract(self, seat: int, step: str) -> None:
        """Take back one's own step of the open secret question."""
        self.steps[seat].remove(step)

    # -- what is left to do -----------------------------------------------------------------------

    def push(self, rule: str, args: tuple[int, ...] = (), cause: int = NO_CAUSE) -> None:
        """Put a rule on the stack; the newest runs first.

        What it tells, and the answers to it, follow from ``cause``: from that of the rule that
        runs, unless told otherwise. Answers to a rule without one begin something new.
        """
        log = self.log
        if log is not None and cause == NO_CAUSE:
            cause = log.rule
        self.stack.append(Frame(rule, args, [], cause))

    def cut_in(self, rule: str, args: tuple[int, ...]) -> None:
        """Run a rule before whatever waits, and ask anew what is asked then."""
        self.ask = None
        self.steps = []
        self._legal = None
        self.push(rule, args, self.cause())
        self.run()

    def run(self) -> None:
        """Run what is on the stack up to the next question or the end of the game."""
        while self.outcome is None:
            frame = self.stack.pop()
            if self.log is not None:
                self.log.enter(frame.cause)
            ask = self.resume(frame)
            if ask is not None:
                self.stack.append(frame)
                self.ask = ask
                if ask.secret:
                    self.steps = [[] for _ in range(self.seats)]
                return
        self.stack = []

    def resume(self, frame: Frame) -> Ask | None:
        """Run a rule from its answers so far: its next question, or None when it has acted."""
        steps = self.rules[frame.rule](self, frame.args)
        if steps is None:
            return None
        ask: Ask | None = None
        for first in steps:  # a loop ends without the cost of an exception
            ask = first
            break
        for given in frame.answers:
            ask = send(steps, given)
        return ask

    def questions(self) -> list[Ask]:
        """All that the rule which waits has asked so far, the open question last. A rule asks
        before it acts, so nothing is written by asking again."""
        frame = self.stack[-1]
        given = frame.answers
        parts = [given[:count] for count in range(len(given))]
        earlier = [self.resume(Frame(frame.rule, frame.args, part)) for part in parts]
        return [ask for ask in (*earlier, self.ask) if ask is not None]

    def mark(self) -> str:
        """The whole state as one line of text: equal tables, equal marks."""
        ask = self.ask
        asked = "" if ask is None else f"{ask.seat}{ask.kind}{ask.about}{ask.others}"
        return f"{self.pieces()}{self.outcome!r}{self.stack}{self.steps}{asked}"

    def end(self, reason: str, winners: tuple[int, ...]) -> None:
        """The game is over by this clause: nothing is asked or left to do."""
        self.outcome = Outcome(reason, winners)
        self.stack = []
        self.ask = None
        self.steps = []
        self._legal = None

    # -- facts ------------------------------------------------------------------------------------

    def tell(self, name: str, args: tuple[Any, ...], clause: str, cause: int = NO_CAUSE) -> int:
        """Write a fact into the log, if someone reads it; its place is the cause of what follows
        from it."""
        log = self.log
        if log is None:
            return NO_CAUSE
        return log.add(Fact(name, args, clause, log.cause if cause == NO_CAUSE else cause))

    def whisper(self, name: str, args: tuple[Any, ...], seats: tuple[int, ...], clause: str) -> int:
        """Write a fact that only these seats are told; told to nobody, it says who wrote."""
        log = self.log
        return NO_CAUSE if log is None else log.add(Fact(name, args, clause, log.cause, seats))

    def cause(self) -> int:
        """What is told now follows from this."""
        return NO_CAUSE if self.log is None else self.log.cause

    def allied(self, one: int, other: int) -> bool:
        """Whether two seats win and lose together."""
        return one == other

    def copy_into(self, other: Table) -> None:
        """Copy what every table has; frames are never changed in place, so copies share them."""
        other.stack = self.stack.copy()
        other.ask = self.ask
        other.steps = [s.copy() for s in self.steps] if self.steps else []
        other.outcome = self.outcome
        other._legal = self._legal
