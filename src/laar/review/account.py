"""The account of a game: every jump of the curve with its cause, and what each seat owes to luck
and to its own decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from laar.bots.judge import chances
from laar.bots.luck import Chances, course, foreseen, surprise
from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.review.report import Cause, Decision, Jump, Share

QUIET = 0.002  # a jump that is less than this for everyone is none
TURNING = 3
NOBODY = -2


@dataclass
class Account:
    """A running account: it always adds up."""

    start: Chances
    events: list[Jump] = field(default_factory=list)
    now: Chances = field(default_factory=list)
    luck: Chances = field(default_factory=list)
    rest: Chances = field(default_factory=list)
    rolls: int = 0
    turns: int = 0

    def __post_init__(self) -> None:
        self.now = list(self.start)
        self.luck = [0.0] * len(self.start)
        self.rest = [0.0] * len(self.start)

    def add(self, at: int, seat: int, cause: Cause, text: str, change: Chances) -> None:
        """One jump."""
        self.now = [one + more for one, more in zip(self.now, change, strict=True)]
        if cause == "luck":
            self.rolls += 1
            self.luck = [one + more for one, more in zip(self.luck, change, strict=True)]
        elif cause == "rest":
            self.rest = [one + more for one, more in zip(self.rest, change, strict=True)]
        if max(map(abs, change)) >= QUIET:
            shown = [_round(one) for one in change]
            after = [_round(one) for one in self.now]
            self.events.append(Jump(at, self.turns, seat, cause, text, shown, after))

    def settle(self, at: int, seen: Chances) -> None:
        """What the judge sees now and what was accounted for differ by the rest."""
        gap = [one - other for one, other in zip(seen, self.now, strict=True)]
        self.add(at, NOBODY, "rest", "", gap)


def account(play: Play, losses: Mapping[int, Decision]) -> Account:
    """Go through a game once. ``losses``: the decisions that cost something, by their number."""
    game, last = play.game, 0
    found: Account | None = None
    for number, table, said in course(play):
        turn = int(game.shared(table)["turn"])
        if found is None:
            found = Account(foreseen(game, table))
        found.turns = turn
        if turn != last:
            last = turn
            found.settle(number, foreseen(game, table))
        if said.seat == CHANCE:
            change = surprise(game, table, said.text)
            found.add(number + 1, CHANCE, "luck", said.text, change)
        elif number in losses:
            lost = losses[number].loss
            sides = [game.cooperative or table.allied(said.seat, s) for s in range(table.seats)]
            change = [-lost if own else lost for own in sides]
            found.add(number + 1, said.seat, "mistake", said.text, change)
    assert found is not None
    found.settle(len(play.history), chances(game, play.table))
    return found


def turning_points(events: Sequence[Jump], seat: int = 0) -> list[int]:
    """The events that moved the chances most, as they came; the rest is nobody's doing."""
    told = [place for place, one in enumerate(events) if one.cause != "rest"]
    most = sorted(told, key=lambda place: -abs(events[place].change[seat]))
    return sorted(most[:TURNING])


def players(found: Account, decisions: Sequence[Decision], judged: Sequence[int]) -> list[Share]:
    """The account of each seat."""
    told = []
    for seat, count in enumerate(judged):
        own = [one for one in decisions if one.seat == seat]
        lost = sum(one.loss for one in own)
        told.append(
            Share(
                _round(found.luck[seat]), _round(lost), count, len(own),
                _round(lost / max(1, count)), _round(found.luck[seat] / max(1, found.rolls)),
            )
        )  # fmt: skip
    return told


def _round(value: float) -> float:
    return round(value, 4)
