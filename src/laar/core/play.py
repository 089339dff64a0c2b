"""A game being played: its table, and the answers that made it. Saving, undo, replay and
branching are the same thing."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Any

from laar.core.ask import CHANCE, READY, Ask
from laar.core.dice import Dice
from laar.core.fact import ANSWER, NO_CAUSE, Fact, Log
from laar.core.game import Game, Json, Refusal, Refused, edition_of
from laar.core.progress import Progress
from laar.core.stops import Stops
from laar.core.table import Outcome, Table

RETRACT = "retract "
UNDO = "undo "
UNDO_COUNT = re.compile("[0-9]{1,9}")


class Line:
    """One line of a record: who said what. Undo is a line too."""

    def __init__(self, seat: int, text: str) -> None:
        self.seat = seat
        self.text = text


class Play:
    """A running or finished game.

    ``dice`` answers for CHANCE; without dice CHANCE is asked like everyone else.
    """

    def __init__(
        self,
        game: Game,
        edition: str,
        options: Mapping[str, Any] | None = None,
        dice: Dice | None = None,
    ) -> None:
        self.game = game
        self.edition = edition_of(game, edition).key
        self.options_given = dict(options or {})
        self.dice = dice
        self.lines: list[Line] = []
        self.history: list[Line] = []  # the answers that count
        self.rolls = 0
        self.progress = Progress()
        self.table: Table = self._fresh()
        self._stops = Stops()
        self.seats = game.seated(self.options_given)  # by name; seats of the table are numbers
        self._roll()

    # -- looking ----------------------------------------------------------------------------------

    @property
    def ask(self) -> Ask | None:
        """The open question."""
        return self.table.ask

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return tuple(self.table.waiting())

    @property
    def helpers(self) -> tuple[int, ...]:
        """The seats that may cut into the open question; nobody waits for them."""
        ask = self.table.ask
        if ask is None or ask.secret:
            return ()
        return tuple(seat for seat in ask.others if self.table.options(seat))

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self.table.outcome

    @property
    def facts(self) -> list[Fact]:
        """Everything that happened, in order."""
        assert self.table.log is not None
        return self.table.log.facts

    def options(self, seat: int | None = None) -> list[str]:
        """The legal answers of a seat (of the one asked)."""
        return list(self.table.options(self._seat(seat)))

    def untried(self, seat: int) -> list[str]:
        """The same without those that led back here this turn, as long as there are others: what
        a bot is offered."""
        return list(self.progress.untried(self.table, seat) or self.table.options(seat))

    def asides(self, seat: int) -> list[str]:
        """What a seat may say outside the question, taking back its own secret steps included."""
        ask = self.table.ask
        steps = self.table.steps[seat] if ask is not None and ask.secret else []
        if steps and steps[-1] == READY:
            steps = [READY]  # who is ready changes nothing before taking that back
        return [*self.game.asides(self.table, seat), *(RETRACT + s for s in steps)]

    def why_not(self, text: str, seat: int | None = None) -> list[Refusal]:
        """The clauses that forbid an answer; empty when it is legal."""
        seat = self._seat(seat)
        unlisted = [Refusal("", "refuse-malformed")]  # what is not listed is never taken
        if not CHANCE <= seat < self.table.seats:
            return unlisted
        if text in self.table.options(seat) or (seat >= 0 and text in self.asides(seat)):
            return []
        return self.game.refusals(self.table, seat, text) or unlisted

    def odds(self, text: str) -> Json | None:
        """The exact chances of an answer."""
        return self.game.odds(self.table, text)

    def view(self, seat: int | None) -> Json:
        """What a seat sees."""
        return self.game.view(self.table, seat)

    def tell(self, fact: Fact, seat: int | None) -> Json | None:
        """A fact as a seat may see it."""
        return self.game.tell(self.table, fact, seat)

    def key(self) -> str:
        """A hash of the whole state, the same in every build and process."""
        return hashlib.sha256(self.table.mark().encode()).hexdigest()

    def __str__(self) -> str:
        return self.game.draw(self.table)

    # -- answering --------------------------------------------------------------------------------

    def answer(self, text: str, seat: int | None = None) -> None:
        """Take an answer, or raise Refused and change nothing."""
        seat = self._seat(seat)
        refusals = self.why_not(text, seat)
        if refusals:
            raise Refused(refusals)
        self.progress.note(self.table, seat, text)
        self._take(seat, text)
        self._roll()

    def undo(self, count: int, seat: int) -> None:
        """Take back the last answers that count; who may do that is the policy of undo.py."""
        if not 0 < count <= len(self.history):
            raise ValueError(f"there are {len(self.history)} answers, not {count}, to take back")
        self.lines.append(Line(seat, f"{UNDO}{count}"))
        self.progress = Progress()  # what is taken back was not tried
        self._rebuild(self.history[:-count])
        self._roll()

    def repeat(self, line: Line) -> None:
        """Take a stored line again, dice as they fell: how a record is replayed."""
        if line.text.startswith(UNDO):
            count = line.text.removeprefix(UNDO)
            if not UNDO_COUNT.fullmatch(count) or not 0 < int(count) <= len(self.history):
                raise Refused([Refusal("", "refuse-undo")])
            self.lines.append(line)
            self._rebuild(self.history[: -int(count)])
            return
        refusals = self.why_not(line.text, line.seat)
        if refusals:
            raise Refused(refusals)
        self._take(line.seat, line.text)

    def at(self, count: int) -> Play:
        """The game as it was after so many of its answers, with the dice in hand."""
        earlier = Play(self.game, self.edition, self.options_given)
        for line in self.history[:count]:
            earlier.repeat(line)
        earlier.dice = self.dice
        return earlier

    # -- inside -----------------------------------------------------------------------------------

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        waiting = self.table.waiting()
        return waiting[0] if waiting else 0

    def _fresh(self) -> Table:
        table = self.game.new_table(self.edition, self.options_given)
        if table.log is None:
            table.log = Log()
        return table

    def _take(self, seat: int, text: str) -> None:
        line = Line(seat, text)
        self.lines.append(line)
        self.history.append(line)
        if seat == CHANCE:
            self.rolls += 1
        self._apply(line)
        self._stops.passed(len(self.history), self.table)

    def _apply(self, line: Line) -> None:
        table = self.table
        if line.text.startswith(RETRACT):
            table.retract(line.seat, line.text.removeprefix(RETRACT))
        elif line.seat >= 0 and line.text in self.game.asides(table, line.seat):
            assert table.log is not None
            table.log.cause = table.log.add(Fact(ANSWER, (line.seat, line.text), "", NO_CAUSE))
            table.aside(line.seat, line.text)
        else:
            table.answer(line.seat, line.text)

    def _rebuild(self, history: list[Line]) -> None:
        stop = self._stops.before(len(history))
        log = self.table.log
        if stop is None or log is None:
            self.table = self._fresh()
        else:
            self.table = stop.table(log)
        self.history = history
        for line in history[0 if stop is None else stop.count :]:
            self._apply(line)
        self._stops.landed(len(history), self.table)

    def _roll(self) -> None:
        while (
            self.dice is not None and self.table.ask is not None and self.table.ask.seat == CHANCE
        ):
            faces = self.table.options(CHANCE)
            weights = self.table.weights(self.table.ask)
            self._take(CHANCE, faces[self.dice.roll(self.rolls + 1, weights)])
