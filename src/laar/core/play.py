"""A game being played: its table, and the answers that made it. Saving, undo, replay and
branching are the same thing."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Any

from laar.core.dice import Dice
from laar.core.engine.ask import CHANCE, READY, Ask
from laar.core.engine.fact import ANSWER, NO_CAUSE, Fact, Log
from laar.core.engine.table import Outcome, Table
from laar.core.game import AnyGame, Json, Refusal, Refused, edition_of
from laar.core.progress import Progress
from laar.core.trail import Trail

RETRACT = "retract "
UNDO = "undo "
# `undo 2` of earlier records left its dice behind; those of `undo 2 dice` are the next to fall.
UNDO_LINE = re.compile("undo ([0-9]{1,9})( dice)?")


class Line:
    """One line of a record: who said what. Undo is a line too."""

    def __init__(self, seat: int, text: str) -> None:
        self.seat = seat
        self.text = text


class Damaged(Exception):
    """A stored line that cannot be carried out. The game stays as it was before it."""

    def __init__(self, number: int, line: Line, why: str) -> None:
        super().__init__(why)
        self.number = number  # of the line: 1, 2, …
        self.line = line


class Play:
    """A running or finished game.

    ``dice`` answers for CHANCE; without dice CHANCE is asked like everyone else. ``forbidden`` are
    stored lines that were carried out although the rules refuse them today, by number.
    """

    def __init__(
        self,
        game: AnyGame,
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
        self.forbidden: dict[int, list[Refusal]] = {}
        self.rolls = 0
        self._trail = Trail()
        self.progress = Progress()
        self.table: Table = self._fresh()
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
        return list(self.progress.untried(self.table, seat, self.before) or self.options(seat))

    def times(self, text: str, seat: int) -> int:
        """How often this answer led back here this turn."""
        return self.progress.times(self.table, seat, text, self.before)

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
        self.progress.note(self.table, seat, text, len(self.history), self.before)
        self._take(seat, text)
        self._roll()

    def roll(self, dice: Dice) -> bool:
        """Let these dice answer for CHANCE once; False when it is not asked."""
        ask = self.table.ask
        if ask is None or ask.seat != CHANCE:
            return False
        self._take(CHANCE, dice.answer(self.table, self.rolls + 1))
        return True

    def undo(self, count: int, seat: int) -> None:
        """Take back the last answers that count; who may do that is the policy of undo.py."""
        if not 0 < count <= len(self.history):
            raise ValueError(f"there are {len(self.history)} answers, not {count}, to take back")
        left = len(self.history) - count
        line = Line(seat, f"{UNDO}{count}{' dice' if self._rolled(left) else ''}")
        self.lines.append(line)
        self.progress = Progress()  # what is taken back was not tried
        self._take_back(line, left)
        self._roll()

    def repeat(self, line: Line) -> None:
        """Take a stored line again, dice as they fell: how a record is replayed.

        What was once taken is carried out as it was said, also where a clause forbids it today.
        Damaged is raised, and nothing has changed, where that cannot be done.
        """
        number = len(self.lines) + 1
        if line.text.startswith(UNDO):
            left = _left(line.text, len(self.history))
            if left is None:
                raise Damaged(number, line, "refuse-undo")
            self.lines.append(line)
            self._take_back(line, left)
            return
        refusals = self.why_not(line.text, line.seat)
        if refusals and not (all(r.clause for r in refusals) and self._answers(line)):
            raise Damaged(number, line, str(Refused(refusals)))
        problems = self._try(line, bool(refusals))
        if problems:
            raise Damaged(number, line, problems)
        if refusals:
            self.forbidden[number] = refusals

    def at(self, count: int) -> Play:
        """The game as it was after so many of its answers, with the dice in hand."""
        earlier = Play(self.game, self.edition, self.options_given)
        for line in self.history[:count]:
            earlier.repeat(line)
        earlier.dice = self.dice
        return earlier

    def before(self, number: int) -> Table:
        """The table as it was before the answer of this number; the first is 0."""
        mark = self._trail.nearest(number)
        table = self._fresh() if mark is None else mark.again(Log())
        for line in self.history[0 if mark is None else mark.answers : number]:
            self._apply(table, line)
        return table

    # -- inside -----------------------------------------------------------------------------------

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        waiting = self.table.waiting()
        return waiting[0] if waiting else 0

    def _fresh(self) -> Table:
        table: Table = self.game.new_table(self.edition, self.options_given)
        if table.log is None:
            table.log = Log()
        return table

    def _take(self, seat: int, text: str) -> None:
        line = Line(seat, text)
        self.lines.append(line)
        self.history.append(line)
        if seat == CHANCE:
            self.rolls += 1
        self._apply(self.table, line)
        self._trail.go_on(len(self.history), self.table)

    def _apply(self, table: Table, line: Line) -> None:
        if line.text.startswith(RETRACT):
            table.retract(line.seat, line.text.removeprefix(RETRACT))
        elif line.seat >= 0 and line.text in self.game.asides(table, line.seat):
            assert table.log is not None
            table.log.cause = table.log.add(Fact(ANSWER, (line.seat, line.text), "", NO_CAUSE))
            table.aside(line.seat, line.text)
        else:
            table.answer(line.seat, line.text)

    def _answers(self, line: Line) -> bool:
        """Whether a line that is refused answers the open question all the same: dice are not
        said by anyone, and what is said out of turn has no meaning."""
        seat, ask = line.seat, self.table.ask
        if ask is None or seat < 0:
            return False
        asked = self.table.waiting() if ask.secret else ask.seats
        return seat in asked and self.game.fits(self.table, line.text)

    def _try(self, line: Line, doubtful: bool) -> str:
        """Carry a stored line out; where that fails, change nothing and say why."""
        count, rolls = len(self.history), self.rolls
        try:
            self._take(line.seat, line.text)
            problems = "; ".join(self.game.problems(self.table)) if doubtful else ""
        except Exception as error:  # whatever a rule trips over
            problems = f"{type(error).__name__}: {error}"
        if problems:
            self.lines.pop()
            self.rolls = rolls
            self._go_back(count)
        return problems

    def _take_back(self, undo: Line, left: int) -> None:
        """Nobody rolls again by taking back: the dice that are taken back are the next to fall."""
        if undo.text.endswith(" dice"):
            self.rolls -= self._rolled(left)
        self._go_back(left)

    def _rolled(self, left: int) -> int:
        """How many rolls there were after so many answers."""
        return sum(line.seat == CHANCE for line in self.history[left:])

    def _go_back(self, count: int) -> None:
        """To the table after the first so many answers."""
        mark = self._trail.back_to(count)
        log = self.table.log
        assert log is not None
        if mark is None:
            self.table, start = self._fresh(), 0
        else:
            self.table, start = mark.again(log), mark.answers
        del self.history[count:]
        for place in range(start, count):
            self._trail.pass_by(place, count, self.table)
            self._apply(self.table, self.history[place])
        self._trail.pass_by(count, count, self.table)

    def _roll(self) -> None:
        while self.dice is not None and self.roll(self.dice):
            pass


def taken_back(undo: str) -> int:
    """How many answers an undo takes back; 0 where it is none."""
    said = UNDO_LINE.fullmatch(undo)
    return int(said[1]) if said else 0


def _left(undo: str, answers: int) -> int | None:
    """How many of so many answers an undo leaves; None where it cannot be."""
    count = taken_back(undo)
    return answers - count if 0 < count <= answers else None
